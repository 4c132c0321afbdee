/** What in software usually makes rules fail, by what they are about; the most frequent first. */
import type { Causes } from "../en/causes.ts";

export const causes: Causes = {
  required: [
    "Ein Stammdatenfeld ist leer, und der Export lässt das Element stillschweigend weg.",
    "Die Zuordnung liest nur den Kurznamen oder die erste Adresszeile eines Datensatzes.",
    "Die Vorlage stammt aus einer Rechnung, in der diese Angabe nicht nötig war.",
  ],
  sums: [
    "Die Summen kommen aus der Datenbank, wo je Position gerundet wurde, statt aus den Beträgen der Rechnung.",
    "Beträge werden als binäre Gleitkommazahlen geführt, sodass 0,1 + 0,2 nicht mehr 0,3 ergibt.",
    "Ein Rabatt, ein Zuschlag, eine Anzahlung oder die Rundung steht auf dem Papier, aber nicht im XML.",
    "Eine Position wurde ergänzt oder storniert, nachdem die Summen berechnet waren.",
  ],
  lineAmounts: [
    "Der Preis gilt für 100 oder 1000 Einheiten, aber die Basismenge (BT-149) fehlt.",
    "Ein Rabatt ist schon vom Preis abgezogen und steht zusätzlich als Nachlass der Position da, oder keins von beidem.",
    "Der Preis wird auf zwei Stellen gerundet, bevor er mit der Menge multipliziert wird.",
    "Eine Rückgabe hat einen negativen Preis statt einer negativen Menge.",
  ],
  vat: [
    "Die Kategorie wird allein aus dem Satz abgeleitet: 0 % kann Nullsatz, steuerfrei, Reverse Charge, Ausfuhr oder nicht steuerbar sein.",
    "Statt der Umsatzsteuerkategorie der EN 16931 wird der Steuerschlüssel der Buchhaltung geschrieben.",
    "Der Grund, warum keine Umsatzsteuer anfällt, steht im Freitext und nicht in der Umsatzsteueraufschlüsselung.",
    "Bei einem neuen Kunden im Ausland fehlt die USt-IdNr. in den Stammdaten.",
  ],
  rates: [
    "Der Satz ist als Faktor gespeichert: 0.19 statt 19.",
    "Der Satz wird aus gerundeten Beträgen zurückgerechnet: 18.99 statt 19.",
    "In den Stammdaten steht noch ein alter Satz oder der eines anderen Landes.",
  ],
  codes: [
    "Statt des Codes wird ein Wort oder Kürzel der Software geschrieben: Stk statt H87, € statt EUR.",
    "Die Liste in der Software ist älter als der Stand der Regeln oder hat eigene Codes.",
    "Der Code ist klein geschrieben oder hat ein Leerzeichen am Anfang oder Ende.",
  ],
  decimals: [
    "Der Betrag wird ungerundet geschrieben, wie der Rechner ihn führt: 19.989999.",
    "Preise dürfen mehr Nachkommastellen haben als Beträge, und dieselbe Formatierung dient für beide.",
  ],
  dates: [
    "Daten stehen in der üblichen Schreibweise da: 30.11.2026 statt 2026-11-30.",
    "Ein Tag geht verloren, weil ein Zeitpunkt von einer Zeitzone in eine andere umgerechnet wurde.",
    "Anfang und Ende kommen aus zwei Datensätzen, die getrennt geändert werden, etwa Vertrag und Abrechnungsplan.",
  ],
  allowances: [
    "Die Software kennt den Betrag eines Rabatts, aber weder seinen Grund noch den Code dafür.",
    "Prozentsatz, Grundbetrag und Betrag sind getrennt gespeichert, und nur einer davon wurde geändert.",
    "Ein Zuschlag wird als Nachlass mit negativem Betrag geschrieben oder umgekehrt.",
  ],
  payment: [
    "Die Bankverbindung steht in der Fußzeile und nicht in den Angaben zur Zahlung.",
    "Der Code der Zahlungsart ist fest eingestellt, und die übrigen Angaben gehören zu einer anderen: 59 ohne Mandat, 58 ohne Konto.",
    "Die IBAN wurde von Hand eingegeben, ohne die Prüfziffern zu prüfen.",
  ],
  discountTerms: [
    "Das Skonto steht als Satz da, wo XRechnung eine Zeile wie #SKONTO#TAGE=14#PROZENT=2.00# verlangt.",
    "Der Zeilenumbruch nach dem letzten # geht verloren, weil der Export Leerraum am Ende entfernt.",
  ],
  postal: [
    "Straße, Postleitzahl und Ort sind in einem Feld gespeichert und landen in einem Element.",
    "Das Land ist als Name gespeichert oder fehlt bei Kunden im Inland.",
    "Der Datensatz eines neuen Kunden wurde nicht vervollständigt.",
  ],
  contact: [
    "Der Ansprechpartner steht im Briefkopf, und der Export hat kein Feld dafür.",
    "Ansprechpartner werden für Kunden gepflegt, nicht für das eigene Unternehmen.",
    "Telefonnummer und E-Mail-Adresse stehen in einem Feld oder sind vertauscht.",
  ],
  delivery: [
    "Liefertag und Lieferort stehen auf dem Lieferschein und werden nicht in die Rechnung übernommen.",
    "Der Tag fehlt, wenn er der Rechnungstag ist, und der Ort, wenn er die Anschrift des Käufers ist.",
  ],
  electronic: [
    "Die Rechnung ging bisher per E-Mail hinaus, und niemand hat die elektronischen Adressen erfragt.",
    "Die Kennung ist ohne ihr Schema gespeichert, etwa eine GLN ohne 0088.",
  ],
  identifiers: [
    "Die Nummer wurde von Hand eingegeben, ohne die Prüfziffer zu prüfen.",
    "Leerzeichen, Punkte oder der Name des Registers gehören zur Nummer, wie auf dem Papier.",
    "Das Schema gehört zu einem anderen Register als die Nummer.",
  ],
  references: [
    "Eine Korrektur wird als eigene Rechnung angelegt, und die Nummer der ersten steht nur im Text.",
    "Die Bestellnummer ist bei den Positionen gespeichert und fehlt im Kopf der Rechnung.",
  ],
  attachments: [
    "Anlagen werden ohne Dateinamen oder Medientyp angehängt.",
    "Mehrere Anlagen haben denselben Dateinamen, etwa scan.pdf.",
    "Die Anlage hat ein Format, das nicht zulässig ist, etwa ein Textdokument oder ein Archiv.",
  ],
  currency: [
    "Beträge wurden umgerechnet, aber nicht bei allen wurde die Währung geändert.",
    "Die Währung für die Umsatzsteuer (BT-6) wird immer gefüllt, auch wenn sie die der Rechnung ist.",
    "Die Umsatzsteuer in der zweiten Währung steht auf dem Papier, aber nicht im XML.",
  ],
  specification: [
    "Die Kennung stammt aus einer Vorlage für eine ältere Fassung der Regeln.",
    "Der Empfänger wollte ein anderes Profil, aber Kennung (BT-24) oder Geschäftsprozess (BT-23) blieben, wie sie waren.",
  ],
  documentType: [
    "Alle Belege haben denselben Typ, auch Korrekturen und Teilrechnungen.",
    "Der Typ ist ein Code der eigenen Software oder einer, den dieses Profil nicht zulässt.",
  ],
  buyerReference: [
    "Die Leitweg-ID oder Bestellnummer ist bekannt, aber der Export hat kein Feld dafür.",
    "Bei der Bestellung fragt niemand nach einer Referenz.",
  ],
  empty: [
    "Der Export schreibt jedes Element seiner Vorlage, auch die ohne Wert.",
    "Ein Stammdatenfeld enthält nur Leerzeichen.",
  ],
  germany: [
    "Eine Rechnung nach EN 16931 hat nur die Kennung der XRechnung bekommen.",
    "Die Angabe ist bekannt, aber der Export stammt aus der Zeit der Papierrechnung und hat kein Feld dafür.",
  ],
  network: [
    "Eine Rechnung nach EN 16931 hat nur die Kennung von Peppol BIS Billing bekommen.",
    "Die Vorlage stammt aus einem anderen Netz, das für diese Angabe andere Regeln hat.",
  ],
  national: [
    "Die Software wurde für ein anderes Land entwickelt, und ihre Vorlage kennt die Vorgaben dieses Landes nicht.",
    "Die Registernummer des Verkäufers steht in der Fußzeile oder einer Bemerkung statt in ihrem Feld.",
  ],
  special: [
    "Eine gewöhnliche Rechnung hat die Kennung (BT-24) dieser Sonderform bekommen.",
    "Die zusätzlichen Daten stehen in Bemerkungen oder Anlagen statt in den Feldern dafür.",
  ],
  syntax: [
    "Das XML wurde allein nach dem Schema erstellt, das viel mehr zulässt, als EN 16931 verwendet.",
    "Eine Bibliothek füllt optionale Elemente und Attribute mit Standardwerten.",
    "Wo die Norm einen Wert vorsieht, wird eine Liste geschrieben, etwa mehrere Bemerkungen oder Verweise.",
  ],
  repeated: [
    "Wo die Norm einen Wert vorsieht, wird eine Liste geschrieben, etwa mehrere Bemerkungen oder Verweise.",
    "Zwei Schritte des Exports schreiben dasselbe Element.",
  ],
  schema: [
    "Elemente stehen in der Reihenfolge, in der das Programm auf sie stößt, und nicht in der des Schemas.",
    "Das XML wird als Text zusammengesetzt, und ein Element oder sein Namensraum ist falsch geschrieben.",
    "Die Bibliothek ist für eine andere Version des Formats, etwa UBL 2.3 oder ZUGFeRD 1.",
  ],
  json: [
    "Ein Feld des JSON-Modells ist falsch geschrieben oder heißt wie in der eigenen Datenbank.",
    "Ein Wert hat den Typ der eigenen Datenbank: eine Zahl als Text mit Währung, ein Datum mit Uhrzeit.",
    "Ein Feld ist in der Kurzform angegeben und blieb zusätzlich in der vollen Form stehen.",
  ],
  values: [
    "Zahlen stehen in der Schreibweise des Betriebssystems da: 7,0 oder 1.234,56.",
    "Ein Wahrheitswert steht als Wort oder Buchstabe da: ja oder J statt true.",
    "Eine Berechnung ist vorher gescheitert, und ihr Ergebnis ist keine Zahl.",
  ],
  characters: [
    "Ein Text wurde aus einem anderen Programm eingefügt und hat unsichtbare Steuerzeichen mitgebracht.",
    "Eine Datei wurde in der falschen Kodierung gelesen, bevor ihr Inhalt in die Rechnung kam.",
    "Ein Name oder eine Bemerkung enthält Zeichen einer Schrift, die den Schriftarten fehlt.",
  ],
  large: [
    "Ein ganzer Zeitraum steht in einer Rechnung, mit einer Position für jeden einzelnen Vorgang.",
    "Statt einer Rechnung wird ein Export der Datenbank geschickt.",
  ],
  notCarried: [
    "Die Rechnung war für ein anderes Profil gedacht, dessen Syntax einen Platz für diesen Wert hat.",
    "Ein Wert, der nur für Menschen gedacht ist, steht in einem eigenen Feld und nicht in einer Bemerkung.",
  ],
  reversed: [
    "Die Rechnung wurde mit umgekehrten Vorzeichen kopiert und hat zusätzlich den Typ einer Korrektur bekommen.",
    "Eine Gutschrift wird wie in der Buchhaltung als negative Rechnung geschrieben.",
  ],
};
