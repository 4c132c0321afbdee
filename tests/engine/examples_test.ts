import assert from "node:assert/strict";
import { validate } from "../../engine/mod.ts";
import { codeLists } from "../../engine/model/codes/index.ts";
import { Decimal } from "../../engine/model/decimal.ts";
import { isTermId, type TermId, termRows } from "../../engine/model/terms.ts";
import { attribute, fails, set } from "../../cases/case.ts";
import { allRules, type RuleId } from "../../engine/rules/index.ts";
import type { Rule } from "../../engine/rules/kit/rule.ts";
import { exampleOf } from "../../engine/texts/examples.ts";
import { documentOf } from "../../cases/edit.ts";

const rules = Object.entries(allRules) as [RuleId, Rule][];
const examples = rules.flatMap(([id, { terms }]) =>
  terms.map((term) => ({ id, term, example: exampleOf(id, term, "ubl") ?? "" }))
);

/** "BT-116 1000.00, BT-118 S" as terms and values. */
function pairsOf(example: string): readonly (readonly [term: string, value: string])[] {
  return example.split(/, | [=+−×] /).map((part) => {
    const [, term = "", value = ""] = /^(B[TG]-[\d-]*\d) (.+)$/.exec(part) ?? [];
    return [term, value.replace(/ %$/, "")];
  });
}

Deno.test("every rule has an example, whichever of its terms the finding is about", () => {
  assert.deepEqual(examples.filter(({ example }) => example === "").map(({ id, term }) => `${id} ${term}`), []);
});

Deno.test("what an example names exists, and the values are of their terms' types", () => {
  for (const { id, example } of examples) {
    if (!/^B[TG]-\d/.test(example)) continue;
    for (const [term, value] of pairsOf(example)) {
      assert.ok(isTermId(term), `${id}: ${example}`);
      assert.ok(fits(term, value), `${id}: ${term} ${value}`);
    }
  }
});

const amount = /^-?\d+\.\d{2}$/;
const forms: Readonly<Partial<Record<string, RegExp>>> = {
  amount,
  unitPrice: amount,
  quantity: /^\d+$/,
  percentage: /^\d+$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
};

function fits(term: TermId, value: string): boolean {
  const { type, codes } = termRows[term];
  if (type === "code" && codes !== undefined) return codeLists[codes].codes("ubl-invoice").has(value);
  return forms[type]?.test(value) ?? value.length > 0;
}

Deno.test("an equation holds", () => {
  const equations = examples.filter(({ example }) => example.includes(" = "));
  assert.ok(equations.some(({ id }) => id === "BR-CO-16"));
  for (const { id, example } of equations) {
    const [left = "", right = ""] = example.replace(/BT-\d+ /g, "").split(" = ");
    assert.ok(valueOf(right).equals(decimal(left)), `${id}: ${example}`);
  }
});

function decimal(text: string): Decimal {
  const value = Decimal.parse(text);
  assert.ok(value !== undefined, text);
  return value;
}

/** The value of sums and products, read from left to right; no example mixes them. */
function valueOf(expression: string): Decimal {
  const [first = "", ...rest] = expression.split(/ (?=[+−×])/);
  return rest.reduce((value, step) => {
    const operand = decimal(step.slice(2).replace(" %", ""));
    if (step.startsWith("+")) return value.plus(operand);
    if (step.startsWith("−")) return value.minus(operand);
    const product = value.times(operand);
    return step.endsWith("%") ? product.shift(-2) : product;
  }, decimal(first));
}

Deno.test("exampleOf() writes dates as the syntax does", () => {
  assert.equal(exampleOf("BR-03", "BT-2", "ubl"), "2026-11-21");
  assert.equal(exampleOf("BR-03", "BT-2", "cii"), "20261121");
});

/** The element of each term that a code rule looks at, and the attribute where it is the scheme. */
const coded: readonly (readonly [rule: RuleId, path: string, attribute?: string])[] = [
  ["BR-CL-01", "cbc:InvoiceTypeCode"],
  ["BR-CL-04", "cbc:DocumentCurrencyCode"],
  ["BR-CL-10", "cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification[1]/cbc:ID", "schemeID"],
  ["BR-CL-13", "cac:InvoiceLine/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode", "listID"],
  ["BR-CL-14", "cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode"],
  ["BR-CL-16", "cac:PaymentMeans/cbc:PaymentMeansCode"],
  ["BR-CL-19", "cac:AllowanceCharge[1]/cbc:AllowanceChargeReasonCode"],
  ["BR-CL-20", "cac:AllowanceCharge[2]/cbc:AllowanceChargeReasonCode"],
  ["BR-CL-23", "cac:InvoiceLine/cbc:InvoicedQuantity", "unitCode"],
  ["BR-CL-25", "cac:AccountingSupplierParty/cac:Party/cbc:EndpointID", "schemeID"],
];

Deno.test("a code written as the example has it satisfies its rule", () => {
  for (const [rule, path, name] of coded) {
    const found = (to: string) => {
      const edit = name === undefined ? set(path, to) : attribute(path, name, to);
      const outcome = validate(documentOf(fails("of its example", "", edit), "ubl"));
      assert.ok("ok" in outcome);
      return outcome.ok.errors.some((it) => it.rule === rule);
    };
    assert.equal(found("?!"), true, `${rule} without`);
    assert.equal(
      found(exampleOf(rule, undefined, "ubl") ?? exampleOf(rule, allRules[rule].terms[0], "ubl") ?? ""),
      false,
      rule,
    );
  }
});
