/** Reads XML into the bound document: matches elements with the rows of a binding as they open and close. */
import { isBlank } from "../../model/space.ts";
import { type Kept, NameTables, readXml, type Scope, type XmlLimits, type XmlSink } from "../../xml/reader.ts";
import { Elements } from "../../xml/elements.ts";
import { placeOf } from "../../xml/place.ts";
import type { Refusal } from "../../xml/refusal.ts";
import {
  type Attributes,
  type Bound,
  type Empty,
  fill,
  Group,
  Leaf,
  listOf,
  nothingKnown,
  type Step,
  type Stray,
} from "../bound.ts";
import { compiledFor, type Format, formatsOf, type Opens, type State, stateBelow } from "./compile.ts";
import { isEnvelope, isEnvelopeHeader, refuseEnvelope, refuseMixed, refuseRoot, withNamespace } from "./detect.ts";
import { followed, type Follows, type Listen } from "./follow.ts";
import { Frame } from "./frame.ts";
import type { Syntax } from "../../model/codes/index.ts";
import type { Binding, CodeIndex } from "../row.ts";
import type { Kind } from "../shapes.ts";

export interface BindOptions {
  readonly limits?: Partial<XmlLimits>;
  /** Whether to read the document inside a transport envelope (SBDH), which is refused otherwise. */
  readonly unwrap?: boolean | undefined;
  /** Whether text beside elements is left to the XML Schema, and not refused. */
  readonly mixed?: boolean | undefined;
  readonly listen?: Listen;
  /** The text in UTF-8, if the caller has it. */
  readonly bytes?: Uint8Array | undefined;
}

export type Binder = (text: string, options?: BindOptions) => Bound | Refusal;

/** Makes a reader for the given bindings, which are compiled with their first document; names are kept from document to document. */
export function binder(bindings: readonly Binding[]): Binder {
  const formats = formatsOf(bindings);
  const prefixes = new Map(bindings.flatMap((binding) => [...binding.prefixes]));
  const tables = new NameTables();
  return (text, { limits = {}, unwrap = false, mixed, listen, bytes } = {}) => {
    const sink = new BindingSink(formats, prefixes, unwrap, listen, text.length);
    const refusal = readXml(text, listen === undefined ? sink : followed(sink), { prefixes, limits, tables, bytes });
    return refusal ?? sink.finish(text, mixed);
  };
}

export type EventBinder = (emit: (sink: XmlSink) => void, listen?: Listen) => Bound;

/**
 * Makes a binder for events that do not come out of a text, such as those of `walk`. Their names bear the canonical
 * prefixes. Throws a RangeError when they are no document of the bindings.
 */
export function eventBinder(bindings: readonly Binding[]): EventBinder {
  const formats = formatsOf(bindings);
  return (emit, listen) => {
    const sink = new BindingSink(formats, new Map(), false, listen);
    emit(listen === undefined ? sink : followed(sink));
    const document = sink.finish("");
    if (isRefusal(document)) throw new RangeError(`Cannot bind these events: ${document.message}`);
    return document;
  };
}

export function isRefusal(outcome: Bound | Refusal): outcome is Refusal {
  return "xmlCode" in outcome;
}

class BindingSink implements Follows {
  readonly #formats: ReadonlyMap<string, Format>;
  readonly #prefixes: ReadonlyMap<string, string>;
  readonly #unwrap: boolean;
  readonly #listen: Listen | undefined;
  follower: XmlSink | undefined;
  readonly #elements: Elements;
  readonly #frames: Frame[] = [];
  /** How many of the frames are open. */
  #depth = 0;
  readonly #groups: Map<Kind, Group[]> = new Map();
  readonly #codes: Map<CodeIndex, Leaf[]> = new Map();
  readonly #empty: Empty[] = [];
  readonly #notRead: Stray[] = [];
  readonly #wrapped: Map<State, Group> = new Map();
  readonly #repeated: Leaf[] = [];
  /** Leaves that hold elements where there should be text: what those hold is their text then, as XPath has it. */
  readonly #nested: Leaf[] = [];
  #anywhere: ReadonlyMap<string, State> = new Map();
  #notWithin: ReadonlyMap<CodeIndex, readonly string[]> = new Map();
  #syntax: Syntax | undefined;
  #root: Group<"invoice"> | undefined;
  #rootName = "";
  #rootOffset = 0;
  /** Elements that are open around the root, or in its place. */
  #outside = 0;
  #envelope = false;
  #several = false;
  #mixed = -1;
  /** The text of the element that is being read, and its nodes where comments and processing instructions make several. */
  #text = "";
  #pieces: string[] | undefined;

