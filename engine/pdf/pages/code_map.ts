/** The map from codes to Unicode that a font brings (ISO 32000-2, 9.10.3). */
import type { Budget } from "../read/budget.ts";
import { isList, type Value } from "../read/objects.ts";
import { isKeyword, Parser, type Token } from "../read/parser.ts";

export interface CodeMap {
  /** What a code of so many bytes stands for. */
  of(length: number, code: number): string | undefined;
  /** How many bytes the code has that begins at a place. */
  lengthAt(bytes: Uint8Array, at: number): number;
}

/** Codes of one length that begin between two bytes. */
interface Space {
  readonly length: number;
  readonly low: number;
  readonly high: number;
}

const LONGEST_CODE = 4;
/** Characters that one code stands for: ligatures have three. */
const LONGEST_TEXT = 32;
/** No font has more codes. */
const MOST = 65_536;

export function codeMapIn(bytes: Uint8Array, budget: Budget): CodeMap {
  const texts = new Map<number, string>();
  const spaces: Space[] = [];
  const parser = new Parser(bytes, 0, budget);
  for (let token = parser.next(); !isKeyword(token, ""); token = parser.next()) {
    if (isKeyword(token, "begincodespacerange")) each(parser, 2, ([low, high]) => spaces.push(...spaceOf(low, high)));
    else if (isKeyword(token, "beginbfchar")) each(parser, 2, ([code, text]) => map(texts, budget, code, code, text));
    else if (isKeyword(token, "beginbfrange")) {
      each(parser, 3, ([low, high, text]) => map(texts, budget, low, high, text));
    }
  }
  return {
    of: (length, code) => texts.get(codeKey(length, code)),
    lengthAt(bytes, at) {
      const first = bytes[at] ?? 0;
      return spaces.find(({ low, high }) => first >= low && first <= high)?.length ?? spaces[0]?.length ?? 2;
    },
  };
}

/** The rows of a section, up to the word that ends it. */
function each(parser: Parser, size: number, take: (row: readonly (Value | undefined)[]) => void): void {
  let row: Value[] = [];
  for (let token: Token = parser.next(); !isKeyword(token); token = parser.next()) {
    row.push(token);
    if (row.length < size) continue;
    take(row);
    row = [];
  }
}

function spaceOf(low: Value | undefined, high: Value | undefined): readonly Space[] {
  if (!(low instanceof Uint8Array) || !(high instanceof Uint8Array)) return [];
  const { length } = low;
  if (length === 0 || length > LONGEST_CODE) return [];
  return [{ length, low: low[0] ?? 0, high: high[0] ?? 0 }];
}

/** Codes from one to another: to texts that follow each other, or to those of a list. */
function map(
  texts: Map<number, string>,
  budget: Budget,
  low: Value | undefined,
  high: Value | undefined,
  text: Value | undefined,
): void {
  if (!(low instanceof Uint8Array) || !(high instanceof Uint8Array) || low.length > LONGEST_CODE) return;
  const [first, last] = [numberOf(low), numberOf(high)];
  for (let code = first; code <= Math.min(last, first + MOST); code++) {
    budget.look(1);
    const found = isList(text) ? text[code - first] : text;
    if (!(found instanceof Uint8Array)) continue;
    budget.hold(1);
    texts.set(codeKey(low.length, code), mappedText(found, isList(text) ? 0 : code - first));
  }
}

/** UTF-16, of which the last unit counts on through a range. */
function mappedText(bytes: Uint8Array, more: number): string {
  const units = Array.from({ length: Math.min(LONGEST_TEXT, bytes.length >> 1) }, (_, index) => {
    return (bytes[2 * index] ?? 0) * 256 + (bytes[2 * index + 1] ?? 0);
  });
  return String.fromCharCode(...units.slice(0, -1), ...units.slice(-1).map((it) => it + more)).toWellFormed();
}

function numberOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** Codes of other lengths are other codes. */
function codeKey(length: number, code: number): number {
  return length * 2 ** 32 + code;
}
