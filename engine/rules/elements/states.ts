/**
 * What the paths of a table come to at each element, worked out once for each way that documents take: the sweep then
 * looks up one name an element. There are hardly more states than positions in the paths, whatever documents hold.
 */
import type { ElementTable } from "./row.ts";
import { childOf, theDocument } from "./compiled.ts";
import type { Context, Count, ElementRow, ElementRules, PathNode } from "./compiled.ts";

/** Who counts: a context that the element so many levels up has opened, by its number there; the document, if "up" is -1. */
export interface Owner {
  readonly up: number;
  readonly nth: number;
}

const document: Owner = { up: -1, nth: 0 };

/** What no context has opened. */
export const nowhere: Opened = { context: theDocument, owner: document, rivals: [] };

/** Names that no path has, each below one state, whose state is kept: more than the schemas let stand in invoices. */
const MOST_STRANGERS = 10_000;
const LONGEST_STRANGER = 100;

export interface Hit {
  readonly count: Count;
  readonly owner: Owner;
}

export interface Opening {
  readonly context: Context;
  /** In whose paths it is a step, or in whose element it counts for a condition. */
  readonly owner: Owner;
}

/** An opening, with those that count before it where their conditions hold, by their numbers. */
export interface Opened extends Opening {
  readonly rivals: readonly number[];
}

export interface FormRow {
  readonly nth: number;
  readonly row: ElementRow;
}

/** A position in a path. */
interface Position {
  readonly node: PathNode;
  readonly owner: Owner;
}

export interface State {
  /** What is to be made of the texts of its elements: rows on their form, with the number of their context. */
  readonly forms: readonly FormRow[];
  /** The numbers of the contexts that are asked even where nothing was counted for them. */
  readonly eager: readonly number[];
  readonly opens: readonly Opened[];
  readonly hits: readonly Hit[];
  readonly attributes: Attributed;
  /** Whether an element in this state has anything to do but to lead to those below it. */
  readonly busy: boolean;
  readonly positions: readonly Position[];
  readonly next: Map<string, State>;
}

export class States {
  /** Before the root opens. */
  readonly start: State;
  readonly #rules: ElementRules;
  /** What attributes of any element are counted for. */
  readonly #everywhere: Attributed;
  readonly #known: Map<string, State> = new Map();
  #strangers = 0;

  constructor(rules: ElementRules) {
    this.#rules = rules;
    this.#everywhere = withAttributes(nothing, [{ node: rules.anywhere, owner: document }]);
    this.start = stateOf([{ node: rules.fromRoot, owner: document }], [], nothing);
  }

  /** The state of an element of the name below one in this state. */
  below(state: State, element: string): State {
    return state.next.get(element) ?? this.#unmet(state, element);
  }

  #unmet(state: State, element: string): State {
    const { anywhere, endings } = this.#rules;
    const isNamed = ({ children }: PathNode) => children.has(element);
    if (isNamed(anywhere) || state.positions.some(({ node }) => isNamed(node))) {
      return this.#led(state, element, element);
    }
    // Names that no path has here are as many as documents like: what they have in common is kept, and of them the first.
    const next = this.#led(state, element, endings.map(({ matches }) => matches(element) ? "1" : "0").join(""));
    if (this.#strangers < MOST_STRANGERS && element.length <= LONGEST_STRANGER) {
      this.#strangers++;
      state.next.set(element, next);
    }
    return next;
  }

  #led(state: State, element: string, name: string): State {
    let next = state.next.get(name);
    if (next === undefined) {
      next = this.#made(state, element);
      state.next.set(name, next);
    }
    return next;
  }

  #made({ positions }: State, element: string): State {
    const { anywhere, endings } = this.#rules;
    const found: Position[] = [];
    for (const { node, owner } of [...positions, { node: anywhere, owner: document }]) {
      const child = childOf(node, element);
      const up = owner.up < 0 ? owner : { ...owner, up: owner.up + 1 };
      if (child !== undefined) found.push({ node: child, owner: up });
    }
    const steps = found.flatMap(({ node, owner }) => node.opens.map((context) => ({ context, owner })));
    const ends = endings.filter(({ matches }) => matches(element)).map(({ context }) => ({ context, owner: document }));
    const opens = opened([...steps, ...ends]);
    const own = opens.map(({ context }, nth) => ({ node: context.tree, owner: { up: 0, nth } }));
    const all = [...found, ...own];
    const key = all.map(({ node, owner }) => `${node.id}:${owner.up}:${owner.nth}`).join(" ");
    const known = this.#known.get(key) ?? stateOf(all, opens, this.#everywhere);
    this.#known.set(key, known);
    return known;
  }
}

/** Of a table's contexts those up to the first that depends on nothing, which alone counts if it depends on nothing itself. */
function opened(all: readonly Opening[]): readonly Opened[] {
  const sure = new Map<ElementTable, number>();
  for (const { context: { table, conditional, order } } of all) {
    if (table !== undefined && !conditional) sure.set(table, Math.min(order, sure.get(table) ?? Infinity));
  }
  const left = all.filter(({ context }, index) => {
    const last = context.table === undefined ? undefined : sure.get(context.table);
    return context.order <= (last ?? Infinity) && all.findIndex((it) => it.context === context) === index;
  }).toSorted((a, b) => a.context.order - b.context.order);
  return left.map((it, nth) => ({ ...it, rivals: rivalsOf(it, left.slice(0, nth)) }));
}

function rivalsOf({ context: { table } }: Opening, before: readonly Opening[]): readonly number[] {
  return table === undefined ? [] : before.flatMap(({ context }, nth) => context.table === table ? [nth] : []);
}

type Attributed = ReadonlyMap<string, readonly Hit[]>;

const nothing: Attributed = new Map();

/** With what is counted at some positions; most have none, and then it is the same. */
function withAttributes(around: Attributed, positions: readonly Position[]): Attributed {
  const own = positions.filter(({ node }) => node.attributes.size > 0);
  if (own.length === 0) return around;
  const attributes = new Map(around);
  for (const { node, owner } of own) {
    for (const [name, counts] of node.attributes) {
      attributes.set(name, [...attributes.get(name) ?? [], ...counts.map((count) => ({ count, owner }))]);
    }
  }
  return attributes;
}

function stateOf(positions: readonly Position[], opens: readonly Opened[], everywhere: Attributed): State {
  const attributes = withAttributes(everywhere, positions);
  const hits = positions.flatMap(({ node, owner }) => node.counts.map((count) => ({ count, owner })));
  const forms = opens.flatMap(({ context }, nth) => context.forms.map((row) => ({ nth, row })));
  const eager = opens.flatMap(({ context }, nth) => isEager(context) ? [nth] : []);
  const busy = forms.length > 0 || eager.length > 0 || hits.length > 0;
  return { forms, eager, busy, opens, hits, attributes, positions, next: new Map() };
}

/** Whether a context is asked, or asked for, even where nothing was counted for it. */
function isEager({ always, beside, afterwards, name, step }: Context): boolean {
  return [always, beside, afterwards].some((rows) => rows.length > 0) || name !== undefined || step !== undefined;
}
