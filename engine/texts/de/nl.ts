/** German wording of the rules of NLCIUS that a general sentence does not say. */
import type { Text } from "../text.ts";

export const netherlands: Readonly<Record<string, Text>> = {
  "BR-NL-1": {
    requires: "Ein Verkäufer in den Niederlanden muss eine Registernummer mit dem Schema 0106 oder 0190 (BT-30) haben.",
    message: "Der Verkäufer in den Niederlanden hat keine Registernummer nach Schema 0106 oder 0190 (BT-30).",
    fix: "Die KvK-Nummer (Schema 0106) oder die OIN (Schema 0190) angeben.",
  },
  "BR-NL-10": {
    requires: "Ein Käufer in den Niederlanden muss eine Registernummer mit dem Schema 0106 oder 0190 (BT-47) haben.",
    message: "Der Käufer in den Niederlanden hat keine Registernummer nach Schema 0106 oder 0190 (BT-47).",
    fix: "Die KvK-Nummer (Schema 0106) oder die OIN (Schema 0190) angeben.",
  },
  "BR-NL-2": {
    requires: "Eine Rechnung muss eine Käuferreferenz (BT-10) oder eine Bestellnummer (BT-13) haben.",
    message: "Die Rechnung hat weder eine Käuferreferenz (BT-10) noch eine Bestellnummer (BT-13).",
    fix: "Eine von beiden angeben.",
  },
  "BR-NL-3": {
    requires: "Die niederländische Anschrift des Verkäufers muss Straße, Ort und Postleitzahl haben.",
    message: "In der Anschrift des Verkäufers fehlt Straße, Ort oder Postleitzahl.",
    fix: "Die Anschrift vervollständigen.",
  },
  "BR-NL-4": {
    requires: "Die niederländische Anschrift des Käufers muss Straße, Ort und Postleitzahl haben.",
    message: "In der Anschrift des Käufers fehlt Straße, Ort oder Postleitzahl.",
    fix: "Die Anschrift vervollständigen.",
  },
  "BR-NL-5": {
    requires: "Die niederländische Anschrift des Steuervertreters muss Straße, Ort und Postleitzahl haben.",
    message: "In der Anschrift des Steuervertreters fehlt Straße, Ort oder Postleitzahl.",
    fix: "Die Anschrift vervollständigen.",
  },
  "BR-NL-7": {
    requires: "Die Rechnungsart (BT-3) muss 380, 381, 384 oder 389 sein.",
    message: "Die Rechnungsart (BT-3) {actual} ist weder 380, 381, 384 noch 389.",
    fix: "Eine dieser Arten angeben.",
  },
  "BR-NL-8": {
    requires: "Eine Gutschrift muss die Rechnungsart 381 haben, eine Rechnung eine andere.",
    message: "Die Art 381 haben genau die Gutschriften; hier steht {actual}.",
    fix: "Gutschriften mit 381 senden, Rechnungen mit einer anderen Art.",
  },
  "BR-NL-9": {
    requires: "Eine korrigierte Rechnung (384) muss die berichtigte Rechnung nennen (BT-25).",
    message: "Eine korrigierte Rechnung (384) nennt die Rechnung nicht, die sie korrigiert (BT-25).",
    fix: "Deren Nummer ergänzen.",
  },
  "BR-NL-11": {
    requires: "Eine Rechnung mit einem offenen Betrag muss angeben, wie er zu zahlen ist (BG-16).",
    message: "Es ist etwas zu zahlen, aber die Rechnung sagt nicht, wie (BG-16).",
    fix: "Das Zahlungsmittel ergänzen.",
  },
  "BR-NL-12": {
    requires: "Das Zahlungsmittel (BT-81) muss 30, 48, 49, 57, 58 oder 59 sein.",
    message: "Das Zahlungsmittel (BT-81) {actual} ist weder 30, 48, 49, 57, 58 noch 59.",
    fix: "Einen dieser Codes angeben.",
  },
  "BR-NL-13": {
    requires: "Eine Rechnung, deren Positionen auf Bestellpositionen verweisen, muss die Bestellung nennen (BT-13).",
    message: "Eine Position verweist auf eine Bestellposition, aber die Rechnung nennt keine Bestellung (BT-13).",
    fix: "Die Bestellnummer ergänzen.",
  },
  "BR-NL-25": {
    requires: "In den Niederlanden muss die Umsatzsteuer-ID die einzige Steuernummer eines Verkäufers sein.",
    message: "Von den Steuernummern des Verkäufers wird in den Niederlanden nur die USt-IdNr. verwendet.",
    fix: "Die andere Steuernummer (BT-32) entfernen.",
  },
  "BR-NL-31": {
    requires: "Eine SEPA-Zahlung muss ohne BIC (BT-86) auskommen.",
    message: "Eine SEPA-Zahlung braucht keinen BIC (BT-86).",
    fix: "Den BIC entfernen.",
  },
  "BR-NL-33": {
    requires: "Die Umsatzsteuer muss allein in der Währung der Rechnung (BT-5) angegeben sein.",
    message: "Die Steuersumme steht in einer anderen Währung als der der Rechnung (BT-5).",
    fix: "Sie nur in der Rechnungswährung angeben.",
  },
  "SI-UBL-2": {
    requires: "Jedes Element muss einen Inhalt haben.",
    message: "Ein Element ist leer.",
    fix: "Das Element entfernen oder füllen.",
  },
  "empty-element-check": {
    requires: "Jedes Element muss einen Inhalt haben.",
    message: "Ein Element ist leer.",
    fix: "Das Element entfernen oder füllen.",
  },
  "BR-GA-1": {
    requires: "Eine Rechnung mit Sperrkonto muss zwei Zahlungsbedingungen haben.",
    message: "Die Rechnung hat nicht zwei Zahlungsbedingungen.",
    fix: "Beide Wege angeben: G-Konto und gewöhnliches Konto.",
  },
  "BR-GA-2": {
    requires: "Eine Rechnung mit Sperrkonto muss zwei Zahlungswege haben.",
    message: "Die Rechnung hat nicht zwei Zahlungsmittel.",
    fix: "Beide Wege angeben: G-Konto und gewöhnliches Konto.",
  },
  "BR-GA-4": {
    requires: "Jede Zahlungsbedingung muss einen Zahlungsweg nennen.",
    message: "Eine Zahlungsbedingung nennt nicht genau ein Zahlungsmittel.",
    fix: "Beide Wege angeben: G-Konto und gewöhnliches Konto.",
  },
  "BR-GA-5": {
    requires: "Jeder Zahlungsweg muss eine Kennung haben.",
    message: "Ein Zahlungsmittel hat nicht genau eine Kennung.",
    fix: "Beide Wege angeben: G-Konto und gewöhnliches Konto.",
  },
  "BR-GA-6": {
    requires: "Jede Zahlungsbedingung muss einen Zahlungsweg der Rechnung nennen.",
    message: "Eine Zahlungsbedingung nennt ein Zahlungsmittel, das es nicht gibt: {actual}.",
    fix: "Beide Wege angeben: G-Konto und gewöhnliches Konto.",
  },
  "BR-GA-7": {
    requires: "Genau ein Zahlungsweg muss das Sperrkonto (GACCOUNT) sein.",
    message: "Nicht genau ein Zahlungsmittel ist das G-Konto (GACCOUNT).",
    fix: "Beide Wege angeben: G-Konto und gewöhnliches Konto.",
  },
  "BR-GA-3": {
    requires: "Die Beträge der beiden Zahlungsbedingungen müssen zusammen den Zahlbetrag (BT-115) ergeben.",
    message: "Die Beträge der beiden Zahlungsbedingungen ergeben nicht den Zahlbetrag (BT-115).",
    fix: "Den Zahlbetrag auf beide Konten aufteilen.",
  },
};
