import assert from "node:assert/strict";
import { groups, type Leaf, leaves } from "../../engine/syntax/bound.ts";
import {
  attribute,
  Cast,
  type CastReason,
  dateOf,
  dateOrNone,
  decimal,
  decimalOf,
  doubleOf,
  exists,
  filled,
  has,
  indicatorOf,
  isDate,
  isIndicator,
  normalize,
  normalizedUpper,
  numberOf,
  one,
  text,
  textNode,
  textNodes,
} from "../../engine/syntax/values.ts";
import { trimmed } from "../../engine/model/space.ts";
import { binder, isRefusal } from "../../engine/syntax/read/bind.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { boundOf, invoiceOf } from "../support/ubl.ts";

/** A leaf with a text that has no markup in it. */
function leafOf(content: string): Leaf {
  const [leaf] = leaves(boundOf(invoiceOf(`<cbc:ID>${content}</cbc:ID>`)).root, "invoiceNumber");
  assert.ok(leaf !== undefined);
  return leaf;
}

function castOf(work: () => unknown): Cast {
  try {
    work();
  } catch (error) {
    if (error instanceof Cast) return error;
    throw error;
  }
  assert.fail("it is read");
}

function assertCast(read: (leaf: Leaf) => unknown, reason: CastReason, written: readonly string[]): void {
  for (const content of written) {
    const leaf = leafOf(content);
    const cast = castOf(() => read(leaf));
    assert.equal(cast.reason, reason, content);
    assert.equal(cast.leaf, leaf, content);
  }
}

const { root } = boundOf(invoiceOf(
  "<cbc:ID>\n TWB  17\t</cbc:ID><cbc:IssueDate/><cbc:BuyerReference> \n</cbc:BuyerReference>" +
    "<cac:PaymentTerms><cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note></cac:PaymentTerms><cac:Delivery/>",
));

Deno.test("exists() is true for an element that is there, whatever it holds", () => {
  assert.equal(exists(root, "invoiceNumber"), true);
  assert.equal(exists(root, "issueDate"), true);
  assert.equal(exists(root, "buyerReference"), true);
  assert.equal(exists(root, "dueDate"), false);
});

Deno.test("has() is true for a group that is there, also an empty one", () => {
  assert.equal(has(root, "deliveries"), true);
  assert.equal(has(root, "paymentMeans"), false);
});

Deno.test("filled() is true for more than white space", () => {
  assert.equal(filled(root, "invoiceNumber"), true);
  assert.equal(filled(root, "issueDate"), false);
  assert.equal(filled(root, "buyerReference"), false);
  assert.equal(filled(root, "dueDate"), false);
});

Deno.test("text() is normalised, and empty for what is absent", () => {
  assert.equal(text(root, "invoiceNumber"), "TWB 17");
  assert.equal(text(root, "buyerReference"), "");
  assert.equal(text(root, "dueDate"), "");
});

Deno.test("two values where one is wanted are a Cast at the second", () => {
  const second = leaves(root, "paymentTerms")[1];
  for (
    const read of [
      () => one(root, "paymentTerms"),
      () => text(root, "paymentTerms"),
      () => filled(root, "paymentTerms"),
    ]
  ) {
    const cast = castOf(read);
    assert.equal(cast.reason, "repeated");
    assert.equal(cast.leaf, second);
  }
});

Deno.test("one() and decimal() of an absent value are undefined", () => {
  assert.equal(one(root, "dueDate"), undefined);
  const [totals] = groups(boundOf(invoiceOf("<cac:LegalMonetaryTotal/>")).root, "totals");
  assert.ok(totals !== undefined);
  assert.equal(decimal(totals, "payableAmount"), undefined);
});

Deno.test("decimalOf() reads xs:decimal with white space around it", () => {
  for (
    const [written, value] of [["100.", "100"], [".5", "0.5"], ["+1", "1"], [" 1\n", "1"], ["-0.10", "-0.1"]] as const
  ) {
    assert.equal(decimalOf(leafOf(written)).compare(decimalOf(leafOf(value))), 0, written);
  }
});

Deno.test("decimalOf() refuses what xs:decimal does not allow", () => {
  assertCast(decimalOf, "number", [
    "",
    " ",
    "1,00",
    "1e3",
    "INF",
    "NaN",
    ".",
    "1 000",
    "\u00a01",
    "--1",
    "0x10",
    "\u0661",
  ]);
});

