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
    line: {
      requires: "{what} must have 1 to {expected} characters, in one line.",
      message: "{what} must have 1 to {expected} characters, in one line, and is: {actual}.",
      absent: "{what} must have 1 to {expected} characters, in one line, and is empty.",
      fix: "Write {what} in one line of at most {expected} characters.",
    },
    day: {
      requires: "{what} must be written as year, month and day, such as 2026-11-28.",
      message: "{what} must be written as year, month and day, and is {actual}.",
      absent: "{what} must be written as year, month and day, and is empty.",
      fix: "Write {what} as year, month and day with hyphens between them, and without white space or a time zone.",
    },
    amount: {
      requires: "{what} must have up to 13 digits, a point and {expected} digits behind it, and no sign.",
      message:
        "{what} must have up to 13 digits, a point and {expected} digits behind it, and no sign, and is {actual}.",
      absent: "{what} must have up to 13 digits, a point and {expected} digits behind it, and is empty.",
      fix: "Write {what} with {expected} digits behind the point, and without a sign.",
    },
    signedAmount: {
      requires: "{what} must have up to 13 digits, a point and {expected} digits behind it.",
      message: "{what} must have up to 13 digits, a point and {expected} digits behind it, and is {actual}.",
      absent: "{what} must have up to 13 digits, a point and {expected} digits behind it, and is empty.",
      fix: "Write {what} with {expected} digits behind the point.",
    },
    percentage: {
      requires: "{what} must have up to three digits, a point and two digits behind it, such as 23.00.",
      message: "{what} must have up to three digits, a point and two digits behind it, and is {actual}.",
      absent: "{what} must have up to three digits, a point and two digits behind it, and is empty.",
      fix: "Write {what} with two digits behind the point, such as 23.00.",
    },
    hundred: {
      requires: "{what} may be 100.00 at most.",
      message: "{what} may be 100.00 at most, and is {actual}.",
      fix: "Write a percentage from 0.00 to 100.00 for {what}.",
    },
    scheme: {
      requires: "The scheme of {what} must be a code of the list.",
      message: "The scheme of {what} is not in the list: {actual}.",
      absent: "{what} has no scheme, or an empty one.",
      fix: "Write a code of the list as the scheme of {what}.",
    },
    prefix: {
      requires: "{what} must begin with the two letters of a country.",
      message: "{what} must begin with the two letters of a country, such as PT, and is {actual}.",
      absent: "{what} must begin with the two letters of a country, such as PT, and is empty.",
      fix: "Write the letters of the country in front of {what}.",
    },
    currency: {
      requires: "{what} must be in the currency of the invoice.",
      message: "{what} is in {actual}, and not in the currency of the invoice.",
      absent: "{what} states no currency.",
      fix: "State the currency of the invoice (BT-5) for {what}.",
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
    line: {
      requires: "{what} muss 1 bis {expected} Zeichen in einer Zeile haben.",
      message: "{what} muss 1 bis {expected} Zeichen in einer Zeile haben und lautet: {actual}.",
      absent: "{what} muss 1 bis {expected} Zeichen in einer Zeile haben und ist leer.",
      fix: "Schreiben Sie in eine Zeile von höchstens {expected} Zeichen: {what}.",
    },
    day: {
      requires: "{what} muss als Jahr, Monat und Tag geschrieben sein, etwa 2026-11-28.",
      message: "{what} muss als Jahr, Monat und Tag geschrieben sein und lautet {actual}.",
      absent: "{what} muss als Jahr, Monat und Tag geschrieben sein und ist leer.",
      fix: "Schreiben Sie Jahr, Monat und Tag mit Bindestrichen, ohne Leerraum und ohne Zeitzone: {what}.",
    },
    amount: {
      requires: "{what} muss bis zu 13 Ziffern, einen Punkt und {expected} Nachkommastellen haben, ohne Vorzeichen.",
      message:
        "{what} muss bis zu 13 Ziffern, einen Punkt und {expected} Nachkommastellen haben, ohne Vorzeichen, und lautet {actual}.",
      absent: "{what} muss bis zu 13 Ziffern, einen Punkt und {expected} Nachkommastellen haben und ist leer.",
      fix: "Schreiben Sie mit {expected} Nachkommastellen und ohne Vorzeichen: {what}.",
    },
    signedAmount: {
      requires: "{what} muss bis zu 13 Ziffern, einen Punkt und {expected} Nachkommastellen haben.",
      message: "{what} muss bis zu 13 Ziffern, einen Punkt und {expected} Nachkommastellen haben und lautet {actual}.",
      absent: "{what} muss bis zu 13 Ziffern, einen Punkt und {expected} Nachkommastellen haben und ist leer.",
      fix: "Schreiben Sie mit {expected} Nachkommastellen: {what}.",
    },
    percentage: {
      requires: "{what} muss bis zu drei Ziffern, einen Punkt und zwei Nachkommastellen haben, etwa 23.00.",
      message: "{what} muss bis zu drei Ziffern, einen Punkt und zwei Nachkommastellen haben und lautet {actual}.",
      absent: "{what} muss bis zu drei Ziffern, einen Punkt und zwei Nachkommastellen haben und ist leer.",
      fix: "Schreiben Sie mit zwei Nachkommastellen, etwa 23.00: {what}.",
    },
    hundred: {
      requires: "{what} darf höchstens 100.00 sein.",
      message: "{what} darf höchstens 100.00 sein und ist {actual}.",
      fix: "Geben Sie einen Prozentsatz von 0.00 bis 100.00 an: {what}.",
    },
    scheme: {
      requires: "Das Schema muss ein Code der Liste sein: {what}.",
      message: "Das Schema steht nicht in der Liste: {what}, hier {actual}.",
      absent: "Das Schema fehlt oder ist leer: {what}.",
      fix: "Geben Sie als Schema einen Code der Liste an: {what}.",
    },
    prefix: {
      requires: "{what} muss mit den zwei Buchstaben eines Landes beginnen.",
      message: "{what} muss mit den zwei Buchstaben eines Landes beginnen, etwa PT, und lautet {actual}.",
      absent: "{what} muss mit den zwei Buchstaben eines Landes beginnen, etwa PT, und ist leer.",
      fix: "Stellen Sie die Buchstaben des Landes voran: {what}.",
    },
    currency: {
      requires: "{what} muss in der Währung der Rechnung angegeben sein.",
      message: "{what} ist in {actual} angegeben, nicht in der Währung der Rechnung.",
      absent: "Die Währung fehlt: {what}.",
      fix: "Geben Sie die Währung der Rechnung (BT-5) an: {what}.",
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
    line: {
      requires: "{what} : la valeur doit compter de 1 à {expected} caractères, sur une seule ligne.",
      message: "{what} : la valeur doit compter de 1 à {expected} caractères, sur une seule ligne ; ici : {actual}.",
      absent: "{what} : la valeur doit compter de 1 à {expected} caractères, sur une seule ligne, or elle est vide.",
      fix: "Écrivez sur une seule ligne de {expected} caractères au plus : {what}.",
    },
    day: {
      requires: "{what} : la date doit s’écrire année, mois, jour, par exemple 2026-11-28.",
      message: "{what} : la date doit s’écrire année, mois, jour, or elle vaut {actual}.",
      absent: "{what} : la date doit s’écrire année, mois, jour, or elle est vide.",
      fix: "Écrivez l’année, le mois et le jour avec des traits d’union, sans espace ni fuseau horaire : {what}.",
    },
    amount: {
      requires: "{what} : il faut 13 chiffres au plus, un point et {expected} décimales, sans signe.",
      message: "{what} : il faut 13 chiffres au plus, un point et {expected} décimales, sans signe ; ici : {actual}.",
      absent: "{what} : il faut 13 chiffres au plus, un point et {expected} décimales, or la valeur est vide.",
      fix: "Écrivez avec {expected} décimales et sans signe : {what}.",
    },
    signedAmount: {
      requires: "{what} : il faut 13 chiffres au plus, un point et {expected} décimales.",
      message: "{what} : il faut 13 chiffres au plus, un point et {expected} décimales ; ici : {actual}.",
      absent: "{what} : il faut 13 chiffres au plus, un point et {expected} décimales, or la valeur est vide.",
      fix: "Écrivez avec {expected} décimales : {what}.",
    },
    percentage: {
      requires: "{what} : il faut trois chiffres au plus, un point et deux décimales, par exemple 23.00.",
      message: "{what} : il faut trois chiffres au plus, un point et deux décimales ; ici : {actual}.",
      absent: "{what} : il faut trois chiffres au plus, un point et deux décimales, or la valeur est vide.",
      fix: "Écrivez avec deux décimales, par exemple 23.00 : {what}.",
    },
    hundred: {
      requires: "{what} : la valeur est de 100.00 au plus.",
      message: "{what} : la valeur est de 100.00 au plus, or elle est de {actual}.",
      fix: "Indiquez un pourcentage de 0.00 à 100.00 : {what}.",
    },
    scheme: {
      requires: "{what} : le schéma doit être un code de la liste.",
      message: "{what} : le schéma {actual} n’est pas dans la liste.",
      absent: "{what} : le schéma est absent ou vide.",
      fix: "Indiquez comme schéma un code de la liste : {what}.",
    },
    prefix: {
      requires: "{what} : la valeur doit commencer par les deux lettres d’un pays.",
      message: "{what} : la valeur doit commencer par les deux lettres d’un pays, par exemple PT ; ici : {actual}.",
      absent: "{what} : la valeur doit commencer par les deux lettres d’un pays, par exemple PT, or elle est vide.",
      fix: "Écrivez les lettres du pays en tête : {what}.",
    },
    currency: {
      requires: "{what} : le montant doit être dans la devise de la facture.",
      message: "{what} : le montant est en {actual}, et non dans la devise de la facture.",
      absent: "{what} : le montant n’indique pas de devise.",
      fix: "Indiquez la devise de la facture (BT-5) : {what}.",
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
