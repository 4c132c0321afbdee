/** French wording of BR-DEC-*: one sentence for every amount, with its name. */
import { decimals } from "../../rules/en16931/decimals.ts";
import type { Text } from "../text.ts";

type Id = keyof typeof decimals;
type Named = keyof typeof names;

/** The amounts, with their articles. */
const names = {
  "BR-DEC-01": "Le montant d’une remise au niveau du document",
  "BR-DEC-02": "L’assiette d’une remise au niveau du document",
  "BR-DEC-05": "Le montant de frais au niveau du document",
  "BR-DEC-06": "L’assiette de frais au niveau du document",
  "BR-DEC-09": "Le total des montants nets des lignes",
  "BR-DEC-10": "Le total des remises au niveau du document",
  "BR-DEC-11": "Le total des frais au niveau du document",
  "BR-DEC-12": "Le total hors TVA",
  "BR-DEC-13": "Le total de TVA",
  "BR-DEC-14": "Le total TTC",
  "BR-DEC-16": "Le montant déjà payé",
  "BR-DEC-17": "L’arrondi",
  "BR-DEC-18": "Le net à payer",
  "BR-DEC-19": "La base d’imposition d’une catégorie de TVA",
  "BR-DEC-20": "Le montant de TVA d’une catégorie",
  "BR-DEC-23": "Le montant net d’une ligne",
  "BR-DEC-24": "Le montant d’une remise de ligne",
  "BR-DEC-25": "L’assiette d’une remise de ligne",
  "BR-DEC-27": "Le montant de frais de ligne",
  "BR-DEC-28": "L’assiette de frais de ligne",
} as const satisfies Readonly<Record<Exclude<Id, "BR-DEC-15">, string>>;

/** CII's rules on VAT totals look at values, not digits; this one wants a total in the accounting currency besides. */
const inAccountingCurrency =
  "Si une devise de comptabilisation de la TVA est indiquée (BT-6), un total de TVA doit être dans cette devise (BT-111), avec deux décimales au plus";

const accountingTotal: Text = {
  requires: `${inAccountingCurrency}.`,
  message: `${inAccountingCurrency} ; le premier total de TVA est de {actual}.`,
  fix: "Arrondissez ce total, ou ajoutez-le s’il manque, avec le code devise indiqué en BT-6.",
};

export function decimalsTexts(): Readonly<Record<Id, Text>> {
  const entries = (Object.entries(names) as [Named, string][]).map(([id, name]) => [id, text(id, name)]);
  const texts = Object.fromEntries(entries) as Readonly<Record<Named, Text>>;
  const vatTotal = { ...texts["BR-DEC-13"], fix: "Arrondissez le total à deux décimales." };
  return { ...texts, "BR-DEC-13": vatTotal, "BR-DEC-15": accountingTotal };
}

function text(id: Named, name: string): Text {
  const must = `${name} (${decimals[id].terms.join(", ")}) ne doit pas avoir plus de deux décimales`;
  return {
    requires: `${must}.`,
    message: `${must} ; valeur indiquée : {actual}.`,
    fix: "Arrondissez le montant à deux décimales. Au-delà, aucun chiffre n’est admis, pas même un zéro.",
  };
}
