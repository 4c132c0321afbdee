/** The API reference: everything that the served OpenAPI document has, for readers and without a script. */
import assert from "node:assert/strict";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { assetReader } from "../../host/http/assets.ts";
import { titles } from "../../engine/texts/term_titles.ts";
import { problems } from "../../host/domain/problems.ts";
import { tools } from "../../host/mcp/tools.ts";
import { gathered } from "../../web/reference/gather.ts";
import type { OpenApi } from "../../web/reference/openapi.ts";
import { paragraphsIn } from "../../web/reference/translated.ts";
import { docsWords } from "../../web/texts/docs/load.ts";
import { prose } from "../../web/texts/docs/prose/prose.ts";
import { languageTags } from "../../web/texts/languages.ts";
import { textOf } from "../house/sources.ts";
import { readable } from "../support/html.ts";
import { classic, objectsWith, withPage } from "../support/pdf.ts";
import { started } from "../support/server.ts";
import { type TestService, withService } from "../support/service.ts";
import { longTest } from "../support/sweeps.ts";

function test(name: string, work: (it: TestService) => Promise<void>): void {
  Deno.test(name, () => withService(work, { service: { asset: assetReader() } }));
}

interface Pages {
  /** By their paths, the overview first. */
  readonly pages: ReadonlyMap<string, string>;
  readonly document: OpenApi;
}

async function served({ ask }: TestService, lang = "en"): Promise<Pages> {
  const overview = await (await ask(`/docs?lang=${lang}`)).text();
  const chapters = [...overview.matchAll(/<h3 id="chapter-([\w-]+)"/g)].map(([, slug = ""]) => `/docs/${slug}`);
  const pages = new Map([["/docs", overview]]);
  for (const path of chapters) pages.set(path, await (await ask(`${path}?lang=${lang}`)).text());
  return { pages, document: await (await ask("/openapi.json")).json() };
}

function idsIn(html: string): readonly string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
}

/** The sections of a kind on all chapters, by their anchors; each is on one of them. */
function sectionsOf(pages: Pages["pages"], kind: "operation" | "schema"): ReadonlyMap<string, string> {
  const all = [...pages.values()].flatMap((html) => html.split(`<section class="${kind}" aria-labelledby="`).slice(1));
  // Of a schema whose fields are folded, they are the place that a link leads to, and its heading has another id.
  const named = all.map((it) => [it.slice(0, it.indexOf('"')).replace(/-name$/, ""), readable(it)] as const);
  assert.equal(new Map(named).size, named.length, "none occurs twice");
  return new Map(named);
}

test("/docs has every operation of /openapi.json in one chapter, with its parameters and answers", async (it) => {
  const { pages, document } = await served(it);
  const sections = sectionsOf(pages, "operation");
  const all = readable([...pages.values()].join(" "));
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    return Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation }));
  });
  assert.ok(operations.length > 10);
  for (const { name, operation } of operations) {
    assert.ok("operationId" in operation, name);
    const section = sections.get(`operation-${operation.operationId}`) ?? "";
    const { parameters = [], responses = {}, summary = "" } = operation;
    const parts = [name, ...parameters.map((it) => it.name ?? ""), ...Object.keys(responses)];
    for (const part of parts) assert.ok(section.includes(part), `${name} has ${part}`);
    assert.ok(all.includes(summary), `${name} has ${summary}`);
  }
});

test("/docs has every schema of /openapi.json in one chapter, with every field that it lists", async (it) => {
  const { pages, document } = await served(it);
  const sections = sectionsOf(pages, "schema");
  const schemas = Object.entries(document.components?.schemas ?? {});
  assert.equal(sections.size, schemas.length);
  for (const [name, schema] of schemas) {
    const fields = typeof schema === "object" ? Object.keys(schema.properties ?? {}) : [];
    const section = sections.get(`schema-${name}`);
    for (const part of [name, ...fields]) assert.ok(section?.includes(part), `${name} has ${part}`);
  }
});

for (const lang of languageTags) {
  test(`no id is there twice on a page of /docs in ${lang}, and every link leads to something that is there`, async (it) => {
    const { pages } = await served(it, lang);
    const ids = new Map([...pages].map(([path, html]) => [path, idsIn(html)]));
    const links = new Map<string, string>();
    for (const [path, html] of pages) {
      const own = ids.get(path) ?? [];
      assert.deepEqual(own.filter((id, at) => own.indexOf(id) !== at), [], path);
      for (const [, target = ""] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
        if (target.startsWith("#")) assert.ok(own.includes(target.slice(1)), `${path} ${target}`);
        else links.set(target.startsWith("?") ? `${path}${target}` : target, path);
      }
    }
    const asked = new Set<string>();
    for (const [target, from] of links) {
      const [address = "", id] = target.split("#");
      const [path = ""] = address.split("?");
      if (id !== undefined) assert.ok(ids.get(path)?.includes(id), `${from}: ${target}`);
      // Those are built, and tests/http/site_test.ts asks for them.
      if (["/", "/new", "/workbench"].includes(path) || asked.has(path)) continue;
      asked.add(path);
      assert.equal((await it.ask(address)).status, 200, target);
    }
    assert.ok(asked.has("/openapi.json") && asked.has("/postman.json") && asked.size > pages.size);
  });
}

