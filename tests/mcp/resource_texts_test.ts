/** What resources say, to the letter where it is short, and how names are completed. */
import assert from "node:assert/strict";
import { placedTerms } from "../../engine/explain/guide.ts";
import { completed, resourceAt } from "../../host/mcp/resources.ts";
import { explanations } from "../../host/operations/explain_rule.ts";

const SERVICE = "https://faktlint.example";

async function textAt(uri: string, baseUrl: string | undefined): Promise<string> {
  const { contents: [content] } = await resourceAt(uri, baseUrl);
  assert.ok(content !== undefined && "text" in content);
  assert.deepEqual([content.uri, content.mimeType], [uri, "text/markdown"]);
  return content.text;
}

/** What each paragraph begins with. */
async function labelsOf(rule: string, baseUrl: string | undefined): Promise<readonly string[]> {
  return (await textAt(`faktlint://rules/${rule}`, baseUrl)).split("\n\n").map((it) => it.split(":")[0] ?? "");
}

Deno.test("a rule has its example, terms, places and page where there are such, and else no paragraph for them", async () => {
  const all = [...await explanations("en", SERVICE)].map(([, explained]) => explained());
  const whole = all.find(({ example, field, places }) => example && field.length > 1 && places) ?? assert.fail();
  const bare = all.find(({ example, field, places }) => example === undefined && field.length === 0 && !places) ??
    assert.fail();
  const [first, last] = [(it: typeof whole) => `# ${it.rule} (${it.severity})`, ["Terms", "Where"]];
  assert.deepEqual(await labelsOf(whole.rule, SERVICE), [
    ...[first(whole), "Requires", "Fix", "Example"],
    ...[...last, "Page"],
  ]);
  assert.deepEqual(await labelsOf(bare.rule, SERVICE), [first(bare), "Requires", "Fix", "Page"]);
  assert.deepEqual(
    await labelsOf(bare.rule, undefined),
    [first(bare), "Requires", "Fix"],
    "no service has a page of it",
  );
  const text = await textAt(`faktlint://rules/${whole.rule}`, SERVICE);
  assert.ok(text.includes(`\n\nTerms: ${whole.field.map((it) => `faktlint://terms/${it}`).join(", ")}\n\n`), text);
});

Deno.test("of rules whose ids differ in their letters alone, the one that is named is read", async () => {
  for (const id of ["UBL-CR-384", "ubl-CR-384"]) {
    assert.match(await textAt(`faktlint://rules/${id}`, undefined), new RegExp(`^# ${id} `));
  }
});

Deno.test("a term says where it is, and leaves out where it is nowhere", async () => {
  assert.equal(
    await textAt("faktlint://terms/bt-5", undefined),
    "# BT-5: Invoice currency code\n\nJSON currency; UBL /Invoice/cbc:DocumentCurrencyCode; CII /rsm:CrossIndustryInvoice/" +
      "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:InvoiceCurrencyCode",
  );
  const one = placedTerms().find(({ cii, ubl }) => ubl !== undefined && cii === undefined) ?? assert.fail();
  assert.doesNotMatch(await textAt(`faktlint://terms/${one.id}`, undefined), /CII/);
});

Deno.test("a code list that the syntaxes share is there once, and one that differs for each", async () => {
  assert.match(await textAt("faktlint://codes/ISO-4217", undefined), /^# ISO 4217[^\n]*\n\n(?:[A-Z]{3}(?:, |$))+$/);
  assert.match(await textAt("faktlint://codes/UNTDID-1001", undefined), /\n\nUBL: [\d, ]+\n\nCII: [\d, ]+$/);
});

for (const kind of ["rules", "codes", "terms"]) {
  Deno.test(`all ${kind} are listed by what each is read by`, async () => {
    const [title = "", list = ""] = (await textAt(`faktlint://${kind}`, undefined)).split("\n\n");
    assert.match(title, /^# [A-Z][a-z ]+: all$/);
    const uris = list.split("\n").map((line) => line.replace(/^- /, ""));
    for (const uri of [uris.at(0), uris.at(-1)]) assert.ok((await textAt(uri ?? "", undefined)).startsWith("# "), uri);
  });
}

for (
  const uri of ["faktlint://rules/BR-CO-15/", "faktlint://rules/BR%2", "other://rules/BR-CO-15", "faktlint://toString"]
) {
  Deno.test(`there is nothing at ${uri}`, async () => {
    await assert.rejects(resourceAt(uri, undefined), { name: /Error$/, message: /[Rr]esource/ });
  });
}

Deno.test("what is begun is completed whatever its case, with how many there are, and no other template's names", async () => {
  const { completion: { values, total, hasMore } } = await completed("faktlint://terms/{term}", "bt-11");
  assert.deepEqual([values.slice(0, 3), total, hasMore], [["BT-11", "BT-110", "BT-111"], values.length, false]);
  const { completion: all } = await completed("faktlint://rules/{rule_id}", "");
  assert.deepEqual([all.values.length, all.hasMore], [100, true]);
  assert.equal(all.total, (await explanations("en", undefined)).size);
  for (const [begun, total] of [["UBL-CR-2", 100], ["UBL-CR-3", 101]] as const) {
    const { completion: { values, ...counted } } = await completed("faktlint://rules/{rule_id}", begun);
    assert.deepEqual([values.length, counted], [100, { total, hasMore: total > 100 }], begun);
  }
  for (const template of ["faktlint://terms/{rule_id}", "faktlint://terms", ""]) {
    assert.deepEqual((await completed(template, "BT-1")).completion, { values: [], total: 0, hasMore: false });
  }
});
