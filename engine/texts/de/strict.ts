/** Deutsche Texte der offiziellen Regeln, die nur der strenge Modus prüft: BR-B, BR-CO-05 … -08, BR-DEX, CVD, DK-R, NO-R, SE-R. */
import type { StrictId } from "../../rules/strict.ts";
import type { Text } from "../text.ts";

/** A rule whose message goes on after a semicolon with the value that broke it. */
function says(requires: string, wrong: string, absent: string | undefined, fix: string): Text {
  return {
    requires: `${requires}.`,
    message: `${requires}; ${wrong}.`,
    ...(absent === undefined ? {} : { absent: `${requires}; ${absent}.` }),
    fix,
  };
}

function reasons(item: string, reason: string, code: string): Text {
  return {
    message: `Grund (${reason}) und Grundcode (${code}) ${item} müssen dasselbe bedeuten.`,
    fix: "Schreiben Sie die Worte, die zum Code gehören, oder lassen Sie eines von beiden weg.",
  };
}

function scheme(of: string, terms: string, list: string): Text {
  return says(
    `In einer Rechnung nach der XRechnung-Extension muss das Schema ${of} (${terms}) aus ${list} stammen oder XR01, XR02 oder XR03 sein`,
    "es ist „{actual}“",
    undefined,
    "Geben Sie als Schema den Code des Registers an, das die Kennung vergeben hat.",
  );
}

const ICD = "der ICD-Liste";
const PAYMENT = "In einer Rechnung nach der XRechnung-Extension muss eine Zahlung an Dritte (BG-DEX-09)";

function payment(part: string, fix: string): Text {
  return { message: `${PAYMENT} ${part} angeben.`, fix };
}

const BETWEEN_DANES = "In einer Rechnung zwischen dänischen Parteien";

function slip(codes: string, what: string, fix: string): Text {
  return { message: `${BETWEEN_DANES} verlangt die Zahlungsart ${codes} (BT-81) ${what}.`, fix };
}

function slipLength(code: string, cards: string, length: string): Text {
  const requires =
    `${BETWEEN_DANES} muss der Verwendungszweck (BT-83) der Zahlungsart ${code} mit ${cards} ${length} Zeichen lang sein`;
  return says(
    requires,
    "„{actual}“ ist es nicht",
    undefined,
    "Übernehmen Sie die ganze Zeile vom Einzahlungsschein: Kartenart, Nummer und Prüfziffer.",
  );
}

function inRegister(party: string, term: string): Text {
  return says(
    `Die Registernummer ${party} (${term}) muss das Schema 0184 des dänischen Unternehmensregisters haben`,
    "sie hat „{actual}“",
    "sie hat keines",
    "Setzen Sie das Schema der CVR-Nummer auf 0184.",
  );
}

const SWEDISH = "eines schwedischen Verkäufers";

function giro(name: string, code: string, requires: string, fix: string): Text {
  return says(
    `Das ${name}-Konto ${SWEDISH} (BT-84, mit ${code} als BT-86) sollte ${requires}`,
    "bei „{actual}“ ist das nicht so",
    "es ist leer",
    fix,
  );
}

const GIRO_FIX = "Schreiben Sie die Kontonummer ohne Bindestrich und Leerzeichen.";

