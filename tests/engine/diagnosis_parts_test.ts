/** What a diagnosis is put together from: the values that a patch changes, the places of terms, and how much is tried. */
import assert from "node:assert/strict";
import { changesOf } from "../../engine/edits/changes.ts";
import {
  aboutOf,
  itemOf,
  listItemOf,
  missingOf,
  nearestIn,
  pathOf,
  placeOf,
  unnumbered,
  valueAt,
} from "../../engine/diagnosis/places.ts";
import { said } from "../../engine/diagnosis/texts/words.ts";
import { words } from "../../engine/diagnosis/texts/en.ts";
import { Share, Trials, valuesIn } from "../../engine/diagnosis/trials.ts";
import { judgeJson } from "../../engine/judge/validate_json.ts";
import type { Operation } from "../../engine/edits/operation.ts";
import { type Found, gone } from "../../engine/diagnosis/found.ts";
import type { Subject } from "../../engine/diagnosis/subject.ts";
import { subjectOf } from "../../engine/diagnosis/subject.ts";
import { reopened } from "../../engine/edits/model.ts";
import { rootOf, treeOf } from "../support/json_trees.ts";

type Row = readonly [pointer: string, old: string | null, after: string | null];

const changes: readonly (readonly [what: string, json: string, patch: readonly Operation[], rows: readonly Row[]])[] = [
  ["a number keeps its digits", '{"a": 1.50}', [{ op: "replace", path: "/a", value: "2.00" }], [[
    "/a",
    "1.50",
    "2.00",
  ]]],
  ["a text is replaced", '{"a": "x"}', [{ op: "replace", path: "/a", value: "y" }], [["/a", "x", "y"]]],
  ["true and null are said as they are written", '{"a": true, "b": null}', [
    { op: "remove", path: "/a" },
    { op: "remove", path: "/b" },
  ], [["/a", "true", null], ["/b", "null", null]]],
  ["what is added was nothing", "{}", [{ op: "add", path: "/a", value: "1" }], [["/a", null, "1"]]],
  ["an item at the end of a list gets its number", '{"a": ["x", "y"]}', [{ op: "add", path: "/a/-", value: "z" }], [
    ["/a/2", null, "z"],
  ]],
  ["an object is its values", "{}", [{ op: "add", path: "/a", value: { b: "1", c: { "d/e": "2" } } }], [
    ["/a/b", null, "1"],
    ["/a/c/d~1e", null, "2"],
  ]],
  ["an empty list is no value, and its first item is the first", "{}", [
    { op: "add", path: "/a", value: [] },
    { op: "add", path: "/a/-", value: { b: "1" } },
  ], [["/a/0/b", null, "1"]]],
  ["an object that goes is its values", '{"a": {"b": 1, "c": ["x", {"d": "y"}]}}', [{ op: "remove", path: "/a" }], [
    ["/a/b", "1", null],
    ["/a/c/0", "x", null],
    ["/a/c/1/d", "y", null],
  ]],
  ["a text that takes the place of an object", '{"a": {"b": "1"}}', [{ op: "replace", path: "/a", value: "2" }], [
    ["/a/b", "1", null],
    ["/a", null, "2"],
  ]],
  ["an object that takes the place of a text", '{"a": "1"}', [{ op: "replace", path: "/a", value: { b: "2" } }], [
    ["/a", "1", null],
    ["/a/b", null, "2"],
  ]],
  ["an object with two values that takes the place of a text", '{"a": "1"}', [
    { op: "replace", path: "/a", value: { b: "2", c: "3" } },
  ], [["/a", "1", null], ["/a/b", null, "2"], ["/a/c", null, "3"]]],
  ["an item in front of others pushes them on, and none of them goes", '{"a": [{"b": "1", "c": "2"}]}', [
    { op: "add", path: "/a/0", value: { b: "3" } },
  ], [["/a/0/b", null, "3"]]],
  ["what moves goes in one place and comes in the other", '{"a": {"b": {"c": "1"}}}', [
    { op: "move", from: "/a/b", path: "/d" },
  ], [["/a/b/c", "1", null], ["/d/c", null, "1"]]],
  ["each operation finds what those before it left", '{"a": "1"}', [
    { op: "replace", path: "/a", value: "2" },
    { op: "replace", path: "/a", value: "3" },
  ], [["/a", "1", "2"], ["/a", "2", "3"]]],
  ["behind an operation that cannot be done, nothing is changed", '{"a": "1"}', [
    { op: "replace", path: "/b/c", value: "2" },
    { op: "replace", path: "/a", value: "3" },
  ], [["/b/c", null, "2"]]],
];

for (const [what, json, patch, rows] of changes) {
  Deno.test(`changesOf(): ${what}`, () => {
    assert.deepEqual(changesOf(treeOf(json), [patch]).flat().map((it) => [it.pointer, it.old, it.new]), rows);
  });
}

