/** What the contract of the API allows, to the letter. */
import assert from "node:assert/strict";
import { bounds, file } from "./bounds.ts";

Deno.test("every bound and every list of words of the API is as bounds.txt tells it", async () => {
  const told = Deno.readTextFileSync(file).trimEnd().split("\n");
  const found = await bounds();
  assert.deepEqual(found.filter((it) => !told.includes(it)), [], "told by nobody: is the contract to change?");
  assert.deepEqual(told.filter((it) => !found.includes(it)), [], "no longer so: is the contract to change?");
});
