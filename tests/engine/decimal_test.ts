import assert from "node:assert/strict";
// @ts-types="@types/big.js"
import Big from "big.js";
import fc from "fast-check";
import { Decimal } from "../../engine/model/decimal.ts";

function decimal(text: string): Decimal {
  const value = Decimal.parse(text);
  assert.ok(value, `${text} is a decimal`);
  return value;
}

/** Texts such as -00123.4500: any sign, leading and trailing zeros. */
const decimals = fc.tuple(
  fc.constantFrom("", "-", "+"),
  fc.stringMatching(/^[0-9]{1,20}$/),
  fc.option(fc.stringMatching(/^[0-9]{1,12}$/), { nil: undefined }),
).map(([sign, whole, fraction]) => sign + whole + (fraction === undefined ? "" : `.${fraction}`));

/** big.js knows no leading plus sign. */
function big(text: string): Big {
  return new Big(text.replace("+", ""));
}

function roundedByBig(text: string, places: number): Big {
  const value = big(text);
  const cut = value.round(places, Big.roundDown);
  const unit = new Big(10).pow(-places);
  const rest = value.minus(cut);
  if (rest.times(2).gte(unit)) return cut.plus(unit);
  return rest.times(-2).gt(unit) ? cut.minus(unit) : cut;
}

const readings: readonly (readonly [string, string])[] = [
  ["0", "0"],
  ["007", "7"],
  ["10.00", "10.00"],
  ["100.", "100"],
  [".5", "0.5"],
  ["-.5", "-0.5"],
  ["+1", "1"],
  ["-0.00", "0.00"],
  [" \t\r\n1.5\n", "1.5"],
  ["-12345678901234567890.10", "-12345678901234567890.10"],
  ["-1234567890123456", "-1234567890123456"],
  [" +1234567890123456 ", "1234567890123456"],
  [".1234567890123456", "0.1234567890123456"],
  ["1234567890123456.", "1234567890123456"],
  ["-.123456789012345", "-0.123456789012345"],
  ["999999999999999.", "999999999999999"],
  ["999999999999999", "999999999999999"],
  ["9999999999999999", "9999999999999999"],
  ["0.0000000000000000001", "0.0000000000000000001"],
];
for (const [text, written] of readings) {
  Deno.test(`Decimal.parse() reads ${JSON.stringify(text)}`, () => assert.equal(decimal(text).toString(), written));
}

const noNumbers = [
  ["nothing", ""],
  ["white space", " \n"],
  ["a sign", "-"],
  ["two signs", "--1"],
  ["a point", "."],
  ["a sign and a point", "+."],
  ["two points", "1.2.3"],
  ["a decimal comma", "1,00"],
  ["an exponent", "1e3"],
  ["a large exponent", "1E+1000000000"],
  ["hexadecimal digits", "0x10"],
  ["not a number", "NaN"],
  ["infinity in XPath", "INF"],
  ["infinity in JavaScript", "Infinity"],
  ["Arabic-Indic digits", "\u0661\u0662"],
  ["full-width digits", "\uff11\uff12"],
  ["a minus sign that is not ASCII", "\u22121"],
  ["a space inside", "1 000"],
  ["a sign apart", "- 1"],
  ["a no-break space around it", "\u00a01"],
  ["a form feed around it", "\f1"],
  ["a vertical tab around it", "1\v"],
  ["an underscore", "1_000"],
  ["the suffix of a BigInt", "1n"],
  ["a NUL", "1\0"],
] as const;
for (const [what, text] of noNumbers) {
  Deno.test(`Decimal.parse() refuses ${what}`, () => assert.equal(Decimal.parse(text), undefined));
}

Deno.test("Decimal.parse() takes 10,000 characters and refuses more", () => {
  assert.equal(decimal("7".repeat(10_000)).toString(), "7".repeat(10_000));
  assert.equal(Decimal.parse("7".repeat(10_001)), undefined);
  assert.equal(decimal(" ".repeat(20_000) + "7").toString(), "7");
});

Deno.test("Decimal.parse() takes no million digits, spaces or points for a number", () => {
  for (const piece of ["9", " ", "1 ", ".", "0.", "-"]) assert.equal(Decimal.parse(piece.repeat(1_000_000)), undefined);
});

