/**
 * Measures one figure, for `run.ts`, which starts a process for each: what ran before in a process makes what runs
 * after it faster or slower.
 *
 *     deno run --allow-all tests/bench/figure.ts WORK INPUT     prints {"documents", "bytes", "ms", "processorMs", "peak"} as JSON
 */
import { cpuUsage } from "node:process";
import { crowds } from "../support/crowded.ts";
import { corpusFiles } from "../support/files.ts";
import { peakMemory } from "../support/peak.ts";
import { ciiBreakdowns, ciiLines, jsonLines, lines, ublBreakdowns } from "./invoices.ts";
import { type Pass, passes } from "./passes.ts";

export interface Figure {
  readonly documents: number;
  /** Of all documents together. */
  readonly bytes: number;
  /** For all documents together: the median of the rounds, once the process is warm. */
  readonly ms: number;
  /** The same in processor time, all threads together. */
  readonly processorMs: number;
  /** The most memory that the process held, in bytes. */
  readonly peak: number;
}

/** Rounds are at least this long, so that a clock's tick or a collection of garbage is little of them. */
const ROUND = 150;
const ROUNDS = 7;
/** After a second, V8 has not made fast yet what runs once a document: a small invoice takes a sixth more time than after five. */
const WARM = 5_000;

/** The documents that an input consists of. */
export function inputs(name: string): readonly Uint8Array[] {
  const [kind = "", count = ""] = name.split("-");
  const made = (xml: string) => [new TextEncoder().encode(xml)];
  switch (kind) {
    case "suite":
      return [...corpusFiles("documents/xrechnung-testsuite-standard")].map(([, bytes]) => bytes);
    case "examples":
      return exampleFiles();
    case "json":
      return made(jsonLines(+count));
    case "lines":
      return made(lines(+count));
    case "file":
      return [Deno.readFileSync(name.slice(5))];
    case "ciilines":
      return made(ciiLines(+count));
    case "ubl":
      return made(ublBreakdowns(+count));
    case "cii":
      return made(ciiBreakdowns(+count));
    default: {
      const crowd = crowds[kind];
      if (crowd === undefined) throw new RangeError(`there is no input "${name}"`);
      return made(crowd(+count));
    }
  }
}

function exampleFiles(): readonly Uint8Array[] {
  const folder = new URL("../../examples/", import.meta.url);
  const names = [...Deno.readDirSync(folder)].map(({ name }) => name).filter((name) => name.endsWith(".xml")).sort();
  return names.map((name) => Deno.readFileSync(new URL(name, folder)));
}

/** Milliseconds of one pass over all documents, on average over as many passes as fill the time. */
async function average(pass: Pass, least: number): Promise<Pick<Figure, "ms" | "processorMs">> {
  const [started, spent] = [performance.now(), cpuUsage()];
  for (let passes = 1;; passes++) {
    const under = pass();
    if (under instanceof Promise) await under;
    const took = performance.now() - started;
    if (took < least) continue;
    const { user, system } = cpuUsage(spent);
    return { ms: took / passes, processorMs: (user + system) / 1_000 / passes };
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** One pass over all documents. */
async function passOver(documents: readonly Uint8Array[], name: string): Promise<Pass> {
  const load = passes[name];
  if (load === undefined) throw new RangeError(`there is no work "${name}"`);
  const ready = documents.map(await load());
  const [only, second] = ready;
  return second === undefined && only !== undefined ? only : () => ready.forEach((document) => document());
}

async function main([name = "", input = "", once]: readonly string[]): Promise<Figure> {
  const documents = inputs(input);
  const pass = await passOver(documents, name);
  if (once === undefined) await average(pass, WARM);
  const rounds = once === undefined ? ROUNDS : 1;
  const times: Pick<Figure, "ms" | "processorMs">[] = [];
  for (let left = rounds; left > 0; left--) times.push(await average(pass, once === undefined ? ROUND : 0));
  const ms = median(times.map((it) => it.ms));
  const processorMs = median(times.map((it) => it.processorMs));
  const bytes = documents.reduce((sum, document) => sum + document.length, 0);
  return { documents: documents.length, bytes, ms, processorMs, peak: peakMemory() };
}

if (import.meta.main) console.log(JSON.stringify(await main(Deno.args)));
