/** Operations in a JSON text: many at once make what each by itself makes after the others. */
import assert from "node:assert/strict";
import { jsonWith } from "../../engine/edits/in_json.ts";
import type { Operation } from "../../engine/edits/operation.ts";
import { Random } from "../support/random.ts";

const text = '{ "a": 1.50,\n  "lines": [ { "id": "1", "x": "y" }, {"id":2} , {"id": "3"}], "b": {"c": {"d": "e"}} }';
const paths = ["/a", "/b", "/b/c", "/b/c/d", "/lines/0", "/lines/0/id", "/lines/1/id", "/lines/2/id", "/lines/0/x"];
const values = ["7.25", "text", { d: "9" }, { id: "4", c: { d: "5" } }] as const;

function operation(random: Random): Operation {
  const path = random.of(paths);
  if (random.oneIn(8)) return { op: "remove", path };
  return { op: random.oneIn(6) ? "add" : "replace", path, value: random.of(values) };
}

Deno.test("operations that are applied together make the text that they make one after the other", () => {
  let done = 0;
  for (let seed = 0; seed < 3_000; seed++) {
    const random = new Random(seed);
    const operations = Array.from({ length: 1 + random.below(6) }, () => operation(random));
    let each: string | undefined = text;
    for (const it of operations) each = each === undefined ? undefined : jsonWith(each, [it]);
    if (each !== undefined) done++;
    assert.equal(jsonWith(text, operations), each, JSON.stringify(operations));
  }
  assert.ok(done > 500, `${done} had places for all`);
});

Deno.test("what is replaced keeps all around it, and a number stays a number", () => {
  const operations = [["/lines/1/id", "8"], ["/a", "7.25"], ["/lines/0/id", "9"]] as const;
  const made = jsonWith(text, operations.map(([path, value]) => ({ op: "replace", path, value })));
  assert.equal(made, text.replace("1.50", "7.25").replace('"1"', '"9"').replace(":2}", ":8}"));
});

/** A text, what is done in it, and what it is then, to the letter. */
const edits: readonly (readonly [what: string, text: string, operation: Operation, made: string | undefined])[] = [
  ["an item before the first", "[ 1, 2]", { op: "add", path: "/0", value: "x" }, '[ "x", 1, 2]'],
  [
    "an item before another, as the list is set",
    "[\n  1,\n  2\n]",
    { op: "add", path: "/1", value: "x" },
    '[\n  1,\n  "x",\n  2\n]',
  ],
  ["an item in a list without white space", "[1,2]", { op: "add", path: "/1", value: "x" }, '[1,"x", 2]'],
  ["an item behind the last", "[1,2]", { op: "add", path: "/2", value: "x" }, '[1,2,"x"]'],
  ["an item behind the last, as the list is set", "[ 1, 2 ]", { op: "add", path: "/2", value: "x" }, '[ 1, 2, "x" ]'],
  ["an item in an empty list", "[]", { op: "add", path: "/0", value: "x" }, '["x"]'],
  ["a field behind the last", '{"a" :1}', { op: "add", path: "/b", value: "x" }, '{"a" :1,"b" :"x"}'],
  ["a field in an empty object", "{}", { op: "add", path: "/b", value: "x" }, '{"b": "x"}'],
  ["a field that is there", '{"a": 1}', { op: "add", path: "/a", value: "x" }, '{"a": "x"}'],
  ["an item in place of another", "[1, 2]", { op: "replace", path: "/1", value: "x" }, '[1, "x"]'],
  ["nothing in place of what is not there", "[1, 2]", { op: "replace", path: "/2", value: "x" }, undefined],
  ["the first item away", "[ 1, 2, 3 ]", { op: "remove", path: "/0" }, "[ 2, 3 ]"],
  ["an item between others away", "[ 1, 2, 3 ]", { op: "remove", path: "/1" }, "[ 1, 3 ]"],
  ["the last item away", "[ 1, 2, 3 ]", { op: "remove", path: "/2" }, "[ 1, 2 ]"],
  ["the only item away", "[ 1 ]", { op: "remove", path: "/0" }, "[ ]"],
];

for (const [what, before, operation, made] of edits) {
  Deno.test(`${what}: all that is around it stays as it is written`, () => {
    assert.equal(jsonWith(before, [operation]), made);
  });
}
