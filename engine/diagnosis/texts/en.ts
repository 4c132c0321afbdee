import { marks } from "../../model/said.ts";
import { titles } from "../../model/titles.ts";
import { asks } from "./asks/en.ts";
import type { Words } from "./words.ts";

export const words: Words = {
  lang: "en",
  quotes: marks.en,
  termTitle: (id) => titles[id],
  line: "line {count}",
  entry: "entry {count}",
  scheme: "scheme identifier (schemeID)",
  titles: {
    replaced: "{term}: {actual} should be {expected}",
    added: "{term} is missing: {expected}",
    removed: "{term} should not be there: {actual}",
    gone: "{term} should not be there",
    everywhere: "{term}: {actual} should be {expected}, in {count} places",
    several: "{term} does not fit the rest: {count} values change",
    missing: "{term} is missing",
    wrong: "{term} needs another value",
    unclear: "{term} does not fit the rest, and more than one value may be the wrong one",
  },
  questions: {
    missing: "Which value belongs in {term}?",
    wrong: "Which value should {term} have instead?",
    lacking: "Is a line missing? The sums ask for one of {expected} net, taxed by {actual}.",
    scheme: {
      ask: "Of which kind is this address?",
      register: "In which register does this number stand?",
      where:
        "EM is an e-mail address, 0204 a Leitweg-ID, 9930 a German and 9914 an Austrian VAT identifier, 0208 a Belgian company number, 0225 a French SIREN.",
    },
  },
  asks,
  told: {
    tried: "The change was tried, and all of these findings went away with it.",
    sums: "The amounts were compared with each other: this is the smallest change with which the sums hold.",
    sameChange: "The same value is to be changed in the same way in each of these places.",
    sameTerm: "These findings ask for the same value.",
    sameRule: "The same rule finds the same thing in several places.",
    alone: "Nothing else depends on it.",
    several: "Each of these changes makes the sums hold; the first is the likelier one.",
    even: "Each of these changes makes the sums hold, and nothing in the invoice says which is right.",
    charged: "The category has no VAT, and VAT is charged: one of the two is wrong.",
    duplicate: "It stands there twice.",
    forgotten: "The difference is exactly an amount that is there: it was forgotten where it counts.",
    surplus: "The difference is exactly this amount: without it, all sums hold.",
    separator:
      "{actual} stands there, and {expected} makes every sum right: the decimal separator is in another place.",
    gross: "It is what makes the sums hold with VAT in it: gross for net, or net for gross.",
    swapped: "{actual} stands there, and {expected} makes every sum right: two digits have changed places.",
    typed: "{actual} stands there, and {expected} makes every sum right: one digit is another.",
    sign: "{actual} stands there, and {expected} makes every sum right: the sign is the wrong way round.",
    rate: "With this category and rate, the VAT breakdown and all sums hold.",
    follows: "It follows from other amounts, and is not what they come to.",
    decimals: "It has more decimals than an amount may have.",
    exchanged: "Each of the two amounts has the value of the other.",
    baseQuantity: "The price is for another quantity than the line says.",
    omitted: "Something is taxed by a category and rate that the VAT breakdown lacks.",
    unstated: "Something was taken off or rounded, and the invoice does not say so.",
    lacking: "The lines lack {expected} of what their sum and the VAT breakdown by {actual} say: a line is missing.",
    agreed: "{actual} stands there, and {expected} makes every sum right.",
    builtOtherwise: "The file was put together so, and these findings went away.",
    noise: "White space, line breaks or characters that nobody sees got into it.",
    otherName: "It is another name for the same code.",
    otherType: "A CreditNote is no invoice, and all else of it says so.",
    otherCurrency: "All amounts are in that currency.",
    otherSpecification: "It is another name for the same specification.",
    unheld: "The profile has no place for lines below others or for payments to others, and this one has.",
    otherMode: "The process says that it is paid, and the amounts say that it is not: one of the two is wrong.",
    otherMeans: "The code says one way to pay, and the details are of another: one of the two is wrong.",
    twoVatPoints: "The VAT point is stated twice, as a day and as a code.",
    turnedPeriod: "The period ends before it begins: the two days have changed places.",
    turnedCredit: "A credit note states what is given back without a minus: with one, it asks for money.",
    turnedPrice: "A price is never below zero: what is given back has a quantity below zero.",
    hiddenDiscount: "The two prices of the line differ by a discount that is not stated.",
    fraction: "A share is written as a part of one, or a hundredfold.",
    rated: "No VAT is charged, and a rate stands there all the same.",
    notSubject: "What is not subject to VAT has no VAT identifier beside it; what is exempt has one.",
    unmarkedNote: "The note is there, and does not say what it is on.",
    partedNote: "A note that may be there once is there in several parts.",
    unnamedItem: "The line has a description and no name.",
    noBase: "A price is for one or more, never for none.",
    otherReason: "The code is in no list; the category says why, and so does the text beside it.",
    untaxed: "The standard rate is not zero: without VAT it is another category.",
    bareVatId: "It lacks what its country writes around the digits.",
    otherForm: "It is written otherwise than its register has it.",
    nationalForm: "The country has a word or a code of its own for it.",
    noScheme: "Its form and its country say of which register it is.",
    onlyTaxNumber: "It is a tax number, and the seller has no VAT identifier.",
    elsewhere: "It stands in another field of the invoice.",
    townAndCode: "The town and its postcode stand in one field.",
    turnedInLine:
      "An allowance or a charge of the line counts the other way: with the other sign, the line comes to its amount.",
    missingInLine:
      "The line comes to {expected} less or more than its price and quantity say, and all sums confirm it: an allowance or a charge of the line is missing.",
    missingGroup: "All sums agree on {expected} that stands nowhere as a charge or an allowance: it was forgotten.",
    reading: "It can be read in more than one way.",
    worth: "It is what the amount of the line comes to.",
    checkDigits: "Two characters have changed places: with them put right, the check digits are right.",
    country: "The country is that of the party and its VAT identifier.",
    neighbour: "The invoice has it in other places.",
    misspelt: "It is the code that is most alike.",
    numbered: "It is the place of the line among the others.",
    root: "It is what the document is called.",
    details: "It is what the details of the payment are of.",
    ofName: "The name of the file ends so.",
  },
  structure: {
    namespaces: {
      title: "What stands there is not read: its namespace has another name, {actual}",
      told:
        "The elements are those of the format; only the address that the file declares for them is another. No value changes.",
    },
    namesakes: {
      title: "In a document of the other kind they are called so: {actual}",
      told:
        "An Invoice and a CreditNote call the same by two names. It gets the name that it has here, and says the same.",
    },
    arrangement: {
      title: "The file is not put together as the format asks",
      told:
        "Each part is put in its place, what stands twice word for word stands once, and what the format does not know beside the values goes. No value changes.",
    },
    emptiness: {
      title: "Elements of the file are empty",
      told: "An element without content says nothing, and the rules forbid it. Without them every value is the same.",
    },
    repetition: {
      title: "Twice in the file: {actual}",
      told:
        "It may stand there once, and both are the same word for word. Without the second, the invoice says the same.",
    },
    unread: {
      title: "What stands there is not read without {actual}",
      told: "The value stands in the file, and nobody reads it without that. Nothing that is said changes.",
    },
    respelt: {
      title: "Not written as the format asks: {actual}",
      told:
        "A date has one form in each format, and white space around a number, a code or an identifier is no part of it. The value stays the same.",
    },
    misplaced: {
      title: "In the wrong place: {actual}",
      told:
        "EN 16931 does not read it there. It goes where it is read, with the same value: a charge to where all charges stand (SpecifiedTradeAllowanceCharge), which the sums count already, and the due date of a credit note to the means of payment.",
    },
    unused: {
      title: "EN 16931 does not use {actual}",
      told: "The attribute stands beside a value and says nothing more of it. Without it, every value is the same.",
    },
    currency: {
      title: "In another currency than the invoice: {actual}",
      told:
        "An invoice has one currency (BT-5), and its sums count this amount as one in it. It gets that currency; the number stays.",
    },
    converted: {
      title: "This format cannot hold what the invoice says; {expected} can",
      told: "It was written there as a trial: nothing that is said gets lost, and it is valid.",
    },
    surplus: {
      title: "The format does not know {actual}",
      told: "Nobody who reads the invoice finds it there. Where it matters, write it where it belongs before it goes.",
    },
  },
  waits: "Its type is right, and its place is not: it is converted as soon as everything else is right.",
  targets: { ubl: "a UBL Invoice", cii: "CII", "credit-note": "a UBL CreditNote" },
  left: {
    owed: "It changes what is owed, or what something is: it needs your consent.",
    open: "It needs an answer that only you have.",
    warning: "It is only a warning, and the document is accepted with it.",
    failed: "It was not applied, because something else would be wrong with it.",
    untried: "It was not tried: accept it, and it is applied.",
  },
};
