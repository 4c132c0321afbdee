/** The attributes of a start tag, as XML 1.0 normalises them (3.3.3). */
import { GREATER, nameEnd, skipSpace, SLASH, startsName } from "./characters.ts";
import { cutOff, type Fault, faultAt, faultOfCharacter } from "./faults.ts";
import { resolved } from "./references.ts";

export type Attributes = Readonly<Record<string, string>>;

const EQUALS = 0x3d;
const AMPERSAND = 0x26;

/**
 * Attributes by their names: nothing is inherited, since "constructor" is a name like any other. Instances of a class, because
 * V8 looks up ten times as slowly what was made without a prototype.
 */
class Named {
  [name: string]: string;
}
Object.setPrototypeOf(Named.prototype, null);
Reflect.deleteProperty(Named.prototype, "constructor");

export function noAttributes(): Record<string, string> {
  return new Named();
}

/** Reads the rest of one tag, after its name. Throws its first fault. */
export class TagAttributes {
  /** By their names as written. */
  found: Record<string, string> | undefined;
  readonly places: Map<string, number> = new Map();
  /** Whether there is a declaration of a namespace, or a prefix. */
  namespaced = false;
  /** Of the first name that occurs twice; it is a fault of the whole tag. */
  duplicate: Fault | undefined;
  #count = 0;

  readonly #text: string;
  readonly #most: number;
  readonly #tag: number;

  /** `tag` is the index of "<". */
  constructor(text: string, most: number, tag: number) {
    this.#text = text;
    this.#most = most;
    this.#tag = tag;
  }

  /** The index after ">". */
  read(from: number): number {
    const text = this.#text;
    for (let at = from;;) {
      const name = skipSpace(text, at);
      if (name === text.length) throw cutOff();
      const code = text.charCodeAt(name);
      if (code === GREATER) return name + 1;
      if (code === SLASH) return this.#slash(name);
      if (!startsName(text, name)) throw faultOfCharacter("tag", text, name);
      if (name === at) throw faultAt("joined", name);
      const nameAfter = nameEnd(text, name);
      const quote = this.#quoteAfter(nameAfter);
      const end = this.#valueEnd(quote);
      this.#add(text.slice(name, nameAfter), name, quote + 1, end);
      at = end + 1;
    }
  }

  #slash(at: number): number {
    const text = this.#text;
    if (at + 1 === text.length) throw cutOff();
    if (text.charCodeAt(at + 1) !== GREATER) throw faultOfCharacter("tag", text, at + 1);
    return at + 2;
  }

  /** The index of the quote that starts the value. */
  #quoteAfter(nameAfter: number): number {
    const text = this.#text;
    const equals = skipSpace(text, nameAfter);
    if (equals === text.length) throw cutOff();
    const code = text.charCodeAt(equals);
    if (code !== EQUALS) {
      throw faultOfCharacter(equals > nameAfter || code === GREATER ? "noValue" : "tag", text, equals);
    }
    const quote = skipSpace(text, equals + 1);
    if (quote === text.length) throw cutOff();
    if (!isQuote(text.charCodeAt(quote))) throw faultOfCharacter("unquoted", text, quote);
    return quote;
  }

  /** The index of the quote that ends the value. */
  #valueEnd(start: number): number {
    const text = this.#text;
    const end = text.indexOf(text.charAt(start), start + 1);
    const less = text.indexOf("<", start);
    if (less < 0 ? end >= 0 : end >= 0 && end < less) return end;
    // A reference that XML does not know, if it comes before.
    valueOf(text, start + 1, less < 0 ? text.length : less);
    if (less < 0) throw cutOff();
    throw faultAt("value", less);
  }

  #add(name: string, at: number, from: number, to: number): void {
    if (++this.#count > this.#most) throw faultAt("attributes", this.#tag, this.#most);
    this.namespaced ||= name === "xmlns" || name.includes(":");
    const found = this.found ??= noAttributes();
    if (name in found) this.duplicate ??= faultAt("duplicate", at, name);
    found[name] = valueOf(this.#text, from, to);
    this.places.set(name, at);
  }
}

function isQuote(code: number): boolean {
  return code === 0x22 || code === 0x27;
}

function valueOf(text: string, from: number, to: number): string {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 || code === AMPERSAND) return resolved(text, from, to, spacesOf);
  }
  return text.slice(from, to);
}

/** White space as XML reads it in values: a blank each, and one for a line break of two characters. */
function spacesOf(text: string): string {
  return text.replace(/\r\n|[\t\r\n]/g, " ");
}
