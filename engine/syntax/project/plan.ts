/** Where the JSON model has what the rows of a binding read: worked out once, because it is asked for every value. */
import { known } from "../../model/known.ts";
import {
  type GroupId,
  groupIds,
  groupRows,
  isMany,
  kindOf,
  objectOf,
  type TermId,
  termIds,
  termRows,
} from "../../model/terms.ts";
import type { GroupChoice, GroupRow, LeafRow, TermChoice } from "../row.ts";
import { scopesBelow, termChoices } from "../term_choices.ts";

/** Where the model has a group. */
export interface GroupHome {
  readonly of: GroupId;
  readonly name: string;
  readonly many: boolean;
  /** The group whose terms it has (`kindOf`). */
  readonly kind: GroupId;
  /** The group around it; none around the invoice. */
  readonly parent: GroupId | undefined;
  /** Its terms are fields of the group around it. */
  readonly flat: boolean;
}

// Each group has one.
export const groupHomes = Object.fromEntries(groupIds.map((of): [GroupId, GroupHome] => {
  const { name, parent, flat = false } = groupRows[of];
  return [of, { of, name, many: isMany(groupRows[of]), kind: kindOf(of), parent, flat }];
})) as Readonly<Record<GroupId, GroupHome>>;

/** Where the model has a term. */
export interface Home {
  readonly name: string;
  readonly group: GroupId;
  readonly many: boolean;
  /** Its number among the terms of one object of the model that there may be one of, none of which has more than 32. */
  readonly number: number;
  /** Whether a document had two values for it. Then surveys compare them; of others they note no more than that there is one. */
  twice: boolean;
}

export const homes: ReadonlyMap<TermId, Home> = homesOf(new Map());

/** `counts` has how many single terms each object has so far. */
function homesOf(counts: Map<GroupId, number>): ReadonlyMap<TermId, Home> {
  return new Map(termIds.map((term) => {
    const { name, group } = termRows[term];
    const [object, many] = [objectOf(group), isMany(termRows[term])];
    const number = counts.get(object) ?? 0;
    counts.set(object, number + (many ? 0 : 1));
    return [term, { name, group, many, number, twice: false }];
  }));
}

/** What the slots of a group can be, by its row, what it is, and what is around it. */
export interface Plan {
  /** The business groups whose terms they can be (`scopesBelow`). */
  readonly groups: readonly GroupId[];
  /** The business group that it is, if it is one. */
  readonly home: GroupHome | undefined;
  readonly seats: Map<LeafRow, Seat>;
  /** Of the groups inside, by their rows and by what they are. */
  readonly inside: Map<GroupRow, Map<GroupChoice | undefined, Plan>>;
}

/** What a leaf can be. */
export interface Seat {
  readonly choices: readonly TermChoice[];
  /** Where it belongs, if nothing that it holds decides that. */
  readonly home: Home | undefined;
}

/** Around the root. */
export const top: Plan = { groups: [], home: undefined, seats: new Map(), inside: new Map() };

export function planOf(row: GroupRow, choice: GroupChoice | undefined, { groups, inside }: Plan): Plan {
  return known(known(inside, row, () => new Map<GroupChoice | undefined, Plan>()), choice, () => {
    const home = choice?.of === undefined ? undefined : groupHomes[choice.of];
    return { groups: scopesBelow(row, choice, groups), home, seats: new Map(), inside: new Map() };
  });
}

export function seatOf({ groups, seats }: Plan, choice: GroupChoice | undefined, row: LeafRow): Seat {
  return known(seats, row, () => {
    const choices = termChoices(row, choice, groups);
    const [first] = choices;
    const { attributes, codec, fixedBeside } = row;
    const isSure = first?.when === undefined && attributes === undefined && codec !== "subject" &&
      fixedBeside === undefined;
    return { choices, home: first !== undefined && isSure ? homes.get(first.term) : undefined };
  });
}
