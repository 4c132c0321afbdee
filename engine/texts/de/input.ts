/** Wording of the findings on JSON input itself. */
import type { InputFaultId, InputKind } from "../../model/faults.ts";
import type { VatFaultId } from "../../rules/own/vat.ts";
import type { Text } from "../text.ts";

/** What the kinds of JSON values are called; bare nouns, because the sentences give them no case. */
export const kinds = {
  text: "Text",
  number: "Zahl",
  date: "Datum wie 2026-11-30",
  truth: "Wahrheitswert",
  null: "null",
  object: "Objekt",
  list: "Liste",
} as const satisfies Readonly<Record<InputKind, string>>;

export const inputTexts = {
  "ATW-INPUT-TYPE": {
    requires: "Jedes Feld einer JSON-Rechnung muss einen Wert seines Typs enthalten.",
    message: "Der Wert dieses Feldes hat den falschen Typ. Erwartet: {expected}; angegeben: {actual}.",
    fix:
      "Schreiben Sie den Wert so, wie das Feld ihn verlangt. Ein Feld ohne Wert lassen Sie weg, statt null zu schreiben.",
  },
  "ATW-INPUT-MISSING": {
    requires: "Eine JSON-Rechnung sollte alle Pflichtfelder haben, auch die, nach denen keine offizielle Regel fragt.",
    message: "Das Feld „{expected}“ ist hier Pflicht, auch wenn keine offizielle Regel danach fragt.",
    fix: "Ergänzen Sie das Feld in diesem Objekt.",
  },
  "ATW-INPUT-UNKNOWN": {
    requires: "Eine JSON-Rechnung sollte nur Felder haben, die das Modell kennt, denn andere gehen verloren.",
    message: "Das Feld „{actual}“ gibt es hier nicht; es wird übergangen. Der ähnlichste Name ist „{expected}“.",
    absent: "Ein Feld dieses Namens gibt es hier nicht, und keines heißt ähnlich; es wird übergangen.",
    fix: "Korrigieren Sie den Feldnamen oder löschen Sie das Feld.",
  },
  "ATW-AMOUNT-UNKNOWN": {
    requires: "Beträge dürfen nicht in Feldern stehen, die das Modell nicht kennt: Dort gingen sie verloren.",
    message: "Das Feld „{actual}“ gibt es hier nicht; sein Betrag würde fehlen. Der ähnlichste Name ist „{expected}“.",
    absent: "Ein Feld dieses Namens gibt es hier nicht. Sein Inhalt sieht nach einem Betrag aus, der fehlen würde.",
    fix:
      "Geben Sie den Betrag dort an, wo das Modell ihn hat: allowances, charges, lines, totals oder vatBreakdown. Ist es keiner, löschen Sie das Feld.",
  },
  "ATW-INPUT-TOO-DEEP": {
    requires: "Objekte und Listen einer JSON-Rechnung dürfen bis zu 100 Ebenen tief verschachtelt sein.",
    message:
      "Objekte und Listen sind hier mehr als {expected} Ebenen tief verschachtelt; was noch tiefer liegt, wurde nicht gelesen.",
    fix: "Senden Sie das Rechnungsobjekt selbst und löschen Sie, was nicht zur Rechnung gehört.",
  },
  "ATW-INPUT-TOO-MANY": {
    requires: "Eine JSON-Rechnung darf bis zu 250.000 Werte enthalten.",
    message:
      "Die Rechnung enthält mehr als {expected} Werte. Ab hier wurde sie nicht gelesen, und keine Regel wurde geprüft.",
    fix: "Teilen Sie die Rechnung auf. Auf der Kommandozeile hebt --max-elements die Grenze an.",
  },
  "ATW-INPUT-CONFLICT": {
    requires:
      "Was eine JSON-Rechnung zweimal angibt, in Kurz- und Langform oder in einem wiederholten Feld, muss übereinstimmen.",
    message: "Für dieselbe Angabe stehen hier „{actual}“ und an anderer Stelle „{expected}“.",
    absent: "Diese Angabe steht zweimal in der Rechnung, und nicht beide Male gleich.",
    fix: "Behalten Sie eine der beiden Angaben und löschen Sie die andere.",
  },
  "ATW-NUMBER-NOT-FINITE": {
    requires: "Eine Zahl muss endlich sein.",
    message: "Eine Zahl muss endlich sein; „{actual}“ ist es nicht.",
    fix: "Meist steckt eine Division durch null oder ein leeres Feld dahinter. Geben Sie den Betrag direkt an.",
  },
  "ATW-NUMBER-TOO-LARGE": {
    requires: "Eine Zahl darf höchstens 15 Stellen vor und 10 Stellen nach dem Dezimalpunkt haben.",
    message: "Die Zahl {actual} hat mehr als 15 Stellen vor oder mehr als 10 Stellen nach dem Dezimalpunkt.",
    fix: "Runden Sie die Zahl auf die nötigen Nachkommastellen; solche Werte entstehen oft durch Gleitkommarechnung.",
  },
  "ATW-TEXT-NOT-XML": {
    requires: "Ein Text darf nur Zeichen enthalten, die XML zulässt.",
    message: "Dieser Text enthält {actual}, ein Zeichen, das in keinem XML-Dokument stehen darf.",
    fix: "Entfernen Sie Steuerzeichen und halbe Zeichenpaare. Tabulator und Zeilenumbruch dürfen bleiben.",
  },
  "ATW-VAT-RATE-OUT-OF-RANGE": {
    requires: "Ein Umsatzsteuersatz liegt zwischen 0 und 100 Prozent.",
    message: "Der Umsatzsteuersatz {actual} liegt nicht zwischen 0 und 100 Prozent.",
    fix: "Geben Sie den Satz in Prozent an: 19 für neunzehn Prozent.",
  },
  "ATW-VAT-RATE-FRACTION": {
    requires: "Ein Umsatzsteuersatz steht in Prozent, und unter 1 gibt es keinen.",
    message: "Der Umsatzsteuersatz {actual} ist weniger als ein Prozent; gemeint ist wohl der Anteil.",
    fix: "Geben Sie den Satz in Prozent an: 19 statt 0.19.",
  },
  "ATW-VAT-CATEGORY-B": {
    requires: "Split Payment (Umsatzsteuerkategorie B) wird hier nicht geprüft.",
    message:
      "Die Umsatzsteuerkategorie ist B, Split Payment. Es gibt sie nur in Italien, und sie wird hier nicht geprüft.",
    fix:
      "Wählen Sie eine andere Umsatzsteuerkategorie, oder lassen Sie die Rechnung nach den italienischen Regeln prüfen.",
  },
  "ATW-PROFILE-UNKNOWN": {
    requires: "Das Profil muss eines von denen sein, die hier geprüft werden.",
    message: "Das Profil „{actual}“ gibt es nicht; zur Wahl stehen {expected}. Geprüft wurde nach EN 16931.",
    absent: "Das Profil ist leer; zur Wahl stehen {expected}. Geprüft wurde nach EN 16931.",
    fix: "Nennen Sie eines dieser Profile, oder lassen Sie das Feld weg, wenn EN 16931 allein genügt.",
  },
  "ATW-AMOUNT-DIFFERS": {
    requires: "Ein Betrag sollte dem entsprechen, was sich aus den übrigen Zahlen der Rechnung ergibt.",
    message: "Angegeben ist {actual}; aus den übrigen Zahlen der Rechnung ergibt sich {expected}.",
    absent:
      "Für Positionen, Ab- und Zuschläge von zusammen {expected} fehlt die Umsatzsteueraufschlüsselung zu Kategorie und Satz.",
    fix:
      "Berichtigen Sie den Betrag oder das, woraus er folgt. Umsatzsteuer und Summen werden berechnet ausgegeben, mit amounts=stated wie angegeben.",
  },
  "ATW-NOT-CARRIED": {
    requires: "Eine Rechnung, die erzeugt wird, darf nichts enthalten, wofür ihre Syntax keinen Platz hat.",
    message:
      "Die Syntax {expected} hat hier keinen Platz für „{actual}“; es ginge verloren oder würde als etwas anderes gelesen.",
    fix:
      "Nehmen Sie den Wert heraus, oder geben Sie ihn in einem anderen Feld an, etwa in einer Bemerkung. Fehlt das, wozu er gehört, ergänzen Sie es.",
  },
  "ATW-DOCUMENT-TOO-LARGE": {
    requires: "Eine Rechnung, die erzeugt wird, muss sich mit den üblichen Grenzen wieder lesen lassen.",
    message: "Als XML hat diese Rechnung {actual} Elemente oder Zeichen; üblicherweise werden {expected} gelesen.",
    fix: "Teilen Sie die Rechnung auf, oder heben Sie die Grenze an, wenn auch der Empfänger seine anhebt.",
  },
} as const satisfies Readonly<Record<InputFaultId | VatFaultId, Text>>;
