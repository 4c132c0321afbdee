/** What a patch changes, value by value. */
import { type JsonNode, JsonNumber, type JsonValue } from "../model/json.ts";
import { JsonTree, type Operation, parentOf, type PatchValue, pointerTo } from "./operation.ts";

/** One value before and after; null where there is none. Numbers are texts, with the digits that they are written with. */
export interface Change {
  readonly pointer: string;
  readonly old: string | null;
  readonly new: string | null;
}

/** The changes of each of some patches, which are applied to a tree one after the other, in the order of their operations. */
export function changesOf(tree: JsonTree, patches: readonly (readonly Operation[])[]): readonly (readonly Change[])[] {
  const changes: Change[][] = patches.map(() => []);
  const owners = patches.flatMap((patch, index) => patch.map(() => index));
  let at = 0;
  tree.each(patches.flat(), (now, operation) => {
    changes[owners[at++] ?? 0]?.push(...changesBy(now, operation));
  });
  return changes;
}

function changesBy(tree: JsonTree, operation: Operation): readonly Change[] {
  const path = resolved(tree, operation.path);
  const before = leavesOf(tree.at(path), path);
  if (operation.op === "move") {
    const moved = leavesOf(tree.at(operation.from), operation.from);
    const there = moved.map(([pointer, value]) => [path + pointer.slice(operation.from.length), value] as const);
    return [...removed(moved), ...added(there)];
  }
  if (operation.op === "remove") return removed(before);
  const after = leavesIn(operation.value, path);
  const isPlain = before.length === 1 && after.length === 1 && before[0]?.[0] === after[0]?.[0];
  if (isPlain) return [{ pointer: path, old: before[0]?.[1] ?? null, new: after[0]?.[1] ?? null }];
  return [...(operation.op === "replace" ? removed(before) : []), ...added(after)];
}

export type Leaf = readonly [pointer: string, value: string];

function removed(leaves: readonly Leaf[]): readonly Change[] {
  return leaves.map(([pointer, value]) => ({ pointer, old: value, new: null }));
}

function added(leaves: readonly Leaf[]): readonly Change[] {
  return leaves.map(([pointer, value]) => ({ pointer, old: null, new: value }));
}

/** The pointer with the number that an item gets where it is added at the end. */
function resolved(tree: JsonTree, path: string): string {
  if (!path.endsWith("/-")) return path;
  const around = parentOf(path) ?? "";
  const list = tree.at(around);
  return pointerTo(around, Array.isArray(list) ? list.length : 0);
}

/** The values below a place, with their pointers. */
export function leavesOf(value: JsonValue | undefined, pointer: string): readonly Leaf[] {
  if (value === undefined) return [];
  if (value instanceof JsonNumber) return [[pointer, value.source]];
  if (Array.isArray(value)) return value.flatMap((it, index) => leavesOf(it.value, pointerTo(pointer, index)));
  if (value instanceof Map) {
    return [...value].flatMap(([name, it]: readonly [string, JsonNode]) =>
      leavesOf(it.value, pointerTo(pointer, name))
    );
  }
  return [[pointer, String(value)]];
}

function leavesIn(value: PatchValue, pointer: string): readonly Leaf[] {
  if (typeof value === "string") return [[pointer, value]];
  if (Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, it]) => leavesIn(it, pointerTo(pointer, name)));
}
