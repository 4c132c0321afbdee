/** Undoing the filters of a stream (ISO 32000-2, 7.4). */
import { Inflate } from "fflate";
import { joined } from "../../model/bytes.ts";
import type { Budget } from "./budget.ts";
import { isCount, Unreadable, type Value } from "./objects.ts";
import { hexDigit, isWhite } from "./parser.ts";

/** The entry of a filter's parameters. */
export type Parms = (key: string) => Value | undefined;
type Filter = (bytes: Uint8Array, parms: Parms, budget: Budget) => Uint8Array;

/** By name and by short name. Filters that are missing here are for pictures, or are no longer used for attachments. */
const filters: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  ["FlateDecode", flate],
  ["Fl", flate],
  ["ASCIIHexDecode", asciiHex],
  ["AHx", asciiHex],
  ["ASCII85Decode", ascii85],
  ["A85", ascii85],
]);

/** Throws Unreadable for a filter that is not known, and for bytes that are not what it takes. */
export function unfilter(name: string, bytes: Uint8Array, parms: Parms, budget: Budget): Uint8Array {
  const filter = filters.get(name);
  if (filter === undefined) throw new Unreadable(`a part is packed by ${name}, which is not read`);
  // White space and empty blocks give nothing, and take their time.
  budget.look(bytes.length);
  return filter(bytes, parms, budget);
}

function flate(bytes: Uint8Array, parms: Parms, budget: Budget): Uint8Array {
  return unpredict(inflate(bytes, budget), parms, budget);
}

/** How much is unpacked between two looks at the budget: deflate makes at most 1,032 bytes of one. */
const STEP = 8_192;
/** Bytes to refer back to (RFC 1951, 2), which are copied with each piece, however little comes out of it. */
const WINDOW = 32_768;

/** zlib data (RFC 1950). Its checksum is ignored: some writers get it wrong, and readers do not mind. */
function inflate(bytes: Uint8Array, budget: Budget): Uint8Array {
  const [method = 0, flags = 0] = bytes;
  if ((method & 0x0f) !== 8 || (method * 256 + flags) % 31 !== 0) throw new Unreadable("a compressed part is damaged");
  const chunks: Uint8Array[] = [];
  const stream = new Inflate((chunk) => {
    budget.inflate(chunk.length);
    chunks.push(chunk);
  });
  try {
    for (let at = 2; at < bytes.length; at += STEP) {
      budget.look(WINDOW);
      stream.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable("a compressed part is damaged");
  }
  return joined(chunks);
}

/** Undoes the predictors of PNG (7.4.4.4); each row says in its first byte which one it has. */
function unpredict(bytes: Uint8Array, parms: Parms, budget: Budget): Uint8Array {
  const predictor = parms("Predictor") ?? 1;
  if (predictor === 1) return bytes;
  if (!isCount(predictor) || predictor < 10) throw new Unreadable(`a part has the predictor ${predictor}`);
  const [columns, colors, bits] = [["Columns", 1], ["Colors", 1], ["BitsPerComponent", 8]].map(([key, otherwise]) =>
    parms(`${key}`) ?? otherwise
  );
  if (!isCount(columns) || !isCount(colors) || !isCount(bits) || columns * colors * bits === 0) {
    throw new Unreadable("a compressed part is damaged");
  }
  const width = Math.ceil(columns * colors * bits / 8);
  return unpredictRows(bytes, width, Math.ceil(colors * bits / 8), budget);
}

function unpredictRows(bytes: Uint8Array, width: number, pixel: number, budget: Budget): Uint8Array {
  const rows = Math.floor(bytes.length / (width + 1));
  const out = new Uint8Array(rows * width);
  budget.inflate(out.length);
  for (let row = 0; row < rows; row++) {
    const kind = bytes[row * (width + 1)] ?? 0;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const left = column < pixel ? 0 : out[at - pixel] ?? 0;
      const up = row === 0 ? 0 : out[at - width] ?? 0;
      const corner = row === 0 || column < pixel ? 0 : out[at - width - pixel] ?? 0;
      out[at] = (bytes[at + row + 1] ?? 0) + predicted(kind, left, up, corner);
    }
  }
  return out;
}

/** PNG, clause 9: none, sub, up, average, Paeth. */
function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return 0;
  const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs);
  if (a === undefined || b === undefined || c === undefined) return 0;
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function asciiHex(bytes: Uint8Array, _: Parms, budget: Budget): Uint8Array {
  const end = bytes.indexOf(0x3e);
  const digits = bytes.subarray(0, end < 0 ? bytes.length : end).filter((byte) => hexDigit(byte) >= 0);
  budget.inflate(digits.length);
  return Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, index) => {
    return hexDigit(digits[2 * index] ?? 0x30) * 16 + hexDigit(digits[2 * index + 1] ?? 0x30);
  });
}

/** Five digits of base 85 for four bytes, "z" for four zeros, "~>" at the end (7.4.3). */
function ascii85(bytes: Uint8Array, _: Parms, budget: Budget): Uint8Array {
  const out: number[] = [];
  let group: number[] = [];
  for (const byte of bytes) {
    if (isWhite(byte)) continue;
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) out.push(0, 0, 0, 0);
    else if (byte < 0x21 || byte > 0x75) throw new Unreadable("a compressed part is damaged");
    else group.push(byte - 0x21);
    if (group.length === 5) {
      out.push(...bytesOf85(group));
      group = [];
    }
    if (out.length > STEP * 1_000) throw new Unreadable("its compressed parts are larger than what is read");
  }
  if (group.length > 1) {
    const missing = 5 - group.length;
    out.push(...bytesOf85([...group, ...Array.from({ length: missing }, () => 84)]).slice(0, 4 - missing));
  }
  budget.inflate(out.length);
  return new Uint8Array(out);
}

function bytesOf85(group: readonly number[]): readonly number[] {
  const number = group.reduce((value, digit) => value * 85 + digit, 0);
  return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) & 0xff);
}
