/** What rules are made of: checks and what comes of them, parts of a document, and sums of doubles. */
import assert from "node:assert/strict";
import {
  asDouble,
  centSum,
  compareWhole,
  doubleSum,
  equalsCentSum,
  sameDouble,
  shownDouble,
} from "../../engine/rules/kit/double.ts";
import { Decimal } from "../../engine/model/decimal.ts";
import {
  check,
  type Failure,
  never,
  onceFor,
  onceForSyntax,
  type Outcome,
  placeOf,
} from "../../engine/rules/kit/rule.ts";
import {
  across,
  inside,
  isIn,
  parted,
  partOf,
  readable,
  starts,
  textAcross,
  where,
} from "../../engine/rules/kit/select.ts";
import { validate } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { profileNames } from "../../engine/scenarios/table.ts";
import { allOf, type Bound, factNumber, groups, Leaf, leaves, type Spot } from "../../engine/syntax/bound.ts";
import { Cast, oneOf } from "../../engine/syntax/values.ts";
import { boundOf, creditNoteOf, invoiceOf, offsetsOf, textsOf } from "../support/ubl.ts";

const document = boundOf(invoiceOf("<cbc:ID>1</cbc:ID>"));

function leaf(text: string, offset = 0): Leaf {
  const made = new Leaf({ element: "cbc:Amount", leaf: undefined, loose: false }, document.root, undefined, offset);
  made.text = text;
  return made;
}

const cast = new Cast("number", leaf("x"));
const fault = new Error("no rule");

function throwing(what: unknown): () => never {
  return () => {
    throw what;
  };
}

function outcomesOf(holds: (at: Spot) => boolean | Failure, on = (_: Bound): readonly Spot[] => [document.root]) {
  const outcomes: Outcome[] = [];
  check(on, holds).run(document, (it) => outcomes.push(it));
  return outcomes;
}

Deno.test("a check reports what does not hold, with what the rule says of it, and nothing of what holds", () => {
  const node = document.root;
  assert.deepEqual(outcomesOf(() => true), []);
  assert.deepEqual(outcomesOf(() => false), [{ failed: {}, node }]);
  assert.deepEqual(outcomesOf(() => ({ actual: "1" })), [{ failed: { actual: "1" }, node }]);
});

Deno.test("a check reports what it cannot read as unread, and anything else that is thrown as broken", () => {
  const node = document.root;
  assert.deepEqual(outcomesOf(throwing(cast)), [{ unread: cast, node }]);
  assert.deepEqual(outcomesOf(throwing(fault)), [{ broken: fault, node }]);
});

Deno.test("where a check cannot tell what it runs on, the document is unread, and a fault of it is one of the rule", () => {
  assert.deepEqual(outcomesOf(() => false, throwing(cast)), [{ unread: cast, node: document.root }]);
  assert.throws(() => outcomesOf(() => false, throwing(fault)), fault);
});

Deno.test("a rule that no document fails reports nothing, and says so", () => {
  const found: Outcome[] = [];
  never.run(document, (it) => found.push(it));
  assert.deepEqual([found, never.never], [[], true]);
});

Deno.test("the place of a failure is the first leaf, with its value normalized; without one it is the node itself", () => {
  const [first, second] = [leaf(" a  b "), leaf("c")];
  assert.deepEqual(placeOf([first, second]), { at: first, actual: "a b" });
  assert.deepEqual(placeOf([]), {});
});

Deno.test("what is worked out for a document is worked out once, also where it cannot be read", () => {
  const calls = { value: 0, cast: 0, fault: 0 };
  const value = onceFor(() => ++calls.value);
  const unread = onceFor(() => {
    calls.cast++;
    throw cast;
  });
  const broken = onceFor(() => {
    calls.fault++;
    throw fault;
  });
  const other = boundOf(invoiceOf(""));
  assert.deepEqual([value(document), value(document), value(other), value(document)], [1, 1, 2, 1]);
  for (const _ of [1, 2]) assert.throws(() => unread(document), cast);
  for (const _ of [1, 2]) assert.throws(() => broken(document), fault);
  assert.deepEqual(calls, { value: 2, cast: 1, fault: 2 });
});

