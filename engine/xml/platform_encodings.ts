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
const platform: {
  readonly Object: unknown;
  readonly TextDecoder?: DecoderClass;
  readonly TextEncoder?: new () => { encode(text: string): Uint8Array };
} = globalThis;

/** Writes UTF-8; undefined where there is no platform to ask. */
export const encoderUtf8: { encode(text: string): Uint8Array } | undefined = platform.TextEncoder &&
  new platform.TextEncoder();

/** Reads UTF-8, with U+FFFD for what is broken; undefined where there is no platform to ask. */
export const lenientUtf8: Decoder | undefined = platform.TextDecoder &&
  new platform.TextDecoder("utf-8", { fatal: false, ignoreBOM: true });

/**
 * Not read, though there is a table. The XML parsers of the official validators know none of these; windows-1252 is our own, and
 * other names for it mean ISO-8859-1 or US-ASCII to them; and bytes that start
 * with the ASCII of an XML declaration are not UTF-16, whatever other name for it the declaration has.
 */
const leftOut = [
  "iso-8859-10",
  "iso-8859-14",
  "macintosh",
  "x-mac-cyrillic",
  "x-user-defined",
  "windows-1252",
  "utf-16le",
  "utf-16be",
];

/** The standard's own name for an encoding, where the platform reads it. */
export function platformEncoding(label: string): string | undefined {
  const name = decoderOf(label)?.encoding;
  return name === undefined || leftOut.includes(name) ? undefined : name;
}

/** A platform says that bytes are wrong, and not where: that is found by halves. */
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
  let before = "";
  let wrong = bytes.length;
  for (let sound = start; wrong - sound > 1;) {
    const middle = (sound + wrong) >> 1;
    try {
      before = decoderOf(name)?.decode(bytes.subarray(start, middle), { stream: true }) ?? "";
      sound = middle;
    } catch {
      wrong = middle;
    }
  }
  return { before, offset: wrong - 1 };
}
