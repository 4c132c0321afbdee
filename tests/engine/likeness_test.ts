/** How a wrong value is alike the right one: for each likeness the last pair that is, and the first that is not. */
import assert from "node:assert/strict";
import { isGross, isShifted, isSwapped, isTurned, isTyped, variantsOf } from "../../engine/edits/likeness.ts";
import { Decimal } from "../../engine/model/decimal.ts";
import { decimalIn } from "../../engine/edits/values.ts";

function decimal(text: string): Decimal {
  return decimalIn(text) ?? assert.fail(text);
}

const swapped = [
  ["12", "21", true],
  ["582.00", "528.00", true],
  ["1002", "2001", true],
  ["112", "112", false],
  ["12", "13", false],
  ["12", "31", false],
  ["123", "312", false],
  ["1234", "2143", false],
  ["123", "214", false],
  ["12", "210", false],
  ["", "", false],
] as const;

for (const [one, other, is] of swapped) {
  Deno.test(`${one} and ${other} are ${is ? "" : "not "}one another with two digits exchanged`, () => {
    assert.deepEqual([isSwapped(one, other), isSwapped(other, one)], [is, is]);
  });
}

const typed = [
  ["12", "13", true],
  ["12", "32", true],
  ["12", "312", true],
  ["12", "132", true],
  ["12", "123", true],
  ["", "1", true],
  ["12", "12", false],
  ["12", "21", false],
  ["12", "1234", false],
  ["12", "345", false],
  ["12", "213", false],
] as const;

for (const [one, other, is] of typed) {
  Deno.test(`between ${one} and ${other} there is ${is ? "one digit" : "more or less than one digit"}`, () => {
    assert.deepEqual([isTyped(one, other), isTyped(other, one)], [is, is]);
  });
}

Deno.test("the point of a number may be one to four places off, either way", () => {
  const shifted = (old: string) => isShifted(decimal(old), decimal("12.5"));
  assert.deepEqual(["125", "1250", "12500", "125000"].map(shifted), [true, true, true, true]);
  assert.deepEqual(["1.25", "0.125", "0.0125", "0.00125"].map(shifted), [true, true, true, true]);
  assert.deepEqual(["12.5", "1250000", "0.000125", "126"].map(shifted), [false, false, false, false]);
  assert.equal(isShifted(decimal("0"), decimal("0")), false);
});

Deno.test("a number may have the wrong sign, but for nothing", () => {
  const turned = ([old, now]: readonly [string, string]) => isTurned(decimal(old), decimal(now));
  assert.deepEqual(([["-1", "1"], ["1", "-1"], ["1", "1"], ["0", "0"]] as const).map(turned), [
    true,
    true,
    false,
    false,
  ]);
});

Deno.test("an amount may be with VAT instead of without, to the cent", () => {
  const gross = (old: string, now: string) => isGross(decimal(old), decimal(now), [decimal("7"), decimal("19")]);
  assert.deepEqual(["119", "118.99", "119.01", "107", "107.01"].map((it) => gross(it, "100")), Array(5).fill(true));
  assert.deepEqual(["118.98", "119.02", "106.98", "100"].map((it) => gross(it, "100")), Array(4).fill(false));
  assert.equal(gross("100", "119"), true);
  assert.deepEqual([gross("0", "0"), gross("0", "0.01"), gross("0.01", "0")], [false, false, false]);
});

Deno.test("what a number may stand for: its neighbours by sign, point, VAT, exchange and slip", () => {
  const { sign, separator, gross, digits, typed } = variantsOf(decimal("12.5"), [decimal("19")]);
  const texts = (all: readonly Decimal[]) => all.map((it) => it.toString());
  assert.deepEqual(texts(sign), ["-12.5"]);
  assert.deepEqual(texts(separator), ["125", "1250", "12500", "125000", "1.25", "0.125", "0.0125", "0.00125"]);
  assert.deepEqual(texts(gross), ["10.50", "14.88", "10.504", "14.875", "10.5042", "14.875"]);
  assert.deepEqual(texts(digits), ["21.5"]);
  assert.deepEqual(texts(variantsOf(decimal("90.19"), []).digits), ["9.19", "90.91"]);
  assert.equal(typed.length, 27);
  for (const near of ["02.5", "92.5", "10.5", "19.5", "12.0", "12.9"]) {
    assert.ok(typed.some((it) => it.equals(decimal(near))), near);
  }
});
