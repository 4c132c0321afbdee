/** Reads XML into the bound document: matches elements with the rows of a binding as they open and close. */
import { readXml, type XmlLimits, type XmlSink } from "../xml/reader.ts";
import { placeOf } from "../xml/place.ts";
import { type Refusal, refuse } from "../xml/refusal.ts";
import { type Attributes, type Bound, Group, Leaf, type Node } from "./bound.ts";
import { compile, type Compiled, type State } from "./compile.ts";
import { refuseRoot } from "./detect.ts";
import type { Syntax } from "../model/codes/index.ts";
import type { Binding, CodeIndex, GroupRow } from "./row.ts";
import type { Kind } from "./shapes.ts";

export type Binder = (text: string, limits?: Partial<XmlLimits>) => Bound | Refusal;

/** Makes a reader for the given bindings; compiling them is done once. */
export function binder(bindings: readonly Binding[]): Binder {
  const formats = new Map<string, Format>();
  const prefixes = new Map<string, string>();
  for (const binding of bindings) {
    for (const [uri, prefix] of binding.prefixes) prefixes.set(uri, prefix);
    const compiled = compile(binding);
    for (const [element, syntax] of Object.entries(binding.roots)) formats.set(element, { syntax, compiled });
  }
  return (text, limits = {}) => {
    const sink = new BindingSink(formats, prefixes);
    const refusal = readXml(text, sink, { prefixes, limits });
    return refusal ?? sink.finish(text);
  };
}

export function isRefusal(outcome: Bound | Refusal): outcome is Refusal {
  return "xmlCode" in outcome;
}

interface Format {
  readonly syntax: Syntax;
  readonly compiled: Compiled;
}

/** An open element. `group` is the group that its children belong to. */
interface Frame {
  readonly state: State | undefined;
  readonly group: Group;
  readonly leaf: Leaf | undefined;
  readonly offset: number;
  childless: boolean;
}

class BindingSink implements XmlSink {
  readonly #formats: ReadonlyMap<string, Format>;
  readonly #prefixes: ReadonlyMap<string, string>;
  readonly #frames: Frame[] = [];
  readonly #groups: Map<Kind, Group[]> = new Map();
  readonly #codes: Map<CodeIndex, Leaf[]> = new Map();
  readonly #empty: number[] = [];
  readonly #notRead: number[] = [];
  /** Leaves that hold elements where there should be text: what those hold is their text then, as XPath has it. */
  readonly #nested: Leaf[] = [];
  #anywhere: ReadonlyMap<string, State> = new Map();
  #syntax: Syntax | undefined;
  #root: Group<"invoice"> | undefined;
  #rootName = "";
  #mixed = -1;
  #text = "";

  constructor(formats: ReadonlyMap<string, Format>, prefixes: ReadonlyMap<string, string>) {
    this.#formats = formats;
    this.#prefixes = prefixes;
  }

  open(element: string, attributes: Attributes | undefined, offset: number): void {
    const parent = this.#frames.at(-1);
    if (parent === undefined) return this.#openRoot(element, attributes, offset);
    if (parent.childless && parent.leaf !== undefined && parent.state?.children.size === 0) {
      parent.leaf.text = this.#text;
      this.#nested.push(parent.leaf);
    }
    if (this.#text !== "") {
      if (this.#mixed < 0 && !isBlank(this.#text)) this.#mixed = parent.offset;
      this.#text = "";
    }
    parent.childless = false;
    const state = parent.state?.children.get(element) ?? this.#anywhere.get(element);
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
    this.#frames.push({ state, group, leaf, offset, childless: true });
  }

  #openRoot(element: string, attributes: Attributes | undefined, offset: number): void {
    if (this.#rootName !== "") return; // below an unknown root
    this.#rootName = element;
    const format = this.#formats.get(element);
    if (format === undefined) return;
    this.#anywhere = format.compiled.anywhere;
    this.#syntax = format.syntax;
    const { document } = format.compiled;
    if (document.group === undefined) return;
    const root = new Group("invoice", element, document.group, undefined, attributes, offset, true);
    this.#root = root;
    this.#groups.set("invoice", [root]);
    this.#frames.push({ state: document, group: root, leaf: undefined, offset, childless: true });
  }

  #addGroup(state: State, row: GroupRow, attributes: Attributes | undefined, offset: number, parent: Group): Group {
    const inner = row === state.inner;
    const group = new Group(row.kind, state.element, row, parent, attributes, offset, inner || !state.loose);
    if (group.placed) file(parent.slots, row.slot, group);
    file(this.#groups, row.kind, group);
    return group;
  }

  #addLeaf(state: State, attributes: Attributes | undefined, offset: number, parent: Group): Leaf {
    const leaf = new Leaf(state.element, state.leaf, parent, attributes, offset, state.loose || parent.loose);
    if (state.leaf !== undefined) file<string, Node>(parent.slots, state.leaf.slot, leaf);
    for (const index of state.indexes ?? none) file(this.#codes, index, leaf);
    return leaf;
  }

  text(text: string): void {
    if (this.#root === undefined) return;
    for (const leaf of this.#nested) leaf.text += text;
    this.#text = this.#text === "" ? text : this.#text + text;
  }

  close(): void {
    const frame = this.#frames.pop();
    if (frame === undefined) return;
    const text = this.#text;
    this.#text = "";
    if (frame.leaf !== undefined) {
      if (frame.childless) frame.leaf.text = text;
      else if (this.#nested.at(-1) === frame.leaf) this.#nested.pop();
    }
    if (frame.childless) {
      if (isBlank(text)) this.#empty.push(frame.offset);
      else if (frame.leaf?.row === undefined || frame.leaf.loose) this.#notRead.push(frame.offset);
    } else if (text !== "" && this.#mixed < 0 && !isBlank(text)) this.#mixed = frame.offset;
  }

  finish(text: string): Bound | Refusal {
    if (this.#root === undefined || this.#syntax === undefined) {
      return refuseRoot(withNamespace(this.#rootName, this.#prefixes));
    }
    if (this.#mixed >= 0) return refuse("mixed_content", MIXED, placeOf(text, this.#mixed));
    return {
      syntax: this.#syntax,
      root: this.#root,
      groups: this.#groups,
      codes: this.#codes,
      empty: this.#empty.sort((a, b) => a - b),
      notRead: this.#notRead,
    };
  }
}

const MIXED =
  "This element holds text beside child elements, which no invoice element may. Remove the text between them.";

/** A name that the reader gave with a canonical prefix, with its namespace instead. */
function withNamespace(element: string, prefixes: ReadonlyMap<string, string>): string {
  const [prefix, local] = element.split(":");
  const found = [...prefixes].find(([, canonical]) => canonical === prefix);
  return found === undefined || element.startsWith("Q{") ? element : `Q{${found[0]}}${local}`;
}

const none: readonly never[] = [];

function file<K, V>(into: Map<K, V[]>, key: K, value: V): void {
  const list = into.get(key);
  if (list === undefined) into.set(key, [value]);
  else list.push(value);
}

/** White space is XML's four characters and no other. */
export function isBlank(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return false;
  }
  return true;
}
