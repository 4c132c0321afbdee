/**
 * Writes what is made of two tables, that of the tasks (tools/tasks.ts) and that of the variables (host/service/variables.ts):
 *
 *     deno task tool tables            writes the tasks and the permissions of deno.json, the steps of .ci/run, docs/tasks.md, and the
 *                                      table in docs/operating/configure.md
 *     deno task tool tables --check    only compares, and exits with 1 if something is stale
 */
import { readers, rows } from "../host/service/variables.ts";
import { markdownTable } from "./markdown.ts";
import { argumentsOf, groups, newcomers, type Step, type Task, tasks } from "./tasks.ts";
import { permissions } from "./variables.ts";

function variables(): string {
  return markdownTable([
    ["variable", "default", "read by", "what it is"],
    ...rows.map(([name, row]) => [
      `\`${name}\``,
      row.otherwise,
      row.readers.map((it) => readers[it]).join(", "),
      row.means,
    ]),
  ]);
}

/** A task as the shell of Deno's tasks runs it, after those that it needs. */
function command({ needs = [], sets = [], ...task }: Task): string {
  const first = needs.map((name) => tasks.get(name)).filter((it) => it !== undefined).map(command);
  const words = argumentsOf(task).map((it) => /[\s'"$&|;<>()]/.test(it) ? `'${it}'` : it);
  return [...first, [...sets, "deno", ...words].join(" ")].join(" && ");
}

/** What a newcomer sees, and the way to everything else. */
function denoTasks(): string {
  const all = Object.entries<Task>(newcomers).map(([name, task]) => {
    const { says, options } = task;
    return [name, {
      description: options === undefined ? says : `${says}; ${options}`,
      command: command(task),
    }];
  });
  const tool = {
    description: "Run what those need who work on the project; deno task tool lists it",
    command: "deno run --quiet --no-prompt --allow-run --allow-read tools/tool.ts",
  };
  return section("tasks", { ...Object.fromEntries(all), tool }, "\n");
}

/** A section of deno.json. */
function section(name: string, value: unknown, end: string): string {
  return `${JSON.stringify({ [name]: value }, null, 2).slice(2, -2)}${end}`;
}

const steps: readonly (Step & { readonly task: string })[] = [...tasks].flatMap(([name, task]) => {
  const called = name in newcomers ? name : `tool ${name}`;
  return (task.steps ?? []).map((step) => ({ ...step, task: called }));
});

/** Steps as the lines that `.ci/run` reads: name, limit in seconds, task, arguments. */
function lines(wanted: readonly (typeof steps)[number][]): string {
  return wanted.map(({ name, limit, task, args }) =>
    `${name} ${limit} ${task}${args === undefined ? "" : ` ${args}`}\n`
  )
    .join("");
}

/**
 * Those that run side by side: the one that fetches the official validators before all others, and then those that may take
 * longest, so that no core is without work for long at the end.
 */
function beside(): typeof steps {
  const [first, ...others] = steps.filter(({ alone, name }) => alone === undefined && name === "conformance");
  const rest = steps.filter((it) => it.alone === undefined && it !== first);
  return [...(first === undefined ? [] : [first]), ...others, ...rest.toSorted((a, b) => b.limit - a.limit)];
}

function ciSteps(): string {
  const alone = (when: Step["alone"]) => steps.filter((it) => it.alone === when && it.name !== "tests");
  const limit = steps.find(({ name }) => name === "tests")?.limit ?? 0;
  return `${BEGIN}\ntests_limit=${limit}\nbefore="\n${lines(alone("before"))}"\nbeside="\n${
    lines(beside())
  }"\nafter="\n${lines(alone("after"))}"\n${END}\n`;
}

const BEGIN = "# Made of tools/tasks.ts by deno task tool tables.";
const END = "# Up to here.";

const GENERATED = "<!-- Made of tools/tasks.ts by deno task tool tables. -->";

function docs(): string {
  const table = (group: Readonly<Record<string, Task>>, prefix: string) =>
    markdownTable([
      ["task", "what it does", "options", "needs", "in `.ci/run`, at most"],
      ...Object.entries(group).map(([name, { says, options = "", beside = "", steps = [] }]) => [
        `\`${prefix}${name}\``,
        says,
        options,
        beside,
        steps.map(({ limit }) => `${limit} s`).join(", "),
      ]),
    ]);
  return `# Tasks

${GENERATED}

\`deno task NAME\` runs one of these. Without Deno on the machine, write \`npx --yes deno@2.9.6\` for \`deno\`.

${table(newcomers, "")}
Those who work on the project have more: \`deno task tool NAME\`. What a task needs beside Deno is in the fourth column;
where it is missing, the task says that it is skipped.

${groups.map(([title, group]) => `## ${title}\n\n${table(group, "tool ")}`).join("\n")}`;
}

const root = new URL("../", import.meta.url);

/** A part of a file that is made of a table. */
interface Part {
  readonly path: string;
  readonly where: RegExp;
  readonly text: () => string;
}

const parts: readonly Part[] = [
  {
    path: "deno.json",
    where: /^ {2}"permissions": \{\n[^]*?\n {2}\},\n/m,
    text: () => section("permissions", permissions(), ",\n"),
  },
  { path: "deno.json", where: /^ {2}"tasks": \{\n[^]*?\n {2}\}\n/m, text: denoTasks },
  { path: ".ci/run", where: new RegExp(`^${BEGIN}\\n(?:[^]*?\\n)?${END}\\n`, "m"), text: ciSteps },
  { path: "docs/tasks.md", where: /^[^]*$/, text: docs },
  { path: "docs/operating/configure.md", where: /^\| variable [^]*?\n(?=\n)/m, text: variables },
];

function main(args: readonly string[]): number {
  const stale = new Set<string>();
  for (const { path, where, text } of parts) {
    const file = new URL(path, root);
    const before = Deno.readTextFileSync(file);
    if (!where.test(before)) throw new Error(`${path} has no part that is made of a table`);
    const after = before.replace(where, text);
    if (after === before) continue;
    stale.add(path);
    if (!args.includes("--check")) Deno.writeTextFileSync(file, after);
  }
  if (!args.includes("--check")) {
    console.log(`tables: ${stale.size === 0 ? "nothing changed" : `wrote ${[...stale].join(", ")}`}`);
    return 0;
  }
  for (const path of stale) {
    console.error(`${path} is not what tools/tasks.ts and host/service/variables.ts say. Run: deno task tool tables`);
  }
  return stale.size === 0 ? 0 : 1;
}

if (import.meta.main) Deno.exitCode = main(Deno.args);
