/**
 * What may be changed without asking, worked out from what the edits touch and never stated by hand. Every door that repairs
 * asks here: the command line, the API, the pages, the tools for agents, the packages.
 */
import { variantsOf } from "./likeness.ts";
import { Decimal } from "../model/decimal.ts";
import type { TermId } from "../model/terms.ts";
import { type Change, changesOf } from "./changes.ts";
import { type Ground, holds, isSameDue, sumsOf } from "./due.ts";
import type { Cell, Equation, Ledger } from "./ledger.ts";
import { type Kind, mayBeApplied } from "./may_be_applied.ts";
import { besideOf, saysTheSame, termAtPointer } from "./meaning.ts";
import { type JsonTree, lastStep, type Operation, parentOf, pointerTo } from "./operation.ts";
import { decimalIn } from "./values.ts";

export type { Ground };
export { type Kind, mayBeApplied };

/** The kind of a repair by its edits. Without edits there is nothing but a question. */
export function kindOf(ground: Ground, edits: readonly Operation[]): Kind {
  return new Kinds(ground, [edits]).of(edits);
}

/** What the edits of a repair come to. */
interface Looked {
  readonly edits: readonly Operation[];
  readonly after: JsonTree;
  /** It removes an item that stands there once more. */
  readonly removesCopies: boolean;
  readonly changes: readonly Change[];
  /** The changes by which something else is said. */
  readonly others: readonly Change[];
}

/**
 * The kinds of the repairs of one invoice. What they share is worked out once, however many there are: what the sums are
 * before, and what they are with every value written as its repair writes it.
 */
export class Kinds {
  readonly #ground: Ground;
  readonly #looked: ReadonlyMap<readonly Operation[], Looked | undefined>;
  #before: { readonly sums: Ledger | undefined } | undefined;
  #respelt: { readonly sums: Ledger | undefined } | undefined;

  constructor(ground: Ground, repairs: readonly (readonly Operation[])[]) {
    this.#ground = ground;
    this.#looked = new Map(repairs.map((edits) => [edits, lookedAt(ground.tree, edits)]));
  }

