/**
 * Texts as glyphs in their places: which typeface draws what, in which order (the Unicode Bidirectional Algorithm, UAX #9),
 * and which shapes letters take beside each other.
 */
// @ts-types="./bidi.d.ts"
import bidiFactory from "bidi-js";
import { type Face, type Faces, type Glyph, isPlain, type Pair } from "./faces.ts";
import type { Style } from "./styles.ts";

/** A glyph, and where it is from where the one before ended, in units of the font. */
export interface Placed {
  readonly glyph: Glyph;
  readonly x: number;
  readonly y: number;
  readonly advance: number;
}

/** Glyphs of one face, from left to right. */
export interface Run {
  readonly face: Face;
  readonly glyphs: readonly Placed[];
  /** In units of one em. */
  readonly width: number;
}

type Weight = Style["face"];

/** What must be shaped: letters join, marks find their place. */
const shaped = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{M}]/u;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u;
/** What belongs to the letters before it. */
const dependent = /[\p{M}\u200c]/u;

const bidi = bidiFactory();

/** What is shaped in one go at most, so that a word without an end takes no more time than many words. */
const LONGEST = 256;

/** A text without line breaks as runs, from left to right. */
export function runsOf(faces: Faces, text: string, weight: Weight): readonly Run[] {
  if (isSimple(faces, text)) return [plainRun(faces[weight], text, false)];
  return reordered(partsOf(faces, text)).map(({ pair, text, level }) => {
    const [face, back] = [pair[weight], level % 2 === 1];
    return pair !== faces && shaped.test(text) ? shapedRun(face, text, back) : plainRun(face, text, back);
  });
}

/** Whether the first typeface alone draws a text, one glyph a character: shaping takes ten times as long. */
function isSimple(faces: Faces, text: string): boolean {
  if (faces.further.length === 0) return true;
  for (const character of text) if (!isPlain(faces, character)) return false;
  return true;
}

/** How wide a text without line breaks is, in points. */
export function widthOf(faces: Faces, text: string, { face, size }: Pick<Style, "face" | "size">): number {
  if (isSimple(faces, text)) {
    const { glyph, font } = faces[face];
    let units = 0;
    for (const character of text) units += glyph(character.codePointAt(0) ?? 0).advanceWidth;
    return units * size / font.unitsPerEm;
  }
  return emsOf(faces, text, face) * size;
}

/** The widths of pieces that were measured, by weight and text: shaping takes long, and pieces come again. */
const measured = new WeakMap<Faces, Map<string, number>>();
const LONGEST_KEPT = 40;
const MOST_KEPT = 20_000;

function emsOf(faces: Faces, text: string, weight: Weight): number {
  const kept = measured.get(faces) ?? new Map<string, number>();
  measured.set(faces, kept);
  const key = `${weight} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const width = runsOf(faces, text, weight).reduce((sum, run) => sum + run.width, 0);
  if (text.length <= LONGEST_KEPT && kept.size < MOST_KEPT) kept.set(key, width);
  return width;
}

function plainRun(face: Face, text: string, back: boolean): Run {
  const characters = back ? [...text].reverse().map((it) => bidi.getMirroredCharacter(it) ?? it) : text;
  const glyphs: Placed[] = [];
  let units = 0;
  for (const character of characters) {
    const glyph = face.glyph(character.codePointAt(0) ?? 0);
    glyphs.push({ glyph, x: 0, y: 0, advance: glyph.advanceWidth });
    units += glyph.advanceWidth;
  }
  return { face, glyphs, width: units / face.font.unitsPerEm };
}

/** The parser gives glyphs in the order in which they are seen. */
function shapedRun(face: Face, text: string, back: boolean): Run {
  const { glyphs, positions } = face.shaper.layout(text, null, null, null, back ? "rtl" : "ltr");
  const space = [0x20];
  const placed = glyphs.map(({ id, codePoints, advanceWidth }, index): Placed => {
    const { xAdvance = advanceWidth, xOffset = 0, yOffset = 0 } = positions?.[index] ?? {};
    const glyph = { id, codePoints: codePoints.length === 0 ? space : [...codePoints], advanceWidth };
    return { glyph, x: xOffset, y: yOffset, advance: xAdvance };
  });
  return { face, glyphs: placed, width: placed.reduce((sum, { advance }) => sum + advance, 0) / face.font.unitsPerEm };
}

/** A piece of a text that one typeface draws in one direction; an odd level is from right to left. */
interface Part {
  readonly pair: Pair;
  readonly text: string;
  readonly level: number;
}

function partsOf(faces: Faces, text: string): readonly Part[] {
  const levels = rightToLeft.test(text) ? bidi.getEmbeddingLevels(text).levels : undefined;
  const choose = chooser(faces, text);
  const parts: Part[] = [];
  let [start, at, length] = [0, 0, 0];
  let open: Omit<Part, "text"> | undefined;
  for (const character of text) {
    const [pair, level] = [choose(character), levels?.[at] ?? 0];
    if (open !== undefined && (open.pair !== pair || open.level !== level || length === LONGEST)) {
      parts.push({ ...open, text: text.slice(start, at) });
      [start, length] = [at, 0];
    }
    open = { pair, level };
    at += character.length;
    length++;
  }
  return open === undefined ? [] : [...parts, { ...open, text: text.slice(start) }];
}

/** Which typeface draws the characters of a text, one after the other: one for all of them wherever there is one. */
function chooser(faces: Faces, text: string): (character: string) => Pair {
  const foreign = [...new Set(text)].filter((it) => !isPlain(faces, it));
  const has = ({ regular }: Pair, character: string) => regular.has(character.codePointAt(0) ?? 0);
  const whole = faces.further.find((pair) => foreign.every((it) => has(pair, it)));
  const order = whole === undefined ? faces.further : [whole, ...faces.further];
  let last: Pair = faces;
  return (character) => {
    if (last !== faces && dependent.test(character) && has(last, character)) return last;
    if (isPlain(faces, character)) last = faces;
    else last = (last !== faces && has(last, character) ? last : order.find((pair) => has(pair, character))) ?? faces;
    return last;
  };
}

/** Parts in the order in which they are seen (rule L2). */
function reordered(parts: readonly Part[]): readonly Part[] {
  const seen = [...parts];
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < seen.length; start++) {
      let end = start;
      while ((seen[end]?.level ?? -1) >= level) end++;
      if (end > start + 1) seen.splice(start, end - start, ...seen.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return seen;
}
