/**
 * Writes the model as the element events of the XML that it becomes: the rows of a binding, walked in the order of the
 * schema. The same rows tell `project.ts` what it reads; what they discriminate there is a constant here.
 *
 * The sink may be the binder, so that JSON is judged as its XML, or a writer of XML text.
 */
import type { Syntax } from "../model/codes/index.ts";
import type { ModelGroup, ModelValue } from "../model/model.ts";
import { type GroupId, groupRows, type TermId, termIds, type TermRow, termRows } from "../model/terms.ts";
import type { XmlSink } from "../xml/reader.ts";
import type { Attributes } from "./bound.ts";
import { Held } from "./held.ts";
import { scopesBelow, termIn } from "./paths.ts";
import { planOf, type Step, type Steps } from "./plan.ts";
import type { Binding, Condition, GroupChoice, GroupRow, LeafRow, TermChoice } from "./row.ts";

/** Throws a RangeError for a syntax that the binding has no root for. */
export function walk(binding: Binding, syntax: Syntax, invoice: ModelGroup, sink: XmlSink): void {
  const { root, row, steps } = planOf(binding, syntax);
  const held = new Held(sink);
  const writer = new Writer(binding, syntax, invoice, held);
  const scope: Scope = { of: "BG-0", object: invoice, place: invoice.place, outer: undefined };
  held.open(root, true, invoice.place);
  held.keep();
  writer.steps(steps, { row, choice: row.choices[0], scope, groups: scopesBelow(row, row.choices[0], []) });
  held.close(invoice.place);
}

/** An open business group. A group of which there may be one is open also where the model has no object for it. */
interface Scope {
  readonly of: GroupId;
  readonly object: ModelGroup | undefined;
  /** The object's, or that of the nearest object around it. */
  readonly place: number;
  readonly outer: Scope | undefined;
}

/** An element group that is being written. */
interface At {
  readonly row: GroupRow;
  readonly choice: GroupChoice | undefined;
  readonly scope: Scope;
  /** The business groups whose terms its slots can be. */
  readonly groups: readonly GroupId[];
  /** Where `each` repeats the element: the one term of a slot, and the slots to which all but the first are limited. */
  readonly only?: { readonly slot: string; readonly term?: TermId; readonly slots?: readonly string[] };
}

interface Written {
  readonly text: string;
  readonly attributes: Attributes | undefined;
  readonly place: number;
}

class Writer {
  readonly #held: Held;
  readonly #syntax: Syntax;
  readonly #amountAttribute: string | undefined;
  readonly #invoice: ModelGroup;

  constructor({ amountAttribute }: Binding, syntax: Syntax, invoice: ModelGroup, held: Held) {
    this.#amountAttribute = amountAttribute;
    this.#syntax = syntax;
    this.#invoice = invoice;
    this.#held = held;
  }

  steps(steps: Steps, at: At): void {
    for (const step of steps) {
      if (step.step !== "wrapper" && at.only?.slots?.includes(step.row.slot) === false) continue;
      if (step.step === "leaf") this.#leaf(step, at);
      else if (step.step === "wrapper") this.#element(step, false, at);
      else for (const one of this.#instances(step.row, at)) this.#element(step, true, one);
    }
  }

  #element(step: Exclude<Step, { step: "leaf" }>, group: boolean, at: At): void {
    this.#held.open(step.path[0], group, at.scope.place);
    if (step.step === "group" && (step.row.required || isBroken(step, at))) this.#held.keep();
    this.steps(step.steps, at);
    this.#held.close(at.scope.place);
  }

  #leaf({ path, row }: Extract<Step, { step: "leaf" }>, at: At): void {
    if (row.beside !== undefined && this.#valuesIn(row.beside, at).length === 0) return;
    const values = this.#values(row, at);
    for (const value of values) this.#put(path, value, true);
    const text = values.length === 0 ? constantOf(row, at.choice) : undefined;
    if (text === undefined) return;
    const [term] = termsOf(row, at);
    const attributes = attributesOf(this.#attributes(row, term, undefined, at));
    this.#put(path, { text, attributes, place: at.scope.place }, false);
  }

  #put(path: readonly string[], { text, attributes, place }: Written, real: boolean): void {
    const element = path.at(-1);
    if (element === undefined) return this.#held.text(text, place);
    const wrappers = path.slice(0, -1);
    for (const wrapper of wrappers) this.#held.open(wrapper, false, place);
    if (real) this.#held.value(element, attributes, text, place);
    else this.#held.constant(element, attributes, text, place);
    for (const _ of wrappers) this.#held.close(place);
  }

