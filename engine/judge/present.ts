/** Of the rules of a scenario those that a document can fail: most documents have few of the things that rules are about. */
import { known } from "../model/known.ts";
import { census } from "../rules/en16931/vat_facts.ts";
import { named } from "../rules/kit/specification.ts";
import type { Bound } from "../syntax/bound.ts";
import type { Step } from "./steps.ts";

type Steps = readonly Step<string>[];

/** What is left of some steps, by what documents have of what these need. */
interface Chosen {
  /** What they need, each with its number. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly kept: Map<string, Steps>;
}

const chosen = new WeakMap<Steps, Chosen>();
/** Documents may have what they like: it starts anew when it is full. */
const MOST_CHOSEN = 500;

/** In their order; all of them where a document's VAT categories cannot be told. */
export function stepsIn(document: Bound, steps: Steps): Steps {
  const categories = categoriesIn(document);
  if (categories === undefined) return steps;
  const { numbers, kept } = known(chosen, steps, () => ({ numbers: numbersOf(steps), kept: new Map() }));
  // However often, and in whatever order, a document has something: what is kept is no longer than what can be needed.
  const marks: number[] = new Array((numbers.size >> 5) + 1).fill(0);
  for (const has of [document.groups.keys(), document.codes.keys(), named(document), categories]) {
    for (const it of has) {
      const number = numbers.get(it);
      if (number !== undefined) marks[number >> 5] = (marks[number >> 5] ?? 0) | 1 << number;
    }
  }
  if (kept.size === MOST_CHOSEN) kept.clear();
  return known(kept, marks.join(), () =>
    steps.filter(({ check: { needs } }) => {
      const number = needs === undefined ? undefined : numbers.get(needs);
      return number === undefined || ((marks[number >> 5] ?? 0) & 1 << number) !== 0;
    }));
}

function numbersOf(steps: Steps): ReadonlyMap<string, number> {
  const needed = new Set(steps.flatMap(({ check }) => check.needs ?? []));
  return new Map([...needed].map((it, number) => [it, number]));
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
