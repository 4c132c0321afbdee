/**
 * What a rule is: one declarative entry with its id, its business terms, its severity, what it runs on and what must
 * hold there. A rule is pure: it sees the bound document and nothing else.
 */
import { known } from "../../model/known.ts";
import type { Side } from "../../model/side.ts";
import type { Facts } from "./repair.ts";
import type { Syntax } from "../../model/codes/index.ts";
import type { Said } from "../../model/said.ts";
import type { GroupId, TermId } from "../../model/terms.ts";
import { type Bound, factNumber, type Leaf, type Spot } from "../../syntax/bound.ts";
import { attempt, Cast, normalize } from "../../syntax/values.ts";

export type Severity = "fatal" | "warning" | "information";

/** Why a rule fails on a node. `actual` and `expected` go into the message; `at` is the place, if not the node itself. */
export interface Failure {
  readonly at?: Spot;
  readonly actual?: Said | undefined;
  readonly expected?: Said | undefined;
}

/** The failure at the first of some leaves, with its value; at the node itself where there is none. */
export function placeOf(of: readonly Leaf[]): Failure {
  const [at] = of;
  return at === undefined ? {} : { at, actual: normalize(at.text) };
}

export interface Selector<N extends Spot> {
  (document: Bound): readonly N[];
  /** It selects nothing in a document that has not this: see `Check`. */
  readonly needs?: string | undefined;
}
export type Holds<N extends Spot> = (node: N, document: Bound) => boolean | Failure;

/** What came of a rule on one node; nothing is reported where it holds. */
export type Outcome =
  | { readonly failed: Failure; readonly node: Spot }
  | { readonly unread: Cast; readonly node: Spot }
  | { readonly broken: unknown; readonly node: Spot };

export interface Check {
  run(document: Bound, report: (outcome: Outcome) => void): void;
  /**
   * It cannot fail in a document that has not this: a kind of group, a code position, a VAT category, a specification. What
   * a document has is worked out once (`judge/present.ts`).
   */
  readonly needs?: string | undefined;
  /** No document fails the official rule; why, stands where it is said. */
  readonly never?: true;
}

export interface Rule extends Facts {
  /** The business terms and groups that the rule constrains. */
  readonly terms: readonly (TermId | GroupId)[];
  /** Per syntax only where the official rule sets differ. */
  readonly severity: Severity | Readonly<Record<Side, Severity>>;
  readonly ubl?: Check;
  readonly cii?: Check;
}

/** The severity of a rule as its set has it. */
export function severityAs({ severity }: Rule, side: Side): Severity {
  return typeof severity === "string" ? severity : severity[side];
}

export type RuleTable<Id extends string = string> = Readonly<Record<Id, Rule>>;

/** One check: `holds` on every node that `on` selects. What throws there is an outcome too, never an exception. */
export function check<N extends Spot>(on: Selector<N>, holds: Holds<N>, needs = on.needs): Check {
  return {
    needs,
    run(document, report) {
      for (const node of select(on, document, report)) {
        const outcome = outcomeOf(holds, node, document);
        if (outcome !== undefined) report(outcome);
      }
    },
  };
}

/** A selector that finds nothing where a document has not what it needs. */
export function needing<N extends Spot>(needs: string, select: (document: Bound) => readonly N[]): Selector<N> {
  return Object.assign(select, { needs });
}

function outcomeOf<N extends Spot>(holds: Holds<N>, node: N, document: Bound): Outcome | undefined {
  try {
    const result = holds(node, document);
    return result === true ? undefined : { failed: result === false ? {} : result, node };
  } catch (error) {
    return error instanceof Cast ? { unread: error, node } : { broken: error, node };
  }
}

/** What a rule runs on; if that cannot be determined, it is the document that could not be judged. */
function select<N extends Spot>(
  on: Selector<N>,
  document: Bound,
  report: (outcome: Outcome) => void,
): readonly N[] {
  try {
    return on(document);
  } catch (error) {
    if (!(error instanceof Cast)) throw error;
    report({ unread: error, node: document.root });
    return [];
  }
}

/** A rule that the official set has and that no document fails. */
export const never: Check = { run: () => {}, never: true };

/** A rule that both syntaxes judge alike. */
export function both<N extends Spot>(terms: Rule["terms"], on: Selector<N>, holds: Holds<N>): Rule {
  const same = check(on, holds);
  return { terms, severity: "fatal", ubl: same, cii: same };
}

/** A rule that asks the same of different nodes. */
export function onEach<U extends N, C extends N, N extends Spot>(
  terms: Rule["terms"],
  on: { readonly ubl: Selector<U>; readonly cii: Selector<C> },
  holds: Holds<N>,
): Rule {
  return { terms, severity: "fatal", ubl: check(on.ubl, holds), cii: check(on.cii, holds) };
}

/** A rule that the syntaxes judge differently. */
export function apart(terms: Rule["terms"], ubl: Check, cii: Check): Rule {
  return { terms, severity: "fatal", ubl, cii };
}

/**
 * A value that is worked out once a document; a `Cast` is kept too, and thrown at every use. It is kept in the document:
 * a WeakMap would keep each document alive until V8 collects the old generation.
 */
export function onceFor<T>(compute: (document: Bound) => T): (document: Bound) => T {
  const number = factNumber();
  return (document) => {
    const { known } = document;
    if (known[number] !== compute) {
      const made = attempt(compute, document);
      known[number] = compute;
      known[number + 1] = made;
    }
    // It came of the same function.
    const entry = known[number + 1] as T | Cast;
    if (entry instanceof Cast) throw entry;
    return entry;
  };
}

/** A value that all documents of a syntax share: a list as a rule has it. */
export function onceForSyntax<T>(compute: (syntax: Syntax) => T): (document: Bound) => T {
  const made = new Map<Syntax, T>();
  return ({ syntax }) => known(made, syntax, compute);
}