Deno.test("Decimal.parse() takes exactly the lexical space of xs:decimal", () => {
  const lexical = /^[ \t\r\n]*[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)[ \t\r\n]*$/;
  const pieces = fc.constantFrom(
    "0",
    "1",
    "9",
    ".",
    "+",
    "-",
    " ",
    "\n",
    "\t",
    "\r",
    "e",
    "E",
    ",",
    "x",
    "\u00a0",
    "\u0663",
  );
  fc.assert(fc.property(fc.string({ unit: pieces, maxLength: 8 }), (text) => {
    assert.equal(Decimal.parse(text) !== undefined, lexical.test(text));
  }));
});

Deno.test("Decimal keeps scale and value from parse to toString", () => {
  fc.assert(fc.property(decimals, (text) => {
    const value = decimal(text);
    assert.equal(value.scale, text.includes(".") ? text.length - text.indexOf(".") - 1 : 0);
    assert.ok(big(value.toString()).eq(big(text)));
    assert.equal(decimal(value.toString()).toString(), value.toString());
  }));
});

Deno.test("Decimal adds, subtracts and multiplies as big.js does", () => {
  fc.assert(fc.property(decimals, decimals, (a, b) => {
    assert.ok(big(decimal(a).plus(decimal(b)).toString()).eq(big(a).plus(big(b))));
    assert.ok(big(decimal(a).minus(decimal(b)).toString()).eq(big(a).minus(big(b))));
    assert.ok(big(decimal(a).times(decimal(b)).toString()).eq(big(a).times(big(b))));
    assert.ok(big(decimal(a).negate().toString()).eq(big(a).neg()));
    assert.ok(big(decimal(a).abs().toString()).eq(big(a).abs()));
  }));
});

Deno.test("Decimal compares as big.js does, whatever the scale", () => {
  fc.assert(fc.property(decimals, fc.oneof(decimals, fc.constant("")), (a, other) => {
    const b = other === "" ? (a.includes(".") ? `${a}0` : `${a}.0`) : other;
    const order = big(a).cmp(big(b));
    assert.equal(decimal(a).compare(decimal(b)), order);
    assert.equal(decimal(a).equals(decimal(b)), order === 0);
    assert.equal(decimal(a).lessThan(decimal(b)), order < 0);
    assert.equal(decimal(a).greaterThan(decimal(b)), order > 0);
    assert.equal(decimal(a).sign, big(a).cmp(0));
    assert.equal(decimal(a).isZero(), big(a).eq(0));
    assert.equal(decimal(a).isNegative(), big(a).lt(0));
  }));
});

Deno.test("Decimal sums as big.js does", () => {
  fc.assert(fc.property(fc.array(decimals), (texts) => {
    const total = texts.reduce((sum, text) => sum.plus(big(text)), new Big(0));
    assert.ok(big(Decimal.sum(texts.map(decimal)).toString()).eq(total));
  }));
  assert.equal(Decimal.sum([]).toString(), "0");
});

const roundings: readonly (readonly [string, number, string])[] = [
  ["2.5", 0, "3"],
  ["-2.5", 0, "-2"],
  ["-2.51", 0, "-3"],
  ["-2.49", 0, "-2"],
  ["-0.5", 0, "0"],
  ["-0.51", 0, "-1"],
  ["0.5", 0, "1"],
  ["2.345", 2, "2.35"],
  ["-2.345", 2, "-2.34"],
  ["1.005", 2, "1.01"],
  ["-1.0051", 2, "-1.01"],
  ["5", 2, "5"],
  ["5.10", 2, "5.10"],
  ["99.995", 2, "100.00"],
];
for (const [text, places, rounded] of roundings) {
  Deno.test(`Decimal.round() takes ${text} to ${rounded} at ${places} places`, () => {
    assert.equal(decimal(text).round(places).toString(), rounded);
  });
}

