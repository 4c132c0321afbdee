/**
 * Follows the events of a document by its schema, and reports what the schema does not allow (XML Schema Part 1, as Xerces
 * judges, the parser of the official validators). After a fault it goes on as if it had been repaired, so that one fault
 * is one finding: what is out of order is judged by itself and then passed over, and what is missing is taken as read.
 */
import { ours, type Own, type Said } from "../model/said.ts";
import { isBlank } from "../model/space.ts";
import type { Attributes, Scope, XmlSink } from "../xml/reader.ts";
import { Assessing, boundPrefix, hasPrefixes, instanceValue, noPrefix, only, resolved } from "./attributes.ts";
import type { SchemaFault, SchemaId, SchemaKind } from "./faults.ts";
import { type Item, type Model, NOWHERE, START } from "./model.ts";
import type { Simple } from "./simple.ts";
import { anyType, type Declaration, isDerived, type Schema, type Type } from "./table.ts";

/** Gets the events of a document from its root on, with the names that its binding gives its namespaces. */
export function followerOf(schema: Schema, report: (fault: SchemaFault) => void): XmlSink {
  return new Follower(schema, report);
}

/** Elements that were not there where they must be, before another; they may still come. */
interface Awaited {
  readonly names: Set<string>;
  readonly shown: readonly string[];
  readonly offset: number;
  readonly raw: string;
}

/** An open element. Those at one depth share a frame in turn. */
interface Frame {
  type: Type;
  state: number;
  offset: number;
  raw: string;
  /** Its text, where it is looked at. */
  text: string;
  /** The prefix that its text starts with, where it is bound. */
  prefix: string;
  /** Something is in it that no text or no element may be beside. */
  spoilt: boolean;
  /** The places of its content model that its elements stand at, each once. */
  readonly visited: number[];
  /** How many of those are of this element; after them are some of another one. */
  seen: number;
  awaited: Awaited[];
}

/** What a schema declares may be a root. */
const anyRoot: Item<Declaration> = { any: { strict: true } };

/** Lists of what may stand somewhere end here. */
const MOST_SHOWN = 6;

class Follower implements XmlSink {
  readonly #schema: Schema;
  readonly #report: (fault: SchemaFault) => void;
  readonly #frames: Frame[] = [];
  #depth = 0;
  /** Knows what is declared on the innermost open element, until that closes. */
  #scope: Scope | undefined;
  /** Open elements that are not looked at: the first of them is at fault. */
  #skipped = 0;
  readonly #ids: Set<string> = new Set();
  readonly #references: { readonly id: string; readonly offset: number }[] = [];
  /** Attributes that were found to be right for a type: amounts in one currency share theirs. */
  readonly #right: Map<Type, Attributes> = new Map();
  /** The attributes that came last without a prefix. */
  #plain: Attributes | undefined;

  constructor(schema: Schema, report: (fault: SchemaFault) => void) {
    this.#schema = schema;
    this.#report = report;
  }

  open(name: string, attributes: Attributes | undefined, offset: number, raw: string, scope?: Scope): void {
    if (this.#skipped > 0) {
      this.#skipped++;
      return;
    }
    this.#scope = scope;
    const parent = this.#depth === 0 ? undefined : this.#frames[this.#depth - 1];
    const item = parent === undefined ? anyRoot : this.#step(parent, name, offset, raw);
    if (item === undefined) {
      this.#skipped = 1;
      return;
    }
    const declaration = "element" in item ? item.element : this.#schema.element(name);
    const type = this.#typeOf(declaration, attributes, offset, scope);
    if (type === undefined && "any" in item && item.any.strict) {
      this.#tell("ATW-SCHEMA-ELEMENT", "unknown", offset, raw, "");
      this.#skipped = 1;
      return;
    }
    this.#enter(type ?? anyType, offset, raw);
    this.#assess(attributes, type ?? anyType, offset, declaration !== undefined, scope);
  }

