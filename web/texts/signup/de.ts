import type { SignupTexts } from "./texts.ts";

export const texts: SignupTexts = {
  standing: {
    title: "API-Schlüssel anfordern",
    lead:
      "Mit dem kostenlosen Schlüssel prüfen Sie 100 Dokumente im Monat. Nötig ist nur eine E-Mail-Adresse. PDFs, die Sie damit erzeugen, sind Vorschauen mit Wasserzeichen.",
    email: "E-Mail-Adresse",
    getKey: "Schlüssel anfordern",
    note:
      "Von der Adresse wird nur ein verschlüsselter Hashwert gespeichert, damit jede Adresse genau einen Schlüssel erhält.",
    once:
      "Der Schlüssel wird genau einmal auf dieser Seite angezeigt und lässt sich nicht wiederherstellen. Halten Sie einen sicheren Ablageort bereit.",
  },
  keyShownOnce: "Dieser Schlüssel wird nur jetzt angezeigt. Bewahren Sie ihn sicher auf.",
  copyKey: "Schlüssel kopieren",
  saveKey: "Als Datei speichern",
  keyName: "Konto",
  keepKey: "Im Passwortmanager speichern",
  yourKey: "Ihr Schlüssel",
  keyLimit: "{0} Dokumente im Monat",
  notSent: "Der Server hat nicht geantwortet. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  tryIt: "Ausprobieren",
  copied: "Kopiert",
};
