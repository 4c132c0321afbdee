/**
 * The rows of a binding as steps of writing: shared wrappers merged, in the order of the schema. A wrapper that holds one
 * leaf is part of the leaf's path and repeats with each value; one that holds several rows is written once around them.
 */
import { known } from "../../model/known.ts";
import type { Syntax } from "../../model/codes/index.ts";
import { termRows } from "../../model/terms.ts";
import type { AnyRow, Binding, GroupRow, LeafRow } from "../row.ts";

export type Step =
  /** An empty path is the text of the group itself. */
  | { readonly step: "leaf"; readonly path: readonly string[]; readonly row: LeafRow }
  | {
    readonly step: "group";
    readonly path: readonly [string];
    readonly row: GroupRow;
    readonly steps: Steps;
    /** The slots and the terms of attributes that are written in the group itself. */
    readonly holds: ReadonlySet<string>;
  }
  | { readonly step: "wrapper"; readonly path: readonly [string]; readonly steps: Steps };

export type Steps = readonly Step[];

export interface Plan {
  readonly root: string;
  /** The namespaces of the elements, with their canonical prefixes. */
  readonly prefixes: ReadonlyMap<string, string>;
  readonly row: GroupRow;
  readonly steps: Steps;
}

const plans = new WeakMap<Binding, Map<Syntax, Plan>>();

/** How a document is written; worked out once. Throws a RangeError for a document that the binding does not have. */
export function planOf(binding: Binding, syntax: Syntax): Plan {
  return known(known(plans, binding, () => new Map()), syntax, () => makePlan(binding, syntax));
}

function makePlan(binding: Binding, syntax: Syntax): Plan {
  const [root] = Object.entries(binding.roots).find(([, of]) => of === syntax) ?? [];
  if (root === undefined) throw new RangeError(`Cannot write ${syntax}: the binding has no root element for it`);
  const row = binding.document;
  const used = new Set([root, ...pathsIn(row)].flatMap((path) => path.split("/")).map((name) => name.split(":")[0]));
  const prefixes = new Map([...binding.prefixes].filter(([, prefix]) => used.has(prefix)));
  return { root, prefixes, row, steps: stepsOf(row, syntax) };
}

function pathsIn(row: GroupRow, around: readonly GroupRow[] = []): readonly string[] {
  if (around.includes(row)) return [];
  const open = [...around, row];
  return row.rows.flatMap((it) => it.row === "leaf" ? [it.path] : [it.path, ...pathsIn(it, open)]);
}

/** An element below a group, with what the rows say that it is. */
interface Branch {
  leaf?: LeafRow;
  group?: GroupRow;
  readonly below: Branches;
}

type Branches = Map<string, Branch>;

function stepsOf(row: GroupRow, syntax: Syntax): Steps {
  const branches: Branches = new Map();
  const own: Step[] = [];
  grow(row.rows, syntax, branches, own);
  return inOrder([...own, ...toSteps(branches, syntax)], row.order?.[syntax] ?? []);
}

/** Of several rows that fill a slot, all are read and the first is written. */
function grow(rows: readonly AnyRow[], syntax: Syntax, branches: Branches, own: Step[]): void {
  const slots = new Set<string>();
  for (const row of rows) {
    if ((row.in ?? syntax) !== syntax || slots.has(row.slot)) continue;
    slots.add(row.slot);
    checkNames(row, rows);
    if (row.path !== ".") place(row, branches);
    else if (row.row === "leaf") own.push({ step: "leaf", path: [], row });
    else grow(row.rows, syntax, branches, own);
  }
}

/** Names of slots inside rows are no types: a name that no row has is caught here. */
function checkNames(row: AnyRow, rows: readonly AnyRow[]): void {
  const named = row.row === "leaf" ? [row.beside, row.fixedBeside, row.within, row.schemeSlot] : [];
  const below = row.row === "group" && row.each !== undefined ? [row.each.slot, ...row.each.with] : [];
  const missing = named.find((slot) => slot !== undefined && !rows.some((it) => it.slot === slot)) ??
    below.find((slot) => row.row === "group" && !row.rows.some((it) => it.slot === slot));
  if (missing !== undefined) throw new RangeError(`Cannot write ${row.path}: there is no slot "${missing}" beside it`);
}

function place(row: AnyRow, branches: Branches): void {
  let at: Branch = { below: branches };
  for (const element of row.path.split("/")) {
    const next = at.below.get(element) ?? { below: new Map() };
    at.below.set(element, next);
    at = next;
  }
  if (row.row === "leaf") at.leaf = row;
  else at.group = row;
}

function toSteps(branches: Branches, syntax: Syntax): Steps {
  return [...branches].flatMap(([element, { leaf, group, below }]): Steps => {
    if (group !== undefined) {
      return [groupStep(element, group, syntax)];
    }
    // A leaf on the way to others only marks that their wrapper is there.
    if (below.size === 0) return leaf === undefined ? [] : [{ step: "leaf", path: [element], row: leaf }];
    const steps = toSteps(below, syntax);
    const [only, second] = steps;
    if (only?.step === "leaf" && second === undefined) return [{ ...only, path: [element, ...only.path] }];
    return [{ step: "wrapper", path: [element], steps }];
  });
}

/** A group may be in itself, so its steps are worked out when they are asked for. */
function groupStep(element: string, row: GroupRow, syntax: Syntax): Extract<Step, { step: "group" }> {
  let steps: Steps | undefined;
  return {
    step: "group",
    path: [element],
    row,
    holds: new Set(namesIn(row)),
    get steps() {
      return steps ??= stepsOf(row, syntax);
    },
  };
}

function namesIn({ rows }: GroupRow): readonly string[] {
  const leaves = rows.filter((row) => row.row === "leaf");
  return leaves.flatMap(({ slot, attributes = {} }) => [
    slot,
    ...Object.values(attributes).map((term) => termRows[term].name),
  ]);
}

/** The steps with the elements of `order` in that order, in the places that they have. */
function inOrder(steps: Steps, order: readonly string[]): Steps {
  const rank = (step: Step) => order.indexOf(step.path[0] ?? "");
  const moved = steps.filter((step) => rank(step) >= 0).sort((a, b) => rank(a) - rank(b));
  return steps.map((step) => rank(step) < 0 ? step : moved.shift() ?? step);
}
