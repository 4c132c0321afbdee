/**
 * One pass over a document, from one "<" to the next. What documents repeat, as invoices do, is compared as bytes with what
 * came there before; what is new is read in the text.
 */
import { indentOf } from "../model/space.ts";
import { type Attributes, noAttributes, TagAttributes } from "./attributes.ts";
import { BLANK, GREATER, LESS, LINE_FEED, nameEnd, RETURN, skipSpace, SLASH, startsName } from "./characters.ts";
import { AMPERSAND, BRACKET, CARRIAGE_RETURN, Cursor, Wanted } from "./cursor.ts";
import { CUT_OFF, cutOff, Fault, faultAt, faultOfCharacter } from "./faults.ts";
import type { XmlLimits } from "./limits.ts";
import { beginsMarkup, commentEnd, endOf, instructionEnd } from "./markup.ts";
import type { Known, Met } from "./names.ts";
import { isDeclaration, type Namespaces } from "./namespaces.ts";
import { declarationEnd, doctypeFault, documentStart, startsDeclaration } from "./prolog.ts";
import { linesOf, meantBy } from "./references.ts";
import type { XmlSink } from "./sink.ts";

const BYTE_ORDER_MARK = 0xfeff;

export class Reading {
  /** The open elements, outermost first. */
  readonly #open: Known[] = [];
  /** The innermost of them, or what stands for the document. */
  #parent: Known;
  /** What was met here in documents before. */
  #met: Met<Known>;
  #elements = 0;
  #rootSeen = false;
  /** Whether a comment or a processing instruction is between the last event and here. */
  #apart = false;
  readonly #cursor: Cursor;

  readonly #sink: XmlSink;
  readonly #limits: XmlLimits;
  readonly #namespaces: Namespaces;
  readonly #whole: string;

  /** `bytes` are the text in UTF-8. `whole` is the text, and with it the rest of the document, which is not read. */
  constructor(
    text: string,
    bytes: Uint8Array,
    sink: XmlSink,
    limits: XmlLimits,
    namespaces: Namespaces,
    whole: string,
  ) {
    this.#sink = sink;
    this.#limits = limits;
    this.#namespaces = namespaces;
    this.#whole = whole;
    this.#cursor = new Cursor(text, bytes);
    this.#parent = namespaces.names.root;
    this.#met = this.#parent.first;
  }

  /** Reads all of it, and gives the first fault. Throws only what the sink throws. */
  run(): Fault | undefined {
    try {
      this.#run();
      return undefined;
    } catch (signal) {
      if (!(signal instanceof Fault)) throw signal;
      return signal.offset === CUT_OFF ? this.#ended("truncated") : signal;
    }
  }

  #run(): void {
    const cursor = this.#cursor;
    const { text, bytes } = cursor;
    const start = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
    cursor.walkTo(startsDeclaration(text, start) ? declarationEnd(text, start) : start);
    while (cursor.at < bytes.length) {
      if (bytes[cursor.at] !== LESS) {
        this.#characters();
        continue;
      }
      const next = bytes[cursor.at + 1];
      if (next === SLASH) this.#endTag();
      else if (next === 0x21) cursor.walkTo(this.#declared(cursor.unit));
      else if (next === 0x3f) cursor.walkTo(this.#instruction(cursor.unit));
      else this.#startTag();
    }
    if (text !== this.#whole || this.#open.length > 0 || !this.#rootSeen) throw this.#ended("noRoot");
  }

  #told(characters: string, from: number): void {
    const apart = this.#apart;
    this.#apart = false;
    this.#sink.text(characters, from, apart);
  }

  /** The text ends here: because of a character that is not allowed, or too early. */
  #ended(otherwise: "noRoot" | "truncated"): Fault {
    const { text, text: { length } } = this.#cursor;
    if (text !== this.#whole) return faultOfCharacter("control", this.#whole, length);
    const innermost = this.#open.at(-1);
    return innermost === undefined ? faultAt(otherwise, length) : faultAt("unclosed", length, innermost.raw);
  }

  /** Takes the text up to the next markup. */
  #characters(): void {
    const cursor = this.#cursor;
    const { text, bytes } = cursor;
    const from = cursor.unit;
    const inside = this.#open.length > 0;
    // Most of all is white space between elements.
    if (inside) {
      const lineFeed = bytes[cursor.at] === RETURN ? cursor.at + 1 : cursor.at;
      if (bytes[lineFeed] === LINE_FEED) {
        let at = lineFeed + 1;
        while (bytes[at] === BLANK) at++;
        if (bytes[at] === LESS) {
          cursor.at = at;
          return this.#told(indentOf(at - lineFeed), from);
        }
      }
    }
    const found = cursor.walkText();
    const to = cursor.unit;
    if (!inside) return this.#outside(from, to);
    const plain = (found & (AMPERSAND | BRACKET | CARRIAGE_RETURN)) === 0;
    this.#told(plain ? text.slice(from, to) : meantBy(text, from, to), from);
  }

