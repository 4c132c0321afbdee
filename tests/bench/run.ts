/**
 * Measures speed, memory and size, and says which targets hold.
 *
 *     deno task bench
 *
 * Each figure is measured in a process of its own, which warms up first. It is the median of several rounds, and that of
 * the quickest of several processes, for what else a machine does only ever slows one down. Ratios are of processes that
 * ran one after the other, and the median of several such pairs: a machine that is slower for a while is so for both.
 */
import { bundle, outputs, sizeOf } from "../../build.ts";
import { hasCorpus } from "../conformance/corpus.ts";
import { type Figure, median } from "./figure.ts";

const root = new URL("../../", import.meta.url);
const PROCESSES = 5;
const STARTS = 15;

interface Target {
  readonly what: string;
  readonly wanted: string;
  readonly measured: string;
  readonly holds: boolean;
}
const targets: Target[] = [];

function target(what: string, value: number, most: number, unit: string): void {
  const shown = (number: number) => `${Number(number.toPrecision(3))}${unit}`;
  targets.push({ what, wanted: `at most ${shown(most)}`, measured: shown(value), holds: value <= most });
}

/** Runs Deno and gives what it printed. */
async function deno(...args: readonly string[]): Promise<string> {
  const command = new Deno.Command(Deno.execPath(), { args: [...args], cwd: root, stderr: "inherit" });
  const { success, code, stdout } = await command.output();
  if (!success) throw new Error(`deno ${args.join(" ")} ended with ${code}, want 0`);
  return new TextDecoder().decode(stdout);
}

async function figure(...args: readonly string[]): Promise<Figure> {
  return JSON.parse(await deno("run", "--no-prompt", "--allow-all", "tests/bench/figure.ts", ...args));
}

/** Two works, their processes in turn. */
interface Pairing {
  readonly bytes: number;
  readonly ms: number;
  readonly otherMs: number;
  readonly ratio: number;
}

type Work = readonly [work: string, input: string];

async function pairing(work: Work, other: Work): Promise<Pairing> {
  const pairs: (readonly [Figure, Figure])[] = [];
  for (let left = PROCESSES; left > 0; left--) pairs.push([await figure(...work), await figure(...other)]);
  return {
    bytes: pairs[0]?.[0].bytes ?? 0,
    ms: quickest(pairs.map(([it]) => it)),
    otherMs: quickest(pairs.map(([, it]) => it)),
    ratio: median(pairs.map(([one, two]) => one.ms / two.ms)),
  };
}

function quickest(figures: readonly Figure[]): number {
  return Math.min(...figures.map(({ ms }) => ms));
}

function row(cells: readonly string[]): void {
  const [first = "", ...others] = cells;
  console.log(`${first.padEnd(30)}${others.map((cell) => cell.padStart(10)).join("")}`);
}

/** Judging beside the parser's events alone. */
async function measured(title: string, input: string, work = "judge"): Promise<number> {
  const { bytes, ms, otherMs, ratio } = await pairing([work, input], ["events", input]);
  const cells = [ms, otherMs].flatMap((it) => [it.toFixed(2), (bytes / it / 1_000).toFixed(1)]);
  row([title, `${Math.round(bytes / 1_000)}`, ...cells, ratio.toFixed(2)]);
  return ratio;
}

async function speed(): Promise<void> {
  row(["read + judge, and events alone", "kB", "judge ms", "MB/s", "events ms", "MB/s", "ratio"]);
  if (hasCorpus()) {
    const suite = await measured("xrechnung-testsuite-standard", "suite");
    target("xrechnung-testsuite-standard: ratio to events alone", suite, 3, "");
    const named = await measured("the same as XRechnung", "suite", "named");
    target("the same by the rules of XRechnung", named, 3.5, "");
    const strict = await measured("the same, strict", "suite", "strict");
    target("the same in strict mode, with everything official", strict, 3.5, "");
  } else console.log("bench: skipped xrechnung-testsuite-standard because there is no ../shared/corpus");
  await measured("1 line", "lines-1");
  await measured("100 lines", "lines-100");
  await measured("1,000 lines", "lines-1000");
  target("10,000 lines: ratio to events alone", await measured("10,000 lines", "lines-10000"), 3.5, "");
  const growth = await pairing(["judge", "lines-10000"], ["judge", "lines-1000"]);
  target("10,000 lines against 1,000", growth.ratio, 11, " times");
}

/** Documents a second, of a JSON invoice with ten lines. */
async function generation(): Promise<void> {
  console.log("");
  row(["generate, a JSON invoice", "kB", "ms", "a second"]);
  for (const [work, least] of [["generate", 2_000], ["write", 8_000]] as const) {
    for (const side of ["ubl", "cii"]) {
      const figures: Figure[] = [];
      for (let left = PROCESSES; left > 0; left--) figures.push(await figure(`${work}-${side}`, "json-10"));
      const ms = quickest(figures);
      const title = `${side.toUpperCase()}, 10 lines, ${work === "write" ? "writing alone" : "read, judged, written"}`;
      row([title, ((figures[0]?.bytes ?? 0) / 1_000).toFixed(1), ms.toFixed(3), `${Math.round(1_000 / ms)}`]);
      targets.push({
        what: `${title}: documents a second`,
        wanted: `at least ${least}`,
        measured: `${Math.round(1_000 / ms)}`,
        holds: 1_000 / ms >= least,
      });
    }
  }
}

async function memory(): Promise<void> {
  const { peak } = await figure("judge", "lines-10000", "once");
  target("10,000 lines: peak memory of a process that judges them once", peak / 1_000_000, 400, " MB");
}

async function breakdowns(): Promise<void> {
  for (const syntax of ["ubl", "cii"]) {
    const { ms } = await figure("judge", `${syntax}-5000`, "once");
    target(`5,000 breakdowns × 5,000 allowances in ${syntax.toUpperCase()}, cold`, ms / 1_000, 1, " s");
  }
}

/** Seconds from the start of a process to its end. */
async function seconds(...args: readonly string[]): Promise<number> {
  const started = performance.now();
  await deno(...args);
  return (performance.now() - started) / 1_000;
}

async function start(): Promise<void> {
  const validate: number[] = [];
  const nothing: number[] = [];
  for (let left = STARTS; left > 0; left--) {
    const file = "examples/invoice-simple.xml";
    validate.push(await seconds("run", "--no-prompt", "--allow-read", "host/main.ts", "validate", file));
    nothing.push(await seconds("eval", "0"));
  }
  target("faktlint validate on a small file, over deno eval 0", median(validate) - median(nothing), 0.2, " s");
}

async function main(): Promise<void> {
  await speed();
  await generation();
  await memory();
  await breakdowns();
  await start();
  for (const output of [outputs.engine, outputs.official]) {
    const { budget, name } = output;
    target(`dist/${name}, gzipped`, sizeOf((await bundle(output)).code).gzip / 1_000, budget / 1_000, " kB");
  }
  console.log("");
  for (const { what, wanted, measured, holds } of targets) {
    console.log(`${holds ? "holds      " : "FALLS SHORT"}  ${what}: ${measured}, ${wanted}`);
  }
  const holding = targets.filter(({ holds }) => holds).length;
  console.log(`bench: ${holding} of ${targets.length} targets hold`);
}

if (import.meta.main) await main();
