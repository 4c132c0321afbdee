/** The handbook shows the drills as they are; `deno task tool drills` does them. */
import assert from "node:assert/strict";
import { drillsTable } from "../drills/table.ts";
import { textOf } from "./sources.ts";

Deno.test("the chapter on incidents has the table of the drills as it is", () => {
  assert.ok(textOf("docs/operating/incidents.md").includes(drillsTable()), "run: deno task tool drills --write");
});
