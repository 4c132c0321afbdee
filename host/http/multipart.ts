/**
 * The parts of multipart/form-data (RFC 7578; RFC 2046, 5.1.1). They are searched for by native code, and in pieces between
 * which others are answered: FormData looks at each byte in a script, which takes a second of what a key may send.
 */
import { Buffer } from "node:buffer";
import { nextTurn } from "../kit/turn.ts";

export interface FormPart {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Bytes that are searched at once. */
const PIECE = 1_048_576;
/** Bytes that the headers of a part may have. */
const HEADERS = 4_096;
/** The length of the end of a line. */
const BREAK = 2;

/** The parts in their order, the first of them where there are more than `most`; undefined where the body is no such form. */
export async function formParts(
  body: Uint8Array<ArrayBuffer>,
  mediaType: string,
  most: number,
): Promise<readonly FormPart[] | undefined> {
  const boundary = /^multipart\/form-data;/i.test(mediaType) ? parameter(mediaType, "boundary") : undefined;
  if (boundary === undefined || boundary === "") return undefined;
  const line = `--${boundary}`;
  const parts: FormPart[] = [];
  // The first stands where a line begins, or at the very beginning.
  let at = textIn(body, 0, line.length) === line ? -BREAK : await find(body, `\r\n${line}`, 0);
  if (at === -1) return undefined;
  while (parts.length < most) {
    const behind = at + BREAK + line.length;
    if (textIn(body, behind, "--".length) === "--") return parts;
    const headers = textIn(body, behind, HEADERS);
    const length = headers.indexOf("\r\n\r\n");
    const name = nameIn(headers.slice(0, Math.max(length, 0)));
    const start = behind + length + 2 * BREAK;
    const end = length < 0 ? -1 : await find(body, `\r\n${line}`, start);
    if (end < 0 || name === undefined) return undefined;
    parts.push({ name, bytes: body.slice(start, end) });
    at = end;
  }
  return parts;
}

async function find(body: Uint8Array, wanted: string, from: number): Promise<number> {
  for (let at = from; at < body.length; at += PIECE) {
    if (at > from) await nextTurn();
    const found = textIn(body, at, PIECE + wanted.length - 1).indexOf(wanted);
    if (found >= 0) return at + found;
  }
  return -1;
}

/** A character for each byte. */
function textIn(body: Uint8Array, at: number, length: number): string {
  return Buffer.from(body.buffer, body.byteOffset + at, Math.max(0, Math.min(length, body.length - at))).toString(
    "latin1",
  );
}

function nameIn(headers: string): string | undefined {
  const header = headers.split("\r\n").find((it) => /^content-disposition:/i.test(it));
  return header === undefined ? undefined : parameter(header, "name");
}

/** A parameter of a header, without the quotation marks around it. */
function parameter(header: string, name: string): string | undefined {
  const found = header.split(";").map((it) => it.trim()).find((it) => it.toLowerCase().startsWith(`${name}=`));
  const value = found?.slice(name.length + 1);
  return value?.startsWith('"') === true && value.endsWith('"') && value.length > 1 ? value.slice(1, -1) : value;
}
