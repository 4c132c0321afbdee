/**
 * The bound document: a small tree of groups and leaves that keeps what the input said. Rules run on it.
 *
 * A slot holds its nodes in document order, even if EN 16931-1 allows only one, so that no rule silently takes the first.
 * A node is `loose` if no row of the binding expects it at its place: it is in the indexes, but in no slot.
 */
import type { Decimal } from "../model/decimal.ts";
import type { Syntax } from "../model/codes/index.ts";
import type { Elements } from "../xml/elements.ts";
import type { Layout } from "./layout.ts";
import type { AnyRow, CodeIndex, GroupRow, LeafRow } from "./row.ts";
import type { GroupSlot, Kind, KindAt, LeafSlot } from "./shapes.ts";

export type Attributes = Readonly<Record<string, string>>;

/** What all leaves at a place of the binding have in common. */
export interface LeafPlace {
  /** Its name with the canonical prefix. */
  readonly element: string;
  readonly leaf: LeafRow | undefined;
  /** Whatever is here fills no slot. */
  readonly loose: boolean;
}

export class Leaf {
  /** Character data as written, joined across comments; line breaks are kept (BR-DE-18). */
  text = "";
  /** The text as a number, once somebody has asked; null where it is none. Many rules ask for the same amounts. */
  decimal: Decimal | null | undefined = undefined;
  readonly #place: LeafPlace;

  // A large document has hundreds of thousands of them: what follows from their place is not kept with each.
  constructor(
    place: LeafPlace,
    readonly parent: Group,
    readonly attributes: Attributes | undefined,
    /** Where the element starts, in UTF-16 code units. */
    readonly offset: number,
  ) {
    this.#place = place;
  }

  get element(): string {
    return this.#place.element;
  }

  get row(): LeafRow | undefined {
    return this.#place.leaf;
  }

  get loose(): boolean {
    return this.#place.loose || this.parent.loose;
  }

  attribute(name: string): string | undefined {
    return this.attributes?.[name];
  }

  /** The text nodes of the text, where comments or processing instructions make several; some rules ask for one (text()). */
  get pieces(): readonly string[] | undefined {
    return parted.get(this);
  }

  set pieces(pieces: readonly string[]) {
    parted.set(this, pieces);
  }
}

/** Hardly any text has several nodes: what most have not is not kept with each. */
const parted = new WeakMap<Leaf, readonly string[]>();

/** In groups in which nothing is; what fills the first slot makes a list for it. */
const nothing: never[] = [];

export class Group<K extends Kind = Kind> {
  /** What fills its slots, in the order of its layout. */
  nodes: (Held | undefined)[] = nothing;
  /** Number of child elements, bound or not. */
  children = 0;
  readonly loose: boolean;
  constructor(
    readonly kind: K,
    readonly element: string,
    readonly row: GroupRow,
    readonly parent: Group | undefined,
    readonly attributes: Attributes | undefined,
    readonly offset: number,
    /** Whether it fills a slot of its parent, wherever the parent stands. */
    readonly placed: boolean,
    /** Which of its slots are filled. */
    public layout: Layout,
  ) {
    this.loose = !placed || parent?.loose === true;
  }
}

export type Node = Leaf | Group;

/** What fills a slot: a node alone, which needs no list, or several in document order. */
export type Held = Node | Node[];

/** Anything that has a place in the document. */
export interface Spot {
  readonly offset: number;
}

/** The path to an element: its name with the canonical prefix, after that of its parent. */
export interface Step {
  readonly element: string;
  readonly parent: Step | undefined;
}

/** An element, such as one with content that no row expects. */
export interface Stray extends Spot {
  readonly step: Step;
}

/** An element without content. */
export interface Empty extends Stray {
  /** The name as written, prefix and all. */
  readonly raw: string;
}

export interface Bound {
  /** The transport envelope that the document was taken out of. */
  readonly envelope?: "sbdh";
  /** There is text beside elements, which the XML Schema has to refuse. */
  readonly mixed?: boolean;
  readonly syntax: Syntax;
  readonly root: Group<"invoice">;
  /** Every group of the document by its kind, loose ones included, in document order. */
  readonly groups: ReadonlyMap<Kind, readonly Group[]>;
  /** Every coded leaf by its position, loose ones included, in document order. */
  readonly codes: ReadonlyMap<CodeIndex, readonly Leaf[]>;
  /** The elements without content, in document order (PEPPOL-EN16931-R008). */
  readonly empty: readonly Empty[];
  /** The elements with content that no slot holds, in the order in which they end. */
  readonly notRead: readonly Stray[];
  /** The second and further ones of wrappers that are allowed once. */
  readonly repeated: readonly Leaf[];
  /** All elements, bound or not. */
  readonly elements: Elements;
  /** What rules have worked out about the document: at the number that `factNumber` gave what did so, and behind it what came. */
  readonly known: unknown[];
}

