/**
 * Bytes to text, strictly: what is not the encoding it claims to be is refused, never repaired (XML 1.0, 4.3.3).
 * UTF-8 is read, UTF-16 with a byte order mark or an XML declaration, and when the declaration names them three
 * single-byte encodings, and all those of the platform.
 */
import { quote } from "../model/said.ts";
import { LESS } from "./characters.ts";
import { encodeUtf8 } from "./encode.ts";
import {
  ascii,
  type BadByte,
  type ByteOrder,
  type ByteTable,
  decodeTable,
  decodeUtf16,
  latin1,
  windows1252,
} from "./encodings.ts";
import { defaultLimits } from "./limits.ts";
import { placeOf } from "./place.ts";
import { usualDeclarations } from "./prolog.ts";
import { decodeByPlatform, platformEncoding } from "./platform_encodings.ts";
import { type Refusal, refuse } from "./refusal.ts";
import { decodeUtf8 } from "./utf8.ts";

/** `bytes` are the text in UTF-8, where the document is. */
export type Decoded = { readonly text: string; readonly bytes?: Uint8Array } | { readonly refusal: Refusal };

type Encoding =
  | { readonly name: string; readonly form: "utf-8" }
  | { readonly name: string; readonly form: "utf-16"; readonly order?: ByteOrder }
  | { readonly name: string; readonly form: "bytes"; readonly table: ByteTable }
  | { readonly name: string; readonly form: "platform" };

const utf8: Encoding = { name: "UTF-8", form: "utf-8" };
const encodings: ReadonlyMap<string, Encoding> = new Map(
  ([
    [["utf-8", "utf8"], utf8],
    [["utf-16", "utf16"], { name: "UTF-16", form: "utf-16" }],
    [["utf-16le"], { name: "UTF-16LE", form: "utf-16", order: "little" }],
    [["utf-16be"], { name: "UTF-16BE", form: "utf-16", order: "big" }],
    [["iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "l1", "cp819"], {
      name: "ISO-8859-1",
      form: "bytes",
      table: latin1,
    }],
    [["windows-1252", "cp1252", "x-cp1252"], { name: "windows-1252", form: "bytes", table: windows1252 }],
    [["us-ascii", "ascii"], { name: "US-ASCII", form: "bytes", table: ascii }],
  ] satisfies [string[], Encoding][]).flatMap(([aliases, encoding]) =>
    aliases.map((alias) => [alias, encoding] as const)
  ),
);

/** First bytes that give away what is not read here (XML 1.0, appendix F). UTF-32 comes before the marks of UTF-16. */
const foreign: readonly (readonly [readonly number[], string])[] = [
  [[0x00, 0x00, 0xfe, 0xff], "UTF-32"],
  [[0xff, 0xfe, 0x00, 0x00], "UTF-32"],
  [[0x00, 0x00, 0x00, 0x3c], "UTF-32"],
  [[0x3c, 0x00, 0x00, 0x00], "UTF-32"],
  [[0x2b, 0x2f, 0x76], "UTF-7"],
  [[0x4c, 0x6f, 0xa7, 0x94], "EBCDIC"],
];
/** Byte order marks, and "<?" in UTF-16 (appendix F): what the text is, and the bytes before it. */
const starts: readonly (readonly [readonly number[], "utf-8" | ByteOrder, number])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8", 3],
  [[0xfe, 0xff], "big", 2],
  [[0xff, 0xfe], "little", 2],
  [[0x00, 0x3c, 0x00, 0x3f], "big", 0],
  [[0x3c, 0x00, 0x3f, 0x00], "little", 0],
];
/** UTF-16 that has neither (XML 1.0, 4.3.3). */
const unmarked: readonly (readonly number[])[] = [[0x00, 0x3c], [0x3c, 0x00]];

const advice = `Save the document as UTF-8, and declare encoding="UTF-8".`;
const byteOrderMark = "\ufeff";
/** XMLDecl with an EncodingDecl (productions 23 and 80). What does not match it, the reader checks. */
const declaration =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"[^"]*"|'[^']*')[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])([A-Za-z][A-Za-z0-9._-]*)\1/;

/** UTF-8 needs at most three bytes a UTF-16 code unit; the byte order mark comes on top. */
const MOST_BYTES_A_CHARACTER = 3;
/** Longer strings are more than JavaScript engines can hold (V8: 2^29 - 24). */
const LONGEST_TEXT = 500_000_000;

/** The text of a document, without its byte order mark. What cannot fit into `characters` is refused unread. */
export function decodeXml(bytes: Uint8Array, characters: number = defaultLimits.characters): Decoded {
  const most = Math.min(MOST_BYTES_A_CHARACTER * (characters + 1), LONGEST_TEXT);
  if (bytes.length > most) {
    const message = `The document has ${bytes.length} bytes, and at most ${most} are read. Split it.`;
    return { refusal: refuse("character_limit", message) };
  }
  // None of the others begins so.
  if (bytes[0] === LESS && bytes[1] !== 0) return checked(decodeBytes(bytes, 0));
  const unread = foreign.find(([signature]) => startsWith(bytes, signature))?.[1];
  const [, form, begin] = starts.find(([signature]) => startsWith(bytes, signature)) ?? [[], "utf-8", 0];
  if (unread !== undefined) return foreignTo(unread);
  const bare = form === "utf-8" && unmarked.some((signature) => startsWith(bytes, signature));
  if (bare) return foreignTo("UTF-16 without a byte order mark or an XML declaration");
  return checked(form === "utf-8" ? decodeBytes(bytes, begin) : decodePairs(bytes, begin, form));
}

