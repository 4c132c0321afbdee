/** What becomes of a JSON invoice when it is checked: its model, and what is wrong with it, field by field. */
import assert from "node:assert/strict";
import { Draft } from "../../engine/model/draft.ts";
import type { InputFault } from "../../engine/model/faults.ts";
import { JsonFault, type JsonNode, parseJson } from "../../engine/model/json.ts";
import { ours } from "../../engine/model/said.ts";
import { readJson } from "../../engine/open/read_json.ts";

function readFrom(json: string | object) {
  const text = typeof json === "string" ? json : JSON.stringify({ profile: "en16931", ...json });
  const outcome = readJson(text, { asStated: true });
  assert.ok("ok" in outcome);
  return outcome.ok;
}

/** The faults that are no missing fields, each with its pointer. */
function faultsOf(json: string | object): readonly (Omit<InputFault, "place"> & { readonly at: string })[] {
  const { faults, source } = readFrom(json);
  return faults.kept.filter(({ id }) => id !== "ATW-INPUT-MISSING").map(({ place, ...fault }) => ({
    ...fault,
    at: source.pointers.at(place),
  }));
}

const conflicts:
  readonly (readonly [what: string, json: string | object, Omit<InputFault, "id" | "place">, at: string])[] = [
    [
      "a field with two values",
      '{"currency":"SEK","currency":"EUR"}',
      { field: "BT-5", actual: "EUR", expected: "SEK" },
      "/currency",
    ],
    [
      "a field with a text and an object",
      '{"currency":"SEK","currency":{}}',
      { field: "BT-5", expected: "SEK" },
      "/currency",
    ],
    ["a field with an object and a text", '{"seller":{},"seller":"A"}', { field: "BG-4", actual: "A" }, "/seller"],
    [
      "an unknown field with two values",
      '{"seller":{"x":1,"x":2}}',
      { field: "BG-4", actual: "2", expected: "1" },
      "/seller/x",
    ],
    [
      "a scheme with two values",
      '{"seller":{"identifiers":[{"value":"1","schemeId":"0002","schemeId":"0088"}]}}',
      { field: "BT-29", actual: "0088", expected: "0002" },
      "/seller/identifiers/0/schemeId",
    ],
    [
      "a reason with two values",
      '{"vatExemptionReasons":{"E":"a","E":"b"}}',
      { field: "BT-120", actual: "b", expected: "a" },
      "/vatExemptionReasons/E",
    ],
    [
      "a short form beside another value",
      { note: "a", notes: [{ text: "b" }] },
      { field: "BT-22", actual: "a", expected: "b" },
      "/note",
    ],
    [
      "a reason of the invoice beside another of the breakdown",
      { vatBreakdown: [{ vatCategory: "E", exemptionReason: "a" }], vatExemptionReasons: { E: "b" } },
      { field: "BT-120", actual: "b", expected: "a" },
      "/vatExemptionReasons/E",
    ],
  ];

for (const [what, json, fault, at] of conflicts) {
  Deno.test(`${what} is a conflict that names both`, () => {
    const found = faultsOf(json).filter(({ id }) => id === "ATW-INPUT-CONFLICT");
    assert.deepEqual(found, [{ id: "ATW-INPUT-CONFLICT", ...fault, at }]);
  });
}

const agreed: readonly (readonly [what: string, json: string | object])[] = [
  ["a field twice with the same value", '{"currency":"EUR","currency":"EUR"}'],
  ["a reason twice with the same value", '{"vatExemptionReasons":{"E":"a","E":"a"}}'],
  ["a reason for a part that has none", { vatBreakdown: [{ vatCategory: "E" }], vatExemptionReasons: { E: "b" } }],
  ["a reason of a part alone", { vatBreakdown: [{ vatCategory: "E", exemptionReason: "a" }] }],
  [
    "a reason for another category",
    { vatBreakdown: [{ vatCategory: "E", exemptionReason: "a" }], vatExemptionReasons: { AE: "b" } },
  ],
  [
    "the same reason twice",
    { vatBreakdown: [{ vatCategory: "E", exemptionReason: "a" }], vatExemptionReasons: { E: "a" } },
  ],
];

for (const [what, json] of agreed) {
  Deno.test(`${what} is no conflict`, () => {
    assert.deepEqual(faultsOf(json).filter(({ id }) => id === "ATW-INPUT-CONFLICT"), []);
  });
}