Deno.test("what is worked out once a document is numbered when the rules are made, and not when they run", () => {
  const xml = Deno.readFileSync(new URL("../../examples/invoice-simple.xml", import.meta.url));
  const judged = () => profileNames.forEach((profile) => validate(xml, { profile, strict: true, sets: official }));
  judged();
  const before = factNumber();
  judged();
  assert.equal(factNumber(), before + 2);
});

Deno.test("what is worked out for a syntax is shared by its documents", () => {
  const asked: string[] = [];
  const value = onceForSyntax((syntax) => asked.push(syntax));
  const note = boundOf(creditNoteOf(""));
  assert.deepEqual([value(document), value(boundOf(invoiceOf(""))), value(note), value(document)], [1, 1, 2, 1]);
  assert.deepEqual(asked, ["ubl-invoice", "ubl-credit-note"]);
});

Deno.test("a condition that cannot be read does not hold, and a fault in it is not a fault of the document", () => {
  assert.deepEqual([readable(() => true, 1), readable(() => false, 1), readable(throwing(cast), 1)], [
    true,
    false,
    false,
  ]);
  assert.throws(() => readable(throwing(fault), 1), fault);
  assert.deepEqual(where("invoice", throwing(cast))(document), []);
  assert.deepEqual(where("invoice", () => true)(document), [document.root]);
});

Deno.test("of several leaves there is to be one: none is no leaf, and the second cannot be read", () => {
  const [first, second] = [leaf("1"), leaf("2")];
  assert.deepEqual([oneOf([]), oneOf([first])], [undefined, first]);
  assert.throws(
    () => oneOf([first, second]),
    (error) => error instanceof Cast && error.reason === "repeated" && error.leaf === second,
  );
});

const spots = (...offsets: readonly number[]) => offsets.map((offset) => ({ offset }));

Deno.test("nodes are parted by marks: each belongs to the last mark that is not behind it", () => {
  const nodes = spots(5, 10, 15, 20, 25);
  assert.deepEqual(parted(nodes, spots(10, 20)).map(offsetsOf), [[5], [10, 15], [20, 25]]);
  assert.deepEqual(parted(nodes, spots(1, 2, 30)).map(offsetsOf), [[], [], [5, 10, 15, 20, 25], []]);
  assert.deepEqual(parted(nodes, []).map(offsetsOf), [[5, 10, 15, 20, 25]]);
  assert.deepEqual(nodes.map((node) => partOf(node, spots(10, 20))), [0, 1, 1, 2, 2]);
});

Deno.test("inside an element that only marks its beginning is what follows it and before the next of its kind", () => {
  const [first, second] = spots(10, 20);
  assert.ok(first !== undefined && second !== undefined);
  const nodes = spots(5, 10, 15, 20, 25);
  assert.deepEqual(offsetsOf(inside(first, [first, second], nodes)), [15]);
  assert.deepEqual(offsetsOf(inside(second, [first, second], nodes)), [25]);
});

const twoNames = "<cac:PartyLegalEntity><cbc:RegistrationName> A  B </cbc:RegistrationName></cac:PartyLegalEntity>";
const parties = boundOf(invoiceOf(
  ["AccountingSupplierParty", "AccountingCustomerParty"].map((name) => {
    return `<cac:${name}><cac:Party>${twoNames}</cac:Party></cac:${name}>`;
  }).join(""),
));

Deno.test("the leaves of a slot over several groups are in the order of the document, and one at most has a text", () => {
  const all = allOf(parties, "party");
  assert.deepEqual(textsOf(across(all, "legalName")), [" A  B ", " A  B "]);
  assert.deepEqual(textsOf(across(all.slice(1), "legalName")), [" A  B "]);
  assert.deepEqual(across([], "legalName"), []);
  assert.deepEqual([textAcross(all.slice(0, 1), "legalName"), textAcross([], "legalName")], ["A B", ""]);
  assert.throws(() => textAcross(all, "legalName"), Cast);
});

