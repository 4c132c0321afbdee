/** The API reference: everything that the served OpenAPI document has, for readers and without a script. */
import assert from "node:assert/strict";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { assetReader } from "../../host/http/assets.ts";
import { problems } from "../../host/domain/problems.ts";
import { gathered } from "../../web/reference/gather.ts";
import type { OpenApi } from "../../web/reference/openapi.ts";
import { textOf } from "../house/sources.ts";
import { readable } from "../support/html.ts";
import { classic, objectsWith } from "../support/pdf.ts";
import { started } from "../support/server.ts";
import { type TestService, withService } from "../support/service.ts";
import { longTest } from "../support/sweeps.ts";

function test(name: string, work: (it: TestService) => Promise<void>): void {
  Deno.test(name, () => withService(work, { service: { asset: assetReader() } }));
}

async function served({ ask }: TestService): Promise<{ readonly html: string; readonly document: OpenApi }> {
  return { html: await (await ask("/docs")).text(), document: await (await ask("/openapi.json")).json() };
}

function idsIn(html: string): readonly string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
}

test("/docs has every operation of /openapi.json under its anchor, with its parameters and answers", async (it) => {
  const { html, document } = await served(it);
  const ids = new Set(idsIn(html));
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    return Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation }));
  });
  assert.ok(operations.length > 10);
  const sections = html.split('<section class="operation"').slice(1);
  for (const { name, operation } of operations) {
    assert.ok("operationId" in operation && ids.has(`operation-${operation.operationId}`), name);
    const section = readable(
      sections.find((it) => it.includes(`aria-labelledby="operation-${operation.operationId}"`)) ?? "",
    );
    const { parameters = [], responses = {}, summary = "" } = operation;
    const parts = [name, summary, ...parameters.map((it) => it.name ?? ""), ...Object.keys(responses)];
    for (const part of parts) assert.ok(section.includes(part), `${name} has ${part}`);
  }
});

test("/docs has every schema of /openapi.json, with every field that it lists", async (it) => {
  const { html, document } = await served(it);
  const sections = html.split('<section class="schema"').slice(1).map(readable);
  const schemas = Object.entries(document.components?.schemas ?? {});
  assert.equal(sections.length, schemas.length);
  for (const [at, [name, schema]] of schemas.entries()) {
    const fields = typeof schema === "object" ? Object.keys(schema.properties ?? {}) : [];
    for (const part of [name, ...fields]) assert.ok(sections[at]?.includes(part), `${name} has ${part}`);
  }
});

test("no id is there twice on /docs, and every link leads to something that is there", async (it) => {
  const { html } = await served(it);
  const [ids, codes] = [idsIn(html), idsIn(await (await it.ask("/docs/errors")).text())];
  assert.deepEqual(ids.filter((id, at) => ids.indexOf(id) !== at), []);
  const links = new Set([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, target = ""]) => target));
  const pages = [...links].filter((target) => !target.includes("#"));
  assert.ok(pages.includes("/openapi.json") && pages.includes("/postman.json"));
  for (const target of links) {
    const [path, id = ""] = target.split("#");
    if (path === "") assert.ok(ids.includes(id), target);
    else if (path === "/docs/errors" && id !== "") assert.ok(codes.includes(id), target);
    // Those are built, and tests/http/site_test.ts asks for them.
    else if (!["/", "/new", "/signup", "/workbench"].includes(target)) {
      assert.equal((await it.ask(target.startsWith("?") ? `/docs${target}` : target)).status, 200, target);
    }
  }
});

test("every error code that an operation lists leads to its row", async (it) => {
  const { html } = await served(it);
  for (const code of ["bad_request", "xml_malformed", "key_already_issued", "record_not_found", "quota_exceeded"]) {
    assert.ok(code in problems && html.includes(`<a href="/docs/errors#${code}">${code}</a>`), code);
  }
});

Deno.test("/docs and /docs/errors have the script of the theme, and /docs that which copies, where there is a build", async () => {
  const site = {
    validator: "",
    signup: "",
    workbench: "",
    writing: "writing.js",
    examples: () => Promise.resolve({}),
    file: () => Promise.resolve(undefined),
  };
  for (const service of [{}, { site }]) {
    await withService(async ({ ask }) => {
      for (const path of ["/docs", "/docs/errors"]) {
        const html = await (await ask(path)).text();
        const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
        const own = path === "/docs" ? [' src="/assets/copy.js" defer=""'] : [];
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
  assert.ok(new TextEncoder().encode(one).length < 400_000);
});

Deno.test("/docs of a service without keys asks for none", async () => {
  for (const [METERING, asked] of [["on", true], ["off", false]] as const) {
    await withService(async (it) => {
      const [, section = ""] = (await served(it)).html.split('aria-labelledby="operation-validate"');
      const [validate = ""] = section.split("</section>");
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
  const { groups } = gathered({ document, base: "", codes: [] });
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

longTest("every request on /docs runs as it stands, and is answered as the document says", async () => {
  const server = await started({ KV_PATH: ":memory:", ...nobody });
  const cwd = await Deno.makeTempDir({ prefix: "faktlint-" });
  const content = textOf("tests/rules/base.cii.xml").replace(/[^\0-\x7f]/g, "?");
  await Deno.writeFile(`${cwd}/invoice.pdf`, classic(objectsWith([{ name: "factur-x.xml", content }])));
  try {
    const KEY = /^ {2}(fl_live_\w+)$/m.exec(server.announcement)?.[1] ?? "";
    const html = await (await fetch(`${server.address}/docs`)).text();
    const document: OpenApi = await (await fetch(`${server.address}/openapi.json`)).json();
    const requests = [...html.matchAll(/<pre[^>]* aria-label="curl: (\w+) ([^",]*)[^"]*"><code>(.*?)<\/code>/gs)];
    assert.ok(requests.length >= Object.keys(document.paths ?? {}).length);
    // With the key's rotation, it ends.
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
