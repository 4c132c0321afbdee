/**
 * UTF-8 to text, strictly, and back. The platform's TextDecoder is ten times as fast as code can be here; what it takes without a word
 * is well-formed. Where it is missing, or has put a sign for what it could not read, the bytes are read by our own table.
 */
import { encodeUtf8 } from "./encode.ts";
import { type BadByte, decodeUtf8Here } from "./encodings.ts";
import { encoderUtf8, lenientUtf8 } from "./platform_encodings.ts";

/** Stands for what is broken, or for itself. */
const REPLACEMENT = "\ufffd";

export function decodeUtf8(bytes: Uint8Array, start: number): string | BadByte {
  const text = lenientUtf8?.decode(start === 0 ? bytes : bytes.subarray(start));
  return text === undefined || text.includes(REPLACEMENT) ? decodeUtf8Here(bytes, start) : text;
}

export function encodedUtf8(text: string): Uint8Array {
  return encoderUtf8?.encode(text) ?? encodeUtf8(text);
}
