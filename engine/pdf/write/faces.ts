/** The typefaces: which there are for a document, what they cover, and what of a text is seen at all. */
import { create, type Font as ParsedFont } from "@cantoo/fontkit";
import type { PDFDocument, PDFFont } from "@cantoo/pdf-lib";
import { composed } from "./composed.ts";

/** TrueType or OpenType files. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  /** For characters that these lack, in the order in which they are asked. */
  readonly further?: readonly FurtherFont[];
}

/** A typeface that is loaded when a document has characters for it. */
export interface FurtherFont {
  /** Matches a character that it is asked for. */
  readonly characters: RegExp;
  /** Called for each document that needs it; the bytes may be kept. Undefined where the typeface is not installed. */
  load(): Promise<Pick<Fonts, "regular" | "bold"> | undefined>;
}

/** A parsed font. */
export interface Face {
  readonly file: Uint8Array;
  /** What pdf-lib is given. */
  readonly font: ParsedFont;
  /** What shapes texts. */
  readonly shaper: ParsedFont;
  /** Whether it draws a character, by its code point. */
  has(code: number): boolean;
  /** The glyph of a character. */
  glyph(code: number): Glyph;
  /** Glyphs as hexadecimal codes of the font in a document, which then holds them. */
  encode(font: PDFFont, glyphs: readonly Glyph[]): string;
}

/** What pdf-lib asks of a glyph; lengths are units of the font. */
export interface Glyph {
  readonly id: number;
  readonly codePoints: number[];
  readonly advanceWidth: number;
}

/** One typeface in its two weights. */
export interface Pair {
  readonly regular: Face;
  readonly bold: Face;
}

/** The typefaces of a document: the first, and further ones for what it lacks. */
export interface Faces extends Pair {
  readonly further: readonly Pair[];
  /** Characters that a further typeface was asked for which is not installed, and that no other one has. */
  readonly absent: ReadonlySet<string>;
}

/** Throws a RangeError for anything but a single font. */
export function facesOf({ regular, bold }: Fonts): Faces {
  return { ...pairOf({ regular, bold }), further: [], absent: new Set() };
}

function pairOf({ regular, bold }: Pick<Fonts, "regular" | "bold">): Pair {
  const face = faceOf(regular);
  return { regular: face, bold: bold === regular ? face : faceOf(bold) };
}

/** Scripts that the first typeface is used for. It has letters of more, but not all of them. */
const plain = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * The typefaces for texts: further ones are loaded for characters that those before do not have. They are parsed for each
 * document again, because the parser's glyphs keep the characters that they were first used for.
 */
export async function gathered(faces: Faces, { further = [] }: Fonts, texts: Iterable<string>): Promise<Faces> {
  const lacking = new Set<string>();
  for (const text of texts) for (const it of lackedBy(faces, text)) lacking.add(it);
  const found: Pair[] = [];
  const absent = new Set<string>();
  for (const font of further) {
    const asked = [...lacking].filter((it) => font.characters.test(it));
    if (asked.length === 0) continue;
    const files = await font.load();
    if (files === undefined) {
      for (const it of asked) absent.add(it);
      continue;
    }
    const pair = pairOf(files);
    const had = asked.filter((it) => hasBoth(pair, it));
    if (had.length > 0) found.push(pair);
    for (const it of had) lacking.delete(it);
  }
  return { ...faces, further: found, absent: new Set([...absent].filter((it) => lacking.has(it))) };
}

/** The characters of a text that cannot be shown, each once. Half a character (a lone surrogate) is never in a font. */
export function lackedBy(faces: Faces, text: string): readonly string[] {
  const characters = new Set(shown(text));
  return [...characters].filter((it) => it !== "\n" && !covers(faces, it));
}

function covers(faces: Faces, character: string): boolean {
  return isPlain(faces, character) || faces.further.some((pair) => hasBoth(pair, character));
}

/** Whether the first typeface draws a character. */
export function isPlain(faces: Pair, character: string): boolean {
  return plain.test(character) && hasBoth(faces, character);
}

function hasBoth({ regular, bold }: Pair, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return regular.has(code) && bold.has(code);
}

function faceOf(file: Uint8Array): Face {
  const font = create(file);
  if (font === null || !("glyphForCodePoint" in font)) {
    throw new RangeError("Cannot use this font: it must be one TrueType or OpenType face");
  }
  const glyphs = new Map<number, Glyph>();
  // The parser's own glyphs are shared by characters that look alike, and change with what was drawn before.
  const glyph = (code: number) => {
    let found = glyphs.get(code);
    if (found === undefined) {
      const { id = 0, advanceWidth = 0 } = font.glyphForCodePoint(code) ?? {};
      glyphs.set(code, found = { id, codePoints: [code], advanceWidth });
    }
    return found;
  };
  const known = new Map<number, boolean>();
  const has = (code: number) => {
    let found = known.get(code);
    if (found === undefined) known.set(code, found = font.hasGlyphForCodePoint(code));
    return found;
  };
  // pdf-lib encodes what its parser makes of a text. What is drawn was laid out before, and is handed over in its place.
  let handed: readonly Glyph[] = [];
  const laidOut = Object.assign(Object.create(font), { layout: () => ({ glyphs: handed }) });
  const encode = (into: PDFFont, given: readonly Glyph[]) => {
    handed = given;
    return into.encodeText("").asString();
  };
  return { file, font: laidOut, shaper: font, has, glyph, encode };
}

/** All faces of a document, each once. */
export function eachOf({ regular, bold, further }: Faces): readonly Face[] {
  return [...new Set([regular, bold, ...further.flatMap((pair) => [pair.regular, pair.bold])])];
}

/** The parsed fonts, in the place of the parser that pdf-lib would call for each document. */
export function fontkitOf(faces: Faces): Parameters<PDFDocument["registerFontkit"]>[0] {
  const parsed = new Map(eachOf(faces).map(({ file, font }) => [file, font]));
  return { create: (file) => parsed.get(file) ?? null };
}

/** Characters that are not seen: they control what comes before and after, and fonts need not have them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** The colours of emoji, which pages without colours do not have. */
const modifiers = /(?<=\p{Emoji_Modifier_Base})\p{Emoji_Modifier}/gu;
/** It keeps letters apart that would join (U+200C). */
const NON_JOINER = "\u200c";
/** Letters of scripts in which it decides how the letters beside it look. */
const joining = /[\p{Script=Arabic}\p{Script=Syriac}]/u;

/** A text as it is drawn: composed, tabs and the like as spaces, without what is not seen. Line breaks stay. */
export function shown(text: string): string {
  const keeps = joining.test(text);
  return composed(text.toWellFormed()).replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replaceAll(/\t/g, " ")
    .replaceAll(modifiers, "").replaceAll(invisible, (it) => it === "\n" || keeps && it === NON_JOINER ? it : "");
}
