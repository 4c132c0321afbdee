/** What an invoice says of a value that is missing or wrong, by each hint, up to where it says nothing. */
import assert from "node:assert/strict";
import { details, misspelt, neighbour, root } from "../../engine/diagnosis/hints/codes.ts";
import type { Hint, Spot } from "../../engine/diagnosis/hints/hint.ts";
import { checkDigits, country } from "../../engine/diagnosis/hints/parties.ts";
import { numbered, reading, worth } from "../../engine/diagnosis/hints/readings.ts";
import { type TermId, termRows } from "../../engine/model/terms.ts";
import { treeWith } from "../support/json_trees.ts";
import type { Texts } from "../support/readings.ts";

/** A place, what else the invoice has, what stands at the place, and what is said of it. */
type Row = readonly [term: TermId, pointer: string, text: string | undefined, invoice: Texts, says: string];

function said(hint: Hint, [term, pointer, text, invoice]: Row, syntax: Spot["syntax"] = "cii"): string {
  const tree = treeWith(text === undefined ? invoice : { ...invoice, [pointer]: text });
  return hint.values({ term, pointer, text, tree, syntax, list: termRows[term].codes }).join(" ");
}

const unit = "/lines/0/unitCode";
const issued = "/issueDate";
const price = "/lines/0/unitPrice";
const quantity = "/lines/0/quantity";
const IBAN = "DE02120300000000202051";

/** Lines with units, the first without. */
function lines(...units: readonly string[]): Texts {
  return Object.fromEntries([
    ["/lines/0/id", "1"],
    ...units.map((it, at) => [`/lines/${at + 1}/unitCode`, it] as const),
  ]);
}

