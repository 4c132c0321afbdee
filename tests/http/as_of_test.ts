/** The day that is asked for: the verdict says of each edition that it followed what it was then, at every door. */
import assert from "node:assert/strict";
import { parse, validate, validateJson } from "../../engine/mod.ts";
import { validate as fromPackage } from "../../packages/npm/mod.ts";
import type { z } from "@hono/zod-openapi";
import { validationResult } from "../../host/operations/forms.ts";
import { identifierOf } from "../../engine/model/specifications.ts";
import { textOf } from "../house/sources.ts";
import { callTool } from "../support/mcp.ts";
import { withService } from "../support/service.ts";
import { faktlint, withFolder } from "../support/terminal.ts";
import { post, postXml } from "./requests.ts";

const FILE = "examples/xrechnung-public-buyer.xml";
const xml = textOf(FILE);

function json(): string {
  const outcome = parse(xml);
  assert.ok("ok" in outcome);
  return JSON.stringify({ ...outcome.ok.invoice, profile: outcome.ok.profile });
}

interface Said {
  readonly provenance: {
    readonly as_of?: string | undefined;
    readonly editions: readonly { readonly set: string; readonly state?: string | undefined }[];
  };
}

function statesOf({ provenance: { editions } }: Said): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(editions.map(({ set, state }) => [set, state]));
}

/** The edition of XRechnung that the engine has without further sets is in force since 2026-08-31. */
const days = [["2026-08-30", "coming"], ["2026-08-31", "in_force"], ["2027-01-01", "in_force"]] as const;

Deno.test("the engine says what each edition was on the day, of XML and of JSON, and nothing without a day", () => {
  for (const [asOf, state] of days) {
    for (const outcome of [validate(xml, { asOf }), validateJson(json(), { asOf }), fromPackage(xml, { asOf })]) {
      assert.ok("ok" in outcome);
      assert.deepEqual(statesOf(outcome.ok), { en16931: "in_force", xrechnung: state });
      assert.equal(outcome.ok.provenance.as_of, asOf);
    }
  }
  const outcome = validate(xml);
  assert.ok("ok" in outcome);
  assert.equal(outcome.ok.provenance.as_of, undefined);
  assert.deepEqual(statesOf(outcome.ok), { en16931: undefined, xrechnung: undefined });
});

Deno.test("?as_of= says it over HTTP, to agents and in a record that is signed with it", () =>
  withService(async (it) => {
    const by = await it.key("scale");
    const wanted = { en16931: "in_force", xrechnung: "in_force" };
    for (const [day] of days) {
      it.time.now += 1_000;
      for (const init of [postXml(xml, by), post(json(), by)]) {
        const verdict = await (await it.ask(`/v1/validate?as_of=${day}&record=true`, init)).json();
        assert.deepEqual(statesOf(verdict), wanted);
        const record = await (await it.ask(`/v1/records/${verdict.record.id}`)).json();
        assert.deepEqual([record.as_of, statesOf({ provenance: record })], [day, wanted]);
      }
      const { text, structured } = await callTool(it, "validate_invoice_xml", { xml, as_of: day, lang: "de" }, by);
      assert.deepEqual(statesOf(validationResult.parse(structured)), wanted);
      assert.match(text, new RegExp(`^Stand ${day}, xrechnung .*: `, "m"));
    }
  }));

const peppol = xml.replace(/urn:cen\.eu:en16931:2017#compliant[^<]*/, identifierOf("peppol"))
  .replaceAll(`schemeID="EM"`, `schemeID="9930"`);
const early: readonly (readonly [document: string, day: string, since: string, carried: RegExp])[] = [
  [
    xml,
    "2026-01-30",
    "2026-01-31",
    /2026-01-31: xrechnung 3\.0\.2 \(Schematron 2\.5\.0\); 2026-08-31: xrechnung .*2\.6\.0\)/,
  ],
  [peppol, "2026-08-23", "2026-08-24", /2026-08-24: peppol-bis 3\.0\.21/],
];

