/**
 * Measures speed, memory and size, and says which targets hold.
 *
 *     deno task bench [--json FILE] [--compare FILE] [--quick]
 *
 * `--json` keeps the figures in a file, with the machine and the date, and `--compare` says what has changed since such a
 * file: by ratios, where there are some, since the machine is seldom the same. `--quick` takes one process for a figure, and
 * nothing of more than 1,000 lines; it says little about speed.
 *
 * Each figure is measured in a process of its own, which warms up first. It is the median of several rounds, and that of
 * the quickest of several processes, for what else a machine does only ever slows one down. Ratios are of processes that
 * ran one after the other, and the median of several such pairs: a machine that is slower for a while is so for both.
 */
import { bundle, outputs, sizeOf } from "../../build.ts";
import { hasCorpus } from "../conformance/corpus.ts";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Figure, median } from "./figure.ts";
import { changes, type Recorded, type Row, type Target, thisMachine } from "./record.ts";

const root = new URL("../../", import.meta.url);
const { values: asked } = parseArgs({
  options: { json: { type: "string" }, compare: { type: "string" }, quick: { type: "boolean", default: false } },
});
const PROCESSES = asked.quick ? 1 : 5;
const STARTS = asked.quick ? 3 : 15;
/** Lines of the largest invoice, and of the one that it is compared with. */
const [LARGEST, LARGE] = asked.quick ? [1_000, 100] : [10_000, 1_000];

const targets: Target[] = [];
const rows: Row[] = [];

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
  readonly peak: number;
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
    peak: Math.max(...pairs.map(([one]) => one.peak)),
  };
}

function quickest(figures: readonly Figure[]): number {
  return Math.min(...figures.map(({ ms }) => ms));
}

function line(cells: readonly string[]): void {
  const [first = "", ...others] = cells;
  console.log(`${first.padEnd(30)}${others.map((cell) => cell.padStart(10)).join("")}`);
}

/** Judging beside the parser's events alone. */
async function measured(title: string, input: string, work = "judge"): Promise<number> {
  const { bytes, ms, otherMs, ratio, peak } = await pairing([work, input], ["events", input]);
  rows.push({ work, input, bytes, ms, peak, ratio });
  const cells = [ms, otherMs].flatMap((it) => [it.toFixed(2), (bytes / it / 1_000).toFixed(1)]);
  line([title, `${Math.round(bytes / 1_000)}`, ...cells, ratio.toFixed(2)]);
  return ratio;
}

async function speed(): Promise<void> {
  line(["read + judge, and events alone", "kB", "judge ms", "MB/s", "events ms", "MB/s", "ratio"]);
  if (hasCorpus()) {
    const suite = await measured("xrechnung-testsuite-standard", "suite");
    target("xrechnung-testsuite-standard: ratio to events alone", suite, 2.2, "");
    await measured("the same as XRechnung", "suite", "named");
    const strict = await measured("the same, strict", "suite", "strict");
    target("the same in strict mode, with everything official", strict, 3, "");
  } else console.log("bench: skipped xrechnung-testsuite-standard because there is no ../shared/corpus");
  for (const [syntax, kind] of [["UBL", "lines"], ["CII", "ciilines"]] as const) {
    for (const count of [1, 10, 100, 1_000].filter((it) => it < LARGEST)) {
      await measured(`${syntax}, ${count} lines`, `${kind}-${count}`);
      await measured(`${syntax}, ${count} lines, strict`, `${kind}-${count}`, "strict");
    }
  }
  const largest = await measured(`UBL, ${LARGEST} lines`, `lines-${LARGEST}`);
  target(`${LARGEST} lines: ratio to events alone`, largest, 2.5, "");
  await measured(`CII, ${LARGEST} lines`, `ciilines-${LARGEST}`);
  const growth = await pairing(["judge", `lines-${LARGEST}`], ["judge", `lines-${LARGE}`]);
  target(`${LARGEST} lines against ${LARGE}`, growth.ratio, 10.5, " times");
}

/** A work on a JSON invoice, in milliseconds. */
async function ofJson(title: string, work: string, count: number): Promise<number> {
  const input = `json-${count}`;
  const figures: Figure[] = [];
  for (let left = PROCESSES; left > 0; left--) figures.push(await figure(work, input));
  const [ms, bytes, peak] = [quickest(figures), figures[0]?.bytes ?? 0, Math.max(...figures.map((it) => it.peak))];
  rows.push({ work, input, bytes, ms, peak });
  line([`${title}, ${count} lines`, (bytes / 1_000).toFixed(1), ms.toFixed(3), `${Math.round(1_000 / ms)}`]);
  return ms;
}

