/** Finding the objects of a PDF whose cross-reference is damaged: by looking for them from its first byte to its last. */
import type { Budget } from "./budget.ts";
import { type Opened, PdfFile } from "./file.ts";
import { type Dict, type Entry, isDict, isStream, nameOf, Unreadable } from "./objects.ts";
import { find, isKeyword, isWhite, Parser } from "./parser.ts";

/** An object as it was found: its number, and where the number stands. */
interface Start {
  readonly number: number;
  readonly at: number;
}

/** Each change that is appended to a file brings a trailer. */
const MOST_TRAILERS = 1_000;

/** Of several objects with a number the last one counts, as with files that were changed by appending. Throws Unreadable. */
export function scan(bytes: Uint8Array, budget: Budget): Opened {
  const starts = findStarts(bytes, budget);
  const entries = new Map<number, Entry>(starts.map(({ number, at }) => [number, { at }]));
  const file = new PdfFile(bytes, entries, budget);
  const places = new Map(starts.map(({ number, at }) => [number, at]));
  for (const { number: stream, at } of owners(starts, offsetsOf(bytes, "/ObjStm", budget))) {
    for (const number of heldBy(file, stream, budget)) {
      if ((places.get(number) ?? 0) < at) entries.set(number, { stream });
    }
  }
  const trailer = trailers(file, bytes, budget, starts).findLast((it) => it.has("Root"));
  if (trailer !== undefined) return { file, trailer };
  const plain = owners(starts, offsetsOf(bytes, "/Catalog", budget)).at(-1)?.number;
  const catalog = plain ??
    [...entries].findLast(([number, entry]) => "stream" in entry && isCatalog(file, number))?.[0];
  if (catalog === undefined) throw new Unreadable("it has no catalog");
  return { file, trailer: new Map([["Root", { ref: catalog }]]) };
}

function isCatalog(file: PdfFile, number: number): boolean {
  return nameOf(file.dict({ ref: number })?.get("Type")) === "Catalog";
}

function findStarts(bytes: Uint8Array, budget: Budget): readonly Start[] {
  const starts: Start[] = [];
  for (const at of offsetsOf(bytes, "obj", budget)) {
    const generation = numberBefore(bytes, at);
    const number = generation === undefined ? undefined : numberBefore(bytes, generation.at);
    if (number === undefined) continue;
    budget.hold(1);
    starts.push(number);
  }
  return starts;
}

function offsetsOf(bytes: Uint8Array, text: string, budget: Budget): readonly number[] {
  const found: number[] = [];
  for (let at = find(bytes, text, 0, budget); at >= 0; at = find(bytes, text, at + text.length, budget)) found.push(at);
  return found;
}

/** The whole number that ends in front of a place, with white space between them. */
function numberBefore(bytes: Uint8Array, place: number): Start | undefined {
  let end = place;
  while (isWhite(bytes[end - 1])) end--;
  let at = end;
  for (let byte = bytes[at - 1]; byte !== undefined && byte >= 0x30 && byte <= 0x39; byte = bytes[at - 1]) at--;
  if (at === end || end === place || end - at > 10) return undefined;
  const number = bytes.subarray(at, end).reduce((value, byte) => value * 10 + byte - 0x30, 0);
  return { number, at };
}

/** The objects in which the places are, in the order of the file. */
function owners(starts: readonly Start[], places: readonly number[]): readonly Start[] {
  const found: Start[] = [];
  let next = 0;
  for (const place of places) {
    while ((starts[next]?.at ?? Infinity) < place) next++;
    const owner = starts[next - 1];
    if (owner !== undefined && owner !== found.at(-1)) found.push(owner);
  }
  return found;
}

/** The numbers of the objects in an object stream; none when it is damaged. */
function heldBy(file: PdfFile, stream: number, budget: Budget): readonly number[] {
  return [...quietly(budget, () => file.packed(stream))?.places.keys() ?? []];
}

/** The dictionaries after `trailer`, and those of cross-reference streams. */
function trailers(file: PdfFile, bytes: Uint8Array, budget: Budget, starts: readonly Start[]): readonly Dict[] {
  const classic = offsetsOf(bytes, "trailer", budget).slice(-MOST_TRAILERS).map((at) => {
    const token = quietly(budget, () => new Parser(bytes, at + 7, budget).next());
    return token === undefined || isKeyword(token) || !isDict(token) ? undefined : token;
  });
  const streams = owners(starts, offsetsOf(bytes, "/XRef", budget)).slice(-MOST_TRAILERS).map(({ number }) => {
    const stream = quietly(budget, () => file.get({ ref: number }));
    return isStream(stream) ? stream.dict : undefined;
  });
  return [...streams, ...classic].filter((it) => it !== undefined);
}

/** Damaged objects count as missing. Making an error costs as much as looking at some thousand bytes. */
function quietly<T>(budget: Budget, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    budget.look(2_000);
    return undefined;
  }
}
