/** Typefaces of one byte a code (ISO 32000-1, 9.6): whether each code that is shown has a glyph of the width that is stated. */
import type { Budget } from "../read/budget.ts";
import type { PdfFile } from "../read/file.ts";
import { type Dict, isCount, isDict, isStream, nameOf } from "../read/objects.ts";
import { encodingOf } from "../pages/encodings.ts";
import { differencesIn } from "../pages/fonts.ts";
import { nameOfGlyph } from "../pages/glyph_names.ts";
import { type Cff, cffIn } from "./cff.ts";
import type { ObstacleKind } from "./obstacle.ts";
import { cffTableIn, type CharacterMap, trueTypeIn } from "./truetype.ts";
import { type NamedProgram, type1In } from "./type1.ts";

/** The width of the glyph that the program has for a code; undefined where it has none. */
type WidthOf = (code: number) => number | undefined;

/** What is wrong with a code; undefined where what the typeface shows cannot be told. */
export function simpleFaults(
  file: PdfFile,
  font: Dict,
  budget: Budget,
): ((code: number) => ObstacleKind | undefined) | undefined {
  const first = file.get(font.get("FirstChar"));
  const widths = file.list(font.get("Widths"));
  const isStated = isCount(first) && file.get(font.get("LastChar")) === first + widths.length - 1;
  const own = isStated && nameOf(file.get(font.get("BaseFont"))) !== undefined
    ? widthsIn(file, font, budget)
    : undefined;
  if (!isStated || own === undefined) return undefined;
  return (code) => {
    const [width, stated] = [own(code), file.get(widths[code - first])];
    if (width === undefined) return "glyph";
    return typeof stated === "number" && Math.abs(stated - width) <= 1 ? undefined : "font-widths";
  };
}

/** The CFF program of a descriptor, by itself or inside of an OpenType one. */
export function cffOf(file: PdfFile, descriptor: Dict | undefined, alone: string, budget: Budget): Cff | undefined {
  const program = file.get(descriptor?.get("FontFile3"));
  if (!isStream(program)) return undefined;
  const kind = nameOf(file.get(program.dict.get("Subtype")));
  const bytes = kind === alone ? file.data(program) : kind === "OpenType" ? cffTableIn(file.data(program)) : undefined;
  return bytes === undefined ? undefined : cffIn(bytes, budget);
}

function widthsIn(file: PdfFile, font: Dict, budget: Budget): WidthOf | undefined {
  const descriptor = file.dict(font.get("FontDescriptor"));
  const subtype = nameOf(file.get(font.get("Subtype")));
  if (subtype === "TrueType") return trueTypeWidths(file, font, descriptor);
  if (subtype !== "Type1" && subtype !== "MMType1") return undefined;
  const program = file.get(descriptor?.get("FontFile"));
  const named = isStream(program) ? type1In(file.data(program), budget) : cffOf(file, descriptor, "Type1C", budget);
  return named === undefined ? undefined : namedWidths(file, font, named);
}

const simpleEncodings: ReadonlySet<string | undefined> = new Set([
  "WinAnsiEncoding",
  "MacRomanEncoding",
  "StandardEncoding",
]);

/** What the font's own list says, what its encoding says, or, without one, what the program says (9.6.6.2). */
function namedWidths(file: PdfFile, font: Dict, program: NamedProgram): WidthOf | undefined {
  const encoding = file.get(font.get("Encoding"));
  const base = nameOf(isDict(encoding) ? file.get(encoding.get("BaseEncoding")) : encoding);
  if (base !== undefined && !simpleEncodings.has(base)) return undefined;
  const names = differencesIn(file, encoding);
  const usual = base === undefined ? program.glyphAt : byEncoding(base);
  return (code) => {
    const name = names.get(code) ?? usual(code);
    return name === undefined || name === ".notdef" ? undefined : program.width(name);
  };
}

function byEncoding(base: string): NamedProgram["glyphAt"] {
  const characters = encodingOf(base);
  return (code) => nameOfGlyph(characters(code));
}

const SYMBOLIC = 4;
const NONSYMBOLIC = 32;
/** Where symbols stand in Unicode. */
const PRIVATE = 0xf000;

/**
 * Letters by their encoding and the map of Unicode, or that of MacRoman; symbols by the map of symbols, or the only one
 * (9.6.6.4, and ISO 19005-3, 6.2.11.6).
 */
function trueTypeWidths(file: PdfFile, font: Dict, descriptor: Dict | undefined): WidthOf | undefined {
  const program = file.get(descriptor?.get("FontFile2"));
  const parsed = isStream(program) ? trueTypeIn(file.data(program)) : undefined;
  const flags = file.get(descriptor?.get("Flags"));
  if (parsed === undefined || typeof flags !== "number") return undefined;
  const kind = flags & (SYMBOLIC | NONSYMBOLIC);
  const encoding = file.get(font.get("Encoding"));
  const glyphOf = kind === SYMBOLIC && encoding === null ? symbolIn(parsed.maps) : kind === NONSYMBOLIC
    ? letterIn(
      parsed.maps,
      nameOf(isDict(encoding) && !encoding.has("Differences") ? encoding.get("BaseEncoding") : encoding),
    )
    : undefined;
  if (glyphOf === undefined) return undefined;
  return (code) => {
    const glyph = glyphOf(code);
    return glyph === 0 ? undefined : parsed.width(glyph);
  };
}

function symbolIn(maps: readonly CharacterMap[]): ((code: number) => number) | undefined {
  const symbols = maps.find(({ kind }) => kind === "3,0");
  const map = symbols ?? (maps.length === 1 ? maps[0] : undefined);
  if (map?.glyphOf(0) === undefined) return undefined;
  return (code) => map.glyphOf(code) || map.glyphOf(PRIVATE + code) || 0;
}

function letterIn(maps: readonly CharacterMap[], encoding: string | undefined): ((code: number) => number) | undefined {
  if (encoding !== "WinAnsiEncoding" && encoding !== "MacRomanEncoding") return undefined;
  const [unicode, mac] = ["3,1", "1,0"].map((wanted) => maps.find(({ kind }) => kind === wanted));
  const characters = encodingOf(encoding);
  if (unicode !== undefined) return (code) => unicode.glyphOf(characters(code)?.codePointAt(0) ?? 0) ?? 0;
  return mac === undefined || encoding !== "MacRomanEncoding" ? undefined : (code) => mac.glyphOf(code) ?? 0;
}
