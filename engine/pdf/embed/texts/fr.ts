import { marks } from "../../../model/said.ts";
import type { EmbedWords } from "../text.ts";

export const fr: EmbedWords = {
  quotes: marks.fr,
  place: "Page {page} : ",
  about: "{what} : {about}",
  obstacles: {
    "header": "le fichier ne commence pas comme l’exige ISO 19005-3, 6.1.2",
    "syntax": "des objets sont écrits d’une façon que PDF/A interdit (6.1.6, 6.1.7, 6.1.9)",
    "filter": "une partie est compressée d’une façon que PDF/A interdit, ou qui ne peut pas être contrôlée (6.1.7.2)",
    "external": "une partie se trouve hors du fichier (6.1.7.1)",
    "forbidden": "il contient quelque chose que PDF/A interdit",
    "action": "il contient une action que PDF/A interdit (6.5)",
    "annotation":
      "une annotation est masquée, exclue de l’impression, sans apparence ou d’un type que PDF/A interdit (6.3)",
    "font": "une police n’est pas incorporée (6.2.11.4)",
    "font-unsure": "une police ne peut pas être contrôlée, PDF/A n’est donc pas déclaré",
    "font-widths": "les largeurs d’une police ne sont pas celles de ses glyphes (6.2.11.5)",
    "glyph": "un glyphe manque dans sa police (6.2.11.4, 6.2.11.8)",
    "colour": "des couleurs dépendent du périphérique et ne sont pas couvertes par l’intention de sortie (6.2.4.3)",
    "colour-unsure": "des couleurs ne peuvent pas être contrôlées, PDF/A n’est donc pas déclaré",
    "content": "le contenu a des opérateurs que PDF/A ne connaît pas, ou est trop imbriqué (6.2.2, 6.1.13)",
    "resources": "une page hérite de ses ressources (6.2.2)",
    "attachment": "une pièce jointe n’est pas décrite comme l’exige PDF/A-3 (6.8)",
    "metadata": "les métadonnées ne peuvent pas être lues",
    "size": "une page est trop petite ou trop grande (6.1.13)",
  },
};
