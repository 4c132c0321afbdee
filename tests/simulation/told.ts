/** A run, for people: what was wanted, what went on, and what the model says of it. */
import type { Outcome } from "./simulate.ts";

/** Steps that say little: others follow from them. */
const minor = /: (?:reads|lists|a worker|wants|begins by itself)|: commits $/;
const LONGEST = 80;

/** Without `whole`, the last of what happened, and reads left out. */
export function told(seed: number, run: number, outcome: Outcome | undefined, whole: boolean): string {
  if (outcome === undefined) return "";
  const { wanted, trace, complaints } = outcome;
  const shown = whole ? trace : trace.filter((it) => !minor.test(it)).slice(-LONGEST);
  const left = trace.length - shown.length;
  return [
    `seed ${seed}, run ${run}: ${complaints.length === 0 ? "holds" : "DOES NOT HOLD"}`,
    ...wanted.map((it) => `  ${it}`),
    ...(left === 0 ? [] : [`  … ${left} steps are left out; --seed ${seed} --run ${run} shows them`]),
    ...shown.map((it) => `    ${it}`),
    ...complaints.map((it) => `  ${it}`),
  ].join("\n");
}
