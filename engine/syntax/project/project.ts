/**
 * The bound document as the JSON model. Each leaf goes to the term that its row and its enclosing business groups name;
 * what finds its place taken by another value is listed as not read, never dropped.
 */
import { known } from "../../model/known.ts";
import type { Invoice } from "../../model/invoice.ts";
import { nameParties } from "../../model/shorthands.ts";
import { isBlank, trimmed } from "../../model/space.ts";
import {
  type GroupId,
  groupRows,
  isMany,
  kindOf,
  objectOf,
  type TermId,
  termIds,
  termRows,
} from "../../model/terms.ts";
import { type Bound, type Group, type Leaf, nodesIn } from "../bound.ts";
import { choiceOf, termAmong } from "./choice.ts";
import type { GroupChoice, GroupRow, LeafRow, TermChoice } from "../row.ts";
import { scopesBelow, termChoices } from "../term_choices.ts";
import type { Origins } from "./origins.ts";
import { valueOf } from "./value.ts";
import { normalize } from "../values.ts";

export interface Projection {
  readonly invoice: Invoice;
  /** Offsets of the elements whose content the model has no place for, in document order. */
  readonly notRead: readonly number[];
}

/** What stands in a field. */
type Held = string | Held[] | Fields;
interface Fields {
  [name: string]: Held;
}

/** Where the model has a term. */
interface Home {
  readonly name: string;
  readonly group: GroupId;
  readonly many: boolean;
  /** Its number among the terms of one object of the model that there may be one of, none of which has more than 32. */
  readonly number: number;
  /** Whether a document had two values for it. Then surveys compare them; of others they note no more than that there is one. */
  twice: boolean;
}

/** In a table that is quickly looked up: it is asked for every value of a document. */
const homes: ReadonlyMap<TermId, Home> = homesOf(new Map());

/** `counts` has how many single terms each object has so far. */
function homesOf(counts: Map<GroupId, number>): ReadonlyMap<TermId, Home> {
  return new Map(termIds.map((term) => {
    const { name, group } = termRows[term];
    const [object, many] = [objectOf(group), isMany(termRows[term])];
    const number = counts.get(object) ?? 0;
    counts.set(object, number + (many ? 0 : 1));
    return [term, { name, group, many, number, twice: false }];
  }));
}

/** A business group under construction. */
interface Scope {
  readonly of: GroupId;
  /** The group whose terms it has (`kindOf`). */
  readonly kind: GroupId;
  readonly fields: Fields;
  readonly outer: Scope | undefined;
  /** In a survey, the numbers of the terms that have a value, as bits, and the first of values that are compared. */
  taken: number;
  firsts?: Map<Home, string>;
}

/** `origins` is told of every node where the model has it. */
export function project(document: Bound, origins?: Origins): Projection {
  const fields: Fields = {};
  const notRead = placed(document, fields, new Projector(document, origins));
  nameParties(fields);
  // What is no survey puts values alone.
  return { invoice: fields as Invoice, notRead };
}

/** What `project` lists as not read, for those who want no invoice. */
export function notReadIn(document: Bound): readonly number[] {
  for (;;) {
    const surveyor = new Surveyor(document);
    const notRead = placed(document, {}, surveyor);
    if (!surveyor.again) return notRead;
  }
}

function placed(document: Bound, fields: Fields, at: Projector): readonly number[] {
  visit(document.root, { of: "BG-0", kind: "BG-0", fields, outer: undefined, taken: 0 }, top, at);
  const notRead = new Set([...document.notRead.map(({ offset }) => offset), ...at.surplus]);
  return [...notRead].sort((a, b) => a - b);
}

/** Makes the invoice. */
class Projector {
  readonly surplus: number[] = [];
  /** The groups of which there may be one, by what they hold. */
  readonly entered: Map<Fields, Scope> = new Map();

  constructor(readonly document: Bound, readonly origins?: Origins) {}