  constructor(
    formats: ReadonlyMap<string, Format>,
    prefixes: ReadonlyMap<string, string>,
    unwrap: boolean,
    listen: Listen | undefined,
    length = 0,
  ) {
    this.#elements = new Elements(length);
    this.#listen = listen;
    this.#formats = formats;
    this.#prefixes = prefixes;
    this.#unwrap = unwrap;
  }

  open(element: string, attributes: Attributes | undefined, offset: number, raw: string, _?: Scope, kept?: Kept): void {
    this.#elements.open(offset, raw);
    const parent = this.#innermost();
    if (parent === undefined) return this.#openOutside(element, attributes, offset, raw);
    const text = this.#text;
    this.#text = "";
    this.#pieces = undefined;
    if (parent.childless && parent.leaf !== undefined && parent.state?.children.size === 0) {
      parent.leaf.text = text;
      this.#nested.push(parent.leaf);
    }
    if (this.#mixed < 0 && !isBlank(text)) this.#mixed = parent.offset;
    parent.childless = false;
    const state = stateBelow(parent.state, element, this.#anywhere, kept);
    let { group } = parent;
    group.children += parent.state?.group === undefined ? 0 : 1;
    const owner = state?.outer === true ? group.parent ?? group : group;
    let leaf: Leaf | undefined;
    if (state?.group !== undefined) {
      group = this.#addGroup(state, state.group, attributes, offset, owner);
      if (state.inner !== undefined) group = this.#addGroup(state, state.inner, attributes, offset, group);
    }
    if (state?.leaf !== undefined || state?.indexes !== undefined) {
      leaf = this.#addLeaf(state, attributes, offset, state.group === undefined ? owner : group);
    }
    if (state?.single === true) {
      const within = leaf?.parent ?? group;
      if (this.#wrapped.get(state) !== within) this.#wrapped.set(state, within);
      else this.#repeated.push(leaf ?? new Leaf({ element, leaf: undefined, loose: true }, within, attributes, offset));
    }
    this.#enter(state, group, leaf, offset, element, raw);
  }

  /** A list that is once asked for what is at -1 is slow for good. */
  #innermost(): Frame | undefined {
    return this.#depth === 0 ? undefined : this.#frames[this.#depth - 1];
  }

  #enter(
    state: State | undefined,
    group: Group,
    leaf: Leaf | undefined,
    offset: number,
    element: string,
    raw: string,
  ): void {
    const frame = this.#frames[this.#depth] ??= new Frame(group);
    this.#depth++;
    frame.state = state;
    frame.group = group;
    frame.leaf = leaf;
    frame.offset = offset;
    frame.element = element;
    frame.raw = raw;
    frame.childless = true;
    frame.step = undefined;
  }

  /** An element around the root, the root itself, or one below anything but an invoice. */
  #openOutside(element: string, attributes: Attributes | undefined, offset: number, raw: string): void {
    const depth = this.#outside++;
    if (depth === 0) this.#envelope = this.#unwrap && isEnvelope(element);
    if (depth !== (this.#envelope ? 1 : 0) || isEnvelopeHeader(element)) return;
    if (this.#rootName !== "") this.#several = true;
    else this.#openRoot(element, attributes, offset, raw);
  }

  #openRoot(element: string, attributes: Attributes | undefined, offset: number, raw: string): void {
    this.#rootName = element;
    this.#rootOffset = offset;
    const format = this.#formats.get(element);
    if (format === undefined) return;
    const { document, anywhere, notWithin } = compiledFor(format.binding);
    this.#anywhere = anywhere;
    this.#notWithin = notWithin;
    this.#syntax = format.syntax;
    if (document.group === undefined) return;
    const { row, layout } = document.group;
    const root = new Group("invoice", element, row, undefined, attributes, offset, true, layout);
    this.#root = root;
    this.#groups.set("invoice", listOf(root));
    this.#enter(document, root, undefined, offset, element, raw);
    this.follower = this.#listen?.(format.syntax, root);
  }

  #addGroup(state: State, opens: Opens, attributes: Attributes | undefined, offset: number, parent: Group): Group {
    const { row, layout } = opens;
    const isPlaced = opens === state.inner || !state.loose;
    const group = new Group(row.kind, state.element, row, parent, attributes, offset, isPlaced, layout);
    if (isPlaced) fill(parent, row, group);
    file(this.#groups, row.kind, group);
    return group;
  }

  #addLeaf(state: State, attributes: Attributes | undefined, offset: number, parent: Group): Leaf {
    const leaf = new Leaf(state, parent, attributes, offset);
    if (state.leaf !== undefined) fill(parent, state.leaf, leaf);
    for (const index of state.indexes ?? none) if (!this.#isExempt(index)) file(this.#codes, index, leaf);
    return leaf;
  }

  /** Whether the open elements keep what is here out of an index. */
  #isExempt(index: CodeIndex): boolean {
    const names = this.#notWithin.get(index);
    return names !== undefined &&
      this.#frames.some(({ element }, depth) => depth < this.#depth && names.includes(element));
  }

  text(text: string, _offset: number, apart = false): void {
    if (this.#root === undefined) return;
    for (const leaf of this.#nested) leaf.text += text;
    const pieces = this.#pieces;
    if (apart && this.#text !== "") (this.#pieces ??= [this.#text]).push(text);
    else if (pieces !== undefined) pieces[pieces.length - 1] += text;
    this.#text = this.#text === "" ? text : this.#text + text;
  }

  close(): void {
    this.#elements.close();
    const frame = this.#innermost();
    if (this.#depth <= 1) this.#outside--;
    if (frame === undefined) return;
    if (--this.#depth === 0) this.follower = undefined;
    const text = this.#text;
    const pieces = this.#pieces;
    this.#text = "";
    this.#pieces = undefined;
    if (frame.leaf !== undefined) {
      if (frame.childless) {
        frame.leaf.text = text;
        if (pieces !== undefined) frame.leaf.pieces = pieces;
      } else if (this.#nested.at(-1) === frame.leaf) this.#nested.pop();
    }
    if (frame.childless) {
      if (isBlank(text)) this.#empty.push({ ...this.#stray(frame), raw: frame.raw });
      else if (frame.leaf?.row === undefined || frame.leaf.loose) this.#notRead.push(this.#stray(frame));
    } else if (text !== "" && this.#mixed < 0 && !isBlank(text)) this.#mixed = frame.offset;
  }

  /** Text in a frame that has just closed. */
  #stray({ offset }: Frame): Stray {
    let step: Step | undefined;
    for (let depth = 0; depth <= this.#depth; depth++) {
      const frame = this.#frames[depth];
      if (frame !== undefined) step = frame.step ??= { element: frame.element, parent: step };
    }
    return { offset, step: step ?? { element: this.#rootName, parent: undefined } };
  }

  finish(text: string, mixed = false): Bound | Refusal {
    if (this.#several || this.#rootName === "") return refuseEnvelope(this.#several);
    if (this.#root === undefined || this.#syntax === undefined) {
      return refuseRoot(withNamespace(this.#rootName, this.#prefixes), placeOf(text, this.#rootOffset));
    }
    this.#elements.end();
    if (this.#mixed >= 0 && !mixed) return refuseMixed(placeOf(text, this.#mixed));
    return {
      ...(this.#envelope ? { envelope: "sbdh" } : {}),
      ...(this.#mixed < 0 ? {} : { mixed }),
      syntax: this.#syntax,
      root: this.#root,
      groups: this.#groups,
      codes: this.#codes,
      empty: this.#empty.sort((a, b) => a.offset - b.offset),
      notRead: this.#notRead,
      repeated: this.#repeated,
      elements: this.#elements,
      known: nothingKnown(),
    };
  }
}

const none: readonly never[] = [];

function file<K, V>(into: Map<K, V[]>, key: K, value: V): void {
  const list = into.get(key);
  if (list === undefined) into.set(key, listOf(value));
  else list.push(value);
}
