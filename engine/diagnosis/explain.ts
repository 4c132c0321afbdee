/**
 * What may have gone wrong where sums do not hold, by the patterns: each one thing with which all is right, the likelier
 * first. Looked at on a sheet each, and not by judging the invoice.
 */
import { Decimal } from "../model/decimal.ts";
import { grouped } from "../model/grouped.ts";
import type { TermId } from "../model/terms.ts";
import type { Cell, Equation, Ledger } from "../edits/ledger.ts";
import type { JsonTree } from "../edits/operation.ts";
import type { Patch } from "../edits/operation.ts";
import { Books, failedBefore, nameOf } from "./books.ts";
import { leavingDue } from "./leaving.ts";
import { patchOf, type Reason } from "./reasons.ts";
import type { Lenience } from "./sheet.ts";
import { ANOTHER, effectOf, failureOf, reasonsFor, type Reread, together } from "./together.ts";

/** Sums that are explained together. */
export interface Puzzle {
  readonly equations: readonly Equation[];
  /** The likelier first. */
  readonly reasons: readonly Reason[];
  /** What is owed changes, and nothing says that it has to: only the author knows. */
  readonly isUnsure: boolean;
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
  { tree, reread }: Pick<Ground, "tree" | "reread">,
  { fatal, warned }: { readonly fatal: ReadonlySet<Equation>; readonly warned: ReadonlySet<Equation> },
): readonly Puzzle[] {
  const lenience = lenienceFor(ledger, new Set([...fatal, ...warned]));
  const on: Ground = { books: new Books(ledger), tree, reread, lenience };
  const grave = withGross(fatal, ledger);
  const serious = puzzlesOf([...grave].filter(failedBefore), on);
  const whole = serious.every(isTold) ? [] : puzzlesOf([...grave, ...warned].filter(failedBefore), on);
  const first = whole.length > 0 && (whole.every(isTold) || isCheaper(whole, serious)) ? whole : serious;
  const also = new Set(first.flatMap(({ reasons: [best] }) => best === undefined ? [] : [...best.also]));
  const taken = new Set(first.flatMap(({ equations }) => equations));
  const left = [...warned].filter((it) => failedBefore(it) && !taken.has(it) && !also.has(nameOf(it)));
  return [...first, ...puzzlesOf(left, on)];
}

/**
 * With what is due, the total with VAT, which may be the one without, and with that the VAT, which may be missing: rules let that
 * pass in CII, and it is wrong all the same.
 */
function withGross(fatal: ReadonlySet<Equation>, { equations }: Ledger): ReadonlySet<Equation> {
  const fails = (term: TermId) => [...fatal].some((it) => it.defines?.term === term && failedBefore(it));
  const isLacking = ({ defines }: Equation) => defines?.term === "BT-110" && !defines.stated && fails("BT-112");
  const more = equations.filter((it) => it.defines?.term === "BT-112" && fails("BT-115") || isLacking(it));
  return more.length === 0 ? fatal : new Set([...fatal, ...more]);
}

/** What explains more with fewer and likelier faults is the better plan. */
function isCheaper(whole: readonly Puzzle[], serious: readonly Puzzle[]): boolean {
  const costIn = (all: readonly Puzzle[]) => costOf(all.map(({ reasons }) => reasons));
  return whole.every(({ reasons }) => reasons.length > 0) && costIn(whole) <= costIn(serious);
}

/** Whether something explains all of it without amounts that would have to follow. */
function isTold({ reasons }: Puzzle): boolean {
  return isSure(reasons);
}