  /** The groups that a row is written for: by choice, by object, and by what `each` takes apart. */
  *#instances(row: GroupRow, around: At): Generator<At> {
    const choices = row.choices.length === 0 ? [undefined] : row.choices;
    for (const choice of choices) {
      if (choice?.in !== undefined && choice.in !== this.#syntax) continue;
      const groups = scopesBelow(row, choice, around.groups);
      const scopes = choice?.of === undefined ? [around.scope] : scopesOf(choice.of, around.scope);
      for (const scope of scopes) yield* this.#apart({ row, choice, scope, groups });
    }
  }

  *#apart(at: At): Generator<At> {
    const { each, rows } = at.row;
    const apart = rows.find((it) => it.slot === each?.slot);
    if (each === undefined || apart === undefined) return yield at;
    const slots = [each.slot, ...each.with];
    if (apart.row === "leaf") {
      const terms = termsOf(apart, at).map(({ term }) => ({ slot: each.slot, term }));
      yield* terms.map((only, index) => ({ ...at, only: index === 0 ? only : { ...only, slots } }));
      return;
    }
    const of = apart.choices[0]?.of;
    const scopes = of === undefined ? [] : scopesOf(of, at.scope);
    if (scopes.length === 0) yield at;
    for (const [index, scope] of scopes.entries()) {
      yield { ...at, scope, only: { slot: each.slot, ...(index === 0 ? {} : { slots }) } };
    }
  }

  #values(row: LeafRow, at: At): readonly Written[] {
    const terms = termsOf(row, at);
    if (terms.length === 0) return this.#schemes(row, at);
    return terms.flatMap((choice) =>
      valuesOf(choice.term, at.scope)
        .filter(({ parts }) => row.schemed === undefined || row.schemed === (parts?.has("schemeId") ?? false))
        .filter(({ text }) => row.form === undefined || row.form.test(text))
        .map((value) => this.#written(row, choice, value, at))
        .filter(({ text }) => text !== "")
    );
  }

  #valuesIn(slot: string, at: At): readonly Written[] {
    const row = at.row.rows.find((it) => it.slot === slot);
    return row?.row === "leaf" ? this.#values(row, at) : [];
  }

  /** Schemes of identifiers that have a slot of their own for it. */
  #schemes({ slot }: LeafRow, at: At): readonly Written[] {
    const row = at.row.rows.find((it) => it.row === "leaf" && it.schemeSlot === slot);
    if (row?.row !== "leaf") return [];
    return termsOf(row, at).flatMap(({ term }) => valuesOf(term, at.scope)).flatMap(({ parts, place }) => {
      const text = parts?.get("schemeId");
      return text === undefined ? [] : [{ text, attributes: undefined, place }];
    });
  }

  #written(row: LeafRow, choice: TermChoice, value: ModelValue, at: At): Written {
    const attributes = attributesOf(this.#attributes(row, choice, value, at));
    return { text: encoded(row, value, at.scope), attributes, place: value.place };
  }

  *#attributes(
    row: LeafRow,
    choice: TermChoice | undefined,
    value: ModelValue | undefined,
    at: At,
  ): Generator<Attribute> {
    if (choice === undefined) return;
    const { type } = termRows[choice.term];
    const scheme = value?.parts?.get("schemeId");
    if (scheme !== undefined && row.schemeSlot === undefined) yield ["schemeID", scheme];
    if (this.#amountAttribute !== undefined && isAmount(type)) yield [this.#amountAttribute, this.#stated("currency")];
    if (choice.when !== undefined && "attribute" in choice.when) yield this.#fixedAttribute(choice.when);
    for (const [name, term] of Object.entries(row.attributes ?? {})) {
      const part: TermRow = termRows[term];
      if (part.partOf === choice.term) yield [name, value?.parts?.get(part.name)];
      else yield [name, valuesOf(term, at.scope)[0]?.text];
    }
    if (row.codec === "date102") yield ["format", "102"];
  }

  #fixedAttribute(when: Extract<Condition, { attribute: string }>): Attribute {
    return [when.attribute, "is" in when ? when.is[0] : this.#stated(when.sameAs)];
  }

  #stated(name: "currency" | "taxCurrency"): string | undefined {
    return this.#invoice.value(name)?.text;
  }
}

