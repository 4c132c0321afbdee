/** What may be changed without asking, by what the edits touch: one row a repair. */
import assert from "node:assert/strict";
import { openJson } from "../../engine/open/open.ts";
import { type Kind, kindOf, mayBeApplied } from "../../engine/edits/kinds.ts";
import { JsonTree, type Operation } from "../../engine/edits/operation.ts";
import { sound } from "../support/seeded.ts";
import { textWith } from "../../cases/json.ts";

type Change = readonly [pointer: string, old: unknown, now: string];

function ground(changes: readonly Change[] = [], more: (invoice: typeof sound) => void = () => {}) {
  const invoice = structuredClone(sound);
  more(invoice);
  const text = textWith(invoice, Object.fromEntries(changes.map(([pointer, old]) => [pointer, old])));
  const opened = openJson(text, { asStated: true });
  assert.ok("ok" in opened);
  return { tree: new JsonTree(opened.ok.source.root), asStated: true };
}

/** Values as they are wrong in an invoice that is right otherwise, and what they are to become. */
const rows: readonly (readonly [kind: Kind, what: string, ...changes: Change[]])[] = [
  ["form", "a date with the year first", ["/issueDate", "20261130", "2026-11-30"]],
  ["form", "a date of which only one number can be the month", ["/issueDate", "30.11.2026", "2026-11-30"]],
  ["form", "a date whose day and month are one number", ["/issueDate", "05.05.2026", "2026-05-05"]],
  ["form", "a date with the time of its midnight", ["/issueDate", "2026-11-30T00:00:00", "2026-11-30"]],
  ["owed", "a date that can be read in two ways", ["/issueDate", "01.02.2026", "2026-02-01"]],
  ["owed", "a date late in the day of UTC", ["/issueDate", "2026-11-29T23:00:00Z", "2026-11-30"]],
  ["owed", "another date", ["/issueDate", "2026-11-29", "2026-11-30"]],
  ["form", "a country in lower case", ["/buyer/address/countryCode", "de", "DE"]],
  ["owed", "another country", ["/buyer/address/countryCode", "XX", "DE"]],
  ["form", "the sign of a currency", ["/currency", "€", "EUR"]],
  ["owed", "another currency", ["/currency", "EURO", "EUR"]],
  ["form", "a unit with a digit", ["/lines/0/unitCode", "h87", "H87"]],
  ["form", "a unit that is no word", ["/lines/0/unitCode", "kgm", "KGM"]],
  ["owed", "a word that is the code of another unit", ["/lines/0/unitCode", "Stk", "STK"]],
  ["form", "a decimal comma that the sums confirm", ["/totals/payableAmount", "945,12", "945.12"]],
  ["owed", "a decimal comma that the sums deny", ["/totals/payableAmount", "954,12", "954.12"]],
  ["form", "white space around an identifier", ["/invoiceNumber", " 2026-0201 ", "2026-0201"]],
  ["owed", "white space inside of an identifier", ["/invoiceNumber", "2026 0201", "20260201"]],
  ["form", "white space inside of an IBAN", [
    "/payment/creditTransfers/0/iban",
    "DE02 1203 0000 0000 2020 51",
    "DE02120300000000202051",
  ]],
  ["owed", "another IBAN", [
    "/payment/creditTransfers/0/iban",
    "DE02120300000000202015",
    "DE02120300000000202051",
  ]],
  ["form", "the country of a VAT identifier that its check digits prove", [
    "/seller/vatId",
    "136695976",
    "DE136695976",
  ]],
  ["owed", "the country of a number that they do not prove", ["/seller/vatId", "136695975", "DE136695975"]],
  ["owed", "another country than that of the party", ["/seller/vatId", "136695976", "AT136695976"]],
  ["derived", "the amount of a line", ["/lines/0/netAmount", "528.00", "582.00"]],
  ["derived", "the sum of lines", ["/totals/lineExtensionAmount", "841.30", "814.30"]],
  ["derived", "the net total", ["/totals/taxExclusiveAmount", "840.30", "804.30"]],
  ["derived", "a taxable amount", ["/vatBreakdown/0/taxableAmount", "740.30", "704.30"]],
  ["owed", "a taxable amount that is written like another one, which is accepted too", [
    "/vatBreakdown/0/taxableAmount",
    "740.35",
    "704.30",
  ]],
  ["derived", "the VAT of a rate", ["/vatBreakdown/1/taxAmount", "70.00", "7.00"]],
  ["owed", "the VAT in all", ["/totals/taxAmount", "140.28", "140.82"]],
  ["owed", "the total with VAT", ["/totals/taxInclusiveAmount", "954.12", "945.12"]],
  ["owed", "the amount due", ["/totals/payableAmount", "945.21", "945.12"]],
  ["owed", "a price", ["/lines/0/unitPrice", "45.80", "48.50"]],
  ["owed", "a quantity", ["/lines/0/quantity", "21", "12"]],
  ["owed", "a rate", ["/lines/1/vatRate", "16", "19"]],
  ["owed", "a category", ["/lines/1/vatCategory", "Z", "S"]],
  ["owed", "an allowance", ["/allowances/0/amount", "200.00", "20.00"]],
  ["owed", "an amount with which not all sums hold", ["/lines/0/netAmount", "528.00", "583.00"]],
  ["owed", "two amounts", ["/lines/0/netAmount", "528.00", "582.00"], ["/lines/1/netAmount", "123.30", "132.30"]],
  ["owed", "one amount of two that are wrong", ["/lines/0/netAmount", "528.00", "582.00"], [
    "/totals/payableAmount",
    "1.00",
    "1.00",
  ]],
  ["owed", "the name of a party", ["/buyer/name", "Bootsverleih", "Bootsverleih Warnow eG"]],
];

