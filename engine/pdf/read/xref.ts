/** The cross-reference of a PDF: which object stands where (ISO 32000-2, 7.5.4 to 7.5.8). */
import type { Budget } from "./budget.ts";
import { objectAt, type Opened, PdfFile } from "./file.ts";
import { type Dict, type Entry, isCount, isDict, isList, isStream, Unreadable, type Value } from "./objects.ts";
import { isKeyword, Parser, standsAt } from "./parser.ts";

/** How far from the end of a file the place of its cross-reference is looked for. */
const TAIL = 2_048;
const MOST_SECTIONS = 1_000;

/** Follows the sections of the cross-reference from the newest to the oldest. Throws Unreadable when one is damaged. */
export function readXref(bytes: Uint8Array, budget: Budget): Opened {
  const reading: Reading = { bytes, budget, entries: new Map() };
  const start = startOf(bytes, budget);
  const waiting = [start];
  const seen = new Set<number>();
  let trailer: Dict | undefined;
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at)) continue;
    seen.add(at);
    if (seen.size > MOST_SECTIONS) throw new Unreadable("its cross-reference has too many sections");
    const section = readSection(reading, at);
    trailer ??= section;
    // A hybrid file (7.5.8.4) keeps in XRefStm what older readers are not to see; it comes before what is older.
    waiting.unshift(...[section.get("XRefStm"), section.get("Prev")].filter(isCount));
  }
  if (trailer === undefined) throw new Unreadable("it has no cross-reference");
  const kind = isStreamAt(reading, start) ? "stream" : "table";
  return { file: new PdfFile(bytes, reading.entries, budget), trailer, newest: { at: start, kind } };
}

function isStreamAt({ bytes, budget }: Reading, at: number): boolean {
  return isCount(new Parser(bytes, at, budget).next());
}

interface Reading {
  readonly bytes: Uint8Array;
  readonly budget: Budget;
  readonly entries: Map<number, Entry | undefined>;
}

function startOf(bytes: Uint8Array, budget: Budget): number {
  for (let at = bytes.length - 9; at >= Math.max(0, bytes.length - TAIL); at--) {
    if (!standsAt(bytes, at, "startxref")) continue;
    const start = new Parser(bytes, at + 9, budget).next();
    if (isCount(start)) return start;
  }
  throw new Unreadable("it does not say where its cross-reference is");
}

/** Reads a table or a stream into the entries, and gives its trailer. */
function readSection(reading: Reading, at: number): Dict {
  const parser = new Parser(reading.bytes, at, reading.budget);
  const first = parser.next();
  if (isKeyword(first, "xref")) return readTable(reading, parser);
  if (!isCount(first)) throw new Unreadable(`there is no cross-reference at offset ${at}`);
  const stream = objectAt(reading.bytes, at, first, reading.budget);
  if (!isStream(stream)) throw new Unreadable(`there is no cross-reference at offset ${at}`);
  const data = new PdfFile(reading.bytes, new Map(), reading.budget).data(stream);
  readEntries(reading, data, stream.dict);
  return stream.dict;
}

function readTable(reading: Reading, parser: Parser): Dict {
  for (let token = parser.next(); !isKeyword(token, "trailer"); token = parser.next()) {
    const count = parser.next();
    if (!isCount(token) || !isCount(count)) throw new Unreadable("its cross-reference is damaged");
    for (let index = 0; index < count; index++) {
      const [at, , kind] = [parser.next(), parser.next(), parser.next()];
      if (!isCount(at) || !isKeyword(kind)) throw new Unreadable("its cross-reference is damaged");
      note(reading, token + index, kind.keyword === "n" ? { at } : undefined);
    }
  }
  const trailer = parser.next();
  if (isKeyword(trailer) || !isDict(trailer)) throw new Unreadable("it has no trailer");
  return trailer;
}

/** The rows of a cross-reference stream: a kind and two numbers, each of so many bytes (7.5.8.2). */
function readEntries(reading: Reading, data: Uint8Array, dict: Dict): void {
  const widths = counts(dict.get("W"));
  const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = widths;
  const width = kindWidth + firstWidth + secondWidth;
  if (widths.length !== 3 || width === 0) throw new Unreadable("its cross-reference is damaged");
  const given = dict.get("Index");
  const ranges = given === undefined ? [0, data.length] : counts(given);
  // What is not packed is looked at here for the first time, and sections may share it.
  reading.budget.look(data.length);
  let at = 0;
  for (let range = 0; range < ranges.length; range += 2) {
    const [start = 0, count = 0] = [ranges[range], ranges[range + 1]];
    for (let index = 0; index < count && at + width <= data.length; index++, at += width) {
      const kind = kindWidth === 0 ? 1 : bigEndian(data, at, kindWidth);
      const place = bigEndian(data, at + kindWidth, firstWidth);
      note(reading, start + index, kind === 1 ? { at: place } : kind === 2 ? { stream: place } : undefined);
    }
  }
}

function counts(value: Value | undefined): readonly number[] {
  return isList(value) ? value.filter(isCount) : [];
}

function bigEndian(data: Uint8Array, at: number, width: number): number {
  let number = 0;
  for (let index = 0; index < width; index++) number = number * 256 + (data[at + index] ?? 0);
  return number;
}

/** What is newer was noted first, and stays. */
function note({ entries, budget }: Reading, number: number, entry: Entry | undefined): void {
  if (entries.has(number)) return;
  budget.hold(1);
  entries.set(number, entry);
}