test("what an address of the one page before named is on the overview", async (it) => {
  const { pages, document } = await served(it);
  const ids = idsIn(pages.get("/docs") ?? "");
  const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.values(item)).map((operation) => {
    return `operation-${"operationId" in operation ? operation.operationId : ""}`;
  });
  const schemas = Object.keys(document.components?.schemas ?? {}).map((name) => `schema-${name}`);
  for (const id of [...operations, ...schemas]) assert.ok(ids.includes(id), id);
});

test("a chapter that there is not is not found: a page for browsers, the envelope for others", async ({ ask }) => {
  const page = await ask("/docs/nowhere?lang=de", { headers: { accept: "text/html" } });
  assert.deepEqual([page.status, (await page.text()).includes('<html lang="de">')], [404, true]);
  const envelope = await ask("/docs/nowhere");
  assert.deepEqual([envelope.status, (await envelope.json()).error], [404, "not_found"]);
});

Deno.test("every text of /openapi.json has a row in the other languages, and no row is left over", async () => {
  const said = new Set<string>();
  for (const METERING of ["on", "off"]) {
    await withService(async ({ ask }) => {
      const document: OpenApi = await (await ask("/openapi.json")).json();
      for (const it of paragraphsIn(document)) said.add(/^(.*?): [a-z_]+(?:, [a-z_]+)*$/.exec(it)?.[1] ?? it);
    }, { environment: { METERING } });
  }
  assert.deepEqual([...said].filter((it) => !Object.hasOwn(prose, it)), [], "without a row");
  assert.deepEqual(Object.keys(prose).filter((it) => !said.has(it)), [], "left over");
  for (const [english, others] of Object.entries(prose)) {
    assert.ok(others.every((it) => it.trim() !== ""), english);
    // Text in code, and each error code, is not translated.
    const codes = english.match(/`[^`]+`/g) ?? [];
    for (const it of others) assert.deepEqual(it.match(/`[^`]+`/g) ?? [], codes, english);
  }
});

test("every business term is called as accountants call it", async ({ ask }) => {
  for (const [lang, at] of [["de", 0], ["fr", 1]] as const) {
    const html = await (await ask(`/docs/invoice?lang=${lang}`)).text();
    const page = readable(html);
    const rows = [...html.matchAll(/(B[GT]-(?:DEX-)?\d+(?:-\d+)?)\b/g)].map(([id]) => id);
    assert.ok(new Set(rows).size > 150);
    for (const [id, said] of Object.entries(titles)) {
      // Those without a field of their own stand in no schema.
      if (rows.includes(id)) assert.ok(page.includes(said[at]), `${id} ${said[at]}`);
    }
  }
});

Deno.test("the chapter on agents has words for each tool, and for no other", () => {
  for (const [lang, { agents }] of Object.entries(docsWords)) {
    assert.deepEqual(Object.keys(agents.tools).toSorted(), tools.map(({ name }) => name).toSorted(), lang);
  }
});

test("every error code that an operation lists leads to its row", async (it) => {
  const html = [...(await served(it)).pages.values()].join("");
  for (const code of ["bad_request", "xml_malformed", "key_already_issued", "record_not_found", "quota_exceeded"]) {
    assert.ok(code in problems && html.includes(`<a href="/docs/errors?lang=en#${code}">${code}</a>`), code);
  }
});

Deno.test("the pages of /docs have the script of the theme, and that which copies, where there is a build", async () => {
  const site = {
    validator: "",
    workbench: "",
    writing: "writing.js",
    examples: () => Promise.resolve(() => ({})),
    file: () => Promise.resolve(undefined),
  };
  for (const service of [{}, { site }]) {
    await withService(async ({ ask }) => {
      for (const path of ["/docs", "/docs/errors", "/docs/validate"]) {
        const html = await (await ask(path)).text();
        const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
        const own = [' src="/assets/copy.js" defer=""'];
        assert.deepEqual(scripts, "site" in service ? [' src="/assets/theme.js"', ...own] : [], path);
      }
    }, { service });
  }
});