  /** Puts a value, that of the leaf if nothing else is said, where the term belongs; groups on the way there are made. */
  place(term: TermId, leaf: Leaf, from: Scope, value?: string): void {
    const home = homes.get(term);
    const scope = home === undefined || from.kind === home.group ? from : reach(home.group, from, this);
    if (home === undefined || scope === undefined) return void this.surplus.push(leaf.offset);
    this.put(home, scope, term, leaf, value);
  }

  put({ name, many }: Home, { fields }: Scope, term: TermId, leaf: Leaf, value: string | undefined): void {
    const before = fields[name];
    this.origins?.note(leaf.offset, fields, name, Array.isArray(before) ? before.length : 0);
    const held = value ?? valueOf(term, leaf);
    if (many) this.append(fields, name, held);
    else if (before === undefined) fields[name] = held;
    else if (JSON.stringify(before) !== JSON.stringify(held)) this.surplus.push(leaf.offset);
  }

  append(fields: Fields, name: string, held: Held): void {
    const list = fields[name];
    if (Array.isArray(list)) list.push(held);
    else fields[name] = [held];
  }
}

/** Looks which places are taken. */
class Surveyor extends Projector {
  /** Whether values are to be compared that were not kept. */
  again = false;

  override put(home: Home, scope: Scope, term: TermId, leaf: Leaf, value: string | undefined): void {
    if (home.many) return;
    const bit = 1 << home.number;
    if (home.twice) this.#compare(home, scope, JSON.stringify(value ?? valueOf(term, leaf)), leaf);
    else if ((scope.taken & bit) !== 0) this.again = home.twice = true;
    scope.taken |= bit;
  }

  #compare(home: Home, scope: Scope, shown: string, { offset }: Leaf): void {
    if (known(scope.firsts ??= new Map<Home, string>(), home, () => shown) !== shown) this.surplus.push(offset);
  }

  override append(): void {}
}

/** What the slots of a group can be, worked out once for its row, what it is, and what is around it. */
interface Plan {
  /** The business groups whose terms they can be (`scopesBelow`). */
  readonly groups: readonly GroupId[];
  readonly terms: Map<LeafRow, readonly TermChoice[]>;
  /** Of the groups inside, by their rows and by what they are. */
  readonly inside: Map<GroupRow, Map<GroupChoice | undefined, Plan>>;
}

/** Around the root. */
const top: Plan = { groups: [], terms: new Map(), inside: new Map() };

function planOf(row: GroupRow, choice: GroupChoice | undefined, { groups, inside }: Plan): Plan {
  return known(known(inside, row, () => new Map<GroupChoice | undefined, Plan>()), choice, () => {
    return { groups: scopesBelow(row, choice, groups), terms: new Map(), inside: new Map() };
  });
}

/** The term that a leaf is. */
function termIn(
  { groups, terms }: Plan,
  choice: GroupChoice | undefined,
  leaf: Leaf,
  document: Bound,
): TermId | undefined {
  const { row } = leaf;
  if (row === undefined) return undefined;
  let choices = terms.get(row);
  if (choices === undefined) terms.set(row, choices = termChoices(row, choice, groups));
  return termAmong(choices, leaf, document);
}

/** `around` is the plan of the group around. Answers the scope that the group opened, or stands in. */
function visit(group: Group, scope: Scope, around: Plan, at: Projector): Scope {
  const choice = choiceOf(at.document, group);
  const of = choice?.of;
  // What is like a group around it may stand in itself.
  const inner = of === undefined || of === scope.of && !groupRows[of].like ? scope : enter(of, scope, at);
  at.origins?.note(group.offset, inner.fields);
  const plan = planOf(group.row, choice, around);
  let last: Map<string, Scope> | undefined;
  let later: Leaf[] | undefined;
  for (let slot = group.slots; slot !== undefined; slot = slot.next) {
    for (const node of slot.nodes) {
      if (!("text" in node)) (last ??= new Map()).set(node.row.slot, visit(node, inner, plan, at));
      else if (node.row?.within !== undefined) (later ??= []).push(node);
      else placeLeaf(node, termIn(plan, choice, node, at.document), inner, at);
    }
  }
  for (const leaf of later ?? []) placeWithin(leaf, termIn(plan, choice, leaf, at.document), last, inner, at);
  return inner;
}

