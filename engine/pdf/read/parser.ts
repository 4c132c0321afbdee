/** Bytes to objects: the lexical rules of PDF (ISO 32000-2, 7.2 and 7.3). */
import type { Budget } from "./budget.ts";
import { type Dict, isCount, isName, type Name, Unreadable, type Value } from "./objects.ts";

/** What is outside of objects: `obj`, `endobj`, `stream`, `xref` and the like; empty at the end of the bytes. */
export interface Keyword {
  readonly keyword: string;
}

export type Token = Value | Keyword;

const DEEPEST = 100;
const LONGEST_KEYWORD = 32;
/** The standard allows names of 127 bytes (ISO 32000-1, annex C). */
const LONGEST_NAME = 1_000;

const white = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
/** Names of files and the like are short, and signatures have some ten thousand bytes. */
const LONGEST_STRING = 4_000_000;
/** About what a value takes in memory, so that long strings count as several. */
const BYTES_A_VALUE = 100;
/** ( ) < > [ ] { } / % */
const delimiters = new Set([0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, 0x2f, 0x25]);
/** What stands after a backslash in a string; other characters stand for themselves. */
const escapes: ReadonlyMap<number, number> = new Map([
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
  [0x62, 0x08],
  [0x66, 0x0c],
]);
const simple: ReadonlyMap<string, Value> = new Map<string, Value>([["true", true], ["false", false], ["null", null]]);

export function isKeyword(token: Token, keyword?: string): token is Keyword {
  const is = typeof token === "object" && token !== null && "keyword" in token;
  return is && (keyword === undefined || token.keyword === keyword);
}

export function isWhite(byte: number | undefined): boolean {
  return byte !== undefined && white.has(byte);
}

export function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** Reads objects from a place on. `at` is the offset after what was read last. */
export class Parser {
  #depth = 0;

  constructor(readonly bytes: Uint8Array, public at: number, private readonly budget: Budget) {}

  /** The next object or keyword. A dictionary in front of `stream` is given as it is. Throws Unreadable. */
  next(): Token {
    this.#skip();
    const start = this.at;
    if (this.#depth > 0) this.budget.hold(1);
    try {
      return this.#token(this.bytes[start]);
    } finally {
      // What has no end costs as well: a file may hold it a million times.
      this.budget.look(this.at - start + 1);
    }
  }

  /** The next object; a keyword in its place is an error. */
  value(): Value {
    const token = this.next();
    if (isKeyword(token)) throw new Unreadable(`an object is missing at offset ${this.at}`);
    return token;
  }

  /** Two numbers and `R` are a reference; otherwise the first number stands for itself. */
  #token(byte: number | undefined): Token {
    if (byte === undefined) return { keyword: "" };
    if (byte === 0x2f) return this.#name();
    if (byte === 0x28) return this.#string();
    if (byte === 0x5b) return this.#nested(() => this.#list());
    if (byte === 0x3c) return this.bytes[this.at + 1] === 0x3c ? this.#nested(() => this.#dict()) : this.#hex();
    if (delimiters.has(byte)) return this.#delimiter(byte);
    const number = this.#number();
    return number === undefined ? this.#word() : this.#reference(number);
  }

