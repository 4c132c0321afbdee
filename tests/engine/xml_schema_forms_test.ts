/** Lexical forms of XML Schema, as the official parser takes them: it was asked about every one of these. */
import assert from "node:assert/strict";
import { baseOf, type Builtin, Simple } from "../../engine/schema/simple.ts";

interface Forms {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

const forms: Readonly<Partial<Record<Builtin, Forms>>> = {
  date: {
    right: [
      "2020-02-29",
      "2000-02-29",
      "12020-01-01",
      "-0004-02-29",
      "-0001-02-28",
      "2147483647-01-01",
      " 2020-01-01\n",
    ]
      .concat(["2020-01-01Z", "2020-01-01+14:00", "2020-01-01-13:59"]),
    wrong: ["2019-02-29", "1900-02-29", "2020-13-01", "2020-00-10", "2020-01-00", "2020-04-31", "2020-1-01", "20-01-01"]
      .concat(["02020-01-01", "0000-01-01", "+2020-01-01", "2147483648-01-01", "2020-01-01+14:01", "2020-01-01+15:00"])
      .concat(["2020-01-01+1:00", "2020-01-01z", "2020-01-01 Z", "20200101", "", "２０２０-01-01", "-0003-02-29"]),
  },
  time: {
    right: ["12:00:00", "24:00:00", "24:00:00.0", "23:59:59.999", "12:00:00.5-05:30"],
    wrong: ["24:00:01", "23:59:60", "12:00", "1:00:00", "12:00:00.", "25:00:00", "12:60:00", ""],
  },
  dateTime: {
    right: ["2020-01-01T00:00:00", "2020-01-01T24:00:00Z", "2020-01-01T12:30:00.5+14:00"],
    wrong: ["2020-01-01", "2020-01-01 00:00:00", "2020-01-01T00:00", "2019-02-29T00:00:00"],
  },
  decimal: {
    right: ["1", "1.", ".5", "+1", "-.5", " 1 ", "00", "-0", "99999999999999999999999.999999999999999999999"],
    wrong: ["", ".", "-", "+-1", "1e5", "1,5", "INF", "+INF", "1 000", "1.2.3", "１", "-."],
  },
  boolean: { right: ["true", "false", "1", "0", " true "], wrong: ["TRUE", "", "yes", "00"] },
  base64Binary: {
    right: ["", "QQ==", "QUI=", "QUJD", "QU J D", "QUJD\nQUJD", "Q Q = ="],
    wrong: ["QQ=", "QQ", "QR==", "QUJ=", "====", "=", "QQ==QQ==", "QU-_", "A===", "QQ==="],
  },
  anyURI: {
    right: ["", "a b", "http:///", "//?", "//#", "http:/", "?a[b]", "x:[a]", "é", "C:/x", "a%20b", "http://[::1]:80/"]
      .concat(["http://[::1.2.3.4]/", "a/b:c", "urn:oasis", "a?b?c", "http://a:999999/", "{a}", "http://[::1]?["]),
    wrong: [
      "http:",
      "http://",
      "//",
      ":a",
      "1a:b",
      "a b:c",
      "a%2",
      "a%zz",
      "a#b#c",
      "[",
      "x:/[a]",
      "http://[::1",
      "urn:",
    ]
      .concat(["http://[::g]/", "http://[1:2:3:4:5:6:7]/", "http://[::1]:65536/", "http://a[b/", "x:#y", "//[x]"])
      .concat(["http://[1::2::3]/", "http://[::256.1.1.1]/", "http://[]/"]),
  },
  language: {
    right: ["de", "de-DE", "x-klingon", " de "],
    wrong: ["", "de_DE", "abcdefghi", "de-", "1a", "de-123456789"],
  },
  byte: { right: ["+0127", "-128", "-0"], wrong: ["128", "-129", "1.0", ""] },
  negativeInteger: { right: ["-1", "-01"], wrong: ["0", "-0", "1"] },
  double: { right: ["1e5", "-INF", "NaN", "+.5E-1"], wrong: ["+INF", "1e", "inf", ""] },
  gMonthDay: { right: ["--02-29", "--12-31Z"], wrong: ["--02-30", "--04-31", "--1-1"] },
  gMonth: { right: ["--01", "--01--"], wrong: ["--13", "01"] },
  gYear: { right: ["-2020+01:00"], wrong: ["0000", "20"] },
  duration: { right: ["P1Y2M3DT4H5M6.7S", "-P1D"], wrong: ["P", "P1YT", "P1S", ""] },
  NMTOKENS: { right: ["a  b"], wrong: ["", " ", "a <"] },
  NCName: { right: ["a", "_1"], wrong: ["1a", "a:b", ""] },
  hexBinary: { right: ["", "AbCd"], wrong: ["AbC", "xy"] },
  token: { right: ["", " a  b "], wrong: [] },
};

/** Where a range, a month or an address ends, and what is in the middle of a list: the recommendations leave no room here. */
const boundaries: typeof forms = {
  date: {
    right: ["2020-01-31", "2020-04-30", "2021-02-28", "11200-02-29"],
    wrong: ["12100-02-29", "10200-02-29", "2020-01-32", "2020-12-32", "2020-11-31", "2021-02-29", "2020-02-30"],
  },
  byte: { right: ["99", "-99", "127"], wrong: ["1000", "-1000"] },
  unsignedByte: { right: ["0", "255", "99", "-0"], wrong: ["256", "-1", "1000"] },
  short: { right: ["32767", "-32768", "9999"], wrong: ["32768", "-32769", "100000"] },
  base64Binary: { right: ["AA==", "AAA=", "AAAA", "+/09", "azAZ"], wrong: ["QUJ\u0080", "QUJé", "Q=JD", "AB=="] },
  NMTOKENS: { right: ["1"], wrong: ["< a"] },
  IDREFS: { right: ["a", "a b"], wrong: ["", "a 1", "1 a"] },
  anyURI: {
    right: ["#a", "#", "a#b", "http://[1:2:3:4:5:6:7:8]/", "http://[1:2:3:4:5:6:1.2.3.4]/", "http://[1::8]/"],
    wrong: [
      "##",
      "#a#b",
      "http://[1:2:3:4:5:6:7:8:9]/",
      "http://[1:2:3:4:5:6:7:1.2.3.4]/",
      "http://[1:2:3:4:5:6:7::8]/",
      "http://[1:2:3::4:5:6::7:8]/",
    ],
  },
};

const nothingBound = () => false;

for (const [name, { right, wrong }] of [...Object.entries(forms), ...Object.entries(boundaries)]) {
  Deno.test(`xs:${name} takes "${right.at(-1)}" and its like, and not "${wrong.at(-1) ?? ""}"`, () => {
    const simple = new Simple(name as Builtin);
    assert.deepEqual(right.filter((text) => !simple.is(text, nothingBound)), []);
    assert.deepEqual(wrong.filter((text) => simple.is(text, nothingBound)), []);
  });
}

Deno.test("a type says what its values look like: those that it lists, or an example, or its name alone", () => {
  assert.equal(new Simple("date").form, "2026-11-30 (xs:date)");
  assert.equal(new Simple("gYear").form, "xs:gYear");
  assert.equal(new Simple("token").restricted("=A|=B").form, "A, B");
});

Deno.test("a prefix in an xs:QName must be bound where it is", () => {
  const name = new Simple("QName");
  assert.ok(name.is(" a:b ", (prefix) => prefix === "a"));
  assert.ok(name.is("b", nothingBound));
  for (const wrong of ["c:b", "a:b:c", ":b", "1:b", "a:1", "a:", ""]) {
    assert.ok(!name.is(wrong, (prefix) => prefix === "a"), wrong);
  }
});

Deno.test("the facets of a schema come on top of the form", () => {
  const unit = new Simple("token").restricted(">1|<3");
  assert.deepEqual(["", "K", " KGM ", "ABCD"].map((text) => unit.is(text, nothingBound)), [false, true, true, false]);
  const qualifier = new Simple("string").restricted("=OIDAsURI|=OIDAsURN");
  assert.deepEqual(["OIDAsURN", " OIDAsURN", ""].map((text) => qualifier.is(text, nothingBound)), [true, false, false]);
  assert.equal(qualifier.form, "OIDAsURI, OIDAsURN");
});

Deno.test("a long attachment is judged without a stack as deep", () => {
  const simple = new Simple("base64Binary");
  assert.ok(simple.is("QUJD".repeat(500_000), nothingBound));
  assert.ok(!simple.is(`${"QUJD".repeat(500_000)}Q`, nothingBound));
});

Deno.test("each builtin type restricts another, and all of them anySimpleType, which takes any text", () => {
  assert.deepEqual((["token", "byte", "string", "date", "anySimpleType"] as const).map(baseOf), [
    "normalizedString",
    "short",
    "anySimpleType",
    "anySimpleType",
    undefined,
  ]);
  const any = new Simple("anySimpleType");
  assert.deepEqual([any.free, any.is(" \n", nothingBound), any.value(" a  b ")], [true, true, " a  b "]);
});

Deno.test("a type says whether its values are names with prefixes, or identify elements", () => {
  const kinds = (["QName", "NOTATION", "ID", "IDREF", "IDREFS", "NCName", "string"] as const).map((name) => {
    const { isName, identifies } = new Simple(name);
    return isName ? "name" : identifies ? "identifier" : "";
  });
  assert.deepEqual(kinds, ["name", "name", "identifier", "identifier", "identifier", "", ""]);
});

Deno.test("a type without facets of its own is the one that it restricts", () => {
  const text = new Simple("string");
  assert.equal(text.restricted(""), text);
  assert.ok(text.free && !text.restricted(">1").free);
});

Deno.test("white space is collapsed where the type does not keep it, wherever it stands", () => {
  const token = new Simple("token");
  for (const text of ["a b", " a b", "a b ", "a  b", "a\tb", "a\nb", "\r a \n b \t"]) {
    assert.equal(token.value(text), "a b");
  }
  assert.equal(new Simple("normalizedString").value(" a  b"), " a  b");
});
