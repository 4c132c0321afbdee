/**
 * The bound document as the JSON model. Each leaf goes to the term that its row and its enclosing business groups name;
 * what finds its place taken by another value is listed as not read, never dropped.
 */
import type { Invoice } from "../model/invoice.ts";
import { type GroupId, groupRows, partsOf, type TermId, termRows } from "../model/terms.ts";
import type { Bound, Group, Leaf } from "./bound.ts";
import { termIn } from "./paths.ts";
import type { Condition, GroupChoice } from "./row.ts";
import { normalize } from "./values.ts";

export interface Projection {
  readonly invoice: Invoice;
  /** Offsets of the elements whose content the model has no place for, in document order. */
  readonly notRead: readonly number[];
}

type Value = string | readonly Value[] | Fields;
interface Fields {
  [name: string]: Value;
}

/** A business group under construction. */
interface Scope {
  readonly of: GroupId;
  readonly fields: Fields;
  readonly outer: Scope | undefined;
}

export function project(document: Bound): Projection {
  const surplus: number[] = [];
  const root: Scope = { of: "BG-0", fields: {}, outer: undefined };
  visit(document.root, root, new Projector(document, surplus));
  nameParties(root.fields);
  return { invoice: root.fields, notRead: [...document.notRead, ...surplus].sort((a, b) => a - b) };
}

class Projector {
  constructor(readonly document: Bound, readonly surplus: number[]) {}

  holds(when: Condition | undefined, group: Group, leaf?: Leaf): boolean {
    if (when === undefined) return true;
    if ("slot" in when) return (group.slots.get(when.slot) ?? []).some((node) => textIs(node, when.is));
    const value = leaf?.attributes?.[when.attribute];
    if (value === undefined) return false;
    if ("is" in when) return when.is.includes(value);
    return (this.document.root.slots.get(when.sameAs) ?? []).some((node) => textIs(node, [value]));
  }

  /** Puts a value where the term belongs; groups on the way there are made. */
  place(term: TermId, value: Value, from: Scope, offset: number): void {
    const row = termRows[term];
    const scope = reach(row.group, from);
    if (scope === undefined) return void this.surplus.push(offset);
    const before = scope.fields[row.name];
    if (row.list || row.card.endsWith("n")) scope.fields[row.name] = [...(Array.isArray(before) ? before : []), value];
    else if (before === undefined) scope.fields[row.name] = value;
    else if (JSON.stringify(before) !== JSON.stringify(value)) this.surplus.push(offset);
  }
}

function textIs(node: Leaf | Group, accepted: readonly string[]): boolean {
  return "text" in node && accepted.includes(normalize(node.text));
}

function visit(group: Group, scope: Scope, at: Projector): void {
  const choice = group.row.choices.find((choice) => at.holds(choice.when, group)) ?? {};
  const inner = choice.of === undefined || choice.of === scope.of ? scope : enter(choice.of, scope);
  for (const nodes of group.slots.values()) {
    for (const node of nodes) {
      if ("text" in node) placeLeaf(node, choice, inner, at);
      else visit(node, inner, at);
    }
  }
}

function enter(of: GroupId, scope: Scope): Scope {
  const row = groupRows[of];
  const outer = reach(row.parent ?? "BG-0", scope) ?? scope;
  const before = outer.fields[row.name];
  if (row.card.endsWith("n")) {
    const fields: Fields = {};
    outer.fields[row.name] = [...(Array.isArray(before) ? before : []), fields];
    return { of, fields, outer };
  }
  const fields = isFields(before) ? before : {};
  outer.fields[row.name] = fields;
  return { of, fields, outer };
}

/** The open scope of a group; a group of which there is one is opened on the way. */
function reach(of: GroupId, from: Scope): Scope | undefined {
  for (let scope: Scope | undefined = from; scope !== undefined; scope = scope.outer) if (scope.of === of) return scope;
  const row = groupRows[of];
  if (row.parent === undefined) return undefined;
  if (row.flat) return reach(row.parent, from);
  const parent = row.card.endsWith("n") ? undefined : reach(row.parent, from);
  return parent === undefined ? undefined : enter(of, parent);
}

function isFields(value: Value | undefined): value is Fields {
  return typeof value === "object" && !Array.isArray(value);
}

function placeLeaf(leaf: Leaf, choice: GroupChoice, scope: Scope, at: Projector): void {
  const row = leaf.row;
  if (row === undefined) return;
  const chosen = row.terms?.find((it) => at.holds(it.when, leaf.parent, leaf))?.term;
  const term = chosen ?? choice.terms?.[row.slot] ?? termIn(scopesOf(scope), row.slot);
  const parts: Fields = {};
  for (const [name, part] of Object.entries(row.attributes ?? {})) {
    const value = leaf.attributes?.[name];
    if (value === undefined) continue;
    if (term !== undefined && termRows[part].partOf === term) parts[termRows[part].name] = value;
    else at.place(part, value, scope, leaf.offset);
  }
  if (term === undefined || normalize(leaf.text) === "") return;
  for (const [id, value] of decoded(term, leaf, parts)) at.place(id, value, scope, leaf.offset);
}

function scopesOf(scope: Scope): readonly GroupId[] {
  const ids: GroupId[] = [];
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) ids.push(at.of);
  return ids;
}

const SUBJECT = /^#([A-Z0-9]{3})#([\s\S]*)$/;

function decoded(term: TermId, leaf: Leaf, parts: Fields): readonly (readonly [TermId, Value])[] {
  const { type } = termRows[term];
  if (leaf.row?.codec === "subject") {
    const [, subject, text = ""] = SUBJECT.exec(leaf.text) ?? [];
    if (subject !== undefined) return [["BT-21", subject], [term, text]];
  }
  const value = type === "text" ? leaf.text.trim() : normalize(leaf.text);
  const scheme = leaf.attributes?.["schemeID"];
  if (type === "endpoint") return [[term, scheme === undefined ? { value } : { schemeId: scheme, value }]];
  if (partsOf(term).length > 0) return [[term, { value, ...parts }]];
  if (type === "identifier" && scheme !== undefined) return [[term, { value, schemeId: scheme }]];
  return [[term, value]];
}

/** A party with one name carries it as `name`; `legalName` stands beside a trading name only. */
function nameParties(fields: Fields): void {
  for (const party of [fields["seller"], fields["buyer"]]) {
    if (!isFields(party) || party["name"] !== undefined) continue;
    const { legalName } = party;
    if (legalName === undefined) continue;
    delete party["legalName"];
    party["name"] = legalName;
  }
}
