/** English wording of BR-DE-*, BR-TMP-* and DE-R-*: one table, since XRechnung and Peppol ask the same of German parties. */
import type { german } from "../../rules/xrechnung/german.ts";
import type { xrechnung } from "../../rules/xrechnung/xrechnung.ts";
import { germanyTextsOf } from "../germany.ts";
import type { Text } from "../text.ts";

type Key = keyof typeof german;

const transfer = "A payment by credit transfer, code 30 or 58 (BT-81),";
const cardPayment = "A payment by card, code 48, 54 or 55 (BT-81),";
const debit = "A payment by SEPA direct debit, code 59 (BT-81),";
const otherWay =
  "Delete what belongs to another way to pay, or describe each way in payment instructions of its own with its own code.";

const texts: Readonly<Record<Key, Text>> = {
  "1": {
    requires: "The invoice must say how it is to be paid, in its payment instructions (BG-16).",
    message: "The invoice does not say how it is to be paid: it has no payment instructions (BG-16).",
    fix: "Add the way to pay with its details: for a transfer the code 58 and the IBAN. A credit note needs them too.",
  },
  "2": {
    message: "The seller must name a contact (BG-6).",
    fix: "Add a person or department with telephone number and e-mail address to the seller.",
  },
  "3": part("The seller's address", "city (BT-37)", "the name of the town or city"),
  "4": part("The seller's address", "post code (BT-38)", "the post code"),
  "5": part("The seller's contact", "name (BT-41)", "a person or a department"),
  "6": part("The seller's contact", "telephone number (BT-42)", "a number that is answered"),
  "7": part("The seller's contact", "e-mail address (BT-43)", "an address that is read"),
  "8": part("The buyer's address", "city (BT-52)", "the name of the town or city"),
  "9": part("The buyer's address", "post code (BT-53)", "the post code"),
  "10": part("The deliver to address (BG-15)", "city (BT-77)", "the name of the town or city"),
  "11": part("The deliver to address (BG-15)", "post code (BT-78)", "the post code"),
  "14": {
    message: "A VAT breakdown (BG-23) must state its rate (BT-119), whatever its category.",
    fix: "Add the rate in per cent. Write 0 where no VAT is charged, also in category O.",
  },
  "15": {
    message: "The invoice must carry the buyer's reference (BT-10).",
    fix: "Add the Leitweg-ID that a public buyer gave you, or the reference that another buyer asked for.",
  },
  "16": {
    message:
      "An invoice with a VAT category other than O (not subject to VAT) must give the seller's VAT identifier (BT-31), tax registration (BT-32) or tax representative (BG-11).",
    fix: "Add the seller's VAT identifier, or the tax number that the tax office assigned.",
  },
  "17": {
    requires:
      "The type of document (BT-3) should be one of 326, 380, 381, 384, 389, 875, 876 and 877, which German recipients expect.",
    message:
      "The type of document (BT-3) should be one of 326, 380, 381, 384, 389, 875, 876 and 877, which German recipients expect; it is {actual}.",
    fix: "Take the code that comes nearest: 380 for an invoice, 381 for a credit note, 384 for a corrected invoice.",
  },
  "18": {
    requires:
      "The payment terms (BT-20) must give each discount for early payment in a line of the form #SKONTO#TAGE=n#PROZENT=n.nn#, with a line break behind the last one.",
    message:
      'The payment terms (BT-20) must give each discount for early payment in a line of the form #SKONTO#TAGE=n#PROZENT=n.nn#, with a line break behind the last one; these have "{actual}".',
    fix:
      "Write the days as a whole number and the percentage with a point and two decimals, put nothing else into the line, and end it with a line break. The base amount may follow as BASISBETRAG=n.nn#. Begin no other line with #.",
  },
  "19": {
    requires: "The account of a SEPA credit transfer, code 58 (BT-81), should be given by a correct IBAN (BT-84).",
    message:
      'The account of a SEPA credit transfer, code 58 (BT-81), should be a correct IBAN (BT-84); "{actual}" is not.',
    absent:
      "The account of a SEPA credit transfer, code 58 (BT-81), should be given by an IBAN (BT-84), and none is there.",
    fix:
      "Copy the IBAN again from the bank's papers: a digit is wrong or missing. For an account without IBAN use code 30.",
  },
  "20": {
    requires:
      "The account that a SEPA direct debit, code 59 (BT-81), draws on should be given by a correct IBAN (BT-91).",
    message:
      'The account that a SEPA direct debit, code 59 (BT-81), draws on should be a correct IBAN (BT-91); "{actual}" is not.',
    absent:
      "The account that a SEPA direct debit, code 59 (BT-81), draws on should be given by an IBAN (BT-91), and none is there.",
    fix: "Copy the IBAN again from the buyer's mandate.",
  },
  "22": {
    requires: "The attached documents (BT-125) must have file names that differ from each other.",
    message:
      'The attached documents (BT-125) must have file names that differ from each other; "{actual}" is there more than once.',
    absent:
      "The attached documents (BT-125) must have file names that differ from each other; several names are empty.",
    fix: "Rename the attachments, or leave out those that were attached twice.",
  },
  "23-a": {
    message: `${transfer} must give the account to pay to (BG-17).`,
    fix: "Add the IBAN of the payee's account, or state another way to pay.",
  },
  "23-b": {
    message: `${transfer} must give neither card details (BG-18) nor direct debit details (BG-19).`,
    fix: otherWay,
  },
  "24-a": {
    message: `${cardPayment} must give the card's details (BG-18).`,
    fix: "Add the last digits of the card's number, or state another way to pay.",
  },
  "24-b": {
    message: `${cardPayment} must give neither an account to pay to (BG-17) nor direct debit details (BG-19).`,
    fix: otherWay,
  },
  "25-a": {
    message: `${debit} must give the direct debit details (BG-19).`,
    fix:
      "Add the mandate reference, the creditor identifier and the account that is debited, or state another way to pay.",
  },
  "25-b": {
    message: `${debit} must give neither an account to pay to (BG-17) nor card details (BG-18).`,
    fix: otherWay,
  },
  "26": {
    message: "A corrected invoice, code 384 (BT-3), should name the invoice that it corrects (BG-3).",
    fix: "Add the number of the earlier invoice, and best its date too.",
  },
  "27": {
    requires: "The telephone number of the seller's contact (BT-42) should have three digits at least.",
    message:
      'The telephone number of the seller\'s contact (BT-42) should have three digits at least; it is "{actual}".',
    absent:
      "The telephone number of the seller's contact (BT-42) should have at least three digits, and there is no number.",
    fix: "Write the whole number with country and area code.",
  },
  "28": {
    requires:
      "The e-mail address of the seller's contact (BT-43) should have one @, with a name before it and a domain with a dot behind it.",
    message:
      'The e-mail address of the seller\'s contact (BT-43) should have one @, with a name before it and a domain with a dot behind it; it is "{actual}".',
    absent:
      "The e-mail address of the seller's contact (BT-43) should have one @, with a name before it and a domain with a dot after it, and there is no address.",
    fix: "Write a single address, without the owner's name and without spaces in it.",
  },
  "30": {
    message: "A direct debit (BG-19) must give the creditor identifier (BT-90).",
    fix:
      "Add your SEPA creditor identifier, in UBL as an identifier of the seller or the payee with the scheme SEPA, or delete the direct debit details.",
  },
  "31": {
    message: "A direct debit (BG-19) must give the account that is debited (BT-91).",
    fix: "Add the IBAN from the buyer's mandate, or delete the direct debit details.",
  },
  "url": {
    message:
      "The place of a supporting document that is kept elsewhere (BT-124) should be a whole URL, scheme included.",
    fix: "Write the address as a browser takes it. A file name or a path alone leads nowhere.",
  },
};