let facts = 0;

/**
 * The number of something that is worked out once a document. The engine and the sets of strict mode are bundled apart and
 * count for themselves, so that a number says nothing by itself: what is there counts where it came of the same function.
 */
export function factNumber(): number {
  return 2 * facts++;
}

/** Room for all that there is to know of a document, when nothing is known yet. */
export function nothingKnown(): unknown[] {
  return new Array(2 * facts);
}

const none: readonly never[] = [];

/** What fills a slot of a group: a node alone, or several in document order. */
export function heldIn({ layout, nodes }: Group, slot: string): Held | undefined {
  const place = layout.placeOf(slot);
  return place < 0 ? undefined : nodes[place];
}

/** What fills a slot of a group, in document order. */
export function nodesIn(group: Group, slot: string): readonly Node[] {
  return listed(heldIn(group, slot));
}

/** What is at a place of a group, by its layout. */
export function nodesAt({ nodes }: Group, place: number): readonly Node[] {
  return listed(nodes[place]);
}

function listed(held: Held | undefined): readonly Node[] {
  return held === undefined ? none : Array.isArray(held) ? held : [held];
}

/** All that fills the slots of a group, slot by slot. */
export function eachNode({ nodes }: Group, see: (node: Node) => void): void {
  for (const held of nodes) {
    if (Array.isArray(held)) held.forEach(see);
    else if (held !== undefined) see(held);
  }
}

const single: readonly unknown[] = [none];

/**
 * A list of one. It is copied, because V8 counts how many lists that are written out survive: where documents are large beside
 * its young generation it makes them in the old one, and each then keeps a document until all of the memory is collected.
 */
export function listOf<T>(first: T): T[] {
  // Its one item is replaced at once.
  const list = single.slice() as T[];
  list[0] = first;
  return list;
}

/** Fills the slot of a row with one more node. */
export function fill(group: Group, row: AnyRow, node: Node): void {
  const { layout } = group;
  const after = layout.with(row);
  group.layout = after;
  const { length } = layout.slots;
  if (length === 0) group.nodes = new Array(layout.room.size);
  if (after.slots.length > length) group.nodes[length] = node;
  else add(group.nodes, layout.placeOf(row.slot), node);
}

function add(nodes: Group["nodes"], at: number, node: Node): void {
  const held = nodes[at];
  if (Array.isArray(held)) held.push(node);
  else if (held !== undefined) (nodes[at] = listOf(held)).push(node);
}

/** The leaves in a slot, in document order. */
export function leaves<K extends Kind>(group: Group<K>, slot: LeafSlot<K>): readonly Leaf[] {
  // The binder fills a leaf slot with leaves only: rows are typed against the shapes.
  return nodesIn(group, slot) as readonly Leaf[];
}

/** The groups in a slot, in document order. */
export function groups<K extends Kind, S extends GroupSlot<K>>(
  group: Group<K>,
  slot: S,
): readonly Group<KindAt<K, S>>[] {
  return nodesIn(group, slot) as readonly Group<KindAt<K, S>>[];
}

/** All groups of a kind, wherever they are. */
export function allOf<K extends Kind>(document: Bound, kind: K): readonly Group<K>[] {
  return (document.groups.get(kind) ?? none) as readonly Group<K>[];
}

/** All leaves at a code position, wherever they are. */
export function coded(document: Bound, index: CodeIndex): readonly Leaf[] {
  return document.codes.get(index) ?? none;
}

/** The names from the root down to an element, joined by "/", for rules on elements that no row binds. */
export function pathTo(step: Step): string {
  const names: string[] = [];
  for (let at: Step | undefined = step; at !== undefined; at = at.parent) names.unshift(at.element);
  return names.join("/");
}

/** Whether a group is of a kind, for parents, whose kind is not known to the compiler. */
export function isKind<K extends Kind>(group: Group | undefined, kind: K): group is Group<K> {
  return group?.kind === kind;
}
