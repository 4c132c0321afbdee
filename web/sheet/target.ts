/** Where in the model a finding is marked: the term that it is about, in the group that it was found in. */
import { askedAs, type GroupId, groupRows, type TermId, termRows } from "../../engine/check_xml.ts";

const groupIds = Object.keys(groupRows).filter((id): id is GroupId => Object.hasOwn(groupRows, id));

/** The group whose object a path of names leads to; undefined where it leads to a term or to nothing. */
function groupAt(pointer: string): GroupId | undefined {
  let at: GroupId | undefined = "BG-0";
  for (const step of pointer.split("/").slice(1)) {
    if (/^\d+$/.test(step)) continue;
    const within: GroupId | undefined = at;
    at = groupIds.find((id) =>
      groupRows[id].name === step && groupRows[id].flat !== true && parentOf(id) === kindOf(within)
    );
    if (at === undefined) return undefined;
  }
  return at;
}

/** The group whose fields a group has. */
function kindOf(id: GroupId | undefined): GroupId | undefined {
  return id === undefined ? undefined : groupRows[id].like ?? id;
}

/** The group whose object holds that of a group: flat groups have none of their own. */
function parentOf(id: GroupId): GroupId | undefined {
  const { parent } = groupRows[id];
  return parent !== undefined && groupRows[parent].flat === true ? parentOf(parent) : parent;
}

/** The groups from a term or group up to the invoice, innermost first. */
function groupsAbove(id: TermId | GroupId): readonly GroupId[] {
  const first = isGroup(id) ? id : termRows[id].group;
  const chain: GroupId[] = [];
  for (let at: GroupId | undefined = first; at !== undefined; at = groupRows[at].parent) {
    if (groupRows[at].flat !== true) chain.push(at);
  }
  return chain;
}

function isGroup(id: TermId | GroupId): id is GroupId {
  return Object.hasOwn(groupRows, id);
}

/**
 * The pointer to mark for a finding at a pointer about some terms, the first that lies below it. A list on the way there
 * is marked as a whole.
 */
export function targetOf(pointer: string, field: TermId | GroupId | readonly (TermId | GroupId)[]): string {
  const group = groupAt(pointer);
  if (group === undefined || (groupRows[group].card.endsWith("n") && !/\/\d+$/.test(pointer))) return pointer;
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
  return isGroup(id) ? path : `${path}/${askedAs[id] ?? termRows[id].name}`;
}
