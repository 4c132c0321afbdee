/** Values that are not of their type, found by the types of the business terms, whether a rule reads them or not. */
import { type DataType, type GroupId, termRows } from "../model/terms.ts";
import { type Bound, Leaf, type Node } from "./bound.ts";
import type { Layout } from "./layout.ts";
import { scopesBelow, termChoices } from "./term_choices.ts";
import type { Binding, GroupChoice, GroupRow, LeafRow } from "./row.ts";
import { Cast, type CastReason, isDate, isDecimal, isIndicator } from "./values.ts";

/** The type that a leaf of each row must have; rows of text, codes and identifiers are left out. */
export type Types = ReadonlyMap<LeafRow, CastReason>;

const reasons: Readonly<Partial<Record<DataType, CastReason>>> = {
  amount: "number",
  unitPrice: "number",
  quantity: "number",
  percentage: "number",
  date: "date",
};

/** The typed rows of a binding. A row that several places share has the same type everywhere. */
export function typesOf({ document, anywhere }: Binding): Types {
  const types = new Map<LeafRow, CastReason>();
  visit(document, [], types);
  for (const row of anywhere) if ("group" in row) visit(row.group, [], types);
  return types;
}

function visit(
  row: GroupRow,
  scopes: readonly GroupId[],
  types: Map<LeafRow, CastReason>,
  open: readonly GroupRow[] = [],
): void {
  if (open.includes(row)) return;
  const choices: readonly GroupChoice[] = row.choices.length === 0 ? [{}] : row.choices;
  for (const choice of choices) {
    const inner = scopesBelow(row, choice, scopes);
    for (const child of row.rows) {
      if (child.row === "group") {
        visit(child, inner, types, [...open, row]);
        continue;
      }
      const [first] = termChoices(child, choice, inner);
      const reason = child.slot === "indicator" ? "indicator" : first && reasons[termRows[first.term].type];
      if (reason !== undefined) types.set(child, reason);
    }
  }
}

/** The typed leaves of a document that are not of their type, in no particular order. */
export function mistyped(document: Bound, types: Types): readonly Cast[] {
  const found: Cast[] = [];
  for (const groups of document.groups.values()) {
    for (const group of groups) {
      for (const at of group.layout.typed ?? typedIn(group.layout, types)) {
        const held = group.nodes[at];
        if (Array.isArray(held)) held.forEach((node) => look(node, types, found));
        else if (held !== undefined) look(held, types, found);
      }
    }
  }
  return found;
}

function look(node: Node, types: Types, found: Cast[]): void {
  if (!(node instanceof Leaf) || node.row === undefined) return;
  const reason = types.get(node.row);
  if (reason !== undefined && !fits(reason, node)) found.push(new Cast(reason, node));
}

/** Worked out once for all groups that are filled alike: their rows are those of one binding. */
function typedIn(layout: Layout, types: Types): readonly number[] {
  const { places, rows, again, slots } = layout;
  const all = [...rows, ...again];
  return layout.typed = places.filter((at) => {
    return all.some((row) => row.slot === slots[at] && row.row === "leaf" && types.has(row));
  });
}

function fits(reason: CastReason, leaf: Leaf): boolean {
  switch (reason) {
    case "number":
      return isDecimal(leaf);
    case "date":
      return isDate(leaf);
    case "indicator":
      return isIndicator(leaf);
    case "repeated":
      return true;
  }
}
