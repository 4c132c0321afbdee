/** German. */
import type { PageTexts } from "../texts.ts";

export const page: PageTexts = {
  navCheck: "Prüfen",
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
  dropKinds: "XML, JSON oder PDF, auch mehrere auf einmal",
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
    "Die Prüfung läuft in Ihrem Browser. Die Sicherheitsrichtlinie der Seite sperrt jede Verbindung: Der Browser selbst verhindert, dass Ihre Rechnung gesendet wird. Die Seite funktioniert ohne Internet, setzt keine Cookies und zeichnet nichts auf.",
  developersTitle: "Für Entwickler",
  developers:
    "Dieselbe Prüfung gibt es für die Kommandozeile, als Bibliothek und als HTTP-API, überall mit demselben Ergebnis.",
  footer: "Quelloffen, MIT-Lizenz.",
  signupTitle: "API-Schlüssel anfordern",
  signupLead:
    "Mit dem kostenlosen Schlüssel prüfen Sie 100 Dokumente im Monat. Nötig ist nur eine E-Mail-Adresse. PDFs, die Sie damit erzeugen, sind Vorschauen mit Wasserzeichen.",
  email: "E-Mail-Adresse",
  getKey: "Schlüssel anfordern",
  signupNote:
    "Von der Adresse wird nur ein verschlüsselter Hashwert gespeichert, damit jede Adresse genau einen Schlüssel erhält.",
  signupOnce:
    "Der Schlüssel wird genau einmal auf dieser Seite angezeigt und lässt sich nicht wiederherstellen. Halten Sie einen sicheren Ablageort bereit.",
  notFoundTitle: "Seite nicht gefunden",
  notFound:
    "Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen oder die Adresse enthält einen Tippfehler.",
};
