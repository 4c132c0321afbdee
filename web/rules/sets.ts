/** The nations whose rules have a page. */
import { be } from "./sets/be.ts";
import { fr } from "./sets/fr.ts";
import { hr } from "./sets/hr.ts";
import { nl } from "./sets/nl.ts";
import { pt } from "./sets/pt.ts";
import { ro } from "./sets/ro.ts";
import { rs } from "./sets/rs.ts";
import type { NationalSet } from "./sets/set.ts";

export type { NationalSet } from "./sets/set.ts";

export const nationalSets: readonly NationalSet[] = [fr, nl, ro, be, hr, rs, pt];

export function nationalSetOf(id: string | undefined): NationalSet | undefined {
  return nationalSets.find((it) => it.id === id);
}
