/** Whether the sums hold with what a pattern proposes, and how likely that is. */
import type { Equation } from "../edits/ledger.ts";
import type { Operation } from "../edits/operation.ts";
import type { PatternId, patterns } from "./patterns/index.ts";
import { type Asked, type Edit, type Failure, operationsOf, type Proposal, setTo } from "./patterns/pattern.ts";
import { Sheet } from "./sheet.ts";

/** One explanation of sums that do not hold. */
export interface Reason {
  readonly pattern: PatternId;
  readonly patch: readonly Operation[];
  /** The lowest is the likeliest. */
  readonly cost: number;
  /** Whether amounts that nobody complained of would have to change, too. */
  readonly isDoubtful: boolean;
  /** Sums that hold with it, too. */
  readonly also: ReadonlySet<Equation>;
  readonly asks?: Asked | undefined;
}

/** An explanation with which other amounts have to follow contradicts what they say. */
const FOLLOWING = 45;
/** What each sum is worth that no finding speaks of, and that holds, too. */
const EVIDENCE = 30;

type Row = typeof patterns[number];

/** What it takes that all sums hold with a proposal, by itself or with what follows from it; undefined where they do not. */
export function reasonOf({ id, rank }: Row, proposal: Proposal, of: Failure): Reason | undefined {
  const { edits, less = 0, fitted = false, together = false, asks } = proposal;
  const failing = new Set(of.failing);
  const sheet = triedOn(edits, of);
  const also = sheet.alsoSettled(failing);
  const cost = rank + less - (fitted ? 0 : EVIDENCE * also.size);
  if (edits.length > 0 && isRight(sheet, of)) {
    return { pattern: id, patch: operationsOf(edits), cost, also, isDoubtful: false, asks };
  }
  if (asks !== undefined) return undefined;
  const { cells, apart } = sheet.follow(new Set(edits.flatMap(({ sets }) => sets)), of.failing);
  // Two faults are none of these: each is looked for by itself.
  if (cells.length === 0 || apart > 0 && !together || !isRight(sheet, of)) return undefined;
  return {
    pattern: id,
    patch: operationsOf([...edits, ...cells.map((cell) => setTo(cell, sheet.value(cell)))]),
    // What was worked out anew holds because of that, and says nothing.
    cost: cost + FOLLOWING,
    isDoubtful: true,
    also: sheet.alsoSettled(failing),
  };
}

function triedOn(edits: readonly Edit[], { books, lenience }: Failure): Sheet {
  const sheet = new Sheet(books, lenience);
  for (const { apply } of edits) apply(sheet);
  return sheet;
}

function isRight(sheet: Sheet, { failing }: Failure): boolean {
  return failing.every((it) => !sheet.fails(it)) && !sheet.breaks();
}
