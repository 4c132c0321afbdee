/** Everything that an invoice states, in the order of the terms. */
import type { ModelGroup, ModelValue } from "./model.ts";
import { fieldsOf, type GroupId, groupRows, isGroupId, isMany, partsOf, type TermId, termRows } from "./terms.ts";

/** A field, or an item of one that is a list; pointers are made of it where they are asked for. */
export interface Way {
  readonly name: string;
  readonly index: number | undefined;
  readonly outer: Way | undefined;
}

/** A value, or one of the other fields of a value that is an object. */
export interface Stated {
  readonly term: TermId;
  readonly text: string;
  readonly value: ModelValue;
  readonly way: Way;
  /** The name of the other field. */
  readonly part?: string;
}

export function* statedIn(object: ModelGroup, of: GroupId = "BG-0", outer?: Way): Generator<Stated> {
  for (const [name, id] of fieldsOf(of)) {
    const isList = isMany(isGroupId(id) ? groupRows[id] : termRows[id]);
    const items = isGroupId(id) ? object.items(name) : object.values(name);
    for (let at = 0; at < items.length; at++) {
      const item = items[at];
      const way = { name, index: isList ? at : undefined, outer };
      if (item === undefined) continue;
      if ("terms" in item) yield* isGroupId(id) ? statedIn(item, id, way) : [];
      else if (!isGroupId(id)) yield* valuesIn(id, item, way);
    }
  }
}

function* valuesIn(term: TermId, value: ModelValue, way: Way): Generator<Stated> {
  const { text, parts } = value;
  yield { term, text, value, way };
  for (const [part, text] of parts ?? []) {
    const [, own = term] = partsOf(term).find(([name]) => name === part) ?? [];
    yield { term: own, text, value, way, part };
  }
}

/** Where the model as `parse` gives it has a value (RFC 6901). */
export function pointerOf({ way, part }: Pick<Stated, "way" | "part">): string {
  let pointer = part === undefined ? "" : `/${part}`;
  for (let it: Way | undefined = way; it !== undefined; it = it.outer) {
    pointer = `/${it.name}${it.index === undefined ? "" : `/${it.index}`}${pointer}`;
  }
  return pointer;
}
