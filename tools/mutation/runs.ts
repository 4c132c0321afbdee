/** Runs of the tests of a copy: which lines each test file reaches, and whether it notices a mutant. */
import { changed, type Mutant } from "./mutants.ts";

export interface Baseline {
  readonly file: string;
  readonly ms: number;
  /** The lines of mutants that the tests reach, as `file:line`. */
  readonly reached: ReadonlySet<string>;
}

/** `refused`: by the compiler, so that it is no program. */
export type Fate = "killed" | "survived" | "unreached" | "refused";

export interface Tried {
  readonly mutant: Mutant;
  readonly fate: Fate;
}

const permissions = ["--allow-read", "--allow-write", "--allow-env", "--allow-run", "--allow-net=127.0.0.1"];
/** Milliseconds that a test file may take without a mutant. */
const LONGEST = 1_800_000;

/** A test file without a mutant. Throws when its tests fail then: they do not hold in a copy. */
export async function baseline(copy: string, file: string, mutants: readonly Mutant[]): Promise<Baseline> {
  const folder = await Deno.makeTempDir({ prefix: "mutation-coverage-" });
  try {
    const started = performance.now();
    const { passed, output } = await deno(copy, ["test", ...permissions, `--coverage=${folder}`, file], LONGEST);
    const ms = performance.now() - started;
    if (!passed) throw new Error(`${file} fails in a copy without a mutant:\n${output.slice(-2000)}`);
    const lcov = await deno(copy, ["coverage", "--lcov", folder], LONGEST);
    if (!lcov.passed) throw new Error(`what ${file} reaches is not known:\n${lcov.output.slice(-2000)}`);
    const lines = linesReached(lcov.output, copy);
    return { file, ms, reached: new Set(mutants.map(placeOf).filter((it) => lines.has(it))) };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** The lines with a count in a report of coverage (lcov: a file after `SF:`, its lines after `DA:`). */
export function linesReached(lcov: string, folder: string): ReadonlySet<string> {
  const reached = new Set<string>();
  let file = "";
  for (const line of lcov.split("\n")) {
    if (line.startsWith("SF:")) file = line.slice("SF:".length + folder.length + 1);
    const [, number, count] = /^DA:([0-9]+),([0-9]+)$/.exec(line) ?? [];
    if (count !== undefined && count !== "0") reached.add(`${file}:${number}`);
  }
  return reached;
}

function placeOf({ file, line }: Mutant): string {
  return `${file}:${line}`;
}

/**
 * The tests that reach a mutant, the quickest first, until one fails; `most` is how many milliseconds all of them may take
 * without a mutant. A test that never ends has noticed it, too.
 */
export async function fateOf(
  copy: string,
  mutant: Mutant,
  baselines: readonly Baseline[],
  most = Infinity,
): Promise<Fate> {
  const near = baselines.filter(({ reached }) => reached.has(placeOf(mutant))).toSorted((a, b) => a.ms - b.ms);
  const path = `${copy}/${mutant.file}`;
  const original = await Deno.readTextFile(path);
  try {
    await Deno.writeTextFile(path, changed(original, mutant));
    if (mutant.mayBeRefused && !(await deno(copy, ["check", mutant.file], LONGEST)).passed) return "refused";
    for (const batch of batches(near, most)) {
      const files = batch.map(({ file }) => file);
      const limit = 5 * timeOf(batch) + 20_000;
      const { passed } = await deno(copy, ["test", ...permissions, "--fail-fast", ...files], limit);
      if (!passed) return "killed";
    }
    return near.length === 0 ? "unreached" : "survived";
  } finally {
    await Deno.writeTextFile(path, original);
  }
}

function timeOf(batch: readonly Baseline[]): number {
  return batch.reduce((sum, { ms }) => sum + ms, 0);
}

/** One test, then two, then four and so on: most mutants are noticed at once, and a process for each test takes long. */
export function batches(near: readonly Baseline[], most: number): readonly (readonly Baseline[])[] {
  const affordable = near.filter((_, index) => timeOf(near.slice(0, index + 1)) <= most);
  const all: (readonly Baseline[])[] = [];
  for (let from = 0; from < affordable.length; from = 2 * from + 1) all.push(affordable.slice(from, 2 * from + 1));
  return all;
}

/** A report of coverage reads no configuration. */
const settings = {
  test: ["--config=tests/deno.json", "--no-prompt", "--no-check"],
  check: ["--config=tests/deno.json"],
  coverage: [],
} as const;

async function deno(
  cwd: string,
  [command, ...args]: readonly [keyof typeof settings, ...string[]],
  limit: number,
) {
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