interface Ground {
  readonly books: Books;
  readonly tree: JsonTree;
  readonly reread: Reread;
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

/** All at once, or each part by itself: what takes the fewest and the likeliest faults. */
function puzzlesOf(failing: readonly Equation[], on: Ground): readonly Puzzle[] {
  const parts = failing.length > MOST_FAILING ? [] : partsOf(failing);
  if (parts.length === 0 || parts.length > MOST_PUZZLES) return [];
  const isFew = failing.length <= MOST_EQUATIONS;
  const single = isFew ? withoutGaps(failing, singly(failing, on), on) : [];
  const several = !isFew || isSure(single) ? [] : together(failureOf(on.books, on.tree, failing, undefined), on.reread);
  const whole = [...single, ...several];
  const apart = parts.length === 1 || isSure(single) ? [] : parts.map((it) => singly(it, on));
  const isApart = apart.length > 0 && costOf(apart) <= costOf([whole]);
  return isApart ? joined(parts, apart).map(([it, own]) => puzzleOf(it, own, on)) : [puzzleOf(failing, whole, on)];
}

type Part = readonly [equations: readonly Equation[], reasons: readonly Reason[]];

/** Parts of which the likeliest explanation is one and the same are one, with what explains all of them. */
function joined(parts: readonly (readonly Equation[])[], apart: readonly (readonly Reason[])[]): readonly Part[] {
  const all = parts.map((equations, index): Part => [equations, apart[index] ?? []]);
  const alike = grouped(all, ([equations, reasons]) => {
    const [best] = reasons.toSorted(compare);
    return best === undefined ? equations.map(nameOf).join() : effectOf(best);
  });
  return [...alike.values()].map((same): Part => {
    const [first, ...others] = same.map(([, reasons]) => reasons);
    const common = first?.filter((it) => others.every((own) => own.some((one) => effectOf(one) === effectOf(it))));
    return [same.flatMap(([equations]) => equations), common ?? []];
  });
}

/** A part of the VAT breakdown may have been missing before: rules do not ask for each. */
function withoutGaps(failing: readonly Equation[], found: readonly Reason[], on: Ground): readonly Reason[] {
  const sums = failing.filter(({ gap }) => gap === undefined);
  if (isSure(found) || sums.length === 0 || sums.length === failing.length) return found;
  return [...found, ...singly(sums, on).map((it) => ({ ...it, cost: it.cost + INEXACT }))];
}

/** Of the likeliest reasons of some parts together. */
function costOf(parts: readonly (readonly Reason[])[]): number {
  const bests = parts.map((it) => Math.min(...it.map(({ cost }) => cost)));
  return bests.reduce((sum, it) => sum + it, ANOTHER * (parts.length - 1));
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

/** One thing, to the last cent first; where nothing explains that, as exactly as the rules ask. */
function singly(equations: readonly Equation[], { books, tree, lenience }: Ground): readonly Reason[] {
  if (equations.length > MOST_EQUATIONS) return [];
  const reasons = reasonsFor(failureOf(books, tree, equations, undefined));
  if (isSure(reasons)) return reasons;
  const known = new Set(reasons.map((it) => JSON.stringify(patchOf(it))));
  const others = reasonsFor(failureOf(books, tree, equations, lenience));
  const more = others.filter((it) => !known.has(JSON.stringify(patchOf(it))));
  return [...reasons, ...more.map((it) => ({ ...it, cost: it.cost + INEXACT }))];
}

function isSure(reasons: readonly Reason[]): boolean {
  const [best] = reasons.toSorted(compare);
  return best?.isDoubtful === false && best.cost < DOUBTFUL;
}

function puzzleOf(equations: readonly Equation[], reasons: readonly Reason[], on: Ground): Puzzle {
  const best = bestOf(reasons);
  const isKept = best.length === 0 || best.some((it) => !isOwing(patchOf(it)));
  const leaving = isKept ? undefined : leavingDue(best, on);
  const all = leaving === undefined ? best : [...best, leaving];
  const isOthers = on.books.ledger.equations.some((it) => failedBefore(it) && it.defines?.term !== "BT-115");
  return { equations, reasons: all, isUnsure: !isKept && leaving === undefined && isOthers };
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
  const leaving = isOwing(patchOf(best)) ? sorted.find((it) => !isOwing(patchOf(it))) : undefined;
  return leaving === undefined ? [best] : [best, leaving];
}

/** Whether what is stated to be due is another then. */
export function isOwing(patch: Patch): boolean {
  return patch.some(({ op, path }) => op === "replace" && path === "/totals/payableAmount");
}
