/** What became of a document that was to be repaired, and how each way in says it. */
import type { Repaired, Repairs } from "../../engine/repair/mod.ts";
import type { Beside, ExchangeOutcome } from "../../engine/pdf/mod.ts";
import { type Marks, marks, quote } from "../../engine/model/said.ts";
import type { Language } from "./locales.ts";
import { turnedIn } from "./owed.ts";

export type { Repairs };

/** The repairs without the document. */
export function repairsIn(
  { applied, left, unused, amount_due, direction, currency, before, after }: Repaired,
): Repairs {
  return { applied, left, unused, amount_due, direction, currency, before, after };
}

interface RepairWords {
  readonly nothing: string;
  readonly due: (amount: string) => string;
  readonly changedDue: (old: string, now: string) => string;
  /** What becomes of a PDF. */
  readonly exchanged: string;
  readonly stays: (reason: string) => string;
  readonly reasons: Readonly<Record<Exclude<Beside["why"], "pages">, string>>;
  /** What the pages say, quoted, and what the XML says instead, if anything. */
  readonly pages: (stands: string, instead: string | undefined) => string;
}

const said: Readonly<Record<Language, RepairWords>> = {
  en: {
    nothing: "nothing",
    due: (amount) => `Amount due: ${amount}, unchanged`,
    changedDue: (old, now) => `Amount due: ${old} before, ${now} now`,
    exchanged: "The repaired XML is in the PDF: it was appended, and every byte that was there stays.",
    stays: (reason) => `The PDF stays as it is: ${reason}.`,
    reasons: {
      encrypted: "it is encrypted",
      signed: "it is signed, and a change would stand behind the signature",
      damaged: "its structure is not what a change can be appended to",
      unreadable: "its pages have no text that can be read and compared with the XML",
      level: "its metadata name the profile that the XML had before",
    },
    pages: (stands, instead) =>
      `its pages say ${stands}, ${
        instead === undefined ? "and the XML does not any more" : `and the XML now ${instead}`
      }`,
  },
  de: {
    nothing: "nichts",
    due: (amount) => `Zahlbetrag: ${amount}, unverändert`,
    changedDue: (old, now) => `Zahlbetrag: vorher ${old}, jetzt ${now}`,
    exchanged: "Das reparierte XML steht im PDF: Es wurde angehängt, und jedes Byte, das da war, bleibt.",
    stays: (reason) => `Das PDF bleibt, wie es ist: ${reason}.`,
    reasons: {
      encrypted: "Es ist verschlüsselt",
      signed: "Es ist signiert, und eine Änderung stünde hinter der Signatur",
      damaged: "Seine Struktur lässt nicht zu, dass eine Änderung angehängt wird",
      unreadable: "Seine Seiten haben keinen lesbaren Text, der sich mit dem XML vergleichen ließe",
      level: "Seine Metadaten nennen das Profil, das das XML vorher hatte",
    },
    pages: (stands, instead) =>
      `Auf seinen Seiten steht ${stands}, ${instead === undefined ? "im XML nicht mehr" : `im XML jetzt ${instead}`}`,
  },
  fr: {
    nothing: "rien",
    due: (amount) => `Montant à payer : ${amount}, inchangé`,
    changedDue: (old, now) => `Montant à payer : ${old} avant, ${now} maintenant`,
    exchanged: "Le XML réparé est dans le PDF : il a été ajouté à la fin, et chaque octet d’origine demeure.",
    stays: (reason) => `Le PDF reste tel quel : ${reason}.`,
    reasons: {
      encrypted: "il est chiffré",
      signed: "il est signé, et une modification viendrait après la signature",
      damaged: "sa structure ne permet pas d’y ajouter une modification",
      unreadable: "ses pages n’ont pas de texte lisible à comparer avec le XML",
      level: "ses métadonnées nomment le profil que le XML avait auparavant",
    },
    pages: (stands, instead) =>
      `ses pages indiquent ${stands}, ${
        instead === undefined ? "que le XML ne contient plus" : `et le XML désormais ${instead}`
      }`,
  },
};

/** What is said where there is no value. */
export function nothingIn(language: Language): string {
  return said[language].nothing;
}

/** `Amount due: 1468.75 EUR, unchanged` */
export function saidDue(
  { amount_due: { old, new: now }, direction, currency }: Pick<Repairs, "amount_due" | "direction" | "currency">,
  language: Language,
): string {
  const { due, changedDue, nothing } = said[language];
  const amount = (text: string | null) => text === null ? nothing : `${text} ${currency ?? ""}`.trim();
  const whole = old === now ? due(amount(now)) : changedDue(amount(old), amount(now));
  return direction === "turned" ? `${whole}; ${turnedIn(language)}` : whole;
}

/** What becomes of a PDF whose XML is repaired: it has it, or stays as it is, with the reason. */
export function saidOfPdf(outcome: ExchangeOutcome, language: Language): string {
  const { exchanged, stays } = said[language];
  return "ok" in outcome ? exchanged : stays(saidBeside(outcome.beside, language));
}

/** Why the XML stays beside the PDF. */
export function saidBeside(beside: Beside, language: Language): string {
  const { reasons, pages } = said[language];
  if (beside.why !== "pages") return reasons[beside.why];
  const own: Marks = marks[language];
  return pages(quote(beside.stands, own), beside.instead === null ? undefined : quote(beside.instead, own));
}
