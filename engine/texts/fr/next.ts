/** French wording of rules of editions that follow. */
import type { Text } from "../text.ts";

export const next: Readonly<Record<string, Text>> = {
  "BR-TMP-4": {
    requires: "Un document justificatif (BG-24) a au plus une description (BT-123), aussi en CII.",
    message: "Un document justificatif (BG-24) a plus d’une description (BT-123).",
    fix: "Garder une seule description.",
  },
  "BR-TMP-5": {
    requires: "Un document justificatif (BG-24) a au plus un fichier joint (BT-125), aussi en CII.",
    message: "Un document justificatif (BG-24) a plus d’un fichier joint (BT-125).",
    fix: "Indiquer un document justificatif pour chaque fichier.",
  },
  "BR-TMP-6": {
    requires: "En UBL, les dates s’écrivent sous la forme 2026-11-23.",
    message: "La date {actual} n’est pas écrite sous la forme 2026-11-23.",
    fix: "Écrire l’année, le mois et le jour séparés par des traits d’union, sans rien derrière.",
  },
  "BR-TMP-7": {
    requires: "En CII, les dates s’écrivent sous la forme 20261123, avec le format 102.",
    message: "La date {actual} n’est pas écrite sous la forme 20261123, avec le format 102.",
    fix: "Écrire l’année, le mois et le jour sans séparateur, et indiquer le format 102.",
  },
};
