/** Texts of others as an agent is given them: how much of one, and what of it can be seen. */
import assert from "node:assert/strict";
import { allShown, quoted, shown } from "../../host/mcp/shown.ts";

/** Texts by their length in characters, and how much of them is quoted. A letter, and one of two UTF-16 code units. */
const lengths = [[79, 79, ""], [80, 80, ""], [81, 79, "…"], [82, 79, "…"], [10_000, 79, "…"]] as const;

for (const letter of ["x", "\u{1F4A9}"]) {
  for (const [length, kept, end] of lengths) {
    Deno.test(`of ${length} times ${letter} an agent is quoted ${kept}${end === "" ? "" : ", and that there is more"}`, () => {
      assert.equal(quoted(letter.repeat(length)), `"${letter.repeat(kept)}${end}"`);
    });
  }
}

Deno.test("what cannot be seen is named, at the edges of what can, too", () => {
  assert.equal(shown(" ~"), " ~");
  assert.equal(shown("\u001f\u007f\u0080"), "\\u{1f}\\u{7f}\\u{80}");
  assert.equal(shown("a\tb\nc\u2028\u2029\u200b\ud800"), "a\\u{9}b\\u{a}c\\u{2028}\\u{2029}\\u{200b}\\u{d800}");
  assert.equal(shown("é 中 \u{1F4A9}"), "é 中 \u{1F4A9}");
});

Deno.test("a quotation mark cannot end a quotation", () => assert.equal(quoted('a" b"'), `"a' b'"`));

Deno.test("every text in an answer is shown but its examples, which are no document's", () => {
  const answer = { a: ["\u001b", { b: "\u001b", c: 5, d: null }], example: "x\n\ty" };
  assert.deepEqual(allShown(answer), { a: ["\\u{1b}", { b: "\\u{1b}", c: 5, d: null }], example: "x\n\ty" });
});
