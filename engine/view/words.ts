/** What a view says beside the names of the terms. */
import type { Severity } from "../rules/kit/rule.ts";
import type { ViewLanguage } from "./format.ts";

interface ViewWords {
  readonly scheme: string;
  readonly beyond: string;
  readonly bytes: (count: number) => string;
  readonly severities: Readonly<Record<Severity, string>>;
}

export const viewWords: Readonly<Record<ViewLanguage, ViewWords>> = {
  en: {
    scheme: "Scheme",
    beyond: "Beyond the business terms",
    bytes: (count) => `${count} bytes`,
    severities: { fatal: "Error", warning: "Warning", information: "Note" },
  },
  de: {
    scheme: "Schema",
    beyond: "Außerhalb der Geschäftsbegriffe",
    bytes: (count) => `${count} Bytes`,
    severities: { fatal: "Fehler", warning: "Warnung", information: "Hinweis" },
  },
  fr: {
    scheme: "Schéma",
    beyond: "Hors des termes métier",
    bytes: (count) => `${count} octets`,
    severities: { fatal: "Erreur", warning: "Avertissement", information: "Information" },
  },
};
