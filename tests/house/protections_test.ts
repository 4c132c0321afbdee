/** The protections that are taken out to see a test fall are still where they are looked for. */
import assert from "node:assert/strict";
import { taken } from "../protections/rows.ts";
import { textOf } from "./sources.ts";

Deno.test("each protection that is taken out stands in its file as it is looked for", () => {
  const gone = taken.filter(({ file, without: [there] }) => !textOf(file).includes(there));
  assert.deepEqual(gone.map(({ threat, file }) => `${file}: ${threat}`), []);
});
