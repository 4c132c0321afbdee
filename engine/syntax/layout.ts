/**
 * Which slots of a group are filled, in which order. Groups that are filled alike share a layout, so that a group itself holds
 * its nodes alone, and what follows from its slots is worked out once for all of them.
 */
import { known } from "../model/known.ts";
import type { GroupId } from "../model/terms.ts";
import type { AnyRow } from "./row.ts";

/** Beyond so many, all are forgotten, and learnt again: no sender can fill the memory with them. */
const MOST = 4_096;
/** Slots that a group has room for from its beginning. */
const ROOM = 16;
const empty: Layout[] = [];
let made = 0;

/** The numbers of slots, for as many as there are: layouts share them. */
const numbers: (readonly number[])[] = [[]];

export class Layout {
  readonly slots: readonly string[];
  /** The numbers of the slots, for those who go through all of them. */
  readonly places: readonly number[];
  /** What surveys look at in such a group, by what it is. */
  readonly seatings: Map<object, Seating> = new Map();
  /** Where the values are that have a type, once somebody has asked. */
  typed: readonly number[] | undefined = undefined;
  #after: Map<AnyRow, Layout> | undefined;
  /** What came last after this, and comes next most often. */
  #row: AnyRow | undefined;
  #next: Layout = this;

  private constructor(
    /** The first rows that filled the slots. */
    readonly rows: readonly AnyRow[],
    /** The rows of leaves that filled a slot once more. */
    readonly again: readonly AnyRow[],
    readonly room: Room,
  ) {
    this.slots = rows.map(({ slot }) => slot);
    this.places = numbers[rows.length] ??= rows.map((_, at) => at);
    room.size = Math.min(ROOM, Math.max(room.size, rows.length));
  }

  /** For a kind of groups, when nothing is in them yet. */
  static empty(): Layout {
    const layout = new Layout([], [], { size: 0 });
    empty.push(layout);
    return layout;
  }

  /** Where the nodes of a slot are; -1 where there are none. */
  placeOf(slot: string): number {
    const { slots } = this;
    for (let at = 0; at < slots.length; at++) if (slots[at] === slot) return at;
    return -1;
  }

  /** The layout when a row has filled in one more node. */
  with(row: AnyRow): Layout {
    return row === this.#row ? this.#next : this.#found(row);
  }

  #found(row: AnyRow): Layout {
    this.#next = known(this.#after ??= new Map<AnyRow, Layout>(), row, () => this.#made(row));
    this.#row = row;
    return this.#next;
  }

  #made(row: AnyRow): Layout {
    const { rows, again, room } = this;
    const isNew = this.placeOf(row.slot) < 0;
    if (!isNew && (row.row === "group" || again.includes(row))) return this;
    if (made++ === MOST) Layout.forget();
    return isNew ? new Layout([...rows, row], again, room) : new Layout(rows, [...again, row], room);
  }

  /** Only what is known of a group from its beginning leads to the others. */
  private static forget(): void {
    made = 0;
    for (const layout of empty) {
      layout.#after = undefined;
      layout.#row = undefined;
      layout.#next = layout;
    }
  }
}

/** What surveys look at in a group. */
export interface Seating {
  /** Where its nodes are that must be looked at. */
  readonly places: readonly number[];
  /** The terms that the others are, as bits, by the objects of the model that they belong to. */
  readonly takes: readonly { readonly of: GroupId; readonly bits: number }[];
}

/** Room for the nodes of a group: as much as one of its kind has needed so far, up to what most need at most. */
interface Room {
  size: number;
}
