/**
 * Which lines each test file reaches. Measuring takes longer than trying the mutants, so what was measured is kept in
 * `dist/mutation/`: for a test that has not changed since, and line by line for the files that have not. Any line of a file that
 * has changed counts as reached by a test that ran some of it: more tests are run than have to be, and none is left out.
 */
import { createHash } from "node:crypto";
import { deno, together } from "./deno.ts";

/** One test file, and what it ran. */
export interface Reach {
  readonly file: string;
  /** Without a mutant, and measured. */
  readonly ms: number;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** The content of the test file, as its hash. */
  readonly of: string;
  /** By file of the product: its content, as a hash, and the lines that ran, as "1-5,7". */
  readonly files: Readonly<Record<string, readonly [of: string, lines: string]>>;
}

const measured = /^(?:engine|host|web)\//;

export function hashOf(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/** What was kept of a test file, if it is the same still. */
export function keptReach(folder: string, file: string, content: string): Reach | undefined {
  try {
    const kept: Reach = JSON.parse(Deno.readTextFileSync(pathOf(folder, file)));
    return kept.of === hashOf(content) ? kept : undefined;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

export function keepReach(folder: string, reach: Reach): void {
  Deno.mkdirSync(folder, { recursive: true });
  Deno.writeTextFileSync(pathOf(folder, reach.file), JSON.stringify(reach));
}

function pathOf(folder: string, file: string): string {
  return `${folder}/${file.replaceAll("/", "_")}.json`;
}

/** Whether a test ran a line of a file with that content. */
export function reaches({ files }: Reach, file: string, content: string, line: number): boolean {
  const [of, lines = ""] = files[file] ?? [];
  if (of === undefined) return false;
  if (of !== hashOf(content)) return true;
  return lines.split(",").some((range) => {
    const [from = "", to = from] = range.split("-");
    return Number(from) <= line && line <= Number(to);
  });
}

/**
 * Runs some test files in a copy without a mutant, in one process: what they reach together counts for each of them. Throws when
 * a test fails then: they do not hold in a copy.
 */
export async function measure(copy: string, tests: readonly string[], limit: number): Promise<readonly Reach[]> {
  const folder = await Deno.makeTempDir({ prefix: "mutation-coverage-" });
  try {
    const started = performance.now();
    const { passed, output } = await together(copy, tests, limit, [`--coverage=${folder}`, "--coverage-raw-data-only"]);
    const ms = Math.round((performance.now() - started) / tests.length);
    if (!passed) throw new Error(`${tests.join()} fails in a copy without a mutant:\n${output.slice(-2000)}`);
    const lcov = await deno(copy, ["coverage", "--lcov", folder], limit);
    if (!lcov.passed) throw new Error(`what ${tests.join()} reaches is not known:\n${lcov.output.slice(-2000)}`);
    const reached = [...linesReached(lcov.output, copy)].filter(([path]) => measured.test(path));
    const files = Object.fromEntries(reached.map(([path, lines]) => {
      return [path, [hashOf(Deno.readTextFileSync(`${copy}/${path}`)), ranges(lines)] as const];
    }));
    const at = Date.now();
    return tests.map((file) => ({ file, ms, at, of: hashOf(Deno.readTextFileSync(`${copy}/${file}`)), files }));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** The lines with a count in a report of coverage (lcov: a file after `SF:`, its lines after `DA:`), by file. */
export function linesReached(lcov: string, folder: string): ReadonlyMap<string, readonly number[]> {
  const reached = new Map<string, number[]>();
  let lines: number[] = [];
  for (const line of lcov.split("\n")) {
    if (line.startsWith("SF:")) reached.set(line.slice("SF:".length + folder.length + 1), lines = []);
    const [, number, count] = /^DA:([0-9]+),([0-9]+)$/.exec(line) ?? [];
    if (count !== undefined && count !== "0") lines.push(Number(number));
  }
  return reached;
}

/** Ascending numbers as "1-5,7". */
export function ranges(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] + 1 === number) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => from === to ? `${from}` : `${from}-${to}`).join(",");
}
