/** The rest of the official rule sets, which strict mode judges and the default mode, by the specification, does not. */
import { reasonRules } from "./en16931/reasons.ts";
import { splitPayment } from "./en16931/split_payment.ts";
import type { RuleTable } from "./kit/rule.ts";
import { denmark } from "./national/denmark.ts";
import { norway } from "./national/norway.ts";
import { sweden } from "./national/sweden.ts";
import { cvd } from "./xrechnung/cvd.ts";
import { extension } from "./xrechnung/extension.ts";

/** By the official set that the rules belong to. */
export const strictSets = {
  en16931: { ...splitPayment, ...reasonRules },
  xrechnung: { ...extension, ...cvd },
  peppol: { ...denmark, ...norway, ...sweden },
} as const satisfies Readonly<Record<"en16931" | "xrechnung" | "peppol", RuleTable>>;

type Sets = typeof strictSets;

export type StrictId = { [S in keyof Sets]: keyof Sets[S] }[keyof Sets];
