/**
 * The bound document as the JSON model. Each leaf goes to the term that its row and its enclosing business groups name;
 * what finds its place taken by another value is listed as not read, never dropped.
 */
import { known } from "../../model/known.ts";
import type { Invoice } from "../../model/invoice.ts";
import { nameParties } from "../../model/shorthands.ts";
import { isBlank, trimmed } from "../../model/space.ts";
import { type GroupId, type TermId, termIds, termRows } from "../../model/terms.ts";
import { type Bound, type Group, Leaf, nodesAt, nodesIn } from "../bound.ts";
import { choiceOf, termAmong } from "./choice.ts";
import type { Origins } from "./origins.ts";
import { type GroupHome, groupHomes, type Home, homes, type Plan, planOf, type Seat, seatOf, top } from "./plan.ts";
import type { Seating } from "../layout.ts";
import type { GroupChoice, GroupRow, LeafRow } from "../row.ts";
import { valueOf } from "./value.ts";
import { normalize } from "../values.ts";

export interface Projection {
  readonly invoice: Invoice;
  /** Offsets of the elements whose content the model has no place for, in document order. */
  readonly notRead: readonly number[];
}

/** Text in a field. */
type Held = string | Held[] | Fields;
interface Fields {
  [name: string]: Held;
}

/** A business group under construction. */
interface Scope {
  readonly home: GroupHome;
  readonly fields: Fields;
  readonly outer: Scope | undefined;
  /** The last of the groups inside of which there may be one, and the one before it in the same group. */
  inside: Scope | undefined;
  readonly before: Scope | undefined;
  /** In a survey, the numbers of the terms that have a value, as bits, and the first of values that are compared. */
  taken: number;
  firsts: Map<Home, string> | undefined;
}

function scopeOf(home: GroupHome, fields: Fields, outer?: Scope, before?: Scope): Scope {
  return { home, fields, outer, inside: undefined, before, taken: 0, firsts: undefined };
}

/** `origins` is called for every node that the model has. */
export function project(document: Bound, origins?: Origins): Projection {
  const fields: Fields = {};
  const notRead = placed(document, fields, new Projector(document, origins));
  nameParties(fields);
  // Outside surveys, only values are put.
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
  visit(document.root, scopeOf(groupHomes["BG-0"], fields), top, at);
  const notRead = new Set(at.surplus);
  for (const { offset } of document.notRead) notRead.add(offset);
  return [...notRead].sort((a, b) => a - b);
}

/** Makes the invoice. */
class Projector {
  readonly surplus: number[] = [];

  constructor(readonly document: Bound, readonly origins?: Origins) {}

  /** Puts a value, that of the leaf if nothing else is said, where the term belongs; groups on the way there are made. */
  place(term: TermId, leaf: Leaf, from: Scope, value?: string): void {
    const home = homes.get(term);
    const scope = home === undefined || from.home.kind === home.group ? from : reach(home.group, from, this);
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

  /** What a group that opens there is to hold. */
  open({ name, many }: GroupHome, { fields }: Scope): Fields {
    const inner: Fields = {};
    if (many) this.append(fields, name, inner);
    else fields[name] = inner;
    return inner;
  }

  /** Where in a group its nodes are that must be looked at. */
  placesIn(group: Group, _plan: Plan, _choice: GroupChoice | undefined, _scope: Scope): readonly number[] {
    return group.layout.places;
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
    const { bit } = home;
    if ((scope.home.twice & bit) === 0) this.#take(scope, bit);
    else this.#compare(home, scope, JSON.stringify(value ?? valueOf(term, leaf)), leaf);
  }

  #compare(home: Home, scope: Scope, shown: string, { offset }: Leaf): void {
    if (known(scope.firsts ??= new Map<Home, string>(), home, () => shown) !== shown) this.surplus.push(offset);
  }

  override open(_home: GroupHome, { fields }: Scope): Fields {
    return fields;
  }

  /** What has its place by being there, whatever it is, is not looked at. */
  override placesIn(group: Group, plan: Plan, choice: GroupChoice | undefined, scope: Scope): readonly number[] {
    const { places, takes } = group.layout.seatings.get(plan) ?? seatingFor(group, plan, choice);
    for (const { of, bits } of takes) {
      const within = reach(of, scope, this);
      if (within === undefined || (within.home.twice & bits) !== 0) return group.layout.places;
    }
    for (const { of, bits } of takes) {
      const within = reach(of, scope, this);
      if (within !== undefined) this.#take(within, bits);
    }
    return places;
  }

  #take(scope: Scope, bits: number): void {
    const again = scope.taken & bits;
    scope.taken |= bits;
    if (again === 0) return;
    scope.home.twice |= again;
    this.again = true;
  }
}

