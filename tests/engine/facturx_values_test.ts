/** What the failures of EXTENDED's own rules name: the element, what it is about, and the value that is there. */
import assert from "node:assert/strict";
import { levelSweep } from "../../engine/rules/facturx/sweep.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { readXml } from "../../engine/xml/reader.ts";
import { invoiceAt } from "../support/facturx_documents.ts";
import { extendedEdits } from "../support/facturx_edits.ts";
import { wordsIn } from "../support/texts.ts";

const SUMMATION = "ram:SpecifiedTradeSettlementHeaderMonetarySummation";
const LINE = "ram:IncludedSupplyChainTradeLineItem";
const CHARGE = "ram:SpecifiedTradeAllowanceCharge";
const CHARACTERISTIC = "ram:ApplicableProductCharacteristic";

const rows: readonly (readonly [id: keyof typeof extendedEdits, element: string, terms: string, actual?: string])[] = [
  ["BR-FXEXT-01", "ram:IncludedNote", "BT-22"],
  ["BR-FXEXT-02", "ram:IncludedNote", "BT-127"],
  ["BR-FXEXT-03", "ram:ID", "", "1"],
  ["BR-FXEXT-04", "ram:TypeCode", "BT-160", "SHINE"],
  ["BR-FXEXT-06", LINE, "BG-25", "1"],
  ["BR-FXEXT-08", LINE, "BT-131", "582.00"],
  ["BR-FXEXT-11", LINE, "BG-25", "9"],
  ["BR-FXEXT-12", LINE, "BT-131"],
  ["BR-FXEXT-BR-22", LINE, "BT-129"],
  ["BR-FXEXT-BR-23", LINE, "BT-130"],
  ["BR-FXEXT-BR-24", LINE, "BT-131"],
  ["BR-FXEXT-BR-26", LINE, "BT-146"],
  ["BR-FXEXT-BR-38", CHARGE, "BG-21"],
  ["BR-FXEXT-BR-44", CHARGE, "BG-28"],
  ["BR-FXEXT-BR-54-1", CHARACTERISTIC, "BT-160"],
  ["BR-FXEXT-BR-54-2", CHARACTERISTIC, "BT-161"],
  ["BR-FXEXT-CII-DT-097a", "udt:DateTimeString", "", "202611272561"],
  ["BR-FXEXT-CO-04", LINE, "BT-151"],
  ["BR-FXEXT-CO-10", SUMMATION, "BT-106"],
  ["BR-FXEXT-CO-11", SUMMATION, "BT-107"],
  ["BR-FXEXT-CO-12", SUMMATION, "BT-108"],
  ["BR-FXEXT-CO-13", SUMMATION, "BT-109"],
  ["BR-FXEXT-CO-15", SUMMATION, "BT-112"],
  ["BR-FXEXT-CO-16", SUMMATION, "BT-115"],
  ["BR-FXEXT-S-01", "rsm:CrossIndustryInvoice", "BT-118", "S"],
  ["BR-FXEXT-S-09b", "ram:ApplicableTradeTax", "BT-117", "135.64"],
  ["BR-FXEXT-S08b", "ram:ApplicableTradeTax", "BT-116", "713.72"],
  ["BR-FXEXT-S-08ini", "ram:ApplicableTradeTax", "BT-116", "713.72"],
  ["BR-FXEXT-S-08rev", "ram:ApplicableTradeTax", "BT-116", "713.75"],
  ["BR-CO-25", "rsm:CrossIndustryInvoice", "BT-115", "849.36"],
];

/** Failures of a rule as rows. */
function failuresOf(id: string, xml: string) {
  const found: (readonly (string | undefined)[])[] = [];
  const sink = levelSweep("extended", ({ id: rule, offset, terms = [], actual }) => {
    if (rule === id) found.push([id, /^[\w:]+/.exec(xml.slice(offset + 1))?.[0], terms.join(" "), wordsIn(actual)]);
  });
  assert.equal(readXml(xml, sink, { prefixes: cii.prefixes }), undefined);
  return found;
}

for (const [id, element, terms, actual] of rows) {
  Deno.test(`${id} names ${element}${terms && ` as ${terms}`}${actual === undefined ? "" : ` with ${actual}`}`, () => {
    assert.deepEqual(failuresOf(id, extendedEdits[id]?.(invoiceAt("extended")) ?? ""), [[id, element, terms, actual]]);
  });
}

Deno.test("a value of two hundred characters is quoted, and a longer one is not", () => {
  for (const [length, quoted] of [[200, true], [201, false]] as const) {
    const code = "X".repeat(length);
    const xml = extendedEdits["BR-FXEXT-04"]?.(invoiceAt("extended")).replace("SHINE", code) ?? "";
    assert.deepEqual(failuresOf("BR-FXEXT-04", xml).map(([, , , actual]) => actual), [quoted ? code : undefined]);
  }
});

Deno.test("where a value cannot be read, the rules that need it fail there and name it, about the invoice", () => {
  const xml = invoiceAt("extended").replace("<ram:BasisAmount>713.75", "<ram:BasisAmount> lots\n");
  for (const id of ["BR-FXEXT-S08b", "BR-FXEXT-S-08ini", "BR-FXEXT-S-08rev", "BR-FXEXT-S-09b"]) {
    assert.deepEqual(failuresOf(id, xml), [[id, "ram:BasisAmount", "", "lots"]]);
  }
});

Deno.test("the tax of a part of the breakdown is worked out for the standard rate alone", () => {
  const wrong = extendedEdits["BR-FXEXT-S-09b"]?.(invoiceAt("extended")) ?? "";
  const zero = wrong.replaceAll("<ram:CategoryCode>S<", "<ram:CategoryCode>Z<");
  assert.notEqual(zero, wrong);
  assert.deepEqual([failuresOf("BR-FXEXT-S-09b", wrong).length, failuresOf("BR-FXEXT-S-09b", zero)], [1, []]);
});