for (const [kind, what, ...changes] of rows) {
  Deno.test(`${what} is ${kind}`, () => {
    const edits = changes.filter(([, old, now]) => old !== now).map(([path, , value]): Operation => {
      return { op: "replace", path, value };
    });
    assert.equal(kindOf(ground(changes), edits), kind);
  });
}

/** Amounts by how many equations are about them: the one that defines them alone proves nothing. */
const confirmed = [
  ["the sum of lines with the net total that it makes", [], "derived"],
  ["the sum of lines alone", ["taxExclusiveAmount", "taxInclusiveAmount"], "owed"],
] as const;

for (const [what, without, kind] of confirmed) {
  Deno.test(`${what} is ${kind}`, () => {
    const more = (invoice: typeof sound) => {
      for (const name of without) Reflect.deleteProperty(invoice.totals, name);
    };
    const edits: readonly Operation[] = [{ op: "replace", path: "/totals/lineExtensionAmount", value: "814.30" }];
    assert.equal(kindOf(ground([["/totals/lineExtensionAmount", "841.30", ""]], more), edits), kind);
  });
}

Deno.test("an item that occurs twice and is counted once is form; counted twice, it is owed", () => {
  const twice = (invoice: typeof sound) => void invoice.vatBreakdown.push({ ...invoice.vatBreakdown[0] ?? never() });
  const edits: readonly Operation[] = [{ op: "remove", path: "/vatBreakdown/2" }];
  assert.equal(kindOf(ground([], twice), edits), "form");
  const counted = ground([["/totals/taxAmount", "274.64", ""]], twice);
  assert.equal(kindOf(counted, edits), "owed");
  const other = (invoice: typeof sound) =>
    void invoice.vatBreakdown.push({ ...invoice.vatBreakdown[0] ?? never(), vatRate: "19.0" });
  assert.equal(kindOf(ground([], other), edits), "owed");
});

Deno.test("no edit is a question, and edits that cannot be made are applied by nobody", () => {
  assert.equal(kindOf(ground(), []), "open");
  assert.equal(kindOf(ground(), [{ op: "remove", path: "/lines/9/id" }]), "owed");
});

Deno.test("form and derived are applied unasked, and nothing else", () => {
  const kinds: readonly Kind[] = ["form", "derived", "owed", "open"];
  assert.deepEqual(kinds.filter(mayBeApplied), ["form", "derived"]);
});

function never(): never {
  throw new Error("there is a breakdown");
}
