/** The result that callers get: drafts cut to the cap, with their places. */
import {
  bySeverity,
  cut,
  type Draft,
  type Finding,
  type Location,
  type Sorted,
  type Surplus,
  type Truncated,
  truncated,
} from "./findings.ts";
import type { Profile } from "./profiles.ts";
import type { Provenance } from "./provenance.ts";
import type { Locale } from "../texts/locale.ts";

export interface Verdict<L extends Location = Location> extends Sorted<Finding<L>> {
  /** No finding is fatal, in the whole document, even if the lists are cut. */
  readonly valid: boolean;
  readonly profile: Profile;
  readonly provenance: Provenance;
  readonly findings_truncated?: Truncated;
  /** What strict mode would say, if the caller asked for that. */
  readonly official?: OfficialVerdict;
}

/** The verdict of the official validators, as numbers. */
export interface OfficialVerdict {
  readonly valid: boolean;
  readonly errors: number;
  readonly warnings: number;
}

/** The findings of strict mode, counted. */
export function officialOf(
  { drafts, surplus }: { readonly drafts: readonly Draft[]; readonly surplus: Surplus },
): OfficialVerdict {
  const count = (severity: "fatal" | "warning") =>
    surplus.total[severity] + drafts.filter((it) => it.severity === severity).length;
  const errors = count("fatal");
  return { valid: errors === 0, errors, warnings: count("warning") };
}

/** All drafts, and those of them that a result holds. */
export interface Kept {
  readonly all: Sorted<Draft>;
  readonly kept: Sorted<Draft>;
  readonly surplus: Surplus;
  /** The places of those that are kept. */
  readonly offsets: readonly number[];
}

/** `surplus` counts what was not even drafted. */
export function keep(drafts: readonly Draft[], surplus: Surplus): Kept {
  const all = bySeverity(drafts);
  const kept = { errors: cut(all.errors), warnings: cut(all.warnings), information: cut(all.information) };
  return { all, kept, surplus, offsets: Object.values(kept).flat().map(({ offset }) => offset) };
}

/** The verdict, with the places that were found for the offsets. */
export function verdictOf<L extends Location>(
  { all, kept, surplus }: Kept,
  places: ReadonlyMap<number, L>,
  provenance: Provenance,
  texts: Locale,
  official?: OfficialVerdict,
): Verdict<L> {
  const note = truncated(all, kept, texts.truncated, surplus);
  return {
    valid: all.errors.length === 0,
    profile: provenance.profile,
    errors: kept.errors.map((draft) => placed(draft, places)),
    warnings: kept.warnings.map((draft) => placed(draft, places)),
    information: kept.information.map((draft) => placed(draft, places)),
    provenance,
    ...(note === undefined ? {} : { findings_truncated: note }),
    ...(official === undefined ? {} : { official }),
  };
}

function placed<L extends Location>({ offset, ...finding }: Draft, places: ReadonlyMap<number, L>): Finding<L> {
  const location = places.get(offset);
  return location === undefined ? finding : { ...finding, location };
}