Deno.test("reasons for exemptions are kept by category, with their places, and blank ones are left out", () => {
  const { exemptionReasons, source } = readFrom({ vatExemptionReasons: { E: "a", AE: " ", Z: 5 } });
  const kept = [...exemptionReasons].map(([category, { text, place }]) => [category, text, source.pointers.at(place)]);
  assert.deepEqual(kept, [["E", "a", "/vatExemptionReasons/E"], ["Z", "5", "/vatExemptionReasons/Z"]]);
});

const odd: readonly (readonly [what: string, json: object, InputFault["id"], Partial<InputFault>, at: string])[] = [
  [
    "an address as a text",
    { seller: { electronicAddress: "a@b" } },
    "ATW-INPUT-TYPE",
    { field: "BT-34", found: "text", wanted: "object", actual: "a@b" },
    "/seller/electronicAddress",
  ],
  [
    "an address as a number",
    { seller: { electronicAddress: 5 } },
    "ATW-INPUT-TYPE",
    { field: "BT-34", found: "number", wanted: "object", actual: "5" },
    "/seller/electronicAddress",
  ],
  [
    "an address as null",
    { seller: { electronicAddress: null } },
    "ATW-INPUT-TYPE",
    { field: "BT-34", found: "null", wanted: "object", actual: "null" },
    "/seller/electronicAddress",
  ],
  [
    "a text as an object",
    { note: {} },
    "ATW-INPUT-TYPE",
    { field: "BT-22", found: "object", wanted: "text" },
    "/note",
  ],
  [
    "one item for a list",
    { seller: { identifiers: "1" } },
    "ATW-INPUT-TYPE",
    { field: "BT-29", found: "text", wanted: "list", actual: "1" },
    "/seller/identifiers",
  ],
  [
    "a list for one group",
    { seller: [] },
    "ATW-INPUT-TYPE",
    { field: "BG-4", found: "list", wanted: "object" },
    "/seller",
  ],
  [
    "a scheme that XML cannot hold",
    { seller: { identifiers: [{ value: "1", schemeId: "\u0001" }] } },
    "ATW-TEXT-NOT-XML",
    { field: "BT-29", actual: ours("U+0001") },
    "/seller/identifiers/0/schemeId",
  ],
  [
    "half a character",
    { note: "a\udc00" },
    "ATW-TEXT-NOT-XML",
    { field: "BT-22", actual: ours("U+DC00") },
    "/note",
  ],
  [
    "an unknown part, with the name that was meant",
    { seller: { identifiers: [{ value: "1", schemeID: "0088" }] } },
    "ATW-INPUT-UNKNOWN",
    { field: "BT-29", actual: "schemeID", expected: ours("schemeId") },
    "/seller/identifiers/0/schemeID",
  ],
  [
    "an unknown field that is near to a short form",
    { deliveryDat: "2026-11-30" },
    "ATW-INPUT-UNKNOWN",
    { field: "BG-0", actual: "deliveryDat", expected: ours("deliveryDate") },
    "/deliveryDat",
  ],
  [
    "an unknown field that is near to none",
    { colour: "red" },
    "ATW-INPUT-UNKNOWN",
    { field: "BG-0", actual: "colour" },
    "/colour",
  ],
];

for (const [what, json, id, fault, at] of odd) {
  Deno.test(`${what} is found as ${id}, and said what it is`, () => {
    assert.deepEqual(faultsOf(json), [{ id, ...fault, at }]);
  });
}

Deno.test("a value that is no object where one is wanted is taken for the value, unless it is blank", () => {
  const [text] = readFrom({ seller: { electronicAddress: "a@b" } }).invoice.items("seller");
  assert.deepEqual([text?.value("electronicAddress")?.text, text?.value("electronicAddress")?.parts], [
    "a@b",
    undefined,
  ]);
  const [blank] = readFrom({ seller: { electronicAddress: " " } }).invoice.items("seller");
  assert.equal(blank?.value("electronicAddress"), undefined);
  const [one] = readFrom({ seller: { identifiers: "1" } }).invoice.items("seller");
  assert.deepEqual(one?.values("identifiers").map((it) => it.text), ["1"]);
});

