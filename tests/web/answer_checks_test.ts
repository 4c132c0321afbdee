/** What the page says of check digits while somebody types. */
import assert from "node:assert/strict";
import { digitsOf } from "../../web/browser/answer_checks.ts";

const rows: readonly (readonly [term: string, text: string, digits: ReturnType<typeof digitsOf>])[] = [
  ["BT-84", "DE02 1203 0000 0000 2020 51", "hold"],
  ["BT-84", "de02120300000000202051", "hold"],
  ["BT-84", "DE02120300000000202052", "wrong"],
  ["BT-84", "DE021203", undefined],
  ["BT-10", "04011000-12345-03", "hold"],
  ["BT-10", "04011000-12345-04", "wrong"],
  ["BT-10", "Bestellung 7", undefined],
  ["BT-31", "DE900000854", "hold"],
  ["BT-31", "DE900000853", "wrong"],
  ["BT-48", "DE90000", undefined],
  ["BT-30", "732 829 320", "hold"],
  ["BT-30", "732829321", undefined],
  ["BT-1", "DE900000853", undefined],
];

for (const [term, text, digits] of rows) {
  Deno.test(`${text} as ${term}: the check digits ${digits ?? "are not mentioned"}`, () => {
    assert.equal(digitsOf(term, text), digits);
  });
}
