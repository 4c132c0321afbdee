/**
 * Measures one figure, for `run.ts`, which starts a process for each: what ran before in a process makes what runs
 * after it faster or slower.
 *
 *     deno run --allow-all tests/bench/figure.ts WORK INPUT     prints {"documents", "bytes", "ms", "processorMs", "peak"} as JSON
 */
import { cpuUsage } from "node:process";
import { SaxesParser } from "saxes";
import { diagnose } from "../../engine/mending/mod.ts";
import { generate, type Profile, validate, validateJson } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { readJson } from "../../engine/open/read_json.ts";
import { cii } from "../../engine/syntax/cii.ts";
import { planOf } from "../../engine/syntax/write/plan.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { walk } from "../../engine/syntax/write/walk.ts";
import { decodeXml } from "../../engine/xml/decode.ts";
import { XmlText } from "../../engine/xml/writer.ts";
import { pdfWriter } from "../../host/documents/pdf.ts";
import { crowds } from "../support/crowded.ts";
import { corpusFiles } from "../support/files.ts";
import { peakMemory } from "../support/peak.ts";
import { ciiBreakdowns, ciiLines, jsonLines, lines, ublBreakdowns } from "./invoices.ts";

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
const WARM = 1_200;
const ROUNDS = 7;

const limits = { characters: 100_000_000, elements: 10_000_000 };

/** Reads a JSON invoice once; writing it is what is measured. */
function writing(bytes: Uint8Array, side: "ubl" | "cii"): () => unknown {
  const reading = readJson(bytes);
  if ("refusal" in reading) throw new Error(reading.refusal.message);
  const [binding, syntax] = side === "ubl" ? [ubl, "ubl-invoice"] as const : [cii, "cii"] as const;
  return () => {
    const writer = new XmlText(planOf(binding, syntax).prefixes);
    walk(binding, syntax, reading.ok.invoice, writer);
    return writer.toString();
  };
}

/** All that the library does: read, judge, write. */
function generating(bytes: Uint8Array, profile: Profile): () => unknown {
  return () => {
    const outcome = generate(bytes, { profile });
    if (!("ok" in outcome)) throw new Error("the invoice is not written");
    return outcome;
  };
}

/** The pages alone, around a document that is written once. */
function drawing(bytes: Uint8Array): () => unknown {
  const outcome = generate(bytes, { profile: "facturx-en16931", limits });
  if (!("ok" in outcome)) throw new Error("the invoice is not written");
  const { invoice, xml } = outcome.ok;
  const write = pdfWriter();
  const date = new Date("2026-11-20T09:30:00Z");
  return async () => {
    const drawn = await write(invoice, xml, { lang: "en", date });
    if (!("ok" in drawn)) throw new Error("the pages are not drawn");
  };
}

/** What is measured of a JSON invoice. */
const jsonWorks: Readonly<Record<string, (bytes: Uint8Array) => () => unknown>> = {
  /** All causes, which of a document with many faults takes most of the work. */
  diagnose: (bytes) => () => diagnose({ input: bytes }),
  json: (bytes) => () => validateJson(bytes, { limits }),
  pdf: drawing,
  "write-ubl": (bytes) => writing(bytes, "ubl"),
  "write-cii": (bytes) => writing(bytes, "cii"),
  "generate-ubl": (bytes) => generating(bytes, "en16931"),
  "generate-cii": (bytes) => generating(bytes, "facturx-en16931"),
};

const works: Readonly<Record<string, (bytes: Uint8Array) => unknown>> = {
  /** All that the library does: read, judge, texts, places. */
  judge: (bytes) => validate(bytes, { profile: "en16931", limits }),
  /** The same by the profile that each document names, which is XRechnung in its test suite. */
  named: (bytes) => validate(bytes, { limits }),
  /** Strict, with XML Schema and everything else that the official validators judge by. */
  strict: (bytes) => validate(bytes, { limits, strict: true, sets: official }),
  /** Strict by the rules of XRechnung, whatever the document names. */
  xrechnung: (bytes) => {
    return validate(bytes, {
      limits,
      profile: isCii(bytes) ? "xrechnung-cii" : "xrechnung-ubl",
      strict: true,
      sets: official,
    });
  },
  /** The parser's events alone, from the same bytes through the same decoder. */
  events: (bytes) => {
    const decoded = decodeXml(bytes, limits.characters);
    if ("refusal" in decoded) throw new Error(decoded.refusal.message);
    const parser = new SaxesParser({ xmlns: true });
    let events = 0;
    parser.on("opentag", () => events++);
    parser.on("closetag", () => events++);
    parser.on("text", () => events++);
    parser.write(decoded.text).close();
    return events;
  },
};

export function isCii(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 1_000)).includes("CrossIndustryInvoice");
}

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
async function average(pass: () => unknown, least: number): Promise<Pick<Figure, "ms" | "processorMs">> {
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
function passOver(documents: readonly Uint8Array[], name: string): () => unknown {
  const work = works[name];
  if (work !== undefined) return () => documents.forEach((document) => work(document));
  const prepared = jsonWorks[name];
  if (prepared === undefined) throw new RangeError(`there is no work "${name}"`);
  const ready = documents.map(prepared);
  const [only, second] = ready;
  return second === undefined && only !== undefined ? only : () => ready.forEach((document) => document());
}

async function main([name = "", input = "", once]: readonly string[]): Promise<Figure> {
  const documents = inputs(input);
  const pass = passOver(documents, name);
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