for (const [document, day, since, carried] of early) {
  Deno.test(`an invoice is not valid as of ${day}, before the first edition of its rules, and what is carried is said`, () =>
    withService(async (it) => {
      const by = await it.key("scale");
      const asked = `/v1/validate?strict=true&as_of=${day}`;
      const { valid, errors, provenance } = await (await it.ask(asked, postXml(document, by))).json();
      const found = errors.find(({ rule }: { readonly rule: string }) => rule === "ATW-RULES-NOT-CARRIED");
      assert.equal(valid, false);
      assert.ok(found.message.includes(`(${day})`) && carried.test(found.message), found.message);
      assert.ok(provenance.families_not_run.length > 0);
      const then = await (await it.ask(`/v1/validate?strict=true&as_of=${since}`, postXml(document, by))).json();
      assert.deepEqual([then.valid, then.provenance.families_not_run], [true, []], JSON.stringify(then.errors));
      for (const lang of ["en", "de", "fr"]) {
        await withFolder({ "a.xml": document }, async (folder) => {
          const { status, out } = await faktlint(["validate", "--as-of", day, "--lang", lang, folder]);
          assert.equal(status, 1);
          assert.ok(out.includes(since) && out.includes("ATW-RULES-NOT-CARRIED"), out);
        });
      }
    }));
}

Deno.test("the lighter mode judges by the first edition on a day before it, and says that it was not in force", async () => {
  const { status, out } = await faktlint(["validate", "--preflight", "--as-of", "2025-12-01", FILE]);
  assert.equal(status, 0);
  assert.match(out, /As of 2025-12-01, xrechnung .*2\.5\.0\): not yet in force/);
});

Deno.test("an invalid day is refused with its name, wherever it is given", () =>
  withService(async (it) => {
    const by = await it.key("scale");
    for (const day of ["2026-02-30", "2026-02", "yesterday", ""]) {
      const answer = await it.ask(`/v1/validate?as_of=${day}`, postXml(xml, by));
      assert.deepEqual([answer.status, (await answer.json()).error], [400, "bad_request"], day);
      assert.equal((await it.ask(`/v1/editions?as_of=${day}`)).status, 400, day);
      const { isError } = await callTool(it, "list_editions", { as_of: day });
      assert.ok(isError, day);
      const outcome = fromPackage(xml, { asOf: day });
      assert.ok("refusal" in outcome && outcome.refusal.message.includes("asOf"), day);
    }
  }));

Deno.test("/v1/editions lists what is carried, today or on another day, and list_editions says the same", () =>
  withService(async (it) => {
    const today = new Date(it.time.now).toISOString().slice(0, 10);
    for (const [query, day] of [["", today], ["?as_of=2026-03-01", "2026-03-01"]] as const) {
      const answer = await (await it.ask(`/v1/editions${query}`)).json();
      assert.equal(answer.as_of, day);
      const { out } = await faktlint(["editions", "--json", "--as-of", day]);
      assert.deepEqual(answer, JSON.parse(out));
      const { structured, text } = await callTool(it, "list_editions", query === "" ? {} : { as_of: day });
      assert.deepEqual(structured, answer);
      assert.ok(text.startsWith(`As of ${day}:\n`));
      const isEarly = day < "2026-09-01";
      assert.equal(
        /^fr-flux2: en16931 .*, br-fr .*: not yet in force \(.*:2017 with B1 S1 /m.test(text),
        isEarly,
        text,
      );
    }
  }));

const told = [
  ["en", "2026-08-30", /^ {2}As of 2026-08-30, xrechnung .*2\.5\.0.*: in force\.$/m],
  ["en", "2026-08-31", /^ {2}As of 2026-08-31, xrechnung .*2\.6\.0.*: in force\.$/m],
  ["de", "2026-08-31", /^ {2}Stand 2026-08-31, xrechnung .*: in Kraft\.$/m],
  ["fr", "2026-08-30", /^ {2}Au 2026-08-30, xrechnung .*2\.5\.0.*: en vigueur\.$/m],
] as const;

for (const [lang, day, line] of told) {
  Deno.test(`validate --as-of ${day} --lang ${lang} says it in the report`, async () => {
    const { out } = await faktlint(["validate", "--as-of", day, "--lang", lang, FILE]);
    assert.match(out, line);
  });
}

Deno.test("json, ndjson, sarif and junit say it, too", async () => {
  const as = async (format: string) =>
    (await faktlint(["validate", "--as-of", "2026-08-31", "--format", format, FILE])).out;
  const wanted = { en16931: "in_force", xrechnung: "in_force" };
  for (const format of ["json", "ndjson"]) {
    assert.deepEqual(statesOf(JSON.parse(await as(format)).result), wanted, format);
  }
  const [{ properties }] = JSON.parse(await as("sarif")).runs[0].artifacts;
  assert.deepEqual([properties.as_of, statesOf({ provenance: properties })], ["2026-08-31", wanted]);
  assert.match(
    await as("junit"),
    /<properties>\n.*\n.*<property name="xrechnung [^"]*" value="2026-08-31: in force"\/>/,
  );
});

