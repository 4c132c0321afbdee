/**
 * Feeds the engine with documents that are broken at random, and watches that it keeps its promises.
 *
 *     deno task tool fuzz --seconds 60 --seed 1     as many inputs as the time allows
 *     deno task tool fuzz --seed 1 --only 4711      the one of that number
 *
 * An input depends on the seed and its number alone. On none may the engine throw, take longer than 2 s, fail in a rule
 * of its own, or answer differently when it is asked again. One on which it does is written to a file, the way to repeat
 * it is printed, and the exit status is 1.
 */
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { inputMaker, sources } from "./fuzz/inputs.ts";
import type { Settings, Told } from "./fuzz/worker.ts";

/** A busy machine is slow, too: only what takes this long is taken for a hang. */
const HANG_MILLISECONDS = 10_000;
/** Before its first input, the worker loads the engine and reads thousands of files. */
const START_MILLISECONDS = 120_000;

function settings(args: readonly string[]): Settings {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args: [...args], options: { seconds: text, seed: text, only: text } });
  const whole = (name: "seconds" | "seed" | "only", otherwise: number): number => {
    const given = values[name] ?? `${otherwise}`;
    if (!/^\d{1,9}$/.test(given)) throw new RangeError(`--${name} is "${given}": give a whole number`);
    return Number(given);
  };
  const only = values.only === undefined ? {} : { only: whole("only", 0) };
  return { seconds: whole("seconds", 60), seed: whole("seed", 1), ...only };
}

class Tally {
  #inputs = 0;
  #slowest = { milliseconds: 0, number: 0 };
  readonly #outcomes = new Map<string, number>();
  readonly #rules = new Set<string>();

  add({ number, observation: { outcome, rules }, milliseconds }: Extract<Told, { number: number }>): void {
    this.#inputs++;
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
    for (const rule of rules) this.#rules.add(rule);
    if (milliseconds > this.#slowest.milliseconds) this.#slowest = { milliseconds, number };
  }

  print({ seed }: Settings, seconds: number): void {
    const sorted = [...this.#outcomes].sort((a, b) => b[1] - a[1]);
    console.log(`fuzz: seed ${seed}, ${this.#inputs} inputs, ${Math.round(this.#inputs / seconds)} a second`);
    console.log(`  outcomes: ${sorted.map(([outcome, count]) => `${outcome} ${count}`).join(", ")}`);
    console.log(`  rules that failed at least once: ${this.#rules.size}`);
    console.log(`  slowest: ${Math.round(this.#slowest.milliseconds)} ms, input ${this.#slowest.number}`);
  }
}

interface Problem {
  readonly number: number;
  readonly what: string;
}

/** Runs the worker to its end, or to the first problem. It is watched from here, because a thread that hangs cannot watch itself. */
function watch(chosen: Settings, tally: Tally): Promise<Problem | undefined> {
  const worker = new Worker(new URL("fuzz/worker.ts", import.meta.url), { workerData: chosen });
  return new Promise((done) => {
    let number = chosen.only ?? 0;
    const end = (problem?: Problem) => {
      clearTimeout(alarm);
      void worker.terminate();
      done(problem);
    };
    const over = (milliseconds: number) => {
      return setTimeout(() => end({ number, what: `takes longer than ${milliseconds / 1_000} s` }), milliseconds);
    };
    let alarm = over(START_MILLISECONDS);
    worker.on("error", (error: Error) => end({ number, what: `stops the fuzzer: ${error.stack}` }));
    worker.on("message", (data: Told) => {
      if (data === "end") return end();
      clearTimeout(alarm);
      alarm = over(HANG_MILLISECONDS);
      number = "takes" in data ? data.takes : data.number;
      if ("takes" in data) return;
      tally.add(data);
      if (data.observation.problem !== undefined) end({ number, what: data.observation.problem });
    });
  });
}

async function report({ number, what }: Problem, { seed }: Settings): Promise<void> {
  const { bytes, options, from, kind } = inputMaker(seed, await sources())(number);
  const file = await Deno.makeTempFile({ prefix: `fuzz-${seed}-${number}-`, suffix: `.${kind}` });
  await Deno.writeFile(file, bytes);
  console.log(`\nPROBLEM: input ${number}, made of ${from}, ${what}`);
  console.log(`  written to ${file}, judged with ${JSON.stringify(options)}`);
  console.log(`  to repeat: deno task tool fuzz --seed ${seed} --only ${number}`);
  console.log(`  or:        deno task faktlint validate ${file}`);
}

async function main(args: readonly string[]): Promise<number> {
  const chosen = settings(args);
  const { found, pdfs, where } = await sources();
  console.log(
    `fuzz: ${found.length} documents of ${where}, and ${pdfs.length} PDFs, broken at random for ${chosen.seconds} s`,
  );
  const tally = new Tally();
  const started = performance.now();
  const problem = await watch(chosen, tally);
  tally.print(chosen, (performance.now() - started) / 1_000);
  if (problem !== undefined) await report(problem, chosen);
  console.log(problem === undefined ? "fuzz: nothing found" : "fuzz: FAILED");
  return problem === undefined ? 0 : 1;
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
