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
import { ENGINE_VERSION } from "../../engine/mod.ts";
import { Numbers } from "../../web/benchmarks/numbers.ts";
import {
  type Goal,
  type GoalName,
  goalNames,
  goals,
  isMet,
  type MeasuredRow,
  type Recorded,
} from "../../web/benchmarks/recorded.ts";
import { goalTitle, wantedOf } from "../../web/benchmarks/said.ts";
import { en } from "../../web/benchmarks/words_en.ts";
import { hasCorpus } from "../conformance/corpus.ts";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Figure, median } from "./figure.ts";
import { oneMoreFile } from "./files.ts";
import { lines } from "./invoices.ts";
import { many } from "./many.ts";
import { crowds, writings } from "./works.ts";
import { changes, lineThrough, type Point, thisMachine } from "./record.ts";

const root = new URL("../../", import.meta.url);
const { values: asked } = parseArgs({
  options: { json: { type: "string" }, compare: { type: "string" }, quick: { type: "boolean", default: false } },
});
const PROCESSES = asked.quick ? 1 : 5;
const STARTS = asked.quick ? 3 : 15;
/** Lines of the largest invoice, and of the one that it is compared with. */
const [LARGEST, LARGE] = asked.quick ? [1_000, 100] : [10_000, 1_000];

/** Small files of a call of the command line, and those that come before what is counted. */
const [FILES, FIRST_FILES] = asked.quick ? [1_000, 100] : [10_000, 1_000];

const found: Partial<Record<GoalName, Goal>> = {};
const rows: MeasuredRow[] = [];
/** By work, the times of single documents of all sizes. */
const points: Map<string, Point[]> = new Map();

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
  readonly documents: number;
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
    documents: pairs[0]?.[0].documents ?? 0,
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
  const { documents, bytes, ms, otherMs, ratio, peak } = await pairing([work, input], ["events", input]);
  rows.push({ work, input, documents, bytes, ms, peak, ratio });
  if (documents === 1) {
    for (const [of, took] of [[work, ms], ["events", otherMs]] as const) note(of, { bytes, ms: took });
  }
  const cells = [ms, otherMs].flatMap((it) => [it.toFixed(2), (bytes / it / 1_000).toFixed(1)]);
  line([title, `${Math.round(bytes / 1_000)}`, ...cells, ratio.toFixed(2)]);
  return ratio;
}

function note(work: string, point: Point): void {
  points.set(work, [...points.get(work) ?? [], point]);
}

/** What a document takes whatever its size, and what its bytes take. */
function constants(): void {
  console.log("");
  line(["a line through all sizes", "ms a doc.", "ns a byte"]);
  for (const [work, name] of [["events", undefined], ["judge", "constant"], ["strict", "constantStrict"]] as const) {
    const { constant, slope } = lineThrough(points.get(work) ?? []);
    line([work, constant.toFixed(3), slope.toFixed(1)]);
    if (name !== undefined) found[name] = { measured: constant, most: name === "constant" ? 0.05 : 0.12 };
  }
}

async function speed(): Promise<void> {
  line(["read + judge, and events alone", "kB", "judge ms", "MB/s", "events ms", "MB/s", "ratio"]);
  if (hasCorpus()) {
    found.suite = { measured: await measured("xrechnung-testsuite-standard", "suite"), most: 1.6 };
    await measured("the same as XRechnung", "suite", "named");
    found.suiteStrict = { measured: await measured("the same, strict", "suite", "strict"), most: 2.2 };
  } else console.log("bench: skipped xrechnung-testsuite-standard because there is no ../shared/corpus");
  for (const [syntax, kind] of [["UBL", "lines"], ["CII", "ciilines"]] as const) {
    for (const count of [1, 10, 100, 1_000].filter((it) => it < LARGEST)) {
      await measured(`${syntax}, ${count} lines`, `${kind}-${count}`);
      await measured(`${syntax}, ${count} lines, strict`, `${kind}-${count}`, "strict");
    }
  }
  const largest = await measured(`UBL, ${LARGEST} lines`, `lines-${LARGEST}`);
  found.largest = { measured: largest, most: 1.6, sizes: [LARGEST] };
  await measured(`CII, ${LARGEST} lines`, `ciilines-${LARGEST}`);
  const growth = await pairing(["judge", `lines-${LARGEST}`], ["judge", `lines-${LARGE}`]);
  found.growth = { measured: growth.ratio, most: 10.5, sizes: [LARGEST, LARGE] };
}

/** A work on a JSON invoice, in milliseconds. */
async function ofJson(title: string, work: string, count: number): Promise<number> {
  const input = `json-${count}`;
  const figures: Figure[] = [];
  for (let left = PROCESSES; left > 0; left--) figures.push(await figure(work, input));
  const [ms, bytes, peak] = [quickest(figures), figures[0]?.bytes ?? 0, Math.max(...figures.map((it) => it.peak))];
  rows.push({ work, input, documents: 1, bytes, ms, peak });
  line([`${title}, ${count} lines`, (bytes / 1_000).toFixed(1), ms.toFixed(3), `${Math.round(1_000 / ms)}`]);
  return ms;
}

