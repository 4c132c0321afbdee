/** What became of a document that was to be repaired, and how each way in says it. */
import type { Repaired } from "../../engine/repair/mod.ts";
import type { Language } from "./locales.ts";

export type Repairs = Pick<Repaired, "applied" | "left" | "unused" | "amount_due" | "currency" | "before" | "after">;

/** The repairs without the document. */
export function repairsIn({ applied, left, unused, amount_due, currency, before, after }: Repaired): Repairs {
  return { applied, left, unused, amount_due, currency, before, after };
}

interface RepairWords {
  readonly nothing: string;
  readonly due: (amount: string) => string;
  readonly changedDue: (old: string, now: string) => string;
  readonly pdf: string;
}

const said: Readonly<Record<Language, RepairWords>> = {
  en: {
    nothing: "nothing",
    due: (amount) => `Amount due: ${amount}, unchanged`,
    changedDue: (old, now) => `Amount due: ${old} before, ${now} now`,
    pdf: "The PDF stays as it is, because its pages are not repaired.",
  },
  de: {
    nothing: "nichts",
    due: (amount) => `Zahlbetrag: ${amount}, unverändert`,
    changedDue: (old, now) => `Zahlbetrag: vorher ${old}, jetzt ${now}`,
    pdf: "Das PDF bleibt, wie es ist, weil seine Seiten nicht repariert werden.",
  },
  fr: {
    nothing: "rien",
    due: (amount) => `Montant à payer : ${amount}, inchangé`,
    changedDue: (old, now) => `Montant à payer : ${old} avant, ${now} maintenant`,
    pdf: "Le PDF reste tel quel, car ses pages ne sont pas réparées.",
  },
};

/** What is said where there is no value. */
export function nothingIn(language: Language): string {
  return said[language].nothing;
}

/** `Amount due: 1468.75 EUR, unchanged` */
export function saidDue(
  { amount_due: { old, new: now }, currency }: Pick<Repairs, "amount_due" | "currency">,
  language: Language,
): string {
  const { due, changedDue, nothing } = said[language];
  const amount = (text: string | null) => text === null ? nothing : `${text} ${currency ?? ""}`.trim();
  return old === now ? due(amount(now)) : changedDue(amount(old), amount(now));
}

/** What becomes of a PDF whose XML is repaired. */
export function saidOfPdf(language: Language): string {
  return said[language].pdf;
}
