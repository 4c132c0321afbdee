/**
 * The gate: everything that must hold before a commit.
 *
 *     deno task ok              every step
 *     deno task ok STEP…        only these
 *
 * Each step runs to its end, even after one that failed. The last line says what passed and what did not.
 */

interface Step {
  /** What Deno is given, once or several times; all of it must pass. */
  readonly runs: readonly (readonly string[])[];
  /** What to do when it fails. */
  readonly fix: string;
}

/** The configuration of tests and tools, which has the packages of the product, too (tests/house/dependencies_test.ts). */
const workshop = ["--config", "tests/deno.json"];
/** What is delivered must do with the packages of deno.json alone. */
const delivered = ["build.ts", "engine", "host", "web", "cases", "packages/container"];

const steps: ReadonlyMap<string, Step> = new Map([
  ["format", { runs: [["fmt", "--check"]], fix: "deno fmt" }],
  ["lint", { runs: [["lint", ...workshop]], fix: "see above; house/… are the rules of tools/house_rules.ts" }],
  ["types", { runs: [["check", "--quiet", ...delivered], ["check", "--quiet", ...workshop, "."]], fix: "see above" }],
  ["generated", { runs: [["task", "tool", "codes", "--check"]], fix: "deno task tool codes" }],
  ["admission", { runs: [["task", "tool", "admission", "--check"]], fix: "deno task tool admission" }],
  ["map", { runs: [["task", "tool", "map", "--check"]], fix: "deno task tool map" }],
  ["tables", { runs: [["task", "tool", "tables", "--check"]], fix: "deno task tool tables" }],
  ["advisories", {
    runs: [["task", "tool", "advisories", "--check"]],
    fix: "see above, and deno task tool advisories",
  }],
  ["descriptions", { runs: [["task", "tool", "descriptions", "--check"]], fix: "deno task tool descriptions" }],
  ["tests", { runs: [["task", "test"]], fix: "see above" }],
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
  let passed = true;
  for (const args of steps.get(name)?.runs ?? []) {
    const { status } = new Deno.Command(Deno.execPath(), { args: [...args], stdin: "null" }).spawn();
    passed = (await status).success && passed;
  }
  return passed;
}

Deno.exitCode = await main(Deno.args.length === 0 ? [...steps.keys()] : Deno.args);