Deno.test("unnumbered() takes the numbers of items out of pointers, and those of elements out of paths", () => {
  assert.equal(unnumbered("/lines/0/allowances/12/amount"), "/lines/*/allowances/*/amount");
  assert.equal(unnumbered("xml:/Invoice/cac:InvoiceLine[2]/cbc:ID[10]"), "xml:/Invoice/cac:InvoiceLine/cbc:ID");
  assert.equal(unnumbered("/line1"), "/line1");
});

Deno.test("itemOf() names the list and the number of the item that a pointer leads into", () => {
  assert.deepEqual(itemOf("/lines/3/item/name"), { list: "lines", index: "3" });
  assert.deepEqual(itemOf("/lines/3"), { list: "lines", index: "3" });
  for (const other of ["/lines", "/seller/name", "", "/lines/x1"]) assert.equal(itemOf(other), undefined, other);
});

const invoice = treeOf(JSON.stringify({
  seller: { name: "A", address: { city: "B" }, legalRegistrationId: { value: "HRB 1", schemeId: "x" } },
  buyer: {},
  lines: [{ netAmount: "1" }, { allowances: [{}] }],
}));

Deno.test("placeOf() is where a term stands: at the place of the finding, in it, beside it, or where there is one", () => {
  assert.equal(placeOf("BT-131", "/lines/0/netAmount", invoice), "/lines/0/netAmount");
  assert.equal(placeOf("BT-131", "/lines/1", invoice), "/lines/1/netAmount");
  assert.equal(placeOf("BT-129", "/lines/0/netAmount", invoice), "/lines/0/quantity");
  assert.equal(placeOf("BT-28", "/buyer", invoice), "/seller/name");
  assert.equal(placeOf("BT-37", "", invoice), "/seller/address/city");
  assert.equal(placeOf("BT-52", "/lines/0", invoice), "/buyer/address/city");
  assert.equal(placeOf("BT-1", "/seller/name", invoice), "/invoiceNumber");
  assert.equal(placeOf("BT-131", "/seller", invoice), "/seller/netAmount");
  assert.equal(placeOf("BT-24", "", invoice), "/specificationIdentifier");
});

Deno.test("valueAt() is the text of a term, of an identifier without its scheme", () => {
  assert.equal(valueAt("/seller/name", invoice), "A");
  assert.equal(valueAt("/seller/legalRegistrationId", invoice), "HRB 1");
  assert.equal(valueAt("/buyer/name", invoice), undefined);
});

Deno.test("pathOf() is the place of a group that an invoice has once", () => {
  const paths = (["BG-0", "BG-2", "BG-4", "BG-5", "BG-22", "BG-25", "BG-29", "BG-27"] as const).map(pathOf);
  assert.deepEqual(paths, ["", "", "/seller", "/seller/address", "/totals", undefined, undefined, undefined]);
});

Deno.test("missingOf() names the terms and groups that are not there, and the group that a missing term would be in", () => {
  assert.deepEqual(missingOf(["BT-28"], "", invoice), []);
  assert.deepEqual(missingOf(["BT-45", "BT-28", "BT-1"], "", invoice), ["/buyer/name", "/invoiceNumber"]);
  assert.deepEqual(missingOf(["BT-52"], "", invoice), ["/buyer/address", "/buyer/address/city"]);
  assert.deepEqual(missingOf(["BG-8", "BG-4", "BG-25"], "", invoice), ["/buyer/address"]);
  assert.deepEqual(missingOf(["BT-131"], "/lines/1", invoice), ["/lines/1/netAmount"]);
});

Deno.test("missingOf() has nothing for a finding on a value that is there, though its rule is about others, too", () => {
  assert.deepEqual(missingOf(["BT-37", "BT-52", "BT-67"], "/seller/address/city", invoice), []);
  assert.ok(missingOf(["BT-37", "BT-52", "BT-67"], "/buyer/address/city", invoice).includes("/buyer/address"));
});

Deno.test("aboutOf() is the term at the place of a finding, else the first one", () => {
  assert.equal(aboutOf(["BT-37", "BT-52"], "/buyer/address/city"), "BT-52");
  assert.equal(aboutOf(["BT-37", "BT-52"], "/buyer/address"), "BT-37");
  assert.equal(aboutOf([], "/buyer/address"), "BG-0");
});

const fault = (rule: string, pointer = "", severity: Found["severity"] = "fatal"): Found => {
  return { rule, field: "BG-0", severity, location: { pointer } };
};

/** Trials whose verdict is always the same, and how often one was asked for. */
function trialsWith(after: readonly Found[] | undefined, values: number) {
  let asked = 0;
  const findings = [fault("BR-1"), fault("BR-2", "/a")];
  const opened = reopened('{"a": 1}', true);
  assert.ok(opened !== undefined);
  const subject: Omit<Subject, "shown"> = {
    ...subjectOf(opened, judgeJson(opened, {}), {}),
    findings,
    judge: () => {
      asked++;
      return after;
    },
  };
  const trials = new Trials(subject, new Set(findings), values);
  const once = () => trials.with(subject.tree, [{ op: "add", path: "/b", value: "2" }]);
  return { trials, once, asked: () => asked };
}

