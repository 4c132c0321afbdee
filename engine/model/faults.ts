/** What is wrong with the JSON of an invoice itself, apart from the rules. Wording is elsewhere, by the id. */
import type { GroupId, TermId } from "./terms.ts";

/** Findings of one severity that a result holds at most (specification, Limits). */
export const FINDINGS_CAP = 500;

export type InputFaultId =
  | "ATW-INPUT-TYPE"
  | "ATW-INPUT-MISSING"
  | "ATW-INPUT-UNKNOWN"
  | "ATW-AMOUNT-UNKNOWN"
  | "ATW-INPUT-CONFLICT"
  | "ATW-NUMBER-NOT-FINITE"
  | "ATW-NUMBER-TOO-LARGE"
  | "ATW-TEXT-NOT-XML"
  | "ATW-PROFILE-UNKNOWN"
  | "ATW-AMOUNT-DIFFERS"
  | "ATW-NOT-CARRIED"
  | "ATW-DOCUMENT-TOO-LARGE";

/** Kinds of JSON values, and what a field asks for. */
export type InputKind = "text" | "number" | "date" | "truth" | "null" | "object" | "list";

export interface InputFault {
  readonly id: InputFaultId;
  readonly place: number;
  readonly field: TermId | GroupId;
  /** The value, or for an unknown field its name. */
  readonly actual?: string;
  /** The other value of a conflict, the nearest known name of an unknown field, the name of a missing one. */
  readonly expected?: string;
  readonly found?: InputKind;
  readonly wanted?: InputKind;
}

const unusable: readonly InputFaultId[] = ["ATW-INPUT-TYPE", "ATW-NUMBER-NOT-FINITE", "ATW-NUMBER-TOO-LARGE"];

/** Collects faults, and keeps of each kind no more than a result can hold: an input may have a million. */
export class Faults {
  readonly kept: InputFault[] = [];
  /** Places of values that rules need not look at, because they are not what their fields ask for. */
  readonly unusable: Set<number> = new Set();
  readonly #counts: Map<InputFaultId, number> = new Map();

  constructor(readonly most: number) {}

  add(fault: InputFault): void {
    const count = this.count(fault.id) + 1;
    this.#counts.set(fault.id, count);
    if (count <= this.most) this.kept.push(fault);
    if (unusable.includes(fault.id)) this.unusable.add(fault.place);
  }

  /** Whether another fault of the kind would be kept, so that its details are worth finding out. */
  keeps(id: InputFaultId): boolean {
    return this.count(id) < this.most;
  }

  count(id: InputFaultId): number {
    return this.#counts.get(id) ?? 0;
  }

  /** How many of each kind there are beyond those that are kept. */
  get surplus(): readonly (readonly [InputFaultId, number])[] {
    return [...this.#counts].map(([id, count]) => [id, Math.max(0, count - this.most)] as const);
  }
}
