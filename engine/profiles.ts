/** Profiles as data: which rules run, and under which name the rule set is known. */
import { en16931, type RuleId } from "./rules/index.ts";
import type { Rule } from "./rules/rule.ts";

export interface ProfileRow {
  readonly title: string;
  /** The edition of the rule set that the verdict follows. */
  readonly ruleset: string;
  readonly rules: Readonly<Partial<Record<RuleId, Rule>>>;
  /** Families of the official set that are not judged here, by syntax. */
  readonly notRun: { readonly ubl: readonly string[]; readonly cii: readonly string[] };
}

export const profiles = {
  en16931: {
    title: "EN 16931",
    ruleset: "en16931@1.3.16",
    rules: en16931,
    notRun: {
      ubl: ["UBL-CR-*", "UBL-SR-*", "UBL-DT-*", "BR-B-*", "BR-CO-05 … BR-CO-08"],
      cii: ["CII-SR-*", "CII-DT-*", "BR-B-*", "BR-CO-05 … BR-CO-08"],
    },
  },
} as const satisfies Readonly<Record<string, ProfileRow>>;

export type Profile = keyof typeof profiles;

export const profileNames: readonly Profile[] = ["en16931"];

export function isProfile(name: string): name is Profile {
  return Object.hasOwn(profiles, name);
}