Deno.test("doubleOf() reads xs:double, exponents and infinities too", () => {
  assert.equal(doubleOf(leafOf(" 1.50 ")), 1.5);
  assert.equal(doubleOf(leafOf("1E3")), 1000);
  assert.equal(doubleOf(leafOf("-.5e-1")), -0.05);
  assert.equal(doubleOf(leafOf("100.")), 100);
  assert.equal(doubleOf(leafOf(" INF ")), Infinity);
  assert.equal(doubleOf(leafOf("-INF")), -Infinity);
  assert.ok(Object.is(doubleOf(leafOf("NaN")), NaN));
});

Deno.test("doubleOf() refuses what xs:double does not allow", () => {
  assertCast(doubleOf, "number", ["", "1,00", "Infinity", "infinity", "nan", "0x10", "1e", "e1", "1_000", "toString"]);
});

Deno.test("indicatorOf() reads xs:boolean", () => {
  assert.deepEqual(["true", " 1 ", "false", "0\n"].map((written) => indicatorOf(leafOf(written))), [
    true,
    true,
    false,
    false,
  ]);
  assertCast(indicatorOf, "indicator", ["", "TRUE", "False", "yes", "2", "\u00a0true"]);
});

Deno.test("dateOf() orders dates, before the common era and beyond the year 9999 too", () => {
  const dates = ["-0044-03-15", "0099-12-31", "1999-12-31", "2024-02-29", "2024-03-01", " 2025-01-31 ", "12025-01-01"];
  const read = dates.map((written) => dateOf(leafOf(written)));
  assert.deepEqual(read, [...read].sort((a, b) => a - b));
});

Deno.test("dateOf() takes a zone into account, and none as UTC", () => {
  const minutes = (written: string) => dateOf(leafOf(written));
  assert.equal(minutes("2025-01-31Z"), minutes("2025-01-31"));
  assert.equal(minutes("2025-01-31+02:00"), minutes("2025-01-31") - 120);
  assert.equal(minutes("2025-01-31-05:30"), minutes("2025-01-31") + 330);
  assert.equal(minutes("2025-01-31-14:00"), minutes("2025-01-31") + 840);
  assert.equal(minutes("2025-01-31-14:59"), minutes("2025-01-31") + 899);
});

Deno.test("dateOf() refuses days that do not exist and other forms", () => {
  assertCast(dateOf, "date", ["2023-02-29", "2025-00-10", "2025-13-01", "2025-01-00", "2025-04-31", "1900-02-29"]);
  assertCast(dateOf, "date", [
    "",
    "20250131",
    "2025-1-31",
    "31.01.2025",
    "2025-01-31T00:00:00",
    "25-01-31",
    "+2025-01-31",
  ]);
  assertCast(dateOf, "date", [
    "2025-01-31+15:00",
    "2025-01-31+15:00",
    "2025-01-31+02:60",
    "2025-01-31+2:00",
    "02025-01-31",
  ]);
});

Deno.test("dateOf() knows the last day of each month, and no day behind it", () => {
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  for (const [index, days] of lengths.entries()) {
    const month = `2025-${String(index + 1).padStart(2, "0")}`;
    assert.equal(isDate(leafOf(`${month}-${days}`)), true, month);
    for (const day of [days + 1, 32, 62, 99, "00"]) {
      assert.equal(isDate(leafOf(`${month}-${day}`)), false, `${month}-${day}`);
    }
  }
  assert.deepEqual(["2024-02-29", "2000-02-29"].map((day) => isDate(leafOf(day))), [true, true]);
  assert.equal(dateOf(leafOf("2025-03-01")) - dateOf(leafOf("2025-02-28")), 24 * 60);
});

const CII = "urn:un:unece:uncefact:data:standard";
const bindCii = binder([cii]);

/** The due date of a CII document. */
function dueDateOf(content: string, format: string | undefined): Leaf {
  const date = `<udt:DateTimeString${
    format === undefined ? "" : ` format="${format}"`
  }>${content}</udt:DateTimeString>`;
  const document = bindCii(
    `<rsm:CrossIndustryInvoice xmlns:rsm="${CII}:CrossIndustryInvoice:100" ` +
      `xmlns:ram="${CII}:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${CII}:UnqualifiedDataType:100">` +
      `<rsm:ExchangedDocument><ram:IssueDateTime>${date}</ram:IssueDateTime></rsm:ExchangedDocument>` +
      `</rsm:CrossIndustryInvoice>`,
  );
  assert.ok(!isRefusal(document));
  const [leaf] = leaves(document.root, "issueDate");
  assert.ok(leaf !== undefined);
  return leaf;
}

