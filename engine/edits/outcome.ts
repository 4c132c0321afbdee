/** Whether a document is better after a repair: fewer findings, and none of a rule that did not fail as often before. */
import type { Verdict } from "../judge/verdict.ts";

/** Stands for the findings that are not listed. */
const CUT = "";

/** How often each rule failed. */
export function counted(
  { errors, warnings, information, findings_truncated: cut }: Verdict,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of [...errors, ...warnings, ...information]) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return cut === undefined ? counts : counts.set(CUT, cut.total - cut.returned);
}

/** Whether no rule fails oftener than is allowed. */
export function isNoWorse(verdict: Verdict, allowed: ReadonlyMap<string, number>): boolean {
  return [...counted(verdict)].every(([rule, count]) => count <= (allowed.get(rule) ?? 0));
}

/** Fewer findings than before, and no more errors by the official validators. */
export function isBetter(before: Verdict, after: Verdict): boolean {
  return total(after) < total(before) && (after.official?.errors ?? 0) <= (before.official?.errors ?? 0);
}

function total(verdict: Verdict): number {
  return [...counted(verdict).values()].reduce((sum, it) => sum + it, 0);
}

/** No more errors than before, by what was asked for and by the official validators: enough for what somebody consents to. */
export function isNoMoreWrong(before: Verdict, after: Verdict): boolean {
  const errors = (it: Verdict) => it.findings_truncated?.by_severity.errors.total ?? it.errors.length;
  return errors(after) <= errors(before) && (after.official?.errors ?? 0) <= (before.official?.errors ?? 0);
}
