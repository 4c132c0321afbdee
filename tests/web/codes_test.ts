import assert from "node:assert/strict";
import { codeNamed } from "../../web/browser/codes.ts";

const units = [["C62", "Einheit"], ["H87", "Stück"], ["EA", "Stück (einzeln)"], ["HUR", "Stunde"], [
  "MTR",
  "Meter",
]] as const;

/** What somebody writes, and the code that is meant. */
const written: readonly (readonly [text: string, code: string | undefined])[] = [
  ["HUR", "HUR"],
  ["hur", "HUR"],
  ["Stück", "H87"],
  [" stück ", "H87"],
  ["Stunden", "HUR"],
  ["Stu", "HUR"],
  ["St", undefined],
  ["C62Stück", undefined],
  ["Meterware", undefined],
];

for (const [text, code] of written) {
  Deno.test(`codeNamed() takes "${text}" for ${code ?? "nothing"}`, () => {
    assert.equal(codeNamed(text, units), code);
  });
}
