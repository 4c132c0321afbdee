/** German wording of the rules of SRBDT that a general sentence does not say. */
import type { Text } from "../text.ts";

export const serbia: Readonly<Record<string, Text>> = {
  "RSR-01": {
    requires: "BT-24 muss mit der Kennung von SRBDT 2022 beginnen.",
    message: "BT-24 muss mit der Kennung von SRBDT 2022 beginnen und ist {actual}.",
    fix: "Die Kennung von SRBDT 2022 angeben, dahinter die der Erweiterung, wenn die Rechnung sie nutzt.",
  },
  "RSR-02": {
    requires: "So wie die amtliche Regel geschrieben ist, muss eine Rechnung ohne die serbische Erweiterung auskommen.",
    message:
      "Die Rechnung hat Serbiens Erweiterung, die die offizielle Regel in jeder Rechnung ablehnt: Sie sucht die Spezifikationskennung (BT-24) darin.",
    fix: "Die Erweiterung weglassen, bis die Regel berichtigt ist, oder den Empfänger fragen.",
  },
  "RSR-03": {
    requires: "Die Rechnungsart (BT-3) muss in einer Rechnung 380, 383 oder 386 sein, in einer Gutschrift 381.",
    message: "Die Rechnungsart (BT-3) {actual} nimmt SEF nicht an.",
    fix: "In einer Rechnung 380, 383 (Belastung) oder 386 (Anzahlung) angeben, in einer Gutschrift 381.",
  },
  "RSR-06": {
    requires: "Der Code des Steuerzeitpunkts (BT-8) muss 35, 432 oder 3 sein.",
    message: "Der Code des Steuerzeitpunkts (BT-8) {actual} ist keiner der drei erlaubten.",
    fix: "35 (Lieferung), 432 (Zahlung) oder 3 (Rechnungsstellung) angeben.",
  },
  "RSR-11": {
    requires: "Die Umsatzsteuer-ID des Verkäufers (BT-31) muss aus RS und neun oder dreizehn Ziffern bestehen.",
    message: "Die USt-IdNr. des Verkäufers (BT-31) {actual} ist nicht RS mit neun oder dreizehn Ziffern.",
    fix: "RS und die PIB des Verkäufers angeben.",
  },
  "RSR-21": {
    requires: "Die Umsatzsteuer-ID des Käufers (BT-48) muss aus RS und neun oder dreizehn Ziffern bestehen.",
    message: "Die USt-IdNr. des Käufers (BT-48) {actual} ist nicht RS mit neun oder dreizehn Ziffern.",
    fix: "RS und die PIB des Käufers angeben.",
  },
  "RSR-30": {
    requires: "Die Umsatzsteuer-ID des Steuervertreters (BT-63) muss aus RS und neun oder dreizehn Ziffern bestehen.",
    message: "Die USt-IdNr. des Steuervertreters (BT-63) {actual} ist nicht RS mit neun oder dreizehn Ziffern.",
    fix: "RS und die PIB des Steuervertreters angeben.",
  },
  "RSR-12": {
    requires: "Das Schema der steuerlichen Registrierung des Verkäufers (BT-32) muss RS-VAT-STATUS sein.",
    message: "Das Schema der Steuerregistrierung des Verkäufers (BT-32) ist {actual} und muss RS-VAT-STATUS sein.",
    absent: "Die Steuerregistrierung des Verkäufers (BT-32) hat kein Schema; es muss RS-VAT-STATUS sein.",
    fix: "RS-VAT-STATUS als Steuerschema des Steuerstatus angeben.",
  },
  "RSR-14": {
    requires: "Das Schema der elektronischen Adresse des Verkäufers (BT-34) muss 9948 sein.",
    message: "Das Schema der elektronischen Adresse des Verkäufers (BT-34) ist {actual} und muss 9948 sein.",
    absent: "Die elektronische Adresse des Verkäufers (BT-34) hat kein Schema; es muss 9948 sein.",
    fix: "Die PIB des Verkäufers mit dem Schema 9948 angeben.",
  },
  "RSR-23": {
    requires: "Das Schema der elektronischen Adresse des Käufers (BT-49) muss 9948 sein.",
    message: "Das Schema der elektronischen Adresse des Käufers (BT-49) ist {actual} und muss 9948 sein.",
    absent: "Die elektronische Adresse des Käufers (BT-49) hat kein Schema; es muss 9948 sein.",
    fix: "Die PIB des Käufers mit dem Schema 9948 angeben.",
  },
  "RSR-18": {
    requires: "Die Registernummer des Käufers (BT-47) muss ohne Schema angegeben sein.",
    message: "Die Registernummer des Käufers (BT-47) darf kein Schema haben und hat {actual}.",
    fix: "Das Schema weglassen.",
  },
  "RSR-19": {
    requires: "Die Registernummer des Käufers (BT-47) muss acht oder dreizehn Ziffern haben.",
    message: "Die Registernummer des Käufers (BT-47) {actual} hat nicht acht oder dreizehn Ziffern.",
    fix: "Die matični broj des Käufers angeben: acht Ziffern, bei Personen dreizehn.",
  },
  "RSR-28": {
    requires: "Die Registernummer des Zahlungsempfängers (BT-61) muss acht oder dreizehn Ziffern haben.",
    message: "Die Registernummer des Zahlungsempfängers (BT-61) {actual} hat nicht acht oder dreizehn Ziffern.",
    fix: "Die matični broj des Zahlungsempfängers angeben: acht Ziffern, bei Personen dreizehn.",
  },
  "RSR-27": {
    requires: "Ein Zahlungsempfänger muss genau eine Registernummer (BT-61) haben.",
    message: "Der Zahlungsempfänger hat nicht genau eine Registernummer (BT-61).",
    fix: "Die eine matični broj des Zahlungsempfängers angeben.",
  },
  "RSK-X-01": {
    requires:
      "Eine verwendete Kategorie (R, OE, SS oder N) muss genau einmal in der Steueraufschlüsselung (BG-23) stehen.",
    message:
      "Eine verwendete Kategorie (R, OE, SS oder N) kommt in der Steueraufschlüsselung (BG-23) nicht genau einmal vor.",
    fix: "Jede Kategorie einmal in der Aufschlüsselung angeben.",
  },
  "RSK-X-05": {
    requires: "Der Steuersatz (BT-152) einer Position ohne Umsatzsteuer muss 0 sein.",
    message: "Der Steuersatz (BT-152) einer Position ohne Steuer ist {actual} und muss 0 sein.",
    absent: "Der Steuersatz (BT-152) einer Position ohne Steuer fehlt; er muss 0 sein.",
    fix: "0 als Steuersatz angeben.",
  },
  "RSK-X-06": {
    requires: "Der Steuersatz (BT-96) eines Nachlasses ohne Umsatzsteuer muss 0 sein.",
    message: "Der Steuersatz (BT-96) eines Nachlasses ohne Steuer ist {actual} und muss 0 sein.",
    absent: "Der Steuersatz (BT-96) eines Nachlasses ohne Steuer fehlt; er muss 0 sein.",
    fix: "0 als Steuersatz angeben.",
  },
  "RSK-X-07": {
    requires: "Der Steuersatz (BT-103) eines Zuschlags ohne Umsatzsteuer muss 0 sein.",
    message: "Der Steuersatz (BT-103) eines Zuschlags ohne Steuer ist {actual} und muss 0 sein.",
    absent: "Der Steuersatz (BT-103) eines Zuschlags ohne Steuer fehlt; er muss 0 sein.",
    fix: "0 als Steuersatz angeben.",
  },
  "RSK-X-08": {
    requires:
      "Der Steuerbasisbetrag (BT-116) einer Kategorie ohne Umsatzsteuer muss die Summe ihrer Positionen, Nachlässe und Zuschläge sein.",
    message:
      "Die Bemessungsgrundlage (BT-116) {actual} einer Kategorie ohne Steuer ist nicht die Summe ihrer Positionen, Nachlässe und Zuschläge.",
    absent: "Die Bemessungsgrundlage (BT-116) einer Kategorie ohne Steuer fehlt.",
    fix: "Die Positionen der Kategorie neu summieren.",
  },
  "RSK-X-09": {
    requires: "Die Umsatzsteuer (BT-117) einer Kategorie ohne Umsatzsteuer muss 0 sein.",
    message: "Die Steuer (BT-117) einer Kategorie ohne Steuer ist {actual} und muss 0 sein.",
    absent: "Die Steuer (BT-117) einer Kategorie ohne Steuer fehlt; sie muss 0 sein.",
    fix: "0 als Steuerbetrag angeben.",
  },
  "RSK-X-10": {
    requires: "Eine Kategorie ohne Umsatzsteuer muss einen Grund haben (BT-120, BT-121).",
    message: "Einer Kategorie ohne Steuer fehlt der Grund (BT-120, BT-121).",
    fix: "Als Text oder Code angeben, warum keine Steuer anfällt.",
  },
  "RSE-03": {
    requires: "Die verminderte Summe der Erweiterung muss die Rechnungssumme ohne das Gezahlte (BT-113) sein.",
    message: "Die verminderte Summe der Erweiterung ist nicht die Summe der Rechnung ohne das Bezahlte (BT-113).",
    fix: "Das Bezahlte von der Summe abziehen und die Differenz angeben.",
  },
};
