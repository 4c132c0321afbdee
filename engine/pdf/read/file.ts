/** A PDF as a set of numbered objects: where each stands, and what it holds (ISO 32000-2, 7.5). */
import type { Budget } from "./budget.ts";
import { type Parms, unfilter } from "./filters.ts";
import {
  type Dict,
  isCount,
  isDict,
  isList,
  isRef,
  isStream,
  nameOf,
  type ObjectIndex,
  type Stream,
  Unreadable,
  type Value,
} from "./objects.ts";
import { find, isKeyword, isWhite, Parser, standsAt } from "./parser.ts";

/** An object stream, unpacked, with the place of each of its objects by number (7.5.7). */
interface Packed {
  readonly bytes: Uint8Array;
  readonly places: ReadonlyMap<number, number>;
}

const LONGEST_CHAIN = 20;
/** Bytes of work that unpacking anything takes, were there nothing in it: a list may name it a million times. */
const EACH_STREAM = 1_000;
const MOST_FILTERS = 8;
/** Object streams that need each other to be unpacked. No writer makes two. */
const MOST_NESTED = 8;

/** The newest section of a cross-reference: where it is, and its kind. */
export interface Section {
  readonly at: number;
  readonly kind: "table" | "stream";
}

/** A file whose objects can be found. */
export interface Opened {
  readonly file: PdfFile;
  readonly trailer: Dict;
  /** Undefined where the cross-reference was of no use. */
  readonly newest?: Section;
}

/** Opens what is encrypted, by the number of the object that it is in. */
export interface Lock {
  stream(bytes: Uint8Array, object: number): Uint8Array;
  string(bytes: Uint8Array, object: number): Uint8Array;
}

export class PdfFile {
  #lock: Lock | undefined;
  /** The objects that streams are, which their keys come of. */
  readonly #numbers = new WeakMap<Stream, number>();
  readonly #objects = new Map<number, Value>();
  readonly #packed = new Map<number, Packed>();
  /** Object streams that are being unpacked: one may need itself, in a file that was made to. */
  readonly #unpacking = new Set<number>();
  /** How many of them are at work. Those that failed are still in the set, and are not tried again. */
  #nested = 0;

  constructor(readonly bytes: Uint8Array, private readonly index: ObjectIndex, private readonly budget: Budget) {}

  /** From here on, what is read is decrypted. What was read before is read again. */
  unlock(lock: Lock): void {
    this.#lock = lock;
    this.#objects.clear();
    this.#packed.clear();
    this.#unpacking.clear();
  }

  /** What a value is, after references; null for an object that is not there. Throws Unreadable. */
  get(value: Value | undefined): Value {
    let found: Value = value ?? null;
    for (let steps = 0; isRef(found); steps++) {
      if (steps > LONGEST_CHAIN) throw new Unreadable("references go round in a circle");
      found = this.#object(found.ref);
    }
    return found;
  }

  /** The generation of an object, which references to it name (7.3.10); 0 for what is in an object stream, or nowhere. */
  generation(number: number): number {
    const entry = this.index.get(number);
    if (entry === undefined || !("at" in entry)) return 0;
    const parser = new Parser(this.bytes, entry.at, this.budget);
    const [, generation] = [parser.next(), parser.next()];
    return isCount(generation) ? generation : 0;
  }

  /** The numbers of all objects that are there. */
  numbers(): readonly number[] {
    this.budget.look(this.index.size);
    return [...this.index].flatMap(([number, entry]) => entry === undefined ? [] : [number]);
  }

  /** Where an object stands in the file; undefined for what is in an object stream, or nowhere. */
  placeOf(number: number): number | undefined {
    const entry = this.index.get(number);
    return entry !== undefined && "at" in entry ? entry.at : undefined;
  }

  /** The highest number that an object has; 0 where there is none. */
  highest(): number {
    this.budget.look(this.index.size);
    let highest = 0;
    for (const number of this.index.keys()) highest = Math.max(highest, number);
    return highest;
  }

  dict(value: Value | undefined): Dict | undefined {
    const found = this.get(value);
    return isDict(found) ? found : undefined;
  }

  list(value: Value | undefined): readonly Value[] {
    const found = this.get(value);
    return isList(found) ? found : [];
  }

