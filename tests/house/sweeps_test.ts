/** Tests that do a sample of something long: all of it is done by a task, and in continuous integration. */
import assert from "node:assert/strict";
import { filesBelow, textOf } from "./sources.ts";

const { tasks }: { readonly tasks: Readonly<Record<string, { readonly command: string }>> } = JSON.parse(
  textOf("deno.json"),
);

Deno.test("deno task sweeps does all of every sweep of which the tests do a sample, and .ci/run starts it", () => {
  const sampling = filesBelow("tests/", "_test.ts").filter((path) =>
    /^import .*\/support\/sweeps\.ts";$/m.test(textOf(path))
  );
  const [command = "", ...files] = (tasks["sweeps"]?.command ?? "").split(/ (?=tests\/)/);
  assert.deepEqual(files, sampling.toSorted());
  assert.equal(command, `SWEEPS=whole ${tasks["test"]?.command}`);
  assert.match(textOf(".ci/run"), /^sweeps \d+ sweeps$/m);
});
