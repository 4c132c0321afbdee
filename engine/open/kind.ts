/**
 * What a document is: by the media type that it was sent with, else by its name or its first characters. Nobody else looks
 * for that.
 */
import { type Refusal, refuse } from "../xml/refusal.ts";

export type DocumentKind = "xml" | "json" | "pdf";

/** A document as it came, with what is known of it. */
export interface Source {
  /** Bytes in any encoding that is read, or text. */
  readonly input: Uint8Array | string;
  /** The name of the file. */
  readonly name?: string;
  /** The media type that it was sent with, which then decides. */
  readonly mediaType?: string;
}

/** Readers of PDF look for its header in this many bytes, because mail programs put things in front of it. */
const HEADER_WITHIN = 1_024;

const LESS = 0x3c;

const types: ReadonlyMap<string, DocumentKind> = new Map([
  ["application/xml", "xml"],
  ["text/xml", "xml"],
  ["application/pdf", "pdf"],
]);

/** By RFC 7303, everything whose name ends with +xml is XML as well. */
function kindOfType(mediaType: string): DocumentKind {
  const end = mediaType.indexOf(";");
  const type = (end < 0 ? mediaType : mediaType.slice(0, end)).trim().toLowerCase();
  return types.get(type) ?? (type.endsWith("+xml") && !/\s/.test(type) && type !== "+xml" ? "xml" : "json");
}

/** What a document is to be read as. What is sent with no type of another kind is JSON. */
export function kindOf({ input, name = "", mediaType }: Source): DocumentKind {
  if (mediaType !== undefined) return kindOfType(mediaType);
  if (isPdf(input, name)) return "pdf";
  return /\.json$/i.test(name) || startsAs(input, "{[") ? "json" : "xml";
}

/** Whether a text begins like XML, for callers who expected JSON. */
export function startsAsXml(input: Uint8Array | string): boolean {
  return startsAs(input, "<");
}

/** The refusal of a document that is neither XML nor JSON, by its first bytes. */
export function refuseBytes(bytes: Uint8Array): Refusal | undefined {
  // Most documents are known by their first character.
  if (bytes[0] === LESS) return undefined;
  const head = headOf(bytes, 4);
  if (head === "%PDF") return refusePdf();
  if (head === "PK\x03\x04" || head === "PK\x05\x06") {
    return refuse("zip_archive", "This is a ZIP archive, not XML. Unpack it and send the invoice inside it.");
  }
  return undefined;
}

/** The refusal of a PDF where there is nothing to take the invoice out of it. */
export function refusePdf(): Refusal {
  return refuse("pdf_document", "This is a PDF, not XML. Extract the e-invoice inside it and send that.");
}

/** What begins as XML or JSON is no PDF, whatever it quotes, unless that is its name; most documents are known by their first character. */
function isPdf(input: Uint8Array | string, name: string): boolean {
  const first = typeof input === "string" ? input.charCodeAt(0) : input[0];
  const isNamed = /\.pdf$/i.test(name);
  if (first === LESS && !isNamed || !headOf(input, HEADER_WITHIN).includes("%PDF-")) return false;
  return isNamed || !startsAs(input, "<{[");
}

function headOf(input: Uint8Array | string, length: number): string {
  return typeof input === "string" ? input.slice(0, length) : String.fromCharCode(...input.subarray(0, length));
}

/** White space, byte order marks, and the empty halves of UTF-16. */
const BEFORE: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20, 0xbb, 0xbf, 0xef, 0xfe, 0xff, 0xfeff]);

/** Whether the first character of a document, in any encoding of Unicode, is one of these. */
function startsAs(input: Uint8Array | string, marks: string): boolean {
  const codeAt = (at: number) => (typeof input === "string" ? input.charCodeAt(at) : input[at]) ?? NaN;
  let at = 0;
  while (BEFORE.has(codeAt(at))) at++;
  return marks.includes(String.fromCharCode(codeAt(at)));
}
