/** The cases of every rule, by rule set and id: a rule without cases does not compile. */
import type { Side } from "../engine/model/side.ts";
import type { Profile } from "../engine/scenarios/table.ts";
import { adviceCases } from "./families/advice.ts";
import { allowanceCases } from "./families/allowances.ts";
import { type BaseEdits, peppolBase, xrechnungBase } from "./base.ts";
import type { Cases } from "./case.ts";
import { codesCases } from "./families/codes.ts";
import { cvdCases } from "./families/cvd.ts";
import { decimalsCases } from "./families/decimals.ts";
import { denmarkCases } from "./families/denmark.ts";
import { extensionCases } from "./families/extension.ts";
import { germanyCases } from "./families/germany.ts";
import { advice, en16931, peppol, xrechnung } from "../engine/rules/index.ts";
import { nationalCases } from "./families/national.ts";
import { peppolCases, xrechnungPeppolCases } from "./families/peppol.ts";
import { peppolCodesCases } from "./families/peppol_codes.ts";
import { peppolIdsCases } from "./families/peppol_ids.ts";
import { periodsCases } from "./families/periods.ts";
import { presenceCases } from "./families/presence.ts";
import { referencesCases } from "./families/references.ts";
import type { Rule } from "../engine/rules/kit/rule.ts";
import type { RuleSet } from "../engine/judge/sets.ts";
import { strictRules } from "../engine/judge/rest_sets.ts";
import { strictSets } from "../engine/rules/strict.ts";
import { norwayCases, swedenCases } from "./families/scandinavia.ts";
import { reasonCases, splitPaymentCases } from "./families/split_payment.ts";
import { totalsCases } from "./families/totals.ts";
import { vatCases } from "./families/vat.ts";
import { xrechnungCases } from "./families/xrechnung.ts";

/** The cases of a rule set. An id may be in several sets, with cases of its own in each. */
export interface CaseSet {
  readonly rules: Readonly<Record<string, Rule>>;
  /** The official rule set that judges them, by the name that its answers go by; none knows the service's own. */
  readonly official?: "en16931" | "xrechnung" | "peppol";
  /** Rule sets beyond the engine's own that judge the cases. */
  readonly sets?: readonly RuleSet[];
  /** The profiles that judge the cases; in a syntax without one the set has no cases. */
  readonly profiles: Readonly<Partial<Record<Side, Profile>>>;
  /** Done to the base invoices before the edits of a case, so that they fail no rule of the profile. */
  readonly base: BaseEdits;
  readonly cases: Readonly<Record<string, Cases>>;
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

export const caseSets = {
  en16931: {
    official: "en16931",
    rules: en16931,
    profiles: { ubl: "en16931", cii: "en16931" },
    base: { ubl: [], cii: [] },
    cases: ofEn16931,
  },
  xrechnung: {
    official: "xrechnung",
    rules: xrechnung,
    profiles: { ubl: "xrechnung-ubl", cii: "xrechnung-cii" },
    base: xrechnungBase,
    cases: ofXrechnung,
  },
  peppol: {
    official: "peppol",
    rules: peppol,
    profiles: { ubl: "peppol-bis-3" },
    base: peppolBase,
    cases: ofPeppol,
  },
} as const satisfies Readonly<Record<string, CaseSet>>;

const ofStrict: { readonly [S in keyof typeof strictSets]: Readonly<Record<keyof typeof strictSets[S], Cases>> } = {
  en16931: { ...splitPaymentCases, ...reasonCases },
  xrechnung: { ...extensionCases, ...cvdCases },
  peppol: { ...denmarkCases, ...norwayCases, ...swedenCases },
};

const strict = strictRules;

/** The rest of the official sets, which are passed in for strict mode. */
export const strictCaseSets = {
  "strict en16931": { ...caseSets.en16931, rules: strictSets.en16931, cases: ofStrict.en16931, sets: strict },
  "strict xrechnung": { ...caseSets.xrechnung, rules: strictSets.xrechnung, cases: ofStrict.xrechnung, sets: strict },
  "strict peppol": { ...caseSets.peppol, rules: strictSets.peppol, cases: ofStrict.peppol, sets: strict },
} as const satisfies Readonly<Record<string, CaseSet>>;

/** The service's own rules: no official validator knows them, and strict mode makes all of them information. */
export const adviceSet: CaseSet = {
  rules: advice,
  profiles: { ubl: "en16931", cii: "en16931" },
  base: { ubl: [], cii: [] },
  cases: adviceCases,
};
