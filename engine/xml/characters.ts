/** Which characters may be where (XML 1.0, fifth edition, productions 2 to 4a). */
import { isSpace } from "../model/space.ts";

/** What tags begin and end with. */
export const LESS = 0x3c;
export const GREATER = 0x3e;
export const SLASH = 0x2f;
/** What is between them. */
export const BLANK = 0x20;
export const LINE_FEED = 0x0a;
export const RETURN = 0x0d;

/** What no document holds. Surrogates are looked at when bytes are decoded, or by `checkText`. */
const forbidden = new RegExp(String.raw`[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]`);

/** The index of the first character that XML 1.0 does not allow; -1 when there is none. */
export function forbiddenAt(text: string): number {
  return text.search(forbidden);
}

const nameStart =
  /^[:A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{effff}]/u;
const nameRest = /^[-.0-9\u00b7\u0300-\u036f\u203f\u2040]/;

const START = 1;
const REST = 2;
/** What each character of ASCII may be in a name. */
const ascii: Uint8Array = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return nameStart.test(character) ? START | REST : nameRest.test(character) ? REST : 0;
});

/** Whether a name can start at an index. */
export function startsName(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? ascii[code] === (START | REST) : nameStart.test(characterAt(text, at));
}

/** The index after the name characters from an index on. */
export function nameEnd(text: string, from: number): number {
  for (let at = from;;) {
    const code = text.charCodeAt(at);
    if (code < 128) {
      if (ascii[code] === 0) return at;
      at++;
      continue;
    }
    const character = characterAt(text, at);
    if (!nameStart.test(character) && !nameRest.test(character)) return at;
    at += character.length;
  }
}

/** One character, of one or two code units; nothing after the end. */
function characterAt(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? "" : String.fromCodePoint(code);
}

/** The index of the first character from an index on that is no white space. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}
