/** English wording of Peppol's national rules: GR-R, GR-S, IS-R, IT-R, NL-R. */
import type { greece } from "../../rules/national/greece.ts";
import type { iceland } from "../../rules/national/iceland.ts";
import type { italy } from "../../rules/national/italy.ts";
import type { netherlands } from "../../rules/national/netherlands.ts";
import type { Text } from "../text.ts";

const AFM = "nine digits, the last of them a check digit";

const greekTexts = {
  "GR-R-001-1": greekNumber(
    'have six parts, with "|" between them',
    "Join tax number, issue date, establishment, document type, series and number in this order.",
  ),
  "GR-R-001-2": greekNumber(
    "begin with the Greek tax number in the VAT identifier of the seller (BT-31) or of its tax representative (BT-63)",
    `Write the nine digits behind EL as the first part, and check them: the last is a check digit.`,
  ),
  "GR-R-001-3": greekNumber(
    "have the issue date (BT-2) as its second part, as day, month and year with slashes",
    "Write the date of issue again there, with two digits each for day and month.",
  ),
  "GR-R-001-4": greekNumber(
    "have the number of the establishment, a whole number, as its third part",
    "Write the number under which the tax office knows the establishment; 0 is the head office.",
  ),
  "GR-R-001-5": greekNumber(
    "have a myDATA document type as its fourth part: 1.1, 1.6, 2.1, 2.4, 5.1 or 5.2",
    "Write 1.1 for a sales invoice, 2.1 for one for services, 5.1 for a credit note that belongs to an invoice.",
  ),
  "GR-R-001-6": greekNumber(
    "have the series as its fifth part",
    "Write the series of your numbering, or 0 if there is none.",
  ),
  "GR-R-001-7": greekNumber(
    "have the running number as its sixth part",
    "Write the number that the invoice has within its series.",
  ),
  "GR-R-002": {
    message: "A Greek seller must state its trading name (BT-28).",
    fix: "Add the name by which customers know the seller, or else its full name once more.",
  },
  "GR-R-003": greekVat("The VAT identifier of a Greek seller (BT-31)"),
  "GR-R-004-1": {
    message:
      "A seller with an address in Greece must refer once to the invoice's registration in myDATA: a supporting document (BG-24) with the description ##M.AR.K##.",
    fix: "Add the reference with the number (MARK) that myDATA gave, and remove any second one.",
  },
  "GR-R-004-2": {
    requires: "The myDATA registration number (BT-122, described as ##M.AR.K##) must be a positive number.",
    message:
      'The myDATA registration number (BT-122, described as ##M.AR.K##) must be a positive number; "{actual}" is not.',
    absent: "The myDATA registration number (BT-122, described as ##M.AR.K##) must be a positive number; it is empty.",
    fix: "Write the number as myDATA gave it, without zeros in front.",
  },
  "GR-R-005": {
    message: "An invoice of a Greek seller must state the buyer's trading name (BT-45).",
    fix: "Add the name by which the buyer is known, or else its full name once more.",
  },
  "GR-R-006": oneGreekVat("A Greek buyer must have exactly one VAT identifier (BT-48) on an invoice of a Greek seller"),
  "GR-R-008-2": {
    message:
      "A seller with an address in Greece may give one address of the invoice at most: a supporting document (BG-24) with the description ##INVOICE|URL##.",
    fix: "Keep one of these documents, and delete the others.",
  },
  "GR-R-008-3": {
    message: "A supporting document described as ##INVOICE|URL## must have the address of the invoice in it (BT-124).",
    fix: "Add the address at which the invoice can be seen, or delete the document.",
  },
  "GR-R-009": greekEndpoint("The electronic address of a Greek seller (BT-34)"),
  "GR-R-010": greekEndpoint("The electronic address of a Greek buyer (BT-49), on an invoice of a Greek seller,"),
  "GR-S-008-1": {
    message:
      "A seller with an address in Greece should give the address of the invoice once: in a supporting document (BG-24) with the description ##INVOICE|URL##.",
    fix: "Add the document with a link to the invoice (BT-124), if you show your invoices on the web.",
  },
  "GR-S-011": oneGreekVat("A Greek seller should have exactly one VAT identifier (BT-31)"),
} as const satisfies Readonly<Record<keyof typeof greece, Text>>;

const KENNITALA = "the Icelandic identity number, kennitala, with the scheme 0196";

const icelandicTexts = {
  "IS-R-001": {
    message: "An invoice of an Icelandic seller should have the type code (BT-3) 380 or 381.",
    fix: "Use 380 for an invoice, also for a partial or final one, and 381 for a credit note.",
  },
  "IS-R-002": {
    message: `An Icelandic seller must give a legal registration identifier (BT-30) that is ${KENNITALA}.`,
    fix: "Add the ten digits of the seller's number to the legal entity, and set the scheme to 0196.",
  },
  "IS-R-003": {
    message: "The address of an Icelandic seller must state the street (BT-35) and the post code (BT-38).",
    fix: "Complete the address. A post office box can replace the street.",
  },
  "IS-R-004": {
    message:
      `An Icelandic buyer must have a legal registration identifier (BT-47) on an invoice of an Icelandic seller, and it is ${KENNITALA}.`,
    fix: "Ask the buyer for the ten digits, add them to the legal entity, and set the scheme to 0196.",
  },
  "IS-R-005": {
    message:
      "The address of an Icelandic buyer must state the street (BT-50) and the post code (BT-53) on an invoice of an Icelandic seller.",
    fix: "Complete the address. A post office box can replace the street.",
  },
  "IS-R-006": icelandicAccount("9"),
  "IS-R-007": icelandicAccount("42"),
  "IS-R-008": {
    message:
      "A supporting document of an Icelandic seller that is described as EINDAGI states the final due date: its reference (BT-122) must be a date.",
    fix: "Write the date as year, month and day with hyphens, ten characters in all, and in one such document only.",
  },
  "IS-R-009": {
    message:
      "Where an Icelandic seller states a final due date (EINDAGI), the payment due date (BT-9) must be there too.",
    fix: "Add the date on which payment falls due. From the final date on, interest is charged.",
  },
  "IS-R-010": {
    message: "An Icelandic seller's final due date (EINDAGI) must not be before the payment due date (BT-9).",
    fix: "Correct the one of the two dates that is wrong; they may be the same day.",
  },
} as const satisfies Readonly<Record<keyof typeof iceland, Text>>;