/** A group that must have content, and is in the model without any: it is written, so that the rules on it speak. */
function isBroken({ holds }: Extract<Step, { step: "group" }>, { choice, scope: { of, object } }: At): boolean {
  if (choice?.of !== of || object === undefined || !demanding.has(of)) return false;
  // What the object has may all be written elsewhere.
  return object.terms.size + object.groups.size === 0 || [...object.terms.keys()].some((name) => holds.has(name));
}

/** The groups with a term that each of them must have. */
const demanding: ReadonlySet<GroupId> = new Set(
  termIds.filter((term) => termRows[term].card.startsWith("1")).map((term) => termRows[term].group),
);

type Attribute = readonly [name: string, value: string | undefined];

function attributesOf(pairs: Iterable<Attribute>): Attributes | undefined {
  let attributes: Record<string, string> | undefined;
  for (const [name, value] of pairs) if (value !== undefined) (attributes ??= {})[name] = value;
  return attributes;
}

function isAmount(type: TermRow["type"]): boolean {
  return type === "amount" || type === "unitPrice";
}

/** The terms that a leaf is written for; a term that several choices name is written by the first. */
function termsOf(row: LeafRow, { choice, groups, only }: At): readonly TermChoice[] {
  if (row.terms !== undefined) {
    const wanted = only?.slot === row.slot ? only.term : undefined;
    const seen = new Set<TermId>();
    return row.terms.filter(({ term, readOnly }) =>
      !readOnly && (wanted ?? term) === term && !seen.has(term) && seen.add(term)
    );
  }
  const term = choice?.terms?.[row.slot] ?? termIn(groups, row.slot);
  return term === undefined ? [] : [{ term }];
}

/** What a slot holds though no term fills it. */
function constantOf({ slot, fixed }: LeafRow, choice: GroupChoice | undefined): string | undefined {
  const when = choice?.when;
  if (when !== undefined && "slot" in when && when.slot === slot) return when.is[0];
  return choice?.fixed?.[slot] ?? fixed;
}

function encoded({ codec }: LeafRow, { text }: ModelValue, scope: Scope): string {
  if (codec === "date102") return text.replace(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/, "$1$2$3");
  const subject = codec === "subject" ? valuesOf("BT-21", scope)[0]?.text : undefined;
  return subject === undefined ? text : `#${subject}#${text}`;
}

function valuesOf(term: TermId, scope: Scope): readonly ModelValue[] {
  const { group, name } = termRows[term];
  return objectOf(group, scope)?.values(name) ?? [];
}

/** The object that holds a group's fields: an open one, or the only one below an open one. */
function objectOf(of: GroupId, from: Scope): ModelGroup | undefined {
  for (let scope: Scope | undefined = from; scope !== undefined; scope = scope.outer) {
    if (scope.of === of) return scope.object;
  }
  const { parent, flat, card, name } = groupRows[of];
  if (parent === undefined) return undefined;
  if (flat) return objectOf(parent, from);
  return card.endsWith("n") ? undefined : objectOf(parent, from)?.items(name)[0];
}

/** The scopes of a group: the open one, one an object, or the one of which there is at most one. */
function scopesOf(of: GroupId, from: Scope): readonly Scope[] {
  for (let scope: Scope | undefined = from; scope !== undefined; scope = scope.outer) {
    if (scope.of === of) return [scope];
  }
  const { parent = "BG-0", card, name } = groupRows[of];
  const objects = objectOf(parent, from)?.items(name) ?? [];
  if (card.endsWith("n")) return objects.map((object) => ({ of, object, place: object.place, outer: from }));
  const [object] = objects;
  return [{ of, object, place: object?.place ?? from.place, outer: from }];
}
