/** What languages say of rules on elements at paths, whatever nation they are of: `{what}` are business terms by their names. */
import type { Kind } from "../rules/paths/row.ts";
import { typeset, typesetAll } from "./fr/typography.ts";
import type { Text } from "./text.ts";

export interface PathWords {
  readonly kinds: Readonly<Record<Kind, Text>>;
  /** Behind a fix, where the list of values is short. */
  readonly list: string;
  /** Behind a fix, where something is missing that is no term of the model. */
  readonly element: string;
}

export const englishWords: PathWords = {
  kinds: {
    required: {
      requires: "{what} must be stated.",
      message: "{what} is missing or empty.",
      fix: "State {what}.",
    },
    unused: {
      requires: "An invoice must be without {what} here.",
      message: "{what} must not be stated here, and {actual} is.",
      absent: "{what} must not be stated here.",
      fix: "Remove {what}.",
    },
    longest: {
      requires: "{what} may have {expected} characters at most.",
      message: "{what} is longer than the {expected} characters that are allowed: {actual}.",
      absent: "{what} is longer than the {expected} characters that are allowed.",
      fix: "Shorten {what} to {expected} characters.",
    },
    most: {
      requires: "{what} may be stated {expected} times at most.",
      message: "{what} occurs more often than the {expected} times that are allowed.",
      fix: "State {what} {expected} times at most.",
    },
    decimals: {
      requires: "{what} may have {expected} digits behind the decimal point at most.",
      message: "{what} has more than {expected} digits behind the decimal point: {actual}.",
      fix: "Round {what} to {expected} decimal places.",
    },
    value: {
      requires: "{what} must have a value that is allowed here.",
      message: "{what} has a value that is not allowed here: {actual}.",
      absent: "{what} has no value, and one is asked for here.",
      fix: "Write a value for {what} that is allowed here.",
    },
    date: {
      requires: "{what} must be a date that exists, in the period that is allowed.",
      message: "{what} is not a date that is allowed here: {actual}.",
      absent: "{what} is missing, and a date is asked for here.",
      fix: "Write {what} as year, month and day, in the period that is allowed.",
    },
    number: {
      requires: "{what} must be a number that is allowed here.",
      message: "{what} is not a number that is allowed here: {actual}.",
      absent: "{what} is missing, and a number is asked for here.",
      fix: "Write {what} as a number that is allowed here.",
    },
    positive: {
      requires: "{what} must be greater than zero.",
      message: "{what} must be greater than zero, and is {actual}.",
      fix: "Write a number greater than zero for {what}.",
    },
    notNegative: {
      requires: "{what} must be zero or more.",
      message: "{what} must not be negative, and is {actual}.",
      fix: "Write zero or a positive number for {what}.",
    },
    own: {
      requires: "The invoice must state {what} as the national rules ask.",
      message: "The invoice does not state {what} as the national rules ask: {actual}.",
      absent: "The invoice does not state {what} as the national rules ask.",
      fix: "Correct or complete {what}.",
    },
  },
  list: " Allowed: {expected}.",
  element: "The element is {element}.",
};

const de: PathWords = {
  kinds: {
    required: {
      requires: "Anzugeben ist: {what}.",
      message: "{what} fehlt oder ist leer.",
      fix: "Ergänzen Sie: {what}.",
    },
    unused: {
      requires: "Ohne diese Angabe muss eine Rechnung hier auskommen: {what}.",
      message: "{what} darf hier nicht angegeben werden, hier steht {actual}.",
      absent: "{what} darf hier nicht angegeben werden.",
      fix: "Entfernen Sie: {what}.",
    },
    longest: {
      requires: "{what} darf höchstens {expected} Zeichen lang sein.",
      message: "{what} ist länger als die erlaubten {expected} Zeichen: {actual}.",
      absent: "{what} ist länger als die erlaubten {expected} Zeichen.",
      fix: "Kürzen Sie auf {expected} Zeichen: {what}.",
    },
    most: {
      requires: "{what} darf höchstens {expected} Mal vorkommen.",
      message: "{what} kommt öfter vor als die erlaubten {expected} Mal.",
      fix: "Geben Sie höchstens {expected} Mal an: {what}.",
    },
    decimals: {
      requires: "{what} darf höchstens {expected} Nachkommastellen haben.",
      message: "{what} hat mehr als {expected} Nachkommastellen: {actual}.",
      fix: "Runden Sie auf {expected} Nachkommastellen: {what}.",
    },
    value: {
      requires: "{what} muss einen Wert haben, der hier erlaubt ist.",
      message: "{what} hat einen Wert, der hier nicht erlaubt ist: {actual}.",
      absent: "{what} hat keinen Wert, und hier ist einer verlangt.",
      fix: "Geben Sie einen hier erlaubten Wert an: {what}.",
    },
    date: {
      requires: "{what} muss ein Datum sein, das es gibt, im erlaubten Zeitraum.",
      message: "{what} ist kein Datum, das hier erlaubt ist: {actual}.",
      absent: "{what} fehlt, und hier ist ein Datum verlangt.",
      fix: "Geben Sie Jahr, Monat und Tag im erlaubten Zeitraum an: {what}.",
    },
    number: {
      requires: "{what} muss eine Zahl sein, die hier erlaubt ist.",
      message: "{what} ist keine Zahl, die hier erlaubt ist: {actual}.",
      absent: "{what} fehlt, und hier ist eine Zahl verlangt.",
      fix: "Geben Sie eine hier erlaubte Zahl an: {what}.",
    },
    positive: {
      requires: "{what} muss größer als null sein.",
      message: "{what} muss größer als null sein und ist {actual}.",
      fix: "Geben Sie eine Zahl größer als null an: {what}.",
    },
    notNegative: {
      requires: "{what} muss null oder größer sein.",
      message: "{what} darf nicht negativ sein und ist {actual}.",
      fix: "Geben Sie null oder eine positive Zahl an: {what}.",
    },
    own: {
      requires: "Die Rechnung muss so angegeben haben, was die nationalen Regeln verlangen: {what}.",
      message: "Die Rechnung erfüllt nicht, was die nationalen Regeln hierzu verlangen ({what}): {actual}.",
      absent: "Die Rechnung erfüllt nicht, was die nationalen Regeln hierzu verlangen: {what}.",
      fix: "Korrigieren oder ergänzen Sie: {what}.",
    },
  },
  list: " Erlaubt: {expected}.",
  element: "Das Element ist {element}.",
};

