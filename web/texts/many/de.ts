import type { ManyTexts } from "./texts.ts";

export const texts: ManyTexts = {
  title: { one: "{0} Datei", several: "{0} Dateien" },
  verdicts: { accepted: "Angenommen", refused: "Abgelehnt", unreadable: "Nicht lesbar", waiting: "Nicht geprüft" },
  progress: "{0} von {1} geprüft",
  totals: "{0} angenommen, {1} abgelehnt, {2} nicht lesbar",
  all: "Alle",
  filter: "Anzeigen",
  search: "Teil des Dateinamens",
  shared: "Was in mehreren Dateien falsch ist",
  suchAs: "zum Beispiel: {0}",
  inFiles: { one: "{0} Datei", several: "{0} Dateien" },
  columns: {
    file: "Datei",
    verdict: "Ergebnis",
    rule: "Regel",
    cause: "Was zuerst falsch ist",
    errors: "Fehler",
    warnings: "Warnungen",
    due: "Zahlbetrag",
    currency: "Währung",
    sha256: "SHA-256",
  },
  nothingWrong: "Nichts",
  more: "{0} weitere anzeigen",
  noneFound: "Keine Datei entspricht dem.",
  saveCsv: "Tabelle speichern (CSV)",
  saveReport: "Einen Bericht speichern",
  left: {
    one:
      "{0} Datei des Archivs wurde nicht geöffnet: Sie ist beschädigt, verschlüsselt oder zu groß, oder es sind zu viele.",
    several:
      "{0} Dateien des Archivs wurden nicht geöffnet: Sie sind beschädigt, verschlüsselt oder zu groß, oder es sind zu viele.",
  },
  stop: "Abbrechen",
  stopped: "Abgebrochen. Was nicht geprüft wurde, hat kein Ergebnis.",
  open: "{0} öffnen",
  table: "Die Dateien mit ihren Ergebnissen",
  compare: "Beide vergleichen",
  equal: "Beide Rechnungen enthalten dieselben Angaben.",
  different: {
    one: "{0} Angabe unterscheidet sich zwischen {1} und {2}:",
    several: "{0} Angaben unterscheiden sich zwischen {1} und {2}:",
  },
  notCompared: "Der Vergleich ist nicht möglich, weil eine der beiden Dateien nicht lesbar ist.",
};
