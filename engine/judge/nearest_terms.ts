/**
 * What a finding on an element is about, where the rule does not say: the term or group that the element is, or that which
 * is around it. Worked out once for a document in which something was found. It imports nothing, because it is loaded beside
 * the engine, which hands in what it knows.
 */
import type { GroupId, TermId } from "../model/terms.ts";
import type { Swept } from "../rules/kit/sweep.ts";
import type { Surveyed } from "./sets.ts";

type Terms = readonly (TermId | GroupId)[];

/** What stands at a path, and below it, by the names of elements without their prefixes. */
interface Step {
  readonly terms: (TermId | GroupId)[];
  readonly below: Map<string, Step>;
}

/** An element that is no term, but holds no more than so many, is about these. */
const FEW = 3;

const known = new WeakMap<Surveyed["paths"], Step>();

function stepsOf(paths: Surveyed["paths"]): Step {
  const top = known.get(paths) ?? { terms: [], below: new Map() };
  if (known.has(paths)) return top;
  known.set(paths, top);
  for (const [term, path] of paths) {
    if (path !== "") stepAt(top, withoutConditions(path), true)?.terms.push(term);
  }
  return top;
}

/** `a[b]/c` as `a/c`. */
function withoutConditions(path: string): string {
  const [start = "", ...rest] = path.split("[");
  return start + rest.map((it) => it.slice(it.lastIndexOf("]") + 1)).join("");
}

function stepAt(from: Step, path: string, makes = false): Step | undefined {
  let at: Step | undefined = from;
  for (const name of path.split("/").filter((it) => it !== "" && it !== ".")) {
    const next: Step | undefined = at.below.get(bare(name)) ?? (makes ? { terms: [], below: new Map() } : undefined);
    if (next === undefined) return undefined;
    at.below.set(bare(name), next);
    at = next;
  }
  return at;
}

function bare(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** What a step is, or holds. */
function termsOf(step: Step | undefined): Terms {
  if (step === undefined || step.terms.length > 0) return step?.terms ?? [];
  const held = [...step.below.values()].flatMap(termsOf);
  return held.length <= FEW ? held : [];
}

/** What stands at a path below the root, or the little that is below it. */
export function termsAt(path: string, paths: Surveyed["paths"]): Terms {
  return termsOf(stepAt(stepsOf(paths), path));
}

interface Near {
  readonly terms: Terms;
  readonly step: Step | undefined;
}

const theInvoice: Terms = ["BG-0"];

const nearIn = new WeakMap<Surveyed, readonly Near[]>();

function near(document: Surveyed): readonly Near[] {
  const done = nearIn.get(document);
  if (done !== undefined) return done;
  const { paths, bound, elements: { offsets, depths, names } } = document;
  const open: Near[] = [];
  const all = offsets.map((offset, at) => {
    const depth = depths[at] ?? 0;
    const around = open[depth - 1];
    const step = around === undefined ? stepsOf(paths) : around.step?.below.get(bare(names[at] ?? ""));
    const own = firstOf(bound.get(offset)?.filter((it) => it !== "BG-0"), termsOf(step));
    // Most elements of a document that is full of strangers are as what is around them.
    const isAsAround = around !== undefined && around.step === step && own.length === 0;
    return open[depth] = isAsAround ? around : { step, terms: own.length > 0 ? own : around?.terms ?? theInvoice };
  });
  nearIn.set(document, all);
  return all;
}

/** Where a number is in a list that rises. */
function indexIn(numbers: readonly number[], wanted: number): number {
  let [first, end] = [0, numbers.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((numbers[middle] ?? Infinity) < wanted) first = middle + 1;
    else end = middle;
  }
  return first;
}

function firstOf(...all: readonly (Terms | undefined)[]): Terms {
  return all.find((it) => it !== undefined && it.length > 0) ?? [];
}

/** What is nearest to something found; of what is missing, what it would be. */
export function nearestTerms({ offset, missing }: Swept, document: Surveyed): Terms {
  const { step, terms = theInvoice } = near(document)[indexIn(document.elements.offsets, offset)] ?? {};
  if (missing === undefined || step === undefined) return terms;
  return firstOf(termsOf(stepAt(step, missing)), terms);
}
