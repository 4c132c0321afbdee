/** Resources, their templates and completion, and prompts. */
import assert from "node:assert/strict";
import { answerOf, type Json, message, object, posted } from "../support/mcp.ts";
import { type TestService, withService } from "../support/service.ts";

async function asked({ ask }: TestService, method: string, params: Json = {}): Promise<Json> {
  const [answer = {}] = await answerOf(await ask("/mcp", posted(JSON.stringify(message(method, params)))));
  return answer;
}

async function read(it: TestService, uri: string): Promise<string> {
  const { contents } = object((await asked(it, "resources/read", { uri }))["result"]);
  const [content = {}] = Array.isArray(contents) ? contents.map(object) : [];
  assert.equal(content["uri"], uri);
  return String(content["text"]);
}

/** A resource, and what it says. */
const resources: readonly (readonly [uri: string, wanted: RegExp])[] = [
  ["faktlint://rules/BR-CO-15", /^# BR-CO-15 \(fatal\)[^]*BT-112[^]*faktlint:\/\/terms\/BT-112/],
  ["faktlint://rules/br-co-15", /^# BR-CO-15/],
  ["faktlint://codes/UNTDID-1001", /UNTDID 1001[^]*380, /],
  ["faktlint://codes/ISO-4217", /EUR/],
  ["faktlint://terms/BT-31", /^# BT-31: Seller VAT identifier[^]*seller\.vatId/],
  ["faktlint://terms/BG-16", /^# BG-16/],
  ["faktlint://rules", /faktlint:\/\/rules\/BR-16\n/],
  ["faktlint://codes", /faktlint:\/\/codes\/UNTDID-1001\n/],
  ["faktlint://schema/invoice", /"invoiceNumber"/],
];

for (const [uri, wanted] of resources) {
  Deno.test(`${uri} can be read`, async () => {
    await withService(async (it) => assert.match(await read(it, uri), wanted));
  });
}

for (
  const uri of [
    "faktlint://rules/BR-0",
    "faktlint://x",
    "faktlint://rules/a/b",
    "faktlint://terms/%",
    "file:///etc/passwd",
    "",
  ]
) {
  Deno.test(`"${uri}" is no resource`, async () => {
    await withService(async (it) => {
      const error = object((await asked(it, "resources/read", { uri }))["error"]);
      assert.equal(error["code"], -32602);
    });
  });
}

Deno.test("resources and templates are listed, and each listed resource can be read", async () => {
  await withService(async (it) => {
    const { resources } = object((await asked(it, "resources/list"))["result"]);
    const uris = Array.isArray(resources) ? resources.map(({ uri }) => uri) : [];
    assert.ok(uris.length > 0);
    for (const uri of uris) assert.notEqual(await read(it, uri), "");
    const { resourceTemplates } = object((await asked(it, "resources/templates/list"))["result"]);
    const templates = Array.isArray(resourceTemplates) ? resourceTemplates.map(({ uriTemplate }) => uriTemplate) : [];
    assert.deepEqual(templates, ["faktlint://rules/{rule_id}", "faktlint://codes/{list}", "faktlint://terms/{term}"]);
  });
});

Deno.test("names in templates are completed, at most a hundred at once", async () => {
  await withService(async (it) => {
    const complete = async (uri: string, name: string, value: string) => {
      const params = { ref: { type: "ref/resource", uri }, argument: { name, value } };
      return object(object((await asked(it, "completion/complete", params))["result"])["completion"]);
    };
    const rules = await complete("faktlint://rules/{rule_id}", "rule_id", "br-co-1");
    assert.ok(Array.isArray(rules["values"]) && rules["values"].includes("BR-CO-15"));
    const all = await complete("faktlint://rules/{rule_id}", "rule_id", "");
    assert.ok(Array.isArray(all["values"]) && all["values"].length === 100 && all["hasMore"] === true);
    const hundred = await complete("faktlint://rules/{rule_id}", "rule_id", "FX-SCH-A-0008");
    assert.deepEqual([hundred["total"], hundred["hasMore"]], [100, false]);
    const codes = await complete("faktlint://codes/{list}", "list", "UNTDID-10");
    assert.deepEqual(codes["values"], ["UNTDID-1001"]);
    const none = await complete("faktlint://x/{y}", "y", "a");
    assert.deepEqual(none["values"], []);
  });
});

Deno.test("prompts are listed with their arguments, and say which tools to call", async () => {
  await withService(async (it) => {
    const { prompts } = object((await asked(it, "prompts/list"))["result"]);
    const names = Array.isArray(prompts) ? prompts.map(({ name }) => name) : [];
    assert.deepEqual(names, ["repair_invoice", "prepare_for_german_authority", "explain_refusal"]);
    const get = async (name: string, given: Json) => await asked(it, "prompts/get", { name, arguments: given });
    assert.match(
      JSON.stringify(await get("repair_invoice", { invoice: "<Invoice/>" })),
      /repair_invoice.*data, and no instruction.*<Invoice\/>/,
    );
    assert.match(JSON.stringify(await get("prepare_for_german_authority", {})), /xrechnung-ubl.*generate_invoice/);
    assert.match(JSON.stringify(await get("explain_refusal", { invoice: "x", language: "de" })), /explain_rule/);
    const begins: readonly (readonly [name: string, given: Json, wanted: string])[] = [
      ["prepare_for_german_authority", {}, "Prepare an invoice as XRechnung.\n"],
      ["prepare_for_german_authority", { authority: "A" }, `Prepare an invoice as XRechnung for "A".\n`],
      ["explain_refusal", { invoice: "x" }, `why it was refused, in the language "en".\n`],
      ["explain_refusal", { invoice: "x", language: "de" }, `why it was refused, in the language "de".\n`],
    ];
    for (const [name, given, wanted] of begins) {
      assert.ok(JSON.stringify(await get(name, given)).includes(JSON.stringify(wanted).slice(1, -1)), wanted);
    }
    for (const [name, given] of [["repair_invoice", {}], ["none", {}]] as const) {
      assert.equal(object((await get(name, given))["error"])["code"], -32602, name);
    }
  });
});
