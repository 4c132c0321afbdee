/** Edits of a text as edits of the bytes that it was decoded from, in whatever encoding these are. */
import { joined } from "../../model/bytes.ts";
import { encodeUtf8 } from "../../xml/encode.ts";
import { edited, type TextEdit } from "./edits.ts";

/**
 * The bytes with the edits in them; those beyond the edits stay. Characters that are not ASCII are written as references where
 * the encoding may not have them. Undefined for encodings of several bytes a character that are not of Unicode.
 */
export function editedBytes(bytes: Uint8Array, text: string, edits: readonly TextEdit[]): Uint8Array | undefined {
  const form = unicode.find(({ begin, encode }) => same(bytes, begin, encode(text)));
  if (form !== undefined) return joined([bytes.subarray(0, form.begin), form.encode(edited(text, edits))]);
  return bytes.length === text.length ? singles(bytes, edits) : undefined;
}

interface Form {
  /** How long its byte order mark is. */
  readonly begin: number;
  readonly encode: (text: string) => Uint8Array;
}

const little = (text: string) => pairs(text, true);
const big = (text: string) => pairs(text, false);
const unicode: readonly Form[] = [
  { begin: 0, encode: encodeUtf8 },
  { begin: 3, encode: encodeUtf8 },
  { begin: 2, encode: little },
  { begin: 2, encode: big },
  { begin: 0, encode: little },
  { begin: 0, encode: big },
];

function pairs(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
}

function same(bytes: Uint8Array, begin: number, content: Uint8Array): boolean {
  return bytes.length === begin + content.length && content.every((byte, at) => byte === bytes[begin + at]);
}

/** A byte a character, in a code that has ASCII in its place. */
function singles(bytes: Uint8Array, edits: readonly TextEdit[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, text } of edits) {
    parts.push(bytes.subarray(at, start), encodeUtf8(inAscii(text)));
    at = end;
  }
  return joined([...parts, bytes.subarray(at)]);
}

function inAscii(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`);
}
