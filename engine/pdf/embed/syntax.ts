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
    if (!isWellWritten(text(bytes, at, 40))) return { kind: "syntax", about: `object ${number}` };
    const value = file.get({ ref: number });
    const end = isStream(value) ? value.start : bytes.length;
    if (isStream(value) && !endsWell(bytes, value.start, file.get(value.dict.get("Length")))) {
      return { kind: "syntax", about: `stream ${number}` };
    }
    if (hasOddString(bytes, at, end, budget)) return { kind: "syntax", about: `string in ${number}` };
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

function isWellWritten(start: string): boolean {
  return /^\d{1,10} \d{1,5} obj[\r\n <[(/\d]/.test(start);
}

/** An end of line stands in front of `endstream`, and the length leads there (6.1.7.1). */
function endsWell(bytes: Uint8Array, start: number, length: unknown): boolean {
  if (!isCount(length) || !(standsAt(bytes, start - 1, "\n"))) return false;
  const at = start + length;
  return ["\nendstream", "\r\nendstream", "\rendstream"].some((end) => standsAt(bytes, at, end));
}

/** A string in hexadecimal digits of which one is left over (6.1.6). Strings in parentheses are skipped. */
function hasOddString(bytes: Uint8Array, from: number, to: number, budget: Budget): boolean {
  let at = from;
  for (; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x65 && standsAt(bytes, at, "endobj")) break;
    if (byte === 0x28) at = afterString(bytes, at);
    else if (byte === 0x3c && bytes[at + 1] === 0x3c) at++;
    else if (byte === 0x3c) {
      let digits = 0;
      for (at++; at < to && bytes[at] !== 0x3e; at++) {
        if (hexDigit(bytes[at] ?? 0) >= 0) digits++;
        else if (!isWhite(bytes[at])) return true;
      }
      if (digits % 2 === 1) return true;
    }
  }
  budget.look(at - from);
  return false;
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
