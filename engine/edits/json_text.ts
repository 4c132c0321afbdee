/**
 * A JSON text in parts that can be changed and put together again: what nobody changes stays to the letter. The text was read
 * before, so it is known to be JSON.
 */

/** A text, number or literal as it is written, or what holds others. */
export type JsonPart = string | JsonParts;

/** An object or a list. */
export interface JsonParts {
  readonly isList: boolean;
  readonly entries: JsonEntry[];
  /** The white space before its closing bracket. */
  readonly end: string;
}

/** A field or an item, and the white space before it and between it and its comma; before the bracket there is none. */
export interface JsonEntry {
  before: string;
  /** Of an object's field. */
  readonly name?: JsonName;
  value: JsonPart;
  after: string;
}

export interface JsonName {
  readonly text: string;
  /** As it is written, with its quotation marks. */
  readonly raw: string;
  /** The colon and the white space around it. */
  readonly colon: string;
}

/** What a text is in parts, and the white space around it. */
export interface JsonText {
  readonly before: string;
  readonly root: JsonPart;
  readonly after: string;
}

export function readJsonText(text: string): JsonText {
  const reader = new Reader(text);
  return { before: reader.space(), root: reader.part(), after: reader.space() };
}

export function printJsonText({ before, root, after }: JsonText): string {
  return before + printed(root) + after;
}

function printed(part: JsonPart): string {
  if (typeof part === "string") return part;
  const entries = part.entries.map(({ before, name, value, after }) => {
    return `${before}${name === undefined ? "" : name.raw + name.colon}${printed(value)}${after}`;
  });
  const inside = entries.join(",") + part.end;
  return part.isList ? `[${inside}]` : `{${inside}}`;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  part(): JsonPart {
    const first = this.#text.charAt(this.#at);
    if (first === '"') return this.#string();
    return first === "{" || first === "[" ? this.#parts(first === "[") : this.#all(/[^\s,\]}]*/y);
  }

  space(): string {
    return this.#all(/[ \t\n\r]*/y);
  }

  #parts(isList: boolean): JsonParts {
    const entries: JsonEntry[] = [];
    this.#at++;
    let end = this.space();
    while (!this.#isAt("}") && !this.#isAt("]")) {
      const name = isList ? undefined : this.#name();
      const entry = { before: end, ...(name && { name }), value: this.part(), after: this.space() };
      entries.push(entry);
      [entry.after, end] = this.#isAt(",") ? [entry.after, this.#behind()] : ["", entry.after];
    }
    this.#at++;
    return { isList, entries, end };
  }

  /** The white space behind a comma or colon. */
  #behind(): string {
    this.#at++;
    return this.space();
  }

  #name(): JsonName {
    const raw = this.#string();
    const text: unknown = JSON.parse(raw);
    return { text: String(text), raw, colon: `${this.space()}:${this.#behind()}` };
  }

  #string(): string {
    const start = this.#at++;
    while (!this.#isAt('"')) this.#at += this.#isAt("\\") ? 2 : 1;
    return this.#text.slice(start, ++this.#at);
  }

  #isAt(character: string): boolean {
    return this.#text.charAt(this.#at) === character;
  }

  /** All from here on that a sticky pattern takes. */
  #all(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [all = ""] = pattern.exec(this.#text) ?? [];
    this.#at += all.length;
    return all;
  }
}
