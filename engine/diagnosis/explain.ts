/**
 * What may have gone wrong where sums do not hold, by the patterns: each one thing with which all is right, the likelier
 * first. Looked at on a sheet each, and not by judging the invoice.
 */
import { Decimal } from "../model/decimal.ts";
import { decimalOf } from "../model/numeric.ts";
import type { Cell, Equation, Ledger } from "../edits/ledger.ts";
import type { JsonTree } from "../edits/operation.ts";
import { patterns } from "./patterns/index.ts";
import { type Failure, type Proposal, setTo } from "./patterns/pattern.ts";
import { doubtOf } from "./patterns/follows.ts";
import { solvedChanges } from "./patterns/solved.ts";
import { type Reason, reasonOf } from "./reasons.ts";
import { Books, failedBefore } from "./books.ts";
import type { Lenience } from "./sheet.ts";

/** Sums that are explained together. */
export interface Puzzle {
  readonly equations: readonly Equation[];
  /** The likelier first, each one thing that went wrong. */
  readonly reasons: readonly Reason[];
}

/** Where more is wrong than this, it is wrong alike, and the same change is made everywhere. */
const MOST_EQUATIONS = 12;
const MOST_PUZZLES = 8;
const MOST_FAILING = MOST_EQUATIONS * MOST_PUZZLES;
/** Explanations that are further from the likeliest are no rivals of it. */
const RIVALS = 25;
const MOST_REASONS = 5;
/** An explanation that is not exact is a little less likely. */
const INEXACT = 8;
/** From here on, it is asked whether the rules are content with less. */
const DOUBTFUL = 50;

/**
 * What explains the failing sums that findings speak of: all of them at once, or by what they have in common. Those that are
 * only warned of wait until the others are right: they may have been so before.
 */
export function explained(
  ledger: Ledger,
  tree: JsonTree,
  { fatal, warned }: { readonly fatal: ReadonlySet<Equation>; readonly warned: ReadonlySet<Equation> },
): readonly Puzzle[] {
  const on: Ground = { books: new Books(ledger), tree, lenience: lenienceFor(ledger, new Set([...fatal, ...warned])) };
  const first = puzzlesOf([...fatal].filter(failedBefore), on);
  const also = new Set(first.flatMap(({ reasons: [best] }) => best === undefined ? [] : [...best.also]));
  const left = [...warned].filter((it) => failedBefore(it) && !also.has(it));
  return [...first, ...puzzlesOf(left, on)];
}

interface Ground {
  readonly books: Books;
  readonly tree: JsonTree;
  readonly lenience: Lenience;
}

const sums: ReadonlySet<string | undefined> = new Set(["BT-106", "BT-107", "BT-108"]);

/** A total that no finding speaks of is off where something is counted that the model has no place for. */
function lenienceFor({ equations, items }: Ledger, spokenOf: ReadonlySet<Equation>): Lenience {
  // A line without a category is a heading of others in some extensions, and not counted.
  const headings = Decimal.sum(items.filter(({ group }) => group.value("vatCategory") === undefined).map(net));
  const own = equations.filter((it) => sums.has(it.defines?.term) && !spokenOf.has(it) && failedBefore(it));
  return { beyond: own.map(({ off }) => off.abs()), headings: headings.abs() };
}

function net({ amount }: Ledger["items"][number]): Decimal {
  return amount.value;
}

function puzzlesOf(failing: readonly Equation[], on: Ground): readonly Puzzle[] {
  const parts = failing.length > MOST_FAILING ? [] : partsOf(failing);
  if (parts.length === 0 || parts.length > MOST_PUZZLES) return [];
  const apart = parts.map((part) => puzzleOf(part, on));
  if (parts.length < 2 || failing.length > MOST_EQUATIONS) return apart;
  const whole = puzzleOf(failing, on);
  return whole.reasons.length > 0 ? [whole] : apart;
}

