/**
 * Runs all of the tests that do a sample of something long, whole; arguments go to the runner:
 *
 *     deno task sweeps [--filter TEXT]
 */
import { filesBelow, textOf } from "../tests/house/sources.ts";
import { taskArguments } from "../tests/support/server.ts";

/** The tests that sample: they all ask the same file how much of it. */
const files = filesBelow("tests/", "_test.ts").filter((path) =>
  /^import .*\/support\/sweeps\.ts";$/m.test(textOf(path))
);

const child = new Deno.Command(Deno.execPath(), {
  args: [...taskArguments("test"), ...Deno.args, ...files],
  env: { SWEEPS: "whole" },
  stdin: "null",
}).spawn();
Deno.exitCode = (await child.status).code;
