/** Typeface programs made by hand, down to the byte, with glyphs that draw nothing. Bytes are Latin-1 characters, as in pdf.ts. */
import { stream } from "./pdf.ts";

export type Glyphs = Readonly<Record<string, number>>;

function text(bytes: readonly number[]): string {
  return bytes.map((it) => String.fromCharCode(it)).join("");
}

/** The encryption of Type 1 (7.1), with four bytes in front that mean nothing. */
function encrypted(plain: string, key: number): string {
  let state = key;
  return text(Array.from(`\0\0\0\0${plain}`, (character) => {
    const cipher = (character.charCodeAt(0) ^ (state >> 8)) & 0xff;
    state = ((cipher + state) * 52_845 + 22_719) & 0xffff;
    return cipher;
  }));
}

/** A number of five bytes, as charstrings of Type 1 have it. */
function long(value: number): readonly number[] {
  return [255, value >> 24 & 0xff, value >> 16 & 0xff, value >> 8 & 0xff, value & 0xff];
}

const [HSBW, ENDCHAR] = [13, 14];

/** A Type 1 program, whose own encoding has the glyphs from code 65 on. */
export function type1Program(glyphs: Glyphs, encoding?: string): string {
  const codes = Object.keys(glyphs).map((name, at) => `dup ${65 + at} /${name} put\n`).join("");
  const clear = `%!PS-AdobeFont-1.0: Made\n/FontMatrix [0.001 0 0 0.001 0 0] readonly def\n/Encoding ${
    encoding ?? `256 array\n0 1 255 {1 index exch /.notdef put} for\n${codes}readonly`
  } def\ncurrentfile eexec\n`;
  const charstrings = Object.entries(glyphs).map(([name, width]) => {
    const code = encrypted(text([...long(0), ...long(width), HSBW, ENDCHAR]), 4_330);
    return `/${name} ${code.length} RD ${code} ND\n`;
  }).join("");
  const hidden = `dup /Private 8 dict dup begin /lenIV 4 def /Subrs 1 array dup 0 5 RD (((((NP ND\n` +
    `2 index /CharStrings ${
      Object.keys(glyphs).length
    } dict dup begin\n${charstrings}end end mark currentfile closefile\n(((`;
  return `${clear}${encrypted(hidden, 55_665)}${"0".repeat(512)}\ncleartomark`;
}

function index(pieces: readonly string[]): string {
  if (pieces.length === 0) return "\0\0";
  let at = 1;
  const offsets = [at, ...pieces.map((it) => at += it.length)];
  return text([0, pieces.length, 2, ...offsets.flatMap((it) => [it >> 8, it & 0xff])]) + pieces.join("");
}

/** A whole number of five bytes, as dictionaries of CFF have it. */
function operand(value: number): string {
  return text([29, value >> 24 & 0xff, value >> 16 & 0xff, value >> 8 & 0xff, value & 0xff]);
}

/** Words of charstrings: the difference to the nominal width, which is 500, and a command. */
const endings = {
  /** The width in front of the end. */
  end: (more: readonly number[]) => [...more, 14],
  /** In front of a movement across, which takes a number itself. */
  move: (more: readonly number[]) => [...more, 139, 22, 14],
  /** In a subroutine: the first has the number -107. */
  call: (more: readonly number[]) => [...more, 32, 10, 14],
  /** None: the usual width, which is 600. */
  usual: () => [139, 22, 14],
} as const;

export interface CffHow {
  readonly ending?: keyof typeof endings;
  /** Keyed by CID: glyphs have the numbers 7, 8 … instead of names. */
  readonly cid?: boolean;
}