const rows: readonly (readonly [hint: Hint, rows: readonly Row[]])[] = [
  [misspelt, [
    ["BT-5", "/currency", "EURO", {}, "EUR"],
    ["BT-5", "/currency", "XEUR", {}, "EUR"],
    ["BT-5", "/currency", "eur", {}, "EUR"],
    ["BT-5", "/currency", "EURXYZ", {}, "EUR"],
    ["BT-5", "/currency", "EU", {}, ""],
    ["BT-40", "/seller/address/countryCode", "DEU", {}, "DE"],
    ["BT-40", "/seller/address/countryCode", "XDE", {}, "DE"],
    ["BT-130", unit, "KGMX", {}, "KGM"],
    ["BT-3", "/typeCode", "3800", {}, "380"],
    // The lists of these are so long or short that what begins alike says nothing.
    ["BT-118", "/vatBreakdown/0/vatCategory", "SX", {}, ""],
    ["BT-81", "/payment/meansCode", "588", {}, ""],
    ["BT-5", "/currency", undefined, {}, ""],
  ]],
  [neighbour, [
    ["BT-130", unit, undefined, lines("HUR", "KGM", "KGM"), "KGM HUR"],
    ["BT-130", unit, undefined, lines("HUR", "KGM", "MTR"), "HUR KGM"],
    ["BT-130", unit, "stk", lines("HUR"), "HUR"],
    ["BT-130", unit, undefined, lines("stk"), ""],
    ["BT-130", unit, undefined, { ...lines("KGM"), "/lines/0/baseQuantityUnitCode": "HUR" }, "HUR KGM"],
    ["BT-150", "/lines/0/baseQuantityUnitCode", undefined, { [unit]: "HUR", "/lines/1/unitCode": "KGM" }, "HUR HUR"],
    ["BT-130", unit, undefined, {}, ""],
    ["BT-5", "/currency", undefined, lines("KGM"), ""],
  ]],
  [details, [
    ["BT-81", "/payment/meansCode", undefined, { "/payment/directDebit/mandateReference": "M" }, "59 49"],
    ["BT-81", "/payment/meansCode", undefined, { "/payment/card/primaryAccountNumber": "1" }, "48 54 55"],
    ["BT-81", "/payment/meansCode", undefined, { "/payment/creditTransfers/0/iban": IBAN }, "58 30"],
    ["BT-81", "/payment/meansCode", undefined, { "/payment/creditTransfers/0/bic": "X" }, "30"],
    ["BT-81", "/payment/meansCode", undefined, {}, ""],
    ["BT-81", "/payment/meansCode", "1", { "/payment/creditTransfers/0/iban": IBAN }, ""],
    ["BT-5", "/currency", undefined, { "/payment/creditTransfers/0/iban": IBAN }, ""],
  ]],
  [country, [
    ...(["seller BT-31 BT-40", "buyer BT-48 BT-55", "taxRepresentative BT-63 BT-69"] as const).flatMap((it) => {
      const [party, vatId, code] = it.split(" ") as [string, TermId, TermId];
      const [at, of] = [`/${party}/vatId`, `/${party}/address/countryCode`];
      return [
        [vatId, at, "123456788", { [of]: "DE" }, "DE123456788"],
        [vatId, at, "123 456 788", { [of]: "de" }, "DE123 456 788 DE123456788"],
        [vatId, at, "FR123456788", { [of]: "DE" }, "DEFR123456788 DE123456788"],
        [vatId, at, "094259216", { [of]: "GR" }, "EL094259216"],
        [vatId, at, "DE1", { [of]: "DE" }, ""],
        [vatId, at, "123456788", { [of]: "DEU" }, ""],
        [vatId, at, undefined, { [of]: "DE" }, ""],
        [code, of, undefined, { [at]: "DE123456788" }, "DE"],
        [code, of, undefined, { [at]: " el 094259216" }, "GR"],
        [code, of, undefined, { [at]: "123456788" }, ""],
        [code, of, undefined, {}, ""],
      ] as const satisfies readonly Row[];
    }),
    ["BT-80", "/delivery/address/countryCode", undefined, { "/delivery/vatId": "DE123456788" }, ""],
  ]],
  [checkDigits, [
    ["BT-84", "/payment/creditTransfers/0/iban", "DE02120300000002002051", {}, IBAN],
    ["BT-84", "/payment/creditTransfers/0/iban", "DE20120300000000202051", {}, IBAN],
    ["BT-84", "/payment/creditTransfers/0/iban", "DE02120300000000202015", {}, IBAN],
    ["BT-91", "/payment/directDebit/debitedAccount", "DE02120300000002002051", {}, IBAN],
    ["BT-31", "/seller/vatId", "DE02120300000002002051", {}, ""],
    ["BT-84", "/payment/creditTransfers/0/iban", `${" ".repeat(20)}DE02120300000002002051`, {}, " ".repeat(20) + IBAN],
    ["BT-84", "/payment/creditTransfers/0/iban", `${" ".repeat(21)}DE02120300000002002051`, {}, ""],
    ["BT-84", "/payment/creditTransfers/0/iban", undefined, {}, ""],
  ]],
  [reading, [
    ["BT-2", issued, "03.02.2026", {}, "2026-02-03 2026-03-02"],
    ["BT-2", issued, "02.03.2026", { "/dueDate": "2026-02-28" }, "2026-02-03 2026-03-02"],
    [
      "BT-2",
      issued,
      "02.03.2026",
      { "/delivery/date": "2026-02-28", "/dueDate": "2026-03-31" },
      "2026-02-03 2026-03-02",
    ],
    ["BT-2", issued, "02.03.2026", { "/taxPointDate": "2026-02-28" }, "2026-02-03 2026-03-02"],
    [
      "BT-9",
      "/dueDate",
      "02.03.2026",
      { [issued]: "2026-02-28", "/delivery/date": "2026-03-31" },
      "2026-02-03 2026-03-02",
    ],
    ["BT-9", "/dueDate", "02.01.2026", { [issued]: "2025-12-30" }, "2026-01-02 2026-02-01"],
    ["BT-2", issued, undefined, {}, ""],
    ["BT-146", price, "1.234,50", {}, "1234.50 123450"],
    ["BT-146", price, "1,234.50 EUR", {}, "1234.50 123450"],
    ["BT-146", price, "1.234,50", { [quantity]: "2", "/lines/0/netAmount": "246900.00" }, "123450 1234.50"],
    [
      "BT-146",
      price,
      "1,5",
      { [quantity]: "4", "/lines/0/netAmount": "3.00", "/lines/0/baseQuantity": "20" },
      "15 1.5",
    ],
    ["BT-146", price, "1,555", { [quantity]: "3", "/lines/0/netAmount": "4.67" }, "1.555 1555"],
    ["BT-146", price, "1.555,00", { [quantity]: "0.001", "/lines/0/netAmount": "155.50" }, "155500 1555.00"],
    ["BT-129", quantity, "1,5", { [price]: "2", "/lines/0/netAmount": "30.00" }, "15 1.5"],
    ["BT-146", price, "1.5", {}, ""],
    ["BT-146", price, "12O3,50", {}, ""],
    ["BT-146", price, "1,5e2", {}, ""],
    ["BT-146", price, "12 each 3", {}, ""],
    ["BT-146", price, "approx. 1,555", {}, "1.555 1555"],
    ["BT-146", price, "1 234,50", {}, "1234.50 123450"],
    ["BT-146", price, "none", {}, ""],
    ["BT-1", "/number", "1,5", {}, ""],
  ]],
  [worth, [
    ["BT-146", price, undefined, { [quantity]: "3", "/lines/0/netAmount": "10.00" }, "3.3333"],
    [
      "BT-146",
      price,
      undefined,
      { [quantity]: "2", "/lines/0/netAmount": "10.00", "/lines/0/baseQuantity": "10" },
      "50",
    ],
    ["BT-129", quantity, undefined, { [price]: "2.5", "/lines/0/netAmount": "10.00" }, "4"],
    ["BT-146", price, undefined, { [quantity]: "2", "/lines/0/netAmount": "0.00" }, "0"],
    ["BT-146", price, undefined, { [quantity]: "2", "/lines/0/netAmount": "-10.00" }, ""],
    ["BT-146", price, undefined, { [quantity]: "0", "/lines/0/netAmount": "10.00" }, ""],
    ["BT-146", price, undefined, { [quantity]: "2" }, ""],
    ...["allowances", "charges"].map((it): Row => {
      const line = { [quantity]: "2", "/lines/0/netAmount": "10.00", [`/lines/0/${it}/0/amount`]: "1.00" };
      return ["BT-146", price, undefined, line, ""];
    }),
    ["BT-146", price, "1", { [quantity]: "2", "/lines/0/netAmount": "10.00" }, ""],
    ["BT-131", "/lines/0/netAmount", undefined, { [quantity]: "2", [price]: "5" }, ""],
  ]],
  [numbered, [
    ["BT-126", "/lines/0/id", undefined, {}, "1"],
    ["BT-126", "/lines/9/id", undefined, {}, "10"],
    ["BT-126", "/lines/0/id", "x", {}, ""],
    ["BT-128", "/lines/0/id", undefined, {}, ""],
    ["BT-126", "/lines/0/note", undefined, {}, ""],
  ]],
];