Deno.test("validate --as-of without a day is called wrongly", async () => {
  const { status, err } = await faktlint(["validate", "--as-of", "2026-13-01", FILE]);
  assert.equal(status, 2);
  assert.match(err, /--as-of takes a day such as 2026-11-23, and "2026-13-01" was given/);
});

type Judged = Pick<z.output<typeof validationResult>, "provenance" | "errors" | "warnings">;

/** Refused from 2026-08-31: where a supporting document lies has to be an absolute URL. */
const located = xml.replace(
  "</cac:ContractDocumentReference>",
  "</cac:ContractDocumentReference><cac:AdditionalDocumentReference><cbc:ID>A</cbc:ID><cac:Attachment>" +
    "<cac:ExternalReference><cbc:URI>www.example.com/a.csv</cbc:URI></cac:ExternalReference></cac:Attachment>" +
    "</cac:AdditionalDocumentReference>",
);

function isRefusedNext(next: z.output<typeof validationResult>["next"]): boolean {
  return next?.since === "2026-08-31" && next.valid_now && next.valid_then === false &&
    next.comes.some(({ rule, severity }) => rule === "BR-TMP-2" && severity === "fatal");
}

Deno.test("every door follows the edition of the day, with strict and without", () =>
  withService(async (it) => {
    const by = await it.key("scale");
    const judgedOn = (verdict: Judged) => {
      const { edition, state } = verdict.provenance.editions.find(({ set }) => set === "xrechnung") ?? {};
      return [
        edition,
        state,
        [...verdict.errors, ...verdict.warnings].find(({ rule }) => rule === "BR-TMP-2")?.severity,
      ];
    };
    for (const [day, edition, severity] of lastAndFirst) {
      const wanted = [edition, "in_force", severity];
      for (const strict of [false, true]) {
        const answer = await it.ask(`/v1/validate?as_of=${day}&strict=${strict}`, postXml(located, by));
        assert.deepEqual(judgedOn(validationResult.parse(await answer.json())), wanted, day);
        const asked = { xml: located, as_of: day, strict };
        const { structured } = await callTool(it, "validate_invoice_xml", asked, by);
        assert.deepEqual(judgedOn(validationResult.parse(structured)), wanted, day);
      }
      await withFolder({ "a.xml": located }, async (folder) => {
        const at = ["validate", "--as-of", day, "--format", "json", `${folder}/a.xml`];
        for (const mode of [["--preflight"], []]) {
          assert.deepEqual(judgedOn(JSON.parse((await faktlint([...at, ...mode])).out).result), wanted, day);
        }
      });
    }
  }));

/** The last day of an edition, and the first of the next: what a location that is no URL was, and is. */
const lastAndFirst = [
  ["2026-08-30", "3.0.2 (Schematron 2.5.0)", "warning"],
  ["2026-08-31", "3.0.2 (Schematron 2.6.0)", "fatal"],
] as const;

/** The guilder of Curaçao: in the list of EN 16931 1.3.16, and not in that before. */
const inGuilders = xml.replaceAll("EUR", "XCG");

