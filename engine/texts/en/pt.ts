/** English wording of the rules of CIUS-PT that a general sentence does not say. */
import { identifierOf } from "../../model/specifications.ts";
import { noteWords } from "../portuguese_notes.ts";
import type { Text } from "../text.ts";

const notes = noteWords({
  values: {
    "currency": "a currency code",
    "rate": "a rate with up to nine digits before the point and two to five behind it",
    "20": "a text of 1 to 20 characters",
    "50": "a text of 1 to 50 characters",
    "150": "a text of 1 to 150 characters",
    "amount": "an amount with two digits behind the point",
    "type": "the type of a withholding tax, IRF",
  },
  form: {
    requires: "A note (BT-22) that begins with {mark} must have its value behind that, and end with #.",
    message: "The note (BT-22) {actual} begins with {mark}, and must have the form {sample}.",
    fix: "Write the note as {sample}.",
  },
  value: {
    requires: "Behind {mark}, a note (BT-22) must have {value}.",
    message: "Behind {mark}, a note (BT-22) must have {value}: {actual}.",
    fix: "Write the note with {value}, as in {sample}.",
  },
  once: {
    requires: "One note (BT-22) at most may begin with {mark}.",
    message: "Several notes (BT-22) begin with {mark}, of which one is allowed: {actual}.",
    fix: "Keep one of the notes that begin with {mark}.",
  },
  copied: {
    requires: "A note (BT-22) that begins like {mark} may be there once.",
    message: "The same note (BT-22) is there several times: {actual}.",
    fix: "Remove the copy, or give it a number of its own.",
  },
  needs: {
    requires: "A note (BT-22) that begins with {mark} needs one that begins with {other}.",
    message: "The note (BT-22) {actual} needs another that begins with {other}, with the same number if it has one.",
    fix: "Add the note that begins with {other}.",
  },
});

/** A sum that may be off by one. */
function sum(what: string, terms: string, of: string, fix: string): Text {
  return {
    requires: `${what} (${terms}) must be ${of}; it may be off by 1.00.`,
    message: `${what} (${terms}) must be ${of}, and is {actual}: more than 1.00 off.`,
    absent: `${what} (${terms}) must be ${of}, and is missing.`,
    fix,
  };
}

function rate(what: string, term: string): Text {
  return {
    requires: `The VAT rate (${term}) of ${what} must be above zero.`,
    message: `The VAT rate (${term}) of ${what} must be above zero, and is {actual}.`,
    absent: `The VAT rate (${term}) of ${what} must be above zero, and is missing.`,
    fix: "State the rate that applies, such as 23.00.",
  };
}

function share(what: string, terms: string): Text {
  return sum(
    `The amount of ${what}`,
    terms,
    "its base by its percentage",
    "Multiply the base by the percentage again.",
  );
}

function vat(party: string, term: string): Text {
  return {
    requires: `The tax scheme of the VAT identifier of the ${party} (${term}) must be VAT.`,
    message: `The tax scheme of the VAT identifier of the ${party} (${term}) must be VAT, and is {actual}.`,
    absent: `The tax scheme of the VAT identifier of the ${party} (${term}) must be VAT, and is missing.`,
    fix: "Write VAT as the tax scheme, in capital letters.",
  };
}

function identified(category: string, where: string): Text {
  return {
    requires:
      `For category ${category} ${where}, the seller (BT-31, BT-32) or its representative (BT-63) must state a tax number.`,
    message:
      `Category ${category} is used ${where}, and neither the seller (BT-31, BT-32) nor a representative (BT-63) states a tax number.`,
    fix: "State the VAT identifier of the seller (BT-31).",
  };
}

const perLine: Text = {
  requires: "A property (BT-160) of this name may be there once for each line at most.",
  message: "There are more properties (BT-160) named {actual} than lines.",
  fix: "Remove the property where the line has it already.",
};

