/** Appending new versions of objects to a PDF, whose own bytes all stay (ISO 32000-2, 7.5.6). */
import { joined } from "../../model/bytes.ts";
import { latin1 } from "../read/bytes.ts";
import type { Opened, Section } from "../read/file.ts";
import { type Dict, isCount, type Value } from "../read/objects.ts";
import { dictText } from "./written.ts";

/** A new object, or the new version of one, that is a dictionary. */
export interface NewDict {
  readonly number: number;
  /** Of a stream, what it says beside its length. */
  readonly dict: Dict;
}

/** The same of a stream. */
export interface NewStream extends NewDict {
  readonly bytes: Uint8Array;
}

interface Whole extends Opened {
  readonly newest: Section;
}

/**
 * The file with new objects, and new versions of those that it has, and a cross-reference section of the same kind as its newest, which leads
 * to that. `id` is the second part of the file identifier from here on (14.4), where the file has one;
 * otherwise, `ids` says whether it gets one.
 */
export function appended(
  opened: Whole,
  objects: readonly (NewDict | NewStream)[],
  id: Uint8Array,
  { ids = false }: { readonly ids?: boolean } = {},
): Uint8Array<ArrayBuffer> {
  const { file, newest } = opened;
  const out = new Parts(file.bytes);
  // What is appended begins a line.
  out.text("\n");
  const sorted = objects.toSorted((one, other) => one.number - other.number);
  const places = sorted.map((object): ObjectPlace => {
    const { number, dict } = object;
    const generation = file.generation(number);
    const place = { number, generation, at: out.length };
    out.text(`${number} ${generation} obj\n`);
    if ("bytes" in object) stream(out, opened, new Map([...dict, ["Length", object.bytes.length]]), object.bytes);
    else out.text(`${dictText(dict, file)}\nendobj\n`);
    return place;
  });
  const trailer = trailerOf(opened, id, ids, sorted.at(-1)?.number ?? 0);
  const at = out.length;
  if (newest.kind === "table") table(out, opened, places, trailer);
  else crossReferenceStream(out, opened, places, trailer);
  out.text(`startxref\n${at}\n%%EOF\n`);
  return out.joined();
}

interface ObjectPlace {
  readonly number: number;
  readonly generation: number;
  readonly at: number;
}

/** All entries of the newest trailer but those about its own section; of a cross-reference stream, those of a trailer. */
function trailerOf({ file, trailer, newest }: Whole, id: Uint8Array, wanted: boolean, last: number): Dict {
  const kept = [...trailer].filter(([name]) => !ofSection.has(name));
  const size = trailer.get("Size");
  const [first] = file.list(trailer.get("ID"));
  const ids: [string, Value][] = first !== undefined ? [["ID", [first, id]]] : wanted ? [["ID", [id, id]]] : [];
  const highest = Math.max(file.highest(), last) + 1;
  return new Map([
    ...kept,
    ["Size", isCount(size) ? Math.max(size, highest) : highest],
    ["Prev", newest.at],
    ...ids,
  ]);
}

const ofSection: ReadonlySet<string> = new Set([
  ...["Prev", "XRefStm", "Size", "ID"],
  ...["Type", "Index", "W", "Length", "Filter", "DecodeParms", "DL", "F", "FFilter", "FDecodeParms"],
]);

function table(out: Parts, { file }: Whole, places: readonly ObjectPlace[], trailer: Dict): void {
  out.text("xref\n");
  for (const { number, generation, at } of places) {
    out.text(`${number} 1\n${padded(at, 10)} ${padded(generation, 5)} n\r\n`);
  }
  out.text(`trailer\n${dictText(trailer, file)}\n`);
}

/** It is an object itself, and the first of the numbers that were free. */
function crossReferenceStream(out: Parts, opened: Whole, places: readonly ObjectPlace[], trailer: Dict): void {
  const size = trailer.get("Size");
  if (!isCount(size)) throw new TypeError("a trailer that is written has its size");
  const own = { number: size, generation: 0, at: out.length };
  const all = [...places, own];
  const rows = all.flatMap(({ at, generation }) => [1, ...bytesOf(at, WIDTH), ...bytesOf(generation, 2)]);
  const entries: [string, Value][] = [
    ["Type", { name: "XRef" }],
    ["Index", all.flatMap(({ number }) => [number, 1])],
    ["W", [1, WIDTH, 2]],
    ["Size", size + 1],
    ["Length", rows.length],
  ];
  out.text(`${own.number} 0 obj\n`);
  stream(out, opened, new Map([...trailer, ...entries]), Uint8Array.from(rows));
}

/** Bytes of an offset: files of a terabyte. */
const WIDTH = 5;

function stream(out: Parts, { file }: Whole, dict: Dict, bytes: Uint8Array): void {
  out.text(`${dictText(dict, file)}\nstream\n`);
  out.bytes(bytes);
  out.text("\nendstream\nendobj\n");
}

function padded(number: number, digits: number): string {
  return `${number}`.padStart(digits, "0");
}

function bytesOf(number: number, width: number): readonly number[] {
  return Array.from({ length: width }, (_, index) => Math.floor(number / 256 ** (width - 1 - index)) % 256);
}

/** Bytes that are put together at the end, once. */
class Parts {
  readonly #parts: Uint8Array[];
  length: number;

  constructor(first: Uint8Array) {
    this.#parts = [first];
    this.length = first.length;
  }

  bytes(part: Uint8Array): void {
    this.#parts.push(part);
    this.length += part.length;
  }

  text(part: string): void {
    this.bytes(latin1(part));
  }

  joined(): Uint8Array<ArrayBuffer> {
    return joined(this.#parts);
  }
}