  #object(number: number): Value {
    const known = this.#objects.get(number);
    if (known !== undefined) return known;
    const entry = this.index.get(number);
    const value = entry === undefined
      ? null
      : "at" in entry
      ? this.#decrypted(objectAt(this.bytes, entry.at, number, this.budget), number)
      : this.#inside(entry.stream, number);
    this.#objects.set(number, value);
    return value;
  }

  /** Strings are decrypted at once, and streams when somebody reads them. What is in an object stream is encrypted with that. */
  #decrypted(value: Value, number: number): Value {
    if (isStream(value)) this.#numbers.set(value, number);
    const lock = this.#lock;
    return lock === undefined || isStream(value) ? value : mapped(value, (bytes) => lock.string(bytes, number));
  }

  #inside(stream: number, number: number): Value {
    const { bytes, places } = this.packed(stream);
    const place = places.get(number);
    return place === undefined ? null : new Parser(bytes, place, this.budget).value();
  }

  /** An object stream by its number. Throws Unreadable when there is none. */
  packed(number: number): Packed {
    const known = this.#packed.get(number);
    if (known !== undefined) return known;
    if (this.#unpacking.has(number)) throw new Unreadable("an object stream needs itself");
    if (this.#nested === MOST_NESTED) throw new Unreadable("its object streams need too many others");
    this.#unpacking.add(number);
    this.#nested++;
    try {
      const packed = this.#unpack(number);
      this.#packed.set(number, packed);
      return packed;
    } finally {
      this.#nested--;
    }
  }

  #unpack(number: number): Packed {
    const stream = this.get({ ref: number });
    if (!isStream(stream)) throw new Unreadable(`object ${number} is no object stream`);
    const bytes = this.data(stream);
    return { bytes, places: placesIn(bytes, stream.dict, this.budget) };
  }

  /** The bytes of a stream, unpacked. Throws Unreadable. */
  data(stream: Stream): Uint8Array {
    const { dict, start } = stream;
    this.budget.look(EACH_STREAM);
    const filters = this.#several(dict, "Filter", "F");
    if (filters.length > MOST_FILTERS) throw new Unreadable("a part is packed too often");
    const names = filters.map((it) => nameOf(this.get(it)) ?? "nothing");
    const parms = this.#several(dict, "DecodeParms", "DP");
    const found = this.bytes.subarray(start, this.#end(dict, start));
    const number = this.#numbers.get(stream);
    const isPlain = this.#lock === undefined || number === undefined || names[0] === "Crypt";
    if (!isPlain) this.budget.look(found.length);
    const raw = isPlain ? found : this.#lock?.stream(found, number) ?? found;
    return names.reduce((bytes, name, at) => unfilter(name, bytes, this.#parms(parms[at]), this.budget), raw);
  }

  /** A value that may be one or a list, under its name or its short name. */
  #several(dict: Dict, name: string, short: string): readonly Value[] {
    const value = this.get(dict.get(name) ?? dict.get(short));
    return isList(value) ? value : value === null ? [] : [value];
  }

  /** Asked for its entries one by one: many streams may share parameters that are many. */
  #parms(value: Value | undefined): Parms {
    const dict = this.dict(value);
    return (key) => dict?.has(key) ? this.get(dict.get(key)) : undefined;
  }

  /** Where a stream ends: by its length when `endstream` follows there, else where `endstream` is. */
  #end(dict: Dict, start: number): number {
    const length = this.get(dict.get("Length"));
    if (isCount(length)) {
      const parser = new Parser(this.bytes, start + length, this.budget);
      if (start + length <= this.bytes.length && isKeyword(parser.next(), "endstream")) return start + length;
    }
    const end = find(this.bytes, "endstream", start, this.budget);
    if (end < 0) throw new Unreadable("a stream has no end");
    // The end of line in front of the word is no part of the stream (7.3.8.1).
    return standsAt(this.bytes, end - 2, "\r\n") ? end - 2 : isWhite(this.bytes[end - 1]) ? end - 1 : end;
  }
}

/** A value with its strings changed. The reader has bounded how deep values go. */
function mapped(value: Value, change: (bytes: Uint8Array) => Uint8Array): Value {
  if (value instanceof Uint8Array) return change(value);
  if (isList(value)) return value.map((it) => mapped(it, change));
  if (isDict(value)) return new Map([...value].map(([name, it]) => [name, mapped(it, change)]));
  return value;
}

/** The object that is at a place; its number must be the one wanted. Throws Unreadable. */
export function objectAt(bytes: Uint8Array, at: number, number: number, budget: Budget): Value {
  const parser = new Parser(bytes, at, budget);
  const [first, , third] = [parser.next(), parser.next(), parser.next()];
  if (first !== number || !isKeyword(third, "obj")) throw new Unreadable(`object ${number} is not in its place`);
  const value = parser.next();
  if (isKeyword(value)) return null;
  if (!isDict(value)) return value;
  return isKeyword(parser.next(), "stream") ? { dict: value, start: behindLine(bytes, parser.at) } : value;
}

/** After the end of line that follows the word `stream`. */
function behindLine(bytes: Uint8Array, at: number): number {
  return standsAt(bytes, at, "\r\n") ? at + 2 : standsAt(bytes, at, "\n") || standsAt(bytes, at, "\r") ? at + 1 : at;
}

function placesIn(bytes: Uint8Array, dict: Dict, budget: Budget): ReadonlyMap<number, number> {
  const [count, first] = [dict.get("N"), dict.get("First")];
  if (!isCount(count) || !isCount(first)) throw new Unreadable("an object stream does not say what it holds");
  const places = new Map<number, number>();
  const parser = new Parser(bytes, 0, budget);
  for (let index = 0; index < count; index++) {
    const [number, offset] = [parser.next(), parser.next()];
    if (!isCount(number) || !isCount(offset)) break;
    budget.hold(1);
    places.set(number, first + offset);
  }
  return places;
}
