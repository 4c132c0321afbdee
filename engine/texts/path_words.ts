/** What languages say of rules on elements at paths, whatever nation they are of: `{what}` are business terms by their names. */
import type { Kind } from "../rules/paths/row.ts";
import type { Text } from "./text.ts";

export type PathWords = Readonly<Record<Kind, Text>>;

const en: PathWords = {
  required: { message: "{what} is missing or empty.", fix: "State it: {what}." },
  unused: { message: "{what} must not be stated here.", fix: "Remove it: {what}." },
  longest: {
    message: "{what} is longer than the {expected} characters that are allowed.",
    fix: "Shorten it to {expected} characters: {what}.",
  },
  most: {
    message: "{what} occurs more often than the {expected} times that are allowed.",
    fix: "State it {expected} times at most: {what}.",
  },
  decimals: {
    message: "{what} has more than {expected} digits behind the decimal point: {actual}.",
    fix: "Round it to {expected} decimal places: {what}.",
  },
  value: {
    message: "{what} has a value that is not allowed here: {actual}.",
    fix: "Give it a value that is allowed: {what}.",
  },
  date: {
    message: "{what} is not a date that is allowed here: {actual}.",
    fix: "Write the date as year, month and day, in a period that is allowed: {what}.",
  },
  number: { message: "{what} is not a number that is allowed here: {actual}.", fix: "Correct the number: {what}." },
  positive: { message: "{what} must be greater than zero, and is {actual}.", fix: "Correct the number: {what}." },
  notNegative: { message: "{what} must not be negative, and is {actual}.", fix: "Correct the number: {what}." },
  own: {
    message: "The invoice does not meet what the national rules ask of this: {what}.",
    fix: "Correct or complete it: {what}.",
  },
};

const de: PathWords = {
  required: { message: "{what} fehlt oder ist leer.", fix: "Ergänzen: {what}." },
  unused: { message: "{what} darf hier nicht angegeben werden.", fix: "Entfernen: {what}." },
  longest: {
    message: "{what} ist länger als die erlaubten {expected} Zeichen.",
    fix: "Auf {expected} Zeichen kürzen: {what}.",
  },
  most: {
    message: "{what} kommt öfter vor als die erlaubten {expected} Mal.",
    fix: "Höchstens {expected} Mal angeben: {what}.",
  },
  decimals: {
    message: "{what} hat mehr als {expected} Nachkommastellen: {actual}.",
    fix: "Auf {expected} Nachkommastellen runden: {what}.",
  },
  value: {
    message: "{what} hat einen Wert, der hier nicht erlaubt ist: {actual}.",
    fix: "Einen erlaubten Wert angeben: {what}.",
  },
  date: {
    message: "{what} ist kein Datum, das hier erlaubt ist: {actual}.",
    fix: "Das Datum aus Jahr, Monat und Tag im erlaubten Zeitraum angeben: {what}.",
  },
  number: { message: "{what} ist keine Zahl, die hier erlaubt ist: {actual}.", fix: "Die Zahl korrigieren: {what}." },
  positive: { message: "{what} muss größer als null sein und ist {actual}.", fix: "Die Zahl korrigieren: {what}." },
  notNegative: { message: "{what} darf nicht negativ sein und ist {actual}.", fix: "Die Zahl korrigieren: {what}." },
  own: {
    message: "Die Rechnung erfüllt nicht, was die nationalen Regeln hierzu verlangen: {what}.",
    fix: "Korrigieren oder ergänzen: {what}.",
  },
};

const fr: PathWords = {
  required: { message: "{what} : la donnée est absente ou vide.", fix: "Renseignez : {what}." },
  unused: { message: "{what} : la donnée ne doit pas figurer ici.", fix: "Supprimez : {what}." },
  longest: {
    message: "{what} : la valeur dépasse les {expected} caractères autorisés.",
    fix: "Ramenez à {expected} caractères : {what}.",
  },
  most: {
    message: "{what} : la donnée figure plus souvent que les {expected} fois autorisées.",
    fix: "Indiquez au plus {expected} fois : {what}.",
  },
  decimals: {
    message: "{what} : la valeur {actual} a plus de {expected} décimales.",
    fix: "Arrondissez à {expected} décimales : {what}.",
  },
  value: {
    message: "{what} : la valeur {actual} n’est pas autorisée ici.",
    fix: "Indiquez une valeur autorisée : {what}.",
  },
  date: {
    message: "{what} : {actual} n’est pas une date autorisée ici.",
    fix: "Indiquez l’année, le mois et le jour, dans la période autorisée : {what}.",
  },
  number: { message: "{what} : {actual} n’est pas un nombre autorisé ici.", fix: "Corrigez le nombre : {what}." },
  positive: {
    message: "{what} : la valeur doit être supérieure à zéro ; elle est de {actual}.",
    fix: "Corrigez le nombre : {what}.",
  },
  notNegative: {
    message: "{what} : la valeur ne doit pas être négative ; elle est de {actual}.",
    fix: "Corrigez le nombre : {what}.",
  },
  own: {
    message: "La facture ne répond pas à ce que les règles nationales demandent ici : {what}.",
    fix: "Corrigez ou complétez : {what}.",
  },
};

/** By the language of a locale; English for others. */
export const pathWords: Readonly<Record<string, PathWords>> = { en, de, fr };
