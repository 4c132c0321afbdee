/** Of the rules of a scenario those that a document can fail: most documents have few of the things that rules are about. */
import { known } from "../model/known.ts";
import { census } from "../rules/en16931/vat_facts.ts";
import { families } from "../rules/en16931/vat_families.ts";
import { named } from "../rules/kit/specification.ts";
import type { Bound } from "../syntax/bound.ts";
import type { Step } from "./steps.ts";

/** What some steps need, each thing with a number, and what is left of them for documents that have the same of it. */
interface Choice {
  readonly numbers: ReadonlyMap<string, number>;
  readonly chosen: Map<string, readonly Step<string>[]>;
}

const choices = new WeakMap<readonly Step<string>[], Choice>();
/** Documents may have what they like: it starts anew when it is full. */
const MOST_CHOSEN = 500;
/** Bits of a number. */
const BITS = 31;

/** In their order; all of them where a document's VAT categories cannot be told. */
export function stepsIn(document: Bound, steps: readonly Step<string>[]): readonly Step<string>[] {
  const { numbers, chosen } = known(choices, steps, () => ({ numbers: numbersOf(steps), chosen: new Map() }));
  const categories = categoriesIn(document);
  if (categories === undefined) return steps;
  const present = new Present(numbers);
  for (const kind of document.groups.keys()) present.note(kind);
  for (const index of document.codes.keys()) present.note(index);
  for (const name of named(document)) present.note(name);
  for (const code of categories) present.note(code);
  if (chosen.size === MOST_CHOSEN) chosen.clear();
  return known(
    chosen,
    present.key(),
    () => steps.filter(({ check: { needs } }) => needs === undefined || present.has(needs)),
  );
}

/** Which of some things are there. */
class Present {
  readonly #words: number[];

  constructor(readonly numbers: ReadonlyMap<string, number>) {
    this.#words = new Array(Math.ceil(numbers.size / BITS)).fill(0);
  }

  note(name: string): void {
    const number = this.numbers.get(name);
    if (number === undefined) return;
    const at = Math.floor(number / BITS);
    this.#words[at] = (this.#words[at] ?? 0) | 1 << number % BITS;
  }

  has(name: string): boolean {
    const number = this.numbers.get(name) ?? 0;
    return ((this.#words[Math.floor(number / BITS)] ?? 0) & 1 << number % BITS) !== 0;
  }

  /** The same for the same things. */
  key(): string {
    return this.#words.join();
  }
}

function numbersOf(steps: readonly Step<string>[]): ReadonlyMap<string, number> {
  const needs = new Set(steps.flatMap(({ check }) => check.needs ?? []));
  return new Map([...needs].map((name, number) => [name, number]));
}

const asked: readonly string[] = Object.values(families).map(({ code }) => code);

/** The VAT categories of the rules that a document has; undefined where a rule on each of them stumbles. */
function categoriesIn(document: Bound): readonly string[] | undefined {
  try {
    const { anyScheme, unread } = census(document);
    return unread === undefined ? asked.filter((code) => anyScheme.has(code)) : undefined;
  } catch {
    return undefined;
  }
}
