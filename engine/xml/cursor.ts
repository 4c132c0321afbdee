/**
 * A place in a document that is walked as bytes, and known as text: bytes are compared several times as fast, and a text is
 * what values are cut out of and places are counted in.
 */
import { faultOfCharacter } from "./faults.ts";

/** What a byte is where text stands: these, one less than the bytes of a character, or none of them. */
export const LESS_THAN = 4;
export const AMPERSAND = 8;
export const CARRIAGE_RETURN = 16;
export const BRACKET = 32;
const FORBIDDEN = 64;
const PERHAPS = 128;
/** A character of two bytes has one more than UTF-16 code units; one of three or four bytes has two more. */
const LONGER = 3;

export const kinds: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0xe0) return byte === 0xef ? 2 | PERHAPS : 2;
  if (byte >= 0xc0) return 1;
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d ? FORBIDDEN : 0;
});
for (
  const [character, kind] of [["<", LESS_THAN], ["&", AMPERSAND], ["\r", CARRIAGE_RETURN], ["]", BRACKET]] as const
) {
  kinds[character.charCodeAt(0)] = kind;
}

export class Cursor {
  /** The byte that comes next, and how many more bytes than code units stand before it. */
  at = 0;
  shift = 0;

  /** `bytes` are the text in UTF-8. */
  constructor(readonly text: string, readonly bytes: Uint8Array) {}

  /** The UTF-16 index of what comes next. */
  get unit(): number {
    return this.at - this.shift;
  }

  /** Walks to the next "<" or the end, and gives the kinds of what stood before. Throws where no document may go on. */
  walkText(): number {
    const { bytes } = this;
    let { at, shift } = this;
    let found = 0;
    for (; at < bytes.length; at++) {
      const kind = kinds[bytes[at] ?? 0] ?? 0;
      if (kind === 0) continue;
      if (kind === LESS_THAN) break;
      found |= kind;
      shift += kind & LONGER;
      if (kind >= FORBIDDEN) this.#check(at, shift);
    }
    this.at = at;
    this.shift = shift;
    return found;
  }

  /** Walks to a UTF-16 index. */
  walkTo(unit: number): void {
    const { bytes } = this;
    let { at, shift } = this;
    for (; at - shift < unit; at++) {
      const kind = kinds[bytes[at] ?? 0] ?? 0;
      if (kind === 0) continue;
      shift += kind & LONGER;
      if (kind >= FORBIDDEN) this.#check(at, shift);
    }
    this.at = at;
    this.shift = shift;
  }

  /** Throws if the character that starts here is none of XML: a control character, U+FFFE or U+FFFF. */
  #check(at: number, shift: number): void {
    const { bytes } = this;
    const lead = bytes[at] ?? 0;
    if (lead === 0xef && !(bytes[at + 1] === 0xbf && (bytes[at + 2] ?? 0) >= 0xbe)) return;
    throw faultOfCharacter("control", this.text, at - (lead === 0xef ? shift - 2 : shift));
  }
}

/** Whether bytes stand at an index. */
export function standsAt(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let index = 0; index < wanted.length; index++) if (bytes[at + index] !== wanted[index]) return false;
  return true;
}
