/** Continuous integration runs the tests by the command that the README gives. */
import assert from "node:assert/strict";
import { textOf } from "./sources.ts";

Deno.test(".ci/run runs the tests by the README's command", () => {
  const [, task = ""] = /^ {2}run tests "\$1" (.*)$/m.exec(textOf(".ci/run")) ?? [];
  const command = /^ {2}timeout .* (npx --yes deno@\S+ task) "\$@"/m.exec(textOf(".ci/run"))?.[1];
  assert.equal(task, "test");
  assert.ok(textOf("README.md").includes(`${command} ${task}\n`), `the README does not say ${command} ${task}`);
});
