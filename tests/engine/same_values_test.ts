/** Short forms and codes of the JSON model, value by value. */
import assert from "node:assert/strict";
import { Draft } from "../../engine/model/draft.ts";
import { JsonFault, type JsonNode, parseJson } from "../../engine/model/json.ts";
import {
  type Conflict,
  expand,
  fullPointer,
  nameParties,
  same,
  scalarText,
  shortNames,
} from "../../engine/model/shorthands.ts";
import { keptCode, otherCode, termIds, type TermRow, termRows } from "../../engine/model/terms.ts";

function nodeOf(text: string): JsonNode {
  const parsed = parseJson(text, { depth: 10, values: 100 });
  assert.ok(!(parsed instanceof JsonFault));
  return parsed.root;
}

const pairs: readonly (readonly [one: string, other: string, isSame: boolean])[] = [
  ['"a"', '"a"', true],
  ['"a"', '"b"', false],
  ["1", "1.00", true],
  ["1", '"1.0"', true],
  ['"1"', "1e0", true],
  ['"1"', '"1.0"', false],
  ["1", "2", false],
  ["1", '"one"', false],
  ["true", "true", true],
  ["true", "false", false],
  ["true", '"true"', true],
  ["null", "null", true],
  ["null", '"a"', false],
  ["[]", "[]", true],
  ["[1]", "[1.0]", true],
  ["[1]", "[1,1]", false],
  ["[1,2]", "[1,3]", false],
  ["[1,2]", "[3,2]", false],
  ["[]", "{}", false],
  ["[]", '""', false],
  ["{}", "[]", false],
  ["{}", '""', false],
  ['""', "{}", false],
  ["{}", "{}", true],
  ['{"a":1,"b":[2]}', '{"b":[2.0],"a":1}', true],
  ['{"a":1}', '{"a":1,"b":2}', false],
  ['{"a":1,"b":2}', '{"a":1,"b":3}', false],
  ['{"a":1,"b":2}', '{"a":1,"c":2}', false],
  ['{"a":1,"b":2}', '{"a":3,"b":2}', false],
];

for (const [one, other, isSame] of pairs) {
  Deno.test(`${one} and ${other} ${isSame ? "say the same" : "do not say the same"}`, () => {
    assert.equal(same(nodeOf(one).value, nodeOf(other).value), isSame);
    assert.equal(same(nodeOf(other).value, nodeOf(one).value), isSame);
  });
}

Deno.test("scalars have a text, as they are written, and objects and lists have none", () => {
  const texts = ["1.50", '"a"', "true", "false", "null", "{}", "[]"].map((text) => scalarText(nodeOf(text).value));
  assert.deepEqual(texts, ["1.50", "a", "true", "false", "null", undefined, undefined]);
});

Deno.test("a pointer to a short form is one into the model, and any other stays", () => {
  const pointers = [
    ["/note", "/notes/0/text"],
    ["/deliverToCountryCode", "/delivery/address/countryCode"],
    ["/declaredTotals/payableAmount", "/totals/payableAmount"],
    ["/payment/iban", "/payment/creditTransfers/0/iban"],
    ["/iban", "/iban"],
    ["/notes/0/text", "/notes/0/text"],
    ["/noted", "/noted"],
    ["/lines/0/note", "/lines/0/note"],
    ["", ""],
  ] as const;
  for (const [short, full] of pointers) assert.equal(fullPointer(short), full);
});

Deno.test("the invoice has fields of its own beside its short forms, and other groups their short forms alone", () => {
  assert.deepEqual(shortNames("BG-16"), ["iban", "accountName", "bic"]);
  assert.deepEqual(shortNames("BG-25"), []);
  for (const name of ["note", "declaredTotals", "profile", "vatExemptionReasons", "pages"]) {
    assert.ok(shortNames("BG-0").includes(name), name);
  }
});

/** JSON with its short forms replaced, and the conflicts that there are. */
function expanded(text: string) {
  const { value } = nodeOf(text);
  assert.ok(value instanceof Map);
  const draft = new Draft();
  const conflicts: Conflict[] = [];
  const invoice = draft.object(value);
  expand(invoice, 0, draft, (it) => conflicts.push(it));
  return { json: plain({ place: 0, value: invoice }), conflicts: conflicts.map(({ id }) => id) };
}

function plain({ value }: JsonNode): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map) return Object.fromEntries([...value].map(([name, node]) => [name, plain(node)]));
  return scalarText(value);
}