/** A term of a group that stands beside the leaf; where it does not, the leaf alone is the group. */
function placeWithin(
  leaf: Leaf,
  term: TermId | undefined,
  beside: ReadonlyMap<string, Scope> | undefined,
  scope: Scope,
  at: Projector,
): void {
  if (term === undefined || isBlank(leaf.text)) return;
  placeLeaf(leaf, term, beside?.get(leaf.row?.within ?? "") ?? enter(termRows[term].group, scope, at), at);
}

function enter(of: GroupId, scope: Scope, at: Projector): Scope {
  const row = groupRows[of];
  const outer = reach(row.parent ?? "BG-0", scope, at) ?? scope;
  const before = isMany(row) ? undefined : outer.fields[row.name];
  const fields = isFields(before) ? before : {};
  const again = at.entered.get(fields);
  if (again !== undefined) return again;
  const entered = { of, kind: kindOf(of), fields, outer, taken: 0 };
  if (isMany(row)) at.append(outer.fields, row.name, fields);
  else {
    outer.fields[row.name] = fields;
    at.entered.set(fields, entered);
  }
  return entered;
}

/** The open scope of a group; a group of which there is one is opened on the way. */
function reach(of: GroupId, from: Scope, at: Projector): Scope | undefined {
  for (let scope: Scope | undefined = from; scope !== undefined; scope = scope.outer) {
    if (scope.kind === of) return scope;
  }
  const row = groupRows[of];
  if (row.parent === undefined) return undefined;
  if (row.flat) return reach(row.parent, from, at);
  const parent = isMany(row) ? undefined : reach(row.parent, from, at);
  return parent === undefined ? undefined : enter(of, parent, at);
}

function isFields(held: Held | undefined): held is Fields {
  return typeof held === "object" && !Array.isArray(held);
}

function placeLeaf(leaf: Leaf, term: TermId | undefined, scope: Scope, at: Projector): void {
  const { row, attributes } = leaf;
  if (row?.attributes !== undefined && attributes !== undefined) {
    for (const name in row.attributes) {
      const [part, value] = [row.attributes[name], attributes[name]];
      // Its own parts come with its value.
      if (part === undefined || value === undefined || term !== undefined && termRows[part].partOf === term) continue;
      at.place(part, leaf, scope, value);
    }
  }
  if (isBlank(leaf.text) || isConstant(leaf)) return at.origins?.note(leaf.offset, scope.fields);
  if (term === undefined) return void (holdsTerms(leaf) && at.surplus.push(leaf.offset));
  placeValue(term, leaf, scope, at);
}

/** Whether a leaf holds what is written there for the schema alone: UBL's order reference beside a sales order (BT-14). */
function isConstant({ row, parent, text }: Leaf): boolean {
  if (row?.fixedBeside === undefined || normalize(text) !== row.fixed) return false;
  return nodesIn(parent, row.fixedBeside).some((it) => "text" in it && !isBlank(it.text));
}

const termNames: ReadonlySet<string> = new Set(termIds.map((id) => termRows[id].name));

/** Whether a slot is for a term elsewhere. What never is one tells terms apart (an indicator, a type code, a scheme). */
function holdsTerms({ row, parent }: Leaf): boolean {
  if (row === undefined) return false;
  return termNames.has(row.slot) || parent.row.choices.some(({ terms }) => terms?.[row.slot] !== undefined);
}

/** A note in UBL that begins with its subject code (BT-21). */
export const SUBJECT = /^#([A-Z0-9]{3})#([\s\S]*)$/;

/** The value of a leaf, as its term has it. A note of UBL can be two terms. */
function placeValue(term: TermId, leaf: Leaf, scope: Scope, at: Projector): void {
  if (leaf.row?.codec === "subject") {
    const [, subject, text = ""] = SUBJECT.exec(trimmed(leaf.text)) ?? [];
    if (subject !== undefined) {
      at.place("BT-21", leaf, scope, subject);
      const note = trimmed(text);
      return note === "" ? undefined : at.place(term, leaf, scope, note);
    }
  }
  at.place(term, leaf, scope);
}
