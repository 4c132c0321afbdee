/** Tests that do a sample of something long: all of it is done by a task, which continuous integration starts. */
import assert from "node:assert/strict";
import { textOf } from "./sources.ts";

Deno.test(".ci/run does all of every sweep of which the tests do a sample", () => {
  assert.match(textOf(".ci/run"), /^ {2}run tests "\$1" test --whole$/m);
});
