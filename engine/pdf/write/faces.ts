/** The typefaces: how wide a text is, what they cover, and where a line is broken. */
import { create, type Font as ParsedFont } from "@cantoo/fontkit";
import type { PDFDocument } from "@cantoo/pdf-lib";
import { composed } from "./composed.ts";
import { type Style, styles, type Text } from "./styles.ts";

/** TrueType or OpenType files. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** A font, parsed once for all documents. */
export interface Face {
  readonly file: Uint8Array;
  readonly font: ParsedFont;
  /** The glyph of a character, by its code point. */
  glyph(code: number): Glyph;
}

/** What pdf-lib asks of a glyph; lengths are units of the font. */
interface Glyph {
  readonly id: number;
  readonly codePoints: number[];
  readonly advanceWidth: number;
}

export type Faces = Readonly<Record<Style["face"], Face>>;

/** Throws a RangeError for what is no single font. */
export function facesOf({ regular, bold }: Fonts): Faces {
  return { regular: faceOf(regular), bold: faceOf(bold) };
}

function faceOf(file: Uint8Array): Face {
  const font = create(file);
  if (font === null || !("glyphForCodePoint" in font)) {
    throw new RangeError("Cannot use this font: it must be one TrueType or OpenType face");
  }
  const known = new Map<number, Glyph>();
  // The parser's own glyphs are shared by characters that look alike, and change with what was drawn before.
  const glyph = (code: number) => {
    let found = known.get(code);
    if (found === undefined) {
      const { id = 0, advanceWidth = 0 } = font.glyphForCodePoint(code) ?? {};
      known.set(code, found = { id, codePoints: [code], advanceWidth });
    }
    return found;
  };
  // One glyph a character: what is drawn is what was measured. Shaping takes ten times as long, and pdf-lib drops the
  // positions that it finds.
  const layout = (text: string) => ({ glyphs: [...text].map((it) => glyph(it.codePointAt(0) ?? 0)) });
  return { file, font: Object.assign(Object.create(font), { layout }), glyph };
}

/** The parsed fonts, in the place of the parser that pdf-lib would call for each document. */
export function fontkitOf(faces: Faces): Parameters<PDFDocument["registerFontkit"]>[0] {
  const parsed = new Map(Object.values(faces).map(({ file, font }) => [file, font]));
  return { create: (file) => parsed.get(file) ?? null };
}

/** Characters that are not seen: they control what comes before and after, and fonts need not have them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** A text as it is drawn: composed, tabs and the like as spaces, without what is not seen. Line breaks stay. */
export function shown(text: string): string {
  return composed(text).replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replaceAll(/\t/g, " ")
    .replaceAll(invisible, (it) => it === "\n" ? it : "");
}

/** Scripts whose letters stand side by side as they are. Others would have to be shaped, and are not drawn at all. */
const plain = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

export function covers(face: Face, character: string): boolean {
  if (character === "\n") return true;
  return plain.test(character) && face.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** How wide a text without line breaks is, in points. */
export function widthOf(faces: Faces, text: string, { face, size }: Style): number {
  const { font, glyph } = faces[face];
  let units = 0;
  for (const character of text) units += glyph(character.codePointAt(0) ?? 0).advanceWidth;
  return units * size / font.unitsPerEm;
}

export interface Line {
  readonly text: string;
  readonly style: Style;
  readonly width: number;
}

/** Texts as lines that are at most so wide. Words that are wider are broken where they must. */
export function linesOf(faces: Faces, texts: readonly Text[], width: number): readonly Line[] {
  return texts.flatMap(({ text, style: name }) => {
    const style = styles[name];
    const measure = (line: string) => widthOf(faces, line, style);
    return shown(text).trimEnd().split("\n").flatMap((paragraph) => wrap(paragraph, width, measure))
      .map((line): Line => ({ text: line, style, width: measure(line) }));
  });
}

/** A line may end at a space that is not meant to hold, and after a hyphen or slash between letters. */
const pieces = /[\S\u00a0\u202f]+?[-/](?=\p{L})|[\S\u00a0\u202f]+|[^\S\u00a0\u202f]+/gu;

function wrap(paragraph: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  // A line is as wide as its pieces, and may be as long as the text: it is not measured anew with each.
  let [line, taken] = ["", 0];
  for (const [piece] of paragraph.matchAll(pieces)) {
    const space = piece.trim() === "";
    const more = measure(piece);
    if (taken + more <= width || (space && line !== "")) {
      line += piece;
      taken += more;
    } else if (!space) {
      if (line.trim() !== "") lines.push(line.trimEnd());
      const broken = split(piece, width, measure);
      for (const part of broken.slice(0, -1)) lines.push(part);
      line = broken.at(-1) ?? "";
      taken = measure(line);
    }
  }
  return [...lines, line.trimEnd()];
}

/** A word in parts that are at most so wide, each of one character at least. */
function split(word: string, width: number, measure: (text: string) => number): readonly string[] {
  const parts: string[] = [];
  let [part, taken] = ["", 0];
  for (const character of word) {
    const more = measure(character);
    if (part !== "" && taken + more > width) {
      parts.push(part);
      [part, taken] = ["", 0];
    }
    part += character;
    taken += more;
  }
  return [...parts, part];
}

/** Characters that are looked at for a line, most of which could be marks. */
const LONGEST_LINE = 2_000;

/** What fits of a text on a line, with an ellipsis for the rest: for what stands elsewhere in full. */
export function cut(faces: Faces, text: string, style: Style, width: number): string {
  // What stands on every page is cut on every page: more than a line can hold is not looked at.
  const line = shown(text.slice(0, LONGEST_LINE)).replaceAll("\n", " ");
  if (text.length <= LONGEST_LINE && widthOf(faces, line, style) <= width) return line;
  let [kept, taken] = ["", widthOf(faces, "…", style)];
  for (const character of line) {
    taken += widthOf(faces, character, style);
    if (taken > width) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
