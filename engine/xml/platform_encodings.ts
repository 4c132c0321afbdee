/**
 * The encodings whose tables the platform has: ISO-8859-2 to 16, windows-125x, KOI8, Shift_JIS, GBK, Big5 and so on, by
 * the labels of the Encoding Standard (https://encoding.spec.whatwg.org). Where there is no TextDecoder, there are none.
 */
import type { BadByte } from "./encodings.ts";

interface Decoder {
  readonly encoding: string;
  decode(bytes: Uint8Array, options?: { readonly stream: boolean }): string;
}
type DecoderClass = new (label: string, options: { readonly fatal: boolean; readonly ignoreBOM: boolean }) => Decoder;

/** What decodes is not part of the language, so its type is said here. */
const platform: { readonly Object: unknown; readonly TextDecoder?: DecoderClass } = globalThis;

/**
 * Not read, though there is a table. The XML parsers of the official validators know none of these; and bytes that start
 * with the ASCII of an XML declaration are not UTF-16, whatever other name for it the declaration has.
 */
const leftOut = ["iso-8859-10", "iso-8859-14", "macintosh", "x-mac-cyrillic", "x-user-defined", "utf-16le", "utf-16be"];

const more = { stream: true };
/** How much is decoded at once on the way to a wrong byte. */
const CHUNK = 4096;

/** The standard's own name for an encoding, where the platform reads it. */
export function platformEncoding(label: string): string | undefined {
  const name = decoderOf(label)?.encoding;
  return name === undefined || leftOut.includes(name) ? undefined : name;
}

/** A platform says that bytes are wrong, and not where: of those that are, the start is decoded again. */
export function decodeByPlatform(bytes: Uint8Array, start: number, name: string): string | BadByte {
  try {
    return decoderOf(name)?.decode(bytes.subarray(start)) ?? { before: "", offset: start };
  } catch {
    return firstBad(bytes, start, name);
  }
}

function decoderOf(label: string): Decoder | undefined {
  const { TextDecoder } = platform;
  try {
    return TextDecoder && new TextDecoder(label, { fatal: true, ignoreBOM: true });
  } catch {
    return undefined; // A RangeError: no label of the standard.
  }
}

/** The byte at which no character is left that it could belong to; the last one where a character is cut off. */
function firstBad(bytes: Uint8Array, start: number, name: string): BadByte {
  const sound = soundChunks(bytes, start, name);
  const decoder = decoderOf(name);
  let before = decoder?.decode(bytes.subarray(start, sound), more) ?? "";
  for (let offset = sound; offset < bytes.length; offset++) {
    try {
      before += decoder?.decode(bytes.subarray(offset, offset + 1), more) ?? "";
    } catch {
      return { before, offset };
    }
  }
  return { before, offset: bytes.length - 1 };
}

/** Where the chunk begins that holds the first wrong byte, or else the end. */
function soundChunks(bytes: Uint8Array, start: number, name: string): number {
  const decoder = decoderOf(name);
  let sound = start;
  try {
    for (; sound < bytes.length; sound += CHUNK) decoder?.decode(bytes.subarray(sound, sound + CHUNK), more);
  } catch {
    return sound;
  }
  return bytes.length;
}
