/** In which order the XML Schema has the elements of an element. */
import type { Syntax } from "../../model/codes/index.ts";
import { schemaOf } from "../../schema/schemas.ts";
import type { Declaration } from "../../schema/table.ts";

/** The names of what may stand in the element at a path from the root, in the order of the schema; none where that is unknown. */
export function orderIn(syntax: Syntax, [root = "", ...path]: readonly string[]): readonly string[] {
  let declaration: Declaration | undefined = schemaOf(syntax).element(root);
  for (const name of path) declaration = elementsIn(declaration).find((it) => it.name === name);
  return elementsIn(declaration).map(({ name }) => name);
}

export function elementsIn(declaration: Declaration | undefined): readonly Declaration[] {
  const model = declaration?.type.model;
  if (model === undefined) return [];
  const found: Declaration[] = [];
  for (let place = 1, item = model.item(place); item !== undefined; item = model.item(++place)) {
    if ("element" in item) found.push(item.element);
  }
  return found;
}
