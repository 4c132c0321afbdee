/** What of a model a walk has written, so that what a syntax has no place for can be named. */
import type { ModelGroup, ModelValue } from "../../model/model.ts";
import { fieldsOf, type GroupId, isGroupId, partsOf, type TermId } from "../../model/terms.ts";

/** A value that was not written, or not so that it would be read as what it is. */
export interface Lost {
  readonly term: TermId;
  readonly text: string;
  readonly place: number;
}

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

  /** What else there is in a model, in the order of the terms. */
  missing(invoice: ModelGroup): readonly Lost[] {
    const lost: Lost[] = [];
    this.#search("BG-0", invoice, lost);
    return lost;
  }

  #search(of: GroupId, object: ModelGroup, lost: Lost[]): void {
    for (const [name, id] of fieldsOf(of)) {
      if (isGroupId(id)) { for (const below of object.items(name)) this.#search(id, below, lost); }
      else for (const value of object.values(name)) this.#judge(id, value, lost);
    }
  }

  #judge(term: TermId, value: ModelValue, lost: Lost[]): void {
    const { text, place, parts } = value;
    if (!this.#values.has(value)) return void lost.push({ term, text, place });
    if (parts === undefined) return;
    const written = this.#parts.get(value);
    for (const [name, text] of parts) {
      if (written?.has(name) === true) continue;
      const [, own = term] = partsOf(term).find(([part]) => part === name) ?? [];
      lost.push({ term: own, text, place });
    }
  }
}
