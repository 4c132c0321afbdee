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
  embed: {
    press: "Rechnung ins PDF einbetten",
    made: "Gespeichert: ein PDF mit ZUGFeRD/Factur-X (PDF/A-3). Ihr PDF sieht aus wie zuvor.",
    plain:
      "Gespeichert: ein gewöhnliches PDF mit der Rechnung darin. Es ist kein PDF/A-3, deshalb nimmt es nicht jeder als ZUGFeRD an.",
    reasons: "Das PDF kann kein PDF/A-3 werden, wie ZUGFeRD es verlangt:",
    asPlain: "Stattdessen ein gewöhnliches PDF erstellen",
    pages: "Auf den Seiten steht etwas anderes als in den Rechnungsdaten (Seiten → Daten):",
    anyway: "Trotzdem einbetten",
    failed: "Die Rechnung ist nicht lesbar; es wurde nichts erstellt.",
    refused: {
      lossy:
        "Die Rechnung liegt nicht in CII vor und lässt sich nicht verlustfrei umwandeln. Wandeln Sie sie zuerst um; dabei sehen Sie, was verloren geht.",
      pdf_encrypted: "Das PDF ist verschlüsselt. Speichern Sie es ohne Schutz.",
      pdf_several_invoices: "Im PDF steckt schon eine E-Rechnung. Wählen Sie das PDF ohne sie.",
      pdf_unreadable:
        "Das PDF ist beschädigt oder signiert; es lässt sich nichts hinzufügen. Speichern Sie es neu und signieren Sie es erst danach.",
      unknown_root:
        "Das Profil der Rechnung (BT-24) gibt es in ZUGFeRD nicht. Wandeln Sie die Rechnung zuerst in Factur-X / ZUGFeRD um.",
    },
  },
};
