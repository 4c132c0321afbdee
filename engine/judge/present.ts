/** Of the rules of a scenario those that a document can fail: most documents have few of the things that rules are about. */
import { known } from "../model/known.ts";
import { census } from "../rules/en16931/vat_facts.ts";
import { named } from "../rules/kit/specification.ts";
import type { Bound } from "../syntax/bound.ts";
import type { Step } from "./steps.ts";

type Steps = readonly Step<string>[];

/** What is left of some steps, by what documents have of what these need. */
const chosen = new WeakMap<Steps, Map<string, Steps>>();
const needs = new WeakMap<Steps, ReadonlySet<string | undefined>>();
/** Documents may have what they like: it starts anew when it is full. */
const MOST_CHOSEN = 500;

/** In their order; all of them where a document's VAT categories cannot be told. */
export function stepsIn(document: Bound, steps: Steps): Steps {
  const categories = categoriesIn(document);
  if (categories === undefined) return steps;
  const asked = known(needs, steps, () => new Set(steps.map(({ check }) => check.needs)));
  const has = [...document.groups.keys(), ...document.codes.keys(), ...named(document), ...categories]
    .filter((it) => asked.has(it));
  const kept = known(chosen, steps, () => new Map());
  if (kept.size === MOST_CHOSEN) kept.clear();
  return known(
    kept,
    has.join("\n"),
    () => steps.filter(({ check }) => check.needs === undefined || has.includes(check.needs)),
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
