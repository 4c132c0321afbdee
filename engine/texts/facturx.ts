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