Deno.test("how often is tried is bounded by the size of the invoice and its findings, and that is said", () => {
  const cases = [[0, 120], [1, 120], [1_234, 120], [1_235, 119], [74_984, 2], [74_985, 1], [149_984, 1], [
    149_985,
    0,
  ]];
  for (const [values = 0, most = 0] of cases) {
    const { trials, once, asked } = trialsWith([], values);
    for (let count = 0; count < most; count++) assert.ok(once() !== undefined);
    assert.equal(trials.ended, false, `${values} values`);
    assert.equal(once(), undefined);
    assert.deepEqual([asked(), trials.ended], [most, true], `${values} values`);
  }
});

Deno.test("a share of the trials ends when it is used up, and says so", () => {
  const { trials } = trialsWith([], 1);
  const share = new Share(trials, 2);
  assert.deepEqual([share.takes(), share.takes(), trials.ended], [true, true, false]);
  assert.deepEqual([share.takes(), share.takes(), trials.ended], [false, false, true]);
});

Deno.test("listItemOf() is the innermost item around a place, and nearestIn() the innermost of some places", () => {
  assert.equal(listItemOf("/lines/0/allowances/12/amount"), "/lines/0/allowances/12");
  assert.equal(listItemOf("/lines/3"), "/lines/3");
  assert.equal(listItemOf("/seller/address/line1"), undefined);
  const places = new Set(["", "/lines/1", "/lines/1/item"]);
  assert.equal(nearestIn(places, "/lines/1/item/name"), "/lines/1/item");
  assert.equal(nearestIn(places, "/lines/1"), "/lines/1");
  assert.equal(nearestIn(places, "/lines/2/item"), "");
  assert.equal(nearestIn(new Set(["/a"]), "/lines/2"), undefined);
});

Deno.test("changesOf() keeps the changes of several patches apart, each on what those before it left", () => {
  const patches: readonly (readonly Operation[])[] = [
    [{ op: "replace", path: "/a", value: "2" }, { op: "add", path: "/b", value: "x" }],
    [],
    [{ op: "replace", path: "/a", value: "3" }],
  ];
  const all = changesOf(treeOf('{"a": "1"}'), patches);
  assert.deepEqual(all.map((some) => some.map((it) => [it.pointer, it.old, it.new])), [
    [["/a", "1", "2"], ["/b", null, "x"]],
    [],
    [["/a", "2", "3"]],
  ]);
});

Deno.test("a change that cannot be made costs nothing, and one that makes another rule fail fatally is not offered", () => {
  const { trials, asked } = trialsWith([], 1);
  assert.equal(trials.with(trials.subject.tree, [{ op: "remove", path: "/b" }]), undefined);
  assert.equal(asked(), 0);
  assert.equal(trialsWith([fault("BR-3")], 1).once(), undefined);
  assert.equal(trialsWith(undefined, 1).once(), undefined);
  for (const after of [[fault("BR-3", "", "warning")], [fault("BR-1", "/elsewhere")], []]) {
    assert.deepEqual(trialsWith(after, 1).once()?.findings, after);
  }
  assert.equal(trialsWith([], 1).once()?.tree.text("/b"), "2");
});

Deno.test("gone() tells findings apart by rule and place", () => {
  const [here, there] = [fault("BR-1", "/a"), fault("BR-1", "/b")];
  assert.deepEqual([...gone([here, there, fault("BR-2")], [fault("BR-1", "/b"), fault("BR-2")])], [here]);
  assert.deepEqual([...gone([here], [])], [here]);
});

Deno.test("valuesIn() counts objects, lists and scalars", () => {
  const counted = ["1", "{}", '{"a": 1}', "[1, [2], {}]", '{"a": [null, "x"], "b": {"c": false}}'].map(rootOf);
  assert.deepEqual(counted.map(valuesIn), [1, 1, 2, 5, 6]);
});

Deno.test("said() names the term, in lists with the number of the item as people count, and the values", () => {
  const about = { id: "BT-131", pointer: "/lines/1/netAmount", old: "1", new: "2" } as const;
  assert.equal(
    said("{term}: {actual}, {expected}", about, words),
    "Invoice line net amount (BT-131), line 2: 1.00, 2.00",
  );
  const elsewhere = { id: "BT-92", pointer: "/allowances/0/amount", count: 3 } as const;
  assert.equal(
    said("{term}: {actual} {count}", elsewhere, words),
    "Document level allowance amount (BT-92), entry 1: – 3",
  );
  assert.equal(said("{term} {count}", { id: "BT-1", pointer: "" }, words), "Invoice number (BT-1) 1");
});
