/** Bytes and texts that are no honest invoice, for the tests of the library and of the command line. */
import { Buffer } from "node:buffer";
import { validInvoice } from "./terminal.ts";
import { invoiceOf } from "./ubl.ts";

const encoder = new TextEncoder();

/** Pieces one behind another: text as UTF-8, numbers as bytes. */
export function bytesOf(...pieces: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> {
  const parts = pieces.map((piece) => typeof piece === "string" ? encoder.encode(piece) : Uint8Array.from(piece));
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

/** A text in an encoding of one byte a character. */
export function latin1(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, "latin1"));
}

/** A text in UTF-16, without a byte order mark of its own. */
export function utf16(text: string, order: "big" | "little"): Uint8Array {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return Uint8Array.from(units.flatMap((unit) => {
    const pair = [unit >> 8, unit & 0xff];
    return order === "big" ? pair : pair.reverse();
  }));
}

const SBDH = "http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader";

/** Documents in a transport envelope, as access points of Peppol send them. */
export function enveloped(...documents: readonly string[]): string {
  const content = documents.map((document) => document.replace(/^<\?xml[^>]*\?>\n/, "")).join("");
  return `<StandardBusinessDocument xmlns="${SBDH}"><StandardBusinessDocumentHeader>` +
    `<HeaderVersion>1.0</HeaderVersion></StandardBusinessDocumentHeader>\n${content}</StandardBusinessDocument>`;
}

/** The valid invoice with another text in the first element of a name. */
export function withText(element: string, text: string): string {
  return validInvoice.replace(new RegExp(`(<${element}(?: [^>]*)?>)[^<]*`), (_, tag: string) => `${tag}${text}`);
}

/** The valid invoice with something before the first element inside it. */
function withInside(xml: string): string {
  return validInvoice.replace("<cbc:CustomizationID>", () => `${xml}<cbc:CustomizationID>`);
}

const UBL = "urn:oasis:names:specification:ubl:schema:xsd";
const FERD = "urn:ferd:CrossIndustryDocument:invoice:1p0";

/** An invoice behind a comment that holds the bytes, at the start of its third line. */
function withComment(...bytes: readonly number[]): Uint8Array {
  return bytesOf(`<?xml version="1.0" encoding="UTF-8"?>\n<!-- é\n`, bytes, ` -->${invoiceOf("")}`);
}

/** The valid invoice with another encoding in its declaration. */
export function declaring(encoding: string): string {
  return validInvoice.replace("UTF-8", encoding);
}

type Place = readonly [line: number, column: number] | undefined;

