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
  titles: {
    replaced: "{term}: {actual} should be {expected}",
    added: "{term} is missing: {expected}",
    removed: "{term} has to go: {actual}",
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
    reading: "It can be read in more than one way.",
    worth: "It is what the amount of the line comes to.",
    checkDigits: "Two characters have changed places: with them put right, the check digits are right.",
    country: "The country is that of the party and its VAT identifier.",
    word: "A word stands where a code belongs: this code says the same.",
    neighbour: "The invoice has it in other places.",
    misspelt: "It is the code that is most alike.",
    numbered: "It is the place of the line among the others.",
    usual: "It is what invoices like this one usually have.",
  },
  structure: {
    arrangement: {
      title: "The file is not put together as the format asks",
      told:
        "Each part is put in its place, what stands twice word for word stands once, and what the format does not know beside the values goes. No value changes.",
    },
    emptiness: {
      title: "Elements of the file are empty",
      told: "An element without content says nothing, and the rules forbid it. Without them every value is the same.",
    },
    surplus: {
      title: "The format does not know {actual}",
      told: "Nobody who reads the invoice finds it there. Where it matters, write it where it belongs before it goes.",
    },
  },
  left: {
    owed: "It changes what is owed, or what something is: it needs your consent.",
    open: "It needs an answer that only you have.",
    warning: "It is only a warning, and the document is accepted with it.",
    failed: "It was not applied, because something else would be wrong with it.",
  },
};