export const xrechnungTexts = {
  "BR-DE-1": texts["1"],
  "BR-DE-2": texts["2"],
  "BR-DE-3": texts["3"],
  "BR-DE-4": texts["4"],
  "BR-DE-5": texts["5"],
  "BR-DE-6": texts["6"],
  "BR-DE-7": texts["7"],
  "BR-DE-8": texts["8"],
  "BR-DE-9": texts["9"],
  "BR-DE-10": texts["10"],
  "BR-DE-11": texts["11"],
  "BR-DE-14": texts["14"],
  "BR-DE-15": texts["15"],
  "BR-DE-16": texts["16"],
  "BR-DE-17": texts["17"],
  "BR-DE-18": texts["18"],
  "BR-DE-19": texts["19"],
  "BR-DE-20": texts["20"],
  "BR-DE-21": {
    requires: "The specification that the invoice follows (BT-24) should be XRechnung 3.0, named to the letter.",
    message:
      'The specification that the invoice follows (BT-24) should be XRechnung 3.0, named to the letter; it is "{actual}".',
    absent: "The specification that the invoice follows (BT-24) should be XRechnung 3.0, and none is named.",
    fix: "Write the identifier in one piece, without white space before or behind it.",
  },
  "BR-DE-22": texts["22"],
  "BR-DE-23-a": texts["23-a"],
  "BR-DE-23-b": texts["23-b"],
  "BR-DE-24-a": texts["24-a"],
  "BR-DE-24-b": texts["24-b"],
  "BR-DE-25-a": texts["25-a"],
  "BR-DE-25-b": {
    message:
      `${debit} must give neither an account to pay to (BG-17) nor card details (BG-18), and in CII no bank (BIC) either.`,
    fix: otherWay,
  },
  "BR-DE-26": texts["26"],
  "BR-DE-27": texts["27"],
  "BR-DE-28": texts["28"],
  "BR-DE-30": {
    ...texts["30"],
    message:
      "A direct debit (BG-19) must give the creditor identifier (BT-90), and in CII the mandate reference (BT-89) or the debited account (BT-91) with it.",
    fix:
      "Add what is missing, or delete the direct debit details. In UBL, your SEPA creditor identifier is one of the identifiers of the seller or the payee, with the scheme SEPA.",
  },
  "BR-DE-31": {
    ...texts["31"],
    message:
      "A direct debit (BG-19) must give the account that is debited (BT-91), and in CII the mandate reference (BT-89) or the creditor identifier (BT-90) with it.",
    fix:
      "Add what is missing: the IBAN and the reference are in the buyer's mandate. Else delete the direct debit details.",
  },
  "BR-DE-TMP-32": {
    message:
      "The invoice should say when the supply was made: by the delivery date (BT-72), the invoicing period (BG-14) or a period on every line (BG-26).",
    fix: "Add the day of delivery or service, or the first and last day of the period.",
  },
  "BR-TMP-2": texts.url,
  "BR-TMP-3": {
    message:
      "The base quantity of a line's price (BT-149) must be the same, with the same unit (BT-150), beside the gross price and beside the net price.",
    fix: "Write the number and the unit alike at both prices, decimals included, or leave them out at the gross price.",
  },
} as const satisfies Readonly<Record<keyof typeof xrechnung, Text>>;

export const germanyTexts = germanyTextsOf(texts, amongGermans);

function part(whole: string, what: string, add: string): Text {
  return { message: `${whole} must state its ${what}.`, fix: `Add ${add}. It must not be blank.` };
}

/** The sentence for parties in Germany; it must begin with a word that is small within a sentence. */
function amongGermans(sentence: string): string {
  return `Between a seller and a buyer in Germany, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
