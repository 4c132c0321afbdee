/** The wording of the rules of Factur-X: of the structure, made of its rows, and of what EXTENDED alone asks. */
import type { ElementRow } from "../rules/elements/compiled.ts";
import type { OwnText } from "../rules/facturx/own.ts";
import { codesInWords } from "./code_words.ts";
import { elementText } from "./elements.ts";
import { facturxWording as english } from "./en/facturx.ts";
import type { Locale } from "./locale.ts";
import type { Text } from "./text.ts";

export function ownText(id: OwnText, { official }: Locale): Text {
  return (official?.facturx ?? english).rules[id];
}

export function structureText(row: ElementRow, texts: Locale, isMissing = false): Text {
  const { unused, meanings } = texts.official?.facturx ?? english;
  const codes = row.codes === undefined ? "" : codesInWords(row.codes, meanings);
  return elementText([row], texts, { sentences: { unused }, isMissing, codes });
}

/** What satisfies the rules of EXTENDED alone, in no language. */
export const ownExamples: Readonly<Record<OwnText, string>> = {
  "VAT-01": "BT-118 S, BT-151 S",
  "VAT-08b": "BT-116 1000.00, BT-131 1000.00",
  "VAT-08ini": "BT-116 1000.00, BT-131 1000.00",
  "VAT-08rev": "BT-116 1000.00, BT-131 1000.00",
  "BR-FXEXT-S-09b": "BT-116 1000.00, BT-119 20, BT-117 200.00",
  "BR-CO-25": "BT-9 2026-12-21",
  "CII-SR-470": "BT-84 DE02120300000000202051",
  "BR-FXEXT-01": "BT-21 AAI, BT-22 PO-55120",
  "BR-FXEXT-02": "BT-127 PO-55120",
  "BR-FXEXT-03": "FR32123456789 (VA)",
  "BR-FXEXT-04": "AAJ",
  "BR-FXEXT-06": "DETAIL",
  "BR-FXEXT-08": "60.00 + 40.00 = 100.00",
  "BR-FXEXT-11": "BT-126 1",
  "BR-FXEXT-12": "BT-131 100.00",
  "BR-FXEXT-BR-22": "10",
  "BR-FXEXT-BR-23": "C62",
  "BR-FXEXT-BR-24": "1000.00",
  "BR-FXEXT-BR-26": "100.00",
  "BR-FXEXT-BR-38": "BT-104 Freight, BT-105 FC",
  "BR-FXEXT-BR-44": "BT-144 Freight, BT-145 FC",
  "BR-FXEXT-BR-54-1": "Color",
  "BR-FXEXT-BR-54-2": "Black",
  "BR-FXEXT-CII-DT-097a": "202511301430",
  "BR-FXEXT-CO-04": "S",
  "BR-FXEXT-CO-10": "600.00 + 400.00 = 1000.00",
  "BR-FXEXT-CO-11": "50.00",
  "BR-FXEXT-CO-12": "20.00",
  "BR-FXEXT-CO-13": "1000.00 - 50.00 + 20.00 = 970.00",
  "BR-FXEXT-CO-15": "970.00 + 194.00 = 1164.00",
  "BR-FXEXT-CO-16": "1164.00 - 0.00 + 0.00 = 1164.00",
};
