/** English wording of the VAT category rules: one sentence a rule, one name a category. */
import type { Text } from "./text.ts";

const names = {
  S: { code: "S", name: "standard rate" },
} as const;

type Prefix = keyof typeof names;

export const vatTexts = family("S");

function family<P extends Prefix>(prefix: P) {
  const { code, name } = names[prefix];
  const what = `VAT category ${code} (${name})`;
  const texts = {
    "01": {
      requires: `${what} must be broken down where it is used, and only there.`,
      message:
        `${what} is used and not broken down, or broken down and not used: breakdowns found {actual}, needed {expected}.`,
      fix:
        `Add a VAT breakdown (BG-23) of category ${code} for every rate that lines, allowances and charges use, and no other.`,
    },
    "02": {
      message:
        `A line with ${what} needs the seller's VAT identifier (BT-31), tax registration (BT-32) or the tax representative's VAT identifier (BT-63).`,
      fix: "Add the seller's VAT identifier or tax registration number.",
      example: "DE123456789",
    },
    "03": {
      message:
        `A document level allowance with ${what} needs the seller's VAT identifier (BT-31), tax registration (BT-32) or the tax representative's VAT identifier (BT-63).`,
      fix: "Add the seller's VAT identifier or tax registration number.",
      example: "DE123456789",
    },
    "04": {
      message:
        `A document level charge with ${what} needs the seller's VAT identifier (BT-31), tax registration (BT-32) or the tax representative's VAT identifier (BT-63).`,
      fix: "Add the seller's VAT identifier or tax registration number.",
      example: "DE123456789",
    },
    "05": {
      requires: `The VAT rate (BT-152) of a line with ${what} must be greater than 0.`,
      message: `The VAT rate (BT-152) of a line with ${what} must be greater than 0; it is {actual}.`,
      fix: "State the rate that applies, or use the category that fits a rate of 0.",
      example: "19",
    },
    "06": {
      requires: `The VAT rate (BT-96) of an allowance with ${what} must be greater than 0.`,
      message: `The VAT rate (BT-96) of an allowance with ${what} must be greater than 0; it is {actual}.`,
      fix: "State the rate that applies, or use the category that fits a rate of 0.",
      example: "19",
    },
    "07": {
      requires: `The VAT rate (BT-103) of a charge with ${what} must be greater than 0.`,
      message: `The VAT rate (BT-103) of a charge with ${what} must be greater than 0; it is {actual}.`,
      fix: "State the rate that applies, or use the category that fits a rate of 0.",
      example: "19",
    },
    "08": {
      requires: `The taxable amount (BT-116) of ${what} must be the lines plus charges minus allowances of this rate.`,
      message:
        `The taxable amount (BT-116) of ${what} is {actual}; lines plus charges minus allowances of this rate give {expected}.`,
      fix: "Set BT-116 to {expected}, or give the lines, charges and allowances the category and rate they belong to.",
    },
    "09": {
      requires: `The tax amount (BT-117) of ${what} must be the taxable amount times the rate.`,
      message: `The tax amount (BT-117) of ${what} is {actual}; taxable amount times rate gives {expected}.`,
      fix: "Set BT-117 to {expected}, or correct the taxable amount or the rate.",
    },
    "10": {
      message: `A VAT breakdown of ${what} must not give an exemption reason (BT-120, BT-121).`,
      fix: "Remove the exemption reason text and code from this breakdown.",
    },
  } as const satisfies Readonly<Record<string, Text>>;
  return named(prefix, texts);
}

function named<P extends string, T extends Readonly<Record<string, Text>>>(prefix: P, texts: T) {
  const entries = Object.entries(texts).map(([number, text]) => [`BR-${prefix}-${number}`, text]);
  return Object.fromEntries(entries) as { readonly [N in keyof T & string as `BR-${P}-${N}`]: Text };
}
