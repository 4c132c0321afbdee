/** A JSON text as its values with the offsets where they stand. The text was read before, so it is known to be JSON. */

export interface Outlined {
  /** UTF-16 indexes: of the first character, and behind the last. */
  readonly start: number;
  readonly end: number;
  /** The fields of an object, or the items of a list, in their order. */
  readonly entries?: readonly Entry[];
  readonly isList?: boolean;
}

/** A field or an item. */
export interface Entry {
  /** Of an object's field. */
  readonly name?: string;
  /** Where the name begins, or the item. */
  readonly start: number;
  readonly value: Outlined;
}

export function outlineOf(text: string): Outlined {
  return new Outline(text).value(skipped(text, 0));
}

class Outline {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  value(start: number): Outlined {
    const first = this.#text.charAt(start);
    if (first === "{" || first === "[") return this.#entries(start, first === "[");
    if (first === '"') return { start, end: endOfString(this.#text, start) };
    let end = start;
    while (end < this.#text.length && !/[\s,\]}]/.test(this.#text.charAt(end))) end++;
    return { start, end };
  }

  #entries(start: number, isList: boolean): Outlined {
    const entries: Entry[] = [];
    let at = skipped(this.#text, start + 1);
    while (!"]}".includes(this.#text.charAt(at)) && at < this.#text.length) {
      const entry = isList ? { start: at, value: this.value(at) } : this.#field(at);
      entries.push(entry);
      at = skipped(this.#text, entry.value.end);
      if (this.#text.charAt(at) === ",") at = skipped(this.#text, at + 1);
    }
    return { start, end: at + 1, entries, isList };
  }

  #field(start: number): Entry {
    const end = endOfString(this.#text, start);
    const name: unknown = JSON.parse(this.#text.slice(start, end));
    const colon = skipped(this.#text, end);
    return { name: String(name), start, value: this.value(skipped(this.#text, colon + 1)) };
  }
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === "\\" ? 2 : 1;
  return at + 1;
}

function skipped(text: string, from: number): number {
  let at = from;
  while (" \t\n\r".includes(text.charAt(at)) && at < text.length) at++;
  return at;
}
