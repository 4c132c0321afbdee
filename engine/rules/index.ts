/** The rule sets, put together from their families. */
import { Decimal } from "../model/decimal.ts";
import type { Bound } from "../syntax/bound.ts";
import { advice } from "./advice.ts";
import { allowanceRules } from "./allowances.ts";
import { codes } from "./codes.ts";
import { decimals } from "./decimals.ts";
import { germany } from "./germany.ts";
import { greece } from "./greece.ts";
import { iceland, italy, netherlands } from "./national.ts";
import { indicatorRules, peppolAmounts, peppolOnly, peppolShared } from "./peppol.ts";
import { peppolCodes } from "./peppol_codes.ts";
import { documentCurrency } from "./peppol_facts.ts";
import { peppolIds } from "./peppol_ids.ts";
import { periods } from "./periods.ts";
import { presence } from "./presence.ts";
import { references } from "./references.ts";
import type { Rule, RuleTable } from "./rule.ts";
import { totals } from "./totals.ts";
import { vat } from "./vat.ts";
import { xrechnung as german } from "./xrechnung.ts";

/** EN 16931, as the official artefacts 1.3.16 judge it. */
export const en16931 = {
  ...presence,
  ...references,
  ...allowanceRules,
  ...periods,
  ...totals,
  ...vat,
  ...decimals,
  ...codes,
} as const satisfies RuleTable;

const slack = Decimal.of(2).shift(-2);
const forintSlack = Decimal.of(5).shift(-1);

/** XRechnung lets sums in Hungarian forint, which has no cents, be half a unit off. */
function xrechnungSlack({ root }: Bound): Decimal {
  return documentCurrency(root).includes("HUF") ? forintSlack : slack;
}

/** What XRechnung 3.0.2 adds to EN 16931, with the Peppol rules that its Schematron includes. */
export const xrechnung = {
  ...german,
  ...peppolShared,
  ...peppolAmounts(xrechnungSlack, "warning"),
  ...indicatorRules,
} as const satisfies RuleTable;

/** What Peppol BIS Billing 3.0.21 adds to EN 16931, with the national rules in scope. */
export const peppol = {
  ...peppolShared,
  ...peppolOnly,
  ...peppolAmounts(() => slack, "fatal"),
  "PEPPOL-EN16931-R043": indicatorRules["PEPPOL-EN16931-R043"],
  ...peppolCodes,
  ...peppolIds,
  ...germany,
  ...greece,
  ...iceland,
  ...italy,
  ...netherlands,
} as const satisfies RuleTable;

export { advice };

/** Every rule once; where XRechnung and Peppol grade one differently, Peppol's, whose rule it is. */
export const allRules: Readonly<Record<RuleId, Rule>> = { ...en16931, ...xrechnung, ...peppol, ...advice };

export type OfficialId = keyof typeof en16931 | keyof typeof xrechnung | keyof typeof peppol;
/** Every rule: the official ones and the service's own. */
export type RuleId = OfficialId | keyof typeof advice;