const italianTexts = {
  "IT-R-001": {
    message:
      "The tax registration identifier of an Italian seller (BT-32) must have eleven to sixteen capital letters or digits.",
    fix: "Write the codice fiscale without spaces: sixteen characters for a person, eleven digits for a company.",
  },
  "IT-R-002": italianAddress("street (BT-35)"),
  "IT-R-003": italianAddress("city (BT-37)"),
  "IT-R-004": italianAddress("post code (BT-38)"),
} as const satisfies Readonly<Record<keyof typeof italy, Text>>;

const REGISTERS = "the Chamber of Commerce number with the scheme 0106, or the OIN with 0190";

const dutchTexts = {
  "NL-R-001": {
    message: "A credit note of a Dutch seller must refer to an invoice that it corrects (BT-25).",
    fix: "Add the number of that invoice.",
  },
  "NL-R-002": dutchAddress("a Dutch seller", "BT-35", "BT-37", "BT-38"),
  "NL-R-003": dutchLegalId("The legal registration identifier of a Dutch seller (BT-30)"),
  "NL-R-004": dutchAddress("a Dutch buyer, on an invoice of a Dutch seller,", "BT-50", "BT-52", "BT-53"),
  "NL-R-005": dutchLegalId(
    "The legal registration identifier of a Dutch buyer (BT-47), on an invoice of a Dutch seller,",
  ),
  "NL-R-006": dutchAddress("a Dutch tax representative of a Dutch seller", "BT-64", "BT-66", "BT-67"),
  "NL-R-007": {
    message: "An invoice of a Dutch seller by which something is due (BT-115) must say how to pay it (BG-16).",
    fix: "Add payment instructions, such as the IBAN for a credit transfer.",
  },
  "NL-R-008": {
    message:
      "Between a Dutch seller and a Dutch buyer the payment means type code (BT-81) must be 30, 48, 49, 57, 58 or 59.",
    fix: "Use 58 for a SEPA credit transfer, 59 for a SEPA direct debit, 48 for a card, 57 for a standing agreement.",
  },
  "NL-R-009": {
    message:
      "Where a line of a Dutch seller's invoice refers to a line of an order (BT-132), the invoice must name that order (BT-13).",
    fix: "Add the number of the purchase order, or delete the references to its lines.",
  },
} as const satisfies Readonly<Record<keyof typeof netherlands, Text>>;

export const nationalTexts = { ...greekTexts, ...icelandicTexts, ...italianTexts, ...dutchTexts } as const;

function greekNumber(must: string, fix: string): Text {
  const requires = `The invoice number of a Greek seller (BT-1) must ${must}`;
  return {
    requires: `${requires}.`,
    message: `${requires}; "{actual}" does not.`,
    absent: `${requires}; it is empty.`,
    fix,
  };
}

function greekVat(what: string): Text {
  return {
    requires: `${what} must be EL and the tax number: ${AFM}.`,
    message: `${what} must be EL and the tax number: ${AFM}; "{actual}" is not.`,
    absent: `${what} must be EL and the tax number: ${AFM}; it is empty.`,
    fix: "Correct the number. The prefix is EL, though the country code in addresses is GR.",
  };
}

function oneGreekVat(must: string): Text {
  return {
    requires: `${must}, EL and a tax number of ${AFM}.`,
    message: `${must}, EL and a tax number of ${AFM}; "{actual}" is wrong or not the only one.`,
    absent: `${must}, EL and a tax number of ${AFM}; there is none.`,
    fix: "State the one identifier, with the tax scheme VAT, and check its digits.",
  };
}

function greekEndpoint(what: string): Text {
  const requires = `${what} must be the tax number, ${AFM}, with the scheme 9933`;
  return {
    requires: `${requires}.`,
    message: `${requires}; "{actual}" is not.`,
    absent: `${requires}; it is empty.`,
    fix: "Write the digits of the VAT identifier without EL, and set the scheme to 9933.",
  };
}

function icelandicAccount(code: string): Text {
  return {
    message:
      `Payment means ${code} (BT-81) of an Icelandic seller needs one account number (BT-84) of twelve characters.`,
    fix: "Write bank, ledger and account number one after the other, without hyphens.",
  };
}

function italianAddress(part: string): Text {
  return {
    message: `The address of an Italian seller must state the ${part}.`,
    fix: "Complete the address with it.",
  };
}

function dutchAddress(whose: string, street: string, city: string, postCode: string): Text {
  return {
    message: `The address of ${whose} must state street (${street}), city (${city}) and post code (${postCode}).`,
    fix: "Add what is missing of the three.",
  };
}

function dutchLegalId(what: string): Text {
  const requires = `${what} must be ${REGISTERS}`;
  return {
    requires: `${requires}.`,
    message: `${requires}, and it must not be empty; its scheme is {actual}.`,
    fix: "Add the number, with the code of its register as the scheme.",
  };
}
