/** The encodings that need no platform, each as a strict decoder: bytes to text, or the first byte that does not belong to it. */

/** A byte that does not belong to the encoding, with the text before it. */
export interface BadByte {
  readonly before: string;
  readonly offset: number;
}

export type ByteOrder = "big" | "little";

/** The unit that each byte stands for; -1 where the encoding has none. */
export type ByteTable = readonly number[];

/** Bytes 0x80 to 0x9F; "\0" where windows-1252 has no character. */
const windows1252Upper = "\u20ac\0\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\0\u017d\0" +
  "\0\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\0\u017e\u0178";

export const latin1: ByteTable = Array.from({ length: 256 }, (_, byte) => byte);
export const ascii: ByteTable = latin1.map((byte) => byte < 0x80 ? byte : -1);
export const windows1252: ByteTable = latin1.map((byte) => {
  const character = windows1252Upper[byte - 0x80];
  return character === undefined ? byte : character.charCodeAt(0) || -1;
});

/**
 * Collects UTF-16 units. Plain arrays of integers are what `fromCharCode` takes fastest: twice as fast as typed. The
 * array grows by what is written after its end, because filling it beforehand takes longer than reading a small document.
 */
class Units {
  static readonly #size = 512;
  readonly #units: number[] = [];
  #count = 0;
  #text = "";

  add(unit: number): void {
    this.#units[this.#count++] = unit;
    if (this.#count === Units.#size) this.#flush();
  }

  finish(): string {
    this.#units.length = this.#count;
    return this.#text + String.fromCharCode.apply(undefined, this.#units);
  }

  #flush(): void {
    this.#text += String.fromCharCode.apply(undefined, this.#units);
    this.#count = 0;
  }
}

export function decodeTable(bytes: Uint8Array, start: number, table: ByteTable): string | BadByte {
  const units = new Units();
  for (let at = start; at < bytes.length; at++) {
    const unit = table[bytes[at] ?? 0] ?? -1;
    if (unit < 0) return { before: units.finish(), offset: at };
    units.add(unit);
  }
  return units.finish();
}

/**
 * Well-formed UTF-8 by lead byte (Unicode, table 3-7): how many bytes follow, and the range of the first of them.
 * The range keeps out overlong forms, surrogates, and what lies beyond U+10FFFF.
 */
function following(lead: number): readonly [count: number, least: number, most: number] | undefined {
  if (lead < 0x80) return [0, 0, 0];
  if (lead < 0xc2 || lead > 0xf4) return undefined;
  if (lead < 0xe0) return [1, 0x80, 0xbf];
  if (lead < 0xf0) return [2, lead === 0xe0 ? 0xa0 : 0x80, lead === 0xed ? 0x9f : 0xbf];
  return [3, lead === 0xf0 ? 0x90 : 0x80, lead === 0xf4 ? 0x8f : 0xbf];
}
const leads = Array.from({ length: 256 }, (_, lead) => following(lead));

/** A character that is broken anywhere is answered by its lead byte. Used where there is no platform to ask. */
export function decodeUtf8Here(bytes: Uint8Array, start: number): string | BadByte {
  const units = new Units();
  for (let at = start; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    const [count, least, most] = leads[lead] ?? [-1, 0, 0];
    if (count < 0) return { before: units.finish(), offset: at };
    let code = lead & (count === 0 ? 0x7f : 0x3f >> count);
    for (let next = 1; next <= count; next++) {
      // After the last byte there is nothing: 0 is never in range.
      const byte = bytes[at + next] ?? 0;
      const inRange = next === 1 ? byte >= least && byte <= most : (byte & 0xc0) === 0x80;
      if (!inRange) return { before: units.finish(), offset: at };
      code = (code << 6) | (byte & 0x3f);
    }
    if (code >= 0x10000) units.add(0xd7c0 + (code >> 10));
    units.add(code < 0x10000 ? code : 0xdc00 + (code & 0x3ff));
    at += count;
  }
  return units.finish();
}

/** UTF-16; surrogates must be in pairs. */
export function decodeUtf16(bytes: Uint8Array, start: number, order: ByteOrder): string | BadByte {
  const units = new Units();
  const high = order === "big" ? 0 : 1;
  let pending = false;
  for (let at = start; at < bytes.length || pending; at += 2) {
    const unit = ((bytes[at + high] ?? 0) << 8) | (bytes[at + 1 - high] ?? 0);
    const trailing = (unit & 0xfc00) === 0xdc00;
    if (pending && !trailing) return { before: units.finish().slice(0, -1), offset: at - 2 };
    if (trailing !== pending || at + 1 === bytes.length) return { before: units.finish(), offset: at };
    pending = (unit & 0xfc00) === 0xd800;
    units.add(unit);
  }
  return units.finish();
}
