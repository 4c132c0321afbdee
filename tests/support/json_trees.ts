/** Trees of JSON for tests of what looks into them and changes them. */
import assert from "node:assert/strict";
import { settingOf } from "../../engine/edits/answers.ts";
import { JsonTree, type Operation } from "../../engine/edits/operation.ts";
import { type JsonNode, parseJson } from "../../engine/model/json.ts";

export function rootOf(json: string): JsonNode {
  const read = parseJson(json, { depth: 100, values: 10_000 });
  assert.ok("root" in read);
  return read.root;
}

export function treeOf(json: string): JsonTree {
  return new JsonTree(rootOf(json));
}

/** A tree with texts at pointers, and the objects and lists around them. */
export function treeWith(texts: Readonly<Record<string, string>>): JsonTree {
  return Object.entries(texts).reduce((tree, [pointer, text]) => {
    const changed = tree.with(settingOf(tree, pointer, text) ?? []);
    assert.ok(changed, pointer);
    return changed;
  }, treeOf("{}"));
}

/** A change in one line: "add /buyer/vatId ATU12345678". */
export function shownChange(operation: Operation): string {
  const { op, path } = operation;
  if (op === "move") return `${op} ${operation.from} ${path}`;
  if (op === "remove") return `${op} ${path}`;
  const { value } = operation;
  return `${op} ${path} ${typeof value === "string" ? value : JSON.stringify(value)}`;
}
