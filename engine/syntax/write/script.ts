/**
 * How a document is written, worked out once for a binding and a syntax: the steps of `plan.ts`, with what each of them
 * asks of the model resolved, so that writing looks nothing up in the tables.
 */
import { known } from "../../model/known.ts";
import type { Syntax } from "../../model/codes/index.ts";
import {
  type GroupId,
  groupRows,
  isMany,
  kindOf,
  type TermId,
  termIds,
  type TermRow,
  termRows,
} from "../../model/terms.ts";
import { scopesBelow, termChoices } from "../term_choices.ts";
import type { AttributeOp, ByAttribute, GroupOp, LeafOp, Locator, Ops, Reach, TermOp, Variant } from "./ops.ts";
import { planOf, type Step, type Steps } from "./plan.ts";
import type { Binding, GroupChoice, GroupRow, LeafRow, TermChoice } from "../row.ts";

export interface Script {
  readonly root: string;
  readonly ops: Ops;
}

const scripts = new WeakMap<Binding, Map<Syntax, Script>>();

/** Throws a RangeError for a syntax that the binding has no root for. */
export function scriptOf(binding: Binding, syntax: Syntax): Script {
  return known(known(scripts, binding, () => new Map()), syntax, () => makeScript(binding, syntax));
}

function makeScript(binding: Binding, syntax: Syntax): Script {
  const { root, row, steps } = planOf(binding, syntax);
  const [choice] = row.choices;
  const ops = new Compiler(binding, syntax).ops(steps, {
    row,
    choice,
    chain: ["BG-0"],
    groups: scopesBelow(row, choice, []),
  });
  return { root, ops };
}

/** A group that is being compiled. */
interface At {
  readonly row: GroupRow;
  readonly choice: GroupChoice | undefined;
  /** The business groups that are open, innermost first. */
  readonly chain: readonly GroupId[];
  /** Those of them whose terms the slots of the group can be. */
  readonly groups: readonly GroupId[];
  /** Where `each` repeats the element: the one term of a slot, and the slots to which all but the first are limited. */
  readonly only?: { readonly slot: string; readonly term?: TermId; readonly slots?: readonly string[] };
  /** It is not the first of several elements, in which alone some things stand. */
  readonly again?: true;
}

/** The groups with a term that each of them must have. */
const demanding: ReadonlySet<GroupId> = new Set(
  termIds.filter((term) => termRows[term].card.startsWith("1")).map((term) => termRows[term].group),
);

class Compiler {
  readonly #syntax: Syntax;
  readonly #amountAttribute: string | undefined;
  /** How far out, counted from the invoice, the objects lie that were asked for since this was reset. */
  #outermost = Infinity;

  constructor({ amountAttribute }: Binding, syntax: Syntax) {
    this.#amountAttribute = amountAttribute;
    this.#syntax = syntax;
  }

  ops(steps: Steps, at: At): Ops {
    return steps.flatMap((step): Ops => {
      if (step.step === "wrapper") return [{ op: "wrapper", element: step.path[0], ops: this.ops(step.steps, at) }];
      if (at.only?.slots?.includes(step.row.slot) === false) return [];
      if (at.again && step.step === "leaf" && step.row.once) return [];
      return [step.step === "leaf" ? this.#leaf(step.path, step.row, at) : this.#group(step, at)];
    });
  }

  #group(step: Extract<Step, { step: "group" }>, around: At): GroupOp {
    const { path: [element], row } = step;
    const choices = row.choices.length === 0 ? [undefined] : row.choices;
    const make = () =>
      choices.filter((choice) => choice?.in === undefined || choice.in === this.#syntax)
        .map((choice) => this.#variant({ row, choice }, around, step));
    const isNested = row.choices.some(({ of }) => of !== undefined && groupRows[of].like !== undefined);
    let variants = isNested ? undefined : make();
    return {
      op: "group",
      element,
      required: row.required === true,
      single: row.single === true,
      // As deep as the model goes, and no deeper.
      get variants() {
        return variants ??= make();
      },
    };
  }

  #variant(
    { row, choice }: Pick<At, "row" | "choice">,
    around: At,
    { steps, holds }: Extract<Step, { step: "group" }>,
  ): Variant {
    const of = choice?.of;
    const groups = scopesBelow(row, choice, around.groups);
    const [reach, chain] = of === undefined ? [here, around.chain] as const : this.#reach(of, around.chain);
    const outer = this.#outermost;
    this.#outermost = Infinity;
    const written = this.#written({ row, choice, chain, groups }, steps);
    const selfContained = "of" in reach && this.#outermost >= chain.length - 1;
    this.#outermost = Math.min(outer, this.#outermost);
    const demands = of !== undefined && demanding.has(of) ? { of, holds } : undefined;
    return { reach, selfContained, demands, ...written };
  }

  /** The elements of a group: one, or those that `each` takes apart. */
  #written(at: At, steps: Steps): Pick<Variant, "bodies" | "again" | "apart"> {
    const { each, rows } = at.row;
    const row = rows.find((it) => it.slot === each?.slot);
    const bodies = [this.ops(steps, at)];
    const again = rows.some((it) => it.row === "leaf" && it.once) ? this.ops(steps, { ...at, again: true }) : undefined;
    if (each === undefined || row === undefined) return { bodies, again, apart: undefined };
    const { slot } = each;
    const others = { slot, slots: [slot, ...each.with] };
    if (row.row === "leaf") {
      const alone = termsOf(row, at).map(({ term }, index): Partial<At> => {
        return index === 0 ? { only: { slot, term } } : { only: { ...others, term }, again: true };
      });
      return { bodies: alone.map((it) => this.ops(steps, { ...at, ...it })), again, apart: undefined };
    }
    const of = row.choices[0]?.of;
    if (of === undefined) return { bodies, again, apart: undefined };
    const [reach, chain] = this.#reach(of, at.chain);
    const first = this.ops(steps, { ...at, chain, only: { slot } });
    return {
      bodies,
      again,
      apart: { reach, first, others: this.ops(steps, { ...at, chain, only: others, again: true }) },
    };
  }

