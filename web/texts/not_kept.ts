/** What is said where a browser keeps nothing of what it should. Loaded with what keeps it, and not before. */
import type { LanguageTag } from "./languages.ts";

export const notKept: Readonly<Record<LanguageTag, string>> = {
  en: "This browser does not keep these files: they are gone once the page is closed. Save what you need.",
  de:
    "Dieser Browser behält diese Dateien nicht: Sie sind weg, sobald Sie die Seite schließen. Speichern Sie, was Sie brauchen.",
  fr:
    "Ce navigateur ne garde pas ces fichiers : ils disparaissent quand vous fermez la page. Enregistrez ce qu’il vous faut.",
};
