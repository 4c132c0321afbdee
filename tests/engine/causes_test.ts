/** That what is wrong in one place is one cause, whatever follows from it: on invoices of our own, and on the corpus. */
import assert from "node:assert/strict";
import { type Diagnosis } from "../../engine/diagnosis/mod.ts";
import { diagnose } from "../../engine/diagnosis/mod.ts";
import { validate } from "../../engine/mod.ts";
import { hasCorpus, packedLines } from "../conformance/corpus.ts";
import { textWith } from "../../cases/json.ts";
import { seeds, sound } from "../support/seeded.ts";
import { sampled } from "../support/sweeps.ts";

function diagnosed(input: string, mediaType: "application/json" | "application/xml"): Diagnosis {
  const outcome = diagnose({ input, mediaType }, { asStated: true });
  assert.ok("ok" in outcome, "it is read");
  return outcome.ok;
}

Deno.test("the invoice that causes are put into has none", () => {
  assert.deepEqual(diagnosed(JSON.stringify(sound), "application/json").causes, []);
});

for (const seed of seeds) {
  Deno.test(`diagnose() finds one cause, which names ${seed.term}, for ${seed.what}`, () => {
    const { causes } = diagnosed(textWith(sound, seed.changes), "application/json");
    assert.deepEqual(causes.slice(1).map(({ title, rules }) => [title, ...rules]), []);
    assert.ok(causes[0]?.title.includes(`(${seed.term})`), causes[0]?.title);
  });
}

/** The element of an amount that a mutant changes, and the term that it holds. */
const amounts: readonly (readonly [element: string, term: string])[] = [
  ["InvoiceLine/LineExtensionAmount", "BT-131"],
  ["CreditNoteLine/LineExtensionAmount", "BT-131"],
  ["LegalMonetaryTotal/LineExtensionAmount", "BT-106"],
  ["LegalMonetaryTotal/TaxExclusiveAmount", "BT-109"],
  ["LegalMonetaryTotal/TaxInclusiveAmount", "BT-112"],
  ["LegalMonetaryTotal/PayableAmount", "BT-115"],
  ["TaxTotal/TaxAmount", "BT-110"],
  ["TaxSubtotal/TaxableAmount", "BT-116"],
  ["TaxSubtotal/TaxAmount", "BT-117"],
  ["SpecifiedTradeSettlementHeaderMonetarySummation/LineTotalAmount", "BT-106"],
  ["SpecifiedTradeSettlementHeaderMonetarySummation/TaxBasisTotalAmount", "BT-109"],
  ["SpecifiedTradeSettlementHeaderMonetarySummation/GrandTotalAmount", "BT-112"],
  ["SpecifiedTradeSettlementHeaderMonetarySummation/DuePayableAmount", "BT-115"],
  ["SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount", "BT-110"],
  ["SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount", "BT-131"],
  ["ApplicableTradeTax/BasisAmount", "BT-116"],
  ["ApplicableTradeTax/CalculatedAmount", "BT-117"],
];

interface Mutant {
  readonly file: string;
  readonly op: readonly string[];
  readonly xml: string;
}

/** The term of the one amount that a mutant changes; undefined where it changes anything else. */
function changedTerm({ op: [base = "", edit = "", ...more] }: Mutant): string | undefined {
  const [kind, element] = edit.split(" ");
  // Split payment is refused, whatever the sums are; and of those of Ceuta and the Canary Islands, some never were right.
  if (/vat:[BLM]$/.test(base) || more.length > 0 || !["num", "tax", "dec"].includes(kind ?? "")) return undefined;
  return amounts.find(([name]) => name === element)?.[1];
}

/** So many, the first of the corpus. */
const MUTANTS = 200;

Deno.test({
  name: `the patches for invoices of the corpus with one wrong amount make them valid, and name it first`,
  ignore: !hasCorpus(),
  fn: async () => {
    const mutants: Mutant[] = [];
    for await (const line of packedLines("mutants.jsonl.gz")) {
      const mutant = line as Mutant;
      if (mutants.length < MUTANTS && changedTerm(mutant) !== undefined && isSumAlone(mutant.xml)) mutants.push(mutant);
    }
    assert.equal(mutants.length, MUTANTS);
    const wrong: string[] = [];
    for (const mutant of sampled(mutants, 8)) {
      const term = changedTerm(mutant);
      const { causes: [first], plans: [likeliest] } = diagnosed(mutant.xml, "application/xml");
      const isNamed = first?.findings.some(({ field }) => [field].flat().some((it) => it === term)) === true;
      if (likeliest?.valid !== true || !isNamed) wrong.push(`${mutant.file} ${mutant.op.join(", ")}: ${first?.title}`);
    }
    assert.deepEqual(wrong, []);
  },
});

/** Whether all errors of an invoice are those of its sums. */
function isSumAlone(xml: string): boolean {
  const outcome = validate(xml);
  return "ok" in outcome && !outcome.ok.valid && outcome.ok.errors.every(({ rule }) => sums.test(rule));
}

const sums = /^BR-(?:CO-1[0-7]|DEC-\d\d|[A-Z]{1,2}-0[89])$/;
