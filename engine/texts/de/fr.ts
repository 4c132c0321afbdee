/** German wording of the rules of Flux 2 and of EXTENDED-CTC-FR that a general sentence does not say. */
import type { Text } from "../text.ts";

export const france: Readonly<Record<string, Text>> = {
  "BR-FR-01": {
    requires: "Eine Nummer darf höchstens 35 Zeichen haben, und zwar nur Buchstaben, Ziffern und + - _ /.",
    message: "Die Nummer {actual} ist länger als 35 Zeichen oder enthält ein nicht erlaubtes Zeichen.",
    fix: "Nur Buchstaben, Ziffern und + - _ / verwenden, höchstens 35.",
  },
  "BR-FR-02": {
    requires: "Eine Nummer darf nur Buchstaben, Ziffern und + - _ / enthalten.",
    message: "Die Nummer {actual} enthält ein nicht erlaubtes Zeichen.",
    fix: "Nur Buchstaben, Ziffern und + - _ / verwenden, ohne Leerzeichen.",
  },
  "BR-FR-04": {
    requires: "Die Rechnungsart muss eine sein, die Frankreich annimmt.",
    message: "Die Rechnungsart {actual} gibt es in Frankreich nicht.",
    fix:
      "Geben Sie 380 (Rechnung), 381 (Gutschrift), 384 (korrigierte Rechnung), 386 (Anzahlung), 389 (Gutschriftverfahren), 261 (Gutschrift im Gutschriftverfahren), 262 (Gesamtnachlass), 393 (abgetretene Rechnung), 396 (abgetretene Gutschrift) an, oder 471 bis 473 und 500 bis 503, die diese verbinden.",
  },
  "BR-FR-05_BT-22-1": {
    requires: "Eine Rechnung muss den Hinweis (BT-22) auf Beitreibungskosten mit dem Code PMT haben.",
    message:
      "Es fehlt der Vermerk zu den Beitreibungskosten, den das Gesetz verlangt: Keine Bemerkung (BT-22) hat den Code PMT.",
    fix: "Eine Bemerkung (BG-1) mit dem Code PMT (BT-21) ergänzen; in UBL beginnt ihr Text mit #PMT#.",
  },
  "BR-FR-05_BT-22_PMT": {
    requires: "Eine Rechnung muss den Hinweis (BT-22) auf Beitreibungskosten mit dem Code PMT haben.",
    message:
      "Es fehlt der Vermerk zu den Beitreibungskosten, den das Gesetz verlangt: Keine Bemerkung (BT-22) hat den Code PMT.",
    fix: "Eine Bemerkung (BG-1) mit dem Code PMT (BT-21) ergänzen; in UBL beginnt ihr Text mit #PMT#.",
  },
  "BR-FR-05_BT-22-2": {
    requires: "Eine Rechnung muss den Hinweis (BT-22) auf Verzugszinsen mit dem Code PMD haben.",
    message:
      "Es fehlt der Vermerk zu den Verzugszinsen, den das Gesetz verlangt: Keine Bemerkung (BT-22) hat den Code PMD.",
    fix: "Eine Bemerkung (BG-1) mit dem Code PMD (BT-21) ergänzen; in UBL beginnt ihr Text mit #PMD#.",
  },
  "BR-FR-05_BT-22_PMD": {
    requires: "Eine Rechnung muss den Hinweis (BT-22) auf Verzugszinsen mit dem Code PMD haben.",
    message:
      "Es fehlt der Vermerk zu den Verzugszinsen, den das Gesetz verlangt: Keine Bemerkung (BT-22) hat den Code PMD.",
    fix: "Eine Bemerkung (BG-1) mit dem Code PMD (BT-21) ergänzen; in UBL beginnt ihr Text mit #PMD#.",
  },
  "BR-FR-05_BT-22-3": {
    requires:
      "Eine Rechnung muss den Hinweis (BT-22) auf Skonto, oder darauf, dass es keines gibt, mit dem Code AAB haben.",
    message:
      "Es fehlt der Vermerk zum Skonto, oder dass keines gewährt wird, den das Gesetz verlangt: Keine Bemerkung (BT-22) hat den Code AAB.",
    fix: "Eine Bemerkung (BG-1) mit dem Code AAB (BT-21) ergänzen; in UBL beginnt ihr Text mit #AAB#.",
  },
  "BR-FR-05_BT-22_AAB": {
    requires:
      "Eine Rechnung muss den Hinweis (BT-22) auf Skonto, oder darauf, dass es keines gibt, mit dem Code AAB haben.",
    message:
      "Es fehlt der Vermerk zum Skonto, oder dass keines gewährt wird, den das Gesetz verlangt: Keine Bemerkung (BT-22) hat den Code AAB.",
    fix: "Eine Bemerkung (BG-1) mit dem Code AAB (BT-21) ergänzen; in UBL beginnt ihr Text mit #AAB#.",
  },
  "BR-FR-06": {
    requires: "Jeder der Hinweise PMT, PMD, AAB und TXD darf höchstens einmal vorkommen.",
    message: "Ein Vermerk, der nur einmal vorkommen darf, kommt mehrmals vor: PMT, PMD, AAB oder TXD.",
    fix: "Je Code einen Vermerk behalten.",
  },
  "BR-FR-08": {
    requires: "Der Abrechnungsmodus (BT-23) muss einer der zwanzig französischen sein.",
    message: "Der Rechnungsrahmen (BT-23) {actual} ist keiner der zwanzig französischen.",
    absent: "Die Rechnung nennt keinen Rechnungsrahmen (BT-23).",
    fix:
      "Geben Sie B (Waren), S (Leistungen) oder M (beides) mit der Nummer des Falls an: 1 (Rechnung), 2 (bereits bezahlt), 4 (Schlussrechnung nach Anzahlung), 8 (mehrere Verkäufer), 9 (für andere abgerechnet): B1, S1, M1, B2, S2, M2, S3, B4, S4, M4, S5, S6, B7, S7, B8, S8, M8, B9, S9 oder M9.",
  },
  "BR-FR-09": {
    requires: "Eine SIRET muss 14 Ziffern haben und mit der SIREN des Beteiligten beginnen.",
    message: "Die SIRET {actual} hat nicht 14 Ziffern oder beginnt nicht mit der SIREN des Beteiligten.",
    fix: "SIRET (Schema 0009) oder SIREN (Schema 0002) korrigieren.",
  },
  "BR-FR-10": {
    requires: "Der Verkäufer muss eine SIREN mit neun Ziffern haben (BT-30, Schema 0002).",
    message: "Der Verkäufer hat keine neunstellige SIREN (BT-30, Schema 0002).",
    fix: "Die SIREN des Verkäufers angeben.",
  },
  "BR-FR-11": {
    requires:
      "Bei einem Verkauf an ein Unternehmen in Frankreich (BAR: B2B) muss der Käufer eine SIREN mit neun Ziffern haben (BT-47).",
    message:
      "Verkauft wird an ein Unternehmen in Frankreich (BAR: B2B), aber der Käufer hat keine neunstellige SIREN (BT-47).",
    fix: "Die SIREN des Käufers mit dem Schema 0002 angeben.",
  },
  "BR-FR-12": {
    requires: "Der Käufer muss eine elektronische Adresse (BT-49) haben.",
    message: "Der Käufer hat keine elektronische Adresse (BT-49).",
    fix: "Die Adresse angeben, an der der Käufer Rechnungen empfängt.",
  },
  "BR-FR-13": {
    requires: "Der Verkäufer muss eine elektronische Adresse (BT-34) haben.",
    message: "Der Verkäufer hat keine elektronische Adresse (BT-34).",
    fix: "Die elektronische Adresse des Verkäufers angeben.",
  },
  "BR-FR-15": {
    requires: "Die Umsatzsteuerkategorie muss S, E, AE, K, G, O oder Z sein.",
    message: "Die Steuerkategorie {actual} gibt es in Frankreich nicht: S, E, AE, K, G, O, Z.",
    absent: "Die Steuerkategorie fehlt.",
    fix: "Eine dieser Kategorien angeben.",
  },
  "BR-FR-08_BT-151-2": {
    requires: "Die Umsatzsteuerkategorie muss S, E, AE, K, G, O oder Z sein.",
    message: "Die Steuerkategorie {actual} gibt es in Frankreich nicht: S, E, AE, K, G, O, Z.",
    absent: "Die Steuerkategorie fehlt.",
    fix: "Eine dieser Kategorien angeben.",
  },
  "BR-FR-16": {
    requires: "Der Steuersatz muss ein französischer sein, von heute oder aus früheren Jahren.",
    message: "Der Steuersatz {actual} ist kein französischer.",
    absent: "Der Steuersatz fehlt.",
    fix: "Einen geltenden Satz angeben, etwa 20, 10, 5.5 oder 2.1.",
  },
  "BR-FR-17": {
    requires: "Die Beschreibung eines Anhangs (BT-123) muss einer der französischen Codes sein.",
    message: "Die Beschreibung einer Anlage (BT-123) {actual} ist keiner der französischen Codes.",
    fix:
      "Geben Sie einen dieser Codes an: RIB, LISIBLE, FEUILLE_DE_STYLE, PJA, BORDEREAU_SUIVI, DOCUMENT_ANNEXE, BON_LIVRAISON, BON_COMMANDE, BORDEREAU_SUIVI_VALIDATION, ETAT_ACOMPTE, FACTURE_PAIEMENT_DIRECT oder RECAPITULATIF_COTRAITANCE.",
  },
  "BR-FR-20": {
    requires: "Der Hinweis BAR muss eine bekannte Behandlung nennen.",
    message: "Die Behandlung im BAR-Vermerk gibt es nicht: {actual}.",
    fix: "B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE oder ARCHIVEONLY angeben.",
  },
  "BR-FR-21": {
    requires: "Die elektronische Adresse des Käufers (BT-49) muss mit der SIREN beginnen und das Schema 0225 haben.",
    message:
      "Die elektronische Adresse des Käufers (BT-49) beginnt nicht mit der SIREN, oder ihr Schema ist nicht 0225.",
    fix: "Die Adresse im französischen Verzeichnis angeben: Schema 0225, zuerst die SIREN.",
  },
  "BR-FR-22": {
    requires: "Die elektronische Adresse des Verkäufers (BT-34) muss mit der SIREN beginnen und das Schema 0225 haben.",
    message:
      "Die elektronische Adresse des Verkäufers (BT-34) beginnt nicht mit der SIREN, oder ihr Schema ist nicht 0225.",
    fix: "Die Adresse im französischen Verzeichnis angeben: Schema 0225, zuerst die SIREN.",
  },
  "BR-FR-23": {
    requires: "Eine Kennung darf nur Buchstaben, Ziffern und + - _ . enthalten.",
    message: "Die Kennung {actual} enthält ein nicht erlaubtes Zeichen.",
    fix: "Nur Buchstaben, Ziffern und + - _ . verwenden.",
  },
  "BR-FR-24": {
    requires: "Eine Kennung darf nur Buchstaben, Ziffern und + - _ . enthalten.",
    message: "Die Kennung {actual} enthält ein nicht erlaubtes Zeichen.",
    fix: "Nur Buchstaben, Ziffern und + - _ . verwenden.",
  },
  "BR-FR-27": {
    requires: "Eine Artikeleigenschaft muss einen Namen (BT-160) haben.",
    message: "Einer Artikeleigenschaft fehlt der Name (BT-160), oder er ist leer.",
    fix: "Die Eigenschaft in Worten oder durch ihren Code benennen.",
  },
  "BR-FR-28-Value": {
    requires: "Eine Artikeleigenschaft muss entweder einen Wert (BT-161) oder ein Maß mit Einheit haben.",
    message: "Eine Artikeleigenschaft hat weder Wert noch Maß mit Einheit, oder beides.",
    fix: "Den Wert (BT-161) oder ein Maß mit Einheit angeben.",
  },
  "BR-FR-29": {
    requires:
      "Jede der Arten AFL und AVV eines abgerechneten Objekts darf höchstens einmal vorkommen und muss ihre Nummer haben.",
    message: "Ein abgerechnetes Objekt der Art AFL oder AVV steht doppelt oder ist leer.",
    fix: "Jede Art einmal mit ihrer Nummer angeben.",
  },
  "BR-FR-30": {
    requires:
      "Jede der Arten AFL und AVV eines abgerechneten Objekts darf höchstens einmal vorkommen und muss ihre Nummer haben.",
    message: "Ein abgerechnetes Objekt der Art AFL oder AVV steht doppelt oder ist leer.",
    fix: "Jede Art einmal mit ihrer Nummer angeben.",
  },
  "BR-FR-30_BT-21": {
    requires: "Eine Rechnung darf höchstens einen Hinweis auf ihre Behandlung (BAR) haben.",
    message: "Die Rechnung sagt mehrmals, wie sie zu behandeln ist (BAR).",
    fix: "Einen BAR-Vermerk behalten.",
  },
  "BR-FR-31": {
    requires: "Eine Rechnung darf höchstens einen Hinweis auf ihre Behandlung (BAR) haben.",
    message: "Die Rechnung sagt mehrmals, wie sie zu behandeln ist (BAR).",
    fix: "Einen BAR-Vermerk behalten.",
  },
  "BR-FR-32-LEGALID": {
    requires: "Eine Nummer mit dem Schema der SIREN muss neun Ziffern haben.",
    message: "{actual} ist keine SIREN: neun Ziffern.",
    fix: "Die Nummer oder ihr Schema korrigieren.",
  },
  "BR-FR-32-ID": {
    requires: "Eine Nummer mit dem Schema der SIREN muss neun Ziffern haben.",
    message: "{actual} ist keine SIREN: neun Ziffern.",
    fix: "Die Nummer oder ihr Schema korrigieren.",
  },
  "BR-FR-32-GLOBALID": {
    requires: "Eine Nummer mit dem Schema der SIREN muss neun Ziffern haben.",
    message: "{actual} ist keine SIREN: neun Ziffern.",
    fix: "Die Nummer oder ihr Schema korrigieren.",
  },
  "BR-FR-CO-03": {
    requires:
      "Eine Gutschrift für einen Gesamtnachlass (262) muss den Vertrag (BT-12) und den Zeitraum (BG-14) nennen.",
    message: "Einer Gutschrift mit Rabatt (262) fehlt der Vertrag (BT-12) oder der Zeitraum (BG-14).",
    fix: "Beides angeben.",
  },
  "BR-FR-CO-04": {
    requires: "Eine korrigierte Rechnung muss auf genau eine Rechnung verweisen (BG-3).",
    message: "Eine korrigierte Rechnung verweist nicht auf genau eine Rechnung (BG-3).",
    fix: "Die eine Rechnung nennen, die sie korrigiert.",
  },
  "BR-FR-CO-05": {
    requires:
      "Eine Gutschrift muss die vorausgegangene Rechnung mit Nummer und Datum nennen, insgesamt oder in jeder Position.",
    message: "Eine Gutschrift nennt weder insgesamt noch an jeder Position eine frühere Rechnung mit Nummer und Datum.",
    fix: "Nummer und Datum der Rechnung ergänzen.",
  },
  "BR-FR-CO-07": {
    requires: "Die Zahlung muss am Rechnungsdatum (BT-2) oder später fällig sein (BT-9).",
    message: "Die Zahlung ist vor der Ausstellung (BT-2) fällig (BT-9).",
    fix: "Eines der beiden Daten korrigieren.",
  },
  "BR-FR-CO-08": {
    requires:
      "Eine Schlussrechnung nach Anzahlung (B4, S4, M4) muss eine andere Rechnungsart (BT-3) als eine Anzahlungsrechnung haben.",
    message: "Eine Schlussrechnung nach Anzahlung (B4, S4, M4) ist keine Anzahlungsrechnung.",
    fix: "Rechnungsrahmen (BT-23) oder Rechnungsart (BT-3) korrigieren.",
  },
  "BR-FR-CO-09": {
    requires:
      "Eine bereits bezahlte Rechnung (B2, S2, M2) muss die Summe als bezahlt, 0 als offen und den Zahlungstag angeben.",
    message: "Eine bezahlte Rechnung (B2, S2, M2) nennt den Gesamtbetrag als gezahlt, 0 als fällig und den Zahltag.",
    fix: "Gezahlten Betrag (BT-113), Zahlbetrag (BT-115) oder Datum (BT-9) korrigieren.",
  },
  "BR-FR-CO-10": {
    requires: "Jede Kennung eines Beteiligten muss ein eigenes Schema haben.",
    message: "Eine Kennung eines Beteiligten hat kein Schema, oder zwei haben dasselbe.",
    fix: "Jeder Kennung ein eigenes Schema geben.",
  },
  "BR-FR-CO-12": {
    requires: "Eine Rechnung in anderer Währung muss ihre Umsatzsteuer in Euro angeben (BT-6, BT-111).",
    message: "Die Rechnung ist nicht in Euro und nennt die Steuer nicht in Euro (BT-6, BT-111).",
    fix: "EUR als Währung der Umsatzsteuer und den Steuerbetrag darin angeben.",
  },
  "BR-FR-CO-14": {
    requires: "Wenn der Verkäufer zu einer Organschaft gehört (0231), muss ein Hinweis das sagen.",
    message: "Der Verkäufer gehört zu einem einzigen Steuerpflichtigen (0231), aber kein Vermerk sagt es.",
    fix: "Den Vermerk TXD: MEMBRE_ASSUJETTI_UNIQUE ergänzen.",
  },
  "BR-FR-CO-15": {
    requires:
      "Wenn der Verkäufer zu einer Organschaft gehört (0231), muss deren Umsatzsteuer-ID angegeben sein (BT-63).",
    message: "Der Verkäufer gehört zu einem einzigen Steuerpflichtigen (0231), dessen USt-IdNr. fehlt (BT-63).",
    fix: "Ihn als Steuervertreter mit seiner USt-IdNr. angeben.",
  },
  "BR-FR-MV-01": {
    requires:
      "In einer Rechnung mehrerer Verkäufer muss jede Position sagen, ob sie Überschrift (GROUP), Einzelposition oder Hinweis ist.",
    message: "Eine Position sagt nicht, ob sie Überschrift (GROUP), Detail oder Information ist.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-02": {
    requires: "Eine Rechnung mehrerer Verkäufer muss eine Position für einen Verkäufer (GROUP) haben.",
    message: "Eine Rechnung mehrerer Verkäufer hat keine Position für einen Verkäufer (GROUP).",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-03": {
    requires: "Die Position eines Verkäufers muss die Angaben zu ihm, seiner Rechnung und deren Umsatzsteuer haben.",
    message: "Der Position eines Verkäufers fehlt etwas zum Verkäufer, zu seiner Rechnung oder zur Steuer.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-05": {
    requires: "Die Position eines Verkäufers muss die Summe der Positionen darunter sein.",
    message: "Die Position eines Verkäufers ist nicht die Summe der Positionen darunter.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-06": {
    requires: "Jede Position muss die SIREN ihres Verkäufers nennen, dieselbe wie die Position darüber.",
    message: "Eine Position nennt die SIREN ihres Verkäufers nicht oder eine andere als die Position darüber.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-07": {
    requires: "Jede Position muss die Rechnung ihres Verkäufers nennen, dieselbe wie die Position darüber.",
    message: "Eine Position nennt die Rechnung ihres Verkäufers nicht oder eine andere als die Position darüber.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-08": {
    requires: "Der Befreiungsgrund einer Einzelposition muss mit der Rechnungsnummer ihres Verkäufers beginnen.",
    message: "Der Befreiungsgrund eines Details beginnt nicht mit der Nummer der Rechnung seines Verkäufers.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-09": {
    requires:
      "Die Umsatzsteuer eines Verkäufers muss die Summe der Teile der Aufschlüsselung sein, die seine Rechnungsnummer tragen.",
    message:
      "Die Steuer eines Verkäufers ist nicht die Summe der Teile der Aufschlüsselung mit seiner Rechnungsnummer.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-10": {
    requires: "Die Summe mit Umsatzsteuer eines Verkäufers muss netto plus Umsatzsteuer sein.",
    message: "Der Betrag eines Verkäufers mit Steuer ist nicht netto plus Steuer.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-11": {
    requires: "Der Teil des Rechnungsverkäufers muss die Nummer der Rechnung haben.",
    message: "Der Teil des Verkäufers der Rechnung hat nicht deren Nummer.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-12": {
    requires: "Jeder Verkäuferteil muss eine eigene Nummer haben.",
    message: "Die Teile zweier Verkäufer haben dieselbe Nummer.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-13": {
    requires: "Eine Rechnung mehrerer Verkäufer muss eine andere Art als eine Gutschrift im Gutschriftverfahren haben.",
    message: "Eine Rechnung mehrerer Verkäufer kann keine Gutschrift im Selbstabrechnungsverfahren sein: {actual}.",
    fix: "Eine Rechnungsart (BT-3) angeben, die nicht selbst abgerechnet ist, etwa 380.",
  },
  "BR-FR-BD-13": {
    requires: "Eine für andere abgerechnete Rechnung muss eine Art des Gutschriftverfahrens haben.",
    message: "Eine Rechnung, die einer für andere abrechnet, muss selbst abgerechnet sein: {actual}.",
    fix: "Eine selbst abgerechnete Rechnungsart (BT-3) angeben, etwa 389.",
  },
  "BR-FR-BD-02": {
    requires:
      "Eine für andere abgerechnete Rechnung muss zwei Teile haben: einen für den Verkäufer und einen für den Käufer.",
    message:
      "Eine Rechnung, die einer für andere abrechnet, hat zwei Teile: einen des Verkäufers und einen des Käufers.",
    fix: "Die Positionen der Verkäufer ergänzen oder korrigieren.",
  },
  "BR-FR-MV-BD": {
    requires: "Eine für andere abgerechnete Rechnung muss eine Art des Gutschriftverfahrens haben.",
    message: "Eine Rechnung, die einer für andere abrechnet, muss selbst abgerechnet sein: {actual}.",
    fix: "Eine selbst abgerechnete Rechnungsart (BT-3) angeben, etwa 389.",
  },
  "BR-FR-MV-14-EXT-FR-FE-136": {
    requires: "Der Teil eines Verkäufers in einer Korrektur muss die Nummer (BT-25) der berichtigten Rechnung haben.",
    message: "Dem Teil eines Verkäufers in einer Korrektur fehlt die Nummer (BT-25) der korrigierten Rechnung.",
    fix: "In der Position des Verkäufers ergänzen.",
  },
  "BR-FR-MV-14-EXT-FR-FE-138": {
    requires: "Der Teil eines Verkäufers in einer Korrektur muss das Datum (BT-26) der berichtigten Rechnung haben.",
    message: "Dem Teil eines Verkäufers in einer Korrektur fehlt das Datum (BT-26) der korrigierten Rechnung.",
    fix: "In der Position des Verkäufers ergänzen.",
  },
  "BR-FR-BD-14-EXT-FR-FE-136": {
    requires: "Der Teil eines Verkäufers in einer Korrektur muss die Nummer (BT-25) der berichtigten Rechnung haben.",
    message: "Dem Teil eines Verkäufers in einer Korrektur fehlt die Nummer (BT-25) der korrigierten Rechnung.",
    fix: "In der Position des Verkäufers ergänzen.",
  },
  "BR-FR-BD-14-EXT-FR-FE-138": {
    requires: "Der Teil eines Verkäufers in einer Korrektur muss das Datum (BT-26) der berichtigten Rechnung haben.",
    message: "Dem Teil eines Verkäufers in einer Korrektur fehlt das Datum (BT-26) der korrigierten Rechnung.",
    fix: "In der Position des Verkäufers ergänzen.",
  },
  "BR-FREXT-CO-10": {
    requires: "Die Summe der Positionen (BT-106) muss die Summe ihrer Beträge sein, auf einen Cent je Betrag genau.",
    message: "Die Summe der Positionen (BT-106) weicht um mehr als einen Cent je Betrag von der Summe ab.",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-CO-11": {
    requires: "Die Summe der Nachlässe (BT-107) muss die Summe ihrer Beträge sein, auf einen Cent je Betrag genau.",
    message: "Die Summe der Nachlässe (BT-107) weicht um mehr als einen Cent je Betrag von der Summe ab.",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-CO-12": {
    requires: "Die Summe der Zuschläge (BT-108) muss die Summe ihrer Beträge sein, auf einen Cent je Betrag genau.",
    message: "Die Summe der Zuschläge (BT-108) weicht um mehr als einen Cent je Betrag von der Summe ab.",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-CO-13": {
    requires: "Die Summe ohne Umsatzsteuer (BT-109) muss die Summe ihrer Beträge sein, auf einen Cent je Betrag genau.",
    message: "Der Gesamtbetrag ohne Steuer (BT-109) weicht um mehr als einen Cent je Betrag von der Summe ab.",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-CO-15": {
    requires: "Die Summe mit Umsatzsteuer (BT-112) muss die Summe ihrer Beträge sein, auf einen Cent je Betrag genau.",
    message: "Der Gesamtbetrag mit Steuer (BT-112) weicht um mehr als einen Cent je Betrag von der Summe ab.",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-VAT-01": {
    requires:
      "Eine Umsatzsteuerkategorie muss genau dann in der Aufschlüsselung (BG-23) stehen, wenn etwas danach besteuert wird.",
    message:
      "Eine Steuerkategorie steht genau dann in der Aufschlüsselung (BG-23), wenn etwas danach besteuert wird; hier steht sie nur an einer Stelle.",
    fix: "Die Kategorie in der Aufschlüsselung ergänzen oder entfernen.",
  },
  "BR-FREXT-VAT-08": {
    requires:
      "Der Steuerbasisbetrag (BT-116) muss die Summe der Positionen, Nachlässe und Zuschläge seiner Kategorie sein, auf einen Cent je Betrag genau.",
    message:
      "Die Bemessungsgrundlage (BT-116) weicht um mehr als einen Cent je Betrag von den Beträgen ihrer Kategorie ab.",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-VAT-08ini": {
    requires:
      "Allein nach Kategorie und Satz muss der Steuerbasisbetrag (BT-116) die Summe von Positionen, Nachlässen und Zuschlägen sein.",
    message: "Nach Kategorie und Satz allein ist die Bemessungsgrundlage (BT-116) nicht die Summe der Beträge.",
    fix: "Die Beträge dieser Kategorie und dieses Satzes prüfen.",
  },
  "BR-FREXT-VAT-08rev": {
    requires:
      "Bei gleichem Befreiungsgrund müssen Positionen, Nachlässe und Zuschläge den Steuerbasisbetrag (BT-116) ergeben.",
    message: "Mit demselben Befreiungsgrund ergeben die Beträge nicht die Bemessungsgrundlage (BT-116).",
    fix: "Ihnen den Befreiungsgrund des Teils der Aufschlüsselung geben, zu dem sie gehören.",
  },
  "BR-FREXT-VAT-09": {
    requires: "Die Umsatzsteuer (BT-117) muss Steuerbasisbetrag mal Satz sein, auf einen Cent je Betrag genau.",
    message: "Die Steuer (BT-117) weicht um mehr als einen Cent je Betrag von Bemessungsgrundlage mal Satz ab.",
    fix: "Die Steuer neu berechnen.",
  },
  "BR-FREXT-54-2": {
    requires: "Eine Artikeleigenschaft muss entweder einen Wert (BT-161) oder ein Maß mit Einheit haben.",
    message: "Eine Artikeleigenschaft hat weder Wert noch Maß mit Einheit, oder beides.",
    fix: "Den Wert (BT-161) oder ein Maß mit Einheit angeben.",
  },
  "BR-FREXT-05": {
    requires: "Eine Position muss DETAIL, GROUP oder INFORMATION sein.",
    message: "Eine Position ist weder DETAIL, GROUP noch INFORMATION.",
    fix: "Eines der drei angeben.",
  },
  "BR-FREXT-06": {
    requires: "Eine Position unter einer anderen muss sagen, was sie ist.",
    message: "Eine Position unter einer anderen sagt nicht, was sie ist.",
    fix: "DETAIL, GROUP oder INFORMATION angeben.",
  },
  "BR-FREXT-08": {
    requires: "Der Betrag einer Überschrift (GROUP) muss die Summe der Positionen darunter sein (BT-131).",
    message: "Eine Überschrift (GROUP) ist nicht die Summe der Positionen darunter (BT-131).",
    fix: "Die Beträge neu addieren.",
  },
  "BR-FREXT-11": {
    requires: "Eine Position unter einer anderen muss eine andere Position der Rechnung nennen.",
    message: "Eine Position ist einer Position untergeordnet, die es nicht gibt, oder sich selbst.",
    fix: "Die Position darüber nennen.",
  },
  "BR-FREXT-12": {
    requires: "Jede Überschrift unter einer Überschrift muss ihre Summe nennen (BT-131).",
    message: "Von den Überschriften unter einer Überschrift nennt eine keine Summe (BT-131).",
    fix: "Die Summe jeder Überschrift angeben.",
  },
  "BR-FR-CO-09_BT-23-1": {
    requires:
      "Eine bereits bezahlte Rechnung (B2, S2, M2) muss die Summe mit Umsatzsteuer (BT-112) als gezahlten Betrag (BT-113) angeben.",
    message:
      "Die Rechnung ist bereits bezahlt (B2, S2, M2), aber der gezahlte Betrag (BT-113) {actual} ist nicht ihre Summe (BT-112).",
    absent: "Die Rechnung ist bereits bezahlt (B2, S2, M2), gibt aber keinen gezahlten Betrag (BT-113) an.",
    fix: "Geben Sie die Summe mit Umsatzsteuer als gezahlten Betrag (BT-113) an.",
  },
  "BR-FR-CO-09_BT-23-2": {
    requires: "Eine bereits bezahlte Rechnung (B2, S2, M2) muss 0 als Zahlbetrag (BT-115) angeben.",
    message: "Die Rechnung ist bereits bezahlt (B2, S2, M2), aber ihr Zahlbetrag (BT-115) ist {actual}.",
    absent: "Die Rechnung ist bereits bezahlt (B2, S2, M2), gibt aber keinen Zahlbetrag (BT-115) an.",
    fix: "Geben Sie 0 als Zahlbetrag (BT-115) an.",
  },
  "BR-FR-CO-09_BT-23-3": {
    requires: "Eine bereits bezahlte Rechnung (B2, S2, M2) muss den Zahlungstag als Fälligkeitsdatum (BT-9) angeben.",
    message: "Die Rechnung ist bereits bezahlt (B2, S2, M2), aber der Zahlungstag fehlt (BT-9).",
    fix: "Geben Sie den Zahlungstag als Fälligkeitsdatum (BT-9) an.",
  },
};