/** Worked out once for all groups that are filled alike. */
function seatingFor({ row, layout }: Group, plan: Plan, choice: GroupChoice | undefined): Seating {
  const taken = new Map<GroupId, number>();
  const isTaken = ({ group, bit }: Home) => ((taken.get(group) ?? 0) & bit) !== 0;
  const places = layout.places.filter((at) => {
    const it = layout.rows[at];
    const more = layout.again.filter(({ slot }) => slot === it?.slot);
    if (it?.row !== "leaf" || more.some((other) => other !== it)) return true;
    const { choices, homes } = seatOf(plan, choice, it);
    if (homes === undefined || choices.length === 0 && holdsTerms(it, row)) return true;
    const single = homes.filter(({ many }) => !many);
    if (single.length > 0 && more.length > 0 || single.some(isTaken)) return true;
    for (const { group, bit } of single) taken.set(group, (taken.get(group) ?? 0) | bit);
    return false;
  });
  const seating = { places, takes: [...taken].map(([of, bits]) => ({ of, bits })) };
  layout.seatings.set(plan, seating);
  return seating;
}

/** `around` is the plan of the group around. Answers the scope that the group opened, or is in. */
function visit(group: Group, scope: Scope, around: Plan, at: Projector): Scope {
  const choice = choiceOf(at.document, group);
  const plan = planOf(group.row, choice, around);
  const { home } = plan;
  // What is like a group around it may be in itself.
  const inner = home === undefined || home === scope.home && home.of === home.kind ? scope : enter(home, scope, at);
  at.origins?.note(group.offset, inner.fields);
  let last: Map<string, Scope> | undefined;
  let later: Leaf[] | undefined;
  for (const place of at.placesIn(group, plan, choice, inner)) {
    for (const node of nodesAt(group, place)) {
      if (!(node instanceof Leaf)) {
        const opened = visit(node, inner, plan, at);
        if (plan.hasWithin) (last ??= new Map()).set(node.row.slot, opened);
      } else if (node.row === undefined) continue;
      else if (node.row.within !== undefined) (later ??= []).push(node);
      else placeLeaf(node, termAmong(seatOf(plan, choice, node.row).choices, node, at.document), inner, at);
    }
  }
  for (const leaf of later ?? []) {
    if (leaf.row !== undefined) placeWithin(leaf, seatOf(plan, choice, leaf.row), last, inner, at);
  }
  return inner;
}

/** A term of a group that is beside the leaf; where it does not, the leaf alone is the group. */
function placeWithin(
  leaf: Leaf,
  seat: Seat,
  beside: ReadonlyMap<string, Scope> | undefined,
  scope: Scope,
  at: Projector,
): void {
  const term = termAmong(seat.choices, leaf, at.document);
  if (term === undefined || isBlank(leaf.text)) return;
  const within = beside?.get(leaf.row?.within ?? "") ?? enter(groupHomes[termRows[term].group], scope, at);
  placeLeaf(leaf, term, within, at);
}

function enter(home: GroupHome, scope: Scope, at: Projector): Scope {
  const outer = reach(home.parent ?? "BG-0", scope, at) ?? scope;
  if (home.many) return scopeOf(home, at.open(home, outer), outer);
  for (let it = outer.inside; it !== undefined; it = it.before) if (it.home.name === home.name) return it;
  outer.inside = scopeOf(home, at.open(home, outer), outer, outer.inside);
  return outer.inside;
}

/** The open scope of a group; a group of which there is one is opened on the way. */
function reach(of: GroupId, from: Scope, at: Projector): Scope | undefined {
  for (let scope: Scope | undefined = from; scope !== undefined; scope = scope.outer) {
    if (scope.home.kind === of) return scope;
  }
  const home = groupHomes[of];
  if (home.parent === undefined) return undefined;
  if (home.flat) return reach(home.parent, from, at);
  const parent = home.many ? undefined : reach(home.parent, from, at);
  return parent === undefined ? undefined : enter(home, parent, at);
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
  if (term === undefined) {
    return void (row !== undefined && holdsTerms(row, leaf.parent.row) && at.surplus.push(leaf.offset));
  }
  placeValue(term, leaf, scope, at);
}

/** Whether a leaf holds what is written there for the schema alone: UBL's order reference beside a sales order (BT-14). */
function isConstant({ row, parent, text }: Leaf): boolean {
  if (row?.fixedBeside === undefined || normalize(text) !== row.fixed) return false;
  return nodesIn(parent, row.fixedBeside).some((it) => "text" in it && !isBlank(it.text));
}

const termNames: ReadonlySet<string> = new Set(termIds.map((id) => termRows[id].name));

/** Whether a slot is for a term elsewhere. What never is one tells terms apart (an indicator, a type code, a scheme). */
function holdsTerms({ slot }: LeafRow, { choices }: GroupRow): boolean {
  return termNames.has(slot) || choices.some(({ terms }) => terms?.[slot] !== undefined);
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
