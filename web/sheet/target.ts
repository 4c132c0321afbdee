/** Where in the model a finding is marked: the term that it is about, in the group that it was found in. */
import { askedAs, fieldAt, type GroupId, groupRows, isGroupId, type TermId, termRows } from "../../engine/check_xml.ts";

/** The groups from a term or group up to the invoice, innermost first. */
function groupsAbove(id: TermId | GroupId): readonly GroupId[] {
  const first = isGroupId(id) ? id : termRows[id].group;
  const chain: GroupId[] = [];
  for (let at: GroupId | undefined = first; at !== undefined; at = groupRows[at].parent) {
    if (groupRows[at].flat !== true) chain.push(at);
  }
  return chain;
}

/**
 * The pointer to mark for a finding at a pointer about some terms, the first that lies below it. A list on the way there
 * is marked as a whole.
 */
export function targetOf(pointer: string, field: TermId | GroupId | readonly (TermId | GroupId)[]): string {
  const group = fieldAt(pointer);
  if (!isGroupId(group) || (groupRows[group].card.endsWith("n") && !/\/\d+$/.test(pointer))) return pointer;
  const ids = typeof field === "string" ? [field] : field;
  for (const id of ids) {
    const found = below(pointer, group, id);
    if (found !== undefined) return found;
  }
  return pointer;
}

function below(pointer: string, group: GroupId, id: TermId | GroupId): string | undefined {
  const chain = groupsAbove(id);
  const depth = chain.indexOf(groupRows[group].like ?? group);
  if (depth < 0) return undefined;
  let path = pointer;
  for (const step of chain.slice(0, depth).reverse()) {
    path += `/${groupRows[step].name}`;
    if (groupRows[step].card.endsWith("n")) return path;
  }
  return isGroupId(id) ? path : `${path}/${askedAs[id] ?? termRows[id].name}`;
}
