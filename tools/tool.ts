/**
 * Runs a task that only those need who work on the project:
 *
 *     deno task tool NAME [ARGUMENT…]     runs it, after what it needs
 *     deno task tool                      lists all of them
 */
import { argumentsOf, groups, tasks } from "./tasks.ts";

const root = new URL("../", import.meta.url);

/** Runs a task after those that it needs, and gives the exit status of the first that failed. */
async function run(name: string, args: readonly string[]): Promise<number> {
  const task = tasks.get(name);
  if (task === undefined) throw new RangeError(`There is no task "${name}"`);
  for (const needed of task.needs ?? []) {
    const code = await run(needed, []);
    if (code !== 0) return code;
  }
  const child = new Deno.Command(Deno.execPath(), {
    args: [...argumentsOf(task), ...args],
    cwd: root,
    env: Object.fromEntries((task.sets ?? []).map((it) => it.split(/=(.*)/))),
  }).spawn();
  const passOn = () => child.kill("SIGTERM");
  Deno.addSignalListener("SIGTERM", passOn);
  const { code } = await child.status;
  Deno.removeSignalListener("SIGTERM", passOn);
  return code;
}

function listed(): string {
  const width = Math.max(...groups.flatMap(([, group]) => Object.keys(group).map((name) => name.length)));
  return groups.map(([title, group]) => {
    const lines = Object.entries(group).map(([name, { says, options }]) => {
      return `  ${name.padEnd(width)}  ${says}${options === undefined ? "" : `; ${options}`}`;
    });
    return `${title.replaceAll("`", "")}\n${lines.join("\n")}\n`;
  }).join("\n");
}

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined) {
    console.log(`deno task tool NAME runs one of these; docs/tasks.md has them, too.\n\n${listed()}`);
    return 0;
  }
  if (tasks.has(name)) return await run(name, args);
  console.error(`tool: there is no task "${name}"; deno task tool lists all`);
  return 2;
}

Deno.exitCode = await main(Deno.args);
