/** German wording of the rules of NLCIUS that a general sentence does not say. */
import type { Text } from "../text.ts";

export const netherlands: Readonly<Record<string, Text>> = {
  "BR-NL-1": {
    message: "Der Verkäufer in den Niederlanden hat keine Registernummer nach Schema 0106 oder 0190 (BT-30).",
    fix: "Die KvK-Nummer (Schema 0106) oder die OIN (Schema 0190) angeben.",
  },
  "BR-NL-10": {
    message: "Der Käufer in den Niederlanden hat keine Registernummer nach Schema 0106 oder 0190 (BT-47).",
    fix: "Die KvK-Nummer (Schema 0106) oder die OIN (Schema 0190) angeben.",
  },
  "BR-NL-2": {
    message: "Die Rechnung hat weder eine Käuferreferenz (BT-10) noch eine Bestellnummer (BT-13).",
    fix: "Eine von beiden angeben.",
  },
  "BR-NL-3": {
    message: "In der Anschrift des Verkäufers fehlt Straße, Ort oder Postleitzahl.",
    fix: "Die Anschrift vervollständigen.",
  },
  "BR-NL-4": {
    message: "In der Anschrift des Käufers fehlt Straße, Ort oder Postleitzahl.",
    fix: "Die Anschrift vervollständigen.",
  },
  "BR-NL-5": {
    message: "In der Anschrift des Steuervertreters fehlt Straße, Ort oder Postleitzahl.",
    fix: "Die Anschrift vervollständigen.",
  },
  "BR-NL-7": {
    message: "Die Rechnungsart (BT-3) {actual} ist weder 380, 381, 384 noch 389.",
    fix: "Eine dieser Arten angeben.",
  },
  "BR-NL-8": {
    message: "Die Art 381 haben genau die Gutschriften; hier steht {actual}.",
    fix: "Gutschriften mit 381 senden, Rechnungen mit einer anderen Art.",
  },
  "BR-NL-9": {
    message: "Eine korrigierte Rechnung (384) nennt die Rechnung nicht, die sie korrigiert (BT-25).",
    fix: "Deren Nummer ergänzen.",
  },
  "BR-NL-11": {
    message: "Es ist etwas zu zahlen, aber die Rechnung sagt nicht, wie (BG-16).",
    fix: "Das Zahlungsmittel ergänzen.",
  },
  "BR-NL-12": {
    message: "Das Zahlungsmittel (BT-81) {actual} ist weder 30, 48, 49, 57, 58 noch 59.",
    fix: "Einen dieser Codes angeben.",
  },
  "BR-NL-13": {
    message: "Eine Position verweist auf eine Bestellposition, aber die Rechnung nennt keine Bestellung (BT-13).",
    fix: "Die Bestellnummer ergänzen.",
  },
  "BR-NL-25": {
    message: "Von den Steuernummern des Verkäufers wird in den Niederlanden nur die USt-IdNr. verwendet.",
    fix: "Die andere Steuernummer (BT-32) entfernen.",
  },
  "BR-NL-31": { message: "Eine SEPA-Zahlung braucht keinen BIC (BT-86).", fix: "Den BIC entfernen." },
  "BR-NL-33": {
    message: "Die Steuersumme steht in einer anderen Währung als der der Rechnung (BT-5).",
    fix: "Sie nur in der Rechnungswährung angeben.",
  },
  "SI-UBL-2": { message: "Ein Element ist leer.", fix: "Das Element entfernen oder füllen." },
  "empty-element-check": { message: "Ein Element ist leer.", fix: "Das Element entfernen oder füllen." },
  "BR-GA-1": {
    message: "Die Rechnung hat nicht zwei Zahlungsbedingungen.",
    fix: "Beide Wege angeben: G-Konto und gewöhnliches Konto.",
  },
  "BR-GA-2": {
    message: "Die Rechnung hat nicht zwei Zahlungsmittel.",
    fix: "Beide Wege angeben: G-Konto und gewöhnliches Konto.",
  },
  "BR-GA-4": {
    message: "Eine Zahlungsbedingung nennt nicht genau ein Zahlungsmittel.",
    fix: "Beide Wege angeben: G-Konto und gewöhnliches Konto.",
  },
  "BR-GA-5": {
    message: "Ein Zahlungsmittel hat nicht genau eine Kennung.",
    fix: "Beide Wege angeben: G-Konto und gewöhnliches Konto.",
  },
  "BR-GA-6": {
    message: "Eine Zahlungsbedingung nennt ein Zahlungsmittel, das es nicht gibt: {actual}.",
    fix: "Beide Wege angeben: G-Konto und gewöhnliches Konto.",
  },
  "BR-GA-7": {
    message: "Nicht genau ein Zahlungsmittel ist das G-Konto (GACCOUNT).",
    fix: "Beide Wege angeben: G-Konto und gewöhnliches Konto.",
  },
  "BR-GA-3": {
    message: "Die Beträge der beiden Zahlungsbedingungen ergeben nicht den Zahlbetrag (BT-115).",
    fix: "Den Zahlbetrag auf beide Konten aufteilen.",
  },
};