/** A CFF program, whose own encoding has the glyphs from code 65 on. */
export function cffProgram(glyphs: Glyphs, { ending = "end", cid = false }: CffHow = {}): string {
  const names = Object.keys(glyphs);
  const strings = index(cid ? ["Adobe", "Identity"] : names);
  const codes = Object.values(glyphs).map((width) => {
    const more = width - 500;
    return text(endings[ending]([28, more >> 8 & 0xff, more & 0xff]));
  });
  const first = cid ? 7 : 391;
  const charset = text([0, ...names.flatMap((_, at) => [first + at >> 8, first + at & 0xff])]);
  const encoding = text([0, names.length, ...names.map((_, at) => 65 + at)]);
  const charstrings = index([text([14]), ...codes]);
  const subrs = index([text([139, 22, 11])]);
  const privateDict = `${operand(600)}${text([20])}${operand(500)}${text([21])}${operand(18)}${text([19])}`;
  const head = "\x01\0\x04\x02" + index(["Made"]);
  const start = (top: number) => head.length + top + strings.length + 2;
  const top = (from: number) => {
    const [charsetAt, encodingAt, codesAt] = [from, from + charset.length, from + charset.length + encoding.length];
    const privateAt = codesAt + charstrings.length;
    const fontsAt = privateAt + privateDict.length + subrs.length;
    const own = `${operand(privateDict.length)}${operand(privateAt)}${text([18])}`;
    const fonts = index([own]);
    const ros = `${operand(391)}${operand(392)}${operand(0)}${text([12, 30])}`;
    const lists = `${operand(charsetAt)}${text([15])}${operand(codesAt)}${text([17])}`;
    const dict = cid
      ? `${ros}${lists}${operand(fontsAt)}${text([12, 36])}${operand(fontsAt + fonts.length)}${text([12, 37])}`
      : `${lists}${operand(encodingAt)}${text([16])}${own}`;
    return { dict: index([dict]), rest: cid ? `${fonts}${text([3, 0, 1, 0, 0, 0, 0, names.length + 1])}` : "" };
  };
  const { dict, rest } = top(start(top(0).dict.length));
  return `${head}${dict}${strings}\0\0${charset}${encoding}${charstrings}${privateDict}${subrs}${rest}`;
}

/** A CFF program of so many glyphs, each of which is its end. */
export function cffOfMany(count: number): string {
  const bytes = (value: number, size: number) =>
    text(Array.from({ length: size }, (_, at) => value >> 8 * (size - 1 - at) & 0xff));
  const offsets = Array.from({ length: count + 1 }, (_, at) => bytes(at + 1, 3)).join("");
  const charstrings = `${bytes(count, 2)}\x03${offsets}${"\x0e".repeat(count)}`;
  const head = `\x01\0\x04\x02${index(["Made"])}`;
  const dict = (at: number) =>
    index([
      `${operand(at)}${text([15])}${operand(at + 5)}${text([17])}${operand(0)}${operand(at)}${text([18])}`,
    ]);
  const at = head.length + dict(0).length + 4;
  return `${head}${dict(at)}\0\0\0\0\x02${bytes(1, 2)}${bytes(count - 1, 2)}${charstrings}`;
}

/** A font of one byte a code from 65 on, with its descriptor and program, in place of the font of `withPage`. */
export function simpleFont(
  program: string,
  widths: readonly number[],
  how: { readonly type1c?: boolean; readonly encoding?: string; readonly trueType?: number } = {},
): readonly (readonly [number, string])[] {
  const { type1c = false, encoding = "", trueType } = how;
  const entry = trueType !== undefined ? "FontFile2" : type1c ? "FontFile3" : "FontFile";
  return [
    [
      5,
      `<</Type/Font/Subtype/${
        trueType === undefined ? "Type1" : "TrueType"
      }/BaseFont/ABCDEF+Made/FirstChar 65/LastChar ${64 + widths.length}/Widths[${
        widths.join(" ")
      }]/FontDescriptor 7 0 R${encoding}>>`,
    ],
    [7, `<</Type/FontDescriptor/FontName/ABCDEF+Made/Flags ${trueType ?? 4}/CharSet(/A)/${entry} 8 0 R>>`],
    [8, stream(program, type1c ? "/Subtype/Type1C" : "")],
  ];
}

/** A font of two bytes a code, whose program is CFF; it and its descendant have two numbers. */
export function compositeFont(
  program: string,
  widths: string,
  first = 5,
  second = first === 5 ? 9 : first + 1,
): readonly (readonly [number, string])[] {
  return [
    [first, `<</Type/Font/Subtype/Type0/BaseFont/Made/Encoding/Identity-H/DescendantFonts[${second} 0 R]>>`],
    [
      second,
      "<</Type/Font/Subtype/CIDFontType0/BaseFont/Made/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>" +
      `/FontDescriptor 7 0 R/DW 1000/W[${widths}]>>`,
    ],
    [7, "<</Type/FontDescriptor/FontName/Made/Flags 4/FontFile3 8 0 R>>"],
    [8, stream(program, "/Subtype/CIDFontType0C")],
  ];
}
