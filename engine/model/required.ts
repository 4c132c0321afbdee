import {
  type GroupId,
  groupIds,
  groupRows,
  isGroupId,
  isTermId,
  objectOf,
  type TermId,
  termIds,
  termRows,
} from "./terms.ts";

/**
 * What every JSON invoice must have, by the specification. Rules ask for most of it; the rest gets the warning
 * ATW-INPUT-MISSING, so that what was parsed can be posted again.
 */
const required: readonly (TermId | GroupId)[] = [
  ...["BT-1", "BT-2", "BT-5", "BG-4", "BG-7", "BG-25"] as const,
  ...["BT-27", "BG-5", "BT-37", "BT-38", "BT-40"] as const,
  ...["BT-44", "BG-8", "BT-52", "BT-53", "BT-55"] as const,
  "BT-81",
  ...["BT-126", "BT-153", "BT-129", "BT-130", "BT-146", "BT-151"] as const,
];

/** What a field is worked out of where it is left out: then it is not missing. */
export const workedOutOf: Readonly<Partial<Record<TermId, TermId>>> = { "BT-146": "BT-148" };

/** What must be in the object of a group; a flat group's fields are in its parent's. */
export function requiredIn(group: GroupId): readonly (TermId | GroupId)[] {
  return byGroup.get(group) ?? [];
}

/** What a group that is missing is asked for: what every one has, or else whatever it can say. */
export function askedFor(group: GroupId): readonly TermId[] {
  const wanted = requiredIn(group).filter(isTermId);
  return wanted.length > 0 ? wanted : termIds.filter((id) => termRows[id].group === group);
}

const byGroup = new Map(groupIds.map((group) => [
  group,
  required.filter((id) => objectOf(isGroupId(id) ? groupRows[id].parent ?? "BG-0" : termRows[id].group) === group),
]));
