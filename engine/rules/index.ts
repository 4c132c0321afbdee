/** The rule sets, put together from their families. */
import { Decimal } from "../model/decimal.ts";
import type { Bound } from "../syntax/bound.ts";
import { advice } from "./own/advice.ts";
import { allowanceRules } from "./en16931/allowances.ts";
import { codes } from "./en16931/codes.ts";
import { decimals } from "./en16931/decimals.ts";
import { germany } from "./national/germany.ts";
import { greece } from "./national/greece.ts";
import { iceland } from "./national/iceland.ts";
import { italy } from "./national/italy.ts";
import { netherlands } from "./national/netherlands.ts";
import { indicatorRules, peppolAmounts, peppolOnly, peppolShared } from "./peppol/peppol.ts";
import { peppolCodes } from "./peppol/codes.ts";
import { documentCurrency } from "./peppol/facts.ts";
import { peppolIds } from "./peppol/ids.ts";
import { periods } from "./en16931/periods.ts";
import { presence } from "./en16931/presence.ts";
import { references } from "./en16931/references.ts";
import { families, type Known, type KnownTable } from "./kit/family.ts";
import { type Facts, rankOfStage } from "./kit/repair.ts";
import { service, type ServiceRow } from "./own/service.ts";
import { totals } from "./en16931/totals.ts";
import { vat } from "./en16931/vat.ts";
import { emptyBesideOrders } from "./xrechnung/empty.ts";
import { xrechnung as german } from "./xrechnung/xrechnung.ts";

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
} as const satisfies KnownTable;

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
  "PEPPOL-EN16931-R008": emptyBesideOrders,
} as const satisfies KnownTable;

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
} as const satisfies KnownTable;

/** By the names that scenarios have for them. */
export const ruleTables = { en16931, xrechnung, peppol } as const;

export { advice };

/** Every rule once; where XRechnung and Peppol grade one differently, Peppol's, whose rule it is. */
export const allRules: Readonly<Record<RuleId, Known>> = { ...en16931, ...xrechnung, ...peppol, ...advice };

export type OfficialId = keyof typeof en16931 | keyof typeof xrechnung | keyof typeof peppol;
/** Every rule: the official ones and the service's own. */
export type RuleId = OfficialId | keyof typeof advice;

export function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(allRules, id);
}

const all: Readonly<Record<string, Known | ServiceRow>> = { ...service, ...allRules };

/** What is known of a rule, or of one of the service's own findings; undefined for an id of another rule set. */
export function factsOf(id: string): Facts & Pick<ServiceRow, "value"> | undefined {
  const row = Object.hasOwn(all, id) ? all[id] : undefined;
  return row === undefined ? undefined : { ...families["family" in row ? row.family : "ATW"], ...row };
}

/** Where a finding is among others in the order of repair: the lowest first. */
export function repairRank(id: string): number {
  return rankOfStage(factsOf(id)?.stage ?? "rest");
}
