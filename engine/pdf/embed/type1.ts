/** A Type 1 program as PDFs embed it (Adobe Type 1 Font Format, 2, 6 and 7): which glyphs it has, and how wide they are. */
import type { Budget } from "../read/budget.ts";
import { isList, isName, Unreadable } from "../read/objects.ts";
import { find, hexDigit, isKeyword, isWhite, Parser, type Token } from "../read/parser.ts";
import { encodingOf } from "../pages/encodings.ts";
import { nameOfGlyph } from "../pages/glyph_names.ts";

/** A program whose glyphs have names: Type 1, or CFF that is not keyed by CID. */
export interface NamedProgram {
  /** What the program's own encoding has at a code. */
  glyphAt(code: number): string | undefined;
  /** In thousandths of the size; undefined for a glyph that is not there, or whose width cannot be told. */
  width(name: string): number | undefined;
}

const EEXEC = { key: 55_665, skip: 4 };
const CHARSTRING = 4_330;
const USUAL_SCALE = 0.001;

/** Undefined where it cannot be read. */
export function type1In(bytes: Uint8Array, budget: Budget): NamedProgram | undefined {
  try {
    const at = find(bytes, "eexec", 0, budget);
    if (at < 0) return undefined;
    const encoding = encodingIn(new Parser(bytes.subarray(0, at), 0, budget));
    if (encoding === undefined) return undefined;
    const { skip, glyphs } = glyphsIn(
      decrypted(packed(bytes, at + "eexec".length), EEXEC.key, EEXEC.skip, budget),
      budget,
    );
    return {
      glyphAt: encoding,
      width(name) {
        const code = glyphs.get(name);
        if (code === undefined) return undefined;
        return widthIn(skip < 0 ? code : decrypted(code.subarray(0, LONGEST + skip), CHARSTRING, skip, budget));
      },
    };
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** The standard encoding, or `dup CODE /NAME put` again and again; undefined for a program of another scale. */
function encodingIn(parser: Parser): NamedProgram["glyphAt"] | undefined {
  const names = new Map<number, string>();
  let isStandard = false;
  let before: readonly Token[] = [];
  for (let token = parser.next(); !isKeyword(token, ""); token = parser.next()) {
    const [dup, code, name] = before;
    const last = before.at(-1);
    if (isKeyword(token, "StandardEncoding")) isStandard = true;
    if (
      isKeyword(token, "put") && dup !== undefined && isKeyword(dup, "dup") && typeof code === "number" && isNamed(name)
    ) {
      names.set(code, name.name);
    }
    if (isNamed(last, "FontMatrix") && !(!isKeyword(token) && isList(token) && token[0] === USUAL_SCALE)) {
      return undefined;
    }
    before = [...before.slice(-2), token];
  }
  return isStandard ? standardName : (code) => names.get(code);
}

function isNamed(token: Token | undefined, name?: string): token is { readonly name: string } {
  return token !== undefined && !isKeyword(token) && isName(token) && (name === undefined || token.name === name);
}

/** The glyph of a code in the standard encoding. */
export function standardName(code: number): string | undefined {
  return nameOfGlyph(encodingOf("StandardEncoding")(code));
}

/** What is encrypted stands behind white space, as bytes or as hexadecimal digits. */
function packed(bytes: Uint8Array, from: number): Uint8Array {
  let at = from;
  while (isWhite(bytes[at])) at++;
  const isHex = [0, 1, 2, 3].every((it) => hexDigit(bytes[at + it] ?? 0) >= 0);
  if (!isHex) return bytes.subarray(at);
  const digits = bytes.subarray(at).filter((byte) => hexDigit(byte) >= 0);
  return Uint8Array.from({ length: digits.length >> 1 }, (_, index) => {
    return hexDigit(digits[2 * index] ?? 0) * 16 + hexDigit(digits[2 * index + 1] ?? 0);
  });
}

/** The encryption of Type 1 (7.1), which hides nothing: its keys are published. */
function decrypted(bytes: Uint8Array, key: number, skip: number, budget: Budget): Uint8Array {
  budget.look(bytes.length);
  let state = key;
  return bytes.map((byte) => {
    const plain = byte ^ (state >> 8);
    state = ((byte + state) * 52_845 + 22_719) & 0xffff;
    return plain;
  }).subarray(skip);
}

interface Glyphs {
  /** Bytes at the start of each that mean nothing; below zero, they are not encrypted. */
  readonly skip: number;
  readonly glyphs: ReadonlyMap<string, Uint8Array>;
}

/** `/NAME LENGTH RD` with so many bytes behind one blank; `RD` may be called `-|`. Subroutines are passed over. */
function glyphsIn(bytes: Uint8Array, budget: Budget): Glyphs {
  const parser = new Parser(bytes, 0, budget);
  const glyphs = new Map<string, Uint8Array>();
  let skip = 4;
  let before: readonly Token[] = [];
  for (let token = parser.next(); !isEnd(token); token = parser.next()) {
    const [name, length] = before;
    if (typeof token === "number" && isNamed(before.at(-1), "lenIV")) skip = token;
    if (isKeyword(token) && ["RD", "-|"].includes(token.keyword) && typeof length === "number") {
      const start = parser.at + 1;
      parser.at = start + Math.max(0, length);
      if (isNamed(name)) glyphs.set(name.name, bytes.subarray(start, parser.at));
    }
    before = [...before.slice(-1), token];
  }
  return { skip, glyphs };
}

/** What is behind it is decrypted, too, though it was not encrypted. */
function isEnd(token: Token): boolean {
  return isKeyword(token, "") || isKeyword(token, "closefile");
}

/** Numbers, and the command that sets the width, are at the start. */
const LONGEST = 60;
const [ESCAPE, DIV, SBW, HSBW] = [12, 12, 7, 13];

/** The width that a glyph begins with: `hsbw`, or `sbw`. */
function widthIn(code: Uint8Array): number | undefined {
  const stack: number[] = [];
  for (let at = 0; at < code.length;) {
    const byte = code[at] ?? 0;
    if (byte >= 32) {
      const { value, length } = numberAt(code, at);
      stack.push(value);
      at += length;
    } else if (byte === HSBW) return stack.length === 2 ? stack[1] : undefined;
    else if (byte !== ESCAPE) return undefined;
    else if (code[at + 1] === SBW) return stack.length === 4 ? stack[2] : undefined;
    else if (code[at + 1] === DIV && stack.length >= 2) {
      const [under = 0, by = 1] = stack.splice(-2);
      stack.push(under / by);
      at += 2;
    } else return undefined;
  }
  return undefined;
}

interface Operand {
  readonly value: number;
  readonly length: number;
}

/** A number of a charstring, from 32 on: of one byte, two, or five. */
export function numberAt(code: Uint8Array, at: number): Operand {
  const [first = 0, second = 0] = code.subarray(at, at + 2);
  if (first < 247) return { value: first - 139, length: 1 };
  if (first < 251) return { value: (first - 247) * 256 + second + 108, length: 2 };
  if (first < 255) return { value: -(first - 251) * 256 - second - 108, length: 2 };
  const [, a = 0, b = 0, c = 0, d = 0] = code.subarray(at, at + 5);
  return { value: (a << 24) | (b << 16) | (c << 8) | d, length: 5 };
}
