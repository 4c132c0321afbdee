import type { Asks } from "./asks.ts";

export const asks: Asks = {
  "BT-1": { question: "Welche Nummer hat die Rechnung?", where: "In Ihrer Buchhaltung, fortlaufend vergeben." },
  "BT-2": { question: "Von welchem Tag ist die Rechnung?", where: "Das Rechnungsdatum, das im Beleg steht." },
  "BT-3": {
    question: "Ist das eine Rechnung, eine Gutschrift oder eine Korrektur?",
    where: "380 für eine Rechnung, 381 für eine Gutschrift, 384 für eine korrigierte Rechnung.",
  },
  "BT-5": { question: "In welcher Währung wird abgerechnet?", where: "Im Auftrag oder Angebot, meist EUR." },
  "BT-9": {
    question: "Bis wann ist zu zahlen?",
    where: "In den Zahlungsbedingungen, zum Beispiel 14 Tage nach Erhalt.",
  },
  "BT-10": {
    question: "Welche Leitweg-ID oder Referenz hat Ihnen der Käufer genannt?",
    where: "In der Bestellung oder im Auftrag; Behörden nennen sie auf Anfrage.",
  },
  "BT-13": { question: "Welche Bestellnummer hat der Käufer vergeben?", where: "Oben auf seiner Bestellung." },
  "BT-20": {
    question: "Zu welchen Bedingungen ist zu zahlen?",
    where: "In Angebot oder Vertrag, zum Beispiel: zahlbar innerhalb von 14 Tagen.",
  },
  "BT-25": {
    question: "Welche Rechnung wird damit berichtigt oder gutgeschrieben?",
    where: "Deren Nummer; sie steht auf jener Rechnung oben.",
  },
  "BT-26": { question: "Von welchem Tag ist jene Rechnung?", where: "Das Datum, das auf ihr steht." },
  "BT-27": {
    question: "Wie heißt das Unternehmen, das verkauft?",
    where: "Im Handelsregister oder in der Gewerbeanmeldung.",
  },
  "BT-30": {
    question: "Unter welcher Nummer ist der Verkäufer eingetragen?",
    where: "Im Handelsregister; in Frankreich die SIREN, in Belgien die Unternehmensnummer.",
  },
  "BT-31": {
    question: "Welche USt-IdNr. hat der Verkäufer?",
    where: "Im Bescheid des Bundeszentralamts für Steuern, beginnend mit dem Land, zum Beispiel DE.",
  },
  "BT-32": { question: "Welche Steuernummer hat der Verkäufer?", where: "Im letzten Bescheid des Finanzamts." },
  "BT-34": {
    question: "Unter welcher elektronischen Adresse ist der Verkäufer zu erreichen?",
    where: "Die E-Mail-Adresse für Rechnungen oder die Kennung im Peppol-Netz.",
  },
  "BT-37": { question: "In welchem Ort sitzt der Verkäufer?", where: "In seiner Anschrift." },
  "BT-38": { question: "Welche Postleitzahl hat der Verkäufer?", where: "In seiner Anschrift." },
  "BT-40": { question: "In welchem Land sitzt der Verkäufer?", where: "In seiner Anschrift." },
  "BT-41": {
    question: "Wer beantwortet beim Verkäufer Fragen zur Rechnung?",
    where: "Eine Person oder Abteilung, zum Beispiel die Buchhaltung.",
  },
  "BT-42": {
    question: "Unter welcher Telefonnummer ist der Ansprechpartner zu erreichen?",
    where: "Im Briefkopf oder Impressum des Verkäufers.",
  },
  "BT-43": {
    question: "Unter welcher E-Mail-Adresse ist der Ansprechpartner zu erreichen?",
    where: "Im Briefkopf oder Impressum des Verkäufers.",
  },
  "BT-44": { question: "Wie heißt der Käufer?", where: "In der Bestellung oder im Vertrag." },
  "BT-47": {
    question: "Unter welcher Nummer ist der Käufer eingetragen?",
    where: "Im Handelsregister; in Frankreich die SIREN, in Belgien die Unternehmensnummer.",
  },
  "BT-48": {
    question: "Welche USt-IdNr. hat der Käufer?",
    where: "Der Käufer nennt sie, oft schon in der Bestellung.",
  },
  "BT-49": {
    question: "An welche elektronische Adresse geht die Rechnung beim Käufer?",
    where: "Der Käufer nennt sie: eine E-Mail-Adresse, eine Leitweg-ID oder die Kennung im Peppol-Netz.",
  },
  "BT-52": { question: "In welchem Ort sitzt der Käufer?", where: "In seiner Anschrift, auf der Bestellung." },
  "BT-53": { question: "Welche Postleitzahl hat der Käufer?", where: "In seiner Anschrift, auf der Bestellung." },
  "BT-55": { question: "In welchem Land sitzt der Käufer?", where: "In seiner Anschrift, auf der Bestellung." },
  "BT-72": { question: "An welchem Tag wurde geliefert oder geleistet?", where: "Auf dem Lieferschein." },
  "BT-80": { question: "In welches Land wurde geliefert?", where: "Auf dem Lieferschein." },
  "BT-81": { question: "Wie soll gezahlt werden?", where: "In Angebot oder Vertrag, meist durch Überweisung." },
  "BT-84": {
    question: "Auf welches Konto soll gezahlt werden?",
    where: "Die IBAN, auf dem Kontoauszug des Verkäufers.",
  },
  "BT-120": {
    question: "Warum fällt keine Umsatzsteuer an?",
    where: "Die Vorschrift, auf die Sie sich berufen, zum Beispiel § 19 UStG.",
  },
  "BT-129": { question: "Welche Menge wird berechnet?", where: "Auf Lieferschein oder Stundenzettel." },
  "BT-130": {
    question: "In welcher Einheit ist die Menge angegeben?",
    where: "Zum Beispiel Stück, Stunde oder Kilogramm.",
  },
  "BT-146": { question: "Was kostet eine Einheit ohne Umsatzsteuer?", where: "In Angebot oder Preisliste." },
  "BT-151": {
    question: "Wie wird diese Leistung besteuert?",
    where: "In der Regel mit Umsatzsteuer (S); sonst weiß es Ihre Steuerberatung.",
  },
  "BT-152": { question: "Mit welchem Satz wird diese Leistung besteuert?", where: "In Deutschland 19 oder 7 Prozent." },
  "BT-153": { question: "Was wurde verkauft?", where: "In Angebot oder Lieferschein." },
};