  #skip(): void {
    const start = this.at;
    for (let byte = this.bytes[this.at]; byte !== undefined; byte = this.bytes[this.at]) {
      if (white.has(byte)) this.at++;
      else if (byte === 0x25) { while (this.at < this.bytes.length && !isLineEnd(this.bytes[this.at])) this.at++; }
      else break;
    }
    this.budget.look(this.at - start);
  }

  #nested<T>(read: () => T): T {
    if (++this.#depth > DEEPEST) throw new Unreadable(`objects are nested more than ${DEEPEST} deep`);
    const made = read();
    this.#depth--;
    return made;
  }

  #delimiter(byte: number): Keyword {
    const double = byte === 0x3e && this.bytes[this.at + 1] === 0x3e;
    this.at += double ? 2 : 1;
    return { keyword: double ? ">>" : String.fromCharCode(byte) };
  }

  #list(): readonly Value[] {
    this.at++;
    const items: Value[] = [];
    for (;;) {
      const token = this.next();
      if (isKeyword(token, "]")) return items;
      if (isKeyword(token, "") || isKeyword(token, "endobj")) throw new Unreadable("a list has no end");
      if (!isKeyword(token)) items.push(token);
    }
  }

  #dict(): Dict {
    this.at += 2;
    const entries = new Map<string, Value>();
    for (;;) {
      const key = this.next();
      if (isKeyword(key, ">>")) return entries;
      if (isKeyword(key, "") || isKeyword(key, "endobj")) throw new Unreadable("a dictionary has no end");
      if (isKeyword(key) || !isName(key)) continue;
      const value = this.next();
      if (isKeyword(value, ">>")) return entries;
      if (!isKeyword(value)) entries.set(key.name, value);
    }
  }

  #name(): Name {
    let name = "";
    for (this.at++;; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === undefined || white.has(byte) || delimiters.has(byte)) return { name };
      if (name.length === LONGEST_NAME) throw new Unreadable("a name is too long");
      const [high, low] = [hexDigit(this.bytes[this.at + 1] ?? 0), hexDigit(this.bytes[this.at + 2] ?? 0)];
      const escaped = byte === 0x23 && high >= 0 && low >= 0;
      if (escaped) this.at += 2;
      name += String.fromCharCode(escaped ? high * 16 + low : byte);
    }
  }

  #string(): Uint8Array {
    const start = this.at;
    const out: number[] = [];
    let open = 1;
    for (this.at++; open > 0; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === undefined || out.length > LONGEST_STRING) return this.#endless(start);
      if (byte === 0x28) open++;
      else if (byte === 0x29) open--;
      if (byte === 0x5c) this.#escape(out);
      else if (open > 0) out.push(byte);
    }
    this.budget.hold(out.length / BYTES_A_VALUE);
    return new Uint8Array(out);
  }

  /** To keep bytes takes longer than to look at them. What has an end has paid for that by what it holds. */
  #endless(start: number): never {
    this.budget.look(10 * (this.at - start));
    throw new Unreadable("a string has no end");
  }

  /** After a backslash: up to three octal digits, an end of line that does not count, or a character. */
  #escape(out: number[]): void {
    const byte = this.bytes[++this.at] ?? 0;
    if (byte >= 0x30 && byte <= 0x37) {
      let code = 0;
      let digits = 0;
      for (let digit = byte; digits < 3 && digit >= 0x30 && digit <= 0x37; digits++) {
        code = code * 8 + digit - 0x30;
        digit = this.bytes[this.at + digits + 1] ?? 0;
      }
      this.at += digits - 1;
      out.push(code & 0xff);
    } else if (isLineEnd(byte)) {
      if (byte === 0x0d && this.bytes[this.at + 1] === 0x0a) this.at++;
    } else out.push(escapes.get(byte) ?? byte);
  }

  #hex(): Uint8Array {
    const start = this.at;
    const digits: number[] = [];
    for (this.at++;; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === undefined || digits.length > LONGEST_STRING) return this.#endless(start);
      if (byte === 0x3e) break;
      const digit = hexDigit(byte);
      if (digit >= 0) digits.push(digit);
    }
    this.at++;
    return Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, index) => {
      return (digits[2 * index] ?? 0) * 16 + (digits[2 * index + 1] ?? 0);
    });
  }

  /** A number, up to the first character that does not belong to it; undefined, with nothing read, when there is none. */
  #number(): number | undefined {
    let at = this.at;
    const sign = this.bytes[at];
    if (sign === 0x2b || sign === 0x2d) at++;
    let [number, scale, digits] = [0, 0, 0];
    for (let byte = this.bytes[at]; byte !== undefined; byte = this.bytes[++at]) {
      if (byte === 0x2e && scale === 0) scale = 1;
      else if (byte >= 0x30 && byte <= 0x39) {
        number = number * 10 + byte - 0x30;
        scale *= 10;
        digits++;
      } else break;
    }
    if (digits === 0) return undefined;
    this.at = at;
    return (sign === 0x2d ? -number : number) / (scale === 0 ? 1 : scale);
  }

  #word(): Token {
    const start = this.at;
    for (let byte = this.bytes[this.at]; byte !== undefined; byte = this.bytes[++this.at]) {
      if (white.has(byte) || delimiters.has(byte)) break;
    }
    const word = String.fromCharCode(...this.bytes.subarray(start, Math.min(this.at, start + LONGEST_KEYWORD)));
    const value = simple.get(word);
    return value === undefined ? { keyword: word } : value;
  }

  #reference(number: number): Value {
    if (!isCount(number)) return number;
    const after = this.at;
    let at = after;
    while (white.has(this.bytes[at] ?? 0x2f)) at++;
    const generation = at;
    while (isDigit(this.bytes[at])) at++;
    const between = at;
    while (white.has(this.bytes[at] ?? 0x2f)) at++;
    const end = this.bytes[at + 1] ?? 0x20;
    const is = between > generation && at > between && this.bytes[at] === 0x52 &&
      (white.has(end) || delimiters.has(end));
    this.budget.look(at - after);
    if (is) this.at = at + 1;
    return is ? { ref: number } : number;
  }
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 0x0a || byte === 0x0d;
}

/** Whether the bytes from a place on are those of an ASCII text. */
export function standsAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** Where a text stands first, at or after a place; -1 when it does not. */
export function find(bytes: Uint8Array, text: string, from: number, budget: Budget): number {
  const first = text.charCodeAt(0);
  let at = bytes.indexOf(first, from);
  while (at >= 0 && !standsAt(bytes, at, text)) at = bytes.indexOf(first, at + 1);
  budget.look((at < 0 ? bytes.length : at) - from);
  return at;
}