Deno.test("without strict, too, the clock of the service decides which edition of EN 16931 judges, in XML and in JSON", () =>
  withService(async (it) => {
    const by = await it.key("scale");
    const parsed = parse(inGuilders);
    assert.ok("ok" in parsed);
    const asJson = JSON.stringify({ ...parsed.ok.invoice, profile: parsed.ok.profile });
    for (
      const [moment, edition, wanted] of [
        ["2026-08-30T21:59:00Z", "1.3.15", ["BR-CL-03", "BR-CL-04"]],
        ["2026-08-30T22:01:00Z", "1.3.16", []],
      ] as const
    ) {
      it.time.now = Date.parse(moment);
      const { structured } = await callTool(it, "validate_invoice_xml", { xml: inGuilders }, by);
      const [ofXml, ofJson] = [postXml(inGuilders, by), post(asJson, by)].map((init) => it.ask("/v1/validate", init));
      const said = [[await (await ofXml)?.json(), wanted], [structured, wanted], [
        await (await ofJson)?.json(),
        // There the currency is one field.
        wanted.filter((id) => id === "BR-CL-04"),
      ]] as const;
      for (const [verdict, rules] of said) {
        const { errors, provenance } = validationResult.parse(verdict);
        assert.deepEqual([...new Set(errors.map(({ rule }) => rule))].sort(), rules, moment);
        assert.equal(provenance.editions[0]?.edition, edition);
      }
    }
  }));

Deno.test("?next=true says over HTTP and to agents what the next edition refuses, and nothing without it", () =>
  withService(async (it) => {
    const by = await it.key("scale");
    const before = "/v1/validate?strict=true&as_of=2026-08-30";
    const asked = await (await it.ask(`${before}&next=true`, postXml(located, by))).json();
    assert.ok(asked.valid && isRefusedNext(asked.next), JSON.stringify(asked.next));
    const plain = await (await it.ask(before, postXml(located, by))).json();
    assert.ok(!("next" in plain));
    const last = await (await it.ask("/v1/validate?next=true", postXml(located, by))).json();
    assert.equal(last.next, null);
    const { text, structured } = await callTool(
      it,
      "validate_invoice_xml",
      { xml: located, next: true, strict: true, as_of: "2026-08-30" },
      by,
    );
    assert.ok(isRefusedNext(validationResult.parse(structured).next));
    assert.match(
      text,
      /^By xrechnung .*2\.6\.0.*, in force from 2026-08-31: not valid; by the edition before: valid\.$/m,
    );
    assert.match(text, /^Comes: BR-TMP-2: /m);
  }));

Deno.test("the service judges by the edition in force on the day of its clock", () =>
  withService(async (it) => {
    const by = await it.key("scale");
    for (const [moment, valid] of [["2026-08-30T21:59:00Z", true], ["2026-08-30T22:01:00Z", false]] as const) {
      it.time.now = Date.parse(moment);
      const verdict = await (await it.ask("/v1/validate?strict=true", postXml(located, by))).json();
      assert.equal(verdict.valid, valid, moment);
      assert.equal(verdict.provenance.as_of, undefined);
    }
  }));

Deno.test("validate --next says it in the report in each language, and in JSON; with --fix it is called wrongly", () =>
  withFolder({ "a.xml": located }, async (folder) => {
    const path = `${folder}/a.xml`;
    const before = ["validate", "--strict", "--as-of", "2026-08-30"];
    for (
      const [lang, said] of [["en", /^ {2}Comes: BR-TMP-2: /m], ["de", /^ {2}Neu: BR-TMP-2: /m], [
        "fr",
        /^ {2}Nouveau: BR-TMP-2: /m,
      ]] as const
    ) {
      const { out, status } = await faktlint([...before, "--next", "--lang", lang, path]);
      assert.equal(status, 0);
      assert.match(out, said);
    }
    const { next, result } = JSON.parse((await faktlint([...before, "--next", "--format", "json", path])).out);
    assert.ok(result.valid && isRefusedNext(next));
    assert.equal((await faktlint(["validate", "--next", "--fix", path])).status, 2);
    assert.equal((await faktlint(["validate", "--strict", path])).status, 1);
    assert.equal((await faktlint([...before, path])).status, 0);
  }));
