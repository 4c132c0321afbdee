/**
 * XML text to events: well-formed XML 1.0 with namespaces, and nothing that a DOCTYPE could bring in. saxes parses;
 * names, namespaces, limits and places are checked here.
 */
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { attributeOffset, documentStart, Fault, faultOf, pieceStart, type Progress, prologFault } from "./faults.ts";
import { type Attributes, isDeclaration, Namespaces, NameTables } from "./namespaces.ts";
import { defaultLimits, type XmlLimits } from "./limits.ts";
import { placeOf } from "./place.ts";
import { type Refusal, refuse } from "./refusal.ts";

export { type Attributes, NameTables } from "./namespaces.ts";
export { defaultLimits, type XmlLimits } from "./limits.ts";
export { placeOf, placesOf } from "./place.ts";
export type { Place } from "./place.ts";

/** Receives the events of a document. What came before a refusal is to be thrown away. */
export interface XmlSink {
  /**
   * `name` is `prefix:local` with the prefix that `options.prefixes` gives its namespace, `Q{uri}local` for another
   * namespace, plain `local` for none; `raw` as written. `offset` is the UTF-16 index of "<". The attributes
   * bear their names as written and do not hold namespace declarations; undefined when there are none. `scope` knows what
   * their prefixes, and those in values, stand for; it answers for the innermost open element.
   */
  open(name: string, attributes: Attributes | undefined, offset: number, raw: string, scope?: Scope): void;
  /**
   * Character data, references resolved, and CDATA sections; in pieces. `offset` is where the piece starts; `apart` says
   * that a comment or a processing instruction lies before it, so that it is a text node of its own.
   */
  text(text: string, offset: number, apart?: boolean): void;
  /** `offset` is the UTF-16 index after the end tag. */
  close(name: string, offset: number): void;
}

/** The namespaces that are declared where an element stands. */
export interface Scope {
  /** The namespace of a prefix, or with "" the default one, which may be "" for none; undefined when it is not bound. */
  uri(prefix: string): string | undefined;
}

export interface XmlOptions {
  /** Namespace to the prefix it is known by. */
  readonly prefixes: ReadonlyMap<string, string>;
  readonly limits?: Partial<XmlLimits>;
  /** Names that documents before this one resolved, with the same `prefixes`. */
  readonly tables?: NameTables;
}

const parserOptions = { xmlns: false, position: false, forceXMLVersion: true, defaultXMLVersion: "1.0" } as const;

/**
 * Reads a document. The text is what `decodeXml` gave or `checkText` let pass; one leading byte order mark is skipped.
 * Returns the first fault found, or undefined. Throws only what the sink throws.
 */
export function readXml(text: string, sink: XmlSink, options: XmlOptions): Refusal | undefined {
  const limits = { ...defaultLimits, ...options.limits };
  if (text.length > limits.characters) {
    const message = `The document has ${text.length} characters, and ${limits.characters} are allowed. Split it.`;
    return refuse("character_limit", message);
  }
  if (!/[^ \t\r\n\ufeff]/.test(text)) {
    return refuse("empty_document", "The document is empty. Send the XML of an invoice.");
  }
  const last = text.length - 1;
  if ((text.charCodeAt(last) & 0xfc00) === 0xd800) {
    return refuse("not_well_formed", "The text ends with half a character. Send all of it.", placeOf(text, last));
  }
  try {
    const namespaces = new Namespaces(options.prefixes, options.tables ?? new NameTables());
    new Reading(text, sink, limits, namespaces).run();
    return undefined;
  } catch (signal) {
    if (signal instanceof Fault) return refuse(signal.xmlCode, signal.message, placeOf(text, signal.offset));
    throw signal;
  }
}

/** One pass over one document. */
class Reading {
  private readonly parser = new SaxesParser(parserOptions);
  /** Canonical names of the open elements. */
  private readonly open: string[] = [];
  private elements = 0;
  private attributes = 0;
  private namespaced = false;
  /** The attribute that was read last. */
  private name = "";
  private value = "";
  /** By its name, the attributes of the last element that had this one alone. */
  private readonly alone: Map<string, Attributes> = new Map();
  /** Index after what the last event stood for. Only comments and processing instructions may lie beyond it. */
  private mark: number;

  constructor(
    private readonly text: string,
    private readonly sink: XmlSink,
    private readonly limits: XmlLimits,
    private readonly namespaces: Namespaces,
  ) {
    this.mark = documentStart(text);
  }