  /** The kind of one of the repairs. */
  of(edits: readonly Operation[]): Kind {
    if (edits.length === 0) return "open";
    const it = this.#looked.get(edits);
    if (it === undefined) return "owed";
    const { changes, others, removesCopies } = it;
    const after = { ...this.#ground, tree: it.after };
    if (removesCopies) return changes.length === 0 && isConfirmed(this.#ground, after) ? "form" : "owed";
    if (others.length === 0) return numbersFit(changes, () => this.#sumsRespelt(after)) ? "form" : "owed";
    const [only] = others;
    if (only === undefined || changes.length > 1) return "owed";
    return follows(only, () => this.#sumsBefore(), () => sumsOf(after)) && isSameDue(this.#ground, after)
      ? "derived"
      : "owed";
  }

  #sumsBefore(): Ledger | undefined {
    this.#before ??= { sums: sumsOf(this.#ground) };
    return this.#before.sums;
  }

  /** With all values that are only written otherwise; where these are in each other's way, with those of one repair. */
  #sumsRespelt(alone: Ground): Ledger | undefined {
    if (this.#looked.size === 1) return sumsOf(alone);
    if (this.#respelt === undefined) {
      const all = [...this.#looked.values()].filter((it) => it?.others.length === 0 && !it.removesCopies);
      const tree = this.#ground.tree.with(all.flatMap((it) => it?.edits ?? []));
      this.#respelt = { sums: sumsOf(tree === undefined ? alone : { ...this.#ground, tree }) };
    }
    return this.#respelt.sums;
  }
}

/** Undefined where a place of an edit does not exist. */
function lookedAt(before: JsonTree, edits: readonly Operation[]): Looked | undefined {
  const after = before.with(edits);
  if (after === undefined) return undefined;
  const copies = copiesRemoved(before, edits);
  const [changes = []] = changesOf(before, [edits.filter((it) => !copies.has(it))]);
  const beside = besideOf(changes);
  const others = changes.filter((it) => !saysTheSame(it, beside, before));
  return { edits, after, removesCopies: copies.size > 0, changes, others };
}

/** Operations that remove an item of a list of which there is another that says the same, to the letter. */
function copiesRemoved(tree: JsonTree, edits: readonly Operation[]): ReadonlySet<Operation> {
  const found = new Set<Operation>();
  // How often each item is there, while one after the other is removed from the same list.
  let counted: { readonly around: string; readonly items: Map<string, number> } | undefined;
  tree.each(edits, (now, operation) => {
    const around = parentOf(operation.path) ?? "";
    const list = operation.op === "remove" ? now.at(around) : undefined;
    if (!Array.isArray(list)) return void (counted = undefined);
    if (counted?.around !== around) counted = { around, items: itemsIn(now, around, list.length) };
    const own = now.print(operation.path);
    const count = counted.items.get(own) ?? 0;
    if (count > 1) found.add(operation);
    counted.items.set(own, count - 1);
  });
  return found;
}

function itemsIn(tree: JsonTree, around: string, length: number): Map<string, number> {
  const items = new Map<string, number>();
  for (let index = 0; index < length; index++) {
    const item = tree.print(pointerTo(around, index));
    items.set(item, (items.get(item) ?? 0) + 1);
  }
  return items;
}

/** What is removed was counted nowhere: without it all sums hold, and what is owed is the same. */
function isConfirmed(before: Ground, after: Ground): boolean {
  return sumsOf(after)?.equations.every(holds) === true && isSameDue(before, after);
}

/** Numbers that are written anew are what the sums make of them, where there are sums about them. */
function numbersFit(changes: readonly Change[], after: () => Ledger | undefined): boolean {
  const unread = new Set(
    changes.filter((it) => it.old !== null && decimalIn(it.old) === undefined).map((it) => it.pointer),
  );
  const ledger = unread.size === 0 ? undefined : after();
  return ledger === undefined || ledger.equations.every((equation) => {
    return holds(equation) || ![...equation.parts.keys()].some(({ pointer }) => unread.has(pointer));
  });
}

/** The amounts that follow from others, of which none is what is owed. */
const derivable: ReadonlySet<TermId | undefined> = new Set<TermId>([
  "BT-106",
  "BT-107",
  "BT-108",
  "BT-109",
  "BT-116",
  "BT-117",
  "BT-131",
]);

/**
 * Whether an amount follows from the others: now every equation of the invoice holds, before none held that has it, and
 * there is more than the one that defines it, so that another of them confirms it.
 */
function follows(
  { pointer, old, new: now }: Change,
  sumsBefore: () => Ledger | undefined,
  sumsAfter: () => Ledger | undefined,
): boolean {
  if (now === null || !derivable.has(termAtPointer(pointer)) || lastStep(pointer) === "value") return false;
  const before = sumsBefore();
  // What is off and not about the amount will be off with it, too.
  const fits = (it: Equation) => has(it.parts.keys(), pointer) ? !holds(it) : it.open || holds(it);
  if (before?.equations.every(fits) !== true) return false;
  const after = sumsAfter();
  if (termAtPointer(pointer) === "BT-116" && isLoose(old, now)) return false;
  const own = after?.equations.filter(({ parts }) => has(parts.keys(), pointer)) ?? [];
  return own.length > 1 && own.some(({ defines }) => defines?.pointer === pointer) &&
    after?.equations.every(holds) === true;
}

/** How far a base may be from what it is the sum of (BR-S-08). */
const CONTENT = Decimal.of(1);

/**
 * Whether a base may have been another one, not to the cent what the sums make of it, and accepted: one that is written like
 * what stands there.
 */
function isLoose(old: string | null, now: string): boolean {
  const [written, exact] = [decimalIn(old ?? ""), decimalIn(now)];
  if (written === undefined || exact === undefined) return false;
  const { sign, separator, digits, typed } = variantsOf(written, []);
  const alike = [...sign, ...separator, ...digits, ...typed];
  return !alike.some((it) => it.equals(exact)) && alike.some((it) => it.minus(exact).abs().lessThan(CONTENT));
}

function has(cells: Iterable<Cell>, pointer: string): boolean {
  for (const cell of cells) if (cell.pointer === pointer) return true;
  return false;
}
