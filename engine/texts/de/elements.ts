/** German wording of the syntax rules. */
import { elementNames } from "./element_names.ts";
import type { Wording } from "../element_wording.ts";

export const elementWording: Wording = {
  names: elementNames,
  element: "{name}",
  attribute: "das Attribut {name}",
  ending: "einem auf {name} endenden Element",
  place: { element: " in {parent}", attribute: " von {parent}" },
  and: " und ",
  or: " oder ",
  where: ", wenn ",
  filter: "Wenn {path}: {value}",
  conditions: {
    is: "{path} {value} ist",
    isNot: "{path} nicht {value} ist",
    has: "{path} angegeben ist",
    lacks: "{path} fehlt",
    named: "das Element {value} ist",
    within: "es innerhalb von {value} steht",
    root: "das Dokument {value} ist",
  },
  numbers: ["nicht", "einmal", "zweimal"],
  sentences: {
    unused: {
      requires: "Eine Rechnung muss ohne {what}{place} auskommen.",
      message: "Die EN 16931 verwendet {what}{place} nicht, hier steht {actual}.",
      absent: "Die EN 16931 verwendet {what}{place} nicht.",
      fix: "Entfernen Sie {what}{place}.",
    },
    restricted: {
      requires: "Angegeben werden darf {what}{place} nur{exception}.",
      message: "Die EN 16931 verwendet {what}{place} nur{exception}, hier steht {actual}.",
      absent: "Die EN 16931 verwendet {what}{place} nur{exception}.",
      fix: "Entfernen Sie {what}{place}, da dies nur verwendet wird{exception}.",
    },
    tooMany: {
      requires: "Höchstens {number} darf {what}{place} vorkommen.",
      message: "Höchstens {number} darf {what}{place} vorkommen, {actual} ist zu viel.",
      absent: "Höchstens {number} darf {what}{place} vorkommen, hier kommt es öfter vor.",
      fix: "Geben Sie {what}{place} höchstens {number} an und entfernen Sie die übrigen.",
    },
    missing: {
      requires: "Anzugeben ist {what}{place}.",
      message: "Es fehlt {what}{place}.",
      fix: "Ergänzen Sie {what}{place}.",
    },
    notOne: {
      requires: "Genau einmal muss {what}{place} vorkommen.",
      message: "Genau einmal muss {what}{place} vorkommen, {actual} ist zu viel.",
      absent: "Genau einmal muss {what}{place} vorkommen, hier kommt es öfter vor.",
      fix: "Behalten Sie {what}{place} genau einmal.",
    },
    different: {
      requires: "{what} muss in der ganzen Rechnung gleich sein.",
      message: "{what} muss in der ganzen Rechnung gleich sein, {actual} ist ein anderer Wert als der erste.",
      fix: "Geben Sie überall denselben Wert an oder stellen Sie je Wert eine Rechnung aus.",
    },
    notBoth: {
      requires: "Nur eines von {what} darf vorkommen, nicht beides.",
      message: "Beides kommt vor, {what}, und nur eines davon ist erlaubt.",
      fix: "Entfernen Sie eines von beiden.",
    },
    payee: {
      requires:
        "Ein Zahlungsempfänger muss einen anderen Namen haben als den eingetragenen Namen des Verkäufers, und {what} darf bei ihm höchstens einmal vorkommen.",
      message:
        "Der Zahlungsempfänger hat den eingetragenen Namen des Verkäufers, oder {what} kommt bei ihm mehrmals vor.",
      fix: "Geben Sie den Namen des Zahlungsempfängers einmal an, oder lassen Sie ihn weg, wenn er der Verkäufer ist.",
    },
    decimals: {
      requires: "Ein Betrag darf höchstens zwei Nachkommastellen haben.",
      message: "Der Betrag {actual} hat mehr als zwei Nachkommastellen.",
      fix: "Runden Sie den Betrag auf zwei Nachkommastellen.",
    },
    code: {
      requires: "{what}{place} muss einen Code aus der Liste enthalten: {codes}.",
      message: "{actual} steht nicht in der Codeliste für {what}{place}.",
      absent: "Für {what}{place} ist ein Wert angegeben, der nicht in der Codeliste steht.",
      fix: "Geben Sie für {what}{place} einen Code aus der Liste an: {codes}.",
    },
    date: {
      requires: "Ein Datum im Format 102 muss aus Jahr, Monat und Tag in acht Ziffern bestehen.",
      message: "{actual} ist kein Datum, wie es das Format 102 verlangt: Jahr, Monat und Tag in acht Ziffern.",
      absent: "Das Datum ist leer, und das Format 102 verlangt Jahr, Monat und Tag in acht Ziffern.",
      fix: "Schreiben Sie das Datum als JJJJMMTT, zum Beispiel 20250930.",
    },
    parted: {
      requires: "Ein Wert muss aus einem Stück bestehen, denn an einem Kommentar darin bricht die amtliche Regel ab.",
      message:
        "Die amtliche Regel liest {actual} als ein Stück und bricht ohne Ergebnis ab: Ein Kommentar zerteilt den Wert.",
      fix: "Entfernen Sie den Kommentar oder die Verarbeitungsanweisung aus dem Wert.",
    },
  },
  own: {
    "BR-TMP-4": {
      requires:
        "Eine rechnungsbegründende Unterlage (BG-24) darf höchstens eine Beschreibung (BT-123) haben, auch in CII.",
      message: "Eine rechnungsbegründende Unterlage (BG-24) hat mehr als eine Beschreibung (BT-123).",
      fix: "Eine Beschreibung behalten.",
    },
    "BR-TMP-5": {
      requires:
        "Eine rechnungsbegründende Unterlage (BG-24) darf höchstens eine angehängte Datei (BT-125) haben, auch in CII.",
      message: "Eine rechnungsbegründende Unterlage (BG-24) hat mehr als eine angehängte Datei (BT-125).",
      fix: "Für jede Datei eine eigene Unterlage angeben.",
    },
    "BR-TMP-6": {
      requires: "Daten müssen in UBL in der Form 2026-11-23 geschrieben sein.",
      message: "Das Datum {actual} ist nicht in der Form 2026-11-23 geschrieben.",
      fix: "Jahr, Monat und Tag mit Bindestrichen dazwischen angeben, und nichts dahinter.",
    },
    "BR-TMP-7": {
      requires: "Daten müssen in CII in der Form 20261123 mit dem Format 102 geschrieben sein.",
      message: "Das Datum {actual} ist nicht in der Form 20261123 mit dem Format 102 geschrieben.",
      fix: "Jahr, Monat und Tag ohne Trennzeichen angeben, mit dem Format 102.",
    },
    "UBL-SR-43": {
      requires: "Nur der Verweis auf ein Rechnungsobjekt (130) darf eine Belegart oder ein Kennungsschema haben.",
      message: "{home} hat eine Belegart oder ein Kennungsschema, verweist aber nicht auf ein Rechnungsobjekt (130).",
      fix:
        "Entfernen Sie cbc:DocumentTypeCode und das Attribut schemeID von cbc:ID, oder setzen Sie cbc:DocumentTypeCode auf 130.",
    },
    "CII-SR-470": {
      requires:
        "Bei einer Überweisung (Zahlungsmittel 30 oder 58) muss das Konto angegeben sein, auf das gezahlt werden soll.",
      message: "Einer Überweisung (Zahlungsmittel 30 oder 58) fehlt das Konto, auf das gezahlt werden soll.",
      fix: "Ergänzen Sie die IBAN (ram:IBANID) oder die Kontonummer (ram:ProprietaryID) des Zahlungsempfängers.",
    },
    "CII-DT-033": {
      requires:
        "Eine Menge darf nur dann eine Maßeinheit haben, wenn eine berechnete Menge (ram:BilledQuantity) eine hat.",
      message: "{home} hat eine Maßeinheit, aber keine Rechnungszeile hat eine zu ihrer Menge (ram:BilledQuantity).",
      fix: "Ergänzen Sie die Maßeinheit (unitCode) der berechneten Menge oder entfernen Sie sie hier.",
    },
    "CII-SR-476": {
      requires: "Alle zusätzlichen Unterlagen zusammen dürfen einen Anhang haben, so zählt die amtliche Regel.",
      message:
        "Die offizielle Regel zählt die Anhänge aller zusätzlichen Unterlagen zusammen, und dies ist der zweite.",
      fix:
        "Die Regel geht zu weit: Jede Unterlage darf ihren eigenen Anhang haben. Es ist eine Warnung, und es ist nichts zu tun.",
    },
    "CII-SR-119": {
      requires: "Ein Preisnachlass muss ein Kennzeichen mit dem Wert false und einen Betrag haben.",
      message: "Einem Preisnachlass fehlt das Kennzeichen false oder der Betrag.",
      fix: "Setzen Sie udt:Indicator in ram:ChargeIndicator auf false und geben Sie ram:ActualAmount an.",
    },
  },
};