for (const [hint, own] of rows) {
  for (const row of own) {
    const [term, , text, invoice, says] = row;
    const beside = Object.entries(invoice).map(([pointer, it]) => `${pointer} ${it}`).join(", ") || "nothing else";
    Deno.test(`${hint.id}: ${text ?? "nothing"} at ${term} beside ${beside} says ${says === "" ? "nothing" : says}`, () => {
      assert.equal(said(hint, row), says);
    });
  }
}

Deno.test("root: a document without a type is what its root calls it", () => {
  const row = ["BT-3", "/typeCode", undefined, {}, ""] as const;
  const syntaxes = ["ubl-invoice", "ubl-credit-note", "cii"] as const;
  assert.deepEqual(syntaxes.map((it) => said(root, row, it)), ["380", "381", ""]);
  assert.equal(said(root, ["BT-3", "/typeCode", "1", {}, ""], "ubl-invoice"), "");
  assert.equal(said(root, ["BT-5", "/currency", undefined, {}, ""], "ubl-invoice"), "");
});

Deno.test("neighbour: of two hundred lines the last one counts, and none behind it", () => {
  const of = (count: number) => {
    const units = Array.from({ length: count }, (_, at) => at === count - 1 ? "KGM" : "stk");
    return said(neighbour, ["BT-130", unit, undefined, lines(...units), ""]);
  };
  assert.deepEqual([of(199), of(200)], ["KGM", ""]);
});
