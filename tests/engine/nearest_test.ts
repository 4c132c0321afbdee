import assert from "node:assert/strict";
import { nearest } from "../../engine/model/nearest.ts";

/** What somebody wrote, the names that are known, and the one that was most likely meant. */
const meant: readonly (readonly [what: string, name: string, known: readonly string[], found: string | undefined])[] = [
  ["the same letters in another spelling", "Invoice_Number", ["currency", "invoiceNumber"], "invoiceNumber"],
  ["one letter dropped", "curency", ["currency"], "currency"],
  ["one letter too many", "currrency", ["currency"], "currency"],
  ["one letter replaced", "qurrency", ["currency"], "currency"],
  ["the last letter replaced", "currencz", ["currency"], "currency"],
  ["the first letter dropped", "urrency", ["currency"], "currency"],
  ["changes of a third of the letters", "abcdxx", ["abcdef"], "abcdef"],
  ["changes of more than a third", "abcxxx", ["abcdef"], undefined],
  ["letters missing up to a third", "abcd", ["abcdef"], "abcdef"],
  ["more letters missing than a third", "abc", ["abcdef"], undefined],
  ["letters too many up to a third", "abcdefgh", ["abcdef"], "abcdef"],
  ["more letters too many than a third", "abcdefghi", ["abcdef"], undefined],
  ["one change of a short name", "iq", ["id"], "id"],
  ["two changes of a short name", "xy", ["id"], undefined],
  ["another letter for a short name", "x", ["id"], undefined],
  ["the fewest changes, whatever comes first", "abcdef", ["abcxex", "abcdex", "abxxef"], "abcdex"],
  ["the first of two that are as near", "bate", ["date", "rate"], "date"],
  ["letters that changed places, which are two changes", "cuntroy", ["country"], "country"],
  ["nothing known", "note", [], undefined],
];

for (const [what, name, known, found] of meant) {
  Deno.test(`nearest() finds ${found ?? "nothing"} for "${name}": ${what}`, () => {
    assert.equal(nearest(name, known), found);
  });
}

Deno.test("nearest() looks at names of up to sixty characters, and not at longer ones", () => {
  const known = ["a".repeat(60)];
  assert.equal(nearest("a".repeat(60), known), known[0]);
  assert.equal(nearest("a".repeat(61), known), undefined);
});
