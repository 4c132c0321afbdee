/** German wording of the rules of Flux 2 and of EXTENDED-CTC-FR that a general sentence does not say. */
import type { Text } from "../text.ts";

export const france: Readonly<Record<string, Text>> = {
  "BR-FR-01": {
    message: "Die Nummer {actual} ist länger als 35 Zeichen oder enthält ein nicht erlaubtes Zeichen.",
    fix: "Nur Buchstaben, Ziffern und + - _ / verwenden, höchstens 35.",
  },
  "BR-FR-02": {
    message: "Die Nummer {actual} enthält ein nicht erlaubtes Zeichen.",
    fix: "Nur Buchstaben, Ziffern und + - _ / verwenden, ohne Leerzeichen.",
  },
  "BR-FR-04": {
    message: "Die Rechnungsart {actual} gibt es in Frankreich nicht.",
    fix: "Eine Art wie 380 (Rechnung), 381 (Gutschrift) oder 386 (Anzahlung) angeben.",
  },
  "BR-FR-05_BT-22-1": {
    message:
      "Es fehlt der Vermerk zu den Beitreibungskosten, den das Gesetz verlangt: Keine Bemerkung (BT-22) hat den Code PMT.",
    fix: "Eine Bemerkung (BG-1) mit dem Code PMT (BT-21) ergänzen; in UBL beginnt ihr Text mit #PMT#.",
  },
  "BR-FR-05_BT-22_PMT": {
    message:
      "Es fehlt der Vermerk zu den Beitreibungskosten, den das Gesetz verlangt: Keine Bemerkung (BT-22) hat den Code PMT.",
    fix: "Eine Bemerkung (BG-1) mit dem Code PMT (BT-21) ergänzen; in UBL beginnt ihr Text mit #PMT#.",
  },
  "BR-FR-05_BT-22-2": {
    message:
      "Es fehlt der Vermerk zu den Verzugszinsen, den das Gesetz verlangt: Keine Bemerkung (BT-22) hat den Code PMD.",
    fix: "Eine Bemerkung (BG-1) mit dem Code PMD (BT-21) ergänzen; in UBL beginnt ihr Text mit #PMD#.",
  },
  "BR-FR-05_BT-22_PMD": {
    message:
      "Es fehlt der Vermerk zu den Verzugszinsen, den das Gesetz verlangt: Keine Bemerkung (BT-22) hat den Code PMD.",
    fix: "Eine Bemerkung (BG-1) mit dem Code PMD (BT-21) ergänzen; in UBL beginnt ihr Text mit #PMD#.",
  },
  "BR-FR-05_BT-22-3": {
    message:
      "Es fehlt der Vermerk zum Skonto, oder dass keines gewährt wird, den das Gesetz verlangt: Keine Bemerkung (BT-22) hat den Code AAB.",
    fix: "Eine Bemerkung (BG-1) mit dem Code AAB (BT-21) ergänzen; in UBL beginnt ihr Text mit #AAB#.",
  },
  "BR-FR-05_BT-22_AAB": {
    message:
      "Es fehlt der Vermerk zum Skonto, oder dass keines gewährt wird, den das Gesetz verlangt: Keine Bemerkung (BT-22) hat den Code AAB.",
    fix: "Eine Bemerkung (BG-1) mit dem Code AAB (BT-21) ergänzen; in UBL beginnt ihr Text mit #AAB#.",
  },
  "BR-FR-06": {
    message: "Ein Vermerk, der nur einmal vorkommen darf, kommt mehrmals vor: PMT, PMD, AAB oder TXD.",
    fix: "Je Code einen Vermerk behalten.",
  },
  "BR-FR-08": {
    message: "Der Rechnungsrahmen (BT-23) {actual} ist keiner der zwanzig französischen.",
    absent: "Die Rechnung nennt keinen Rechnungsrahmen (BT-23).",
    fix: "Den Rahmen angeben, etwa B1, S1 oder M1.",
  },
  "BR-FR-09": {
    message: "Die SIRET {actual} hat nicht 14 Ziffern oder beginnt nicht mit der SIREN des Beteiligten.",
    fix: "SIRET (Schema 0009) oder SIREN (Schema 0002) korrigieren.",
  },
  "BR-FR-10": {
    message: "Der Verkäufer hat keine neunstellige SIREN (BT-30, Schema 0002).",
    fix: "Die SIREN des Verkäufers angeben.",
  },
  "BR-FR-11": {
    message:
      "Verkauft wird an ein Unternehmen in Frankreich (BAR: B2B), aber der Käufer hat keine neunstellige SIREN (BT-47).",
    fix: "Die SIREN des Käufers mit dem Schema 0002 angeben.",
  },
  "BR-FR-12": {
    message: "Der Käufer hat keine elektronische Adresse (BT-49).",
    fix: "Die Adresse angeben, an der der Käufer Rechnungen empfängt.",
  },
  "BR-FR-13": {
    message: "Der Verkäufer hat keine elektronische Adresse (BT-34).",
    fix: "Die elektronische Adresse des Verkäufers angeben.",
  },
  "BR-FR-15": {
    message: "Die Steuerkategorie {actual} gibt es in Frankreich nicht: S, E, AE, K, G, O, Z.",
    absent: "Die Steuerkategorie fehlt.",
    fix: "Eine dieser Kategorien angeben.",
  },
  "BR-FR-08_BT-151-2": {
    message: "Die Steuerkategorie {actual} gibt es in Frankreich nicht: S, E, AE, K, G, O, Z.",
    absent: "Die Steuerkategorie fehlt.",
    fix: "Eine dieser Kategorien angeben.",
  },
  "BR-FR-16": {
    message: "Der Steuersatz {actual} ist kein französischer.",
    absent: "Der Steuersatz fehlt.",
    fix: "Einen geltenden Satz angeben, etwa 20, 10, 5.5 oder 2.1.",
  },
  "BR-FR-17": {
    message: "Die Beschreibung einer Anlage (BT-123) {actual} ist keiner der französischen Codes.",
    fix: "Einen Code wie LISIBLE, RIB oder BON_LIVRAISON angeben.",
  },
  "BR-FR-20": {
    message: "Die Behandlung im BAR-Vermerk gibt es nicht: {actual}.",
    fix: "B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE oder ARCHIVEONLY angeben.",
  },
  "BR-FR-21": {
    message:
      "Die elektronische Adresse des Käufers (BT-49) beginnt nicht mit der SIREN, oder ihr Schema ist nicht 0225.",
    fix: "Die Adresse im französischen Verzeichnis angeben: Schema 0225, zuerst die SIREN.",
  },
  "BR-FR-22": {
    message:
      "Die elektronische Adresse des Verkäufers (BT-34) beginnt nicht mit der SIREN, oder ihr Schema ist nicht 0225.",
    fix: "Die Adresse im französischen Verzeichnis angeben: Schema 0225, zuerst die SIREN.",
  },
  "BR-FR-23": {
    message: "Die Kennung {actual} enthält ein nicht erlaubtes Zeichen.",
    fix: "Nur Buchstaben, Ziffern und + - _ . verwenden.",
  },
  "BR-FR-24": {
    message: "Die Kennung {actual} enthält ein nicht erlaubtes Zeichen.",
    fix: "Nur Buchstaben, Ziffern und + - _ . verwenden.",
  },
  "BR-FR-27": {
    message: "Einer Artikeleigenschaft fehlt der Name (BT-160), oder er ist leer.",
    fix: "Die Eigenschaft in Worten oder durch ihren Code benennen.",
  },
  "BR-FR-28-Value": {
    message: "Eine Artikeleigenschaft hat weder Wert noch Maß mit Einheit, oder beides.",
    fix: "Den Wert (BT-161) oder ein Maß mit Einheit angeben.",
  },
  "BR-FR-29": {
    message: "Ein abgerechnetes Objekt der Art AFL oder AVV steht doppelt oder ist leer.",
    fix: "Jede Art einmal mit ihrer Nummer angeben.",
  },
  "BR-FR-30": {
    message: "Ein abgerechnetes Objekt der Art AFL oder AVV steht doppelt oder ist leer.",
    fix: "Jede Art einmal mit ihrer Nummer angeben.",
  },
  "BR-FR-30_BT-21": {
    message: "Die Rechnung sagt mehrmals, wie sie zu behandeln ist (BAR).",
    fix: "Einen BAR-Vermerk behalten.",
  },
  "BR-FR-31": {
    message: "Die Rechnung sagt mehrmals, wie sie zu behandeln ist (BAR).",
    fix: "Einen BAR-Vermerk behalten.",
  },
  "BR-FR-32-LEGALID": {
    message: "{actual} ist keine SIREN: neun Ziffern.",
    fix: "Die Nummer oder ihr Schema korrigieren.",
  },
  "BR-FR-32-ID": { message: "{actual} ist keine SIREN: neun Ziffern.", fix: "Die Nummer oder ihr Schema korrigieren." },
  "BR-FR-32-GLOBALID": {
    message: "{actual} ist keine SIREN: neun Ziffern.",
    fix: "Die Nummer oder ihr Schema korrigieren.",
  },
  "BR-FR-CO-03": {
    message: "Einer Gutschrift mit Rabatt (262) fehlt der Vertrag (BT-12) oder der Zeitraum (BG-14).",
    fix: "Beides angeben.",
  },
  "BR-FR-CO-04": {
    message: "Eine korrigierte Rechnung verweist nicht auf genau eine Rechnung (BG-3).",
    fix: "Die eine Rechnung nennen, die sie korrigiert.",
  },
  "BR-FR-CO-05": {
    message: "Eine Gutschrift nennt weder insgesamt noch an jeder Position eine frühere Rechnung mit Nummer und Datum.",
    fix: "Nummer und Datum der Rechnung ergänzen.",
  },
  "BR-FR-CO-07": {
    message: "Die Zahlung ist vor der Ausstellung (BT-2) fällig (BT-9).",
    fix: "Eines der beiden Daten korrigieren.",
  },
  "BR-FR-CO-08": {
    message: "Eine Schlussrechnung nach Anzahlung (B4, S4, M4) ist keine Anzahlungsrechnung.",
    fix: "Rechnungsrahmen (BT-23) oder Rechnungsart (BT-3) korrigieren.",
  },
  "BR-FR-CO-09": {
    message: "Eine bezahlte Rechnung (B2, S2, M2) nennt den Gesamtbetrag als gezahlt, 0 als fällig und den Zahltag.",
    fix: "Gezahlten Betrag (BT-113), Zahlbetrag (BT-115) oder Datum (BT-9) korrigieren.",
  },
  "BR-FR-CO-10": {
    message: "Eine Kennung eines Beteiligten hat kein Schema, oder zwei haben dasselbe.",
    fix: "Jeder Kennung ein eigenes Schema geben.",
  },
  "BR-FR-CO-12": {
    message: "Die Rechnung ist nicht in Euro und nennt die Steuer nicht in Euro (BT-6, BT-111).",
    fix: "EUR als Währung der Umsatzsteuer und den Steuerbetrag darin angeben.",
  },
  "BR-FR-CO-14": {
    message: "Der Verkäufer gehört zu einem einzigen Steuerpflichtigen (0231), aber kein Vermerk sagt es.",
    fix: "Den Vermerk TXD: MEMBRE_ASSUJETTI_UNIQUE ergänzen.",
  },
  "BR-FR-CO-15": {
    message: "Der Verkäufer gehört zu einem einzigen Steuerpflichtigen (0231), dessen USt-IdNr. fehlt (BT-63).",
    fix: "Ihn als Steuervertreter mit seiner USt-IdNr. angeben.",
  },
  "BR-FR-MV-01": {
    message: "Eine Position sagt nicht, ob sie Überschrift (GROUP), Detail oder Information ist.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-02": {
    message: "Eine Rechnung mehrerer Verkäufer hat keine Position für einen Verkäufer (GROUP).",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-03": {
    message: "Der Position eines Verkäufers fehlt etwas zum Verkäufer, zu seiner Rechnung oder zur Steuer.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-05": {
    message: "Die Position eines Verkäufers ist nicht die Summe der Positionen darunter.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-06": {
    message: "Eine Position nennt die SIREN ihres Verkäufers nicht oder eine andere als die Position darüber.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-07": {
    message: "Eine Position nennt die Rechnung ihres Verkäufers nicht oder eine andere als die Position darüber.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-08": {
    message: "Der Befreiungsgrund eines Details beginnt nicht mit der Nummer der Rechnung seines Verkäufers.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-09": {
    message:
      "Die Steuer eines Verkäufers ist nicht die Summe der Teile der Aufschlüsselung mit seiner Rechnungsnummer.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-10": {
    message: "Der Betrag eines Verkäufers mit Steuer ist nicht netto plus Steuer.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-11": {
    message: "Der Teil des Verkäufers der Rechnung hat nicht deren Nummer.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-12": {
    message: "Die Teile zweier Verkäufer haben dieselbe Nummer.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-13": {
    message: "Eine Rechnung mehrerer Verkäufer kann keine Gutschrift im Selbstabrechnungsverfahren sein: {actual}.",
    fix: "Eine Rechnungsart (BT-3) angeben, die nicht selbst abgerechnet ist, etwa 380.",
  },
  "BR-FR-BD-13": {
    message: "Eine Rechnung, die einer für andere abrechnet, muss selbst abgerechnet sein: {actual}.",
    fix: "Eine selbst abgerechnete Rechnungsart (BT-3) angeben, etwa 389.",
  },
  "BR-FR-BD-02": {
    message:
      "Eine Rechnung, die einer für andere abrechnet, hat zwei Teile: einen des Verkäufers und einen des Käufers.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-BD": {
    message: "Eine Rechnung, die einer für andere abrechnet, muss selbst abgerechnet sein: {actual}.",
    fix: "Eine selbst abgerechnete Rechnungsart (BT-3) angeben, etwa 389.",
  },
  "BR-FR-MV-14-EXT-FR-FE-136": {
    message: "Dem Teil eines Verkäufers in einer Korrektur fehlt die Nummer (BT-25) der korrigierten Rechnung.",
    fix: "In der Position des Verkäufers ergänzen.",
  },
  "BR-FR-MV-14-EXT-FR-FE-138": {
    message: "Dem Teil eines Verkäufers in einer Korrektur fehlt das Datum (BT-26) der korrigierten Rechnung.",
    fix: "In der Position des Verkäufers ergänzen.",
  },
  "BR-FR-BD-14-EXT-FR-FE-136": {
    message: "Dem Teil eines Verkäufers in einer Korrektur fehlt die Nummer (BT-25) der korrigierten Rechnung.",
    fix: "In der Position des Verkäufers ergänzen.",
  },
  "BR-FR-BD-14-EXT-FR-FE-138": {
    message: "Dem Teil eines Verkäufers in einer Korrektur fehlt das Datum (BT-26) der korrigierten Rechnung.",
    fix: "In der Position des Verkäufers ergänzen.",
  },
  "BR-FREXT-CO-10": {
    message: "Die Summe der Positionen (BT-106) weicht um mehr als einen Cent je Betrag von der Summe ab.",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-CO-11": {
    message: "Die Summe der Nachlässe (BT-107) weicht um mehr als einen Cent je Betrag von der Summe ab.",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-CO-12": {
    message: "Die Summe der Zuschläge (BT-108) weicht um mehr als einen Cent je Betrag von der Summe ab.",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-CO-13": {
    message: "Der Gesamtbetrag ohne Steuer (BT-109) weicht um mehr als einen Cent je Betrag von der Summe ab.",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-CO-15": {
    message: "Der Gesamtbetrag mit Steuer (BT-112) weicht um mehr als einen Cent je Betrag von der Summe ab.",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-VAT-01": {
    message:
      "Eine Steuerkategorie steht genau dann in der Aufschlüsselung (BG-23), wenn etwas danach besteuert wird; hier steht sie nur an einer Stelle.",
    fix: "Die Kategorie in der Aufschlüsselung ergänzen oder entfernen.",
  },
  "BR-FREXT-VAT-08": {
    message:
      "Die Bemessungsgrundlage (BT-116) weicht um mehr als einen Cent je Betrag von den Beträgen ihrer Kategorie ab.",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-VAT-08ini": {
    message: "Nach Kategorie und Satz allein ist die Bemessungsgrundlage (BT-116) nicht die Summe der Beträge.",
    fix: "Die Beträge dieser Kategorie und dieses Satzes prüfen.",
  },
  "BR-FREXT-VAT-08rev": {
    message: "Mit demselben Befreiungsgrund ergeben die Beträge nicht die Bemessungsgrundlage (BT-116).",
    fix: "Ihnen den Befreiungsgrund des Teils der Aufschlüsselung geben, zu dem sie gehören.",
  },
  "BR-FREXT-VAT-09": {
    message: "Die Steuer (BT-117) weicht um mehr als einen Cent je Betrag von Bemessungsgrundlage mal Satz ab.",
    fix: "Die Steuer neu berechnen.",
  },
  "BR-FREXT-54-2": {
    message: "Eine Artikeleigenschaft hat weder Wert noch Maß mit Einheit, oder beides.",
    fix: "Den Wert (BT-161) oder ein Maß mit Einheit angeben.",
  },
  "BR-FREXT-05": { message: "Eine Position ist weder DETAIL, GROUP noch INFORMATION.", fix: "Eines der drei angeben." },
  "BR-FREXT-06": {
    message: "Eine Position unter einer anderen sagt nicht, was sie ist.",
    fix: "DETAIL, GROUP oder INFORMATION angeben.",
  },
  "BR-FREXT-08": {
    message: "Eine Überschrift (GROUP) ist nicht die Summe der Positionen darunter (BT-131).",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-11": {
    message: "Eine Position ist einer Position untergeordnet, die es nicht gibt, oder sich selbst.",
    fix: "Die Position darüber nennen.",
  },
  "BR-FREXT-12": {
    message: "Von den Überschriften unter einer Überschrift nennt eine keine Summe (BT-131).",
    fix: "Die Summe jeder Überschrift angeben.",
  },
};
