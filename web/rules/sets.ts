/** The nations whose rules have a page. */
import { type FamilyId, familyIds } from "../../engine/explain/guide.ts";
import { be } from "./sets/be.ts";
import { fr } from "./sets/fr.ts";
import { hr } from "./sets/hr.ts";
import { nl } from "./sets/nl.ts";
import { pt } from "./sets/pt.ts";
import { ro } from "./sets/ro.ts";
import { rs } from "./sets/rs.ts";
import type { NationalSet } from "./sets/set.ts";

export type { NationalSet };

export const familiesOfNations = {
  ...fr.families,
  ...nl.families,
  ...ro.families,
  ...be.families,
  ...hr.families,
  ...rs.families,
  ...pt.families,
};

export const nationalSets: readonly NationalSet[] = [fr, nl, ro, be, hr, rs, pt];

export function familiesIn({ families }: NationalSet): readonly FamilyId[] {
  return familyIds.filter((it) => Object.hasOwn(families, it));
}

export function nationalSetOf(id: string | undefined): NationalSet | undefined {
  return nationalSets.find((it) => it.id === id);
}