const expansions: readonly (readonly [what: string, from: string, to: unknown, conflicts: readonly string[]])[] = [
  ["a note", '{"note":"a"}', { notes: [{ text: "a" }] }, []],
  ["a note beside an empty list", '{"note":"a","notes":[]}', { notes: [{ text: "a" }] }, []],
  ["a note beside a subject", '{"note":"a","notes":[{"s":"x"}]}', { notes: [{ s: "x", text: "a" }] }, []],
  ["the same note twice", '{"note":"a","notes":[{"text":"a"}]}', { notes: [{ text: "a" }] }, []],
  ["another note", '{"note":"a","notes":[{"text":"b"}]}', { notes: [{ text: "b" }] }, ["BT-22"]],
  ["a note beside something that is not a list", '{"note":"a","notes":"b"}', { notes: "b" }, []],
  ["a note beside an object", '{"note":"a","notes":{}}', { notes: {} }, []],
  ["a date", '{"deliveryDate":"d"}', { delivery: { date: "d" } }, []],
  ["a date beside a list", '{"deliveryDate":"d","delivery":[]}', { delivery: [] }, []],
  [
    "a country beside an address",
    '{"deliverToCountryCode":"DE","delivery":{"address":{"city":"x"}}}',
    { delivery: { address: { city: "x", countryCode: "DE" } } },
    [],
  ],
  ["totals", '{"declaredTotals":{"a":1}}', { totals: { a: "1" } }, []],
  ["totals beside others", '{"declaredTotals":{"a":1},"totals":{"b":2}}', { totals: { b: "2", a: "1" } }, []],
  ["totals beside the same", '{"declaredTotals":{"a":1},"totals":{"a":"1.0"}}', { totals: { a: "1.0" } }, []],
  ["totals beside other amounts", '{"declaredTotals":{"a":1},"totals":{"a":2}}', { totals: { a: "2" } }, ["BG-22"]],
  ["totals beside a text", '{"declaredTotals":{"a":1},"totals":"x"}', { totals: "x" }, ["BG-22"]],
  ["an account", '{"payment":{"iban":"i","bic":"b"}}', { payment: { creditTransfers: [{ iban: "i", bic: "b" }] } }, []],
  ["an account outside of the payment", '{"iban":"i"}', { iban: "i" }, []],
  ["a payment that is no object", '{"payment":"x"}', { payment: "x" }, []],
  ["a name", '{"seller":{"name":"a"},"buyer":{"name":"b","legalName":"c"}}', {
    seller: { legalName: "a" },
    buyer: { name: "b", legalName: "c" },
  }, []],
  ["a party without a name", '{"seller":{}}', { seller: {} }, []],
];

for (const [what, from, to, conflicts] of expansions) {
  Deno.test(`short forms are replaced by what they stand for: ${what}`, () => {
    assert.deepEqual(expanded(from), { json: to, conflicts });
  });
}

Deno.test("parties that were read have their legal name as their name, unless they have both or a trading name alone", () => {
  const invoice = {
    seller: { legalName: "a" },
    buyer: { name: "b" },
    payee: { legalName: "c" },
  };
  nameParties(invoice);
  assert.deepEqual(invoice, { seller: { name: "a" }, buyer: { name: "b", legalName: "" }, payee: { legalName: "c" } });
  const both = { seller: { name: "a", legalName: "b" }, buyer: {} };
  nameParties(both);
  assert.deepEqual(both, { seller: { name: "a", legalName: "b" }, buyer: {} });
  for (const odd of [{}, { seller: null }, { seller: "a" }, { seller: [] }]) nameParties(odd);
});

Deno.test("a code of one list is kept as that of the other, there and back, and others stay", () => {
  const rows = termIds.map((id): readonly [typeof id, TermRow] => [id, termRows[id]]);
  const aliased = rows.flatMap(([id, { aliases = {} }]) =>
    Object.entries(aliases).map(([from, to]) => [id, from, to] as const)
  );
  assert.ok(aliased.length > 0);
  for (const [id, from, to] of aliased) {
    assert.equal(keptCode(id, from), to);
    assert.equal(keptCode(id, otherCode(id, to)), to);
    assert.notEqual(otherCode(id, to), to);
    for (const code of ["§", "toString"]) assert.deepEqual([keptCode(id, code), otherCode(id, code)], [code, code]);
  }
  assert.deepEqual([keptCode("BT-1", "5"), otherCode("BT-1", "5")], ["5", "5"]);
});