function checked(decoded: Decoded): Decoded {
  const refusal = "refusal" in decoded ? undefined : checkStart(decoded.text);
  return refusal === undefined ? decoded : { refusal };
}

/**
 * Checks a text that did not come out of `decodeXml`: surrogates must be in pairs. One leading byte order mark is
 * allowed, and the reader skips it.
 */
export function checkText(text: string): Refusal | undefined {
  // Most texts hold no surrogate at all, and that is seen twice as fast.
  const lone = /[\ud800-\udfff]/.test(text) ? text.search(/[\ud800-\udfff]/u) : -1;
  if (lone >= 0) {
    const code = hex(text.charCodeAt(lone), 4);
    return refuse(
      "not_well_formed",
      `The text holds half a character (surrogate U+${code}). Remove it.`,
      placeOf(text, lone),
    );
  }
  return checkStart(text.startsWith(byteOrderMark) ? text.slice(1) : text);
}

function checkStart(text: string): Refusal | undefined {
  if (!/[^ \t\r\n]/.test(text)) return refuse("empty_document", "The document is empty. Send the XML of an invoice.");
  if (!text.startsWith(byteOrderMark)) return undefined;
  const message = "The document starts with two byte order marks. Remove one of them.";
  return refuse("not_well_formed", message, { line: 1, column: 1 });
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

function foreignTo(found: string): Decoded {
  return { refusal: refuse("encoding_unsupported", `The document is ${found}, which is not read. ${advice}`) };
}

/** Declarations of UTF-8, which is what is read where nothing else is declared. */
const usual = usualDeclarations.map((it) => [...encodeUtf8(it)]);
const undeclared: Declared = { written: "", encoding: undefined };

/** Whichever encoding the declaration names, of those in which it is ASCII; else UTF-8. */
function decodeBytes(bytes: Uint8Array, start: number): Decoded {
  const isUsual = usual.some((it) => startsWith(bytes.subarray(start), it));
  const declared = isUsual ? undeclared : declaredIn(headOf(bytes, start));
  if ("refusal" in declared) return declared;
  const encoding = declared.encoding ?? utf8;
  if (encoding.form === "utf-16" || (start > 0 && encoding !== utf8)) {
    return contradiction(declared.written, encoding.form === "utf-16" ? "not UTF-16" : "UTF-8");
  }
  const text = encoding.form === "utf-8"
    ? decodeUtf8(bytes, start)
    : encoding.form === "bytes"
    ? decodeTable(bytes, start, encoding.table)
    : decodeByPlatform(bytes, start, encoding.name);
  if (typeof text !== "string") return badByte(bytes, text, encoding.name);
  return encoding.form === "utf-8" ? { text, bytes: start === 0 ? bytes : bytes.subarray(start) } : { text };
}

/** UTF-16 after its byte order mark, if there is one. */
function decodePairs(bytes: Uint8Array, start: number, order: ByteOrder): Decoded {
  const text = decodeUtf16(bytes, start, order);
  const name = order === "big" ? "UTF-16BE" : "UTF-16LE";
  if (typeof text !== "string") return badByte(bytes, text, name);
  const declared = declaredIn(text);
  if ("refusal" in declared) return declared;
  const { encoding } = declared;
  if (encoding === undefined || (encoding.form === "utf-16" && (encoding.order ?? order) === order)) return { text };
  return contradiction(declared.written, name);
}

function contradiction(written: string, found: string): Decoded {
  const message = `The XML declaration says ${quote(written)}, but the bytes are ${found}. ${advice}`;
  return { refusal: refuse("encoding_unsupported", message, { line: 1, column: 1 }) };
}

function badByte(bytes: Uint8Array, bad: BadByte, name: string): Decoded {
  const byte = hex(bytes[bad.offset] ?? 0, 2);
  const message = `The byte 0x${byte} at offset ${bad.offset} is not valid ${name}. ${advice}`;
  return { refusal: refuse("not_well_formed", message, placeOf(bad.before, bad.before.length)) };
}

function hex(code: number, digits: number): string {
  return code.toString(16).toUpperCase().padStart(digits, "0");
}

/** The first tag's text, where an XML declaration must stand. */
function headOf(bytes: Uint8Array, start: number): string {
  const end = startsWith(bytes.subarray(start), [0x3c, 0x3f, 0x78, 0x6d, 0x6c]) ? bytes.indexOf(0x3e, start) : -1;
  const head = end < 0 ? "" : decodeTable(bytes.subarray(0, end), start, latin1);
  return typeof head === "string" ? head : "";
}

type Declared = { readonly written: string; readonly encoding: Encoding | undefined } | { readonly refusal: Refusal };

function declaredIn(head: string): Declared {
  const match = declaration.exec(head);
  const written = match?.[2] ?? "";
  const encoding = match === null ? undefined : encodingOf(written.toLowerCase());
  if (match === null || encoding !== undefined) return { written, encoding };
  const message = `The XML declaration names the encoding ${quote(written.slice(0, 40))}, which is not read. ${advice}`;
  return { refusal: refuse("encoding_unsupported", message, placeOf(head, match[0].length - written.length - 1)) };
}

function encodingOf(label: string): Encoding | undefined {
  const known = encodings.get(label);
  if (known !== undefined) return known;
  const name = platformEncoding(label);
  return name === undefined ? undefined : name === "utf-8" ? utf8 : { name, form: "platform" };
}
