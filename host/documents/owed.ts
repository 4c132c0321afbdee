/** What a repair changes of what is owed, in words. */
import type { Choice } from "../../engine/diagnosis/mod.ts";
import type { Language } from "./locales.ts";

const turned: Readonly<Record<Language, string>> = {
  en: "this changes who pays whom, or whether it counts as paid",
  de: "das ändert, wer an wen zahlt oder ob die Rechnung als bezahlt gilt",
  fr: "cela change qui paie qui, ou si la facture est considérée comme payée",
};

/** Said of what makes a refund of a claim, an open invoice of a paid one, or has it paid otherwise. */
export function turnedIn(language: Language): string {
  return turned[language];
}

/** ` (BT-115: 0.00 → 1468.75)` where another amount would be due, and whether somebody else would owe it; else nothing. */
export function saidOwed(
  { amount_due: { old, new: now }, direction }: Pick<Choice, "amount_due" | "direction">,
  language: Language,
): string {
  const parts = [
    ...(old === now ? [] : [`BT-115: ${old ?? "–"} → ${now ?? "–"}`]),
    ...(direction === "turned" ? [turned[language]] : []),
  ];
  return parts.length === 0 ? "" : ` (${parts.join("; ")})`;
}
