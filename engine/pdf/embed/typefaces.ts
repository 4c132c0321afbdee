/** Whether the typefaces of a PDF are embedded, and draw what its pages show (ISO 19005-3, 6.2.11). */
import type { PdfFile } from "../read/file.ts";
import { type Dict, isList, isStream, nameOf, type Value } from "../read/objects.ts";
import type { ObstacleKind } from "./obstacle.ts";
import { type TrueType, trueTypeIn } from "./truetype.ts";

/** What is wrong with a typeface that showed some strings; undefined where all is well. */
export type Typeface = (shown: Iterable<Uint8Array>) => ObstacleKind | undefined;

/** What a typeface is checked by; `vouched`: the file says that it is PDF/A. */
export function typefaceOf(file: PdfFile, font: Dict, vouched: boolean): Typeface {
  const subtype = nameOf(file.get(font.get("Subtype")));
  if (subtype === "Type3") return () => undefined;
  const unsure: Typeface = () => vouched ? undefined : "font-unsure";
  if (subtype !== "Type0") {
    return isEmbedded(file, file.dict(font.get("FontDescriptor"))) ? unsure : () => "font";
  }
  const descendant = file.dict(file.list(font.get("DescendantFonts"))[0]);
  const descriptor = file.dict(descendant?.get("FontDescriptor"));
  if (descendant === undefined || !isEmbedded(file, descriptor)) return () => "font";
  const isIdentity = /^Identity-[HV]$/.test(nameOf(file.get(font.get("Encoding"))) ?? "");
  const map = file.get(descendant.get("CIDToGIDMap"));
  const program = file.get(descriptor?.get("FontFile2"));
  const parsed = isStream(program) ? trueTypeIn(file.data(program)) : undefined;
  const glyphOf = nameOf(map) === "Identity" ? (cid: number) => cid : isStream(map) ? mapIn(file.data(map)) : undefined;
  if (!isIdentity || glyphOf === undefined || parsed === undefined) return unsure;
  return glyphsOf(file, descendant, { parsed, glyphOf });
}

function isEmbedded(file: PdfFile, descriptor: Dict | undefined): boolean {
  return ["FontFile", "FontFile2", "FontFile3"].some((name) => isStream(file.get(descriptor?.get(name))));
}

/** Two bytes for each code: the number of its glyph (9.7.4.3). */
function mapIn(bytes: Uint8Array): (cid: number) => number {
  return (cid) => (bytes[2 * cid] ?? 0) * 256 + (bytes[2 * cid + 1] ?? 0);
}

interface Program {
  readonly parsed: TrueType;
  readonly glyphOf: (cid: number) => number;
}

/** Codes have two bytes, and are the characters of the typeface. */
function glyphsOf(file: PdfFile, descendant: Dict, { parsed, glyphOf }: Program): Typeface {
  const usual = file.get(descendant.get("DW"));
  const widths = widthsOf(file, file.list(descendant.get("W")));
  const fault = (cid: number): ObstacleKind | undefined => {
    const glyph = glyphOf(cid);
    const own = parsed.width(glyph);
    if (glyph === 0 || own === undefined) return "glyph";
    const stated = widths.get(cid) ?? (typeof usual === "number" ? usual : 1_000);
    return Math.abs(stated - own) > 1 ? "font-widths" : undefined;
  };
  return (shown) => {
    for (const text of shown) {
      for (let at = 0; at + 1 < text.length; at += 2) {
        const found = fault((text[at] ?? 0) * 256 + (text[at + 1] ?? 0));
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
