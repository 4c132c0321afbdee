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
  /** The terms that a document had two values of, as bits. Surveys compare these; of others they note that there is one. */
  twice: number;
}

// Each group has one.
export const groupHomes = Object.fromEntries(groupIds.map((of): [GroupId, GroupHome] => {
  const { name, parent, flat = false } = groupRows[of];
  return [of, { of, name, many: isMany(groupRows[of]), kind: kindOf(of), parent, flat, twice: 0 }];
})) as Readonly<Record<GroupId, GroupHome>>;

/** Where the model has a term. */
export interface Home {
  readonly name: string;
  readonly group: GroupId;
  readonly many: boolean;
  /** One of the 32 bits of its object in the model, for its number among the terms that there may be one of; 0 for others. */
  readonly bit: number;
}

export const homes: ReadonlyMap<TermId, Home> = homesOf(new Map());

/** `counts` has how many single terms each object has so far. */
function homesOf(counts: Map<GroupId, number>): ReadonlyMap<TermId, Home> {
  return new Map(termIds.map((term) => {
    const { name, group } = termRows[term];
    const [object, many] = [objectOf(group), isMany(termRows[term])];
    const number = counts.get(object) ?? 0;
    counts.set(object, number + (many ? 0 : 1));
    return [term, { name, group, many, bit: many ? 0 : 1 << number }];
  }));
}

/** What the slots of a group can be, by its row, what it is, and what is around it. */
export interface Plan {
  /** The business groups whose terms they can be (`scopesBelow`). */
  readonly groups: readonly GroupId[];
  /** The business group that it is, if it is one. */
  readonly home: GroupHome | undefined;
  /** Whether some of its values belong to groups that stand beside them. */
  readonly hasWithin: boolean;
  readonly seats: Map<LeafRow, Seat>;
  /** Of the groups inside, by their rows and by what they are. */
  readonly inside: Map<GroupRow, Map<GroupChoice | undefined, Plan>>;
}

/** What a leaf can be. */
export interface Seat {
  readonly choices: readonly TermChoice[];
  /** Where it and its attributes belong, if nothing that it holds decides that. */
  readonly homes: readonly Home[] | undefined;
}

/** Around the root. */
export const top: Plan = { groups: [], home: undefined, hasWithin: false, seats: new Map(), inside: new Map() };

export function planOf(row: GroupRow, choice: GroupChoice | undefined, { groups, inside }: Plan): Plan {
  return inside.get(row)?.get(choice) ?? planFor(row, choice, groups, inside);
}

function planFor(
  row: GroupRow,
  choice: GroupChoice | undefined,
  around: readonly GroupId[],
  inside: Plan["inside"],
): Plan {
  const plan: Plan = {
    groups: scopesBelow(row, choice, around),
    home: choice?.of === undefined ? undefined : groupHomes[choice.of],
    hasWithin: row.rows.some((it) => it.row === "leaf" && it.within !== undefined),
    seats: new Map(),
    inside: new Map(),
  };
  known(inside, row, () => new Map<GroupChoice | undefined, Plan>()).set(choice, plan);
  return plan;
}

export function seatOf({ groups, seats }: Plan, choice: GroupChoice | undefined, row: LeafRow): Seat {
  const seat = seats.get(row);
  if (seat !== undefined) return seat;
  const made = seatFor(termChoices(row, choice, groups), row);
  seats.set(row, made);
  return made;
}

function seatFor(choices: readonly TermChoice[], row: LeafRow): Seat {
  const { attributes = {}, codec, fixedBeside, within } = row;
  const [first] = choices;
  const isSure = first?.when === undefined && codec !== "subject" && fixedBeside === undefined && within === undefined;
  if (!isSure) return { choices, homes: undefined };
  const parts = Object.values(attributes).filter((part) => first === undefined || termRows[part].partOf !== first.term);
  const terms = first === undefined ? parts : [first.term, ...parts];
  return { choices, homes: terms.map((term) => homes.get(term)).filter((home) => home !== undefined) };
}
