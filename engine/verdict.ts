/** The result that callers get: drafts cut to the cap, with their places. */
import {
  bySeverity,
  cut,
  type Draft,
  type Finding,
  type Location,
  type Sorted,
  type Truncated,
  truncated,
} from "./findings.ts";
import type { Profile } from "./profiles.ts";
import type { Provenance } from "./provenance.ts";

export interface Verdict extends Sorted<Finding> {
  /** No finding is fatal; of the whole document, also where the lists are cut. */
  readonly valid: boolean;
  readonly profile: Profile;
  readonly provenance: Provenance;
  readonly findings_truncated?: Truncated;
}

/** All drafts, and those of them that a result holds. */
export interface Kept {
  readonly all: Sorted<Draft>;
  readonly kept: Sorted<Draft>;
  /** Where the kept ones stand. */
  readonly offsets: readonly number[];
}

export function keep(drafts: readonly Draft[]): Kept {
  const all = bySeverity(drafts);
  const kept = { errors: cut(all.errors), warnings: cut(all.warnings), information: cut(all.information) };
  return { all, kept, offsets: Object.values(kept).flat().map(({ offset }) => offset) };
}

/** The verdict, with the places that were found for the offsets. */
export function verdictOf(
  { all, kept }: Kept,
  places: ReadonlyMap<number, Location>,
  provenance: Provenance,
): Verdict {
  const note = truncated(all, kept);
  return {
    valid: all.errors.length === 0,
    profile: provenance.profile,
    errors: kept.errors.map((draft) => placed(draft, places)),
    warnings: kept.warnings.map((draft) => placed(draft, places)),
    information: kept.information.map((draft) => placed(draft, places)),
    provenance,
    ...(note === undefined ? {} : { findings_truncated: note }),
  };
}

function placed({ offset, ...finding }: Draft, places: ReadonlyMap<number, Location>): Finding {
  const location = places.get(offset);
  return location === undefined ? finding : { ...finding, location };
}
