/**
 * The gate: everything that must hold before a commit.
 *
 *     deno task ok              every step
 *     deno task ok STEP…        only these
 *
 * Each step runs to its end, even after one that failed. The last line says what passed and what did not.
 */

interface Step {
  readonly args: readonly string[];
  /** What to do when it fails. */
  readonly fix: string;
}

const steps: ReadonlyMap<string, Step> = new Map([
  ["format", { args: ["fmt", "--check"], fix: "deno fmt" }],
  ["lint", { args: ["lint"], fix: "see above; house/… are the rules of tools/house_rules.ts" }],
  ["types", { args: ["check", "--quiet", "."], fix: "see above" }],
  ["generated", {
    args: ["run", "--no-prompt", "--allow-read", "tools/codes.ts", "--check"],
    fix: "deno task codes",
  }],
  ["admission", { args: ["task", "admission", "--check"], fix: "deno task admission" }],
  ["variables", { args: ["task", "variables", "--check"], fix: "deno task variables" }],
  ["advisories", { args: ["task", "advisories", "--check"], fix: "see above, and deno task advisories" }],
  ["descriptions", { args: ["task", "descriptions", "--check"], fix: "deno task descriptions" }],
  ["tests", { args: ["task", "test"], fix: "see above" }],
]);

async function main(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !steps.has(name));
  if (unknown !== undefined) {
    console.error(`ok: there is no step "${unknown}"; the steps are ${[...steps.keys()].join(", ")}`);
    return 2;
  }
  const failed: string[] = [];
  for (const name of names) {
    console.log(`\nok: ${name}`);
    if (!await passes(name)) failed.push(name);
  }
  if (failed.length === 0) {
    console.log(`\nok: ${names.join(", ")}: all hold`);
    return 0;
  }
  console.log("");
  for (const name of failed) console.log(`ok: ${name} FAILED. What to do: ${steps.get(name)?.fix}`);
  console.log(`NOT ok: ${failed.join(", ")} failed; ${names.length - failed.length} of ${names.length} steps hold`);
  return 1;
}

async function passes(name: string): Promise<boolean> {
  const args = steps.get(name)?.args ?? [];
  const { status } = new Deno.Command(Deno.execPath(), { args: [...args], stdin: "null" }).spawn();
  return (await status).success;
}

Deno.exitCode = await main(Deno.args.length === 0 ? [...steps.keys()] : Deno.args);
