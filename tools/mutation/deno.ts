/** The runtime over a copy of the project. */

/** What tests may do, as in `tools/tests.ts`. */
const permissions: readonly string[] = [
  ...["--allow-read", "--allow-write", "--allow-env", "--allow-run", "--allow-net=127.0.0.1"],
];

/** A report of coverage reads no configuration. */
const settings = {
  test: ["--config=tests/deno.json", "--no-prompt", "--no-check"],
  coverage: [],
} as const;

export interface Ran {
  readonly passed: boolean;
  readonly output: string;
}

/** Runs a command in a copy for so many milliseconds at most: what does not end has not passed. */
export async function deno(
  cwd: string,
  [command, ...args]: readonly [keyof typeof settings, ...string[]],
  limit: number,
): Promise<Ran> {
  const run = new Deno.Command(Deno.execPath(), {
    args: [command, "--quiet", ...settings[command], ...args],
    cwd,
    env: { NO_COLOR: "1" },
    stdin: "null",
    signal: AbortSignal.timeout(limit),
  });
  const { success, stdout, stderr } = await run.output();
  const decoder = new TextDecoder();
  return { passed: success, output: decoder.decode(stdout) + decoder.decode(stderr) };
}

/** Runs test files in one process, so that what they share is loaded once. */
export async function together(
  copy: string,
  tests: readonly string[],
  limit: number,
  how: readonly string[],
): Promise<Ran> {
  const entry = `${copy}/tests/together_test.ts`;
  await Deno.writeTextFile(entry, tests.map((file) => `import "../${file}";\n`).join(""));
  const ran = await deno(copy, ["test", ...permissions, ...how, entry], limit);
  await Deno.remove(entry);
  return ran;
}