const noExemption: Text = {
  requires: "The properties (BT-160) of a line with VAT must be without a reason for an exemption.",
  message: "The line has VAT, and among its properties (BT-160) the reason for an exemption {actual}.",
  fix: "Remove the property, or state category E or ISE for the line.",
};

const distinctFromSeller: Text = {
  requires: "The payee (BT-59) must be stated once, by a name that is another than the seller’s (BT-27).",
  message: "The payee (BT-59) must be stated once, by a name that is another than the seller’s (BT-27): {actual}.",
  absent: "The payee must be stated once, by a name (BT-59) that is another than the seller’s (BT-27).",
  fix: "State the name of the payee once, or leave the payee out where it is the seller.",
};

const lower = "at the lower rate (AA, RED, INT)";
const lowerCategories = "AA, RED or INT";

export const portugal: Readonly<Record<string, Text>> = {
  ...notes,
  "DT-CIUS-PT-020": {
    requires: "A note (BT-22) must have 1 to 500 characters.",
    message: "A note (BT-22) must have 1 to 500 characters, and is: {actual}.",
    absent: "A note (BT-22) must have 1 to 500 characters, and is empty.",
    fix: "Shorten the note to 500 characters, or write the rest into another.",
  },
  "BR-CIUS-PT-02": vat("seller", "BT-31"),
  "BR-CIUS-PT-04": vat("buyer", "BT-48"),
  "BR-CIUS-PT-13": noExemption,
  "BR-CIUS-PT-15": noExemption,
  "BR-CIUS-PT-17": {
    requires: "A line that is exempt must state why in a property (BT-160).",
    message: "The line is exempt (E, ISE), and none of its properties (BT-160) states why: {actual}.",
    fix: "Add a property named #TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY# with the code of the reason.",
  },
  "BR-CIUS-PT-58": {
    requires: "A price (BG-29) may have an allowance, but no charge.",
    message: "The price (BG-29) has a charge, and only an allowance is allowed.",
    fix: "Remove the charge, and state the price with it.",
  },
  "BR-CIUS-PT-12": rate(`a part of the VAT breakdown ${lower}`, "BT-119"),
  "BR-CIUS-PT-14": rate("a part of the VAT breakdown at the full rate (S, NOR)", "BT-119"),
  "BR-CIUS-PT-16": {
    requires: "The VAT rate (BT-119) of an exempt part of the breakdown must be 0.00.",
    message: "The VAT rate (BT-119) of an exempt part of the breakdown must be 0.00, and is {actual}.",
    absent: "The VAT rate (BT-119) of an exempt part of the breakdown must be 0.00, and is missing.",
    fix: "Write 0.00 as the VAT rate.",
  },
  "BR-AA-01": {
    requires:
      `A category ${lower} that lines, allowances or charges use must be in the VAT breakdown (BG-23, BT-118), and only then.`,
    message:
      `The VAT breakdown (BG-23, BT-118) and the lines, allowances and charges must both use a category ${lower}, or neither.`,
    fix: "State a part of the breakdown for each category that is used.",
  },
  "BR-AA-02": identified(lowerCategories, "in a line"),
  "BR-AA-03": identified(lowerCategories, "for an allowance"),
  "BR-AA-04": identified(lowerCategories, "for a charge"),
  "BR-AA-05": rate(`a line ${lower}`, "BT-152"),
  "BR-AA-06": rate(`an allowance ${lower}`, "BT-96"),
  "BR-AA-07": rate(`a charge ${lower}`, "BT-103"),
  "BR-AA-10": {
    requires: `A part of the VAT breakdown ${lower} must be without a reason for an exemption (BT-120, BT-121).`,
    message: `A part of the VAT breakdown ${lower} states a reason for an exemption (BT-120, BT-121): {actual}.`,
    absent: `A part of the VAT breakdown ${lower} states a reason for an exemption (BT-120, BT-121).`,
    fix: "Remove the reason.",
  },
  "DT-CIUS-PT-022": {
    requires: "The specification identifier (BT-24) must be that of CIUS-PT with a version of up to ten characters.",
    message:
      "The specification identifier (BT-24) must be that of CIUS-PT with a version, without white space: {actual}.",
    absent: "The specification identifier (BT-24) must be that of CIUS-PT with a version, and is empty.",
    fix: `Write ${identifierOf("cius-pt")}.`,
  },
  "DT-CIUS-PT-079.1": {
    requires:
      "#ENTITY@ATMPAYMENT# in place of a payment means code (BT-81) must have 1 to 20 characters and # behind it.",
    message:
      "The entity of a payment at an ATM, in place of the payment means code (BT-81), has another form: {actual}.",
    fix: "Write #ENTITY@ATMPAYMENT#, the number of the entity, and #.",
  },
  "DT-CIUS-PT-079.4": {
    requires:
      "#DESCRIPTION@ATMPAYMENT# in the text of a payment means (BT-82) must have 1 to 125 characters and # behind it.",
    message:
      "The description of a payment at an ATM, in the text of the payment means (BT-82), has another form: {actual}.",
    fix: "Write #DESCRIPTION@ATMPAYMENT#, a text of up to 125 characters, and #.",
  },
  "DT-CIUS-PT-080": {
    requires:
      "The remittance information (BT-83) must be #REFERENCE@ATMPAYMENT#…# or #REFERENCE@DUCPAYMENT#…#, with up to 20 characters in it.",
    message:
      "The remittance information (BT-83) must be #REFERENCE@ATMPAYMENT#…# or #REFERENCE@DUCPAYMENT#…#, with up to 20 characters in it, and is {actual}.",
    absent:
      "The remittance information (BT-83) must be #REFERENCE@ATMPAYMENT#…# or #REFERENCE@DUCPAYMENT#…#, and is empty.",
    fix: "Write the reference between #REFERENCE@ATMPAYMENT# and #, or leave the remittance information out.",
  },
  ...Object.fromEntries(
    [["098", "The total of VAT (BT-110, BT-111)"], ["104", "The VAT of a category (BT-117)"]].flatMap((
      [number, what],
    ): [string, Text][] => [
      [`DT-CIUS-PT-${number}.2`, {
        requires: `${what} must be in the currency for accounting (BT-6), where there is one.`,
        message: `${what} must be in the currency for accounting (BT-6), and is in {actual}.`,
        absent: `${what} must be in the currency for accounting (BT-6), and states none.`,
        fix: "State the amount in the currency for accounting.",
      }],
      [`DT-CIUS-PT-${number}.3`, {
        requires: `${what} must be in the currency of the invoice (BT-5).`,
        message: `${what} must be in the currency of the invoice (BT-5), and is in {actual}.`,
        absent: `${what} must be in the currency of the invoice (BT-5), and states none.`,
        fix: "State the amount in the currency of the invoice.",
      }],
    ]),
  ),
  "DT-CIUS-PT-111.2": {
    requires: "An attachment (BT-125) must be smaller than 5,000 kB.",
    message: "An attachment (BT-125) must be smaller than 5,000 kB, and begins with {actual}.",
    fix: "Make the file smaller, or state where it can be fetched (BT-124).",
  },
  "DT-CIUS-PT-112": {
    requires: "The format of an attachment (BT-125) must be one of the list.",
    message: "The format {actual} of an attachment (BT-125) is not in the list.",
    absent: "The format of an attachment (BT-125) is missing or empty.",
    fix:
      "State one of these as mimeCode: text/plain, image/png, image/jpeg, application/pdf, application/msword, text/csv, application/xml, text/xml, or those of Word and Excel.",
  },
  "DT-CIUS-PT-113": {
    requires: "The file name of an attachment (BT-125) must have 1 to 50 characters.",
    message: "The file name of an attachment (BT-125) must have 1 to 50 characters, and is {actual}.",
    absent: "The file name of an attachment (BT-125) must have 1 to 50 characters, and is missing.",
    fix: "Write a file name of up to 50 characters.",
  },
  "DT-CIUS-PT-114.2": {
    requires: "Each line must have a number (BT-126) of its own.",
    message: "Two lines have the same number (BT-126), so that each is asked about: {actual}.",
    fix: "Number the lines anew.",
  },
  "DT-CIUS-PT-139_1": {
    requires: "A property (BT-160) that names a preceding invoice must have three digits and # behind the hyphen.",
    message:
      "A property (BT-160) that names a preceding invoice must have three digits and # behind the hyphen, and is {actual}.",
    fix: "Write #ID@INVOICEDOCUMENTREFERENCE@BILLINGREFERENCE-001# with the number of the reference.",
  },
  "DT-CIUS-PT-139_2": perLine,
  "DT-CIUS-PT-139_3": perLine,
  "DT-CIUS-PT-139_5": perLine,
  "DT-CIUS-PT-157": sum(
    "The net amount of a line",
    "BT-131",
    "its quantity by its price, with its charges and without its allowances",
    "Work out the line again.",
  ),
  "DT-CIUS-PT-158": share("an allowance", "BT-92"),
  "DT-CIUS-PT-159": share("a charge", "BT-99"),
  "DT-CIUS-PT-168": share("an allowance of a line", "BT-136"),
  "DT-CIUS-PT-169": share("a charge of a line", "BT-141"),
  "DT-CIUS-PT-160": sum(
    "The sum of the lines",
    "BT-106",
    "the net amounts of the lines together",
    "Add up the lines again.",
  ),
  "DT-CIUS-PT-161": sum(
    "The sum of the allowances",
    "BT-107",
    "the allowances together",
    "Add up the allowances again.",
  ),
  "DT-CIUS-PT-162": sum("The sum of the charges", "BT-108", "the charges together", "Add up the charges again."),
  "DT-CIUS-PT-163": sum(
    "The total without VAT",
    "BT-109",
    "the lines, with the charges and without the allowances",
    "Work out the total without VAT again.",
  ),
  "DT-CIUS-PT-164": sum("The total of VAT", "BT-110", "the VAT of all categories together", "Add up the VAT again."),
  "DT-CIUS-PT-165": sum(
    "The total with VAT",
    "BT-112",
    "the total without VAT and the VAT",
    "Work out the total again.",
  ),
  "DT-CIUS-PT-166": sum(
    "The amount due",
    "BT-115",
    "the total with VAT, without what is paid and with the rounding",
    "Work out the amount due again.",
  ),
  "DT-CIUS-PT-167": sum("The VAT of a category", "BT-117", "its base by its rate", "Work out the VAT again."),
  "DT-CIUS-PT-172": sum("The VAT of a category", "BT-117", "its base by its rate", "Work out the VAT again."),
  "DT-CIUS-PT-174": sum("The VAT of a category", "BT-117", "its base by its rate", "Work out the VAT again."),
  "DT-CIUS-PT-170": sum(
    "The price",
    "BT-146",
    "the gross price without its allowance",
    "Subtract the allowance again.",
  ),
  "DT-CIUS-PT-171": sum(
    "The base of a category",
    "BT-116",
    "the lines, charges and allowances of the category at its rate, which is taken as a whole number",
    "Add up the category again.",
  ),
  "DT-CIUS-PT-173": sum(
    "The base of a category",
    "BT-116",
    "the lines, charges and allowances of the category at its rate, which is taken as a whole number",
    "Add up the category again.",
  ),
  "DT-CIUS-PT-175": sum(
    "The base of what is exempt",
    "BT-116",
    "the lines, charges and allowances of the categories E and ISE",
    "Add up what is exempt again.",
  ),
  "DT-CIUS-PT-176": {
    requires: "The exemption reason of a line must be that of one part of the VAT breakdown (BT-121).",
    message: "The exemption reason {actual} of a line is not that of exactly one part of the VAT breakdown (BT-121).",
    fix: "State the reason in one part of the breakdown.",
  },
  "UBL-SR-19": distinctFromSeller,
  "UBL-SR-20": distinctFromSeller,
  "UBL-SR-21": distinctFromSeller,
};
