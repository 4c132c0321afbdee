/** What a message to the issuer of an invoice says, by language. {0} number, {1} date and {2} amount due of the invoice. */
import type { LanguageTag } from "./languages.ts";

export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
  readonly change: string;
  readonly either: string;
  readonly or: string;
  readonly nothing: string;
  readonly end: string;
  readonly close: string;
}

export const letters: Readonly<Record<LanguageTag, Letter>> = {
  en: {
    subject: "Your invoice {0} of {1} cannot be processed",
    greeting: "Hello,",
    lead:
      "We received your electronic invoice {0} of {1}, amount due {2}. Our check refuses it, so we cannot process it yet. Please correct the following:",
    change: "Please change:",
    either: "One of these is probably right:",
    or: "– or –",
    nothing: "nothing",
    end: "Please send us the corrected electronic invoice again. The PDF or paper alone is not enough.",
    close: "Kind regards",
  },
  de: {
    subject: "Ihre Rechnung {0} vom {1} kann nicht verarbeitet werden",
    greeting: "Guten Tag,",
    lead:
      "wir haben Ihre elektronische Rechnung {0} vom {1} mit einem Zahlbetrag von {2} erhalten. Unsere Prüfung lehnt sie ab, deshalb können wir sie noch nicht verarbeiten. Bitte korrigieren Sie Folgendes:",
    change: "Bitte ändern Sie:",
    either: "Eines davon ist vermutlich richtig:",
    or: "– oder –",
    nothing: "nichts",
    end:
      "Bitte schicken Sie uns die korrigierte elektronische Rechnung noch einmal. Ein PDF oder Papier allein genügt nicht.",
    close: "Mit freundlichen Grüßen",
  },
  fr: {
    subject: "Votre facture {0} du {1} ne peut pas être traitée",
    greeting: "Bonjour,",
    lead:
      "Nous avons reçu votre facture électronique {0} du {1}, d’un montant à payer de {2}. Notre contrôle la refuse : nous ne pouvons pas encore la traiter. Merci de corriger les points suivants :",
    change: "À modifier :",
    either: "L’une de ces possibilités est sans doute la bonne :",
    or: "– ou –",
    nothing: "rien",
    end: "Merci de nous renvoyer la facture électronique corrigée. Un PDF seul ou le papier ne suffit pas.",
    close: "Cordialement",
  },
};
