/** The cases of every rule, by its id: a rule without cases does not compile. */
import { allowanceCases } from "./allowances.cases.ts";
import type { Cases } from "./case.ts";
import { codesCases } from "./codes.cases.ts";
import { decimalsCases } from "./decimals.cases.ts";
import type { RuleId } from "./index.ts";
import { periodsCases } from "./periods.cases.ts";
import { presenceCases } from "./presence.cases.ts";
import { referencesCases } from "./references.cases.ts";
import { totalsCases } from "./totals.cases.ts";
import { vatCases } from "./vat.cases.ts";

export const allCases: Readonly<Record<RuleId, Cases>> = {
  ...presenceCases,
  ...referencesCases,
  ...allowanceCases,
  ...periodsCases,
  ...totalsCases,
  ...vatCases,
  ...decimalsCases,
  ...codesCases,
};
