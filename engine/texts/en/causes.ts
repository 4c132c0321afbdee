/** What in software usually makes rules fail, by what they are about; the most frequent first. */
export const causes = {
  required: [
    "A field of the master data is empty, and the export leaves its element out without a word.",
    "The mapping reads the short name or the first address line of a record and forgets the rest of it.",
    "The template was made from an invoice in which this detail was not needed.",
  ],
  sums: [
    "Totals are taken from the database, where they were rounded per line, and not added up from the amounts written.",
    "Amounts are binary floating-point numbers, so that 0.1 + 0.2 is no longer 0.3.",
    "A discount, a charge, a deposit or the cash rounding is on the printed page, but not in the XML.",
    "A line was added or cancelled after the totals had been worked out.",
  ],
  lineAmounts: [
    "The price is for 100 or 1,000 units, and the base quantity (BT-149) is left out.",
    "A discount is taken off the price and is an allowance of the line as well, or is neither.",
    "The price is rounded to two decimals before it is multiplied by the quantity.",
    "A return has a negative price instead of a negative quantity.",
  ],
  vat: [
    "The category is derived from the rate alone: 0 % can be zero-rated, exempt, reverse charge, export or out of scope.",
    "The tax code of the ledger is written instead of the VAT category of EN 16931.",
    "The reason for charging no VAT is printed as a note, and is not in the VAT breakdown.",
    "The VAT identifier of the buyer is missing in the master data of a new customer abroad.",
  ],
  rates: [
    "The rate is stored as a factor: 0.19 instead of 19.",
    "The rate is worked out from rounded amounts: 18.99 instead of 19.",
    "A rate that has been changed, or that of another country, is left in the master data.",
  ],
  codes: [
    "A word or an abbreviation of the software is written instead of its code: Stk or pcs instead of H87, € instead of EUR.",
    "The list in the software is older than the edition of the rules, or has codes of its own.",
    "The code is in small letters, or has a blank in front or at the end.",
  ],
  decimals: [
    "The amount is written as the computer holds it, unrounded: 19.989999.",
    "Unit prices may have more decimals than amounts, and one formatting serves for both.",
  ],
  dates: [
    "Dates are written as people write them: 30.11.2026 instead of 2026-11-30.",
    "A day is lost because a point in time was converted from one time zone to another.",
    "Start and end come from two records that are changed separately, such as a contract and its billing plan.",
  ],
  allowances: [
    "The software knows the amount of a discount, and neither its reason nor a reason code.",
    "Percentage, base amount and amount are stored separately, and only one of them was changed.",
    "A charge is written as an allowance with a negative amount, or the other way round.",
  ],
  payment: [
    "The bank details are printed in the footer, and are not in the payment instructions.",
    "The code of the payment means is a fixed default, and the details belong to another one: 59 without a mandate, 58 without an account.",
    "The IBAN was typed by hand, and nobody checked its check digits.",
  ],
  discountTerms: [
    "The cash discount is written as a sentence, where XRechnung asks for a line such as #SKONTO#TAGE=14#PROZENT=2.00#.",
    "The line break after the last # is lost, because the export removes white space at the end.",
  ],
  postal: [
    "Street, post code and city are kept in one field, and end up in one element.",
    "The country is stored as a name, or is left out for customers at home.",
    "The record of a new customer was not completed.",
  ],
  contact: [
    "The contact is printed in the letterhead, and the export has no field for it.",
    "Contacts are kept for customers, but not for your own company.",
    "Telephone number and e-mail address are kept in one field, or have changed places.",
  ],
  delivery: [
    "Day and place of delivery are on the delivery note, and are not taken over into the invoice.",
    "The day is left out where it is that of the invoice, and the place where it is the address of the buyer.",
  ],
  electronic: [
    "The invoice went by e-mail before, and nobody asked for the electronic addresses.",
    "The identifier is stored without its scheme, for example a GLN without 0088.",
  ],
  identifiers: [
    "The number was typed by hand, and no check digit was verified.",
    "Blanks, dots or the name of the register are part of the number, as on paper.",
    "The scheme belongs to another register than the number.",
  ],
  references: [
    "A correction is made as an invoice of its own, and the number of the first one is only in its text.",
    "The number of the order is kept with its lines, and is missing in the head of the invoice.",
  ],
  attachments: [
    "Attachments are added without a file name or a media type.",
    "Several attachments have the same file name, such as scan.pdf.",
    "The attachment is of a kind that is not allowed, such as a word processor's document or an archive.",
  ],
  currency: [
    "Amounts were converted, and the currency of some of them was not.",
    "The currency for VAT (BT-6) is always filled in, even where it is that of the invoice.",
    "The VAT total in the second currency is printed, and is not in the XML.",
  ],
  specification: [
    "The identifier comes from a template that was made for an older edition of the rules.",
    "The recipient asked for another profile, and the identifier (BT-24) or the business process (BT-23) stayed as it was.",
  ],
  documentType: [
    "One type is used for all documents, for corrections and partial invoices as well.",
    "The type is a code of your own software, or one that this profile does not allow.",
  ],
  buyerReference: [
    "The Leitweg-ID or the order number is known, but the export has no field for it.",
    "Nobody asks for a reference when an order is placed.",
  ],
  empty: [
    "The export writes every element of its template, even those without a value.",
    "A field of the master data holds nothing but blanks.",
  ],
  germany: [
    "An invoice made for EN 16931 alone was given the identifier of XRechnung.",
    "The detail is known, but the export was written for invoices on paper and has no field for it.",
  ],
  network: [
    "The invoice was made for EN 16931 alone, and was given the identifier of Peppol BIS Billing.",
    "The template comes from another network, which has other rules on this detail.",
  ],
  national: [
    "The software was made for another country, and its template does not know what this one asks for.",
    "The registration number of the seller is in a footer or a note, and not in its field.",
  ],
  special: [
    "An ordinary invoice was given the identifier (BT-24) of this special form.",
    "The data that the form adds are kept in notes or attachments, and not in its own fields.",
  ],
  syntax: [
    "The XML was made from the schema alone, which allows much more than EN 16931 uses.",
    "A library fills in optional elements and attributes with defaults.",
    "A list is written where the standard has one value, for example several notes or references.",
  ],
  repeated: [
    "A list is written where the standard has one value, for example several notes or references.",
    "Two steps of the export write the same element.",
  ],
  schema: [
    "Elements are written in the order in which the program meets them, and not in that of the schema.",
    "The XML is put together as text, and the name of an element or its namespace is misspelt.",
    "The library is made for another version of the format, such as UBL 2.3 or ZUGFeRD 1.",
  ],
  json: [
    "A field of the JSON model is misspelt, or has the name that your own database uses.",
    "A value has the type of your own database: a number as a text with its currency, a date with a time.",
    "A field is stated in its short form, and was left in its full form as well.",
  ],
  values: [
    "Numbers are written as the language of the computer has them: 7,0 or 1.234,56.",
    "A truth value is written as a word or a letter: yes or Y instead of true.",
    "An earlier calculation failed, and its result is not a number.",
  ],
  characters: [
    "A text was pasted from another program, and brought along invisible control characters.",
    "A file was read in the wrong encoding before it came into the invoice.",
    "A name or a note has symbols of a script that the typefaces lack.",
  ],
  large: [
    "A whole period is in one invoice, with a line for every single event.",
    "An export of the database is sent instead of an invoice.",
  ],
  notCarried: [
    "The invoice was made for another profile, whose syntax has a place for this value.",
    "A value that is for people only is kept in a field of its own, and not in a note.",
  ],
  reversed: [
    "The invoice was copied with all signs turned round, and was given the type of a credit note as well.",
    "A credit is written as a negative invoice, as the ledger has it.",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The same in another language. */
export type Causes = Readonly<Record<keyof typeof causes, readonly string[]>>;
