/** Where a text is broken into lines. */
import { type Faces, shown } from "./faces.ts";
import { widthOf } from "./setting.ts";
import { type Style, styles, type Text } from "./styles.ts";

export interface Line {
  readonly text: string;
  readonly style: Style;
  readonly width: number;
}

/** Texts as lines that are at most so wide. Words that are wider are broken where they must. */
export function linesOf(faces: Faces, texts: readonly Text[], width: number): readonly Line[] {
  return texts.flatMap((text) => kept(faces, text, width));
}

/** A document's texts are broken once, however often its pages are set. */
const broken = new WeakMap<Faces, Map<string, readonly Line[]>>();

function kept(faces: Faces, { text, style }: Text, width: number): readonly Line[] {
  const known = broken.get(faces) ?? new Map<string, readonly Line[]>();
  broken.set(faces, known);
  const key = `${style} ${width} ${text}`;
  const lines = known.get(key) ?? brokenAt(faces, text, styles[style], width);
  known.set(key, lines);
  return lines;
}

function brokenAt(faces: Faces, text: string, style: Style, width: number): readonly Line[] {
  const measure = (line: string) => widthOf(faces, line, style);
  return withoutGaps(shown(text).trimEnd().split("\n")).flatMap((paragraph) => wrap(paragraph, width, measure))
    .map((line): Line => ({ text: line, style, width: measure(line) }));
}

/** Empty lines in a row that are kept: more would only be empty pages. */
const MOST_EMPTY = 2;

function withoutGaps(paragraphs: readonly string[]): readonly string[] {
  let empty = 0;
  return paragraphs.filter((it) => {
    empty = it.trim() === "" ? empty + 1 : 0;
    return empty <= MOST_EMPTY;
  });
}

/** A line may end at a space that is not meant to hold, and after a hyphen or slash between letters. */
const pieces = /[\S\u00a0\u202f]+?[-/](?=\p{L})|[\S\u00a0\u202f]+|[^\S\u00a0\u202f]+/gu;

/** Words, and what is between them. */
const tokens = /[\S\u00a0\u202f]+|[^\S\u00a0\u202f]+/gu;

/** Scripts without spaces: a line may end between any two characters, but not in front of what closes. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const closing = /[\u3001\u3002\u300d\u300f\u3011\u3015\uff01\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\u30fc\u3005\u30fb]/u;

function wrap(paragraph: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  // A line is as wide as its pieces, and may be as long as the text: it is not measured again with each.
  let [line, taken] = ["", 0];
  for (const piece of piecesOf(paragraph, (word) => measure(word) <= width)) {
    const space = piece.trim() === "";
    const more = measure(piece);
    if (taken + more <= width || space) {
      line += piece;
      taken += more;
    } else {
      if (line.trim() !== "") lines.push(line.trimEnd());
      const broken = more <= width ? [piece] : split(piece, width, measure);
      for (const part of broken.slice(0, -1)) lines.push(part);
      line = broken.at(-1) ?? "";
      taken = measure(line);
    }
  }
  return [...lines, line.trimEnd()];
}

/** What has digits is a number or an identifier, which is whole where a line can hold it. */
function* piecesOf(paragraph: string, fits: (word: string) => boolean): Generator<string> {
  const all = unspaced.test(paragraph);
  for (const [token] of paragraph.matchAll(tokens)) {
    if (all && unspaced.test(token)) yield* between(token);
    else if (/\d/.test(token) && fits(token)) yield token;
    else for (const [piece] of token.matchAll(pieces)) yield piece;
  }
}

/** The pieces of a word of a script without spaces; other letters in it stay together. */
function* between(word: string): Generator<string> {
  let [piece, before] = ["", false];
  for (const character of word) {
    const alone = unspaced.test(character);
    if (piece !== "" && (alone || before) && !closing.test(character)) {
      yield piece;
      piece = "";
    }
    piece += character;
    before = alone || closing.test(character);
  }
  if (piece !== "") yield piece;
}

/** The width of the widest word: what is narrower breaks an identifier. */
export function widestWord(faces: Faces, text: string, style: Style): number {
  const words = [...shown(text.toWellFormed()).matchAll(tokens)];
  return words.reduce((most, [word]) => Math.max(most, word.trim() === "" ? 0 : widthOf(faces, word, style)), 0);
}

const marked = /[\p{M}\u200c]/u;

/** What of a word is not divided: a character with its marks. */
function* unitsOf(word: string): Generator<string> {
  let unit = "";
  for (const character of word) {
    if (unit !== "" && !marked.test(character)) {
      yield unit;
      unit = "";
    }
    unit += character;
  }
  if (unit !== "") yield unit;
}

/** A word in parts that are at most so wide, each of one character at least. */
function split(word: string, width: number, measure: (text: string) => number): readonly string[] {
  const parts: string[] = [];
  let [part, taken] = ["", 0];
  for (const unit of unitsOf(word)) {
    const more = measure(unit);
    if (part !== "" && taken + more > width) {
      parts.push(part);
      [part, taken] = ["", 0];
    }
    part += unit;
    taken += more;
  }
  return [...parts, part];
}

/** Characters that are looked at for a line, most of which could be marks. */
const LONGEST_LINE = 2_000;

/** What fits of a text on a line, with an ellipsis for the rest: for what stands elsewhere in full. */
export function cut(faces: Faces, text: string, style: Style, width: number): string {
  // What is on every page is cut on every page: more than a line can hold is not looked at.
  const line = shown(text.slice(0, LONGEST_LINE).toWellFormed()).replaceAll("\n", " ");
  if (text.length <= LONGEST_LINE && widthOf(faces, line, style) <= width) return line;
  let [kept, taken] = ["", widthOf(faces, "…", style)];
  for (const character of line) {
    taken += widthOf(faces, character, style);
    if (taken > width) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
