/**
 * Runs all of the tests that do a sample of something long, whole; arguments go to the runner:
 *
 *     deno task sweeps [--filter TEXT]
 */
import { filesBelow, textOf } from "../tests/house/sources.ts";
import { runTests, whole } from "./tests.ts";

/** The tests that sample: they all ask the same file how much of it. */
const files = filesBelow("tests/", "_test.ts").filter((path) =>
  /^import .*\/support\/sweeps\.ts";$/m.test(textOf(path))
);

Deno.exitCode = await runTests(files, Deno.args, whole);
