/** What a document says is quoted at every door: HTTP, MCP, the command line and the pages, in each language. */
import assert from "node:assert/strict";
import { conformance } from "../../host/documents/conformance.ts";
import { languages, loadTexts } from "../../host/documents/locales.ts";
import { judged } from "../../web/worker/judging.ts";
import { reported } from "../../web/worker/report.ts";
import { open } from "../../engine/mod.ts";
import { callTool } from "../support/mcp.ts";
import { MARK, markedJson, markedXml, unquotedBesidePaths } from "../support/quotation.ts";
import { sound } from "../support/seeded.ts";
import { withService } from "../support/service.ts";
import { sampled } from "../support/sweeps.ts";
import { faktlint, validInvoice, withFolder } from "../support/terminal.ts";
import { post, postXml } from "./requests.ts";

/** All values, all keys, and single ones of both kinds; the same of XML. */
const json = markedJson(JSON.stringify(sound)).filter((_, index) => index < 2 || index % 29 === 0);
const xml = markedXml(validInvoice).filter((_, index) => index < 1 || index % 41 === 0);

const documents: readonly (readonly [name: string, text: string])[] = [
  ...json.map((text, index) => [`${index}.json`, text] as const),
  ...xml.map((text, index) => [`${index}.xml`, text] as const),
];

/** Each line of a text that says the mark outside of quotation marks, however the text is wrapped. */
function leaksIn(text: string): readonly string[] {
  return [unquotedBesidePaths(text)].filter((it) => it !== undefined);
}

/** The sentences of an answer: what is said, and not what is data by its name. */
function sentencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(sentencesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, it]) =>
    typeof it !== "string" ? sentencesIn(it) : /^(?:message|fix|title|told|question|note)$/.test(name) ? [it] : []
  );
}

for (const lang of sampled(languages, 3)) {
  Deno.test(`over HTTP every sentence quotes what the document says, in ${lang}`, () =>
    withService(async ({ ask, key }) => {
      const by = await key("scale");
      const leaks: string[] = [];
      let said = "";
      for (const [name, text] of documents) {
        for (const path of ["validate?strict=true", "validate?strict=false", "diagnose?", "generate?", "parse?"]) {
          const init = name.endsWith("json") ? post(text, by) : postXml(text, by);
          const answer = await (await ask(`/v1/${path}&lang=${lang}`, init)).json();
          const sentences = sentencesIn(answer);
          said += sentences.join("");
          leaks.push(...sentences.flatMap(leaksIn));
        }
      }
      assert.ok(said.includes(MARK));
      assert.deepEqual([...new Set(leaks)], []);
    }));

  Deno.test(`to agents every text quotes what the document says, keys of its JSON too, in ${lang}`, () =>
    withService(async (it) => {
      const { authorization } = await it.key("scale");
      const leaks: string[] = [];
      let said = "";
      for (const [name, text] of documents) {
        const isJson = name.endsWith("json");
        const tools = isJson ? ["validate_invoice", "diagnose_invoice", "generate_invoice"] : [
          "validate_invoice_xml",
          "diagnose_invoice",
        ];
        for (const tool of tools) {
          const given = isJson ? `{"invoice":${text},"lang":"${lang}"}` : { xml: text, lang };
          const { text: told } = await callTool(it, tool, given, { authorization });
          said += told;
          leaks.push(...told.split("\n").flatMap(leaksIn));
        }
      }
      assert.ok(said.includes(MARK));
      assert.deepEqual([...new Set(leaks)], []);
    }));

  Deno.test(`on the command line every line but a line of the file quotes what the document says, in ${lang}`, () =>
    withFolder(Object.fromEntries(documents), async (folder) => {
      let said = "";
      for (const [name] of documents) {
        const file = `${folder}/${name}`;
        const runs = [["validate", file], ["validate", "--strict", file], ["diagnose", file], ["generate", file]];
        for (const args of runs) {
          const { out, err } = await faktlint([...args, "--lang", lang]);
          // A finding is wrapped, and the lines below a label belong to it; the lines of the file have their numbers.
          // What generate writes on standard output is the document itself.
          const text = `${args[0] === "generate" ? "" : out}\n${err}`.split("\n")
            .filter((line) => !/^ {4}\d+ \| /.test(line)).join("\n").replace(/\n {5,}/g, " ");
          said += text;
          const lines = text.split("\n").flatMap((it) => it.startsWith("{") ? sentencesIn(JSON.parse(it)) : [it]);
          assert.deepEqual(lines.flatMap(leaksIn), [], args.join(" "));
        }
      }
      assert.ok(said.includes(MARK));
    }));
}

Deno.test("on the page the places and sentences of findings quote what the document says", async () => {
  const { texts } = await import("../../web/texts/en.ts");
  const judging = { texts: await loadTexts("en"), strict: false, docsBase: "", conformance };
  for (const [, input] of documents) {
    const opened = open({ input });
    if ("refusal" in opened) continue;
    const sheet = { language: "en", texts: texts.sheet, file: () => undefined };
    const { findings } = reported(await judged(opened.ok, judging), sheet);
    assert.deepEqual(findings.flatMap(({ path, message, fix }) => [path, message, fix]).flatMap(leaksIn), []);
  }
});

Deno.test("the page of a record quotes what the document says", () =>
  withService(async ({ ask, key }) => {
    const by = await key("scale");
    const [values = "", keys = ""] = json;
    for (const text of [values, keys]) {
      const { record } = await (await ask("/v1/validate?record=true", post(text, by))).json();
      const page = await (await ask(`/r/${record.id}`)).text();
      assert.ok(page.includes(MARK));
      const plain = page.replace(/<[^>]*>/g, "\n").replaceAll("&quot;", '"').replaceAll("&#39;", "'");
      assert.deepEqual(plain.split("\n").flatMap(leaksIn), []);
    }
  }));
