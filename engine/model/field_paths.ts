/** What callers name a business term by: the way to its field in the JSON model. */
import { askedAs } from "./shorthands.ts";
import { type GroupId, groupIds, groupRows, isMany, isTermId, type TermId, termIds, termRows } from "./terms.ts";

/**
 * The field of each term and group: the names from the invoice down, joined by points, with `[]` after every list, such as
 * `lines[].netAmount`. The invoice itself (BG-0) has none, nor has a flat group, whose fields lie in the object around it.
 */
export const fieldPaths: ReadonlyMap<TermId | GroupId, string> = new Map([
  ...groupIds.filter((id) => id !== "BG-0" && groupRows[id].flat !== true).map((id) => [id, pathOfGroup(id)] as const),
  ...termIds.map((id) => [id, pathOfTerm(id)] as const),
]);

function pathOfGroup(id: GroupId): string {
  const { parent, name, flat } = groupRows[id];
  if (parent === undefined) return "";
  return flat === true ? pathOfGroup(parent) : below(pathOfGroup(parent), name, isMany(groupRows[id]));
}

function pathOfTerm(id: TermId): string {
  const { group, name, partOf, list } = termRows[id];
  const around = partOf !== undefined && isTermId(partOf) ? pathOfTerm(partOf) : pathOfGroup(group);
  return below(around, askedAs[id] ?? name, list === true);
}

function below(path: string, name: string, list: boolean): string {
  return `${path === "" ? "" : `${path}.`}${name}${list ? "[]" : ""}`;
}