/** Documents a second, of JSON invoices. */
async function generation(): Promise<void> {
  console.log("");
  line(["a JSON invoice", "kB", "ms", "a second"]);
  for (const count of [1, 10, 1_000]) await ofJson("JSON, read and judged", "json", count);
  for (const count of [1, 10, 100]) await ofJson("PDF, the pages", "pdf", count);
  for (const [name, work, title, least] of writings) {
    found[name] = { measured: 1_000 / await ofJson(title, work, 10), least };
  }
}

/** Of a process that reads the invoice from a file, as a host does: to write it takes memory as well. */
async function memory(): Promise<void> {
  const path = await Deno.makeTempFile({ prefix: "faktlint-bench-" });
  await Deno.writeTextFile(path, lines(LARGEST));
  const { peak } = await figure("judge", `file-${path}`, "once").finally(() => Deno.remove(path));
  found.memory = { measured: peak / 1_000_000, most: 180, sizes: [LARGEST] };
}

async function breakdowns(): Promise<void> {
  const count = asked.quick ? 500 : 5_000;
  for (const [name, syntax] of [["breakdownsUbl", "ubl"], ["breakdownsCii", "cii"]] as const) {
    const { ms } = await figure("judge", `${syntax}-${count}`, "once");
    found[name] = { measured: ms / 1_000, most: 1, sizes: [count] };
  }
}

/** What a diagnosis costs with four times as much that is wrong. */
async function diagnoses(): Promise<void> {
  console.log("");
  line(["a diagnosis", "of 100, ms", "of 400, ms", "ratio"]);
  for (const [name, what] of crowds) {
    const [input, other] = [`${what}-400`, `${what}-100`];
    const { documents, bytes, ms, otherMs, ratio, peak } = await pairing(["diagnose", input], ["diagnose", other]);
    rows.push({ work: "diagnose", input, documents, bytes, ms, peak });
    line([what, otherMs.toFixed(1), ms.toFixed(1), ratio.toFixed(2)]);
    found[name] = { measured: ratio, most: 5, sizes: [400, 100] };
  }
}

/** Many different files: with one job and with two, and in archives. */
async function jobs(): Promise<void> {
  const sizes = [asked.quick ? 2_000 : 20_000] as const;
  const { jobs, processor, zip, tgz } = await many(sizes[0], asked.quick ? 1 : 5);
  if (availableParallelism() > 1) found.jobs = { measured: jobs, least: 1.8, sizes };
  found.jobsTime = { measured: processor, most: 1.08, sizes };
  found.filesInZip = { measured: zip, least: 0.9, sizes };
  found.filesInTar = { measured: tgz, least: 0.9, sizes };
}

async function files(): Promise<void> {
  if (!hasCorpus()) return;
  const { events, byDefault, strict } = await oneMoreFile(FIRST_FILES, FILES, asked.quick ? 1 : 3);
  console.log("");
  line(["one more small file", "ms", "by events"]);
  for (
    const [name, title, ms, most] of [["files", "default", byDefault, 2.5], [
      "filesStrict",
      "strict",
      strict,
      3.5,
    ]] as const
  ) {
    line([title, ms.toFixed(3), (ms / events).toFixed(2)]);
    found[name] = { measured: ms / events, most, sizes: [FILES, FIRST_FILES] };
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
  found.start = { measured: median(validate) - median(nothing), most: 0.08 };
}

/** Prints what has changed since a run that is kept in a file. */
function compare(path: string): void {
  const before: Recorded = JSON.parse(Deno.readTextFileSync(path));
  console.log(`\nsince ${before.date}, on ${before.machine.processor}, ${before.machine.runtime}:`);
  for (const { work, input, times, by, peak } of changes(before.rows, rows)) {
    line([`${work} ${input}`, `${times.toFixed(2)} ×`, by, `${peak.toFixed(2)} ×`, "memory"]);
  }
}

function printGoals(): void {
  console.log("");
  const numbers = new Numbers("en", en.units);
  const all = goalNames.flatMap((name) => {
    const goal = found[name];
    return goal === undefined ? [] : [{ name, goal, met: isMet(goal) }];
  });
  for (const { name, goal, met } of all) {
    const [title, wanted] = [goalTitle(en, numbers, name, goal), wantedOf(en, numbers, name, goal)];
    const measured = numbers.of(goals[name], goal.measured);
    console.log(`${met ? "holds      " : "FALLS SHORT"}  ${title}: ${measured}, ${wanted}`);
  }
  console.log(`bench: ${all.filter(({ met }) => met).length} of ${all.length} targets hold`);
}

async function main(): Promise<void> {
  const [load = 0] = loadavg();
  if (load > 1) console.log(`bench: ${load.toFixed(1)} processes want a processor already: the times will be too long`);
  await speed();
  constants();
  await generation();
  await memory();
  await breakdowns();
  await diagnoses();
  await start();
  await files();
  await jobs();
  for (const name of ["engine", "official"] as const) {
    const { gzip } = sizeOf((await bundle(outputs[name])).code);
    found[name] = { measured: gzip / 1_000, most: outputs[name].budget / 1_000 };
  }
  printGoals();
  if (asked.compare !== undefined) compare(asked.compare);
  if (asked.json !== undefined) {
    const date = new Date().toISOString();
    const record: Recorded = { date, version: ENGINE_VERSION, machine: thisMachine(load), rows, goals: found };
    Deno.writeTextFileSync(asked.json, `${JSON.stringify(record, null, 2)}\n`);
  }
}

if (import.meta.main) await main();
