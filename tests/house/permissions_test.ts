/** What tasks may do (deno.json): no more than they need. */
import assert from "node:assert/strict";
import { variableNames } from "../../host/config.ts";
import { textOf } from "./sources.ts";

const tasks: Readonly<Record<string, { readonly command: string }>> = JSON.parse(textOf("deno.json")).tasks;

/** What the runtime itself reads where the store is a KV server. */
const OF_THE_RUNTIME = ["DENO_KV_ACCESS_TOKEN"];

for (const task of ["start", "faktlint"]) {
  Deno.test(`deno task ${task} reads the variables of the configuration, and no others`, () => {
    const [, names = ""] = /--allow-env=(\S+)/.exec(tasks[task]?.command ?? "") ?? [];
    assert.deepEqual(names.split(",").toSorted(), [...variableNames, ...OF_THE_RUNTIME].toSorted());
  });

  Deno.test(`deno task ${task} starts no program, and asks for nothing`, () => {
    const { command = "" } = tasks[task] ?? {};
    assert.match(command, / --no-prompt /);
    assert.doesNotMatch(command, /--allow-(?:run|ffi|sys|import|all)|\s-A\s/);
  });
}

/** Those that drive a browser or install packages; and to read /proc, for the memory of a server, Deno wants everything. */
const UNBOUNDED = ["archive", "attack", "browser", "load", "mcpsuite", "packages", "screenshots", "stripe"];

Deno.test("few tasks may do everything", () => {
  const all = Object.entries(tasks).filter(([, { command }]) => /--allow-all|\s-A\s/.test(command));
  assert.deepEqual(all.map(([name]) => name).toSorted(), UNBOUNDED);
});

Deno.test("tests reach this machine alone", () => {
  assert.match(tasks["test"]?.command ?? "", /--allow-net=127\.0\.0\.1(?:\s|$)/);
});
