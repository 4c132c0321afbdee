/** What is wrong with the JSON of an invoice itself, apart from the rules. Wording is elsewhere, by the id. */
import type { Said } from "./said.ts";
import type { GroupId, TermId } from "./terms.ts";

/** Findings of one severity that a result holds at most (specification, Limits). */
export const FINDINGS_CAP = 500;

export type InputFaultId =
  | "ATW-INPUT-TYPE"
  | "ATW-INPUT-MISSING"
  | "ATW-INPUT-UNKNOWN"
  | "ATW-AMOUNT-UNKNOWN"
  | "ATW-INPUT-TOO-DEEP"
  | "ATW-INPUT-TOO-MANY"
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
  readonly actual?: Said | undefined;
  /** The other value of a conflict, the nearest known name of an unknown field, the name of a missing one. */
  readonly expected?: Said | undefined;
  readonly found?: InputKind;
  readonly wanted?: InputKind;
}

const unusable: readonly InputFaultId[] = ["ATW-INPUT-TYPE", "ATW-NUMBER-NOT-FINITE", "ATW-NUMBER-TOO-LARGE"];

/**
 * Collects faults, and keeps of each kind and field no more than a result can hold: an input may have a million. The field
 * counts, because whether a fault is reported at all may depend on it.
 */
export class Faults {
  readonly kept: InputFault[] = [];
  /** Places of values that rules need not look at, because they are not what their fields ask for. */
  readonly unusable: Set<number> = new Set();
  readonly #beyond: Map<string, { readonly fault: InputFault; count: number }> = new Map();

  constructor(readonly most: number) {}

  add(fault: InputFault): void {
    const key = faultKey(fault);
    const counted = this.#beyond.get(key) ?? { fault, count: -this.most };
    this.#beyond.set(key, counted);
    if (++counted.count <= 0) this.kept.push(fault);
    if (unusable.includes(fault.id)) this.unusable.add(fault.place);
  }

  /** Whether another fault of the kind would be kept, so that its details are worth finding out. */
  keeps(fault: Pick<InputFault, "id" | "field">): boolean {
    return (this.#beyond.get(faultKey(fault))?.count ?? -1) < 0;
  }

  /** The first fault of each kind and field, and how many of them there are beyond those that are kept. */
  get surplus(): readonly { readonly fault: InputFault; readonly count: number }[] {
    return [...this.#beyond.values()].filter(({ count }) => count > 0);
  }
}

function faultKey({ id, field }: Pick<InputFault, "id" | "field">): string {
  return `${id} ${field}`;
}
