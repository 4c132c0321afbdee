/** Of the rules of a scenario those that a document can fail: most documents have few of the things that rules are about. */
import { known } from "../model/known.ts";
import { type Census, census } from "../rules/en16931/vat_facts.ts";
import { named } from "../rules/kit/specification.ts";
import type { Bound } from "../syntax/bound.ts";
import type { CodeIndex } from "../syntax/row.ts";
import type { Kind } from "../syntax/shapes.ts";
import type { Step } from "./steps.ts";

type Steps = readonly Step<string>[];

/** What some steps need, each once, and for each step the number of what it needs; beyond the last where it needs nothing. */
interface Needs {
  readonly all: readonly string[];
  readonly of: readonly number[];
}

const needsOf = new WeakMap<Steps, Needs>();

/** In their order; all of them where a document's VAT categories cannot be determined. */
export function stepsIn(document: Bound, steps: Steps): Steps {
  const { all, of } = known(needsOf, steps, needs);
  if (all.length === 0) return steps;
  const categories = categoriesIn(document);
  if (categories === undefined) return steps;
  const { groups, codes } = document;
  const specifications = named(document);
  // What is needed is a kind, a position, a category or a specification: the others have nothing of that name.
  const has = all.map((it) =>
    groups.has(it as Kind) || codes.has(it as CodeIndex) || categories.has(it) || specifications.includes(it)
  );
  return steps.filter((_, at) => has[of[at] ?? all.length] !== false);
}

function needs(steps: Steps): Needs {
  const all = [...new Set(steps.flatMap(({ check }) => check.needs ?? []))];
  return { all, of: steps.map(({ check }) => check.needs === undefined ? all.length : all.indexOf(check.needs)) };
}

/** Undefined where a rule on each of them stumbles. */
function categoriesIn(document: Bound): Census["anyScheme"] | undefined {
  try {
    const { anyScheme, unread } = census(document);
    return unread === undefined ? anyScheme : undefined;
  } catch {
    return undefined;
  }
}