Deno.test("a date of CII is YYYYMMDD, and one of another format is nobody's concern here", () => {
  const dates: readonly (readonly [content: string, format: string | undefined, isOne: boolean])[] = [
    ["20250131", "102", true],
    [" 20250131 ", "102", true],
    ["20250131", undefined, true],
    ["2025-01-31", "102", false],
    ["20250230", "102", false],
    ["2025-01-31", undefined, false],
    ["202501", "610", true],
    ["", "203", true],
  ];
  for (const [content, format, isOne] of dates) assert.equal(isDate(dueDateOf(content, format)), isOne, content);
  assert.equal(dateOrNone(dueDateOf("20250131", "102")), dateOf(leafOf("2025-01-31")));
  assert.equal(dateOrNone(dueDateOf("2025-01-31", "102")), undefined);
  assert.equal(dateOrNone(leafOf("2025-01-31+01:00")), dateOf(leafOf("2025-01-31")) - 60);
  assert.equal(dateOrNone(leafOf("20250131")), undefined);
});

Deno.test("isIndicator() takes what indicatorOf() reads", () => {
  for (const written of ["true", " 1 ", "false", "0\n"]) assert.equal(isIndicator(leafOf(written)), true, written);
  for (const written of ["", "TRUE", "yes", "toString"]) assert.equal(isIndicator(leafOf(written)), false, written);
});

Deno.test("numberOf() is NaN for anything but an xs:double, which may have white space around it", () => {
  const numbers = ["1.5", "-2", "1e3", " 1", "1\n", "1 0", "\u00a01", "", "ten", "INF", " -INF ", "NaN", "+INF"].map(
    numberOf,
  );
  assert.deepEqual(numbers, [1.5, -2, 1000, 1, 1, NaN, NaN, NaN, NaN, Infinity, -Infinity, NaN, Infinity]);
});

Deno.test("textNode() is the one text of leaves, and two are not read: the second is at fault, or the one that is parted", () => {
  const leavesOf = (content: string) => leaves(boundOf(invoiceOf(content)).root, "invoiceNumber");
  assert.equal(textNode([]), "");
  assert.equal(textNode(leavesOf("<cbc:ID/>")), "");
  assert.equal(textNode(leavesOf("<cbc:ID>a</cbc:ID>")), "a");
  assert.equal(textNode(leavesOf("<cbc:ID/><cbc:ID>a</cbc:ID>")), "a");
  const two = leavesOf("<cbc:ID>a</cbc:ID><cbc:ID/><cbc:ID>b</cbc:ID>");
  assert.deepEqual(textNodes(two), ["a", "b"]);
  const cast = castOf(() => textNode(two));
  assert.deepEqual([cast.reason, cast.leaf], ["repeated", two[2]]);
  const parted = leavesOf("<cbc:ID>a<!-- x -->b</cbc:ID>");
  assert.deepEqual(textNodes(parted), ["a", "b"]);
  assert.equal(castOf(() => textNode(parted)).leaf, parted[0]);
});

Deno.test("normalize() takes XML's four white space characters for white space and no other", () => {
  assert.equal(normalize(" \t\n\ra \t b\n"), "a b");
  assert.equal(normalize("a b"), "a b");
  assert.equal(normalize("a\tb"), "a b");
  assert.equal(normalize("\u00a0a\u2003\u2003b\u00a0"), "\u00a0a\u2003\u2003b\u00a0");
  assert.equal(normalize(" "), "");
});

Deno.test("trimmed() takes white space off the ends alone", () => {
  assert.equal(trimmed("\n\t a  b\nc \r"), "a  b\nc");
  assert.equal(trimmed("\u00a0a "), "\u00a0a");
});

Deno.test("normalizedUpper() compares as tax schemes are compared", () => {
  assert.equal(normalizedUpper(" vat\n"), "VAT");
});

Deno.test("attribute() tells an absent attribute from an empty one", () => {
  const [leaf] = leaves(boundOf(invoiceOf(`<cbc:ID schemeID="">1</cbc:ID>`)).root, "invoiceNumber");
  assert.ok(leaf !== undefined);
  assert.equal(attribute(leaf, "schemeID"), "");
  assert.equal(attribute(leaf, "schemeName"), undefined);
  assert.equal(attribute(leafOf("1"), "schemeID"), undefined);
});
