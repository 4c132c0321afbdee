/** German. */
import type { PageTexts } from "../texts.ts";

export const page: PageTexts = {
  navCheck: "Prüfen",
  navNew: "Schreiben",
  navRules: "Regeln",
  navWorkbench: "Werkbank",
  navApi: "API",
  navPricing: "Preise",
  navFix: "Rechnung abgelehnt?",
  navAccount: "Konto",
  navBenchmarks: "Messwerte",
  navLegal: "Impressum",
  navKey: "API-Schlüssel",
  skip: "Zum Inhalt",
  language: "Sprache",
  theme: "Darstellung:",
  themeAuto: "wie im System",
  themeLight: "hell",
  themeDark: "dunkel",
  title: "Faktlint: E-Rechnung prüfen",
  headline: "Stimmt diese E‑Rechnung?",
  lead:
    "Ziehen Sie eine XRechnung, ZUGFeRD-, Factur-X- oder Peppol-Rechnung auf diese Seite. Sie sehen, was falsch ist, wo es steht und wie Sie es beheben. Die Datei verlässt Ihr Gerät nicht.",
  dropTitle: "Rechnungen hier ablegen",
  dropOr: "oder",
  dropKinds: "XML, JSON oder PDF, auch mehrere",
  choose: "Dateien auswählen",
  example: "Mit einem Beispiel ausprobieren",
  options: "Einstellungen",
  ruleSet: "Regelwerk",
  ruleSetAuto: "Wie in der Rechnung angegeben",
  noScript: "Die Prüfung läuft im Browser und braucht JavaScript.",
  doesTitle: "Was geprüft wird",
  does:
    "Rechnungen in UBL und CII, Rechnungen als JSON und das XML in ZUGFeRD- und Factur-X-PDFs, nach den Regeln von EN 16931, XRechnung 3.0 und Peppol BIS Billing 3. Jeder Befund sagt, was die Regel verlangt, was in Ihrer Rechnung steht und was Sie ändern.",
  doesNotTitle: "Was nicht geprüft wird",
  doesNot:
    "Faktlint versendet keine Rechnungen. „Gültig“ heißt, dass die Regeln keinen Fehler gefunden haben. Ob Kunde oder Finanzamt die Rechnung annehmen, ist damit nicht garantiert. Faktlint ersetzt keine Steuerberatung.",
  privateTitle: "Nichts wird hochgeladen",
  private:
    "Die Prüfung läuft in Ihrem Browser. Die Sicherheitsrichtlinie der Seite sperrt jede Verbindung: Der Browser selbst verhindert, dass Ihre Rechnung gesendet wird. Die Seite funktioniert ohne Internet, setzt keine Cookies und verfolgt niemanden. Was Sie geöffnet haben, bleibt in diesem Browser, bis Sie neu beginnen.",
  developersTitle: "Für Entwickler",
  developers:
    "Dieselbe Prüfung gibt es für die Kommandozeile, als Bibliothek und als HTTP-API, überall mit demselben Ergebnis.",
  footer: "Quelloffen, MIT-Lizenz.",
  notFoundTitle: "Seite nicht gefunden",
  notFound:
    "Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen oder die Adresse enthält einen Tippfehler.",
};
