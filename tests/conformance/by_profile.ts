/** What the official validators say of a document of a profile. */
import { scenarioOfProfile } from "../../engine/scenarios/find.ts";
import { type GeneralProfile, profiles } from "../../engine/scenarios/table.ts";
import type { Verdict } from "./oracle.ts";

/** The rule sets that judge a profile, as the validators name them. */
const ruleSets: Readonly<Record<GeneralProfile, readonly string[]>> = {
  "en16931": ["en16931-ubl"],
  "xrechnung-ubl": ["en16931-ubl", "xrechnung-ubl"],
  "xrechnung-cii": ["en16931-cii", "xrechnung-cii"],
  "facturx-en16931": ["en16931-cii"],
  "peppol-bis-3": ["en16931-ubl", "peppol-ubl"],
};

/** Each finding as "en16931-ubl fatal BR-CO-10", by the level that the scenario gives it; information is left out. */
export function findingsBy(profile: GeneralProfile, answers: readonly Verdict[]): readonly string[] {
  const { severities } = scenarioOfProfile(profiles[profile].scenario);
  const ofScenario = Object.values(severities).flatMap((it) => Object.entries(it));
  return ruleSets[profile].flatMap((ruleset) => {
    const fired = answers.find((it) => it.ruleset === ruleset)?.fired;
    if (fired === undefined) return [`${ruleset} stops with an error`];
    return fired.flatMap(({ id, flag }) => {
      const level = ofScenario.find(([rule]) => rule === id)?.[1] ?? flag;
      return level === "information" ? [] : [`${ruleset} ${level} ${id}`];
    });
  });
}
