/** Which business terms a row can be: all code that reads, writes, checks or names a leaf asks here. */
import { type GroupId, groupRows, isMany, termAt, type TermId, termIds } from "../model/terms.ts";
import type { GroupChoice, GroupRow, LeafRow, TermChoice } from "./row.ts";

/**
 * The business groups whose terms the slots below a group can be, innermost first. A choice that names its terms itself
 * has no others, nor has a group that no choice fits; and nothing inside a repeated group is a term of those around it.
 */
export function scopesBelow(
  { choices }: GroupRow,
  choice: GroupChoice | undefined,
  around: readonly GroupId[],
): readonly GroupId[] {
  if (choices.length === 0) return around;
  if (choice?.of === undefined) return [];
  return isMany(groupRows[choice.of]) ? [choice.of] : [choice.of, ...around];
}

/**
 * The terms that a leaf can be in a group that is what `choice` says, each with what tells it apart; the first that applies
 * is its own. `scopes` are those that `scopesBelow` gives for the group.
 */
export function termChoices(
  { slot, terms }: LeafRow,
  choice: GroupChoice | undefined,
  scopes: readonly GroupId[],
): readonly TermChoice[] {
  if (terms !== undefined) return terms;
  const term = choice?.terms?.[slot] ?? termIn(scopes, slot);
  return (term === undefined ? undefined : onlyChoice.get(term)) ?? noChoice;
}

const noChoice: readonly TermChoice[] = [];
/** Made once, because this is asked for every value of a document. */
const onlyChoice: ReadonlyMap<TermId, readonly TermChoice[]> = new Map(termIds.map((term) => [term, [{ term }]]));

/** The term of a slot: in the nearest enclosing business group that has one of the name. */
function termIn(scopes: readonly GroupId[], slot: string): TermId | undefined {
  for (const scope of scopes) {
    const term = termAt(scope, slot);
    if (term !== undefined) return term;
  }
  return undefined;
}
