/** A CFF program (Adobe Technical Note 5176): which glyphs it has, and how wide they are. */
import type { Budget } from "../read/budget.ts";
import { cffStrings } from "./cff_strings.ts";
import { glyphWidth, type Index, type Widths } from "./charstring.ts";
import { type NamedProgram, standardName } from "./type1.ts";

export interface Cff extends NamedProgram {
  /** The glyph of a CID: by the program's own list, or, where it has names, the glyph of that number. */
  glyphOf(cid: number): number;
  /** In thousandths of the size; undefined for a glyph that is not there, or whose width cannot be told. */
  widthOf(glyph: number): number | undefined;
}

type Numbers = ReadonlyMap<number, readonly number[]>;

/** Operators of dictionaries; two bytes, the first of which is 12, are 1,200 and the second. */
const op = {
  charset: 15,
  encoding: 16,
  charStrings: 17,
  private: 18,
  subrs: 19,
  usual: 20,
  nominal: 21,
  matrix: 1_207,
  kind: 1_206,
  ros: 1_230,
  fonts: 1_236,
  select: 1_237,
} as const;
const ESCAPE = 12;

/** Undefined where it cannot be read. */
export function cffIn(bytes: Uint8Array, budget: Budget): Cff | undefined {
  try {
    return read(new Bytes(bytes, budget), budget);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Numbers out of bytes, none of which may be behind the end: RangeError. */
class Bytes {
  readonly #view: DataView;
  constructor(readonly bytes: Uint8Array, private readonly budget: Budget, public at = 0) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  from(at: number): Bytes {
    return new Bytes(this.bytes, this.budget, at);
  }

  /** Big-endian, of one to four bytes. */
  take(size: number): number {
    let value = 0;
    for (let count = 0; count < size; count++) value = value * 256 + this.#view.getUint8(this.at++);
    this.budget.look(size);
    return value;
  }

  slice(start: number, end: number): Uint8Array {
    if (start > end || end > this.bytes.length) throw new RangeError("The program ends too early");
    return this.bytes.subarray(start, end);
  }

  none(): Index {
    return { count: 0, piece: () => undefined };
  }

  /** A list of pieces (5), of which each is looked up when it is needed. */
  index(): Index {
    const count = this.take(2);
    if (count === 0) return this.none();
    const size = this.take(1);
    const first = this.at;
    const base = first + (count + 1) * size - 1;
    const offset = (of: number) => base + this.from(first + of * size).take(size);
    this.at = offset(count);
    const piece = (of: number) => of >= 0 && of < count ? this.slice(offset(of), offset(of + 1)) : undefined;
    return { count, piece };
  }
}

/** Bytes of work that a glyph stands for: a list of 65,535 may be short, and be in a thousand typefaces. */
const EACH_GLYPH = 60;

function read(all: Bytes, budget: Budget): Cff | undefined {
  all.at = 2;
  all.at = all.take(1);
  const [names, tops, strings, shared] = [all.index(), all.index(), all.index(), all.index()];
  const dict = dictIn(tops.piece(0), budget);
  const glyphs = all.from(at(dict, op.charStrings)).index();
  const kind = dict.get(op.kind)?.[0] ?? 2;
  if (names.count !== 1 || dict.has(op.matrix) || kind !== 2 || glyphs.count === 0) return undefined;
  const isCid = dict.has(op.ros);
  budget.look(EACH_GLYPH * glyphs.count);
  const charset = charsetIn(all, at(dict, op.charset), glyphs.count);
  const privates = isCid ? fontsIn(all.from(at(dict, op.fonts)).index(), budget) : [dict];
  if (charset === undefined || isCid && privates.some((it) => it.has(op.matrix))) return undefined;
  const widths = privates.map((it) => widthsIn(all, it, shared, budget));
  const chosen = isCid ? selected(all.from(at(dict, op.select)), glyphs.count) : () => 0;
  const widthOf = (glyph: number) => {
    const [code, rules] = [glyphs.piece(glyph), widths[chosen(glyph)]];
    return code === undefined || rules === undefined ? undefined : glyphWidth(code, rules, budget);
  };
  if (isCid) {
    const byCid = new Map(charset.map((cid, glyph) => [cid, glyph]));
    return { widthOf, glyphOf: (cid) => byCid.get(cid) ?? 0, glyphAt: () => undefined, width: () => undefined };
  }
  const called = charset.map((sid) => nameOf(sid, strings));
  const byName = new Map(called.map((name, glyph) => [name, glyph]));
  const encoding = encodingIn(all, at(dict, op.encoding), called, strings);
  const width = (name: string) => {
    const glyph = byName.get(name);
    return glyph === undefined ? undefined : widthOf(glyph);
  };
  return { widthOf, glyphOf: (cid) => cid, glyphAt: encoding, width };
}

/** One byte says which of them a glyph belongs to. */
const MOST_FONTS = 256;

function fontsIn(fonts: Index, budget: Budget): readonly Numbers[] {
  return Array.from({ length: Math.min(fonts.count, MOST_FONTS) }, (_, font) => dictIn(fonts.piece(font), budget));
}

function at(dict: Numbers, operator: number): number {
  return dict.get(operator)?.[0] ?? 0;
}

/** Operators with the numbers in front of them (4). Those with a point are not needed, and are NaN. */
function dictIn(bytes: Uint8Array | undefined, budget: Budget): Numbers {
  if (bytes === undefined) throw new RangeError("The program lacks a dictionary");
  const numbers = new Bytes(bytes, budget);
  const found = new Map<number, readonly number[]>();
  let operands: number[] = [];
  while (numbers.at < bytes.length) {
    const first = numbers.take(1);
    if (first === 28) operands.push(numbers.take(2) << 16 >> 16);
    else if (first === 29) operands.push(numbers.take(4) | 0);
    else if (first === 30) operands.push(passed(numbers));
    else if (first < 247 && first >= 32) operands.push(first - 139);
    else if (first < 251 && first >= 247) operands.push((first - 247) * 256 + numbers.take(1) + 108);
    else if (first < 255 && first >= 251) operands.push(-(first - 251) * 256 - numbers.take(1) - 108);
    else {
      found.set(first === ESCAPE ? 1_200 + numbers.take(1) : first, operands);
      operands = [];
    }
  }
  return found;
}

/** A number of half bytes, which ends with one that is 15. */
function passed(numbers: Bytes): number {
  for (let byte = 0; (byte & 0x0f) !== 15 && byte >> 4 !== 15;) byte = numbers.take(1);
  return NaN;
}

function widthsIn(all: Bytes, dict: Numbers, shared: Index, budget: Budget): Widths {
  const [size = 0, start = 0] = dict.get(op.private) ?? [];
  const own = dictIn(all.slice(start, start + size), budget);
  const subrs = own.has(op.subrs) ? all.from(start + at(own, op.subrs)).index() : all.none();
  return { usual: at(own, op.usual), nominal: at(own, op.nominal), subrs, shared };
}

const ISO_ADOBE = 228;

/** The name of each glyph as the number of its string, or its CID (13); undefined for the lists of experts. */
function charsetIn(all: Bytes, start: number, count: number): readonly number[] | undefined {
  if (start === 0) return count > ISO_ADOBE + 1 ? undefined : Array.from({ length: count }, (_, glyph) => glyph);
  if (start <= 2) return undefined;
  const numbers = all.from(start);
  const format = numbers.take(1);
  if (format > 2) return undefined;
  const found = [0];
  while (found.length < count) {
    const first = numbers.take(2);
    const more = format === 0 ? 0 : numbers.take(format);
    for (let it = first; it <= first + more && found.length < count; it++) found.push(it);
  }
  return found;
}

const LONGEST_NAME = 200;

function nameOf(sid: number, strings: Index): string {
  return cffStrings[sid] ??
    String.fromCharCode(...strings.piece(sid - cffStrings.length)?.subarray(0, LONGEST_NAME) ?? []);
}

/** The standard encoding, or one of the program's own (12). That of experts is not known, and has no glyphs here. */
function encodingIn(
  all: Bytes,
  start: number,
  names: readonly string[],
  strings: Index,
): NamedProgram["glyphAt"] {
  if (start === 0) return standardName;
  if (start === 1) return () => undefined;
  const numbers = all.from(start);
  const format = numbers.take(1);
  const found = new Map<number, string | undefined>();
  let glyph = 1;
  for (let rows = numbers.take(1); rows > 0; rows--) {
    const first = numbers.take(1);
    const more = (format & 0x7f) === 0 ? 0 : numbers.take(1);
    for (let code = first; code <= first + more; code++) found.set(code, names[glyph++]);
  }
  for (let rows = format < 0x80 ? 0 : numbers.take(1); rows > 0; rows--) {
    found.set(numbers.take(1), nameOf(numbers.take(2), strings));
  }
  return (code) => found.get(code);
}

/** Which of the dictionaries a glyph belongs to (19): a byte each, or by ranges. */
function selected(numbers: Bytes, count: number): (glyph: number) => number {
  if (numbers.take(1) === 0) {
    const start = numbers.at;
    const bytes = numbers.slice(start, start + count);
    return (glyph) => bytes[glyph] ?? 0;
  }
  const each = new Uint8Array(count);
  const ranges = numbers.take(2);
  let first = numbers.take(2);
  for (let index = 0; index < ranges; index++) {
    const font = numbers.take(1);
    const next = numbers.take(2);
    each.fill(font, first, next);
    first = next;
  }
  return (glyph) => each[glyph] ?? 0;
}
