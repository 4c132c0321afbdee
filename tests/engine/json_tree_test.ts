/** JSON Patch (RFC 6902) on the JSON of an invoice. */
import assert from "node:assert/strict";
import { JsonFault, parseJson } from "../../engine/model/json.ts";
import { JsonTree, lastStep, type Operation, parentOf, pointerTo } from "../../engine/edits/operation.ts";

function treeOf(text: string): JsonTree {
  const parsed = parseJson(text, { depth: 100, values: 1000 });
  assert.ok(!(parsed instanceof JsonFault));
  return new JsonTree(parsed.root);
}

const text = '{"a":[1.50,"x",{"b":null}],"c":{"d/e":true,"f~g":1e2},"h":[]}';

const done: readonly (readonly [what: string, operations: readonly Operation[], becomes: string])[] = [
  ["nothing", [], text],
  ["a field is replaced", [{ op: "replace", path: "/c/d~1e", value: "2" }], text.replace("true", '"2"')],
  [
    "a field is added",
    [{ op: "add", path: "/i", value: { j: "1", k: [] } }],
    text.replace(/}$/, ',"i":{"j":"1","k":[]}}'),
  ],
  [
    "a field that is there is replaced by one that is added",
    [{ op: "add", path: "/h", value: "1" }],
    text.replace("[]", '"1"'),
  ],
  ["a field goes", [{ op: "remove", path: "/c/f~0g" }], text.replace(',"f~g":1e2', "")],
  ["an item is replaced", [{ op: "replace", path: "/a/1", value: "y" }], text.replace('"x"', '"y"')],
  ["an item is added before another", [{ op: "add", path: "/a/1", value: "y" }], text.replace('"x"', '"y","x"')],
  ["an item is added at the end", [{ op: "add", path: "/h/-", value: "y" }], text.replace("[]", '["y"]')],
  ["an item goes", [{ op: "remove", path: "/a/0" }], text.replace("1.50,", "")],
  ["the last item goes", [{ op: "remove", path: "/a/2" }], text.replace(',{"b":null}', "")],
  ["a field has another name", [{ op: "move", from: "/h", path: "/i" }], text.replace('"h"', '"i"')],
  [
    "a field moves into another object",
    [{ op: "move", from: "/h", path: "/c/h" }],
    text.replace('1e2},"h":[]', '1e2,"h":[]}'),
  ],
  [
    "one operation after the other",
    [{ op: "remove", path: "/a/0" }, { op: "replace", path: "/a/0", value: "y" }, {
      op: "add",
      path: "/a/1/z",
      value: "1",
    }],
    text.replace('1.50,"x",{"b":null}', '"y",{"b":null,"z":"1"}'),
  ],
];

for (const [what, operations, becomes] of done) {
  Deno.test(`a patch changes what it names and keeps every other digit: ${what}`, () => {
    const tree = treeOf(text);
    assert.equal(tree.with(operations)?.toString(), becomes);
    assert.equal(tree.toString(), text);
  });
}

const undone: readonly (readonly [what: string, operation: Operation])[] = [
  ["a field that is not there is not replaced", { op: "replace", path: "/x", value: "1" }],
  ["a field that is not there is not removed", { op: "remove", path: "/c/x" }],
  ["a field that is not there is not moved", { op: "move", from: "/x", path: "/y" }],
  ["an item that is not there is not replaced", { op: "replace", path: "/a/3", value: "1" }],
  ["an item that is not there is not removed", { op: "remove", path: "/a/3" }],
  ["nothing is added to a text", { op: "add", path: "/a/1/x", value: "1" }],
  ["nothing is added to what is not there", { op: "add", path: "/x/y", value: "1" }],
  ["nothing is moved into a text", { op: "move", from: "/h", path: "/a/1/x" }],
];

for (const [what, operation] of undone) {
  Deno.test(`a patch whose place does not exist changes nothing: ${what}`, () => {
    const tree = treeOf(text);
    assert.equal(tree.with([operation]), undefined);
    assert.equal(tree.with([{ op: "remove", path: "/h" }, operation]), undefined);
    assert.equal(tree.toString(), text);
  });
}

Deno.test("a tree is looked into by pointers, its numbers as they are written", () => {
  const tree = treeOf(text);
  assert.deepEqual(
    ["/a/0", "/a/1", "/a/2", "/c/d~1e", "/c/f~0g", "/h", "/h/0", "/x", "/a/x"].map((pointer) => tree.text(pointer)),
    ["1.50", "x", undefined, undefined, "1e2", undefined, undefined, undefined, undefined],
  );
  assert.deepEqual([...tree.object("/c")?.keys() ?? []], ["d/e", "f~g"]);
  assert.equal(tree.object("/a"), undefined);
  assert.equal(tree.object("")?.has("h"), true);
});

Deno.test("pointers are put together and taken apart, with the two characters that they escape", () => {
  assert.equal(pointerTo("/a", "b/c~d"), "/a/b~1c~0d");
  assert.equal(pointerTo("", 0), "/0");
  assert.equal(lastStep("/a/b~1c~0d"), "b/c~d");
  assert.equal(lastStep("/a/~01"), "~1");
  assert.deepEqual(["/a/b", "/a", ""].map(parentOf), ["/a", "", undefined]);
});
