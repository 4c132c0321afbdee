import { marks } from "../../model/said.ts";
import { titles } from "../../texts/term_titles.ts";
import { asks } from "./asks/de.ts";
import type { Words } from "./words.ts";

export const words: Words = {
  lang: "de",
  quotes: marks.de,
  comma: true,
  termTitle: (id) => titles[id][0],
  line: "Position {count}",
  entry: "Eintrag {count}",
  scheme: "Kennung des Schemas (schemeID)",
  titles: {
    replaced: "{term}: {expected} statt {actual}",
    added: "{term} fehlt: {expected}",
    removed: "{term} muss entfallen: {actual}",
    gone: "{term} muss entfallen",
    everywhere: "{term}: {expected} statt {actual}, an {count} Stellen",
    several: "{term} passt nicht zum Rest: {count} Werte ändern sich",
    missing: "{term} fehlt",
    wrong: "{term} braucht einen anderen Wert",
    unclear: "{term} passt nicht zum Rest, und mehr als ein Wert kann der falsche sein",
  },
  questions: {
    missing: "Welcher Wert gehört in {term}?",
    wrong: "Welcher Wert gehört stattdessen in {term}?",
    lacking: "Fehlt eine Position? Die Summen verlangen eine über {expected} netto mit Umsatzsteuer nach {actual}.",
    scheme: {
      ask: "Von welcher Art ist diese Adresse?",
      register: "In welchem Register steht diese Nummer?",
      where:
        "EM ist eine E-Mail-Adresse, 0204 eine Leitweg-ID, 9930 eine deutsche und 9914 eine österreichische USt-IdNr., 0208 eine belgische Unternehmensnummer, 0225 eine französische SIREN.",
    },
  },
  asks,
  told: {
    tried: "Die Änderung wurde ausprobiert; danach waren alle diese Meldungen weg.",
    sums: "Die Beträge wurden miteinander verglichen: Das ist die kleinste Änderung, mit der die Summen aufgehen.",
    sameChange: "An allen diesen Stellen ist derselbe Wert auf dieselbe Weise zu ändern.",
    sameTerm: "Diese Meldungen verlangen denselben Wert.",
    sameRule: "Dieselbe Regel beanstandet an mehreren Stellen dasselbe.",
    alone: "Davon hängt nichts weiter ab.",
    several: "Mit jeder dieser Änderungen gehen die Summen auf; die erste ist die wahrscheinlichere.",
    even: "Mit jeder dieser Änderungen gehen die Summen auf, und nichts in der Rechnung sagt, welche richtig ist.",
    charged: "Die Kategorie ist ohne Umsatzsteuer, berechnet wird sie trotzdem: Eines von beiden ist falsch.",
    duplicate: "Das steht zweimal da.",
    forgotten: "Die Differenz ist genau ein Betrag, der dasteht: Er wurde dort vergessen, wo er zählt.",
    surplus: "Die Differenz ist genau dieser Betrag: Ohne ihn gehen alle Summen auf.",
    separator: "Da steht {actual}, und mit {expected} gehen alle Summen auf: Das Dezimalzeichen ist verrutscht.",
    gross: "Das ist der Betrag mit Umsatzsteuer statt ohne oder umgekehrt: brutto statt netto.",
    swapped: "Da steht {actual}, und mit {expected} gehen alle Summen auf: Zwei Ziffern sind vertauscht.",
    typed: "Da steht {actual}, und mit {expected} gehen alle Summen auf: Eine Ziffer ist eine andere.",
    sign: "Da steht {actual}, und mit {expected} gehen alle Summen auf: Das Vorzeichen ist verkehrt.",
    rate: "Mit dieser Kategorie und diesem Satz stimmen die Umsatzsteueraufschlüsselung und alle Summen.",
    follows: "Der Wert ergibt sich aus anderen Beträgen, aber nicht so, wie er dasteht.",
    decimals: "Der Betrag hat mehr Nachkommastellen, als er haben darf.",
    exchanged: "Jeder der beiden Beträge hat den Wert des anderen.",
    baseQuantity: "Der Preis gilt für eine andere Menge, als die Position angibt.",
    omitted: "Etwas wird mit einer Kategorie und einem Satz besteuert, die in der Umsatzsteueraufschlüsselung fehlen.",
    unstated: "Etwas wurde abgezogen oder gerundet, und die Rechnung gibt es nicht an.",
    lacking:
      "Den Positionen fehlt {expected} zu dem, was ihre Summe und die Umsatzsteueraufschlüsselung nach {actual} angeben: Eine Position fehlt.",
    agreed: "Da steht {actual}, und mit {expected} gehen alle Summen auf.",
    builtOtherwise: "Die Datei wurde so zusammengesetzt, und diese Meldungen waren weg.",
    noise: "Leerraum, Zeilenumbrüche oder unsichtbare Zeichen sind hineingeraten.",
    otherName: "Das ist ein anderer Name für denselben Code.",
    otherType: "Eine CreditNote ist keine Rechnung, und alles andere darin sagt das.",
    otherCurrency: "Alle Beträge sind in dieser Währung.",
    otherSpecification: "Das ist ein anderer Name für dieselbe Spezifikation.",
    unheld: "Für Unterpositionen oder Zahlungen an Dritte hat das Profil keinen Platz, dieses hier schon.",
    otherMode: "Der Vorgang sagt, dass bezahlt ist, und die Beträge sagen, dass nicht: Eines von beiden ist falsch.",
    otherMeans:
      "Der Code nennt eine Zahlungsart, und die Angaben gehören zu einer anderen: Eines von beiden ist falsch.",
    twoVatPoints: "Der Zeitpunkt der Steuer ist zweimal angegeben, als Tag und als Code.",
    turnedPeriod: "Der Zeitraum endet, bevor er beginnt: Die beiden Tage sind vertauscht.",
    turnedCredit: "Eine Gutschrift nennt, was gutgeschrieben wird, ohne Minus: Mit Minus verlangt sie Geld.",
    turnedPrice: "Ein Preis liegt nie unter null: Was zurückgegeben wird, hat eine negative Menge.",
    hiddenDiscount: "Die beiden Preise der Position unterscheiden sich um einen Rabatt, der nicht angegeben ist.",
    fraction: "Ein Anteil ist als Teil von eins geschrieben, oder hundertfach.",
    rated: "Es wird keine Umsatzsteuer berechnet, und doch steht ein Steuersatz da.",
    notSubject: "Was nicht steuerbar ist, steht ohne USt-IdNr. da; was steuerbefreit ist, mit ihr.",
    unmarkedNote: "Die Bemerkung ist da und sagt nicht, wovon sie handelt.",
    partedNote: "Eine Bemerkung, die es einmal geben darf, steht in mehreren Teilen da.",
    unnamedItem: "Die Position hat eine Beschreibung und keinen Namen.",
    noBase: "Ein Preis gilt für ein Stück oder mehr, nie für keines.",
    otherReason: "Der Code steht in keiner Liste; die Kategorie sagt den Grund, und der Text daneben auch.",
    untaxed: "Der Regelsteuersatz ist nicht null: Ohne Umsatzsteuer ist es eine andere Kategorie.",
    bareVatId: "Es fehlt, was das Land um die Ziffern herum schreibt.",
    otherForm: "Die Nummer ist anders geschrieben, als ihr Register sie führt.",
    nationalForm: "Das Land hat dafür ein eigenes Wort oder einen eigenen Code.",
    noScheme: "Form und Land sagen, aus welchem Register die Nummer ist.",
    onlyTaxNumber: "Es ist eine Steuernummer, und der Verkäufer hat keine USt-IdNr.",
    elsewhere: "Der Wert steht in einem anderen Feld der Rechnung.",
    townAndCode: "Ort und Postleitzahl stehen in einem Feld.",
    turnedInLine:
      "Ein Nachlass oder Zuschlag der Position zählt andersherum: Mit dem anderen Vorzeichen ergibt sich ihr Betrag.",
    missingInLine:
      "Die Position weicht um {expected} von Preis mal Menge ab, und alle Summen bestätigen sie: Ein Nachlass oder Zuschlag der Position fehlt.",
    missingGroup:
      "Alle Summen sind sich über {expected} einig, und der Betrag steht nirgends als Zuschlag oder Nachlass: Er wurde vergessen.",
    reading: "Das lässt sich auf mehr als eine Weise lesen.",
    worth: "Das ergibt sich aus dem Betrag der Position.",
    checkDigits: "Zwei Zeichen sind vertauscht: Zurückgetauscht stimmen die Prüfziffern.",
    country: "Das Land ist das des Beteiligten und seiner Umsatzsteuer-Identifikationsnummer.",
    neighbour: "An anderen Stellen der Rechnung steht es so.",
    misspelt: "Das ist der ähnlichste Code.",
    numbered: "Das ist der Platz der Position unter den anderen.",
    root: "So heißt das Dokument.",
    details: "Dazu gehören die Angaben zur Zahlung.",
    ofName: "So endet der Name der Datei.",
  },
  structure: {
    namespaces: {
      title: "Was dasteht, wird nicht gelesen: Sein Namensraum heißt anders, {actual}",
      told:
        "Die Elemente sind die des Formats, nur die Adresse, die die Datei für sie angibt, ist eine andere. Kein Wert ändert sich.",
    },
    namesakes: {
      title: "So heißen sie in einem Dokument der anderen Art: {actual}",
      told:
        "Eine Invoice und eine CreditNote nennen dasselbe verschieden. Es erhält den Namen, den es hier hat, und sagt dasselbe.",
    },
    arrangement: {
      title: "Die Datei ist nicht so aufgebaut, wie das Format es verlangt",
      told:
        "Jeder Teil kommt an seine Stelle, was wörtlich zweimal da steht, bleibt einmal stehen, und Zusätze zu den Werten, die das Format nicht kennt, entfallen. Kein Wert ändert sich.",
    },
    emptiness: {
      title: "Elemente der Datei sind leer",
      told: "Ein Element ohne Inhalt sagt nichts, und die Regeln verbieten es. Ohne sie bleibt jeder Wert gleich.",
    },
    repetition: {
      title: "Doppelt in der Datei: {actual}",
      told:
        "Es darf dort nur einmal stehen, und beide sind Wort für Wort gleich. Ohne das zweite sagt die Rechnung dasselbe.",
    },
    unread: {
      title: "Was dasteht, wird ohne {actual} nicht gelesen",
      told:
        "Der Wert steht in der Datei, und ohne diese Angabe liest ihn niemand. Es ändert sich nichts an dem, was dasteht.",
    },
    respelt: {
      title: "Nicht so geschrieben, wie das Format es verlangt: {actual}",
      told:
        "Ein Datum hat in jedem Format eine Form, und Leerraum um eine Zahl, einen Code oder eine Kennung gehört nicht dazu. Der Wert bleibt derselbe.",
    },
    misplaced: {
      title: "Am falschen Ort: {actual}",
      told:
        "Dort liest EN 16931 nichts. Es kommt mit demselben Wert dorthin, wo es gelesen wird: ein Zuschlag zu allen Zuschlägen (SpecifiedTradeAllowanceCharge), die Summen zählen ihn schon, und die Fälligkeit einer Gutschrift zur Zahlungsart.",
    },
    unused: {
      title: "EN 16931 verwendet {actual} nicht",
      told: "Das Attribut steht bei einem Wert und sagt nichts weiter über ihn. Ohne es bleibt jeder Wert gleich.",
    },
    currency: {
      title: "In einer anderen Währung als die Rechnung: {actual}",
      told:
        "Eine Rechnung hat eine Währung (BT-5), und ihre Summen zählen diesen Betrag als einen darin. Er erhält diese Währung, die Zahl bleibt.",
    },
    converted: {
      title: "Dieses Format kann nicht aufnehmen, was die Rechnung sagt; {expected} kann es",
      told: "Sie wurde zur Probe so geschrieben: Nichts geht verloren, und sie ist gültig.",
    },
    surplus: {
      title: "Das Format kennt {actual} nicht",
      told:
        "Wer die Rechnung liest, findet es dort nicht. Ist es wichtig, tragen Sie es an der richtigen Stelle ein, bevor es entfällt.",
    },
  },
  waits: "Die Rechnungsart stimmt, das Dokument nicht: Umgewandelt wird, sobald alles andere stimmt.",
  targets: { ubl: "eine UBL Invoice", cii: "CII", "credit-note": "eine UBL CreditNote" },
  left: {
    owed: "Das ändert, was geschuldet wird oder was etwas ist: Es braucht Ihre Zustimmung.",
    open: "Das braucht eine Antwort, die nur Sie haben.",
    warning: "Das ist nur eine Warnung, mit der das Dokument angenommen wird.",
    failed: "Das wurde nicht angewandt, weil damit etwas anderes falsch wäre.",
    untried: "Das wurde nicht versucht: Nehmen Sie es an, und es wird angewandt.",
  },
};
