/**
 * JSON text (RFC 8259) to a tree. Unlike `JSON.parse` it keeps numbers as they are written, so that no digit is lost, knows
 * where each value stands and which fields are given twice, and makes no objects, so that `__proto__` is a field like
 * others. What is nested deeper than allowed, or comes after as many values as are allowed, is read as JSON, too, and not
 * kept: the tree lacks it, and says where the first of it stands.
 */
import { quoteCharacter } from "./said.ts";
import { Pointers } from "./pointers.ts";

export type JsonObject = Map<string, JsonNode>;
export type JsonValue = string | boolean | null | JsonNumber | JsonNode[] | JsonObject;

export interface JsonNode {
  /** Index into the pointers of the text. */
  readonly place: number;
  readonly value: JsonValue;
}

export class JsonNumber {
  constructor(readonly source: string) {}
}

/** A field that an object has twice: the last one counts, as `JSON.parse` has it. */
export interface Repeated {
  readonly name: string;
  readonly before: JsonNode;
  readonly last: JsonNode;
}

export interface JsonText {
  readonly root: JsonNode;
  readonly pointers: Pointers;
  readonly repeated: ReadonlyMap<JsonObject, readonly Repeated[]>;
  /** The limits that the text goes beyond, each with the place of the first value beyond it. */
  readonly beyond: ReadonlyMap<keyof JsonLimits, number>;
}

/** What a tree holds at most; at least one of each. */
export interface JsonLimits {
  /** Objects and arrays inside each other. */
  readonly depth: number;
  /** Objects, arrays, texts, numbers, true, false and null in all. */
  readonly values: number;
}

/** Why a text is no JSON. Not an Error, because it needs no stack. */
export class JsonFault {
  constructor(readonly message: string, readonly offset: number) {}
}

/** Reads a text; in time and space linear in its length. */
export function parseJson(text: string, limits: JsonLimits): JsonText | JsonFault {
  try {
    return new JsonReader(text, limits).read();
  } catch (fault) {
    if (fault instanceof JsonFault) return fault;
    throw fault;
  }
}

