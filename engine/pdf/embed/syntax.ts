/** How the objects of a file are written, which PDF/A is strict about (ISO 19005-3, 6.1). */
import type { Budget } from "../read/budget.ts";
import type { Opened } from "../read/file.ts";
import { isCount, isStream } from "../read/objects.ts";
import { hexDigit, isWhite, standsAt } from "../read/parser.ts";
import type { ObstacleKind } from "./obstacle.ts";

interface SyntaxFault {
  readonly kind: ObstacleKind;
  readonly about: string;
}

/** The first that is found. */
export function syntaxFault({ file, newest }: Opened, budget: Budget): SyntaxFault | undefined {
  const { bytes } = file;
  if (!hasHeader(bytes)) return { kind: "header", about: "%PDF" };
  const table = newest?.kind === "table" ? text(bytes, newest.at, 30) : undefined;
  if (table !== undefined && !/^xref\r?\n\d{1,10} \d{1,10} ?\r?\n/.test(table)) {
    return { kind: "syntax", about: "xref" };
  }
  for (const number of file.numbers()) {
    const at = file.placeOf(number);
    if (at === undefined) continue;
    budget.look(200);
    const value = file.get({ ref: number });
    const { odd, end } = scanned(bytes, at, isStream(value) ? value.start : bytes.length, budget);
    if (odd) return { kind: "syntax", about: `string in ${number}` };
    const after = isStream(value) ? afterStream(bytes, value.start, file.get(value.dict.get("Length"))) : end;
    if (after === undefined) return { kind: "syntax", about: `stream ${number}` };
    if (!beginsWell(bytes, at) || !endsWell(bytes, after)) return { kind: "syntax", about: `object ${number}` };
  }
  return undefined;
}

function text(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** A version, an end of line, and a comment of at least four bytes above 127 (6.1.2). */
function hasHeader(bytes: Uint8Array): boolean {
  const head = text(bytes, 0, 20);
  const match = /^%PDF-1\.[0-7](\r\n|\r|\n)%/.exec(head);
  const from = match?.[0].length ?? 0;
  return match !== null && bytes.subarray(from, from + 4).every((byte) => byte > 127);
}

/** On a line of its own, with one blank between its parts (6.1.9). */
function beginsWell(bytes: Uint8Array, at: number): boolean {
  return isLineEnd(bytes[at - 1]) && /^\d{1,10} \d{1,5} obj[\r\n]/.test(text(bytes, at, 40));
}

/** `endobj` stands on a line of its own, behind at most white space (6.1.9). */
function endsWell(bytes: Uint8Array, from: number): boolean {
  const limit = Math.min(from + MOST_WHITE, bytes.length);
  let at = from;
  while (at < limit && isWhite(bytes[at])) at++;
  const end = at + "endobj".length;
  return isLineEnd(bytes[at - 1]) && standsAt(bytes, at, "endobj") && (end >= bytes.length || isLineEnd(bytes[end]));
}

const MOST_WHITE = 100;

function isLineEnd(byte: number | undefined): boolean {
  return byte === 0x0a || byte === 0x0d;
}

/** The place behind `endstream`, in front of which an end of line stands, and to which the length leads (6.1.7.1). */
function afterStream(bytes: Uint8Array, start: number, length: unknown): number | undefined {
  if (!isCount(length) || !standsAt(bytes, start - 1, "\n")) return undefined;
  const at = start + length;
  const found = ["\nendstream", "\r\nendstream", "\rendstream"].find((end) => standsAt(bytes, at, end));
  return found === undefined ? undefined : at + found.length;
}

interface Scanned {
  /** Whether a string in hexadecimal digits has one left over (6.1.6). */
  readonly odd: boolean;
  /** Where `endobj` stands, or the bytes end. */
  readonly end: number;
}

/** Strings in parentheses are skipped. */
function scanned(bytes: Uint8Array, from: number, to: number, budget: Budget): Scanned {
  let at = from;
  let odd = false;
  for (; at < to && !odd; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x65 && standsAt(bytes, at, "endobj")) break;
    if (byte === 0x28) at = afterString(bytes, at);
    else if (byte === 0x3c && bytes[at + 1] === 0x3c) at++;
    else if (byte === 0x3c) {
      let digits = 0;
      for (at++; at < to && bytes[at] !== 0x3e && !odd; at++) {
        if (hexDigit(bytes[at] ?? 0) >= 0) digits++;
        else odd = !isWhite(bytes[at]);
      }
      odd ||= digits % 2 === 1;
    }
  }
  budget.look(at - from);
  return { odd, end: at };
}

function afterString(bytes: Uint8Array, from: number): number {
  let open = 0;
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === 0x5c) at++;
    else if (bytes[at] === 0x28) open++;
    else if (bytes[at] === 0x29 && --open === 0) return at;
  }
  return bytes.length;
}
