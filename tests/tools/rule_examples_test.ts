/** The pairs of invoices on the rule pages. */
import assert from "node:assert/strict";
import { adviceSet, type CaseSet, caseSets, strictCaseSets } from "../rules/cases/all.ts";
import type { RuleTable } from "../../engine/rules/kit/rule.ts";
import { excerpt, ruleExamples } from "../../tools/rule_examples.ts";

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

Deno.test("every rule that a document can fail has a pair in each syntax that its cases are in, with a difference", () => {
  const examples = ruleExamples();
  for (const set of Object.values<CaseSet>({ ...caseSets, ...strictCaseSets, advice: adviceSet })) {
    const rules: RuleTable = set.rules;
    for (const [id, cases] of Object.entries(set.cases)) {
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