Deno.test("an amount is in one of some currencies, as written; without a currency it is in none", () => {
  const total = (attribute: string) => {
    const content =
      `<cac:LegalMonetaryTotal><cbc:PayableAmount${attribute}>1</cbc:PayableAmount></cac:LegalMonetaryTotal>`;
    const [amount] = groups(boundOf(invoiceOf(content)).root, "totals").flatMap((it) => leaves(it, "payableAmount"));
    assert.ok(amount !== undefined);
    return isIn(["EUR", ""], amount);
  };
  const attributes = [' currencyID="EUR"', ' currencyID="SEK"', ' currencyID="eur"', ' currencyID=""', ""];
  assert.deepEqual(attributes.map(total), [true, false, false, true, false]);
});

Deno.test("a wrapper that occurs twice in a group starts again there, and in no other group", () => {
  const price = (amount: number) => `<cac:Price><cbc:PriceAmount>${amount}</cbc:PriceAmount></cac:Price>`;
  const xml = invoiceOf(
    `<cac:InvoiceLine>${price(1)}</cac:InvoiceLine><cac:InvoiceLine>${price(2)}${price(3)}</cac:InvoiceLine>`,
  );
  const bound = boundOf(xml);
  const lines = allOf(bound, "line");
  assert.deepEqual(lines.map((it) => offsetsOf(starts(bound, it, "cac:Price"))), [[], [xml.indexOf(price(3))]]);
  assert.deepEqual(lines.flatMap((it) => starts(bound, it, "cac:Item")), []);
  assert.deepEqual(starts(document, document.root, "cac:Price"), []);
});

Deno.test("values are compared with whole numbers in the order of the reference, in which -0.00 is less than 0", () => {
  const rows = [["1", 1], ["-0.01", -1], ["0", 0], ["0.00", 0], ["-0", 0], ["-00", 0], [" -0\n", 0], ["-0.00", -1]];
  for (const [text, order] of [...rows, ["-0.", -1], ["NaN", 1], ["1e2", 1]]) {
    assert.equal(compareWhole(leaf(`${text}`), 0), order, `${text}`);
  }
  assert.deepEqual([compareWhole(leaf("7"), 7), compareWhole(leaf("6"), 7), compareWhole(leaf("8"), 7)], [0, -1, 1]);
});

Deno.test("doubles are the same where they are the same to the bit, NaN among them", () => {
  assert.deepEqual([sameDouble(1, 1), sameDouble(0, -0), sameDouble(NaN, NaN), sameDouble(1, NaN)], [
    true,
    false,
    true,
    false,
  ]);
});

Deno.test("doubles are added up as such, and of -0 alone the sum is -0", () => {
  const sum = (...texts: readonly string[]) => doubleSum(texts.map((text) => leaf(text)));
  assert.deepEqual([sum(), sum("0.1", "0.2"), sum("1", "-3")], [0, 0.30000000000000004, -2]);
  assert.ok(Object.is(sum("-0"), -0));
});

Deno.test("a sum is rounded to cents, half of one upwards, and compared to the bit unless nothing was added up", () => {
  const all = (...texts: readonly string[]) => texts.map((text) => leaf(text));
  assert.deepEqual([centSum(all("0.125")), centSum(all("-0.125")), centSum(all("1", "0.25"))], [0.13, -0.12, 1.25]);
  assert.deepEqual([equalsCentSum(leaf("1.25"), all("1", "0.25")), equalsCentSum(leaf("1.26"), all("1", "0.25"))], [
    true,
    false,
  ]);
  assert.deepEqual(["0", "-0", "-0.00", "1"].map((text) => equalsCentSum(leaf(text), [])), [true, true, false, false]);
  assert.equal(equalsCentSum(leaf("0"), all("-0.00")), false);
});

Deno.test("doubles are shown in cents, and anything else as it is", () => {
  assert.deepEqual([1.005, 28, -0.5, NaN, Infinity].map(shownDouble), ["1.00", "28", "-0.5", "NaN", "Infinity"]);
  assert.equal(asDouble(Decimal.of(7)), 7);
});
