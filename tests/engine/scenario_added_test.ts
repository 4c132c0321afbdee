/**
 * A set of rules is added by a row, an outline, rules, texts and cases, and nothing else: here all of them are in the test, for a
 * made-up set on invoices that name CIUS-IT, which nothing carries. No walker knows of it.
 */
import assert from "node:assert/strict";
import { elementsSet } from "../../engine/judge/elements_set.ts";
import { tableSet } from "../../engine/judge/table_set.ts";
import type { RuleSet } from "../../engine/judge/sets.ts";
import { type Edition, explainAll, validate } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { identifierOf } from "../../engine/model/specifications.ts";
import { inFamily } from "../../engine/rules/kit/family.ts";
import { check, type Rule } from "../../engine/rules/kit/rule.ts";
import { theInvoice } from "../../engine/rules/kit/select.ts";
import type { ScenarioRow } from "../../engine/scenarios/table.ts";
import type { Group } from "../../engine/syntax/bound.ts";
import { exists, text } from "../../engine/syntax/values.ts";
import { add, drop, type Edit, set } from "../../cases/case.ts";
import { documentOf } from "../../cases/edit.ts";

/** The row. */
const edition: Edition = { set: "added", edition: "1.0", since: "2026-01-01", until: null };
const row: ScenarioRow = {
  id: "added",
  specifications: ["cius-it"],
  by: ["document"],
  syntaxes: ["ubl-invoice", "ubl-credit-note"],
  schema: { ubl: "schema-ubl" },
  elements: { ubl: ["elements-ubl", "elements-added"] },
  rules: ["en16931"],
  further: ["en16931-rest", "added"],
  severities: { "ubl-invoice": { "UBL-CR-646": "fatal" } },
  families: ["ADD-*"],
  editions: [edition],
};

/** The outline: twenty elements. */
const outline = `
cbc:UBLVersionID E-01
cbc:CopyIndicator E-02
cbc:UUID E-03
cbc:IssueTime E-04
cbc:TaxPointDate E-05
cbc:LineCountNumeric E-06
cbc:Note E-07<2
cac:OriginatorDocumentReference E-08
cac:ContractDocumentReference E-09
  cbc:IssueDate E-10
cac:StatementDocumentReference E-11
cac:Signature E-12
cac:ProjectReference E-13
cac:PayeeParty E-14
cac:Delivery E-15<2
  cbc:Quantity E-16
cac:DeliveryTerms E-17
cac:PrepaidPayment E-18
cac:TaxExchangeRate E-19
cac:PricingExchangeRate E-20
`;
const elements = elementsSet({
  id: "elements-added",
  name: "Added elements",
  side: "ubl",
  families: [],
  table: { prefix: "ADD-", contexts: [{ on: ["/ubl:Invoice", "/cn:CreditNote"], outline, severity: "fatal" }] },
});

/** The rules: five, of which one has the id of a rule of EN 16931 and asks for less. */
const rules = inFamily("IT-R", {
  "ADD-R-1": asks(["BT-10"], (it) => exists(it, "buyerReference")),
  "ADD-R-2": asks(["BT-3"], (it) => ["380", "381"].includes(text(it, "invoiceTypeCode"))),
  "ADD-R-3": asks(["BT-9"], (it) => exists(it, "dueDate")),
  "ADD-R-4": { ...asks(["BT-1"], (it) => text(it, "invoiceNumber").length <= 20), severity: "warning" },
  "BR-04": asks(["BT-3"], (it) => exists(it, "invoiceTypeCode") || exists(it, "dueDate")),
});

function asks(terms: Rule["terms"], holds: (invoice: Group<"invoice">) => boolean): Rule {
  return { terms, severity: "fatal", ubl: check(theInvoice, holds) };
}

/** The texts. */
const texts = Object.fromEntries(
  Object.keys(rules).map((id) => [id, { message: `${id} asks for it.`, fix: `Do as ${id} asks.` }]),
);

const further = tableSet({
  id: "added",
  name: "Added rules",
  rules,
  texts: () => texts,
  examples: {},
  // It has its own of one rule, and drops another.
  grades: (id) => ["BR-04", "BR-55"].includes(id) ? "off" : id === "UBL-CR-001" ? "information" : undefined,
});

const sets: readonly RuleSet[] = [...official, elements, { ...further, scenarios: [row] }];
const named = set("cbc:CustomizationID", `${identifierOf("cius-it")}2.0.0`);

function judged(edits: readonly Edit[], strict = true) {
  const outcome = validate(documentOf({ why: "", edits }, "ubl", { ubl: [], cii: [] }), { strict, sets });
  assert.ok("ok" in outcome);
  const { errors, warnings, information, provenance, valid } = outcome.ok;
  const found = new Map([...errors, ...warnings, ...information].map(({ rule, severity }) => [rule, severity]));
  return { found, provenance, valid };
}

/** The cases: what is changed, and what fails with which severity. */
const cases: readonly (readonly [why: string, edits: readonly Edit[], rule: string, severity: string | undefined])[] = [
  ["a buyer reference", [], "ADD-R-1", undefined],
  ["no buyer reference", [drop("cbc:BuyerReference")], "ADD-R-1", "fatal"],
  ["a corrected invoice", [set("cbc:InvoiceTypeCode", "384")], "ADD-R-2", "fatal"],
  ["no due date", [drop("cbc:DueDate")], "ADD-R-3", "fatal"],
  ["a long number", [set("cbc:ID", "R".repeat(21))], "ADD-R-4", "warning"],
  ["no type with a due date", [drop("cbc:InvoiceTypeCode")], "BR-04", undefined],
  ["neither", [drop("cbc:InvoiceTypeCode"), drop("cbc:DueDate")], "BR-04", "fatal"],
  ["a time of issue", [add("", "<cbc:IssueTime>10:00:00</cbc:IssueTime>")], "ADD-E-04", "fatal"],
];

for (const [why, edits, rule, severity] of cases) {
  Deno.test(`the added set says of an invoice with ${why}: ${rule} ${severity ?? "holds"}`, () => {
    assert.equal(judged([named, ...edits]).found.get(rule), severity);
  });
}

Deno.test("the added set judges invoices that name it, and no others, in strict mode alone", () => {
  const edits = [drop("cbc:BuyerReference")];
  assert.ok(!judged(edits).found.has("ADD-R-1"));
  assert.ok(!judged([named, ...edits], false).found.has("ADD-R-1"));
  const { provenance, found } = judged([named]);
  assert.deepEqual(provenance.editions, [edition]);
  assert.deepEqual(provenance.families_not_run, []);
  assert.ok(!found.has("ATW-PROFILE-ASSUMED"));
});

Deno.test("the added rules are explained like any other", () => {
  const listed = new Set(explainAll({ sets }).map(({ rule }) => rule));
  for (const id of Object.keys(rules)) assert.ok(listed.has(id), id);
});