/** An object or array of the tree whose end has not come. */
interface Open {
  readonly place: number;
  readonly items: JsonNode[] | JsonObject;
  /** The name of the field that comes. */
  name: string;
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
/** Characters of a string that stand for themselves. A text of them alone is taken in one piece. */
const PLAIN = /[ !#-[\]-\uffff]*/y;
const SPACE = /[ \t\r\n]*/y;
const HEX = /[0-9a-fA-F]{4}/y;
const words: ReadonlyMap<string, readonly [string, boolean | null]> = new Map([
  ["t", ["true", true]],
  ["f", ["false", false]],
  ["n", ["null", null]],
]);
/** What may follow a backslash (RFC 8259, 7). */
const ESCAPES = '"\\/bfnrtu';
const QUOTE = 0x22;
const BACKSLASH = 0x5C;

class JsonReader {
  readonly #text: string;
  readonly #limits: JsonLimits;
  readonly #pointers = new Pointers();
  readonly #repeated: Map<JsonObject, Repeated[]> = new Map();
  readonly #beyond: Map<keyof JsonLimits, number> = new Map();
  /** All objects and arrays that are open. The first of them are kept in the tree, and these are `#open`. */
  readonly #levels = new Levels();
  readonly #open: Open[] = [];
  #root: JsonNode | undefined;
  #at = 0;
  #values = 0;

  constructor(text: string, limits: JsonLimits) {
    this.#text = text;
    this.#limits = limits;
  }

  read(): JsonText {
    do {
      let ended = this.#value();
      while (ended && this.#levels.count > 0) ended = this.#goOn();
    } while (this.#levels.count > 0);
    this.#space();
    if (this.#root === undefined || this.#at < this.#text.length) {
      this.#fail("Nothing may follow the end of the JSON value");
    }
    return { root: this.#root, pointers: this.#pointers, repeated: this.#repeated, beyond: this.#beyond };
  }

  /** Reads a value, or where it begins; whether it has ended. */
  #value(): boolean {
    this.#space();
    const next = this.#text.charAt(this.#at);
    const isKept = this.#isKept();
    if (next === "{" || next === "[") return this.#start(next === "{", isKept);
    const value = this.#scalar(next);
    if (isKept) this.#keep(value);
    return true;
  }

  /** Whether there is room in the tree for the value that comes, and for what it is in. */
  #isKept(): boolean {
    if (this.#levels.count > this.#open.length) return false;
    if (this.#values < this.#limits.values) return true;
    if (!this.#beyond.has("values")) this.#beyond.set("values", this.#place());
    return false;
  }

  #scalar(next: string): JsonValue {
    if (next === '"') return this.#string();
    const word = words.get(next);
    if (word === undefined || !this.#text.startsWith(word[0], this.#at)) {
      return new JsonNumber(this.#take(NUMBER) || this.#fail("Expected a value"));
    }
    this.#at += word[0].length;
    return word[1];
  }

  #place(): number {
    const open = this.#open.at(-1);
    if (open === undefined) return Pointers.root;
    return this.#pointers.add(open.place, Array.isArray(open.items) ? open.items.length : open.name);
  }

  #start(isObject: boolean, isKept: boolean): boolean {
    const items: JsonNode[] | JsonObject = isObject ? new Map() : [];
    const place = isKept ? this.#keep(items) : Pointers.root;
    const isTooDeep = isKept && this.#open.length >= this.#limits.depth;
    if (isTooDeep && !this.#beyond.has("depth")) this.#beyond.set("depth", place);
    this.#at++;
    this.#space();
    if (this.#skip(endOf(isObject))) return true;
    this.#levels.push(isObject);
    if (isKept && !isTooDeep) this.#open.push({ place, items, name: "" });
    if (isObject) this.#name();
    return false;
  }

  /** Puts a value into what is open, and gives its place. */
  #keep(value: JsonValue): number {
    const node = { place: this.#place(), value };
    this.#values++;
    const open = this.#open.at(-1);
    if (open === undefined) this.#root = node;
    else if (Array.isArray(open.items)) open.items.push(node);
    else this.#field(open.items, open.name, node);
    return node.place;
  }

  /** Goes on behind a value; whether that ends what it is in. */
  #goOn(): boolean {
    const { isObject } = this.#levels;
    this.#space();
    if (this.#skip(",")) {
      if (isObject) this.#name();
      return false;
    }
    const end = endOf(isObject);
    if (!this.#skip(end)) this.#fail(`Expected "," or "${end}"`);
    if (this.#levels.count === this.#open.length) this.#open.pop();
    this.#levels.pop();
    return true;
  }

  #field(object: JsonObject, name: string, last: JsonNode): void {
    const before = object.get(name);
    object.set(name, last);
    if (before === undefined) return;
    const list = this.#repeated.get(object) ?? [];
    this.#repeated.set(object, list);
    list.push({ name, before, last });
  }

  #name(): void {
    this.#space();
    if (this.#text.charAt(this.#at) !== '"') this.#fail("Expected the name of a field in double quotes");
    const name = this.#string();
    const open = this.#levels.count === this.#open.length ? this.#open.at(-1) : undefined;
    if (open !== undefined) open.name = name;
    this.#space();
    if (!this.#skip(":")) this.#fail('Expected ":" behind the name of a field');
  }

  #string(): string {
    const from = this.#at++;
    const plain = this.#take(PLAIN);
    if (this.#skip('"')) return plain;
    this.#toQuote();
    // All at once: put together escape by escape, a text takes a hundred times its bytes.
    return JSON.parse(this.#text.slice(from, this.#at));
  }

  /** Goes behind the double quote that ends a text. By code, because a text can be escapes from end to end. */
  #toQuote(): void {
    let code = this.#text.charCodeAt(this.#at);
    while (code !== QUOTE) {
      if (code === BACKSLASH) this.#escape();
      else if (code >= 32) this.#at++;
      else this.#fail("A text must end with a double quote, and hold no line break or control character");
      code = this.#text.charCodeAt(this.#at);
    }
    this.#at++;
  }

  #escape(): void {
    this.#at++;
    const next = this.#text.charAt(this.#at);
    if (next === "" || !ESCAPES.includes(next)) this.#fail("There is no such escape in JSON");
    this.#at++;
    if (next === "u" && this.#take(HEX) === "") this.#fail("Expected four hexadecimal digits");
  }

  #space(): void {
    const code = this.#text.charCodeAt(this.#at);
    if (code <= 32) this.#take(SPACE);
  }

  #skip(character: string): boolean {
    const found = this.#text.charAt(this.#at) === character;
    if (found) this.#at++;
    return found;
  }

  #take(form: RegExp): string {
    const from = form.lastIndex = this.#at;
    if (!form.test(this.#text)) return "";
    this.#at = form.lastIndex;
    return this.#text.slice(from, this.#at);
  }

  #fail(expected: string): never {
    const found = this.#text.codePointAt(this.#at);
    const what = found === undefined
      ? "the text ends here"
      : `found ${quoteCharacter(String.fromCodePoint(found)).own} here`;
    throw new JsonFault(`${expected}; ${what}`, this.#at);
  }
}

function endOf(isObject: boolean): string {
  return isObject ? "}" : "]";
}

/** Which of the open levels are objects. A byte each, because a text may have as many as characters. */
class Levels {
  #kinds = new Uint8Array(128);
  count = 0;

  get isObject(): boolean {
    return this.#kinds[this.count - 1] === 1;
  }

  push(isObject: boolean): void {
    if (this.count === this.#kinds.length) {
      const more = new Uint8Array(2 * this.count);
      more.set(this.#kinds);
      this.#kinds = more;
    }
    this.#kinds[this.count++] = isObject ? 1 : 0;
  }

  pop(): void {
    this.count--;
  }
}
