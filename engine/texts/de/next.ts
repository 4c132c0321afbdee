/** German wording of rules of editions that follow. */
import type { Text } from "../text.ts";

export const next: Readonly<Record<string, Text>> = {
  "BR-TMP-4": {
    requires:
      "Eine rechnungsbegründende Unterlage (BG-24) darf höchstens eine Beschreibung (BT-123) haben, auch in CII.",
    message: "Eine rechnungsbegründende Unterlage (BG-24) hat mehr als eine Beschreibung (BT-123).",
    fix: "Eine Beschreibung behalten.",
  },
  "BR-TMP-5": {
    requires:
      "Eine rechnungsbegründende Unterlage (BG-24) darf höchstens eine angehängte Datei (BT-125) haben, auch in CII.",
    message: "Eine rechnungsbegründende Unterlage (BG-24) hat mehr als eine angehängte Datei (BT-125).",
    fix: "Für jede Datei eine eigene Unterlage angeben.",
  },
  "BR-TMP-6": {
    requires: "Daten müssen in UBL in der Form 2026-11-23 geschrieben sein.",
    message: "Das Datum {actual} ist nicht in der Form 2026-11-23 geschrieben.",
    fix: "Jahr, Monat und Tag mit Bindestrichen dazwischen angeben, und nichts dahinter.",
  },
  "BR-TMP-7": {
    requires: "Daten müssen in CII in der Form 20261123 mit dem Format 102 geschrieben sein.",
    message: "Das Datum {actual} ist nicht in der Form 20261123 mit dem Format 102 geschrieben.",
    fix: "Jahr, Monat und Tag ohne Trennzeichen angeben, mit dem Format 102.",
  },
};
