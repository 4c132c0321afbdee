/** What waits for its day where all tests run together is run by continuous integration. */
import assert from "node:assert/strict";
import { textOf } from "./sources.ts";

Deno.test(".ci/run runs the tests that take long, too", () => {
  assert.match(textOf(".ci/run"), /^ {2}run tests "\$1" test --long$/m);
});
