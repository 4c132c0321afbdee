import type { Asks } from "./asks.ts";

export const asks: Asks = {
  "BT-1": { question: "What is the number of the invoice?", where: "In your accounts, one after the other." },
  "BT-2": { question: "What is the date of the invoice?", where: "The date that the document shows." },
  "BT-3": {
    question: "Is this an invoice, a credit note or a correction?",
    where: "380 for an invoice, 381 for a credit note, 384 for a corrected invoice.",
  },
  "BT-5": { question: "In which currency is this invoiced?", where: "In the order or the offer, mostly EUR." },
  "BT-9": {
    question: "By when is it to be paid?",
    where: "In the terms of payment, for example 14 days after receipt.",
  },
  "BT-10": {
    question: "Which reference did the buyer give you?",
    where: "In the order or the contract; German authorities call it the Leitweg-ID.",
  },
  "BT-13": { question: "Which number did the buyer give the order?", where: "At the top of the order." },
  "BT-20": {
    question: "What are the terms of payment?",
    where: "In the offer or the contract, for example: payable within 14 days.",
  },
  "BT-25": {
    question: "Which invoice does this one correct or credit?",
    where: "Its number, at the top of that invoice.",
  },
  "BT-26": { question: "Of which day is that invoice?", where: "The date that it shows." },
  "BT-27": { question: "What is the name of the business that sells?", where: "In the register of companies." },
  "BT-30": {
    question: "Under which number is the seller registered?",
    where: "In the register of companies; in France the SIREN, in Belgium the enterprise number.",
  },
  "BT-31": {
    question: "What is the seller's VAT ID?",
    where: "In a letter of the tax office; it begins with the country, for example DE.",
  },
  "BT-32": { question: "What is the seller's tax number?", where: "In the last letter of the tax office." },
  "BT-34": {
    question: "At which electronic address can the seller be reached?",
    where: "The e-mail address for invoices, or the identifier in the Peppol network.",
  },
  "BT-37": { question: "In which city is the seller?", where: "In the seller's address." },
  "BT-38": { question: "What is the seller's postcode?", where: "In the seller's address." },
  "BT-40": { question: "In which country is the seller?", where: "In the seller's address." },
  "BT-41": {
    question: "Who answers questions on the invoice for the seller?",
    where: "A person or a department, for example the accounts department.",
  },
  "BT-42": { question: "What is the contact's telephone number?", where: "In the seller's letterhead or imprint." },
  "BT-43": { question: "What is the contact's e-mail address?", where: "In the seller's letterhead or imprint." },
  "BT-44": { question: "What is the name of the buyer?", where: "In the order or the contract." },
  "BT-47": {
    question: "Under which number is the buyer registered?",
    where: "In the register of companies; in France the SIREN, in Belgium the enterprise number.",
  },
  "BT-48": { question: "What is the buyer's VAT ID?", where: "The buyer tells it, often in the order." },
  "BT-49": {
    question: "To which electronic address of the buyer does the invoice go?",
    where: "The buyer tells it: an e-mail address, a Leitweg-ID, or the identifier in the Peppol network.",
  },
  "BT-52": { question: "In which city is the buyer?", where: "In the buyer's address, on the order." },
  "BT-53": { question: "What is the buyer's postcode?", where: "In the buyer's address, on the order." },
  "BT-55": { question: "In which country is the buyer?", where: "In the buyer's address, on the order." },
  "BT-72": { question: "On which day was it delivered?", where: "On the delivery note." },
  "BT-80": { question: "To which country was it delivered?", where: "On the delivery note." },
  "BT-81": { question: "How is it to be paid?", where: "In the offer or the contract, mostly by credit transfer." },
  "BT-84": { question: "To which account is it to be paid?", where: "The IBAN, on the seller's bank statement." },
  "BT-120": { question: "Why is no VAT charged?", where: "The clause of the law that says so." },
  "BT-129": { question: "Which quantity is invoiced?", where: "On the delivery note or the time sheet." },
  "BT-130": { question: "In which unit is the quantity?", where: "For example pieces, hours or kilograms." },
  "BT-146": { question: "What does one unit cost without VAT?", where: "In the offer or the price list." },
  "BT-151": {
    question: "How is this item taxed?",
    where: "As a rule with VAT (S); else your tax adviser knows.",
  },
  "BT-152": { question: "At which rate is this item taxed?", where: "For example 19 or 7 per cent in Germany." },
  "BT-153": { question: "What was sold?", where: "In the offer or the delivery note." },
};
