/** The documents of the rules' cases, which fail a rule or nearly do: what differs between verdicts shows beside them first. */
import { type CaseSet, caseSets, strictCaseSets } from "../../cases/all.ts";
import type { Pass } from "../../cases/case.ts";
import { documentOf } from "../../cases/edit.ts";

const sides = ["ubl", "cii"] as const;

export interface CaseSource {
  readonly id: string;
  readonly name: string;
  xml(): string;
}

/** How the ids begin of what Peppol asks of the parties of single countries. */
export const nations = ["DE-R-", "DK-R-", "GR-R-", "GR-S-", "IS-R-", "IT-R-", "NL-R-", "NO-R-", "SE-R-"];

/** The cases of all rules of the official sets whose ids start with one of the prefixes; of all when there is none. */
export function caseSources(prefixes: readonly string[]): readonly CaseSource[] {
  return Object.values<CaseSet>({ ...caseSets, ...strictCaseSets }).flatMap((set) =>
    Object.entries(set.cases).filter(([id]) =>
      prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix))
    ).flatMap(([id, cases]) =>
      sides.flatMap((side) => {
        const { fail = [], pass = [], stop = [] } = cases[side] ?? {};
        return [...fail, ...pass, ...stop].map((it: Pass): CaseSource => ({
          id,
          name: `${id} in ${side}: ${it.why}`,
          xml: () => documentOf(it, side, set.base),
        }));
      })
    )
  );
}