test("/docs is the same each time, is compressed, may be kept for minutes, and is not sent again unchanged", async ({ ask }) => {
  const response = await ask("/docs", { headers: { "accept-encoding": "gzip" } });
  assert.deepEqual(
    ["content-encoding", "cache-control", "content-language"].map((name) => response.headers.get(name)),
    ["gzip", "public, max-age=300", "en"],
  );
  const tag = response.headers.get("etag") ?? "";
  assert.equal((await ask("/docs", { headers: { "if-none-match": tag } })).status, 304);
  const [one, other] = [await (await ask("/docs")).text(), await (await ask("/docs")).text()];
  assert.equal(one, other);
});

Deno.test("/docs of a service without keys asks for none", async () => {
  for (const [METERING, asked] of [["on", true], ["off", false]] as const) {
    await withService(async (it) => {
      const validate = await (await it.ask("/docs/validate")).text();
      assert.equal(validate.includes("Authorization: Bearer $KEY"), asked, METERING);
    }, { environment: { METERING } });
  }
});

test("every example of /openapi.json is as its schema says", async (it) => {
  const { document } = await served(it);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ components: document.components }, "api");
  const checked: string[] = [];
  const { groups } = gathered(document);
  for (const { method, path, operation } of groups.flatMap(({ operations }) => operations)) {
    const answers = Object.entries(operation.responses ?? {});
    for (const [name, { content = {} }] of [["body", operation.requestBody ?? {}], ...answers] as const) {
      for (const [type, { schema, example }] of Object.entries(content)) {
        if (schema === undefined || example === undefined) continue;
        const rooted = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'));
        const at = `${method} ${path} ${name} ${type}`;
        assert.ok(ajv.validate(rooted, example), `${at}: ${ajv.errorsText()}`);
        checked.push(at);
      }
    }
  }
  for (const wanted of ["POST /v1/validate body application/json", "POST /v1/generate 200 application/json"]) {
    assert.ok(checked.includes(wanted), wanted);
  }
});

/** Lookups find nobody to ask. */
const nobody = {
  VIES_BASE_URL: "http://127.0.0.1:9/rest-api",
  FRENCH_DIRECTORY_BASE_URL: "http://127.0.0.1:9",
  PEPPOL_DNS_SERVER: "127.0.0.1:9",
};

/** What a request that is as it should be is never answered with. */
const wrong = ["400", "401", "405", "410", "413", "415", "422", "429", "500"];

longTest("every request on /docs runs as it is, and is answered as the document says", async () => {
  const server = await started({ KV_PATH: ":memory:", ...nobody });
  const cwd = await Deno.makeTempDir({ prefix: "faktlint-" });
  const content = textOf("cases/base.cii.xml").replace(/[^\0-\x7f]/g, "?");
  await Deno.writeFile(`${cwd}/invoice.pdf`, classic(objectsWith([{ name: "factur-x.xml", content }])));
  for (const name of ["invoice", "a", "b"]) await Deno.writeTextFile(`${cwd}/${name}.xml`, content);
  await Deno.writeFile(`${cwd}/own.pdf`, classic(withPage(objectsWith([]), "0 0 1 1 re f")));
  try {
    const KEY = /^ {2}(fl_live_\w+)$/m.exec(server.announcement)?.[1] ?? "";
    const overview = await (await fetch(`${server.address}/docs`)).text();
    const chapters = [...overview.matchAll(/<h3 id="chapter-([\w-]+)"/g)].map(([, slug = ""]) => slug);
    const all = await Promise.all(
      chapters.map(async (it) => await (await fetch(`${server.address}/docs/${it}`)).text()),
    );
    const html = all.join("");
    const document: OpenApi = await (await fetch(`${server.address}/openapi.json`)).json();
    const requests = [...html.matchAll(/<pre[^>]* aria-label="curl: (\w+) ([^",]*)[^"]*"><code>(.*?)<\/code>/gs)];
    assert.ok(requests.length >= Object.keys(document.paths ?? {}).length);
    // It ends when the key is rotated.
    const last = ([, , path]: readonly string[]) => path?.endsWith("/rotate") ? 1 : 0;
    for (const [, method = "", path = "", text = ""] of requests.toSorted((a, b) => last(a) - last(b))) {
      const line = `${readable(text)} --silent --output /dev/null --write-out '%{http_code}'`;
      const { stdout } = await new Deno.Command("sh", { args: ["-c", line], cwd, env: { KEY } }).output();
      const status = new TextDecoder().decode(stdout);
      const [, operation] = Object.entries(document.paths?.[path] ?? {}).find(([it]) => it === method.toLowerCase()) ??
        [];
      assert.ok(operation !== undefined && "responses" in operation, path);
      assert.ok(status in (operation.responses ?? {}) && !wrong.includes(status), `${method} ${path}: ${status}`);
    }
  } finally {
    await server.end("SIGKILL").catch(() => {});
    await Deno.remove(cwd, { recursive: true });
  }
});
