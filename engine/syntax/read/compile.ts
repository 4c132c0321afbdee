/**
 * Binding rows compiled into a tree of states, one per element position, that the binder walks as elements open: as far as
 * documents get in it.
 */
import { known } from "../../model/known.ts";
import type { Syntax } from "../../model/codes/index.ts";
import type { Kept } from "../../xml/sink.ts";
import { Layout } from "../layout.ts";
import type { AnyRow, AnywhereRow, Binding, CodeIndex, GroupRow, LeafRow } from "../row.ts";

/** The groups that an element opens. */
export class Opens {
  /** While nothing is in them. */
  readonly layout: Layout = Layout.empty();
  constructor(readonly row: GroupRow) {}
}

/** A class, because every element of a document is read by one: all have the same shape. */
export class State {
  readonly children: Map<string, State> = new Map();
  group: Opens | undefined = undefined;
  /** A second group on the same element, inside the first (CII's ApplicableTradeTax is breakdown and category). */
  inner: Opens | undefined = undefined;
  /** Belongs to the outer one of two groups on its parent's element. */
  outer = false;
  /** The leaf that this element is; on a group, the group's own text. */
  leaf: LeafRow | undefined = undefined;
  /** The code positions that this element is at. */
  indexes: readonly CodeIndex[] | undefined = undefined;
  /** A wrapper or leaf that is allowed once in its group. */
  single = false;
  /** What makes the rest of it when an element first gets here; undefined from then on. */
  pending: (() => void)[] | undefined = [];

  constructor(
    readonly element: string,
    /** Reached through an `anywhere` row: what is here fills no slot. */
    readonly loose: boolean,
  ) {}
}

export interface Compiled {
  readonly document: State;
  /** Entry for an element that its parent's state does not know. */
  readonly anywhere: ReadonlyMap<string, State>;
  /** Elements below which a code position does not count. */
  readonly notWithin: ReadonlyMap<CodeIndex, readonly string[]>;
}

/** How documents with a root element are read. */
export interface Format {
  readonly syntax: Syntax;
  readonly binding: Binding;
}

/** The formats of some bindings, by their root elements. */
export function formatsOf(bindings: readonly Binding[]): ReadonlyMap<string, Format> {
  return new Map(bindings.flatMap((binding) => {
    return Object.entries(binding.roots).map(([element, syntax]) => [element, { syntax, binding }] as const);
  }));
}

const compiled = new WeakMap<Binding, Compiled>();

/** A binding, compiled with the first document that is read by it. */
export function compiledFor(binding: Binding): Compiled {
  return known(compiled, binding, compile);
}

/** Compiles a binding. A RangeError is thrown where two rows claim the same element, when that is reached. */
export function compile(binding: Binding): Compiled {
  const indexes = indexPaths(binding.anywhere);
  const anywhere = new State("", false);
  const notWithin = new Map<CodeIndex, readonly string[]>();
  for (const row of binding.anywhere) {
    if ("index" in row && row.notWithin) notWithin.set(row.index, row.notWithin);
    const path = row.path.split("/");
    const top = descend(anywhere, path.splice(0, 1), indexes, true);
    whenReached(top, () => {
      const target = descend(top, path, indexes, true);
      if ("group" in row) fillGroup(target, row.group, indexes);
    });
  }
  const document = new State("", false);
  fillGroup(document, binding.document, indexes);
  reach(document, anywhere.children);
  return { document, anywhere: anywhere.children, notWithin };
}

/** What an element is below another, which is kept for the next document: below the same state it is the same. */
export function stateBelow(
  around: State | undefined,
  element: string,
  anywhere: Compiled["anywhere"],
  kept: Kept | undefined,
): State | undefined {
  if (around !== undefined && kept?.around === around && kept.is instanceof State) return kept.is;
  const state = around?.children.get(element) ?? anywhere.get(element);
  if (state?.pending !== undefined) reach(state, anywhere);
  if (kept !== undefined) {
    kept.is = state;
    kept.around = around;
  }
  return state;
}

/** Makes a state whole that an element gets to. */
export function reach(state: State, anywhere: Compiled["anywhere"]): void {
  const { pending } = state;
  state.pending = undefined;
  pending?.forEach((make) => make());
  // What `anywhere` paths of several elements lead to is below bound elements, too: rules see those just as well.
  const entry = state.loose ? undefined : anywhere.get(state.element);
  if (entry === undefined) return;
  reach(entry, anywhere);
  for (const [element, child] of entry.children) {
    if (child.loose && !state.children.has(element)) state.children.set(element, child);
  }
}

/** Does what belongs to a state, once that is reached. */
function whenReached({ pending }: State, make: () => void): void {
  if (pending === undefined) make();
  else pending.push(make);
}

type Indexes = ReadonlyMap<string, CodeIndex>;

/** Code positions by "element" and "parent/element". */
function indexPaths(rows: readonly AnywhereRow[]): Indexes {
  const paths = new Map<string, CodeIndex>();
  for (const row of rows) if ("index" in row) paths.set(row.path, row.index);
  return paths;
}

function descend(from: State, path: readonly string[], indexes: Indexes, loose: boolean): State {
  let at = from;
  for (const element of path) {
    if (!loose && at !== from && at.group !== undefined) {
      throw new RangeError(`Cannot bind ${path.join("/")} through a group`);
    }
    let next = at.children.get(element);
    if (next === undefined) {
      next = new State(element, loose);
      const found = [indexes.get(element), indexes.get(`${at.element}/${element}`)].filter((index) =>
        index !== undefined
      );
      if (found.length > 0) next.indexes = found;
      at.children.set(element, next);
    }
    at = next;
  }
  return at;
}

/** `open` are the groups around, one of which may be in itself: its state is its own child then. */
function fillGroup(target: State, row: GroupRow, indexes: Indexes, around: Open = new Map()): void {
  if (target.group !== undefined) throw new RangeError(`Cannot bind ${row.path} twice as a group`);
  target.group = new Opens(row);
  whenReached(target, () => {
    const open = new Map([...around, [row, target]]);
    const inner = row.rows.find(isInner);
    const read = row.rows.filter((child) => child !== inner && !(child.row === "leaf" && child.unread));
    for (const child of read) fillRow(target, child, indexes, open, inner !== undefined);
    for (const path of row.wrappers ?? []) descend(target, path.split("/"), indexes, false).single = true;
    if (inner === undefined) return;
    target.inner = new Opens(inner);
    for (const child of inner.rows) fillRow(target, child, indexes, open);
  });
}

type Open = ReadonlyMap<GroupRow, State>;

function isInner(row: AnyRow): row is GroupRow {
  return row.row === "group" && row.path === ".";
}

function fillRow(target: State, row: AnyRow, indexes: Indexes, open: Open, outer = false): void {
  const around = row.row === "group" ? open.get(row) : undefined;
  if (around !== undefined) return void target.children.set(row.path, around);
  const at = row.path === "." ? target : descend(target, row.path.split("/"), indexes, false);
  if (outer) at.outer = true;
  if (row.row === "group") return fillGroup(at, row, indexes, open);
  if (at.leaf !== undefined) throw new RangeError(`Cannot bind ${row.path} twice as a leaf`);
  at.leaf = row;
  if (row.single === true) at.single = true;
}
