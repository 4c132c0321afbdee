/** German wording of the rules of SRBDT that a general sentence does not say. */
import type { Text } from "../text.ts";

export const serbia: Readonly<Record<string, Text>> = {
  "RSR-01": {
    message: "BT-24 muss mit der Kennung von SRBDT 2022 beginnen und ist {actual}.",
    fix: "Die Kennung von SRBDT 2022 angeben, dahinter die der Erweiterung, wenn die Rechnung sie nutzt.",
  },
  "RSR-02": {
    message:
      "Die Rechnung hat Serbiens Erweiterung, die die offizielle Regel in jeder Rechnung ablehnt: Sie sucht die Spezifikationskennung (BT-24) darin.",
    fix: "Die Erweiterung weglassen, bis die Regel berichtigt ist, oder den Empfänger fragen.",
  },
  "RSR-03": {
    message: "Die Rechnungsart (BT-3) {actual} nimmt SEF nicht an.",
    fix: "In einer Rechnung 380, 383 (Belastung) oder 386 (Anzahlung) angeben, in einer Gutschrift 381.",
  },
  "RSR-06": {
    message: "Der Code des Steuerzeitpunkts (BT-8) {actual} ist keiner der drei erlaubten.",
    fix: "35 (Lieferung), 432 (Zahlung) oder 3 (Rechnungsstellung) angeben.",
  },
  "RSR-11": {
    message: "Die USt-IdNr. des Verkäufers (BT-31) {actual} ist nicht RS mit neun oder dreizehn Ziffern.",
    fix: "RS und die PIB des Verkäufers angeben.",
  },
  "RSR-21": {
    message: "Die USt-IdNr. des Käufers (BT-48) {actual} ist nicht RS mit neun oder dreizehn Ziffern.",
    fix: "RS und die PIB des Käufers angeben.",
  },
  "RSR-30": {
    message: "Die USt-IdNr. des Steuervertreters (BT-63) {actual} ist nicht RS mit neun oder dreizehn Ziffern.",
    fix: "RS und die PIB des Steuervertreters angeben.",
  },
  "RSR-12": {
    message: "Das Schema der Steuerregistrierung des Verkäufers (BT-32) ist {actual} und muss RS-VAT-STATUS sein.",
    absent: "Die Steuerregistrierung des Verkäufers (BT-32) hat kein Schema; es muss RS-VAT-STATUS sein.",
    fix: "RS-VAT-STATUS als Steuerschema des Steuerstatus angeben.",
  },
  "RSR-14": {
    message: "Das Schema der elektronischen Adresse des Verkäufers (BT-34) ist {actual} und muss 9948 sein.",
    absent: "Die elektronische Adresse des Verkäufers (BT-34) hat kein Schema; es muss 9948 sein.",
    fix: "Die PIB des Verkäufers mit dem Schema 9948 angeben.",
  },
  "RSR-23": {
    message: "Das Schema der elektronischen Adresse des Käufers (BT-49) ist {actual} und muss 9948 sein.",
    absent: "Die elektronische Adresse des Käufers (BT-49) hat kein Schema; es muss 9948 sein.",
    fix: "Die PIB des Käufers mit dem Schema 9948 angeben.",
  },
  "RSR-18": {
    message: "Die Registernummer des Käufers (BT-47) darf kein Schema haben und hat {actual}.",
    fix: "Das Schema weglassen.",
  },
  "RSR-19": {
    message: "Die Registernummer des Käufers (BT-47) {actual} hat nicht acht oder dreizehn Ziffern.",
    fix: "Die matični broj des Käufers angeben: acht Ziffern, bei Personen dreizehn.",
  },
  "RSR-28": {
    message: "Die Registernummer des Zahlungsempfängers (BT-61) {actual} hat nicht acht oder dreizehn Ziffern.",
    fix: "Die matični broj des Zahlungsempfängers angeben: acht Ziffern, bei Personen dreizehn.",
  },
  "RSR-27": {
    message: "Der Zahlungsempfänger hat nicht genau eine Registernummer (BT-61).",
    fix: "Die eine matični broj des Zahlungsempfängers angeben.",
  },
  "RSK-X-01": {
    message:
      "Eine verwendete Kategorie (R, OE, SS oder N) kommt in der Steueraufschlüsselung (BG-23) nicht genau einmal vor.",
    fix: "Jede Kategorie einmal in der Aufschlüsselung angeben.",
  },
  "RSK-X-05": {
    message: "Der Steuersatz (BT-152) einer Position ohne Steuer ist {actual} und muss 0 sein.",
    absent: "Der Steuersatz (BT-152) einer Position ohne Steuer fehlt; er muss 0 sein.",
    fix: "0 als Steuersatz angeben.",
  },
  "RSK-X-06": {
    message: "Der Steuersatz (BT-96) eines Nachlasses ohne Steuer ist {actual} und muss 0 sein.",
    absent: "Der Steuersatz (BT-96) eines Nachlasses ohne Steuer fehlt; er muss 0 sein.",
    fix: "0 als Steuersatz angeben.",
  },
  "RSK-X-07": {
    message: "Der Steuersatz (BT-103) eines Zuschlags ohne Steuer ist {actual} und muss 0 sein.",
    absent: "Der Steuersatz (BT-103) eines Zuschlags ohne Steuer fehlt; er muss 0 sein.",
    fix: "0 als Steuersatz angeben.",
  },
  "RSK-X-08": {
    message:
      "Die Bemessungsgrundlage (BT-116) {actual} einer Kategorie ohne Steuer ist nicht die Summe ihrer Positionen, Nachlässe und Zuschläge.",
    absent: "Die Bemessungsgrundlage (BT-116) einer Kategorie ohne Steuer fehlt.",
    fix: "Die Positionen der Kategorie neu summieren.",
  },
  "RSK-X-09": {
    message: "Die Steuer (BT-117) einer Kategorie ohne Steuer ist {actual} und muss 0 sein.",
    absent: "Die Steuer (BT-117) einer Kategorie ohne Steuer fehlt; sie muss 0 sein.",
    fix: "0 als Steuerbetrag angeben.",
  },
  "RSK-X-10": {
    message: "Einer Kategorie ohne Steuer fehlt der Grund (BT-120, BT-121).",
    fix: "Als Text oder Code angeben, warum keine Steuer anfällt.",
  },
  "RSE-03": {
    message: "Die verminderte Summe der Erweiterung ist nicht die Summe der Rechnung ohne das Bezahlte (BT-113).",
    fix: "Das Bezahlte von der Summe abziehen und die Differenz angeben.",
  },
};
