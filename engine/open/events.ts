/** Events of a document that are kept, to be given to several sinks one after the other: each gets many in one go. */
import type { Attributes, Scope, XmlSink } from "../xml/reader.ts";

const OPEN = 0;
const TEXT = 1;
const TEXT_APART = 2;
const CLOSE = 3;

export class Events implements XmlSink {
  #size = 0;
  readonly #kinds: number[] = [];
  readonly #offsets: number[] = [];
  /** Names and texts. */
  readonly #texts: string[] = [];
  /** What else is known of elements that open, in their order. */
  #opened = 0;
  readonly #raws: string[] = [];
  readonly #attributes: (Attributes | undefined)[] = [];
  readonly #scopes: (Scope | undefined)[] = [];

  get size(): number {
    return this.#size;
  }

  /** How many there is room for. */
  get room(): number {
    return this.#kinds.length;
  }

  open(name: string, attributes: Attributes | undefined, offset: number, raw: string, scope?: Scope): void {
    this.#add(OPEN, name, offset);
    const at = this.#opened++;
    this.#raws[at] = raw;
    this.#attributes[at] = attributes;
    this.#scopes[at] = scope;
  }

  text(text: string, offset: number, apart = false): void {
    this.#add(apart ? TEXT_APART : TEXT, text, offset);
  }

  close(name: string, offset: number): void {
    this.#add(CLOSE, name, offset);
  }

  #add(kind: number, text: string, offset: number): void {
    const at = this.#size++;
    this.#kinds[at] = kind;
    this.#texts[at] = text;
    this.#offsets[at] = offset;
  }

  /** Gives all of them to a sink. Throws what it throws. */
  giveTo(sink: XmlSink): void {
    let opened = 0;
    for (let at = 0; at < this.#size; at++) {
      const kind = this.#kinds[at];
      const text = this.#texts[at] ?? "";
      const offset = this.#offsets[at] ?? 0;
      if (kind === OPEN) {
        sink.open(text, this.#attributes[opened], offset, this.#raws[opened] ?? "", this.#scopes[opened]);
        opened++;
      } else if (kind === CLOSE) sink.close(text, offset);
      else sink.text(text, offset, kind === TEXT_APART);
    }
  }

  /** Forgets them, and whatever would keep a document alive. */
  clear(): void {
    this.#texts.fill("", 0, this.#size);
    this.#raws.fill("", 0, this.#opened);
    this.#attributes.fill(undefined, 0, this.#opened);
    this.#scopes.fill(undefined, 0, this.#opened);
    this.#size = this.#opened = 0;
  }
}
