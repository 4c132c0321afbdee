/** How billing software goes wrong: what a pattern is, and what it explains. */
import type { Decimal } from "../../model/decimal.ts";
import { positionOf } from "../../model/draft.ts";
import type { GroupId } from "../../model/terms.ts";
import { lastStep, type Operation } from "../../edits/operation.ts";
import type { JsonTree } from "../../edits/operation.ts";
import type { Cell, Equation } from "../../edits/ledger.ts";
import type { Books } from "../books.ts";
import type { Lenience, Sheet } from "../sheet.ts";

/** Sums that do not hold, and have amounts in common. */
export interface Failure {
  readonly books: Books;
  readonly failing: readonly Equation[];
  readonly tree: JsonTree;
  /** The rates of the VAT breakdown that are more than zero. */
  readonly rates: readonly Decimal[];
  readonly lenience: Lenience | undefined;
}

/** One value that is changed, or something that goes or comes: in the sums, and in the invoice. */
export interface Edit {
  readonly apply: (sheet: Sheet) => void;
  readonly operations: readonly Operation[];
  /** The amounts that it sets, which do not follow from others then. */
  readonly sets: readonly Cell[];
}

/** Something that is not there, of which no more is known than what the sums lack. */
export interface Asked {
  readonly id: GroupId;
  /** Where it would be added. */
  readonly pointer: string;
  readonly amount: string;
  /** By category and rate, as it is read. */
  readonly taxed: string;
}

/** One thing that may have gone wrong: with all edits, and with what follows from them, the sums hold. */
export interface Proposal {
  readonly edits: readonly Edit[];
  /** Whatever is off is so for one reason, also where nothing that is changed leads to it. */
  readonly together?: boolean;
  /** A value is chosen so that its own sum holds, which says nothing then. */
  readonly fitted?: boolean;
  /** How much less likely it is than the pattern otherwise. */
  readonly less?: number;
  /** It changes nothing: only the author has what is asked for. */
  readonly asks?: Asked;
}

/** An amount that is changed to the one with which a sum holds. */
export interface ValueChange {
  readonly cell: Cell;
  readonly old: Decimal;
  readonly now: Decimal;
}

/** One way in which billing software goes wrong. */
export interface Pattern {
  readonly id: string;
  /** Of explanations with as few wrong values, the lowest is the likeliest. */
  readonly rank: number;
  /** Whether a single value went wrong like this; the pattern with the lowest rank names it. */
  readonly fits?: (change: ValueChange, of: Failure) => boolean;
  /** What more than the change of a single amount explains. */
  readonly proposals?: (of: Failure) => Iterable<Proposal>;
}

/** An amount gets another value. */
export function setTo(cell: Cell, value: Decimal): Edit {
  const op = cell.stated ? "replace" : "add";
  return {
    apply: (sheet) => sheet.set(cell, value),
    operations: [{ op, path: cell.pointer, value: value.toString() }],
    sets: [cell],
  };
}

/** The operations of some edits. */
export function operationsOf(edits: readonly Edit[]): readonly Operation[] {
  return removedLast(edits.flatMap(({ operations }) => operations));
}

/** What is removed goes last, and from the end, so that every place stays what it is. */
export function removedLast(all: readonly Operation[]): readonly Operation[] {
  const isItem = ({ op, path }: Operation) => op === "remove" && /^\d+$/.test(lastStep(path));
  const items = all.filter(isItem).toSorted((one, other) => placeIn(other) - placeIn(one));
  return [...all.filter((it) => !isItem(it)), ...items];
}

function placeIn({ path }: Operation): number {
  return positionOf(lastStep(path));
}
