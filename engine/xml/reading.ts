/**
 * One pass over a document, from one "<" to the next. What a document repeats, as invoices do, is compared with what came
 * before and not read anew.
 */
import { indentEnd, indentOf, isSpace } from "../model/space.ts";
import { attributeOffset, noAttributes, TagAttributes } from "./attributes.ts";
import { nameEnd, skipSpace, startsName } from "./characters.ts";
import { Fault, faultAt, faultOfCharacter } from "./faults.ts";
import type { XmlLimits } from "./limits.ts";
import { type Attributes, isDeclaration, type Name, type Namespaces } from "./namespaces.ts";
import { declarationEnd, doctypeFault, documentStart, startsDeclaration } from "./prolog.ts";
import { resolved } from "./references.ts";
import type { XmlSink } from "./sink.ts";

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = 0xfeff;

/** What stood after a name the last time: attributes without prefixes, and the end of the tag. */
interface Tail {
  readonly written: string;
  readonly attributes: Attributes | undefined;
}

/** Longer tails are seldom written twice. */
const LONGEST_TAIL = 200;

export class Reading {
  /** The open elements, outermost first. */
  private readonly open: Name[] = [];
  private elements = 0;
  private rootSeen = false;
  /** Whether a comment or a processing instruction stands between the last event and here. */
  private apart = false;
  private readonly tails: Map<Name, Tail> = new Map();
  /** Where the next one stands, from here or from before: beyond the text when there is none. The root has a tag before. */
  private ampersand = 0;
  private carriageReturn = 0;
  private sectionEnd = 0;

  /** `whole` is the text, and with it the rest of the document, which is not read. */
  constructor(
    private readonly text: string,
    private readonly sink: XmlSink,
    private readonly limits: XmlLimits,
    private readonly namespaces: Namespaces,
    private readonly whole: string,
  ) {}

  run(): void {
    const { text } = this;
    const start = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
    let at = startsDeclaration(text, start) ? declarationEnd(text, start) : start;
    for (let markup = this.markupFrom(at); markup >= 0; markup = this.markupFrom(at)) {
      const next = text.charCodeAt(markup + 1);
      if (next === SLASH) at = this.endTag(markup);
      else if (next === 0x21) at = this.declared(markup);
      else if (next === 0x3f) at = this.instruction(markup);
      else at = this.startTag(markup);
    }
    this.characters(at, text.length);
    if (text !== this.whole || this.open.length > 0 || !this.rootSeen) throw this.ended();
  }

  /** Where the next markup is, with what stands before it taken; -1 when there is none. */
  private markupFrom(from: number): number {
    const { text } = this;
    const code = text.charCodeAt(from);
    if (code === LESS) return from;
    // Most of all is white space between elements.
    const at = code === LINE_FEED && this.open.length > 0 ? indentEnd(text, from) : from;
    if (at > from && text.charCodeAt(at) === LESS) {
      this.told(indentOf(at - from), from);
      return at;
    }
    const markup = text.indexOf("<", at);
    if (markup >= 0) this.characters(from, markup);
    return markup;
  }

  private told(characters: string, from: number): void {
    const { apart } = this;
    this.apart = false;
    this.sink.text(characters, from, apart);
  }

  /** The text ends here: because of a character that is not allowed, or too early. */
  private ended(): Fault {
    const { length } = this.text;
    if (this.text !== this.whole) return faultOfCharacter("control", this.whole, length);
    const innermost = this.open.at(-1);
    if (innermost !== undefined) return faultAt("unclosed", length, innermost.raw);
    return faultAt("noRoot", length);
  }

  /** The text ends in the middle of markup. */
  private cut(): Fault {
    return this.text !== this.whole || this.open.length > 0 ? this.ended() : faultAt("truncated", this.text.length);
  }

  private characters(from: number, to: number): void {
    const { text } = this;
    if (this.open.length === 0) return this.outside(from, to);
    if (this.ampersand < from) this.ampersand = this.next("&", from);
    if (this.carriageReturn < from) this.carriageReturn = this.next("\r", from);
    if (this.sectionEnd < from) this.sectionEnd = this.next("]]>", from);
    if (this.sectionEnd < to) {
      // A reference that XML does not know, if it stands before.
      if (this.ampersand < this.sectionEnd) resolved(text, from, this.sectionEnd, linesOf);
      throw faultAt("textEnd", this.sectionEnd + 2);
    }
    this.told(
      this.ampersand < to
        ? resolved(text, from, to, linesOf)
        : this.carriageReturn < to
        ? linesOf(text.slice(from, to))
        : text.slice(from, to),
      from,
    );
  }

  private next(found: string, from: number): number {
    const at = this.text.indexOf(found, from);
    return at < 0 ? this.text.length : at;
  }

  /** Outside the root, there is white space alone. */
  private outside(from: number, to: number): void {
    const at = skipSpace(this.text, from);
    if (at >= to) return;
    if (at === documentStart(this.text)) throw faultOfCharacter("noMarkup", this.text, at);
    throw faultAt("outside", at);
  }

  private startTag(start: number): number {
    const { next, other } = this.namespaces.last;
    const after = this.guessed(next, start) || this.guessed(other, start);
    return after > 0 ? after : this.newTag(start);
  }

  /** The index after the tag, if it is as the last one of that name was; else 0. */
  private guessed(name: Name | undefined, start: number): number {
    const { text, namespaces } = this;
    if (name === undefined || !text.startsWith(name.raw, start + 1) || this.open.length === 0) return 0;
    const end = start + 1 + name.raw.length;
    if (text.charCodeAt(end) === GREATER) {
      namespaces.take(name);
      this.opened(name, undefined, start);
      return end + 1;
    }
    const tail = this.tails.get(name);
    if (tail === undefined || !text.startsWith(tail.written, end)) return 0;
    const after = end + tail.written.length;
    namespaces.take(name);
    this.opened(name, tail.attributes, start);
    if (text.charCodeAt(after - 2) === SLASH) this.closed(after);
    return after;
  }