/** Documents a second, of JSON invoices. */
async function generation(): Promise<void> {
  console.log("");
  line(["a JSON invoice", "kB", "ms", "a second"]);
  for (const count of [1, 10, 1_000]) await ofJson("JSON, read and judged", "json", count);
  for (const count of [1, 10, 100]) await ofJson("PDF, the pages", "pdf", count);
  for (const [work, least] of [["generate", 2_000], ["write", 8_000]] as const) {
    for (const side of ["ubl", "cii"]) {
      const title = `${side.toUpperCase()}, ${work === "write" ? "writing alone" : "read, judged, written"}`;
      const ms = await ofJson(title, `${work}-${side}`, 10);
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
  const { peak } = await figure("judge", `lines-${LARGEST}`, "once");
  target(`${LARGEST} lines: peak memory of a process that judges them once`, peak / 1_000_000, 230, " MB");
}

async function breakdowns(): Promise<void> {
  const count = asked.quick ? 500 : 5_000;
  for (const syntax of ["ubl", "cii"]) {
    const { ms } = await figure("judge", `${syntax}-${count}`, "once");
    target(`${count} breakdowns × ${count} allowances in ${syntax.toUpperCase()}, cold`, ms / 1_000, 1, " s");
  }
}

/** What a diagnosis costs with four times as much that is wrong. */
async function diagnoses(): Promise<void> {
  console.log("");
  line(["a diagnosis", "of 100, ms", "of 400, ms", "ratio"]);
  for (const what of ["empty lines", "lines wrong in several ways", "different faults", "VAT groups", "allowances"]) {
    const { bytes, ms, otherMs, ratio, peak } = await pairing(["diagnose", `${what}-400`], ["diagnose", `${what}-100`]);
    rows.push({ work: "diagnose", input: `${what}-400`, bytes, ms, peak, ratio });
    line([what, otherMs.toFixed(1), ms.toFixed(1), ratio.toFixed(2)]);
    target(`a diagnosis of 400 ${what} against 100`, ratio, 5, " times");
  }
}

/** The corpus with one job and with two, in turn. */
async function jobs(): Promise<void> {
  if (!hasCorpus() || availableParallelism() < 2) return;
  const ratios: number[] = [];
  for (let left = asked.quick ? 1 : 5; left > 0; left--) {
    const [one, two] = [await checking(1), await checking(2)];
    ratios.push(one / two);
  }
  const [ratio, least] = [median(ratios), 1.7];
  targets.push({
    what: "faktlint validate --jobs 2 over the corpus, against one job",
    wanted: `at least ${least} times as fast`,
    measured: `${ratio.toFixed(2)} times`,
    holds: ratio >= least,
  });
}

/** Seconds that the command line takes for the corpus. */
async function checking(count: number): Promise<number> {
  const started = performance.now();
  const args = ["run", "--no-prompt", "--allow-read", "--allow-env", "host/main.ts", "validate", "--format", "ndjson"];
  const documents = new URL("../shared/corpus/documents", root).pathname;
  await new Deno.Command(Deno.execPath(), {
    args: [...args, "--jobs", `${count}`, documents],
    cwd: root,
    stdout: "null",
  }).output();
  return (performance.now() - started) / 1_000;
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
  target("faktlint validate on a small file, over deno eval 0", median(validate) - median(nothing), 0.08, " s");
}

/** Prints what has changed since a run that is kept in a file. */
function compare(path: string): void {
  const before: Recorded = JSON.parse(Deno.readTextFileSync(path));
  console.log(`\nsince ${before.date}, on ${before.machine.processor}, ${before.machine.runtime}:`);
  for (const { work, input, times, by, peak } of changes(before.rows, rows)) {
    line([`${work} ${input}`, `${times.toFixed(2)} ×`, by, `${peak.toFixed(2)} ×`, "memory"]);
  }
}

async function main(): Promise<void> {
  const [load = 0] = loadavg();
  if (load > 1) console.log(`bench: ${load.toFixed(1)} processes want a processor already: the times will be too long`);
  await speed();
  await generation();
  await memory();
  await breakdowns();
  await diagnoses();
  await start();
  await jobs();
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
  if (asked.compare !== undefined) compare(asked.compare);
  if (asked.json !== undefined) {
    const record: Recorded = { date: new Date().toISOString(), machine: thisMachine(load), rows, targets };
    Deno.writeTextFileSync(asked.json, `${JSON.stringify(record, null, 2)}\n`);
  }
}

if (import.meta.main) await main();
