/** Of the rules of a scenario those that a document can fail: most documents have few of the things that rules are about. */
import { known } from "../model/known.ts";
import { census } from "../rules/en16931/vat_facts.ts";
import { named } from "../rules/kit/specification.ts";
import type { Bound } from "../syntax/bound.ts";
import type { Step } from "./steps.ts";

type Steps = readonly Step<string>[];

/** What is left of some steps, by what documents have of what these need. */
const chosen = new WeakMap<Steps, Map<string, Steps>>();
const needs = new WeakMap<Steps, readonly string[]>();
/** Documents may have what they like: it starts anew when it is full. */
const MOST_CHOSEN = 500;

/** In their order; all of them where a document's VAT categories cannot be told. */
export function stepsIn(document: Bound, steps: Steps): Steps {
  const categories = categoriesIn(document);
  if (categories === undefined) return steps;
  const has = new Set([...document.groups.keys(), ...document.codes.keys(), ...named(document), ...categories]);
  // However often, and in whatever order, a document has something: what is kept is no longer than what can be needed.
  const needed = known(needs, steps, () => [...new Set(steps.flatMap(({ check }) => check.needs ?? []))]);
  const kept = known(chosen, steps, () => new Map());
  if (kept.size === MOST_CHOSEN) kept.clear();
  return known(
    kept,
    needed.filter((it) => has.has(it)).join("\n"),
    () => steps.filter(({ check }) => check.needs === undefined || has.has(check.needs)),
  );
}

/** Undefined where a rule on each of them stumbles. */
function categoriesIn(document: Bound): Iterable<string> | undefined {
  try {
    const { anyScheme, unread } = census(document);
    return unread === undefined ? anyScheme.keys() : undefined;
  } catch {
    return undefined;
  }
}