Deno.test("an identifier keeps its value and its scheme, and what is blank counts as absent", () => {
  const identifiers = [{ value: "1", schemeId: "0088" }, { value: "2", schemeId: " " }, { value: " " }, "3", {
    value: "4",
  }];
  const [seller] = readFrom({ seller: { identifiers } }).invoice.items("seller");
  const kept = seller?.values("identifiers").map(({ text, parts }) => [text, parts === undefined ? parts : [...parts]]);
  assert.deepEqual(kept, [["1", [["schemeId", "0088"]]], ["2", undefined], ["3", undefined], ["4", undefined]]);
});

const lost: readonly (readonly [value: unknown, isAmount: boolean])[] = [
  [5, true],
  ["5", true],
  ["4,90", true],
  ["1'200.00", true],
  ["19 %", true],
  ["-5 €", true],
  [[0, 5], true],
  [[[], { a: { b: 0.01 } }], true],
  [{ a: 0, b: "5" }, true],
  ["5".repeat(40), true],
  ["5".repeat(41), false],
  ["5 pieces", false],
  [0, false],
  ["0,00", false],
  [[0, "0"], false],
  [{ a: 0, b: "none" }, false],
  [[], false],
  [null, false],
  [true, false],
  ["", false],
];

for (const [value, isAmount] of lost) {
  Deno.test(`a discount of ${JSON.stringify(value).slice(0, 50)} in an unknown field is ${isAmount ? "" : "no "}lost amount`, () => {
    assert.deepEqual(faultsOf({ discount: value }).map(({ id }) => id), [
      isAmount ? "ATW-AMOUNT-UNKNOWN" : "ATW-INPUT-UNKNOWN",
    ]);
  });
}

Deno.test("the profile is what the invoice names, with its place, and nothing where that is no text", () => {
  const { profile, source } = readFrom({ profile: "x" });
  assert.deepEqual([profile?.text, source.pointers.at(profile?.place ?? -1)], ["x", "/profile"]);
  assert.equal(readFrom({ profile: 3 }).profile, undefined);
  assert.equal(readFrom("{}").profile, undefined);
});

function treeOf(text: string): { readonly root: JsonNode; readonly repeated: Draft } {
  const parsed = parseJson(text, { depth: 10, values: 100 });
  assert.ok(!(parsed instanceof JsonFault));
  return { root: parsed.root, repeated: new Draft(parsed.repeated) };
}

Deno.test("a draft copies what is changed, once, and leaves the tree alone", () => {
  const { root, repeated: draft } = treeOf('{"a":{"b":[1,{"c":2}]},"d":"x","d":"y"}');
  assert.ok(root.value instanceof Map);
  const copy = draft.object(root.value);
  assert.notEqual(copy, root.value);
  assert.equal(draft.object(copy), copy);
  const group = draft.child(copy, "a");
  assert.equal(draft.child(copy, "a"), group);
  const list = draft.child(group?.value ?? null, "b");
  assert.ok(Array.isArray(list?.value));
  assert.equal(draft.list(list.value), list.value);
  const item = draft.child(list.value, 1);
  assert.ok(item?.value instanceof Map);
  item.value.delete("c");
  assert.equal(list.value[1], item);
  const original = root.value.get("a")?.value;
  assert.ok(original instanceof Map);
  const before = original.get("b")?.value;
  assert.ok(Array.isArray(before) && before[1]?.value instanceof Map && before[1].value.has("c"));
  assert.deepEqual(draft.repeated(copy).map(({ name }) => name), ["d"]);
  assert.deepEqual(draft.repeated(root.value).map(({ name }) => name), ["d"]);
  assert.deepEqual(draft.repeated(item.value), []);
});

Deno.test("a draft finds nothing where nothing is, and a text as it is", () => {
  const { root, repeated: draft } = treeOf('{"a":["x"]}');
  const list = draft.child(root.value, "a")?.value ?? null;
  assert.equal(draft.child(list, 0)?.value, "x");
  for (const step of [1, -1, "x"]) assert.equal(draft.child(list, step), undefined);
  assert.equal(draft.child("x", 0), undefined);
  assert.equal(draft.child(root.value, "b"), undefined);
});

Deno.test("escapes by number are the characters of their hexadecimal digits, in either case", () => {
  const parsed = parseJson('"\\u0041\\u00e9\\u20AC\\ud83d\\uDE00\\uffff\\u1234"', { depth: 1, values: 1 });
  assert.ok(!(parsed instanceof JsonFault));
  assert.equal(parsed.root.value, "Aé€😀\uffff\u1234");
});
