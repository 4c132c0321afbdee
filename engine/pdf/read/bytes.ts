/** Bytes compared, and made of texts. */

export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** A text of Latin-1, as most of a PDF is: a character is a byte. */
export function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (it) => it.charCodeAt(0));
}