  private newTag(start: number): number {
    const { text, namespaces, tails } = this;
    if (start + 1 === text.length) throw this.cut();
    if (!startsName(text, start + 1)) throw faultAt("noTag", start);
    const end = nameEnd(text, start + 1);
    const raw = text.slice(start + 1, end);
    if (this.rootSeen && this.open.length === 0) throw faultAt("secondRoot", start);
    const attributes = new TagAttributes(text, this.limits.attributes, start);
    const after = attributes.read(end);
    if (after < 0) throw this.cut();
    if (attributes.duplicate !== undefined) throw attributes.duplicate;
    this.checkLimits(start);
    const own = attributes.namespaced ? this.resolve(attributes.found, start) : attributes.found;
    const name = namespaces.elementName(raw);
    if ("xmlCode" in name) throw new Fault(name.xmlCode, name.message, start);
    if (!attributes.namespaced && after - end <= LONGEST_TAIL) {
      tails.set(name, { written: text.slice(end, after), attributes: own });
    }
    this.opened(name, own, start);
    if (text.charCodeAt(after - 2) === SLASH) this.closed(after);
    return after;
  }

  private checkLimits(start: number): void {
    const { depth, elements } = this.limits;
    if (this.open.length >= depth) throw faultAt("depth", start, depth);
    if (this.elements >= elements) throw faultAt("elements", start, elements);
  }

  private opened(name: Name, attributes: Attributes | undefined, start: number): void {
    this.checkLimits(start);
    this.elements++;
    this.rootSeen = true;
    this.apart = false;
    this.open.push(name);
    this.sink.open(name.canonical, attributes, start, name.raw, this.namespaces);
  }

  private closed(after: number): void {
    const name = this.open.pop();
    this.apart = false;
    this.namespaces.leave(this.open.length);
    this.sink.close(name?.canonical ?? "", after);
  }

  private endTag(start: number): number {
    const { text, open } = this;
    const innermost = open.at(-1);
    if (innermost !== undefined && text.startsWith(innermost.raw, start + 2)) {
      const end = start + 2 + innermost.raw.length;
      if (text.charCodeAt(end) === GREATER) {
        this.closed(end + 1);
        return end + 1;
      }
    }
    const nameAfter = nameEnd(text, start + 2);
    const end = skipSpace(text, nameAfter);
    if (end === text.length) throw this.cut();
    if (text.charCodeAt(end) !== GREATER) throw faultOfCharacter("tag", text, end);
    if (nameAfter === start + 2) throw faultAt("unnamedEnd", start);
    const raw = text.slice(start + 2, nameAfter);
    if (innermost?.raw !== raw) throw faultAt(innermost ? "crossed" : "unopened", start, `</${raw}>`);
    this.closed(end + 1);
    return end + 1;
  }

  /** A comment or a CDATA section. */
  private declared(start: number): number {
    const { text } = this;
    if (text.startsWith("<!--", start)) {
      const hyphens = text.indexOf("--", start + 4);
      if (hyphens < 0 || hyphens + 2 === text.length) throw this.cut();
      if (text.charCodeAt(hyphens + 2) !== GREATER) throw faultAt("hyphens", hyphens);
      this.apart = true;
      return hyphens + 3;
    }
    if (text.startsWith("<![CDATA[", start)) {
      if (this.open.length === 0) throw faultAt("outside", start);
      const end = text.indexOf("]]>", start + 9);
      if (end < 0) throw this.cut();
      if (end > start + 9) {
        const { apart } = this;
        this.apart = false;
        this.sink.text(linesOf(text.slice(start + 9, end)), start, apart);
      }
      return end + 3;
    }
    const doctype = doctypeFault(this.whole, start);
    if (doctype !== undefined) throw doctype;
    const rest = text.slice(start, start + 9);
    const begun = ["<!--", "<![CDATA["].some((markup) => markup.startsWith(rest));
    throw begun ? this.cut() : faultAt("markup", start);
  }

  /** Its name has no colon (Namespaces in XML 1.0, section 7), and is not "xml" in any letter case (production 17). */
  private instruction(start: number): number {
    const { text } = this;
    if (start + 2 === text.length) throw this.cut();
    const nameAfter = nameEnd(text, start + 2);
    const target = text.slice(start + 2, nameAfter);
    if (nameAfter === text.length) throw this.cut();
    const ends = text.startsWith("?>", nameAfter) || isSpace(text.charCodeAt(nameAfter));
    if (!ends || !startsName(text, start + 2) || target.includes(":")) throw faultAt("instruction", start);
    if (target.toLowerCase() === "xml") throw faultAt("late", start);
    const end = text.indexOf("?>", nameAfter);
    if (end < 0) throw this.cut();
    this.apart = true;
    return end + 2;
  }

  /** Takes the declarations of an element, checks its prefixed attributes, and leaves its own attributes. */
  private resolve(attributes: Attributes = {}, start: number): Attributes | undefined {
    const { namespaces } = this;
    const fault = namespaces.enter(attributes, this.open.length) ?? namespaces.attributesFault(attributes);
    if (fault) {
      throw new Fault(fault.xmlCode, fault.message, attributeOffset(this.text, start, fault.attribute ?? ""));
    }
    let own: Record<string, string> | undefined;
    for (const [name, value] of Object.entries(attributes)) {
      if (isDeclaration(name)) continue;
      own ??= noAttributes();
      own[name] = value;
    }
    return own;
  }
}

/** Line breaks as XML reads them (2.11). */
function linesOf(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
