/** What is said where a browser has no room for what it should keep. Loaded with what keeps it, and not before. */
import type { LanguageTag } from "./languages.ts";

export const notKept: Readonly<Record<LanguageTag, string>> = {
  en: "This browser has no room for these files: they are gone once the page is closed. Save what you need.",
  de:
    "In diesem Browser ist kein Platz für diese Dateien: Sie sind weg, sobald Sie die Seite schließen. Speichern Sie, was Sie brauchen.",
  fr:
    "Ce navigateur n’a pas de place pour ces fichiers : ils disparaissent quand vous fermez la page. Enregistrez ce qu’il vous faut.",
};
