/** Findings: what a rule's outcome on one node becomes for a reader, and how many of them a result holds. */
import type { GroupId, TermId } from "../model/terms.ts";
import type { Place } from "./locate.ts";
import { FINDINGS_CAP } from "../model/faults.ts";
import type { Severity } from "../rules/kit/rule.ts";

/** One teaching error. `location` is what failed or, for what is absent, its nearest present parent. */
export interface Finding<L extends AnyPlace = Place> {
  /** Official id, or one of the service's own with the prefix ATW-. */
  readonly rule: string;
  readonly field: TermId | GroupId | readonly (TermId | GroupId)[];
  readonly severity: Severity;
  readonly message: string;
  readonly fix: string;
  /** The fixed UBL path of the rule's first term; it need not exist in this document. */
  readonly xpath?: string;
  readonly docsUrl: string;
  readonly example?: string;
  readonly location?: L;
  /** What is stated, and what is wanted, where the rule is about values and who asked wants them (`values`), or about a PDF. */
  readonly actual?: string;
  readonly expected?: string;
}

export interface JsonPlace {
  /** RFC 6901; "" is the whole invoice. */
  readonly pointer: string;
}

/** A place in the PDF around an invoice, by names below its catalog: `AF`, or `Metadata/fx:ConformanceLevel`. */
export interface PdfPlace {
  readonly pdf: string;
}

export type Location = Place | JsonPlace;

/** A place in a document, or in the PDF around it. */
export type AnyPlace = Location | PdfPlace;

/** A finding before its place is known: the offset stands for it. */
export interface Draft extends Omit<Finding, "location"> {
  readonly offset: number;
}

export interface Sorted<T> {
  readonly errors: readonly T[];
  readonly warnings: readonly T[];
  readonly information: readonly T[];
}

export interface Count {
  readonly total: number;
  readonly returned: number;
}

export interface Truncated extends Count {
  readonly cap: number;
  readonly by_severity: { readonly errors: Count; readonly warnings: Count; readonly information: Count };
  readonly note: string;
}

/**
 * Counts the findings of a rule beyond those that a result can hold, so that a document with a million faults does not
 * cost a million texts.
 */
export class Surplus {
  readonly total: Record<Severity, number> = { fatal: 0, warning: 0, information: 0 };
  readonly #counts: Map<string, number> = new Map();

  /** Whether one more finding of a rule is wanted; counts it where it is not. */
  wants(rule: string, severity: Severity): boolean {
    const count = this.#counts.get(rule) ?? 0;
    this.#counts.set(rule, count + 1);
    if (count < FINDINGS_CAP) return true;
    this.total[severity]++;
    return false;
  }
}

export function bySeverity<T extends { readonly severity: Severity }>(all: readonly T[]): Sorted<T> {
  return {
    errors: all.filter((it) => it.severity === "fatal"),
    warnings: all.filter((it) => it.severity === "warning"),
    information: all.filter((it) => it.severity === "information"),
  };
}

/** Cuts a list to the cap, keeping at least one finding of every rule; the order stays. */
export function cut<T extends { readonly rule: string }>(all: readonly T[], cap = FINDINGS_CAP): readonly T[] {
  if (all.length <= cap) return all;
  const seen = new Set<string>();
  const first = all.filter((it) => !seen.has(it.rule) && seen.add(it.rule).size > 0);
  const keep = new Set(first);
  for (const it of all) {
    if (keep.size >= cap) break;
    keep.add(it);
  }
  return all.filter((it) => keep.has(it));
}

/** The note on what was cut; undefined when nothing was. */
export function truncated<T>(
  all: Sorted<T>,
  returned: Sorted<T>,
  note: string,
  surplus = new Surplus(),
): Truncated | undefined {
  const count = (key: keyof Sorted<T>, severity: Severity): Count => {
    return { total: all[key].length + surplus.total[severity], returned: returned[key].length };
  };
  const by_severity = {
    errors: count("errors", "fatal"),
    warnings: count("warnings", "warning"),
    information: count("information", "information"),
  };
  const counts = Object.values(by_severity);
  const total = counts.reduce((sum, it) => sum + it.total, 0);
  const kept = counts.reduce((sum, it) => sum + it.returned, 0);
  if (total === kept) return undefined;
  return { total, returned: kept, cap: FINDINGS_CAP, by_severity, note };
}