  #enter(type: Type, offset: number, raw: string): void {
    const frame = this.#frames[this.#depth++];
    if (frame === undefined) {
      this.#frames.push({
        type,
        state: START,
        offset,
        raw,
        text: "",
        prefix: "",
        spoilt: false,
        visited: [],
        seen: 0,
        awaited: [],
      });
      return;
    }
    frame.type = type;
    frame.state = START;
    frame.offset = offset;
    frame.raw = raw;
    frame.text = "";
    frame.prefix = "";
    frame.spoilt = false;
    frame.seen = 0;
    if (frame.awaited.length > 0) frame.awaited = [];
  }

  /** What an element is by the content model around it; undefined where it can be nothing. */
  #step(parent: Frame, name: string, offset: number, raw: string): Item<Declaration> | undefined {
    const { model } = parent.type;
    if (model === undefined) {
      if (!parent.spoilt) this.#tell("ATW-SCHEMA-ELEMENT", "within", offset, raw, parent.raw);
      parent.spoilt = true;
      return undefined;
    }
    const place = model.next(parent.state, name);
    if (place === NOWHERE) return this.#stray(parent, model, name, offset, raw);
    visit(parent, place);
    return model.item(place);
  }

  /** An element that may not come next. */
  #stray(
    parent: Frame,
    model: Model<Declaration>,
    name: string,
    offset: number,
    raw: string,
  ): Item<Declaration> | undefined {
    const place = model.placeOf(name);
    const leap = place === NOWHERE ? undefined : model.leap(parent.state, name);
    if (leap !== undefined) {
      const missing = leap.over.flatMap((item) => "element" in item ? [item.element] : []);
      const names = new Set(missing.map((it) => it.name));
      parent.awaited.push({ names, shown: missing.map(({ shown }) => shown), offset, raw });
      visit(parent, leap.to);
      return model.item(leap.to);
    }
    const awaited = parent.awaited.find(({ names }) => names.delete(name));
    const visited = parent.visited.slice(0, parent.seen);
    const behind = visited.find((it) => it > place);
    const next = behind === undefined ? undefined : model.item(behind);
    if (awaited !== undefined) this.#tell("ATW-SCHEMA-ELEMENT", "misplaced", offset, raw, awaited.raw);
    else if (visited.includes(place) && !model.repeats(place)) {
      this.#tell("ATW-SCHEMA-ELEMENT", "repeated", offset, raw, raw);
    } else if (place !== NOWHERE && next !== undefined && "element" in next) {
      this.#tell("ATW-SCHEMA-ELEMENT", "misplaced", offset, raw, ours(next.element.shown));
    } else this.#tell("ATW-SCHEMA-ELEMENT", "unknown", offset, raw, shownOf(model.expected(parent.state)));
    return model.item(place);
  }

  /** The type of an element, which `xsi:type` may name; undefined where nothing does. */
  #typeOf(
    declaration: Declaration | undefined,
    attributes: Attributes | undefined,
    offset: number,
    scope: Scope | undefined,
  ): Type | undefined {
    const declared = declaration?.type;
    if (attributes === undefined || attributes === this.#plain) return declared;
    if (!hasPrefixes(attributes)) {
      this.#plain = attributes;
      return declared;
    }
    const value = instanceValue(attributes, "type", scope);
    if (value === undefined) return declared;
    const name = resolved(value, scope);
    const type = name === undefined ? undefined : this.#schema.typeOf(...name);
    if (type === undefined || type.abstract || declared !== undefined && !isDerived(type, declared)) {
      this.#tell("ATW-SCHEMA-VALUE", "type", offset, value, "");
    }
    return type ?? declared;
  }

  #assess(
    attributes: Attributes | undefined,
    type: Type,
    offset: number,
    declared: boolean,
    scope: Scope | undefined,
  ): void {
    if (attributes === undefined ? type.required.length === 0 : this.#right.get(type) === attributes) return;
    this.#assessAnew(attributes, type, offset, declared, scope);
  }

  // A function of its own: what its functions share is made where it begins, which is not for every element.
  #assessAnew(
    attributes: Attributes | undefined,
    type: Type,
    offset: number,
    declared: boolean,
    scope: Scope | undefined,
  ): void {
    let noted = false;
    const assessing = new Assessing(
      scope,
      (kind, actual, expected) => this.#tell("ATW-SCHEMA-ATTRIBUTE", kind, offset, actual, expected),
      (simple, text) => {
        noted ||= simple.identifies;
        return this.#note(simple, text, offset);
      },
    );
    const right = assessing.judge(attributes, type, declared);
    if (right && !noted && attributes !== undefined) this.#right.set(type, attributes);
  }

  /** Identifiers are unique in a document, and references have one (3.3.4.3, 3.15.4). */
  #note(simple: Simple, text: string, offset: number): boolean {
    if (!simple.identifies) return true;
    const value = simple.value(text);
    if (simple.builtin === "ID") return !this.#ids.has(value) && this.#ids.add(value).has(value);
    for (const id of value.split(" ")) this.#references.push({ id, offset });
    return true;
  }

  text(text: string): void {
    const frame = this.#frames[this.#depth - 1];
    if (this.#skipped > 0 || frame === undefined || frame.spoilt) return;
    const { simple, model, mixed } = frame.type;
    if (simple !== undefined) {
      if (simple.free) return;
      frame.text = frame.text === "" ? text : frame.text + text;
      if (simple.isName) frame.prefix = boundPrefix(simple.value(frame.text), this.#scope);
    } else if (!mixed && (model === undefined || !isBlank(text))) {
      frame.spoilt = model === undefined;
      this.#tell("ATW-SCHEMA-ELEMENT", "text", frame.offset, text.trim(), frame.raw);
    }
  }

  close(): void {
    if (this.#skipped > 0) {
      this.#skipped--;
      return;
    }
    const frame = this.#frames[--this.#depth];
    if (frame === undefined) return;
    const { simple, model } = frame.type;
    if (model !== undefined) this.#end(frame, model);
    else if (simple !== undefined && !simple.free && !frame.spoilt) this.#judge(simple, frame);
    if (this.#depth > 0) return;
    for (const { id, offset } of this.#references) {
      if (!this.#ids.has(id)) this.#tell("ATW-SCHEMA-VALUE", "reference", offset, id, "");
    }
  }

  #judge(simple: Simple, { text, offset, prefix }: Frame): void {
    if (!simple.is(text, simple.isName ? only(prefix) : noPrefix)) {
      this.#tell("ATW-SCHEMA-VALUE", "form", offset, simple.value(text), ours(simple.form));
    } else if (!this.#note(simple, text, offset)) this.#tell("ATW-SCHEMA-ATTRIBUTE", "twice", offset, text, "");
  }

  #end(frame: Frame, model: Model<Declaration>): void {
    for (const { names, shown, offset, raw } of frame.awaited) {
      if (names.size > 0) this.#tell("ATW-SCHEMA-MISSING", "before", offset, raw, ours(shown.join(", ")));
    }
    if (model.ends(frame.state)) return;
    const { items, all } = model.lacking(frame.state);
    this.#tell("ATW-SCHEMA-MISSING", all ? "within" : "either", frame.offset, frame.raw, shownOf(items));
  }

  #tell<Id extends SchemaId>(id: Id, kind: SchemaKind<Id>, offset: number, actual: string, expected: Said): void {
    this.#report({ id, kind, offset, actual, expected });
  }
}

function visit(frame: Frame, place: number): void {
  const { visited, seen, state } = frame;
  frame.state = place;
  if (place === state || seen > 0 && place <= (visited[seen - 1] ?? 0) && isAmong(visited, seen, place)) return;
  visited[seen] = place;
  frame.seen = seen + 1;
}

function isAmong(places: readonly number[], first: number, place: number): boolean {
  const at = places.indexOf(place);
  return at >= 0 && at < first;
}

function shownOf(items: readonly Item<Declaration>[]): Own {
  const names = items.map((item) => "element" in item ? item.element.shown : "*");
  return ours(names.length > MOST_SHOWN ? `${names.slice(0, MOST_SHOWN).join(", ")} …` : names.join(", "));
}
