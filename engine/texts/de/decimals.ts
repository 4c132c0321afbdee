/** German wording of BR-DEC-*: one sentence for every amount, with its name. */
import { decimals } from "../../rules/en16931/decimals.ts";
import type { Text } from "../text.ts";

type DecimalsId = keyof typeof decimals;
type Named = keyof typeof names;

/** The amounts, as a sentence begins with them. */
const names = {
  "BR-DEC-01": "Der Betrag eines Nachlasses auf Dokumentenebene",
  "BR-DEC-02": "Der Grundbetrag eines Nachlasses auf Dokumentenebene",
  "BR-DEC-05": "Der Betrag eines Zuschlags auf Dokumentenebene",
  "BR-DEC-06": "Der Grundbetrag eines Zuschlags auf Dokumentenebene",
  "BR-DEC-09": "Die Summe der Nettobeträge aller Positionen",
  "BR-DEC-10": "Die Summe der Nachlässe auf Dokumentenebene",
  "BR-DEC-11": "Die Summe der Zuschläge auf Dokumentenebene",
  "BR-DEC-12": "Der Gesamtbetrag ohne Umsatzsteuer",
  "BR-DEC-13": "Die Umsatzsteuersumme",
  "BR-DEC-14": "Der Gesamtbetrag mit Umsatzsteuer",
  "BR-DEC-16": "Der bereits gezahlte Betrag",
  "BR-DEC-17": "Der Rundungsbetrag",
  "BR-DEC-18": "Der fällige Betrag",
  "BR-DEC-19": "Die Bemessungsgrundlage einer Umsatzsteueraufschlüsselung",
  "BR-DEC-20": "Der Steuerbetrag einer Umsatzsteueraufschlüsselung",
  "BR-DEC-23": "Der Nettobetrag einer Position",
  "BR-DEC-24": "Der Betrag eines Nachlasses einer Position",
  "BR-DEC-25": "Der Grundbetrag eines Nachlasses einer Position",
  "BR-DEC-27": "Der Betrag eines Zuschlags einer Position",
  "BR-DEC-28": "Der Grundbetrag eines Zuschlags einer Position",
} as const satisfies Readonly<Record<Exclude<DecimalsId, "BR-DEC-15">, string>>;

/** CII's rules on VAT totals look at values, not digits; this one wants a total in the accounting currency besides. */
const inAccountingCurrency =
  "Ist eine Abrechnungswährung der Umsatzsteuer angegeben (BT-6), muss es eine Umsatzsteuersumme in dieser Währung geben (BT-111), mit höchstens zwei Nachkommastellen";

const accountingTotal: Text = {
  requires: `${inAccountingCurrency}.`,
  message: `${inAccountingCurrency}; die erste Umsatzsteuersumme ist {actual}.`,
  fix:
    "Runden Sie die Summe in Abrechnungswährung, oder ergänzen Sie sie mit dem Währungscode aus BT-6, wenn sie fehlt.",
};

export function decimalsTexts(): Readonly<Record<DecimalsId, Text>> {
  const entries = (Object.entries(names) as [Named, string][]).map(([id, name]) => [id, text(id, name)]);
  const texts = Object.fromEntries(entries) as Readonly<Record<Named, Text>>;
  const vatTotal = { ...texts["BR-DEC-13"], fix: "Runden Sie die Summe auf zwei Nachkommastellen." };
  return { ...texts, "BR-DEC-13": vatTotal, "BR-DEC-15": accountingTotal };
}

function text(id: Named, name: string): Text {
  const amount = `${name} (${decimals[id].terms.join(", ")})`;
  return {
    requires: `${amount} darf höchstens zwei Nachkommastellen haben.`,
    message: `${amount} beträgt {actual}; erlaubt sind höchstens zwei Nachkommastellen.`,
    fix: "Runden Sie den Betrag auf zwei Nachkommastellen. Weitere Stellen sind nicht erlaubt, auch keine Nullen.",
  };
}
