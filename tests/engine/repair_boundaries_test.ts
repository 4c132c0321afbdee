/** Where a repair begins and ends: nothing, one and two of what is found, accepted, answered and left. */
import assert from "node:assert/strict";
import { repair, type RepairOptions } from "../../engine/repair/mod.ts";
import { words as de } from "../../engine/diagnosis/texts/de.ts";
import { words as en } from "../../engine/diagnosis/texts/en.ts";
import { words as fr } from "../../engine/diagnosis/texts/fr.ts";
import { invoiceOf } from "../support/crowded.ts";
import { validInvoice } from "../support/terminal.ts";

const languages = { en, de, fr };

type Change = readonly [from: string, to: string];

/** The invoice with changes, each of which finds its place. */
function changed(...changes: readonly Change[]): string {
  return changes.reduce((xml, [from, to]) => {
    assert.ok(xml.includes(from), from);
    return xml.replace(from, to);
  }, validInvoice);
}

const germanDate = ["<cbc:IssueDate>2025-09-30", "<cbc:IssueDate>30.09.2025"] as const;
const germanDue = ["<cbc:DueDate>2025-10-30", "<cbc:DueDate>30.10.2025"] as const;
const noDay = ["<cbc:DueDate>2025-10-30", "<cbc:DueDate>3O.1O.2025"] as const;
const wrongTotal = [">3390.60</cbc:TaxI", ">3390.50</cbc:TaxI"] as const;
const wrongDue = [">2891.00</cbc:Pay", ">2981.00</cbc:Pay"] as const;
/** Only warned of: the last digit does not fit. */
const wrongVatId = ["DE900000119", "DE900000118"] as const;

function outcomeOf(input: string, options: RepairOptions = {}) {
  const outcome = repair({ input }, { strict: true, ...options });
  assert.ok("ok" in outcome);
  return outcome.ok;
}

function repaired(input: string, options: RepairOptions = {}) {
  const { applied, left, unused, after } = outcomeOf(input, options);
  return { applied: applied.map(({ id }) => id), left: left.map(({ id }) => id), unused, after };
}

const ISSUED = "ATW-SCHEMA-VALUE@/issueDate";
const DUE = "ATW-SCHEMA-VALUE@/dueDate";
const TOTAL = "BR-CO-15@/totals/taxInclusiveAmount";
const PAYABLE = "BR-CO-16@/totals/payableAmount";
const VAT_ID =
  "ATW-VAT-ID-CHECK-DIGIT@/Invoice/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme[1]/cbc:CompanyID";

Deno.test("an invoice that is only warned of is looked at where anything is asked for, and only there", () => {
  const warned = changed(wrongVatId);
  assert.deepEqual(repaired(warned).left, []);
  assert.deepEqual(repaired(warned, { accept: [], answers: {}, warnings: false, unasked: true }).left, []);
  assert.deepEqual(repaired(warned, { accept: ["BR-99"] }).left, [VAT_ID]);
  assert.deepEqual(repaired(warned, { answers: { nonsense: "x" } }).left, [VAT_ID]);
  assert.deepEqual(repaired(warned, { warnings: true }).left, [VAT_ID]);
  assert.deepEqual(repaired(warned, { unasked: false }).left, [VAT_ID]);
});

Deno.test("one error is enough to be repaired", () => {
  const { applied, left, after } = repaired(changed(germanDate));
  assert.deepEqual([applied, left, after.errors], [[ISSUED], [], 0]);
});

Deno.test("what is accepted is done first, by itself, and what needs no consent after it", () => {
  for (const accept of [["BR-CO-15"], [TOTAL]]) {
    const { applied, left } = repaired(changed(germanDate, germanDue, wrongTotal), { accept });
    assert.deepEqual([applied, left], [[TOTAL, ISSUED, DUE], []]);
  }
});

Deno.test("without consent all that needs none is done, in the order of the document", () => {
  const { applied, left } = repaired(changed(germanDate, germanDue, wrongTotal));
  assert.deepEqual([applied, left], [[ISSUED, DUE], [TOTAL]]);
});

Deno.test("of two findings with one repair, the other one stays", () => {
  const { applied, left } = repaired(changed(germanDate, noDay));
  assert.deepEqual([applied, left], [[ISSUED], ["ATW-SCHEMA-VALUE@/Invoice/cbc:DueDate"]]);
});

Deno.test("a rule names the one cause that it has, and none where it has two", () => {
  const one = repaired(changed(germanDate), { unasked: false, accept: ["ATW-SCHEMA-VALUE"] });
  assert.deepEqual([one.applied, one.unused.accept], [[ISSUED], []]);
  const two = repaired(changed(germanDate, germanDue), { unasked: false, accept: ["ATW-SCHEMA-VALUE"] });
  assert.deepEqual([two.applied, two.unused.accept], [[], ["ATW-SCHEMA-VALUE"]]);
});

Deno.test("the first and the last of what is accepted are done where nothing else may be", () => {
  for (const accept of [[ISSUED, DUE], [DUE, ISSUED]]) {
    const { applied, left, after } = repaired(changed(germanDate, germanDue), { unasked: false, accept });
    assert.deepEqual([applied, left, after.errors], [[ISSUED, DUE], [], 0]);
  }
  const { applied, left } = repaired(changed(germanDate, germanDue), { unasked: false, accept: [DUE] });
  assert.deepEqual([applied, left], [[DUE], [ISSUED]]);
});

