/** The objects of a PDF (ISO 32000-2, 7.3), and what stops the reading of one. */

export interface Name {
  readonly name: string;
}

/** An indirect reference. Generations are not told apart: a file holds one object of a number. */
export interface Ref {
  readonly ref: number;
}

export type Dict = ReadonlyMap<string, Value>;

/** A stream's dictionary, and where its bytes begin. `PdfFile` finds out where they end. */
export interface Stream {
  readonly dict: Dict;
  readonly start: number;
}

/** Strings are bytes, because their encoding is not known here. */
export type Value = null | boolean | number | Name | Ref | Uint8Array | readonly Value[] | Dict | Stream;

/** Where an object stands: at an offset of the file, or inside an object stream. */
export type Entry = { readonly at: number } | { readonly stream: number };

/** Objects by number. Undefined is one that was deleted. */
export type ObjectIndex = ReadonlyMap<number, Entry | undefined>;

/** The file is not what a PDF must be, at a place that was needed. Never leaves engine/pdf. */
export class Unreadable extends Error {}

export function isDict(value: Value | undefined): value is Dict {
  return value instanceof Map;
}

export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

export function isRef(value: Value | undefined): value is Ref {
  return isPlain(value) && "ref" in value;
}

export function isName(value: Value | undefined): value is Name {
  return isPlain(value) && "name" in value;
}

export function isStream(value: Value | undefined): value is Stream {
  return isPlain(value) && "start" in value;
}

function isPlain(value: Value | undefined): value is Name | Ref | Stream {
  return typeof value === "object" && value !== null && !isDict(value) && !isList(value) &&
    !(value instanceof Uint8Array);
}

/** The text of a name; undefined for everything else. */
export function nameOf(value: Value | undefined): string | undefined {
  return isName(value) ? value.name : undefined;
}

/** A number that counts or places something: whole, not negative, exact. */
export function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
