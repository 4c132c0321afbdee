/** What an invoice says is owed, and whether its sums hold. */
import { decimalOf } from "../model/numeric.ts";
import type { Syntax } from "../model/codes/index.ts";
import type { Decimal } from "../model/decimal.ts";
import { type TermId, termRows } from "../model/terms.ts";
import { type Equation, isOff, type Ledger, ledgerOf } from "./ledger.ts";
import { reopened } from "./model.ts";
import type { JsonTree } from "./operation.ts";

/** The invoice that edits are made in. */
export interface Ground {
  readonly tree: JsonTree;
  /** In which syntax it is written, where it is: its root says what it is, too. */
  readonly syntax?: Syntax;
  /** What it does not state is missing; otherwise it is worked out. */
  readonly asStated: boolean;
}

/** What is payable, and what it follows from: none of it changes unasked. */
const owedTerms = ["BT-110", "BT-112", "BT-113", "BT-115"] as const satisfies readonly TermId[];

/** The amounts that are owed, worked out where an invoice does not have to state them. */
export function dueOf({ tree, asStated }: Ground): ReadonlyMap<TermId, Decimal | undefined> {
  const totals = reopened(tree.toString(), asStated)?.invoice.items("totals")[0];
  return new Map(owedTerms.map((term) => [term, decimalOf(totals?.value(termRows[term].name))]));
}

export function isSameDue(one: Ground, other: Ground): boolean {
  const [before, after] = [dueOf(one), dueOf(other)];
  return owedTerms.every((term) => {
    const [old, now] = [before.get(term), after.get(term)];
    return old === undefined ? now === undefined : now !== undefined && now.equals(old);
  });
}

/** The sums of an invoice; undefined where it cannot be read as one with sums. */
export function sumsOf({ tree, asStated }: Ground): Ledger | undefined {
  const reading = reopened(tree.toString(), true);
  return reading === undefined ? undefined : ledgerOf(reading, asStated);
}

export function holds(equation: Equation): boolean {
  return !equation.open && !isOff(equation, equation.off);
}
