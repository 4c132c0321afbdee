import { marks } from "../../../model/said.ts";
import type { EmbedWords } from "../text.ts";

export const de: EmbedWords = {
  quotes: marks.de,
  place: "Seite {page}: ",
  about: "{what}: {about}",
  obstacles: {
    "header": "Die Datei beginnt nicht so, wie ISO 19005-3, 6.1.2 es verlangt",
    "syntax": "Objekte sind so geschrieben, wie PDF/A es verbietet (6.1.6, 6.1.7, 6.1.9)",
    "filter": "Ein Teil ist so komprimiert, dass PDF/A es verbietet oder es sich nicht prüfen lässt (6.1.7.2)",
    "external": "Ein Teil liegt außerhalb der Datei (6.1.7.1)",
    "forbidden": "Sie enthält etwas, das PDF/A verbietet",
    "action": "Sie enthält eine Aktion, die PDF/A verbietet (6.5)",
    "annotation":
      "Eine Anmerkung ist ausgeblendet, nicht zum Drucken bestimmt, ohne Darstellung oder von einer Art, die PDF/A verbietet (6.3)",
    "font": "Eine Schrift ist nicht eingebettet (6.2.11.4)",
    "font-unsure": "Eine Schrift lässt sich nicht prüfen; PDF/A wird deshalb nicht behauptet",
    "font-widths": "Die Zeichenbreiten einer Schrift sind nicht die ihrer Glyphen (6.2.11.5)",
    "glyph": "In einer Schrift fehlt eine Glyphe (6.2.11.4, 6.2.11.8)",
    "colour": "Farben sind Gerätefarben, die der Output Intent nicht abdeckt (6.2.4.3)",
    "colour-unsure": "Farben lassen sich nicht prüfen; PDF/A wird deshalb nicht behauptet",
    "content": "Der Seiteninhalt hat Operatoren, die PDF/A nicht kennt, oder ist zu tief verschachtelt (6.2.2, 6.1.13)",
    "resources": "Eine Seite erbt ihre Ressourcen (6.2.2)",
    "attachment": "Ein Anhang ist nicht so beschrieben, wie PDF/A-3 es verlangt (6.8)",
    "metadata": "Die Metadaten lassen sich nicht lesen",
    "size": "Eine Seite ist zu klein oder zu groß (6.1.13)",
  },
};
