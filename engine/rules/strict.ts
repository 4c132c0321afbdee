/** The rest of the official rule sets, which strict mode judges and the default mode, by the specification, does not. */
import { reasonRules } from "./en16931/reasons.ts";
import { splitPayment } from "./en16931/split_payment.ts";
import { inFamily, type KnownTable } from "./kit/family.ts";
import { denmark } from "./national/denmark.ts";
import { norway } from "./national/norway.ts";
import { sweden } from "./national/sweden.ts";
import { cvd } from "./xrechnung/cvd.ts";
import { extension } from "./xrechnung/extension.ts";

/** By the official set that the rules belong to. */
export const strictSets = {
  en16931: { ...inFamily("BR-B", splitPayment), ...inFamily("BR-CO", reasonRules) },
  xrechnung: { ...inFamily("BR-DEX", extension), ...inFamily("BR-DE-CVD", cvd) },
  peppol: { ...inFamily("DK-R", denmark), ...inFamily("NO-R", norway), ...inFamily("SE-R", sweden) },
} as const satisfies Readonly<Record<"en16931" | "xrechnung" | "peppol", KnownTable>>;

type Sets = typeof strictSets;

export type StrictId = { [S in keyof Sets]: keyof Sets[S] }[keyof Sets];