Deno.test("Decimal.round() rounds halves towards positive infinity", () => {
  fc.assert(fc.property(decimals, fc.nat({ max: 6 }), (text, places) => {
    const rounded = decimal(text).round(places);
    assert.ok(big(rounded.toString()).eq(roundedByBig(text, places)), `${text} to ${places}: ${rounded}`);
    assert.ok(rounded.scale <= places);
  }));
});

/** Answers of Saxon-HE 12.10 for xs:decimal(a) div xs:decimal(b). */
const quotients: readonly (readonly [string, string, string])[] = [
  ["1", "3", "0.333333333333333333"],
  ["2", "3", "0.666666666666666667"],
  ["-2", "3", "-0.666666666666666667"],
  ["10.00", "4", "2.5"],
  ["1", "3000", "0.000333333333333333333"],
  ["1000", "7", "142.857142857142857143"],
  ["100.00", "3000.00", "0.0333333333333333333"],
  ["0.000000000000000003", "2", "0.0000000000000000015"],
  ["0.0000000000000000000000012345", "7", "0.0000000000000000000000001763571428571428571429"],
  ["1000000000000000000000.5", "3", "333333333333333333333.5"],
  ["123456789012345678901234567890.123", "7.7777777777777777777777", "15873015730158730144444603173.17311587301573016"],
];
for (const [a, b, quotient] of quotients) {
  Deno.test(`Decimal.divide() has the reference's precision for ${a} / ${b}`, () => {
    assert.equal(decimal(a).divide(decimal(b)).equals(decimal(quotient)), true);
  });
}

const halves: readonly (readonly [string, string, number, string])[] = [
  ["1", "8", 2, "0.12"],
  ["-1", "8", 2, "-0.12"],
  ["1", "-8", 2, "-0.12"],
  ["3", "8", 2, "0.37"],
  ["1.26", "10", 2, "0.13"],
  ["-1.26", "10", 2, "-0.13"],
  ["0", "-8", 2, "0.00"],
  ["123.456", "1", 1, "123.5"],
  ["7", "2", 0, "3"],
];
for (const [a, b, places, quotient] of halves) {
  Deno.test(`Decimal.divide() takes ${a} / ${b} to ${quotient} at ${places} places`, () => {
    assert.equal(decimal(a).divide(decimal(b), places).toString(), quotient);
  });
}

Deno.test("Decimal.divide() is within half a unit of the quotient", () => {
  fc.assert(fc.property(decimals, decimals, fc.nat({ max: 20 }), (a, b, places) => {
    fc.pre(!big(b).eq(0));
    const error = big(a).minus(big(decimal(a).divide(decimal(b), places).toString()).times(big(b))).abs();
    assert.ok(error.times(2).lte(big(b).abs().times(new Big(10).pow(-places))));
  }));
});

Deno.test("Decimal.shift() moves the decimal point", () => {
  assert.equal(decimal("19.00").shift(-2).toString(), "0.1900");
  assert.equal(decimal("19.00").dividedByPowerOfTen(2).toString(), "0.1900");
  assert.equal(decimal("0.19").shift(2).toString(), "19");
  assert.equal(decimal("0.19").shift(3).toString(), "190");
  assert.equal(decimal("-5").shift(-3).toString(), "-0.005");
});

Deno.test("Decimal.pad() adds zeros and takes nothing away", () => {
  assert.equal(decimal("5").pad(2).toString(), "5.00");
  assert.equal(decimal("-5.125").pad(2).toString(), "-5.125");
});

Deno.test("Decimal.fromDouble() gives the exact expansion of a double", () => {
  assert.equal(Decimal.fromDouble(0.1).toString(), "0.1000000000000000055511151231257827021181583404541015625");
  assert.equal(Decimal.fromDouble(233.77 + 1).toString(), "234.770000000000010231815394945442676544189453125");
  assert.equal(Decimal.fromDouble(1e23).toString(), "99999999999999991611392");
  assert.equal(Decimal.fromDouble(-2.5).toString(), "-2.5");
  assert.equal(Decimal.fromDouble(-0).toString(), "0");
  assert.equal(Decimal.fromDouble(2 ** 53).toString(), "9007199254740992");
  assert.equal(Decimal.fromDouble(Number.MIN_VALUE).scale, 1074);
});

