/**
 * XML text to events: well-formed XML 1.0 with namespaces, and nothing that a DOCTYPE could bring in. saxes parses;
 * names, namespaces, limits and places are judged here.
 */
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { attributeOffset, Fault, faultOf } from "./faults.ts";
import { type Attributes, isDeclaration, Namespaces, shown } from "./namespaces.ts";
import { placeOf } from "./place.ts";
import { type Refusal, refuse } from "./refusal.ts";

export type { Attributes } from "./namespaces.ts";
export { placeOf, placesOf } from "./place.ts";
export type { Place } from "./place.ts";

/** Receives the events of a document. What came before a refusal is to be thrown away. */
export interface XmlSink {
  /**
   * `name` is `prefix:local` with the prefix that `options.prefixes` gives its namespace, `Q{uri}local` for another
   * namespace, plain `local` for none; `raw` is the name as written. `offset` is the UTF-16 index of "<". The attributes
   * bear their names as written and do not hold namespace declarations; undefined when there are none.
   */
  open(name: string, attributes: Attributes | undefined, offset: number, raw: string): void;
  /** Character data, references resolved, and CDATA sections; in pieces. `offset` is where the piece starts. */
  text(text: string, offset: number): void;
  /** `offset` is the UTF-16 index behind the end tag. */
  close(name: string, offset: number): void;
}

export interface XmlLimits {
  /** Elements inside each other. */
  readonly depth: number;
  readonly elements: number;
  /** Attributes of one element, namespace declarations included. */
  readonly attributes: number;
  /** UTF-16 code units of the document. */
  readonly characters: number;
}

export interface XmlOptions {
  /** Namespace to the prefix it is known by. */
  readonly prefixes: ReadonlyMap<string, string>;
  readonly limits?: Partial<XmlLimits>;
}

export const defaultLimits: XmlLimits = { depth: 100, elements: 50_000, attributes: 256, characters: 8_000_000 };

const parserOptions = { xmlns: false, position: false, forceXMLVersion: true, defaultXMLVersion: "1.0" } as const;

/**
 * Reads a document. The text is one that `decodeXml` made or `checkText` let pass; a leading byte order mark is skipped.
 * Answers the first fault found, or undefined. Throws only what the sink throws.
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
  try {
    new Reading(text, sink, limits, new Namespaces(options.prefixes)).run();
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
  /** Index behind the last complete piece of markup: text that follows starts there. */
  private mark = 0;
  /** Index of the last start tag. */
  private tag = -1;
  private attributes = 0;
  private namespaced = false;

  constructor(
    private readonly text: string,
    private readonly sink: XmlSink,
    private readonly limits: XmlLimits,
    private readonly namespaces: Namespaces,
  ) {}

  run(): void {
    const { parser, text } = this;
    parser.on("opentagstart", (tag) => this.startTag(tag.name));
    parser.on("attribute", ({ name }) => this.attribute(name));
    parser.on("opentag", (tag) => this.openElement(tag));
    parser.on("closetag", () => this.closeElement());
    parser.on("text", (characters) => this.characters(characters));
    parser.on("cdata", (characters) => this.cdata(characters));
    parser.on("comment", () => this.comment());
    parser.on("processinginstruction", ({ target }) => this.instruction(target));
    parser.on("xmldecl", ({ version }) => this.declaration(version));
    parser.on("doctype", () => this.complaint("incorrect syntax."));
    parser.on("error", ({ message }) => this.complaint(message));
    // The parser would read beyond a surrogate at the very end.
    if ((text.charCodeAt(text.length - 1) & 0xfc00) === 0xd800) {
      throw new Fault("not_well_formed", "The text ends with half a character. Send all of it.", text.length - 1);
    }
    parser.write(text).close();
  }

  private startTag(name: string): void {
    // Behind the name one character has been read, or the two of a line break.
    const at = this.parser.position - name.length - 2;
    this.tag = this.text.charCodeAt(at) === 0x3c ? at : at - 1;
    this.attributes = 0;
    this.namespaced = false;
    const { depth, elements } = this.limits;
    if (this.open.length >= depth) {
      throw new Fault("depth_limit", `Elements are nested deeper than ${depth}. Make the document flatter.`, this.tag);
    }
    if (++this.elements > elements) {
      throw new Fault("element_limit", `The document has more than ${elements} elements. Split it.`, this.tag);
    }
  }

  private attribute(name: string): void {
    const { attributes } = this.limits;
    if (++this.attributes > attributes) {
      throw new Fault("attribute_limit", `An element has more than ${attributes} attributes. Remove some.`, this.tag);
    }
    if (name.includes(":") || name === "xmlns") this.namespaced = true;
  }

  private openElement({ name: raw, attributes }: SaxesTagPlain): void {
    let own: Attributes | undefined = this.attributes === 0 ? undefined : attributes;
    if (this.namespaced) own = this.resolve(attributes);
    const name = this.namespaces.elementName(raw);
    if (typeof name !== "string") throw new Fault(name.xmlCode, name.message, this.tag);
    this.mark = this.parser.position;
    this.open.push(name);
    this.sink.open(name, own, this.tag, raw);
  }

  private closeElement(): void {
    const name = this.open.pop() ?? "";
    this.mark = this.parser.position;
    this.namespaces.leave(this.open.length);
    this.sink.close(name, this.mark);
  }

  private characters(text: string): void {
    if (this.open.length > 0) this.sink.text(text, this.mark);
  }

  private cdata(text: string): void {
    const start = this.text.indexOf("<", this.mark);
    this.mark = this.parser.position;
    if (text !== "") this.sink.text(text, start);
  }

  /** The event comes with "--", one character before the comment ends. */
  private comment(): void {
    this.mark = this.parser.position + 1;
  }

  /** The parser lets pass a colon in the name, and a name that a question mark follows at once (production 16). */
  private instruction(target: string): void {
    const start = this.text.indexOf("<", this.mark);
    const behind = start + 2 + target.length;
    if (target.includes(":") || !/[ \t\r\n]|\?>/y.test(this.text.slice(behind, behind + 2))) {
      const message = `The name of the processing instruction ${shown(target)} is not correct. Remove the instruction.`;
      throw new Fault("not_well_formed", message, start);
    }
    this.mark = this.parser.position;
  }

  private declaration(version: string | undefined): void {
    if (version !== "1.0") {
      const message = `The document is XML ${shown(version ?? "")}, and only 1.0 is read. Declare version="1.0".`;
      throw new Fault("not_well_formed", message, this.text.indexOf("<"));
    }
    this.mark = this.parser.position;
  }

  /** Takes the declarations of an element, judges its prefixed attributes, and leaves its own attributes. */
  private resolve(attributes: Attributes): Attributes | undefined {
    const { namespaces } = this;
    const fault = namespaces.enter(attributes, this.open.length) ?? namespaces.attributesFault(attributes);
    if (fault) {
      const at = attributeOffset(this.text, this.tag, fault.attribute ?? "", 1);
      throw new Fault(fault.xmlCode, fault.message, at);
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
    const { text, mark, tag } = this;
    throw faultOf(message, { text, position: this.parser.position, mark, tag });
  }
}
