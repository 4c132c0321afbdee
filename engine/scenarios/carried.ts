/** What invoices are judged by, a row an edition of a scenario, and whether it is in force on a day. */
import { grouped } from "../model/grouped.ts";
import { type Edition, type State, stateOn } from "./editions.ts";
import { earlierRows } from "./earlier.ts";
import { scenarios } from "./table.ts";
import { identifierOf } from "../model/specifications.ts";

export { stateOn };

export interface CarriedEdition {
  readonly scenario: string;
  /** What its invoices name in BT-24. */
  readonly identifiers: readonly string[];
  /** What they name in BT-23, where only some are judged by it. */
  readonly processes: readonly string[];
  readonly syntaxes: readonly string[];
  readonly editions: readonly Edition[];
  /** That of the edition that is the row's own, which is the last. */
  readonly state: State;
}

const always = { since: null, until: null };

/** Editions of a scenario stand together. */
const rows = [...grouped([...scenarios, ...earlierRows], ({ id }) => id).values()].flat();

/** Every row of the scenarios, as it is on a day, such as 2026-11-23. */
export function carriedOn(day: string): readonly CarriedEdition[] {
  return rows.map(({ id, specifications, processes = [], syntaxes, editions }) => ({
    scenario: id,
    identifiers: specifications.map(identifierOf),
    processes,
    syntaxes,
    editions,
    state: stateOn(day, editions.at(-1) ?? always),
  }));
}

/** Editions that are published, and whose rules were not to be had: nothing here follows them. */
export const notCarried: readonly Omit<Edition, "until">[] = [{ set: "en16931", edition: "1.3.17", since: null }];
