/** Findings on a JSON invoice, and what has become of them on a changed one. */
import type { GroupId, TermId } from "../model/terms.ts";
import { factsOf } from "../rules/index.ts";
import type { Severity } from "../rules/kit/rule.ts";

/** What is looked at of a finding on a JSON invoice. */
export interface Found {
  readonly rule: string;
  readonly field: TermId | GroupId | readonly (TermId | GroupId)[];
  readonly severity: Severity;
  readonly location?: { readonly pointer: string };
}

/** With a value that nobody could read, what is wrong beside it comes to light; where it is wrong itself, it was not meant. */
export function isReadingAlone(made: Iterable<Found>, before: readonly Found[], after: readonly Found[]): boolean {
  const read = [...made];
  const terms = new Set(read.flatMap(({ field }) => field));
  return read.every(({ rule }) => factsOf(rule)?.value?.includes("mistyped") === true) &&
    freshIn(before, after).every(({ field }) => ![field].flat().some((it) => terms.has(it)));
}

export function isWorse(before: readonly Found[], after: readonly Found[]): boolean {
  return freshIn(before, after).length > 0;
}

/** Fatal findings of rules that did not fail before. */
function freshIn(before: readonly Found[], after: readonly Found[]): readonly Found[] {
  const known = new Set(before.map(({ rule }) => rule));
  return after.filter(({ rule, severity }) => severity === "fatal" && !known.has(rule));
}

/** Those of some findings that are not among others. */
export function gone(before: Iterable<Found>, after: readonly Found[]): ReadonlySet<Found> {
  const left = new Set(after.map(nameOf));
  return new Set([...before].filter((it) => !left.has(nameOf(it))));
}

function nameOf({ rule, location }: Found): string {
  return `${rule} ${location?.pointer}`;
}
