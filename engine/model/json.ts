/**
 * JSON text (RFC 8259) to a tree. Unlike `JSON.parse` it keeps numbers as they are written, so that no digit is lost, knows
 * where each value stands and which fields are given twice, goes no deeper than allowed, and makes no objects, so that
 * `__proto__` is a field like others.
 */
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
}

export interface JsonLimits {
  /** Objects and arrays inside each other. */
  readonly depth: number;
  /** Objects, arrays, texts, numbers, true, false and null in all. */
  readonly values: number;
}

/** Why a text is not read. Not an Error, because it needs no stack. */
export class JsonFault {
  constructor(readonly why: "syntax" | "depth" | "values", readonly message: string, readonly offset: number) {}
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

/** An object or array whose end has not come. */
interface Open {
  readonly node: JsonNode;
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
const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

class JsonReader {
  readonly #text: string;
  readonly #limits: JsonLimits;
  readonly #pointers = new Pointers();
  readonly #repeated: Map<JsonObject, Repeated[]> = new Map();
  readonly #open: Open[] = [];
  #at = 0;
  #values = 0;

  constructor(text: string, limits: JsonLimits) {
    this.#text = text;
    this.#limits = limits;
  }

  read(): JsonText {
    for (;;) {
      let node = this.#value();
      while (node !== undefined) {
        const open = this.#open.at(-1);
        if (open === undefined) return this.#finish(node);
        node = this.#attach(open, node);
      }
    }
  }

  #finish(root: JsonNode): JsonText {
    this.#space();
    if (this.#at < this.#text.length) this.#fail("Nothing may follow the end of the JSON value");
    return { root, pointers: this.#pointers, repeated: this.#repeated };
  }

  /** The next value; undefined when it is an object or array whose content comes next. */
  #value(): JsonNode | undefined {
    this.#space();
    const place = this.#place();
    if (++this.#values > this.#limits.values) {
      this.#refuse("values", `more than ${this.#limits.values} values`);
    }
    const next = this.#text.charAt(this.#at);
    if (next === '"') return { place, value: this.#string() };
    if (next === "{") return this.#start(place, new Map(), "}");
    if (next === "[") return this.#start(place, [], "]");
    const word = words.get(next);
    if (word !== undefined && this.#text.startsWith(word[0], this.#at)) {
      this.#at += word[0].length;
      return { place, value: word[1] };
    }
    return { place, value: new JsonNumber(this.#take(NUMBER) || this.#fail("Expected a value")) };
  }

  #place(): number {
    const open = this.#open.at(-1);
    if (open === undefined) return Pointers.root;
    return this.#pointers.add(open.node.place, Array.isArray(open.items) ? open.items.length : open.name);
  }

  #start(place: number, items: JsonNode[] | JsonObject, end: string): JsonNode | undefined {
    if (this.#open.length >= this.#limits.depth) {
      this.#refuse("depth", `Objects and arrays lie more than ${this.#limits.depth} deep inside each other`);
    }
    const node = { place, value: items };
    this.#at++;
    this.#space();
    if (this.#skip(end)) return node;
    const open = { node, items, name: "" };
    this.#open.push(open);
    if (!Array.isArray(items)) this.#name(open);
    return undefined;
  }

  /** Puts a value into what is open. The value that this ends, or undefined when another value comes. */
  #attach(open: Open, node: JsonNode): JsonNode | undefined {
    const { items, name } = open;
    if (Array.isArray(items)) items.push(node);
    else this.#field(items, name, node);
    this.#space();
    if (this.#skip(",")) {
      if (!Array.isArray(items)) this.#name(open);
      return undefined;
    }
    const end = Array.isArray(items) ? "]" : "}";
    if (!this.#skip(end)) this.#fail(`Expected "," or "${end}"`);
    return this.#open.pop()?.node;
  }

  #field(object: JsonObject, name: string, last: JsonNode): void {
    const before = object.get(name);
    object.set(name, last);
    if (before === undefined) return;
    const list = this.#repeated.get(object) ?? [];
    this.#repeated.set(object, list);
    list.push({ name, before, last });
  }

  #name(open: Open): void {
    this.#space();
    if (this.#text.charAt(this.#at) !== '"') this.#fail("Expected the name of a field in double quotes");
    open.name = this.#string();
    this.#space();
    if (!this.#skip(":")) this.#fail('Expected ":" behind the name of a field');
  }

  #string(): string {
    this.#at++;
    let text = this.#take(PLAIN);
    while (!this.#skip('"')) {
      if (!this.#skip("\\")) {
        this.#fail("A text must end with a double quote, and hold no line break or control character");
      }
      text += this.#escape() + this.#take(PLAIN);
    }
    return text;
  }

  #escape(): string {
    const next = this.#text.charAt(this.#at);
    const plain = Object.hasOwn(escapes, next) ? escapes[next] : undefined;
    if (plain === undefined && next !== "u") this.#fail("There is no such escape in JSON");
    this.#at++;
    if (plain !== undefined) return plain;
    const digits = this.#take(HEX) || this.#fail("Expected four hexadecimal digits");
    return String.fromCharCode(
      [...digits.toLowerCase()].reduce((sum, it) => sum * 16 + "0123456789abcdef".indexOf(it), 0),
    );
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
    const found = this.#text.charAt(this.#at);
    const what = found === "" ? "the text ends here" : `found ${JSON.stringify(found)} here`;
    return this.#refuse("syntax", `${expected}; ${what}`);
  }

  #refuse(why: JsonFault["why"], message: string): never {
    throw new JsonFault(why, message, this.#at);
  }
}
