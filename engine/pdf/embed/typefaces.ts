/** Whether the typefaces of a PDF are embedded, and draw what its pages show (ISO 19005-3, 6.2.11). */
import type { PdfFile } from "../read/file.ts";
import { type Dict, isList, isStream, nameOf, type Value } from "../read/objects.ts";
import type { ObstacleKind } from "./obstacle.ts";
import { type TrueType, trueTypeIn } from "./truetype.ts";

/** What is wrong with a typeface that showed some strings; undefined where all is well. */
export function typefaceFault(
  file: PdfFile,
  font: Dict,
  shown: Iterable<Uint8Array>,
  vouched: boolean,
): ObstacleKind | undefined {
  const subtype = nameOf(file.get(font.get("Subtype")));
  if (subtype === "Type3") return undefined;
  if (subtype !== "Type0") {
    const descriptor = file.dict(font.get("FontDescriptor"));
    return !isEmbedded(file, descriptor) ? "font" : vouched ? undefined : "font-unsure";
  }
  const descendant = file.dict(file.list(font.get("DescendantFonts"))[0]);
  const descriptor = file.dict(descendant?.get("FontDescriptor"));
  if (descendant === undefined || !isEmbedded(file, descriptor)) return "font";
  const isIdentity = /^Identity-[HV]$/.test(nameOf(file.get(font.get("Encoding"))) ?? "");
  const map = file.get(descendant.get("CIDToGIDMap"));
  const program = file.get(descriptor?.get("FontFile2"));
  const parsed = isStream(program) ? trueTypeIn(file.data(program)) : undefined;
  const glyphOf = nameOf(map) === "Identity" ? (cid: number) => cid : isStream(map) ? mapIn(file.data(map)) : undefined;
  if (!isIdentity || glyphOf === undefined || parsed === undefined) return vouched ? undefined : "font-unsure";
  return glyphFault(file, descendant, { parsed, glyphOf }, shown);
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
function glyphFault(
  file: PdfFile,
  descendant: Dict,
  { parsed, glyphOf }: Program,
  shown: Iterable<Uint8Array>,
): ObstacleKind | undefined {
  const usual = file.get(descendant.get("DW"));
  const widths = widthsOf(file, file.list(descendant.get("W")));
  for (const text of shown) {
    for (let at = 0; at + 1 < text.length; at += 2) {
      const cid = (text[at] ?? 0) * 256 + (text[at + 1] ?? 0);
      const glyph = glyphOf(cid);
      const own = parsed.width(glyph);
      if (glyph === 0 || own === undefined) return "glyph";
      const stated = widths(cid) ?? (typeof usual === "number" ? usual : 1_000);
      if (Math.abs(stated - own) > 1) return "font-widths";
    }
  }
  return undefined;
}

/** `first [w w w]`, or `first last w` (9.7.4.3). */
function widthsOf(file: PdfFile, items: readonly Value[]): (glyph: number) => number | undefined {
  const runs: (readonly [first: number, last: number, width: (index: number) => number | undefined])[] = [];
  const number = (value: Value | undefined) => {
    const found = file.get(value);
    return typeof found === "number" ? found : undefined;
  };
  for (let at = 0; at + 1 < items.length;) {
    const first = number(items[at]) ?? -1;
    const second = file.get(items[at + 1]);
    if (isList(second)) {
      runs.push([first, first + second.length - 1, (index) => number(second[index])]);
      at += 2;
    } else {
      const width = number(items[at + 2]);
      runs.push([first, number(second) ?? -1, () => width]);
      at += 3;
    }
  }
  return (glyph) => {
    const run = runs.find(([first, last]) => glyph >= first && glyph <= last);
    return run?.[2](glyph - run[0]);
  };
}