  run(): void {
    const { parser, text } = this;
    // Seven handlers, not more: with the eighth, V8 turns the parser into a dictionary, and it is four times slower.
    // Closures made here, not fields of the class: V8 would keep a document alive through each of those until it collects
    // the old generation.
    parser.on("opentag", (tag) => this.openElement(tag));
    parser.on("closetag", () => this.closeElement());
    parser.on("attribute", (attribute) => this.attribute(attribute));
    parser.on("text", (characters) => this.characters(characters));
    parser.on("cdata", (characters) => this.cdata(characters));
    parser.on("processinginstruction", ({ target }) => this.instruction(target));
    parser.on("error", ({ message }) => this.complaint(message));
    const prolog = prologFault(text);
    // What stands before the fault is checked first.
    parser.write(prolog === undefined ? text : text.slice(0, prolog.offset));
    if (prolog !== undefined) throw prolog;
    parser.close();
  }

  private openElement({ name: raw, attributes }: SaxesTagPlain): void {
    const { limits, open, text } = this;
    const next = text.charCodeAt(this.mark + 1);
    const start = next === 0x21 || next === 0x3f ? this.pieceStart() : this.mark;
    if (open.length >= limits.depth) {
      throw new Fault(
        "depth_limit",
        `Elements are nested deeper than ${limits.depth}. Make the document flatter.`,
        start,
      );
    }
    if (++this.elements > limits.elements) {
      throw new Fault("element_limit", `The document has more than ${limits.elements} elements. Split it.`, start);
    }
    const own = this.namespaced ? this.resolve(attributes, start) : this.shared(attributes);
    const name = this.namespaces.elementName(raw);
    if (typeof name !== "string") throw new Fault(name.xmlCode, name.message, start);
    this.attributes = 0;
    this.namespaced = false;
    this.mark = this.parser.position;
    open.push(name);
    this.sink.open(name, own, start, raw, this.namespaces);
  }

  private closeElement(): void {
    const name = this.open.pop() ?? "";
    this.mark = this.parser.position;
    this.namespaces.leave(this.open.length);
    this.sink.close(name, this.mark);
  }

  private attribute({ name, value }: { name: string; value: string }): void {
    const { attributes } = this.limits;
    if (++this.attributes > attributes) {
      const message = `An element has more than ${attributes} attributes. Remove some.`;
      throw new Fault("attribute_limit", message, this.pieceStart());
    }
    if (name.includes(":") || name === "xmlns") this.namespaced = true;
    this.name = name;
    this.value = value;
  }

  /** Thousands of amounts in one currency share their attributes: each record of its own takes more than the amount. */
  private shared(attributes: Attributes): Attributes | undefined {
    if (this.attributes === 0) return undefined;
    if (this.attributes > 1) return attributes;
    const known = this.alone.get(this.name);
    if (known !== undefined && known[this.name] === this.value) return known;
    this.alone.set(this.name, attributes);
    return attributes;
  }

  private characters(characters: string): void {
    const apart = this.text.charCodeAt(this.mark) === 0x3c;
    const start = apart ? this.pieceStart() : this.mark;
    if (this.open.length > 0) this.sink.text(characters, start, apart);
    else if (/[^ \t\n]/.test(characters)) this.complaint("text data outside of root node.");
    // The event comes when the "<" after the text has been read.
    this.mark = this.parser.position - 1;
  }

  private cdata(characters: string): void {
    const start = this.pieceStart();
    const apart = start !== this.mark;
    this.mark = this.parser.position;
    if (characters !== "") this.sink.text(characters, start, apart);
  }

  /** The parser lets pass a colon in the name, and a name that a question mark follows at once (production 16). */
  private instruction(target: string): void {
    const start = this.pieceStart();
    const behind = start + 2 + target.length;
    if (target.includes(":") || !/^(?:[ \t\r\n]|\?>)/.test(this.text.slice(behind, behind + 2))) {
      this.complaint("disallowed character in processing instruction name.");
    }
    // It stays in front, so that the text after it is seen to be apart.
    this.mark = start;
  }

  /** Takes the declarations of an element, checks its prefixed attributes, and leaves its own attributes. */
  private resolve(attributes: Attributes, start: number): Attributes | undefined {
    const { namespaces } = this;
    const fault = namespaces.enter(attributes, this.open.length) ?? namespaces.attributesFault(attributes);
    if (fault) {
      throw new Fault(fault.xmlCode, fault.message, attributeOffset(this.text, start, fault.attribute ?? "", 1));
    }
    let own: Record<string, string> | undefined;
    for (const [name, value] of Object.entries(attributes)) {
      if (isDeclaration(name)) continue;
      // Without a prototype, as the parser's own records: "constructor" is a name like any other.
      own ??= Object.create(null) as Record<string, string>;
      own[name] = value;
    }
    return own;
  }

  private complaint(message: string): never {
    throw faultOf(message, this.progress());
  }

  private pieceStart(): number {
    return pieceStart(this.progress());
  }

  private progress(): Progress {
    return { text: this.text, position: this.parser.position, mark: this.mark };
  }
}
