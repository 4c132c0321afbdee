/** German wording of the structural rules of Factur-X. */
import type { FacturxWording } from "../locale.ts";

export const facturxWording: FacturxWording = {
  unused: {
    requires: "Eine Rechnung muss ohne {what}{place} auskommen.",
    message: "Das Factur-X-Profil der Rechnung verwendet {what}{place} nicht, hier steht {actual}.",
    absent: "Das Factur-X-Profil der Rechnung verwendet {what}{place} nicht.",
    fix: "Entfernen Sie {what}{place}.",
  },
  meanings: [
    ["1 2 3 4 5 6 7", [
      "Finanzbuchhaltung",
      "Nebenbuch",
      "Haushalt",
      "Kostenrechnung",
      "Forderungen",
      "Verbindlichkeiten",
      "Auftragskostenrechnung",
    ]],
    ["130", ["abgerechnetes Objekt"]],
    ["50 130 916", ["Vergabe oder Los", "abgerechnetes Objekt", "rechnungsbegründende Unterlage"]],
    ["S Z E AE K G O L M B", [
      "Regelsatz",
      "Nullsatz",
      "steuerbefreit",
      "Umkehr der Steuerschuld",
      "innergemeinschaftliche Lieferung",
      "Ausfuhr",
      "nicht steuerbar",
      "IGIC der Kanarischen Inseln",
      "IPSI von Ceuta und Melilla",
      "Split Payment",
    ]],
    ["5 29 72", ["Tag der Ausstellung", "Tag der Lieferung", "Tag der Zahlung"]],
    ["102 205", ["JJJJMMTT", "JJJJMMTThhmmshhmm"]],
    ["VA FC", ["Umsatzsteuer-ID", "Steuernummer"]],
    ["VAT", ["Umsatzsteuer"]],
    ["DETAIL GROUP INFORMATION", ["berechnete Position", "Überschrift mit Summe", "Hinweis"]],
    ["1 2 CFR CIF CIP CPT DAP DDP DPU EXW FAS FCA FOB", [
      "Lieferung durch den Lieferanten",
      "Lieferung durch den Logistiker",
      "Kosten und Fracht",
      "Kosten, Versicherung und Fracht",
      "frachtfrei versichert",
      "frachtfrei",
      "geliefert benannter Ort",
      "geliefert verzollt",
      "geliefert benannter Ort entladen",
      "ab Werk",
      "frei längsseits Schiff",
      "frei Frachtführer",
      "frei an Bord",
    ]],
    ["0 1 2 3 4 5 6 7 8 9", [
      "ohne Angabe",
      "See",
      "Schiene",
      "Straße",
      "Luft",
      "Post",
      "mehrere Verkehrsträger",
      "Rohrleitung oder andere feste Anlage",
      "Binnenschifffahrt",
      "nicht zutreffend",
    ]],
  ],
  rules: {
    "CII-SR-470": {
      message:
        "Eine Überweisung (Zahlungsart 30 oder 58) muss genau ein Konto nennen: eine IBAN oder eine andere Kontonummer, nicht beides.",
      fix:
        "Geben Sie entweder die IBAN (ram:IBANID) oder die Kontonummer (ram:ProprietaryID) des Zahlungsempfängers an.",
    },
    "VAT-01": {
      requires:
        "Eine Umsatzsteuerkategorie muss genau dann in der Steueraufschlüsselung (BG-23) stehen, wenn etwas danach besteuert wird.",
      message:
        "Eine Umsatzsteuerkategorie steht genau dann in der Steueraufschlüsselung (BG-23), wenn etwas danach besteuert wird: {actual} kommt nur auf einer Seite vor.",
      fix: "Ergänzen Sie die Kategorie in der Steueraufschlüsselung, oder entfernen Sie sie dort.",
    },
    "VAT-08b": {
      requires:
        "Der Steuerbasisbetrag (BT-116) muss die Summe der Positionen, Nachlässe und Zuschläge sein, auf einen Cent je Betrag genau.",
      message:
        "Der Steuerbasisbetrag (BT-116) {actual} weicht um mehr als einen Cent je Position, Nachlass und Zuschlag von deren Summe ab.",
      fix: "Addieren Sie Positionen, Nachlässe und Zuschläge dieser Kategorie und dieses Satzes neu.",
    },
    "VAT-08ini": {
      requires:
        "Allein nach Kategorie und Satz muss der Steuerbasisbetrag (BT-116) die Summe von Positionen, Nachlässen und Zuschlägen sein.",
      message:
        "Allein nach Kategorie und Satz ist der Steuerbasisbetrag (BT-116) {actual} nicht die Summe von Positionen, Nachlässen und Zuschlägen.",
      fix: "Prüfen Sie Positionen, Nachlässe und Zuschläge dieser Kategorie und dieses Satzes.",
    },
    "VAT-08rev": {
      requires:
        "Bei gleichem Befreiungsgrund müssen Positionen, Nachlässe und Zuschläge den Steuerbasisbetrag (BT-116) ergeben.",
      message:
        "Mit demselben Befreiungsgrund ergeben Positionen, Nachlässe und Zuschläge nicht den Steuerbasisbetrag (BT-116) {actual}.",
      fix:
        "Geben Sie bei Positionen, Nachlässen und Zuschlägen den Befreiungsgrund der Steueraufschlüsselung an, zu der sie gehören.",
    },
    "BR-FXEXT-S-09b": {
      requires:
        "Der Steuerbetrag (BT-117) muss Steuerbasisbetrag mal Satz sein, auf einen Cent je Position, Nachlass und Zuschlag genau.",
      message:
        "Der Steuerbetrag (BT-117) {actual} ist nicht der Steuerbasisbetrag mal Satz, auch nicht auf einen Cent je Position, Nachlass und Zuschlag genau.",
      fix: "Berechnen Sie den Steuerbetrag aus Steuerbasisbetrag (BT-116) und Satz (BT-119).",
    },
    "BR-CO-25": {
      requires:
        "Eine Rechnung mit einem offenen Betrag muss angeben, wann oder wie zu zahlen ist: Fälligkeitsdatum (BT-9) oder Zahlungsbedingungen (BT-20).",
      message:
        "Bei einem fälligen Betrag von {actual} muss die Rechnung sagen, wann oder wie zu zahlen ist: Fälligkeitsdatum (BT-9) oder Zahlungsbedingungen (BT-20).",
      fix: "Ergänzen Sie das Fälligkeitsdatum oder die Zahlungsbedingungen.",
    },
    "BR-FXEXT-01": {
      requires: "Ein Hinweis mit Themencode (BT-21) muss einen Text (BT-22) oder einen Inhaltscode haben.",
      message: "Eine Bemerkung mit Themencode (BT-21) hat weder Text (BT-22) noch Inhaltscode.",
      fix: "Ergänzen Sie den Text der Bemerkung, oder entfernen Sie sie.",
    },
    "BR-FXEXT-02": {
      requires: "Ein Hinweis zur Position mit Themencode muss einen Text (BT-127) oder einen Inhaltscode haben.",
      message: "Eine Bemerkung zur Position mit Themencode hat weder Text (BT-127) noch Inhaltscode.",
      fix: "Ergänzen Sie den Text der Bemerkung, oder entfernen Sie sie.",
    },
    "BR-FXEXT-03": {
      requires:
        "Die steuerliche Registrierung eines anderen Beteiligten als des Verkäufers muss eine Umsatzsteuer-ID sein (Schema VA).",
      message:
        "Bei anderen Beteiligten als dem Verkäufer ist die steuerliche Kennung eine USt-IdNr., {actual} hat ein anderes Schema.",
      fix: "Setzen Sie das Attribut schemeID der Kennung auf VA.",
    },
    "BR-FXEXT-04": {
      requires: "Die Art einer Artikeleigenschaft soll eine der empfohlenen sein (UNTDID 6313).",
      message: "„{actual}“ gehört nicht zu den empfohlenen Arten von Artikelattributen.",
      fix: "Geben Sie einen empfohlenen Code an, oder benennen Sie das Attribut in Worten (BT-160).",
    },
    "BR-FXEXT-06": {
      requires: "Eine Position unter einer anderen muss sagen, was sie ist: DETAIL, GROUP oder INFORMATION.",
      message: "Eine Position unterhalb von Position {actual} sagt nicht, was sie ist: DETAIL, GROUP oder INFORMATION.",
      fix: "Ergänzen Sie ram:LineStatusReasonCode in der Position.",
    },
    "BR-FXEXT-08": {
      requires: "Der Betrag einer Positionsgruppe muss die Summe der Positionen direkt darunter sein.",
      message: "Der Betrag {actual} einer Positionsgruppe ist nicht die Summe der Positionen direkt darunter.",
      fix: "Addieren Sie die Positionen direkt unter der Gruppe, oder lassen Sie ihren Betrag weg.",
    },
    "BR-FXEXT-11": {
      requires: "Eine Position unter einer anderen muss eine Position der Rechnung nennen.",
      message:
        "Eine Position nennt {actual} als die Position, zu der sie gehört, aber die Rechnung enthält keine mit dieser Nummer.",
      fix: "Nennen Sie in ram:ParentLineID eine Position der Rechnung, oder entfernen Sie den Verweis.",
    },
    "BR-FXEXT-12": {
      message: "Hat eine Positionsgruppe einen Betrag, so muss jede Gruppe direkt darunter einen haben.",
      fix: "Ergänzen Sie den Betrag jeder Gruppe darunter, oder lassen Sie den der Gruppe weg.",
    },
    "BR-FXEXT-BR-22": {
      message: "Eine Position muss die berechnete Menge (BT-129) nennen.",
      fix: "Ergänzen Sie die Menge.",
    },
    "BR-FXEXT-BR-23": {
      message: "Eine Position muss die Einheit ihrer Menge (BT-130) nennen.",
      fix: "Ergänzen Sie bei der Menge den Code der Einheit.",
    },
    "BR-FXEXT-BR-24": {
      message: "Eine Position muss ihren Nettobetrag (BT-131) nennen.",
      fix: "Ergänzen Sie den Nettobetrag der Position.",
    },
    "BR-FXEXT-BR-26": {
      message: "Eine Position muss den Nettopreis ihres Artikels (BT-146) nennen.",
      fix: "Ergänzen Sie den Nettopreis.",
    },
    "BR-FXEXT-BR-38": {
      message: "Ein Zuschlag auf die Rechnung (BG-21) braucht einen Grund (BT-104) oder einen Code dafür (BT-105).",
      fix: "Ergänzen Sie den Grund oder seinen Code.",
    },
    "BR-FXEXT-BR-44": {
      message: "Ein Zuschlag auf eine Position (BG-28) braucht einen Grund (BT-144) oder einen Code dafür (BT-145).",
      fix: "Ergänzen Sie den Grund oder seinen Code.",
    },
    "BR-FXEXT-BR-54-1": {
      message: "Ein Artikelattribut (BG-32) braucht einen Namen (BT-160) oder einen Code für seine Art.",
      fix: "Ergänzen Sie den Namen des Attributs oder seinen Code.",
    },
    "BR-FXEXT-BR-54-2": {
      message: "Ein Artikelattribut (BG-32) braucht entweder einen Wert (BT-161) oder ein Maß mit Einheit.",
      fix: "Geben Sie den Wert oder das Maß an, nicht beides.",
    },
    "BR-FXEXT-CII-DT-097a": {
      requires:
        "Ein Datum mit Uhrzeit im Format 205 muss aus Jahr, Monat, Tag, Stunde und Minute in zwölf Ziffern bestehen.",
      message:
        "{actual} ist kein Datum mit Uhrzeit, wie es das Format 205 verlangt: Jahr, Monat, Tag, Stunde und Minute in zwölf Ziffern.",
      fix: "Schreiben Sie es als JJJJMMTTHHMM, zum Beispiel 202509301430.",
    },
    "BR-FXEXT-CO-04": {
      message: "Eine Position braucht eine Umsatzsteuerkategorie (BT-151) mit der Steuerart VAT.",
      fix: "Ergänzen Sie die Umsatzsteuerkategorie der Position.",
    },
    "BR-FXEXT-CO-10": {
      requires:
        "Die Summe der Nettobeträge (BT-106) muss die Summe der Positionen sein, auf einen Cent je Position genau.",
      message:
        "Die Summe der Positionen (BT-106) weicht um mehr als einen Cent je Position von deren Nettobeträgen ab.",
      fix: "Addieren Sie die Nettobeträge der Positionen neu.",
    },
    "BR-FXEXT-CO-11": {
      requires: "Die Summe der Nachlässe (BT-107) muss die der einzelnen Nachlässe sein, auf je einen Cent genau.",
      message: "Die Summe der Nachlässe (BT-107) weicht um mehr als einen Cent je Nachlass von deren Beträgen ab.",
      fix: "Addieren Sie die Nachlässe neu.",
    },
    "BR-FXEXT-CO-12": {
      requires:
        "Die Summe der Zuschläge (BT-108) muss die der Zuschläge und Versandkosten sein, auf je einen Cent genau.",
      message:
        "Die Summe der Zuschläge (BT-108) weicht um mehr als einen Cent je Zuschlag von den Zuschlägen und Logistikkosten ab.",
      fix: "Addieren Sie Zuschläge und Logistikkosten neu.",
    },
    "BR-FXEXT-CO-13": {
      requires:
        "Die Summe ohne Umsatzsteuer (BT-109) muss Positionen minus Nachlässe plus Zuschläge sein, auf je einen Cent genau.",
      message:
        "Der Gesamtbetrag ohne Umsatzsteuer (BT-109) ist nicht die Summe der Positionen abzüglich Nachlässe zuzüglich Zuschläge, auf einen Cent je Betrag genau.",
      fix: "Berechnen Sie ihn aus Positionen, Nachlässen und Zuschlägen neu.",
    },
    "BR-FXEXT-CO-15": {
      requires:
        "Die Summe mit Umsatzsteuer (BT-112) muss die Summe ohne Umsatzsteuer (BT-109) plus Umsatzsteuer (BT-110) sein, auf einen Cent je Position, Nachlass und Zuschlag genau.",
      message:
        "Der Gesamtbetrag mit Umsatzsteuer (BT-112) ist nicht der Betrag ohne (BT-109) zuzüglich der Umsatzsteuer (BT-110) in Rechnungswährung, auf einen Cent je Position, Nachlass und Zuschlag genau.",
      fix: "Addieren Sie die Umsatzsteuer in Rechnungswährung zum Betrag ohne Umsatzsteuer.",
    },
    "BR-FXEXT-CO-16": {
      requires:
        "Der Zahlbetrag (BT-115) muss die Summe mit Umsatzsteuer minus Gezahltes plus Rundung und Anpassungen sein.",
      message:
        "Der fällige Betrag (BT-115) ist nicht der Gesamtbetrag mit Umsatzsteuer abzüglich des Bezahlten zuzüglich Rundung und Anpassungen.",
      fix: "Berechnen Sie den fälligen Betrag aus diesen Beträgen.",
    },
  },
};