export const strictTexts: Readonly<Record<StrictId, Text>> = {
  "BR-B-01": says(
    "Die Umsatzsteuerkategorie B (Split Payment) ist für Rechnungen, in denen jeder Ländercode IT ist (BT-40, BT-55, BT-80)",
    "dieser ist „{actual}“",
    "einer ist leer",
    "Verwenden Sie die Kategorie der Leistung, wenn nicht Verkäufer, Käufer und Lieferung alle in Italien sind.",
  ),
  "BR-B-02": {
    message:
      "In einer Rechnung mit der Umsatzsteuerkategorie B (Split Payment) darf nichts den Normalsatz S haben (BT-151, BT-95, BT-102).",
    fix:
      "Stellen Sie das, was dem Normalsatz unterliegt, getrennt in Rechnung, oder geben Sie allem dieselbe Kategorie.",
  },
  "BR-CO-05": reasons("eines Nachlasses auf die Rechnung", "BT-97", "BT-98"),
  "BR-CO-06": reasons("eines Zuschlags auf die Rechnung", "BT-104", "BT-105"),
  "BR-CO-07": reasons("eines Nachlasses auf eine Position", "BT-139", "BT-140"),
  "BR-CO-08": reasons("eines Zuschlags auf eine Position", "BT-144", "BT-145"),
  "BR-DEX-01": says(
    "In einer Rechnung nach der XRechnung-Extension muss ein Anhang (BT-125) PDF, PNG, JPEG, CSV, eine Tabelle (XLSX, ODS) oder XML sein",
    "sein MIME-Code ist „{actual}“",
    "er hat keinen MIME-Code",
    "Hängen Sie das Dokument in einem dieser Formate an, und geben Sie den MIME-Code an, etwa application/xml.",
  ),
  "BR-DEX-02": says(
    "Der Nettobetrag einer Position mit Unterpositionen (BT-131) sollte deren Summe sein (BG-DEX-01)",
    "er beträgt {actual}, sie ergeben {expected}",
    "einer der Beträge fehlt",
    "Rechnen Sie die Nettobeträge von den innersten Positionen nach außen nach, und berichtigen Sie den falschen.",
  ),
  "BR-DEX-03": {
    message: "Eine Unterposition (BG-DEX-01) muss genau eine Umsatzsteuerkategorie (BT-151) haben.",
    fix: "Ergänzen Sie die Kategorie mit ihrem Satz, oder behalten Sie eine von mehreren.",
  },
  "BR-DEX-04": scheme("einer Parteikennung", "BT-29, BT-46, BT-60", ICD),
  "BR-DEX-05": scheme("einer Registernummer", "BT-30, BT-47, BT-61", ICD),
  "BR-DEX-06": scheme("einer Standardkennung des Artikels", "BT-157", ICD),
  "BR-DEX-07": scheme("einer elektronischen Adresse", "BT-34, BT-49", "der EAS-Liste"),
  "BR-DEX-08": scheme("des Lieferorts", "BT-71", ICD),
  "BR-DEX-09": says(
    "In einer Rechnung nach der XRechnung-Extension ist der Zahlbetrag (BT-115) die Summe mit Umsatzsteuer abzüglich der Vorauszahlungen, zuzüglich Rundung und Zahlungen an Dritte (BT-112 − BT-113 + BT-114 + BT-DEX-002)",
    "ohne Rundung beträgt er {actual}, die Summe ist {expected}",
    "einer dieser Beträge fehlt",
    "Rechnen Sie die für Dritte erhobenen Zahlungen zum Zahlbetrag hinzu, oder berichtigen Sie den falschen Betrag.",
  ),
  "BR-DEX-10": payment("ihre Art (BT-DEX-001)", "Geben Sie an, was für den Dritten erhoben wird."),
  "BR-DEX-11": payment("ihren Betrag (BT-DEX-002)", "Geben Sie an, wie viel für den Dritten erhoben wird."),
  "BR-DEX-12": payment("ihre Beschreibung (BT-DEX-003)", "Geben Sie an, wofür der Käufer den Dritten bezahlt."),
  "BR-DEX-13": says(
    "Der Betrag einer Zahlung an Dritte (BT-DEX-002) darf höchstens zwei Nachkommastellen haben",
    "er ist „{actual}“",
    undefined,
    "Runden Sie den Betrag auf Cent.",
  ),
  "BR-DEX-14": says(
    "Der Betrag einer Zahlung an Dritte (BT-DEX-002) muss in Rechnungswährung (BT-5) angegeben sein",
    "seine Währung ist „{actual}“, die der Rechnung „{expected}“",
    "eine Währung fehlt",
    "Geben Sie den Betrag in der Währung der Rechnung an.",
  ),
  "BR-DEX-15": {
    message:
      "In einer CII-Rechnung nach der XRechnung-Extension sollten Positionen nicht geschachtelt sein: Unterpositionen (BG-DEX-01) gibt es nur in UBL.",
    fix: "Entfernen Sie den Verweis auf die übergeordnete Position, oder senden Sie die Rechnung in UBL.",
  },
  "BR-DE-CVD-01": {
    message: "Eine Rechnung über saubere Fahrzeuge muss auf ihren Vertrag verweisen (BT-12).",
    fix: "Geben Sie die Kennung des Vertrags an, der den Zuschlag erhielt.",
  },
  "BR-DE-CVD-02": {
    message: "Eine Rechnung über saubere Fahrzeuge muss auf Vergabe oder Los verweisen (BT-17).",
    fix: "Geben Sie die Kennung an, unter der der Auftrag ausgeschrieben wurde.",
  },
  "BR-DE-CVD-03": {
    message:
      "Eine Rechnung über saubere Fahrzeuge muss eine Position (BG-25) haben, deren Artikel in der Liste CVD klassifiziert ist (BT-158) und die Eigenschaft cva hat (BT-160).",
    fix:
      "Klassifizieren Sie das Fahrzeug in der Liste CVD, und geben Sie ihm die Eigenschaft cva mit clean, zero-emission oder other.",
  },
  "BR-DE-CVD-04": says(
    "Eine Klassifizierung in der Liste CVD (BT-158) muss eine Fahrzeugklasse sein: M1, M2, M3, N1, N2 oder N3",
    "sie ist „{actual}“",
    "sie ist leer",
    "Übernehmen Sie die Klasse aus den Fahrzeugpapieren.",
  ),
  "BR-DE-CVD-05": says(
    "Die Eigenschaft cva eines Fahrzeugs (BT-161) muss clean, zero-emission oder other sein",
    "sie ist „{actual}“",
    "sie ist leer",
    "Geben Sie an, was davon das Fahrzeug nach der Richtlinie über saubere Fahrzeuge ist.",
  ),
  "BR-DE-CVD-06-a": {
    message:
      "Ein Artikel, der in der Liste CVD klassifiziert ist, muss die Eigenschaft cva (BT-160) genau einmal haben.",
    fix: "Ergänzen Sie die Eigenschaft mit ihrem Wert, oder behalten Sie eine von mehreren.",
  },
  "BR-DE-CVD-06-b": {
    message: "Ein Artikel mit der Eigenschaft cva muss in der Liste CVD (BT-158) genau einmal klassifiziert sein.",
    fix: "Ergänzen Sie die Fahrzeugklasse mit der Liste CVD, oder behalten Sie eine von mehreren.",
  },
  "BR-TMP-CVD-01": says(
    "In einer Rechnung über saubere Fahrzeuge muss ein Artikel nach CVD oder nach einem Schema aus UNTDID 7143 klassifiziert sein (BT-158)",
    "das Schema ist „{actual}“",
    undefined,
    "Geben Sie das Schema mit seinem Code an, etwa TST für UNSPSC.",
  ),
  "DK-R-002": {
    message: "Ein dänischer Verkäufer muss seine Registernummer angeben (BT-30).",
    fix: "Geben Sie die CVR-Nummer des Verkäufers mit dem Schema 0184 an.",
  },
  "DK-R-003": says(
    `${BETWEEN_DANES} muss eine Klassifizierung nach UNSPSC (BT-158, Liste TST) der Ausgabe 19.05.01 oder 26.08.01 folgen`,
    "sie folgt „{actual}“",
    "die Ausgabe fehlt",
    "Geben Sie als Version der Liste die Ausgabe an, aus der der Code stammt.",
  ),
  "DK-R-004": says(
    `${BETWEEN_DANES} muss der Grund einer Abgabe mit dem Code ZZZ (BT-97, BT-104) ihre vierstellige Nummer sein oder Nummer und Name mit # dazwischen`,
    "„{actual}“ ist keines von beiden",
    "er ist leer",
    "Geben Sie die Nummer an, die die Abgabe bei der dänischen Steuerverwaltung hat, etwa 0020#Elafgift.",
  ),
  "DK-R-005": says(
    `${BETWEEN_DANES} muss die Zahlungsart (BT-81) 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 oder 97 sein`,
    "sie ist „{actual}“",
    "sie fehlt",
    "Verwenden Sie 58 für eine SEPA-Überweisung, 42 für eine Überweisung in Dänemark, 50 und 93 für Einzahlungsscheine.",
  ),
  "DK-R-006": slip(
    "31 oder 42",
    "eine Kontonummer (BT-84) und eine Registriernummer der Bank (BT-86)",
    "Geben Sie beide Nummern des Kontos an.",
  ),
  "DK-R-007": slip(
    "49",
    "ein Mandat (BT-89) und das belastete Konto (BT-91)",
    "Geben Sie an, was der Käufer mit dem Lastschriftauftrag vereinbart hat.",
  ),
  "DK-R-008": slip(
    "50",
    "einen Verwendungszweck, der mit 01#, 04# oder 15# beginnt (BT-83), und ein Konto aus sieben oder acht Ziffern (BT-84)",
    "Übernehmen Sie Kartenart, Nummer und Girokonto vom Einzahlungsschein.",
  ),
  "DK-R-009": slipLength("50", "04# oder 15#", "19"),
  "DK-R-010": slip(
    "93",
    "einen Verwendungszweck, der mit 71#, 73# oder 75# beginnt (BT-83), und ein Konto aus acht Ziffern (BT-84)",
    "Übernehmen Sie Kartenart, Nummer und Gläubigernummer vom Einzahlungsschein.",
  ),
  "DK-R-011": slipLength("93", "71# oder 75#", "18 oder 19"),
  "DK-R-013": {
    message: `${BETWEEN_DANES} muss jede Kennung des Verkäufers (BT-29) und des Käufers (BT-46) ein Schema haben.`,
    fix: "Geben Sie das Schema der Kennung an, etwa 0088 für eine GLN.",
  },
  "DK-R-014": inRegister("eines dänischen Verkäufers", "BT-30"),
  "DK-R-016": says(
    "Eine Gutschrift zwischen dänischen Parteien darf keinen negativen Zahlbetrag haben (BT-115)",
    "er ist {actual}",
    undefined,
    "Senden Sie eine Rechnung über das, was der Käufer zu zahlen hat.",
  ),
  "DK-R-017": inRegister("eines dänischen Käufers in der Rechnung eines dänischen Verkäufers", "BT-47"),
  "NO-R-001": says(
    "Die Umsatzsteuernummer eines norwegischen Verkäufers (BT-31) muss aus NO, der neunstelligen Organisationsnummer und MVA bestehen",
    "„{actual}“ tut das nicht",
    undefined,
    "Vergleichen Sie die Nummer mit dem Register, und schreiben Sie sie ohne Leerzeichen.",
  ),
  "NO-R-002": says(
    "Ein norwegischer Verkäufer, der im Unternehmensregister steht, sollte Foretaksregisteret als Steuernummer mit dem Schema TAX angeben (BT-32)",
    "angegeben ist „{actual}“",
    "die Angabe fehlt",
    "Geben Sie als Steuernummer das Wort Foretaksregisteret an.",
  ),
  "SE-R-001": says(
    `Die USt-IdNr. ${SWEDISH} (BT-31) muss 14 Zeichen lang sein`,
    "„{actual}“ ist es nicht",
    "sie ist leer",
    "Schreiben Sie SE, die zehn Ziffern der Organisationsnummer und 01.",
  ),
  "SE-R-002": says(
    `Die USt-IdNr. ${SWEDISH} (BT-31) darf nach SE nur Ziffern haben`,
    "„{actual}“ hat anderes",
    "sie ist leer",
    "Entfernen Sie Bindestriche und Leerzeichen aus der Nummer.",
  ),
  "SE-R-003": says(
    `Die Organisationsnummer ${SWEDISH} (BT-30) muss eine Zahl sein`,
    "„{actual}“ ist keine",
    "sie ist leer",
    "Schreiben Sie die zehn Ziffern ohne Bindestrich.",
  ),
  "SE-R-004": says(
    `Die Organisationsnummer ${SWEDISH} (BT-30) muss zehn Zeichen lang sein`,
    "„{actual}“ ist es nicht",
    "sie ist leer",
    "Schreiben Sie die Nummer ohne Jahrhundert und ohne Bindestrich.",
  ),
  "SE-R-005": says(
    `Die Steuernummer ${SWEDISH} (BT-32) muss „Godkänd för F-skatt“ lauten`,
    "sie lautet „{actual}“",
    "sie ist leer",
    "Schreiben Sie diese Worte, wenn der Verkäufer für die F-Steuer zugelassen ist, sonst entfernen Sie die Angabe.",
  ),
  "SE-R-006": says(
    `In einer Rechnung ${SWEDISH} muss der Normalsatz S 25, 12 oder 6 Prozent betragen (BT-152, BT-119)`,
    "er beträgt {actual}",
    "er fehlt",
    "Geben Sie den schwedischen Satz an, der gilt.",
  ),
  "SE-R-007": giro("Plusgiro", "SE:PLUSGIRO", "eine Zahl sein", GIRO_FIX),
  "SE-R-008": giro("Bankgiro", "SE:BANKGIRO", "eine Zahl sein", GIRO_FIX),
  "SE-R-009": giro(
    "Bankgiro",
    "SE:BANKGIRO",
    "sieben oder acht Ziffern haben",
    "Prüfen Sie die Kontonummer: Eine Ziffer fehlt oder ist zu viel.",
  ),
  "SE-R-010": giro(
    "Plusgiro",
    "SE:PLUSGIRO",
    "zwei bis acht Ziffern haben",
    "Prüfen Sie die Kontonummer: Vielleicht gehört sie zu einer anderen Bank.",
  ),
  "SE-R-011": {
    message:
      `Eine Rechnung ${SWEDISH} sollte Bankgiro und Plusgiro als Überweisung mit dem Code 30 angeben, nicht mit 50 und 56 (BT-81).`,
    fix: "Verwenden Sie den Code 30, mit SE:BANKGIRO oder SE:PLUSGIRO an der Stelle des BIC.",
  },
  "SE-R-012": {
    message: "Zwischen schwedischen Parteien sollte eine Überweisung den Code 30 haben, nicht 31 (BT-81).",
    fix: "Verwenden Sie den Code 30; 31 ist für Überweisungen in andere Länder.",
  },
  "SE-R-013": says(
    `Die Organisationsnummer ${SWEDISH} (BT-30) muss zehn Ziffern haben, deren letzte eine Prüfziffer ist`,
    "„{actual}“ passt nicht",
    "sie ist leer",
    "Vergleichen Sie die Nummer mit dem Handelsregister.",
  ),
};
