/** Check digits of public identifiers. Every function takes the identifier without white space around it. */
import { trimmed } from "../../model/space.ts";

const DIGITS = /^[0-9]+$/;

function digitsOf(text: string): readonly number[] {
  return [...text].map((character) => character.charCodeAt(0) - 48);
}

/** GLN: the digits from the right weigh 3 and 1 in turn, modulo 10 (GS1 General Specifications, 7.9). */
export function isGln(id: string): boolean {
  if (!DIGITS.test(id)) return false;
  const digits = digitsOf(id);
  const last = digits.at(-1);
  const sum = digits.slice(0, -1).reverse().reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === last;
}

/** Norwegian organisation number: nine digits, weights 2 … 7 from the right, modulo 11. */
export function isNorwegianOrganisation(id: string): boolean {
  if (!/^[0-9]{9}$/.test(id) || /^0+$/.test(id)) return false;
  const digits = digitsOf(id);
  const sum = digits.slice(0, -1).reverse().reduce((total, digit, i) => total + digit * ((i % 6) + 2), 0);
  return (11 - (sum % 11)) % 11 === digits.at(-1);
}

/** Belgian enterprise number: ten digits, the last two are 97 minus the first eight modulo 97. */
export function isBelgianEnterprise(id: string): boolean {
  return /^[0-9]{10}$/.test(id) && +id.slice(8) === 97 - (+id.slice(0, 8) % 97);
}

/** Swedish organisation number: ten digits by Luhn's formula. */
export function isSwedishOrganisation(id: string): boolean {
  return /^[0-9]{10}$/.test(id) && isLuhn(id);
}

/** Luhn's formula: from the right, every second digit counts twice, and of more than 9 the digits of that. */
export function isLuhn(digits: string): boolean {
  const sum = digitsOf(digits).toReversed().reduce((total, digit, i) => {
    const counted = i % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

/** Australian Business Number: eleven digits, the first less one, weighed 10, 1, 3 … 19, modulo 89. */
export function isAustralianBusiness(id: string): boolean {
  if (!/^[0-9]{11}$/.test(id)) return false;
  const sum = digitsOf(id).reduce((total, digit, i) => total + (i === 0 ? (digit - 1) * 10 : digit * (2 * i - 1)), 0);
  return sum % 89 === 0;
}

/** Greek tax number (ΑΦΜ): eight digits weighed 256 … 2, modulo 11, modulo 10; only the first nine digits are looked at. */
export function isGreekTaxNumber(id: string): boolean {
  if (!/^[0-9]{9}/.test(id)) return false;
  const digits = digitsOf(id.slice(0, 9));
  const sum = digits.slice(0, 8).reduce((total, digit, i) => total + digit * 2 ** (8 - i), 0);
  return (sum % 11) % 10 === digits[8];
}

/** Danish CVR number as Peppol takes it: eight digits, with or without the country prefix. */
export function isDanishCvr(id: string): boolean {
  return /^(DK)?[0-9]{8}$/.test(id);
}

/** Italian IPA code: six letters or digits. */
export function isItalianIpa(id: string): boolean {
  return /^[A-Za-z0-9]{6}$/.test(id);
}

const INTEGER = /^[+-]?[0-9]+$/;
const LETTERS = /^[A-Za-z]*$/;

/**
 * Italian tax code: sixteen characters of letters and numbers at their places, or an integer of eleven characters. What
 * is castable to an integer decides, so a sign or a space may be among the digits.
 */
export function isItalianTaxCode(id: string): boolean {
  const characters = [...id];
  if (characters.length === 11) return INTEGER.test(trimmed(id));
  const part = (from: number, count: number) => characters.slice(from, from + count).join("");
  return characters.length === 16 && LETTERS.test(part(0, 6) + part(8, 1) + part(15, 1)) &&
    [part(6, 2), part(9, 2), part(14, 1)].every((number) => INTEGER.test(trimmed(number)));
}

/** Italian VAT number after the country prefix: eleven digits by Luhn's formula from the left. Others are not judged. */
export function isItalianVatNumber(id: string): boolean {
  if (!/^(IT|it)/.test(id)) return true;
  const number = id.slice(2);
  return /^[0-9]{11}$/.test(number) && isLuhn(number);
}

/** IBAN: shape, and the number it spells is 1 modulo 97 (ISO 13616). White space inside is left out. */
export function isIban(written: string): boolean {
  const iban = written.replace(/[\t\n\r ]/g, "");
  if (!/^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{0,30}$/.test(iban)) return false;
  return restBy97(iban, 0, 4, restBy97(iban, 4, iban.length)) === 1;
}

/** SIREN and SIRET: by Luhn; the SIRET of La Poste by the sum of its digits, modulo 5 (INSEE). */
export function isSirenOrSiret(id: string): boolean {
  if (!/^(?:[0-9]{9}|[0-9]{14})$/.test(id)) return false;
  return isLuhn(id) ||
    id.length === 14 && id.startsWith("356000000") && digitsOf(id).reduce((a, b) => a + b, 0) % 5 === 0;
}

/** Leitweg-ID: the number that it spells without its hyphens is 1 modulo 97 (Leitweg-ID-Formatspezifikation, 2.3.3). */
export function isLeitwegId(id: string): boolean {
  return /^[0-9]{2,12}(?:-[0-9A-Z]{1,30})?-[0-9]{2}$/.test(id) && isOneBy97(id.replaceAll("-", ""));
}

/** ISO 7064, mod 97-10. */
function isOneBy97(text: string): boolean {
  return restBy97(text, 0, text.length) === 1;
}

/** The number that a part of a text spells, behind another of which the rest is known, modulo 97; letters are two digits. */
function restBy97(text: string, from: number, to: number, before = 0): number {
  let rest = before;
  for (let at = from; at < to; at++) {
    const value = valueOf(text.charCodeAt(at));
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** A digit is itself, a letter its code less 55: the official rule does not fold lower case. */
function valueOf(code: number): number {
  return code > 64 ? code - 55 : code - 48;
}