const fr: PathWords = {
  kinds: typesetAll({
    required: {
      requires: "Il faut indiquer : {what}.",
      message: "{what} : la donnée est absente ou vide.",
      fix: "Renseignez : {what}.",
    },
    unused: {
      requires: "Une facture doit se passer ici de : {what}.",
      message: "{what} : la donnée ne doit pas figurer ici, or elle vaut {actual}.",
      absent: "{what} : la donnée ne doit pas figurer ici.",
      fix: "Supprimez : {what}.",
    },
    longest: {
      requires: "{what} : la valeur peut compter {expected} caractères au plus.",
      message: "{what} : la valeur {actual} dépasse les {expected} caractères autorisés.",
      absent: "{what} : la valeur dépasse les {expected} caractères autorisés.",
      fix: "Ramenez à {expected} caractères : {what}.",
    },
    most: {
      requires: "{what} : la donnée peut figurer {expected} fois au plus.",
      message: "{what} : la donnée figure plus souvent que les {expected} fois autorisées.",
      fix: "Indiquez au plus {expected} fois : {what}.",
    },
    decimals: {
      requires: "{what} : la valeur peut avoir {expected} décimales au plus.",
      message: "{what} : la valeur {actual} a plus de {expected} décimales.",
      fix: "Arrondissez à {expected} décimales : {what}.",
    },
    value: {
      requires: "{what} : la valeur doit être de celles qui sont autorisées ici.",
      message: "{what} : la valeur {actual} n’est pas autorisée ici.",
      absent: "{what} : la valeur est absente, et il en faut une ici.",
      fix: "Indiquez une valeur autorisée : {what}.",
    },
    date: {
      requires: "{what} : la date doit exister et se trouver dans la période autorisée.",
      message: "{what} : {actual} n’est pas une date autorisée ici.",
      absent: "{what} : la date est absente, et il en faut une ici.",
      fix: "Indiquez l’année, le mois et le jour, dans la période autorisée : {what}.",
    },
    number: {
      requires: "{what} : le nombre doit être de ceux qui sont autorisés ici.",
      message: "{what} : {actual} n’est pas un nombre autorisé ici.",
      absent: "{what} : le nombre est absent, et il en faut un ici.",
      fix: "Indiquez un nombre autorisé : {what}.",
    },
    positive: {
      requires: "{what} : la valeur doit être supérieure à zéro.",
      message: "{what} : la valeur doit être supérieure à zéro ; elle est de {actual}.",
      fix: "Indiquez un nombre supérieur à zéro : {what}.",
    },
    notNegative: {
      requires: "{what} : la valeur doit être supérieure ou égale à zéro.",
      message: "{what} : la valeur ne doit pas être négative ; elle est de {actual}.",
      fix: "Indiquez zéro ou un nombre positif : {what}.",
    },
    own: {
      requires: "La facture doit indiquer ce que les règles nationales demandent : {what}.",
      message: "La facture ne répond pas à ce que les règles nationales demandent ici ({what}) : {actual}.",
      absent: "La facture ne répond pas à ce que les règles nationales demandent ici : {what}.",
      fix: "Corrigez ou complétez : {what}.",
    },
  }),
  list: typeset(" Valeurs autorisées : {expected}."),
  element: "L’élément est {element}.",
};

/** By the language of a locale; English for others. */
export const pathWords: Readonly<Record<string, PathWords>> = { en: englishWords, de, fr };
