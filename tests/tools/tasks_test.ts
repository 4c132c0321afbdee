/** The table of tasks: what it names is there, and deno.json shows a newcomer as much as a newcomer needs. */
import assert from "node:assert/strict";
import { groups, newcomers, type Task, tasks } from "../../tools/tasks.ts";
import { deno, textOf } from "../house/sources.ts";

/** The files of the project that a task runs. */
function programsOf({ runs }: Task): readonly string[] {
  return (typeof runs === "string" ? [runs] : runs).filter((it) => /^[\w/]+\.ts$/.test(it));
}

Deno.test("a task has one name, and what it needs is a task", () => {
  const names = [...Object.keys(newcomers), ...groups.flatMap(([, group]) => Object.keys(group))];
  assert.equal(new Set(names).size, names.length);
  assert.deepEqual([...tasks.values()].flatMap(({ needs = [] }) => needs).filter((it) => !tasks.has(it)), []);
});

Deno.test("the program of every task is there, and says what it does in one sentence", () => {
  for (const [name, task] of tasks) {
    for (const path of programsOf(task)) assert.ok(textOf(path).length > 0, path);
    assert.match(task.says, /^[A-Z].*[^.]$/, name);
  }
});

Deno.test("a newcomer sees eight tasks and the way to all others, in a file that is read in a minute", () => {
  const text = textOf("deno.json");
  assert.deepEqual(Object.keys(JSON.parse(text).tasks), [...Object.keys(newcomers), "tool"]);
  assert.equal(Object.keys(newcomers).length, 8);
  assert.ok(text.length <= 6_000, `${text.length}`);
});

Deno.test("each step of continuous integration has a name of its own, and a limit", () => {
  const steps = [...tasks.values()].flatMap(({ steps = [] }) => steps);
  assert.equal(new Set(steps.map(({ name }) => name)).size, steps.length);
  const rows = textOf(".ci/run").split("\n");
  for (const { name, limit } of steps.filter(({ name }) => name !== "tests")) {
    assert.ok(rows.some((row) => row.startsWith(`${name} ${limit} `)), name);
  }
});

Deno.test("an unknown task is refused with the way to the list", async () => {
  const { ok, output } = await deno("task", "--quiet", "tool", "conformence");
  assert.equal(ok, false);
  assert.match(output, /there is no task "conformence"; deno task tool lists all/);
});
