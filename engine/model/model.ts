/**
 * An invoice that was checked: its values by the JSON names of `terms.ts`, shorthands resolved, each with its place. This is
 * what is written as XML; the JSON that a caller sends or gets is `Invoice`.
 */

export interface ModelValue {
  /** As it is written, except that a date is ISO 8601 in either syntax. */
  readonly text: string;
  /** Index into the pointers of the input; for what was computed or assumed, that of the nearest present object. */
  readonly place: number;
  /** The other fields of a value that is an object: `schemeId`, `listId`, `listVersion`. */
  readonly parts?: ReadonlyMap<string, string>;
}

/** The object of a group. Every slot is a list, also where the standard allows one. */
export class ModelGroup {
  readonly terms: Map<string, ModelValue[]> = new Map();
  readonly groups: Map<string, ModelGroup[]> = new Map();

  constructor(readonly place: number) {}

  /** Another group with the same content, to which more can be added. */
  copy(): ModelGroup {
    const copy = new ModelGroup(this.place);
    for (const [name, values] of this.terms) copy.terms.set(name, [...values]);
    for (const [name, groups] of this.groups) copy.groups.set(name, [...groups]);
    return copy;
  }

  values(name: string): readonly ModelValue[] {
    return this.terms.get(name) ?? none;
  }

  value(name: string): ModelValue | undefined {
    return this.terms.get(name)?.[0];
  }

  items(name: string): readonly ModelGroup[] {
    return this.groups.get(name) ?? none;
  }

  add(name: string, value: ModelValue): void {
    const list = this.terms.get(name);
    if (list === undefined) this.terms.set(name, [value]);
    else list.push(value);
  }

  addGroup(name: string, group: ModelGroup): void {
    const list = this.groups.get(name);
    if (list === undefined) this.groups.set(name, [group]);
    else list.push(group);
  }
}

const none: readonly never[] = [];
