/** What of a model a walk has written, so that what a syntax has no place for can be named. */
import type { ModelGroup, ModelValue } from "../../model/model.ts";
import { type Stated, statedIn } from "../../model/stated.ts";

export class Carried {
  readonly #values: Set<ModelValue> = new Set();
  readonly #parts: Map<ModelValue, Set<string>> = new Map();

  value(value: ModelValue): void {
    this.#values.add(value);
  }

  /** One of the other fields of a value that is an object. */
  part(value: ModelValue, name: string): void {
    const names = this.#parts.get(value);
    if (names === undefined) this.#parts.set(value, new Set([name]));
    else names.add(name);
  }

  /** What else there is in a model, in the order of the terms: values, and other fields of those that were written. */
  missing(invoice: ModelGroup): readonly Stated[] {
    const lost: Stated[] = [];
    for (const it of statedIn(invoice)) if (!this.#has(it)) lost.push(it);
    return lost;
  }

  /** What a value that was not written had besides goes without saying. */
  #has({ value, part }: Stated): boolean {
    if (part === undefined) return this.#values.has(value);
    return !this.#values.has(value) || this.#parts.get(value)?.has(part) === true;
  }
}
