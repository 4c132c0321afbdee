/** The process and the specification (BT-23, BT-24) that a profile writes where an invoice does not say them. */
import type { ModelGroup } from "../model/model.ts";
import { identifierOf } from "../model/specifications.ts";
import { scenarioOfProfile } from "../scenarios/find.ts";
import { type Profile, profiles, type ScenarioRow } from "../scenarios/table.ts";

export const identifiers = ["businessProcess", "specificationIdentifier"] as const;

/** What is written for a profile. */
export function writesOf(profile: Profile): NonNullable<ScenarioRow["writes"]> {
  const { id, writes } = scenarioOfProfile(profiles[profile].scenario);
  if (writes === undefined) throw new RangeError(`Nothing is written for the scenario ${id}`);
  return writes;
}

/** BT-23 and BT-24 as the profile has them, where the invoice does not say. */
export function withIdentifiers(
  invoice: ModelGroup,
  { businessProcess, specification }: NonNullable<ScenarioRow["writes"]>,
): ModelGroup {
  const copy = invoice.copy();
  const own = { businessProcess, specificationIdentifier: identifierOf(specification) };
  for (const name of identifiers) {
    const text = own[name];
    if (text !== undefined && copy.value(name) === undefined) copy.add(name, { text, place: copy.place });
  }
  return copy;
}
