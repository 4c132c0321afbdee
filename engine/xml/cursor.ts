/**
 * A place in a document that is walked as bytes, and known as text: bytes are compared several times as fast, and a text is
 * what values are cut out of and places are counted in.
 */
import { faultOfCharacter } from "./faults.ts";

/** What a byte is where text stands: these, one less than the bytes of a character, or none of them. */
const LESS_THAN = 4;
export const AMPERSAND = 8;
export const CARRIAGE_RETURN = 16;
export const BRACKET = 32;
const FORBIDDEN = 64;
const PERHAPS = 128;
/** A character of two bytes has one more than UTF-16 code units; one of three or four bytes has two more. */
const LONGER = 3;

const kinds: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => {
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
  readonly view: DataView;

  /** `bytes` are the text in UTF-8. */
  constructor(readonly text: string, readonly bytes: Uint8Array) {
    this.view = viewOf(bytes);
  }

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

  /** Throws if the character that starts here is not allowed in XML: a control character, U+FFFE or U+FFFF. */
  #check(at: number, shift: number): void {
    const { bytes } = this;
    const lead = bytes[at] ?? 0;
    if (lead === 0xef && !(bytes[at + 1] === 0xbf && (bytes[at + 2] ?? 0) >= 0xbe)) return;
    throw faultOfCharacter("control", this.text, at - (lead === 0xef ? shift - 2 : shift));
  }
}

/** Bytes that are looked for at many places: compared four at a time, which is several times as fast. */
export class Wanted {
  readonly length: number;
  /** In words of four; the last ends with the last byte, and shares some with the one before. None where there are not four. */
  readonly #words: number[] = [];

  constructor(readonly bytes: Uint8Array) {
    const { length } = bytes;
    const view = viewOf(bytes);
    this.length = length;
    for (let at = 0; length >= 4 && at < length; at += 4) {
      this.#words.push(view.getInt32(Math.min(at, length - 4), true));
    }
  }

  /** Whether they stand at an index. */
  isAt(view: DataView, at: number): boolean {
    const { length, bytes } = this;
    const words = this.#words;
    if (at + length > view.byteLength) return false;
    if (length < 4) {
      for (let index = 0; index < length; index++) if (view.getUint8(at + index) !== bytes[index]) return false;
      return true;
    }
    const last = words.length - 1;
    for (let word = 0; word < last; word++) if (view.getInt32(at + 4 * word, true) !== words[word]) return false;
    return view.getInt32(at + length - 4, true) === words[last];
  }
}

function viewOf({ buffer, byteOffset, length }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, length);
}
