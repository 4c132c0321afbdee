/** The rule sets, put together from their families. */
import { allowanceRules } from "./allowances.ts";
import { codes } from "./codes.ts";
import { decimals } from "./decimals.ts";
import { periods } from "./periods.ts";
import { presence } from "./presence.ts";
import { references } from "./references.ts";
import type { RuleTable } from "./rule.ts";
import { totals } from "./totals.ts";
import { vat } from "./vat.ts";

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

export type RuleId = keyof typeof en16931;
