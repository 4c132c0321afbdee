/** Random changes to the bytes of a document. */
import { joined } from "../../engine/model/bytes.ts";
import { BILLING, identifierOf } from "../../engine/model/specifications.ts";
import type { Random } from "../../tests/support/random.ts";

export interface Source {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type Change = (bytes: Uint8Array, random: Random, found: readonly Source[]) => Uint8Array;

/** Changes after which a document is mostly well-formed, so that rules are reached. */
export const tame: readonly Change[] = [newText, newText, newText, newAttribute, withoutElement, twiceElement];

/** Changes after which it mostly is not. */
export const wild: readonly Change[] = [newText, oneBit, oneByte, without, twice, inserted, inserted, spliced, cut];

const encoder = new TextEncoder();

export function replaced(bytes: Uint8Array, start: number, end: number, by: Uint8Array): Uint8Array {
  return joined([bytes.subarray(0, start), by, bytes.subarray(end)]);
}

function oneBit(bytes: Uint8Array, random: Random): Uint8Array {
  const copy = bytes.slice();
  const at = random.below(bytes.length);
  copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8));
  return copy;
}

function oneByte(bytes: Uint8Array, random: Random): Uint8Array {
  const copy = bytes.slice();
  copy[random.below(bytes.length)] = random.below(256);
  return copy;
}

/** A piece of a document, which is mostly short. */
function piece(bytes: Uint8Array, random: Random): readonly [start: number, end: number] {
  const start = random.below(bytes.length);
  return [start, Math.min(bytes.length, start + 1 + random.below(random.oneIn(4) ? 2_000 : 20))];
}

function without(bytes: Uint8Array, random: Random): Uint8Array {
  return replaced(bytes, ...piece(bytes, random), new Uint8Array());
}

function twice(bytes: Uint8Array, random: Random): Uint8Array {
  const [start, end] = piece(bytes, random);
  return replaced(bytes, end, end, bytes.subarray(start, end));
}

function cut(bytes: Uint8Array, random: Random): Uint8Array {
  return bytes.subarray(0, random.below(bytes.length));
}

function spliced(bytes: Uint8Array, random: Random, found: readonly Source[]): Uint8Array {
  const other = random.of(found).bytes;
  const at = random.below(bytes.length);
  return replaced(bytes, at, at, other.subarray(...piece(other, random)));
}

/** Markup, references and bytes that mean something to a reader of XML. */
const tokens: readonly Uint8Array[] = [
  ...[
    "<",
    ">",
    "/>",
    "</",
    "<a>",
    "</a>",
    "&",
    "&#0;",
    "&#xD800;",
    "&#x1F600;",
    "&lt;",
    "&amp;",
    "]]>",
    "<![CDATA[",
    "<!--",
  ],
  ...[
    "-->",
    "--",
    "<?xml ?>",
    "<?p?>",
    "<!DOCTYPE a>",
    "<!DOCTYPE a [<!ENTITY a 'b'>]>",
    "'",
    '"',
    "=",
    ":",
    "xmlns=''",
  ],
  ...[
    " xmlns:cbc='urn:x'",
    " xml:lang='de'",
    "\ufeff",
    "\ufffe",
    "\u2028",
    "\r",
    "\t",
    "\0",
    "\x08",
    "\x85",
    "é",
    "😀",
  ],
].map((text) => encoder.encode(text)).concat(
  [[0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf8], [0xff, 0xfe], [0xe2, 0x82]].map((bytes) => Uint8Array.from(bytes)),
);

function inserted(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length + 1);
  return replaced(bytes, at, at, random.of(tokens));
}

/** Texts at the edges of what values may be. */
const values: readonly Uint8Array[] = [
  ...[
    "",
    " ",
    "\n",
    "0",
    "-0",
    "0.00",
    "-0.01",
    "1.005",
    ".5",
    "100.",
    "+1",
    "1e2",
    "1E+1000000000",
    "INF",
    "NaN",
    "0x1F",
  ],
  ...[
    "1,00",
    "٣",
    "99999999999999999999.99",
    "0.00000000000000000001",
    "9".repeat(5_000),
    "x".repeat(5_000),
    "true",
    "1",
  ],
  ...[
    "2024-02-29",
    "2024-02-30",
    "20240229",
    "2024-01-01Z",
    "0000-00-00",
    "S",
    "Z",
    "E",
    "AE",
    "K",
    "G",
    "O",
    "L",
    "M",
    "B",
  ],
  ...[
    "VAT",
    "vat",
    "EUR",
    "DE",
    "EL",
    "XX",
    "380",
    "381",
    "58",
    "59",
    "H87",
    "0088",
    "EM",
    "SEPA",
    "VATEX-EU-IC",
    "DE123",
  ],
  ...[
    identifierOf("en16931"),
    BILLING,
    "#AAI#x",
    "##",
    "a|b",
    "\u00a0",
    "&#10;",
  ],
].map((text) => encoder.encode(text));

const [LESS, GREATER, SLASH, QUOTE] = [0x3c, 0x3e, 0x2f, 0x22];

/** The text between a start tag and the next tag. */
function newText(bytes: Uint8Array, random: Random): Uint8Array {
  const start = bytes.indexOf(GREATER, random.below(bytes.length)) + 1;
  const end = bytes.indexOf(LESS, start);
  const behindStartTag = bytes[bytes.lastIndexOf(LESS, start - 1) + 1] !== SLASH;
  const isText = start > 0 && end > start && behindStartTag && bytes[end + 1] === SLASH;
  return isText ? replaced(bytes, start, end, random.of(values)) : bytes;
}

/** The value of an attribute. */
function newAttribute(bytes: Uint8Array, random: Random): Uint8Array {
  const start = bytes.indexOf(QUOTE, random.below(bytes.length)) + 1;
  const end = bytes.indexOf(QUOTE, start);
  return start > 0 && end > 0 ? replaced(bytes, start, end, random.of(values)) : bytes;
}

/** An element without white space in its start tag, from "<" to behind its end tag; nothing when there is none. */
function element(bytes: Uint8Array, random: Random): readonly [start: number, end: number] {
  const start = bytes.indexOf(LESS, random.below(bytes.length));
  const tagEnd = bytes.indexOf(GREATER, start);
  const name = String.fromCharCode(...bytes.subarray(start + 1, Math.min(tagEnd, start + 80))).replace(/\s[^]*/, "");
  const end = start < 0 || tagEnd < 0 ? -1 : indexOf(bytes, encoder.encode(`</${name}>`), tagEnd);
  return end < 0 ? [0, 0] : [start, end + name.length + 3];
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(LESS, from); at >= 0; at = bytes.indexOf(LESS, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

function withoutElement(bytes: Uint8Array, random: Random): Uint8Array {
  return replaced(bytes, ...element(bytes, random), new Uint8Array());
}

function twiceElement(bytes: Uint8Array, random: Random): Uint8Array {
  const [start, end] = element(bytes, random);
  return replaced(bytes, end, end, bytes.subarray(start, end));
}