/** Equations that have an amount in common belong together, and so do those of the VAT bases: an item is in one of them. */
function partsOf(failing: readonly Equation[]): readonly (readonly Equation[])[] {
  const owners = new Map<Cell | "bases", Equation[]>();
  const parts = new Set<Equation[]>();
  for (const equation of failing) {
    const isBase = equation.gap !== undefined || equation.defines?.term === "BT-116";
    const keys: readonly (Cell | "bases")[] = [...equation.parts.keys(), ...(isBase ? ["bases"] as const : [])];
    const known = new Set(keys.flatMap((key) => [owners.get(key) ?? []].filter((it) => it.length > 0)));
    const joined = [...[...known].flat(), equation];
    for (const it of known) parts.delete(it);
    parts.add(joined);
    for (const it of joined) {
      for (const key of it.parts.keys()) owners.set(key, joined);
      if (it.gap !== undefined || it.defines?.term === "BT-116") owners.set("bases", joined);
    }
  }
  return [...parts];
}

/** To the last cent first; where nothing explains that, as exactly as the rules ask. */
function puzzleOf(equations: readonly Equation[], { books, tree, lenience }: Ground): Puzzle {
  if (equations.length > MOST_EQUATIONS) return { equations, reasons: [] };
  const exact: Failure = { books, failing: equations, tree, rates: ratesIn(books.ledger), lenience: undefined };
  const reasons = reasonsFor(exact);
  const [best] = reasons.toSorted(compare);
  if (best?.isDoubtful === false && best.cost < DOUBTFUL) return { equations, reasons: bestOf(reasons) };
  const known = new Set(reasons.map(({ patch }) => JSON.stringify(patch)));
  const others = reasonsFor({ ...exact, lenience }).filter(({ patch }) => !known.has(JSON.stringify(patch)));
  return { equations, reasons: bestOf([...reasons, ...others.map((it) => ({ ...it, cost: it.cost + INEXACT }))]) };
}

function reasonsFor(of: Failure): readonly Reason[] {
  const found = new Map<string, Reason>();
  for (const [pattern, proposal] of proposalsOn(of)) {
    const reason = reasonOf(pattern, proposal, of);
    if (reason === undefined) continue;
    const key = JSON.stringify(reason.patch);
    const known = found.get(key);
    if (known === undefined || compare(reason, known) < 0) found.set(key, reason);
  }
  return [...found.values()];
}

function* proposalsOn(of: Failure): Iterable<readonly [typeof patterns[number], Proposal]> {
  for (const change of solvedChanges(of)) {
    const pattern = patterns.find(({ fits }) => fits?.(change, of) === true);
    const edits = [setTo(change.cell, change.now)];
    if (pattern !== undefined) yield [pattern, { edits, less: doubtOf(change, of) }];
  }
  for (const pattern of patterns) {
    for (const proposal of pattern.proposals?.(of) ?? []) yield [pattern, proposal];
  }
}

function compare(one: Reason, other: Reason): number {
  return one.cost - other.cost;
}

/** The likeliest; and where others are as good, all of them, because nobody can tell. */
function bestOf(all: readonly Reason[]): readonly Reason[] {
  const sorted = all.toSorted(compare);
  const [best] = sorted;
  if (best === undefined) return [];
  const isOpen = sorted.filter(({ cost }) => cost < best.cost + RIVALS).length > 1;
  if (isOpen) return sorted.slice(0, MOST_REASONS);
  // What is due is never changed without saying how it could stay.
  const leaving = isOwing(best) ? sorted.find((it) => it.asks === undefined && !isOwing(it)) : undefined;
  return leaving === undefined ? [best] : [best, leaving];
}

function isOwing({ patch }: Reason): boolean {
  return patch.some(({ path }) => path === "/totals/payableAmount");
}

function ratesIn({ breakdown }: Ledger): readonly Decimal[] {
  const rates = breakdown.flatMap(({ group }) => decimalOf(group.value("vatRate")) ?? []);
  const known = new Map(rates.filter((it) => it.greaterThan(Decimal.zero)).map((it) => [it.toShortString(), it]));
  return [...known.values()].slice(0, MOST_RATES);
}

const MOST_RATES = 8;
