/** What the readable part of a report says, by language. */
import type { Language } from "../documents/locales.ts";

interface Words {
  readonly title: string;
  readonly document: string;
  readonly scenario: string;
  readonly none: string;
  readonly accept: string;
  readonly reject: string;
  readonly unprocessed: string;
  readonly columns: readonly [string, string, string, string];
  readonly levels: { readonly error: string; readonly warning: string; readonly information: string };
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    title: "Validation report",
    document: "Document",
    scenario: "Scenario",
    none: "none for what the document names (BT-24)",
    accept: "Recommendation: accept the document and process it.",
    reject: "Recommendation: reject the document.",
    unprocessed: "The document could not be checked to the end. Recommendation: reject it.",
    columns: ["Rule", "Level", "Message", "Line"],
    levels: { error: "error", warning: "warning", information: "information" },
  },
  de: {
    title: "Prüfbericht",
    document: "Dokument",
    scenario: "Szenario",
    none: "keines für das, was das Dokument nennt (BT-24)",
    accept: "Empfehlung: das Dokument annehmen und verarbeiten.",
    reject: "Empfehlung: das Dokument zurückweisen.",
    unprocessed: "Das Dokument konnte nicht zu Ende geprüft werden. Empfehlung: es zurückweisen.",
    columns: ["Regel", "Grad", "Meldung", "Zeile"],
    levels: { error: "Fehler", warning: "Warnung", information: "Hinweis" },
  },
  fr: {
    title: "Rapport de validation",
    document: "Document",
    scenario: "Scénario",
    none: "aucun pour ce que le document indique (BT-24)",
    accept: "Recommandation : accepter et traiter le document.",
    reject: "Recommandation : rejeter le document.",
    unprocessed: "Le contrôle du document n’a pas pu être mené à terme. Recommandation : le rejeter.",
    columns: ["Règle", "Niveau", "Message", "Ligne"],
    levels: { error: "erreur", warning: "avertissement", information: "information" },
  },
};
