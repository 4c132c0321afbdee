/**
 * The rules of the nation that a document names, with everything else that strict mode needs for it. Each nation's are a
 * module of their own, which is loaded when the first document names it.
 */
import type { RuleSet, ValidateOptions } from "../../engine/mod.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import { type Input, onGiven } from "./given.ts";

/** Of the options of `validate` those that choose rules. */
export type SetsOptions = Pick<ValidateOptions, "profile" | "asOf">;

/**
 * The sets that strict mode needs for a document, for the option `sets`: the official ones, those of Factur-X, and those of
 * its nation, as far as it names them. For anything but a document, none: `validate` says why it is refused.
 */
export async function setsFor(input: Input, options: SetsOptions = {}): Promise<readonly RuleSet[]> {
  const planned = onGiven(input, options, (document, { profile, asOf }: SetsOptions) => {
    return { plan: plan({ input: document }, { strict: true, profile, asOf, today: daysAt(new Date()) }) };
  });
  if ("refusal" in planned) return [];
  return (await load(planned.plan, "en")).sets ?? [];
}
