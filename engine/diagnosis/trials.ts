/** Trying changes: the invoice with a change in it is judged again. How often that is done is bounded by its size. */
import type { JsonNode } from "../model/json.ts";
import type { JsonTree, Operation } from "../patches/operation.ts";
import { type Found, isWorse, nameOf, type Subject } from "../patches/propose.ts";

/** Values of JSON that are judged again in all: a usual invoice some hundred times, one of 10,000 lines three times. */
const MOST_VALUES = 300_000;
const MOST_TRIALS = 300;

/** What became of the findings with a change. */
export interface Tried {
  readonly tree: JsonTree;
  readonly findings: readonly Found[];
}

/** The invoice, changed step by step. */
export class Trials {
  readonly subject: Omit<Subject, "shown">;
  /** The findings that are to be repaired. */
  readonly asked: ReadonlySet<Found>;
  #left: number;

  /** `asked`: those of the findings that the document has, too; `values`: how many values the JSON has. */
  constructor(subject: Omit<Subject, "shown">, asked: ReadonlySet<Found>, values: number) {
    this.asked = asked;
    this.#left = Math.min(MOST_TRIALS, Math.floor(MOST_VALUES / Math.max(values, 1)));
    this.subject = { ...subject, judge: (changed) => this.#left-- > 0 ? subject.judge(changed) : undefined };
  }

  /** The findings with a change; undefined where it cannot be made, makes something fatal, or nothing more is tried. */
  with(tree: JsonTree, patch: readonly Operation[]): Tried | undefined {
    const changed = tree.with(patch);
    const findings = changed === undefined ? undefined : this.subject.judge(changed);
    if (changed === undefined || findings === undefined || isWorse(this.subject.findings, findings)) return undefined;
    return { tree: changed, findings };
  }
}

/** Objects, lists and scalars of a JSON in all. */
export function valuesIn({ value }: JsonNode): number {
  const below = value instanceof Map ? [...value.values()] : Array.isArray(value) ? value : [];
  return below.reduce((sum, it) => sum + valuesIn(it), 1);
}

/** Those of some findings that are not among others. */
export function gone(before: Iterable<Found>, after: readonly Found[]): ReadonlySet<Found> {
  const left = new Set(after.map(nameOf));
  return new Set([...before].filter((it) => !left.has(nameOf(it))));
}
