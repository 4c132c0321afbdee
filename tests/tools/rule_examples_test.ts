/** The pairs of invoices on the rule pages. */
import assert from "node:assert/strict";
import { adviceSet, type CaseSet, caseSets, strictCaseSets } from "../../cases/all.ts";
import type { RuleTable } from "../../engine/rules/kit/rule.ts";
import { pageOf } from "../../engine/explain/guide.ts";
import { load } from "../../engine/selection/load.ts";
import { everything } from "../../engine/selection/plan.ts";
import { explainAll } from "../../engine/mod.ts";
import { withService } from "../support/service.ts";
import { excerpt, ruleExamples } from "../../cases/examples.ts";
import { sampled } from "../support/sweeps.ts";

const before = '<?xml version="1.0"?><!-- one --><a xmlns="urn:a"><b><c>1</c><d x="y"/><e>\n 2 </e></b><f>3</f></a>';

Deno.test("an excerpt has the changed lines, what stands around them, and no more", () => {
  assert.deepEqual(excerpt(before, before.replace("<c>1</c>", "<c>5</c>")), [
    " <a>",
    "   <b>",
    "-    <c>1</c>",
    "+    <c>5</c>",
    '     <d x="y"/>',
    "     <e>",
  ]);
  const far = `<a><b>${"<c>1</c>".repeat(5)}<d/></b></a>`;
  assert.deepEqual(excerpt(far, far.replace("<d/>", "")), [
    "^<a>",
    "^  <b>",
    "     <c>1</c>",
    "     <c>1</c>",
    "-    <d/>",
    "   </b>",
    " </a>",
  ]);
});

Deno.test("an excerpt keeps values to the letter, white space and line breaks included", () => {
  assert.ok(excerpt(before, before.replace("\n 2 ", "2")).includes("- 2 </e>"));
});

Deno.test("an excerpt of JSON shows the objects around a change", () => {
  const invoice = { number: "1", seller: { name: "A", address: { line: "1", post: "2", zone: "3", city: "B" } } };
  const moved = { ...invoice, seller: { ...invoice.seller, address: { ...invoice.seller.address, city: "C" } } };
  const found = excerpt(JSON.stringify(invoice), JSON.stringify(moved));
  assert.deepEqual(found.slice(0, 3), ["^{", '^  "seller": {', '^    "address": {']);
  assert.ok(found.includes('-      "city": "B"') && found.includes('+      "city": "C"'));
});

Deno.test("a part of many lines is shown by its start and its end", () => {
  const lines = Array.from({ length: 40 }, (_, at) => `<c>${at}</c>`).join("");
  const found = excerpt("<a><z/></a>", `<a><z/><b>${lines}</b></a>`);
  assert.ok(found.length < 25 && found.includes("+    <c>0</c>") && found.includes("+  </b>"), found.join("\n"));
  assert.ok(found.includes("+    …"));
});

/** Of all rules together they take many seconds. */
const { sets = [] } = await load(everything, "en");
const looked: ReadonlySet<string> = new Set(sampled(explainAll({ sets }).map(({ rule }) => rule).toSorted(), 4));
/** What the build makes, and pages that have it. */
const examples = ruleExamples((rule) => rule === "BR-CO-15" || looked.has(rule));
const site = {
  ...{
    validator: "",
    workbench: "",
    writing: "writing.js",
    examples: () => Promise.resolve((rule: string) => examples[rule] ?? {}),
  },
  file: () => Promise.resolve(undefined),
};

Deno.test("every rule that a document can fail has a pair in each syntax that its cases are in, with a difference", () => {
  for (const set of Object.values<CaseSet>({ ...caseSets, ...strictCaseSets, advice: adviceSet })) {
    const rules: RuleTable = set.rules;
    for (const [id, cases] of Object.entries(set.cases).filter(([id]) => looked.has(id))) {
      for (const side of ["ubl", "cii"] as const) {
        const runs = set.profiles[side] !== undefined && rules[id]?.[side]?.never === undefined;
        if (!runs || (cases[side]?.fail.length ?? 0) === 0) continue;
        const lines = examples[id]?.[side] ?? [];
        assert.ok(lines.some((line) => /^[-+]/.test(line)), `${id} in ${side}`);
      }
    }
  }
});

Deno.test("where much differs, the places that name what the rule is about are shown, and that others are left out", () => {
  const rate = (value: string) => `<part><rate>${value}</rate><x/><y/><z/></part>`;
  const text = (value: string) => `<a>${rate(value).repeat(30)}<reason>${value}</reason></a>`;
  const found = excerpt(text("1"), text("2"), ["reason"]);
  assert.ok(found.includes("-  <reason>1</reason>") && found.includes("+  <reason>2</reason>"), found.join("\n"));
  assert.ok(found.includes("^…") && found.length < 60);
});

Deno.test("a rule's page has its invoices in each syntax that it runs in, the fault and the repair marked", () =>
  withService(async ({ ask }) => {
    const html = await (await ask("/rules/BR-CO-15?lang=en")).text();
    const sheets = [...html.matchAll(/<pre[^>]*aria-label="([^"]*)"><code>(.*?)<\/code>/gs)];
    assert.deepEqual(sheets.map(([, label]) => label), [
      "BR-CO-15, UBL: Fails",
      "BR-CO-15, UBL: Repaired",
      "BR-CO-15, CII: Fails",
      "BR-CO-15, CII: Repaired",
    ]);
    for (const [, label, text = ""] of sheets) {
      assert.match(text, /<mark>[^]*?(?:TaxInclusiveAmount|GrandTotalAmount)/, label);
    }
  }, { service: { site } }));

/** Four that no document can fail, two of Factur-X, a fault of the engine itself, and an invoice of 10,000 lines. */
const shown = [
  ...["BR-CO-05", "BR-CO-06", "BR-CO-07", "BR-CO-08", "ATW-FACTURX-UNUSED", "BR-CO-25"],
  ...["ATW-RULE-FAILED", "ATW-DOCUMENT-TOO-LARGE"],
];

Deno.test("every rule has a page with a pair of invoices, but those that no invoice shows", () =>
  withService(async ({ ask }) => {
    const without: string[] = [];
    for (const id of [...looked].filter((it) => pageOf(it).anchor === "")) {
      const html = await (await ask(`/rules/${id}?lang=en`)).text();
      if ((html.match(/<figure/g) ?? []).length < 2) without.push(id);
    }
    assert.deepEqual(without.toSorted(), shown.filter((id) => looked.has(id)).toSorted());
  }, { service: { site } }));
