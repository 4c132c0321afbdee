/** What a repaired invoice says otherwise than before: each value from what it first was to what it is last. */
import assert from "node:assert/strict";
import type { Change } from "../../engine/edits/changes.ts";
import { claimsOf } from "../../engine/edits/claims.ts";
import { openJson } from "../../engine/open/open.ts";
import { textWith } from "../../cases/json.ts";
import { sound } from "../support/seeded.ts";

type Told = readonly [old: string | null, now: string | null];

type Changed = readonly [pointer: string, ...told: Told];

function claims(...changes: readonly Changed[]) {
  const opened = openJson(textWith(sound, {}));
  assert.ok("ok" in opened);
  const applied = changes.map(([pointer, old, now]): { readonly changes: readonly Change[] } => {
    return { changes: [{ pointer, old, new: now }] };
  });
  return claimsOf({ opened: opened.ok, applied });
}

function told(...changes: readonly Changed[]): readonly Told[] {
  return claims(...changes).changes.map((it) => [it.old, it.new]);
}

Deno.test("what was changed twice was changed from the first value to the last", () => {
  assert.deepEqual(told(["/dueDate", "a", "b"], ["/dueDate", "b", "c"]), [["a", "c"]]);
  assert.deepEqual(told(["/dueDate", "a", "b"], ["/dueDate", "b", "c"], ["/dueDate", "c", "d"]), [["a", "d"]]);
  assert.deepEqual(told(["/dueDate", null, "b"], ["/dueDate", "b", "c"]), [[null, "c"]]);
  assert.deepEqual(told(["/dueDate", "a", "b"], ["/dueDate", "b", null]), [["a", null]]);
});

Deno.test("changes that do not follow from each other stand by themselves", () => {
  assert.deepEqual(told(["/dueDate", "a", "b"], ["/dueDate", "x", "c"]), [["a", "b"], ["x", "c"]]);
  assert.deepEqual(told(["/dueDate", "a", "b"], ["/note", "b", "c"]), [["a", "b"], ["b", "c"]]);
  // What is removed and added again is another thing at the same place, as the next item of a list is.
  assert.deepEqual(told(["/lines/0/id", "a", null], ["/lines/0/id", null, "c"]), [["a", null], [null, "c"]]);
});

Deno.test("what was removed and still stands elsewhere is not told, because the pages may show it", () => {
  assert.deepEqual(told(["/x", "Rostock", null]), []);
  assert.deepEqual(told(["/x", "Wismar", null]), [["Wismar", null]]);
});

Deno.test("the number, the day and what is due are known, and another BT-24 is another level", () => {
  assert.deepEqual(claims().known, ["2026-0201", "2026-11-30", "945.12"]);
  const level = (old: string | null, now: string | null) => claims(["/specificationIdentifier", old, now]).otherLevel;
  assert.deepEqual([level("urn:a", "urn:b"), level(null, "urn:a"), level(" URN:A", "urn:a")], [true, true, false]);
});
