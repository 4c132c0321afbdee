/** How the field asks for a value that only a person can tell: a row a term, each a sentence of its own. */
import type { TermId } from "../../../model/terms.ts";

export interface Ask {
  readonly question: string;
  /** Where the answer usually stands. */
  readonly where: string;
}

/** Terms that are asked for often; the others are asked for by their titles. */
export const askedTerms = [
  "BT-1",
  "BT-2",
  "BT-3",
  "BT-5",
  "BT-9",
  "BT-10",
  "BT-13",
  "BT-20",
  "BT-25",
  "BT-26",
  "BT-27",
  "BT-30",
  "BT-31",
  "BT-32",
  "BT-34",
  "BT-37",
  "BT-38",
  "BT-40",
  "BT-41",
  "BT-42",
  "BT-43",
  "BT-44",
  "BT-47",
  "BT-48",
  "BT-49",
  "BT-52",
  "BT-53",
  "BT-55",
  "BT-72",
  "BT-80",
  "BT-81",
  "BT-84",
  "BT-120",
  "BT-129",
  "BT-130",
  "BT-146",
  "BT-151",
  "BT-152",
  "BT-153",
] as const satisfies readonly TermId[];

export type Asks = Readonly<Record<typeof askedTerms[number], Ask>>;

const asked: ReadonlySet<string> = new Set(askedTerms);

/** Undefined for a term that has no sentence of its own. */
export function askIn(asks: Asks, id: string): Ask | undefined {
  return isAsked(id) ? asks[id] : undefined;
}

function isAsked(id: string): id is keyof Asks {
  return asked.has(id);
}
