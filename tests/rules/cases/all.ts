/** The cases of every rule, by rule set and id: a rule without cases does not compile. */
import type { Profile, Side } from "../../../engine/judge/profiles.ts";
import { adviceCases } from "./advice.ts";
import { allowanceCases } from "./allowances.ts";
import { type BaseEdits, peppolBase, xrechnungBase } from "./base.ts";
import type { Cases } from "../case.ts";
import { codesCases } from "./codes.ts";
import { decimalsCases } from "./decimals.ts";
import { germanyCases } from "./germany.ts";
import { advice, en16931, peppol, type RuleId, xrechnung } from "../../../engine/rules/index.ts";
import { nationalCases } from "./national.ts";
import { peppolCases, xrechnungPeppolCases } from "./peppol.ts";
import { peppolCodesCases } from "./peppol_codes.ts";
import { peppolIdsCases } from "./peppol_ids.ts";
import { periodsCases } from "./periods.ts";
import { presenceCases } from "./presence.ts";
import { referencesCases } from "./references.ts";
import type { Rule } from "../../../engine/rules/kit/rule.ts";
import { totalsCases } from "./totals.ts";
import { vatCases } from "./vat.ts";
import { xrechnungCases } from "./xrechnung.ts";

/** The cases of a rule set. An id may be in several sets, with cases of its own in each. */
export interface CaseSet {
  readonly rules: Readonly<Partial<Record<RuleId, Rule>>>;
  /** The profiles that judge the cases; in a syntax without one the set has no cases. */
  readonly profiles: Readonly<Partial<Record<Side, Profile>>>;
  /** Done to the base invoices before the edits of a case, so that they fail no rule of the profile. */
  readonly base: BaseEdits;
  readonly cases: Readonly<Partial<Record<RuleId, Cases>>>;
}

const ofEn16931: Readonly<Record<keyof typeof en16931, Cases>> = {
  ...presenceCases,
  ...referencesCases,
  ...allowanceCases,
  ...periodsCases,
  ...totalsCases,
  ...vatCases,
  ...decimalsCases,
  ...codesCases,
};

const ofXrechnung: Readonly<Record<keyof typeof xrechnung, Cases>> = {
  ...xrechnungCases,
  ...xrechnungPeppolCases,
};

const ofPeppol: Readonly<Record<keyof typeof peppol, Cases>> = {
  ...peppolCases,
  ...peppolCodesCases,
  ...peppolIdsCases,
  ...germanyCases,
  ...nationalCases,
};

/** By the names that the official validators' answers go by. */
export const caseSets = {
  en16931: {
    rules: en16931,
    profiles: { ubl: "en16931", cii: "en16931" },
    base: { ubl: [], cii: [] },
    cases: ofEn16931,
  },
  xrechnung: {
    rules: xrechnung,
    profiles: { ubl: "xrechnung-ubl", cii: "xrechnung-cii" },
    base: xrechnungBase,
    cases: ofXrechnung,
  },
  peppol: {
    rules: peppol,
    profiles: { ubl: "peppol-bis-3" },
    base: peppolBase,
    cases: ofPeppol,
  },
} as const satisfies Readonly<Record<string, CaseSet>>;

/** The service's own rules: no official validator knows them, and strict mode makes all of them information. */
export const adviceSet: CaseSet = {
  rules: advice,
  profiles: { ubl: "en16931", cii: "en16931" },
  base: { ubl: [], cii: [] },
  cases: adviceCases,
};
