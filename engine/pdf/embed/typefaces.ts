/** Whether the typefaces of a PDF are embedded, and draw what its pages show (ISO 19005-3, 6.2.11). */
import type { Budget } from "../read/budget.ts";
import type { PdfFile } from "../read/file.ts";
import { type Dict, isList, isStream, nameOf, type Value } from "../read/objects.ts";
import type { ObstacleKind } from "./obstacle.ts";
import { cffOf, simpleFaults } from "./simple.ts";
import { trueTypeIn } from "./truetype.ts";

/** What is wrong with a typeface that showed some strings; undefined where all is well. */
export type Typeface = (shown: Iterable<Uint8Array>) => ObstacleKind | undefined;

/** What a typeface is checked by; `vouched`: the file says that it is PDF/A. */
export function typefaceOf(file: PdfFile, font: Dict, vouched: boolean, budget: Budget): Typeface {
  const subtype = nameOf(file.get(font.get("Subtype")));
  if (subtype === "Type3") return () => undefined;
  const descendant = file.dict(file.list(font.get("DescendantFonts"))[0]);
  const descriptor = file.dict((subtype === "Type0" ? descendant : font)?.get("FontDescriptor"));
  if (!isEmbedded(file, descriptor)) return () => "font";
  const checked = subtype === "Type0"
    ? descendant === undefined ? undefined : composite(file, font, descendant, budget)
    : simple(file, font, budget);
  return checked ?? (() => vouched ? undefined : "font-unsure");
}

function isEmbedded(file: PdfFile, descriptor: Dict | undefined): boolean {
  return ["FontFile", "FontFile2", "FontFile3"].some((name) => isStream(file.get(descriptor?.get(name))));
}

function simple(file: PdfFile, font: Dict, budget: Budget): Typeface | undefined {
  const faults = simpleFaults(file, font, budget);
  return faults === undefined ? undefined : faultFirst(faults, 1);
}

/** Codes have two bytes, and are the characters of the typeface; undefined where that is not so, or cannot be told. */
function composite(file: PdfFile, font: Dict, descendant: Dict, budget: Budget): Typeface | undefined {
  if (!/^Identity-[HV]$/.test(nameOf(file.get(font.get("Encoding"))) ?? "")) return undefined;
  const program = programOf(file, descendant, budget);
  return program === undefined ? undefined : glyphsOf(file, descendant, program);
}

interface Program {
  /** In thousandths of the size; undefined for a glyph that is not there. */
  readonly width: (glyph: number) => number | undefined;
  /** 0 for none. */
  readonly glyphOf: (cid: number) => number;
}

function programOf(file: PdfFile, descendant: Dict, budget: Budget): Program | undefined {
  const descriptor = file.dict(descendant.get("FontDescriptor"));
  const subtype = nameOf(file.get(descendant.get("Subtype")));
  const trueType = file.get(descriptor?.get("FontFile2"));
  if (subtype === "CIDFontType2" && isStream(trueType)) {
    const parsed = trueTypeIn(file.data(trueType));
    const map = file.get(descendant.get("CIDToGIDMap"));
    const isSame = nameOf(map) === "Identity";
    const glyphOf = isSame ? (cid: number) => cid : isStream(map) ? mapIn(file.data(map)) : undefined;
    return parsed === undefined || glyphOf === undefined ? undefined : { width: parsed.width, glyphOf };
  }
  const cff = subtype === "CIDFontType0" ? cffOf(file, descriptor, "CIDFontType0C", budget) : undefined;
  return cff === undefined ? undefined : { width: cff.widthOf, glyphOf: cff.glyphOf };
}

/** Two bytes for each code: the number of its glyph (9.7.4.3). */
function mapIn(bytes: Uint8Array): (cid: number) => number {
  return (cid) => (bytes[2 * cid] ?? 0) * 256 + (bytes[2 * cid + 1] ?? 0);
}

function glyphsOf(file: PdfFile, descendant: Dict, { width, glyphOf }: Program): Typeface {
  const usual = file.get(descendant.get("DW"));
  const widths = widthsOf(file, file.list(descendant.get("W")));
  const fault = (cid: number): ObstacleKind | undefined => {
    const glyph = glyphOf(cid);
    const own = width(glyph);
    if (glyph === 0 || own === undefined) return "glyph";
    const stated = widths.get(cid) ?? (typeof usual === "number" ? usual : 1_000);
    return Math.abs(stated - own) > 1 ? "font-widths" : undefined;
  };
  return faultFirst(fault, 2);
}

/** What is wrong with the first of all codes of some bytes that something is wrong with. Each is looked at once. */
function faultFirst(fault: (code: number) => ObstacleKind | undefined, size: 1 | 2): Typeface {
  const known = new Map<number, ObstacleKind | undefined>();
  return (shown) => {
    for (const text of shown) {
      for (let at = 0; at + size <= text.length; at += size) {
        const code = size === 1 ? text[at] ?? 0 : (text[at] ?? 0) * 256 + (text[at + 1] ?? 0);
        if (!known.has(code)) known.set(code, fault(code));
        const found = known.get(code);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
}

/** The highest code of two bytes. */
const HIGHEST = 0xffff;

/** By code: `first [w w w]`, or `first last w` (9.7.4.3); of several for one code, the first counts. */
function widthsOf(file: PdfFile, items: readonly Value[]): ReadonlyMap<number, number | undefined> {
  const widths = new Map<number, number | undefined>();
  const free = new Free(HIGHEST);
  const number = (value: Value | undefined) => {
    const found = file.get(value);
    return typeof found === "number" ? found : undefined;
  };
  for (let at = 0; at + 1 < items.length;) {
    const first = number(items[at]) ?? -1;
    const second = file.get(items[at + 1]);
    const isRow = isList(second);
    const last = isRow ? first + second.length - 1 : number(second) ?? -1;
    const same = isRow ? undefined : number(items[at + 2]);
    for (const cid of free.taken(first, last)) widths.set(cid, isRow ? number(second[cid - first]) : same);
    at += isRow ? 2 : 3;
  }
  return widths;
}

/** Numbers up to one, each of which is taken once: ranges that overlap a thousand times take no longer than one. */
class Free {
  /** The next free number at or behind each. */
  readonly #next: Int32Array;

  constructor(readonly highest: number) {
    this.#next = Int32Array.from({ length: highest + 2 }, (_, at) => at);
  }

  *taken(first: number, last: number): Generator<number> {
    if (!Number.isInteger(first) || first < 0) return;
    for (let at = this.#from(first); at <= Math.min(last, this.highest); at = this.#from(at)) {
      this.#next[at] = at + 1;
      yield at;
    }
  }

  #from(number: number): number {
    let at = Math.min(number, this.highest + 1);
    while (this.#next[at] !== at) {
      const next = this.#next[at] ?? this.highest + 1;
      this.#next[at] = this.#next[next] ?? next;
      at = next;
    }
    return at;
  }
}
