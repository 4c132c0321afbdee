/** Whether the sums hold with what a pattern proposes, and how likely that is. */
import type { Cell, Equation } from "../edits/ledger.ts";
import type { Operation } from "../edits/operation.ts";
import { type PatternId, patterns } from "./patterns/index.ts";
import { doubtOf } from "./patterns/follows.ts";
import { type Asked, type Edit, type Failure, operationsOf, type Proposal, setTo } from "./patterns/pattern.ts";
import { solvedChanges } from "./patterns/solved.ts";
import { failedBefore, nameOf } from "./books.ts";
import { Sheet } from "./sheet.ts";

/** One thing that went wrong, and the sums that hold without it. */
export interface Step {
  readonly pattern: PatternId;
  readonly patch: readonly Operation[];
  readonly settles: readonly Equation[];
}

/** One explanation of sums that do not hold. */
export interface Reason {
  /** One where a single thing went wrong. */
  readonly steps: readonly Step[];
  /** The lowest is the likeliest. */
  readonly cost: number;
  /** Whether amounts that nobody complained of would have to change, too. */
  readonly isDoubtful: boolean;
  /** Sums that hold with it, too, by their names. */
  readonly also: ReadonlySet<string>;
  readonly asks?: Asked | undefined;
}

/** An explanation with which other amounts have to follow contradicts what they say: the first, and each further one. */
const FOLLOWING = 45;
const FURTHER = 6;
/** What each sum is worth that no finding speaks of, and that holds, too. */
const EVIDENCE = 30;

type Row = typeof patterns[number];

export function patchOf({ steps }: Pick<Reason, "steps">): readonly Operation[] {
  return steps.flatMap(({ patch }) => patch);
}

/** All that patterns propose where some sums fail. */
export function* proposalsOn(of: Failure): Iterable<readonly [Row, Proposal]> {
  for (const change of solvedChanges(of)) {
    const pattern = patterns.find(({ fits }) => fits?.(change, of) === true);
    const edits = [setTo(change.cell, change.now)];
    if (pattern !== undefined) yield [pattern, { edits, less: doubtOf(change, of) }];
  }
  for (const pattern of patterns) {
    for (const proposal of pattern.proposals?.(of) ?? []) yield [pattern, proposal];
  }
}

/** What it takes that all sums hold with a proposal, by itself or with what follows from it; undefined where they do not. */
export function reasonOf({ id, rank }: Row, proposal: Proposal, of: Failure): Reason | undefined {
  const { edits, less = 0, fitted = false, together = false, asks } = proposal;
  const failing = new Set(of.failing);
  const sheet = triedOn(edits, of);
  const also = namesOf(sheet.alsoSettled(failing));
  const cost = rank + less - (fitted ? 0 : EVIDENCE * also.size);
  const by = (patch: readonly Operation[]) => [{ pattern: id, patch, settles: of.failing }];
  if (edits.length > 0 && isRight(sheet, of)) {
    return { steps: by(operationsOf(edits)), cost, also, isDoubtful: false, asks };
  }
  if (asks !== undefined) return undefined;
  const { cells, apart } = sheet.follow(new Set(edits.flatMap(({ sets }) => sets)), of.failing);
  // Two faults are none of these: each is looked for by itself.
  if (cells.length === 0 || apart > 0 && !together || !isRight(sheet, of)) return undefined;
  // Where only a part of the VAT breakdown is missing, the totals agree: what is due is not worked out anew.
  if (of.failing.every(({ gap }) => gap !== undefined) && cells.some(({ term }) => term === "BT-115")) return undefined;
  if (!together && isOfMore(cells, of)) return undefined;
  // A part of the breakdown that nothing is left for is not what was meant.
  if (cells.some((it) => it.term === "BT-116" && sheet.value(it).isZero() && !it.value.isZero())) return undefined;
  return {
    steps: by(operationsOf([...edits, ...cells.map((cell) => setTo(cell, sheet.value(cell)))])),
    // What was worked out anew holds because of that, and says nothing.
    cost: cost + FOLLOWING + (together ? 0 : FURTHER * (cells.length - 1)),
    isDoubtful: true,
    also: namesOf(sheet.alsoSettled(failing)),
  };
}

/** Whether something else would be due, and most of what has to follow was wrong before: then it does not follow from this. */
function isOfMore(cells: readonly Cell[], { books }: Failure): boolean {
  const wrong = cells.filter((cell) => {
    const own = books.definitionOf(cell);
    return own !== undefined && !own.open && failedBefore(own);
  });
  return wrong.length > MOST_WRONG && wrong.length * 2 > cells.length && cells.some(({ term }) => term === "BT-115");
}

const MOST_WRONG = 2;

/** A step with which some of the sums hold, and others still do not. */
export interface Part extends Pick<Reason, "cost" | "also"> {
  readonly step: Step;
}

/** Undefined where it makes a sum fail that held. */
export function partOf({ id, rank }: Row, proposal: Proposal, of: Failure): Part | undefined {
  const { edits, less = 0, fitted = false, asks } = proposal;
  if (asks !== undefined || edits.length === 0) return undefined;
  const sheet = triedOn(edits, of);
  const settles = of.failing.filter((it) => !sheet.fails(it));
  if (settles.length === 0 || settles.length === of.failing.length || sheet.breaks()) return undefined;
  const also = namesOf(sheet.alsoSettled(new Set(of.failing)));
  const step = { pattern: id, patch: operationsOf(edits), settles };
  return { step, also, cost: rank + less - (fitted ? 0 : EVIDENCE * also.size) };
}

function namesOf(equations: Iterable<Equation>): ReadonlySet<string> {
  return new Set([...equations].map(nameOf));
}

function triedOn(edits: readonly Edit[], { books, lenience }: Failure): Sheet {
  const sheet = new Sheet(books, lenience);
  for (const { apply } of edits) apply(sheet);
  return sheet;
}

function isRight(sheet: Sheet, { failing }: Failure): boolean {
  return failing.every((it) => !sheet.fails(it)) && !sheet.breaks();
}