  /** Outside the root, there is white space alone. */
  #outside(from: number, to: number): void {
    const at = skipSpace(this.#cursor.text, from);
    if (at >= to) return;
    if (at === documentStart(this.#cursor.text)) throw faultOfCharacter("noMarkup", this.#cursor.text, at);
    throw faultAt("outside", at);
  }

  #startTag(): void {
    if (!this.#rootSeen && this.#knownRoot()) return;
    const met = this.#met;
    if (this.#guessed(met.last)) return;
    const { other } = met;
    if (this.#guessed(other)) return met.add(other);
    const named = this.#parent.innerAt(this.#cursor);
    if (this.#guessed(named)) met.add(named);
    else this.#newTag(this.#cursor.unit);
  }

  /** Whether the tag of the root is one that documents before had; then it was taken. */
  #knownRoot(): boolean {
    const cursor = this.#cursor;
    const { unit } = cursor;
    const tag = this.#namespaces.enterRoot(cursor.view, cursor.at, this.#limits.attributes);
    if (tag === undefined) return false;
    cursor.at += tag.written.length;
    this.#opened(tag.known, tag.attributes, unit);
    return true;
  }

  /** Whether the tag is one that was met here before; then it was taken. */
  #guessed(known: Known | undefined): known is Known {
    if (known === undefined || this.#open.length === 0) return false;
    const cursor = this.#cursor;
    const { bytes, view, unit } = cursor;
    const end = cursor.at + 1 + known.name.length;
    const code = bytes[end];
    if (code !== GREATER && code !== BLANK && code !== SLASH) return false;
    if (!known.name.isAt(view, cursor.at + 1)) return false;
    if (code === GREATER) {
      cursor.at = end + 1;
      this.#opened(known, undefined, unit);
      return true;
    }
    const tail = known.tailAt(view, end);
    if (tail === undefined || tail.count > this.#limits.attributes) return false;
    cursor.at = end + tail.written.length;
    this.#opened(known, tail.attributes, unit);
    if (bytes[cursor.at - 2] === SLASH) this.#closed(cursor.unit);
    return true;
  }

  #newTag(start: number): void {
    const cursor = this.#cursor;
    const { text } = cursor;
    const namespaces = this.#namespaces;
    if (start + 1 === text.length) throw cutOff();
    if (!startsName(text, start + 1)) throw faultAt("noTag", start);
    const end = nameEnd(text, start + 1);
    const raw = text.slice(start + 1, end);
    if (this.#rootSeen && this.#open.length === 0) throw faultAt("secondRoot", start);
    const attributes = new TagAttributes(text, this.#limits.attributes, start);
    const after = attributes.read(end);
    if (attributes.duplicate !== undefined) throw attributes.duplicate;
    this.#checkLimits(start);
    const { root } = namespaces.names;
    const taken = attributes.namespaced ? this.#resolve(attributes) : attributes.found;
    const inScope = namespaces.names.root === root;
    const known = namespaces.element(raw, inScope ? this.#parent : namespaces.names.root);
    if ("xmlCode" in known) throw new Fault(known.xmlCode, known.message, start);
    if (inScope) this.#met.add(known);
    const { shift, at } = cursor;
    cursor.walkTo(after);
    const isEmpty = text.charCodeAt(after - 2) === SLASH;
    if (cursor.shift === shift) {
      const written = cursor.bytes.subarray(at, cursor.at);
      const { namespaced, places: { size: count } } = attributes;
      if (!namespaced) known.keep(written.subarray(end - start), taken, count);
      else if (!this.#rootSeen && !inScope && !isEmpty) {
        namespaces.keepRoot({ written: new Wanted(written), known, attributes: taken, count });
      }
    }
    this.#opened(known, taken, start);
    if (isEmpty) this.#closed(after);
  }

  #checkLimits(start: number): void {
    const { depth, elements } = this.#limits;
    if (this.#open.length >= depth) throw faultAt("depth", start, depth);
    if (this.#elements >= elements) throw faultAt("elements", start, elements);
  }

  #opened(known: Known, attributes: Attributes | undefined, start: number): void {
    this.#checkLimits(start);
    this.#elements++;
    this.#rootSeen = true;
    this.#apart = false;
    this.#open.push(known);
    this.#parent = known;
    this.#met = known.first;
    this.#sink.open(known.canonical, attributes, start, known.raw, this.#namespaces.scope, known);
  }

  #closed(after: number): void {
    const open = this.#open;
    const known = open.pop();
    if (known === undefined) return;
    this.#apart = false;
    const scoped = this.#namespaces.leave(open.length);
    this.#parent = open.length === 0 ? this.#namespaces.names.root : open[open.length - 1] ?? known;
    // Below other declarations other elements were met, which cannot occur here.
    this.#met = scoped ? this.#parent.first : known.next;
    this.#sink.close(known.canonical, after);
  }

  #endTag(): void {
    const cursor = this.#cursor;
    const { bytes, view } = cursor;
    const parent = this.#parent;
    const end = cursor.at + 2 + parent.name.length;
    if (bytes[end] === GREATER && this.#open.length > 0 && parent.name.isAt(view, cursor.at + 2)) {
      cursor.at = end + 1;
      this.#closed(cursor.unit);
    } else this.#otherEndTag(cursor.unit);
  }

  #otherEndTag(start: number): void {
    const { text } = this.#cursor;
    const innermost = this.#open.at(-1);
    const nameAfter = nameEnd(text, start + 2);
    const end = skipSpace(text, nameAfter);
    if (end === text.length) throw cutOff();
    if (text.charCodeAt(end) !== GREATER) throw faultOfCharacter("tag", text, end);
    if (nameAfter === start + 2) throw faultAt("unnamedEnd", start);
    const raw = text.slice(start + 2, nameAfter);
    if (innermost?.raw !== raw) throw faultAt(innermost ? "crossed" : "unopened", start, `</${raw}>`);
    this.#cursor.walkTo(end + 1);
    this.#closed(end + 1);
  }

  /** The index after a comment or a CDATA section. */
  #declared(start: number): number {
    const { text } = this.#cursor;
    if (text.startsWith("<!--", start)) {
      const end = commentEnd(text, start);
      this.#apart = true;
      return end;
    }
    if (text.startsWith("<![CDATA[", start)) {
      if (this.#open.length === 0) throw faultAt("outside", start);
      const end = endOf("]]>", text, start + 9);
      if (end > start + 12) this.#told(linesOf(text.slice(start + 9, end - 3)), start);
      return end;
    }
    throw doctypeFault(this.#whole, start) ?? (beginsMarkup(text, start) ? cutOff() : faultAt("markup", start));
  }

  #instruction(start: number): number {
    const end = instructionEnd(this.#cursor.text, start);
    this.#apart = true;
    return end;
  }

  /** Takes the declarations of an element, checks its prefixed attributes, and leaves its own attributes. */
  #resolve({ found = {}, places }: TagAttributes): Attributes | undefined {
    const fault = this.#namespaces.enter(found, this.#open.length) ?? this.#namespaces.attributesFault(found);
    if (fault) throw new Fault(fault.xmlCode, fault.message, places.get(fault.attribute ?? "") ?? 0);
    let taken: Record<string, string> | undefined;
    for (const [name, value] of Object.entries(found)) {
      if (isDeclaration(name)) continue;
      taken ??= noAttributes();
      taken[name] = value;
    }
    return taken;
  }
}
