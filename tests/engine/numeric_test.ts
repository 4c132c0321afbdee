import assert from "node:assert/strict";
import { equalNumbers, numberIn, numberOf } from "../../engine/model/numeric.ts";

const literals: readonly (readonly [source: string, text: string])[] = [
  ["10", "10"],
  ["10.00", "10.00"],
  ["-1.50", "-1.50"],
  ["-0", "0"],
  ["-0.00", "0.00"],
  ["1e2", "100"],
  ["1.5E+1", "15"],
  ["1.50e1", "15.0"],
  ["25e-2", "0.25"],
  ["0e999999999999", "0"],
  ["999999999999999.0123456789", "999999999999999.0123456789"],
  ["10.000000000000000000", "10.000000000000000000"],
];

for (const [source, text] of literals) {
  Deno.test(`the JSON number ${source} is ${text}`, () => assert.deepEqual(numberOf(source), { text }));
}

for (
  const source of [
    "1000000000000000",
    "0.12345678901",
    "0.30000000000000004",
    "1e400",
    "1e-400",
    "1e99999999999",
    `1.${"0".repeat(100)}`,
  ]
) {
  Deno.test(`the JSON number ${source} is too large, and stays as it is`, () => {
    assert.deepEqual(numberOf(source), { text: source, problem: "too large" });
  });
}

for (const text of ["10.00", "+1", ".5", "100.", " 7 ", "0007"]) {
  Deno.test(`the text "${text}" is a number, and stays as it is`, () => assert.deepEqual(numberIn(text), { text }));
}

for (const text of ["1e2", "1,00", "ten", "0x10", "1 000", "\u00a01", ""]) {
  Deno.test(`the text "${text}" is no number`, () => assert.equal(numberIn(text).problem, "no number"));
}

for (const text of ["NaN", "Infinity", "-Infinity", "INF", " inf "]) {
  Deno.test(`the text "${text}" is not finite`, () => assert.equal(numberIn(text).problem, "not finite"));
}

Deno.test("numbers are equal by value, however they are written", () => {
  assert.ok(equalNumbers("100", "1e2") && equalNumbers("1.0", "1.000") && equalNumbers("-0", "0"));
  assert.ok(!equalNumbers("1", "2") && !equalNumbers("ten", "ten"));
  assert.ok(!equalNumbers("ten", "1") && !equalNumbers("1", "ten"));
});

Deno.test("a number has a hundred characters at most, whatever they are", () => {
  const [longest, longer] = [`1.${"0".repeat(98)}`, `1.${"0".repeat(99)}`];
  for (const read of [numberOf, numberIn]) {
    assert.deepEqual(read(longest), { text: longest });
    assert.deepEqual(read(longer), { text: longer, problem: "too large" });
  }
  // Also one that an exponent makes shorter.
  const shorter = `1.${"0".repeat(98)}e1`;
  assert.deepEqual(numberOf(shorter), { text: shorter, problem: "too large" });
});