Deno.test("what was not accepted was not tried, where nothing else may be, and nothing else is said of it", () => {
  for (const [lang, said] of [["en", "not tried"], ["de", "nicht versucht"], ["fr", "pas été essayé"]] as const) {
    const { left } = outcomeOf(changed(germanDate, wrongTotal), { unasked: false, words: languages[lang] });
    assert.deepEqual(left.map(({ id, reason }) => [id, reason.includes(said)]), [[ISSUED, true], [TOTAL, false]]);
  }
});

/** What is read in one of these lines is not what its amount comes to, and so its repair makes nothing better: but in the last. */
for (const [count, done] of [[16, ["ATW-INPUT-TYPE@/lines/16/quantity"]], [17, []]] as const) {
  Deno.test(`of ${count} repairs of which all but the last fail, ${done.length === 0 ? "none" : "that one"} is found`, () => {
    const wrong = Array.from({ length: count - 1 }, (_, at) => ({ quantity: `1,${50 + at}` }));
    const { applied } = repaired(invoiceOf([{ quantity: "7" }, ...wrong, { quantity: "2,00" }]));
    assert.deepEqual(applied, done);
  });
}

const cii = Deno.readTextFileSync(new URL("../../examples/cii-xrechnung.xml", import.meta.url));
const unnamed = [
  ["a category (UBL)", validInvoice, /(<cac:TaxCategory>[^]*?<cbc:ID>)VAT/],
  ["a category (CII)", cii, /(<ram:ApplicableTradeTax>[^]*?<ram:TypeCode>)VAT/],
] as const;

for (const [what, xml, name] of unnamed) {
  Deno.test(`${what} whose tax has no name in its element is read when that alone is accepted`, () => {
    const input = xml.replace(name, "$1");
    assert.notEqual(input, xml);
    const { applied, unused } = repaired(input, { unasked: false, accept: ["structure@unread"] });
    assert.deepEqual([applied, unused.accept], [["structure@unread"], []]);
  });
}

Deno.test("a choice is taken by its id, with its cause or without, and both are used", () => {
  const xml = changed(wrongDue);
  for (const accept of [[`${PAYABLE}#1`], [PAYABLE, `${PAYABLE}#1`], [`${PAYABLE}#1`, "BR-CO-16"]]) {
    const { applied, left, unused } = repaired(xml, { accept });
    assert.deepEqual([applied, left, unused.accept], [[`${PAYABLE}#1`], [], []]);
  }
  const { applied, unused } = repaired(xml, { accept: [`${PAYABLE}#9`] });
  assert.deepEqual([applied, unused.accept], [[], [`${PAYABLE}#9`]]);
});

Deno.test("what a repair brings to light comes behind what is left of what was found first", () => {
  const late = changed(["<cbc:IssueDate>2025-09-30", "<cbc:IssueDate>30.09.2026"], wrongVatId);
  const { applied, left } = repaired(late, { unasked: false, accept: [ISSUED] });
  assert.deepEqual([applied, left], [[ISSUED], [VAT_ID, "ATW-DUE-BEFORE-ISSUE@/Invoice/cbc:DueDate"]]);
});

Deno.test("what was found first stands while a part of it is repaired, as it was offered", () => {
  const totals = Deno.readTextFileSync(new URL("../../examples/broken-totals.xml", import.meta.url));
  const sums = ["BR-CO-10@/totals/lineExtensionAmount", "BR-CO-14@/totals/taxAmount", TOTAL];
  for (const unasked of [true, false]) {
    for (const [at, id] of sums.entries()) {
      const outcome = repair({ input: totals }, { strict: true, unasked, accept: [id] });
      assert.ok("ok" in outcome);
      const { applied, left } = outcome.ok;
      assert.deepEqual([applied.map((it) => it.id), left.map((it) => it.id)], [[id], sums.toSpliced(at, 1)]);
      assert.deepEqual(left.flatMap(({ choices }) => choices), []);
    }
  }
});

Deno.test("answers without a place are named: a field of a line that is not there, and what is no pointer", () => {
  const { applied, unused } = repaired(validInvoice, {
    answers: { "/lines/7/quantity": "1", nonsense: "x", "/dueDate": "2025-11-01" },
  });
  assert.deepEqual(applied, ["/dueDate"]);
  assert.deepEqual([...unused.answers].sort(), ["/lines/7/quantity", "nonsense"]);
});

Deno.test("one answer is enough, and two in any order are both written", () => {
  const xml = changed(noDay, wrongDue);
  assert.deepEqual(repaired(xml, { answers: { "/totals/payableAmount": "2891.00" } }).applied, [
    "/totals/payableAmount",
  ]);
  const answers = { "/dueDate": "2025-10-30", "/totals/payableAmount": "2891.00" };
  for (const given of [answers, Object.fromEntries(Object.entries(answers).reverse())]) {
    const { applied, left, after } = repaired(xml, { answers: given });
    assert.deepEqual([[...applied].sort(), left, after.errors], [Object.keys(answers), [], 0]);
  }
});