  #reach(of: GroupId, chain: readonly GroupId[]): readonly [Reach, readonly GroupId[]] {
    const open = groupRows[of].like === undefined ? chain.indexOf(of) : -1;
    if (open >= 0) return [{ out: open }, chain.slice(open)];
    const { parent = "BG-0", name } = groupRows[of];
    return [{ of, parent: this.#locate(parent, chain), name, many: isMany(groupRows[of]) }, [of, ...chain]];
  }

  #locate(of: GroupId, chain: readonly GroupId[]): Locator | undefined {
    const found = locate(of, chain);
    if (found !== undefined) this.#outermost = Math.min(this.#outermost, chain.length - 1 - found.out);
    return found;
  }

  #leaf(path: readonly string[], row: LeafRow, at: At): LeafOp {
    const { rows } = at.row;
    const choices = termsOf(row, at);
    const schemed = choices.length > 0 ? undefined : rows.find((it) => it.row === "leaf" && it.schemeSlot === row.slot);
    const terms = schemed?.row === "leaf" ? termsOf(schemed, at) : choices;
    const text = constantOf(row, at.choice);
    return {
      op: "leaf",
      wrappers: path.slice(0, -1),
      element: path.at(-1),
      row,
      terms: terms.map((choice) => this.#term(row, choice, at)),
      ofScheme: schemed !== undefined,
      subject: row.codec === "subject" ? this.#locate(termRows["BT-21"].group, at.chain) : undefined,
      beside: this.#beside(row.beside, at),
      constant: text === undefined
        ? undefined
        : { text, attributes: this.#constants(row, choices[0], at), beside: this.#beside(row.fixedBeside, at) },
    };
  }

  #beside(slot: string | undefined, at: At): LeafOp | undefined {
    const row = slot === undefined ? undefined : at.row.rows.find((it) => it.slot === slot);
    return row?.row === "leaf" ? this.#leaf([], row, at) : undefined;
  }

  #term(row: LeafRow, choice: TermChoice, at: At): TermOp {
    const { group, name } = termRows[choice.term];
    const before = row.terms?.slice(0, row.terms.indexOf(choice)) ?? [];
    return {
      term: choice.term,
      at: this.#locate(group, at.chain),
      name,
      attributes: this.#attributes(row, choice, at),
      unless: before.flatMap(({ term, when }) => {
        return term === choice.term || when === undefined || "slot" in when ? [] : [when];
      }),
    };
  }

  /** The attributes that a constant has: those of no value. */
  #constants(row: LeafRow, choice: TermChoice | undefined, at: At): readonly AttributeOp[] {
    return choice === undefined ? [] : this.#attributes(row, choice, at).filter(({ from }) => from !== "part");
  }

  #attributes(row: LeafRow, { term, when }: TermChoice, at: At): readonly AttributeOp[] {
    const ops: AttributeOp[] = [];
    if (row.schemeSlot === undefined) ops.push({ name: "schemeID", from: "part", part: "schemeId" });
    if (this.#amountAttribute !== undefined && isAmount(termRows[term].type)) {
      ops.push({ name: this.#amountAttribute, from: "invoice", field: "currency" });
    }
    if (when !== undefined && "attribute" in when) ops.push(fixedAttribute(when));
    for (const [name, id] of Object.entries(row.attributes ?? {})) {
      const own: TermRow = termRows[id];
      if (own.partOf === term) ops.push({ name, from: "part", part: own.name });
      else if (!at.again) ops.push({ name, from: "term", at: this.#locate(own.group, at.chain), term: own.name });
    }
    if (row.codec === "date102") ops.push({ name: "format", from: "constant", text: "102" });
    return ops;
  }
}

const here: Reach = { out: 0 };

/** The object that holds a group's fields: an open one, or the only one below an open one. */
function locate(of: GroupId, chain: readonly GroupId[]): Locator | undefined {
  const out = chain.findIndex((open) => kindOf(open) === of);
  if (out >= 0) return { out, down: [] };
  const { parent, flat, name } = groupRows[of];
  if (parent === undefined || flat !== true && isMany(groupRows[of])) return undefined;
  const above = locate(parent, chain);
  return above === undefined || flat === true ? above : { out: above.out, down: [...above.down, name] };
}

function fixedAttribute(when: ByAttribute): AttributeOp {
  const name = when.attribute;
  if ("sameAs" in when) return { name, from: "invoice", field: when.sameAs };
  return { name, from: "constant", text: when.is[0] ?? "" };
}

function isAmount(type: TermRow["type"]): boolean {
  return type === "amount" || type === "unitPrice";
}

/** The terms that a leaf is written for; a term that several choices name is written by the first. */
function termsOf(row: LeafRow, { choice, groups, only }: At): readonly TermChoice[] {
  const wanted = only?.slot === row.slot ? only.term : undefined;
  const seen = new Set<TermId>();
  return termChoices(row, choice, groups).filter(({ term, readOnly }) =>
    !readOnly && (wanted ?? term) === term && !seen.has(term) && seen.add(term)
  );
}

/** What a slot holds though no term fills it. */
function constantOf({ slot, fixed }: LeafRow, choice: GroupChoice | undefined): string | undefined {
  const when = choice?.when;
  if (when !== undefined && "slot" in when && when.slot === slot) return when.is[0];
  return choice?.fixed?.[slot] ?? fixed;
}