Deno.test("Decimal.fromDouble() gives every double back", () => {
  fc.assert(fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (double) => {
    assert.equal(Number(Decimal.fromDouble(double).toString()), double === 0 ? 0 : double);
  }));
});

const mistakes: readonly (readonly [() => unknown, string])[] = [
  [() => decimal("1").round(-1), "Cannot round to -1 places: scale must be at least 0"],
  [() => decimal("1").round(1.5), "Cannot round to 1.5 places: scale must be an integer"],
  [() => decimal("1").pad(-1), "Cannot pad to -1 places: scale must be at least 0"],
  [() => decimal("1").divide(decimal("3"), -1), "Cannot divide to -1 places: scale must be at least 0"],
  [() => decimal("1").divide(decimal("0.0")), "Cannot divide 1 by 0.0: divisor must not be zero"],
  [() => decimal("1").shift(0.5), "Cannot shift by 0.5 places: must be an integer"],
  [() => Decimal.of(1.5), "Cannot make a decimal of 1.5: number must be a safe integer"],
  [() => Decimal.of(2 ** 53), "Cannot make a decimal of 9007199254740992: number must be a safe integer"],
  [() => Decimal.fromDouble(NaN), "Cannot make a decimal of NaN: number must be finite"],
  [() => Decimal.fromDouble(-Infinity), "Cannot make a decimal of -Infinity: number must be finite"],
];
for (const [mistake, message] of mistakes) {
  Deno.test(`Decimal says ${JSON.stringify(message)} to its caller`, () => {
    assert.throws(mistake, new RangeError(message));
  });
}

Deno.test("Decimal.of() takes integers of any size as BigInt", () => {
  assert.equal(Decimal.of(-12).toString(), "-12");
  assert.equal(Decimal.of(10n ** 30n).toString(), `1${"0".repeat(30)}`);
});

for (
  const [text, rounded] of [["-9.975", "-9.98"], ["9.975", "9.98"], ["-0.005", "-0.01"], ["-0.0049", "0.00"], [
    "-1",
    "-1",
  ]]
) {
  Deno.test(`Decimal.roundHalfAway() takes ${text} to ${rounded}`, () => {
    assert.equal(decimal(text ?? "").roundHalfAway(2).toString(), rounded);
  });
}

Deno.test("the sign of a decimal is that of its value, and zero has none", () => {
  const signs = ["0", "-0.00", "0.01", "-0.01", "1", "-1"].map((text) => decimal(text).sign);
  assert.deepEqual(signs, [0, 0, 1, -1, 1, -1]);
  assert.deepEqual(["0", "-0.0", "-0.01"].map((text) => decimal(text).isNegative()), [false, false, true]);
  assert.deepEqual(["0", "-0.0", "-0.01"].map((text) => decimal(text).isZero()), [true, true, false]);
  assert.equal(decimal("-0.00").abs().toString(), "0.00");
});

Deno.test("Decimal.compare() orders values whatever their scales, and finds equal ones equal", () => {
  const orders = [["1", "1.00"], ["0", "-0.0"], ["1.1", "1.09"], ["-1.1", "-1.09"], ["0.001", "0"], ["0", "0.001"]]
    .map(([one = "", other = ""]) => decimal(one).compare(decimal(other)));
  assert.deepEqual(orders, [0, 0, 1, -1, 1, -1]);
  assert.deepEqual([decimal("1").lessThan(decimal("1.0")), decimal("1").greaterThan(decimal("1.0"))], [false, false]);
});

Deno.test("Decimal rounds to no place, and a decimal of fewer places stays as it is", () => {
  assert.equal(decimal("7.5").round(0).toString(), "8");
  assert.equal(decimal("7.50").round(2).toString(), "7.50");
  assert.equal(decimal("7").pad(0).toString(), "7");
  assert.equal(decimal("0.04").toShortString(), "0.04");
  assert.equal(decimal("100.00").toShortString(), "100");
  assert.equal(decimal("100").toShortString(), "100");
  assert.equal(decimal("0.00").toShortString(), "0");
  assert.equal(decimal("-2.50").toShortString(), "-2.5");
});