/** What must be refused: what it is, the input, the code, and the place where the input itself gives one. */
export const refused: readonly (readonly [string, () => Uint8Array | string, string, Place])[] = [
  ["an empty file", () => new Uint8Array(), "empty_document", undefined],
  ["an empty text", () => "", "empty_document", undefined],
  ["white space", () => encoder.encode(" \r\n\t"), "empty_document", undefined],
  ["a byte order mark alone", () => bytesOf([0xef, 0xbb, 0xbf]), "empty_document", undefined],
  ["a NUL", () => bytesOf([0]), "control_character", [1, 1]],
  ["zeros", () => new Uint8Array(1_000_000), "control_character", [1, 1]],
  ["more zeros than may be read", () => new Uint8Array(30_000_000), "character_limit", undefined],
  ["a text of zeros", () => "\0".repeat(7_000_000), "control_character", [1, 1]],
  ["plain text", () => encoder.encode("Dear customer,\n"), "not_well_formed", [1, 1]],
  ["a JSON array", () => encoder.encode(`[{"invoiceNumber": "1"}]`), "not_well_formed", [1, 1]],
  ["HTML", () => encoder.encode("<html><body><p>Invoice</p></body></html>"), "unknown_root", [1, 1]],
  ["HTML 5", () => encoder.encode("<!doctype html><p>Invoice"), "doctype_forbidden", [1, 1]],
  ["a PDF", () => latin1("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"), "pdf_document", undefined],
  ["a ZIP archive", () => latin1("PK\x03\x04\x14\0\0\0"), "zip_archive", undefined],
  ["an empty ZIP archive", () => latin1("PK\x05\x06\0\0\0\0"), "zip_archive", undefined],

  ["Latin-1 that declares nothing", () => latin1(`\n<a>caf\xe9</a>`), "not_well_formed", [2, 7]],
  ["Latin-1 declared as UTF-8", () => latin1(validInvoice), "not_well_formed", undefined],
  ["an unknown encoding", () => encoder.encode(declaring("Vendor-8")), "encoding_unsupported", [1, 31]],
  ["UTF-7", () => encoder.encode(declaring("UTF-7")), "encoding_unsupported", [1, 31]],
  ["UTF-7 behind its mark", () => encoder.encode("+/v8-+ADw-a/+AD4-"), "encoding_unsupported", undefined],
  ["UTF-16 declared over UTF-8", () => encoder.encode(declaring("UTF-16")), "encoding_unsupported", [1, 1]],
  ["UTF-8 declared over UTF-16", () => utf16(`\ufeff${validInvoice}`, "little"), "encoding_unsupported", [1, 1]],
  ["UTF-16 without a mark or a declaration", () => utf16(invoiceOf(""), "big"), "encoding_unsupported", undefined],
  ["UTF-8 declared over UTF-16 without a mark", () => utf16(validInvoice, "big"), "encoding_unsupported", [1, 1]],
  ["UTF-16 in the other order", () => utf16(`\ufeff${declaring("UTF-16LE")}`, "big"), "encoding_unsupported", [1, 1]],
  ["UTF-16 with half a unit", () => utf16("\ufeff<a/>\n ", "big").subarray(0, -1), "not_well_formed", [2, 1]],
  ["UTF-16 with a lone surrogate", () => utf16("\ufeff<a>\n\ud83d</a>", "little"), "not_well_formed", [2, 1]],
  ["UTF-32", () => bytesOf([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]), "encoding_unsupported", undefined],
  ["EBCDIC", () => bytesOf([0x4c, 0x6f, 0xa7, 0x94, 0x93]), "encoding_unsupported", undefined],
  ["an overlong slash", () => withComment(0xc0, 0xaf), "not_well_formed", [3, 1]],
  ["an overlong NUL", () => withComment(0xc0, 0x80), "not_well_formed", [3, 1]],
  ["an overlong euro sign", () => withComment(0xf0, 0x82, 0x82, 0xac), "not_well_formed", [3, 1]],
  ["five bytes for a character", () => withComment(0xf8, 0x88, 0x80, 0x80, 0x80), "not_well_formed", [3, 1]],
  ["a lone surrogate", () => withComment(0xed, 0xa0, 0xbd), "not_well_formed", [3, 1]],
  ["a pair of surrogates (CESU-8)", () => withComment(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80), "not_well_formed", [3, 1]],
  ["a character beyond U+10FFFF", () => withComment(0xf4, 0x90, 0x80, 0x80), "not_well_formed", [3, 1]],
  ["a character that is cut", () => withComment(0xe2, 0x82), "not_well_formed", [3, 1]],
  ["a lone surrogate in a text", () => `${invoiceOf("")}\n<!-- \udc00 -->`, "not_well_formed", [2, 6]],
  ["two byte order marks", () => encoder.encode(`\ufeff\ufeff${validInvoice}`), "not_well_formed", [1, 1]],
  ["two byte order marks in a text", () => `\ufeff\ufeff${validInvoice}`, "not_well_formed", [1, 1]],

  ["a DOCTYPE", () => validInvoice.replace("\n", "\n<!DOCTYPE Invoice>"), "doctype_forbidden", [2, 1]],
  ["a DOCTYPE in small letters", () => validInvoice.replace("\n", "\n<!doctype a>"), "doctype_forbidden", [2, 1]],
  ["a DOCTYPE in mixed letters", () => `<!DocTYPE a SYSTEM "a.dtd">${invoiceOf("")}`, "doctype_forbidden", [1, 1]],
  ["a million entities", () => entityBomb(), "entity_declaration_forbidden", [1, 1]],
  [
    "an entity from outside",
    () => `<!DOCTYPE a [<!ENTITY a SYSTEM "file:a">]>${invoiceOf("<cbc:ID>&a;</cbc:ID>")}`,
    "entity_declaration_forbidden",
    [1, 1],
  ],
  ["an entity that nothing declares", () => invoiceOf("\n<cbc:ID>&nbsp;</cbc:ID>"), "not_well_formed", [2, 9]],
  ["a late XML declaration", () => `\n${validInvoice}`, "not_well_formed", [2, 1]],
  ["an XML declaration behind a comment", () => `<!-- -->${validInvoice}`, "not_well_formed", [1, 9]],
  ["a processing instruction named xml", () => invoiceOf("\n<?xml a?>"), "not_well_formed", [2, 1]],
  ["a processing instruction named XML", () => invoiceOf("\n<?XML a?>"), "not_well_formed", [2, 1]],
  ["]]> in text", () => invoiceOf("\n<cbc:ID>]]></cbc:ID>"), "not_well_formed", [2, 11]],
  ["attributes without space", () => invoiceOf(`\n<cbc:ID a="1"b="2">1</cbc:ID>`), "not_well_formed", [2, 14]],
  ["a control character", () => invoiceOf("\n<cbc:ID>\x08</cbc:ID>"), "control_character", [2, 9]],
  ["text between elements", () => invoiceOf("<cbc:ID>1</cbc:ID>\n1"), "mixed_content", [1, 1]],
  ["an unbound prefix", () => invoiceOf("\n<x:ID>1</x:ID>"), "unbound_prefix", [2, 1]],
  ["two roots", () => `${invoiceOf("")}\n${invoiceOf("")}`, "not_well_formed", [2, 1]],

  ["a million levels", () => invoiceOf(`\n${"<a>".repeat(1_000_000)}`), "depth_limit", [2, 298]],
  ["a million open tags", () => "<a>".repeat(1_000_000), "depth_limit", [1, 301]],
  ["a million open tags with namespaces", () => `<a xmlns="a">`.repeat(600_000), "depth_limit", [1, 1301]],
  ["100,000 attributes", () => withInside(`<cbc:ID${attributes(100_000)}/>`), "attribute_limit", [6, 3]],
  ["60,000 elements", () => invoiceOf("\n" + "<cbc:Note>a</cbc:Note>".repeat(60_000)), "element_limit", [2, 1_099_979]],
  ["9 MB of text", () => invoiceOf(`<cbc:Note>${"x".repeat(9_000_000)}</cbc:Note>`), "character_limit", undefined],
  ["a million ampersands", () => invoiceOf(`\n<cbc:ID>${"&".repeat(1_000_000)}</cbc:ID>`), "not_well_formed", [2, 9]],
  ["a million brackets", () => "<".repeat(1_000_000), "not_well_formed", [1, 1]],
  ["a million quotes", () => invoiceOf(`\n<cbc:ID a=${"'".repeat(1_000_000)}/>`), "not_well_formed", [2, 13]],
  ["a name of a million letters", () => `<${"x".repeat(1_000_000)}/>`, "unknown_root", [1, 1]],

  ["an SBDH envelope", () => enveloped(validInvoice), "sbdh_envelope", [1, 1]],
  ["ZUGFeRD 1", () => `\n<r:CrossIndustryDocument xmlns:r="${FERD}"/>`, "zugferd_1", [2, 1]],
  ["a debit note", () => `<DebitNote xmlns="${UBL}:DebitNote-2"/>`, "ubl_debit_note", [1, 1]],
  ["an order", () => `<Order xmlns="${UBL}:Order-2"/>`, "unknown_root", [1, 1]],
  ["an invoice in no namespace", () => "<Invoice/>", "unknown_root", [1, 1]],
  ["an invoice in the wrong namespace", () => `<Invoice xmlns="${UBL}:CreditNote-2"/>`, "unknown_root", [1, 1]],
  ["a credit note in the wrong namespace", () => `<CreditNote xmlns="urn:x"/>`, "unknown_root", [1, 1]],
  [
    "an invoice in a namespace in other letters",
    () => `<Invoice xmlns="${UBL.toUpperCase()}:INVOICE-2"/>`,
    "unknown_root",
    [1, 1],
  ],
  [
    "a CII invoice in the wrong namespace",
    () => `<CrossIndustryInvoice xmlns="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:99"/>`,
    "unknown_root",
    [1, 1],
  ],
];

/** What of it no file can hold, or the command line reads: it opens envelopes and PDFs, and knows JSON by its beginning. */
export const libraryOnly: readonly string[] = [
  "a lone surrogate in a text",
  "an SBDH envelope",
  "a JSON array",
  "a PDF",
];

function entityBomb(): string {
  const levels = Array.from({ length: 10 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  return `<!DOCTYPE a [<!ENTITY e0 "x">${levels.join("")}]>${invoiceOf("<cbc:ID>&e10;</cbc:ID>")}`;
}

function attributes(count: number): string {
  return Array.from({ length: count }, (_, at) => ` a${at}=""`).join("");
}
