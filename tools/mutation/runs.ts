/** Runs of the tests of a copy: which test file reaches which mutants, and whether one that is turned on is noticed. */
import type { Copy } from "./copy.ts";
import type { Mutant } from "./instrument.ts";

export interface Baseline {
  readonly file: string;
  readonly ms: number;
  /** How often each mutant was reached, by its id. */
  readonly reached: Readonly<Record<string, number>>;
}

export type Fate = "killed" | "survived" | "unreached";

const permissions = ["--allow-read", "--allow-write", "--allow-env", "--allow-run", "--allow-net=127.0.0.1"];

/** A test file without a mutant. Throws when its tests fail then: they do not hold in a copy. */
export async function baseline({ folder }: Copy, file: string): Promise<Baseline> {
  const coverage = await Deno.makeTempFile({ suffix: ".json" });
  try {
    const started = performance.now();
    const { passed, output } = await run(folder, [file], { MUTANT_COVERAGE: coverage }, 600_000);
    if (!passed) throw new Error(`${file} fails in a copy without a mutant:\n${output.slice(-2000)}`);
    const text = await Deno.readTextFile(coverage);
    return { file, ms: performance.now() - started, reached: text === "" ? {} : JSON.parse(text) };
  } finally {
    await Deno.remove(coverage);
  }
}

/** The tests that reach a mutant, the quickest first, until one fails. One that never ends is noticed, too. */
export async function fateOf({ folder }: Copy, { id }: Mutant, baselines: readonly Baseline[]): Promise<Fate> {
  const near = baselines.filter(({ reached }) => reached[id] !== undefined).sort((a, b) => a.ms - b.ms);
  if (near.length === 0) return "unreached";
  for (const { file, ms, reached } of near) {
    const hits = `${100 * (reached[id] ?? 0) + 10_000}`;
    const { passed } = await run(folder, [file], { MUTANT: id, MUTANT_HITS: hits }, 10 * ms + 20_000);
    if (!passed) return "killed";
  }
  return "survived";
}

async function run(folder: string, files: readonly string[], env: Readonly<Record<string, string>>, limit: number) {
  const args = [
    "test",
    "--no-prompt",
    "--quiet",
    "--no-check",
    "--fail-fast",
    "--preload",
    "tools/mutation/preload.ts",
  ];
  const signal = AbortSignal.timeout(limit);
  const command = new Deno.Command(Deno.execPath(), {
    args: [...args, ...permissions, ...files],
    cwd: folder,
    env: { ...env, NO_COLOR: "1" },
    stdin: "null",
    signal,
  });
  const { success, stdout, stderr } = await command.output();
  const decoder = new TextDecoder();
  return { passed: success, output: decoder.decode(stdout) + decoder.decode(stderr) };
}
