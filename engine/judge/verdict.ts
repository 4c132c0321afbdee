/** The result that callers get: drafts cut to the cap, with their places. */
import {
  type AnyPlace,
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
import { type GeneralProfile, generalProfiles, type Mode, type Profile } from "../scenarios/table.ts";
import type { Provenance } from "./provenance.ts";
import type { Locale } from "../texts/locale.ts";

export interface Verdict<L extends AnyPlace = Location> extends Sorted<Finding<L>> {
  /** No finding is fatal, in the whole document, even if the lists are cut. */
  readonly valid: boolean;
  readonly profile: Profile;
  readonly provenance: Provenance;
  readonly findings_truncated?: Truncated | undefined;
  /** What strict mode would say, if the caller asked for that. */
  readonly official?: Numbers | undefined;
}

/** A verdict as numbers. */
export interface Numbers {
  readonly valid: boolean;
  readonly errors: number;
  readonly warnings: number;
}

/** A verdict with what was found about the PDF around the document. */
export type AnyVerdict = Verdict<AnyPlace>;

/** The findings of a mode, counted. */
export function numbersOf(
  { drafts, surplus }: { readonly drafts: readonly Draft[]; readonly surplus: Surplus },
): Numbers {
  const count = (severity: "fatal" | "warning") =>
    surplus.total[severity] + drafts.filter((it) => it.severity === severity).length;
  const errors = count("fatal");
  return { valid: errors === 0, errors, warnings: count("warning") };
}

/** Of each general profile, and of the one that an invoice is judged by. */
export type ByProfile<T> = Readonly<Record<GeneralProfile, T> & Partial<Record<Profile, T>>>;

/** The entry of the profile that an invoice is judged by. Throws a RangeError where it has none. */
export function ofProfile<T>(all: ByProfile<T>, profile: Profile): T {
  const found: T | undefined = all[profile];
  if (found === undefined) throw new RangeError(`There is nothing for the profile ${profile}`);
  return found;
}

/** What each profile says, and what the official validators would say by it. */
export type Tallies = ByProfile<{ readonly own: Numbers; readonly official: Numbers }>;

export function tallied(
  asked: Profile | undefined,
  drafted: (profile: Profile, mode: Mode) => Parameters<typeof numbersOf>[0],
): Tallies {
  const names = new Set<Profile>([...generalProfiles, ...(asked === undefined ? [] : [asked])]);
  const entries = [...names].map((profile) => {
    const counted = (mode: Mode) => numbersOf(drafted(profile, mode));
    return [profile, { own: counted("default"), official: counted("strict") }];
  });
  return Object.fromEntries(entries);
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
  const offsets = [kept.errors, kept.warnings, kept.information].flatMap((list) => list.map(({ offset }) => offset));
  return { all, kept, surplus, offsets };
}

/** The verdict, with the places that were found for the offsets. */
export function verdictOf<L extends Location>(
  { all, kept, surplus }: Kept,
  places: ReadonlyMap<number, L>,
  provenance: Provenance,
  texts: Locale,
  official?: Numbers,
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
