/** English wording of the official rules that only strict mode runs: BR-B, BR-CO-05 … -08, BR-DEX, CVD, DK-R, NO-R, SE-R. */
import type { StrictId } from "../../rules/strict.ts";
import type { Text } from "../text.ts";

/** A rule whose message goes on after a semicolon with the value that broke it. */
function says(requires: string, wrong: string, absent: string | undefined, fix: string): Text {
  return {
    requires: `${requires}.`,
    message: `${requires}; ${wrong}.`,
    ...(absent === undefined ? {} : { absent: `${requires}; ${absent}.` }),
    fix,
  };
}

function reasons(item: string, reason: string, code: string): Text {
  return {
    message: `The reason of ${item} (${reason}) and its reason code (${code}) must mean the same.`,
    fix: "Write the words that belong to the code, or leave out one of the two.",
  };
}

function scheme(of: string, terms: string, list: string): Text {
  return says(
    `In an invoice by the XRechnung extension, the scheme of ${of} (${terms}) must be from ${list}, or one of XR01, XR02 and XR03`,
    'it is "{actual}"',
    undefined,
    "Look up the code of the register that issued the identifier, and write it as the scheme.",
  );
}

const ICD = "the ICD list of identifier schemes";
const PAYMENT = "In an invoice by the XRechnung extension, a third party payment (BG-DEX-09)";

function payment(part: string, fix: string): Text {
  return { message: `${PAYMENT} must state ${part}.`, fix };
}

const BETWEEN_DANES = "In an invoice between Danish parties,";

function slip(codes: string, what: string, fix: string): Text {
  return { message: `${BETWEEN_DANES} payment by means ${codes} (BT-81) needs ${what}.`, fix };
}

function slipLength(code: string, cards: string, length: string): Text {
  const requires =
    `${BETWEEN_DANES} the remittance information (BT-83) of payment means ${code} with ${cards} must be ${length} characters long`;
  return says(
    requires,
    '"{actual}" is not',
    undefined,
    "Copy the line from the payment slip whole: kind of card, number and check digit.",
  );
}

function inRegister(party: string, term: string): Text {
  return says(
    `The legal registration of ${party} (${term}) must have the scheme 0184 of the Danish company register`,
    'it has "{actual}"',
    "it has none",
    "Set the scheme of the CVR number to 0184.",
  );
}

const SWEDISH = "of a Swedish seller";

function giro(name: string, code: string, requires: string, fix: string): Text {
  return says(
    `The ${name} account ${SWEDISH} (BT-84, with ${code} as BT-86) should ${requires}`,
    '"{actual}" does not',
    "it is empty",
    fix,
  );
}

const GIRO_FIX = "Write the number of the account without hyphen and spaces.";

export const strictTexts: Readonly<Record<StrictId, Text>> = {
  "BR-B-01": says(
    "VAT category B (split payment) is for invoices in which every country code is IT (BT-40, BT-55, BT-80)",
    'this one is "{actual}"',
    "one is empty",
    "Use the VAT category of the supply, unless seller, buyer and delivery are all in Italy.",
  ),
  "BR-B-02": {
    message:
      "An invoice with VAT category B, split payment, must have nothing with the standard rate S (BT-151, BT-95, BT-102).",
    fix: "Move what has the standard rate into an invoice of its own, or give all of it one category.",
  },
  "BR-CO-05": reasons("an allowance on the document", "BT-97", "BT-98"),
  "BR-CO-06": reasons("a charge on the document", "BT-104", "BT-105"),
  "BR-CO-07": reasons("an allowance on a line", "BT-139", "BT-140"),
  "BR-CO-08": reasons("a charge on a line", "BT-144", "BT-145"),
  "BR-DEX-01": says(
    "In an invoice by the XRechnung extension, an attachment (BT-125) must be PDF, PNG, JPEG, CSV, a spreadsheet (XLSX, ODS) or XML",
    'its MIME code is "{actual}"',
    "it has no MIME code",
    "Attach the document in one of these formats, and state its MIME code, such as application/xml.",
  ),
  "BR-DEX-02": says(
    "The net amount of a line with sub invoice lines (BT-131) should be the sum of theirs (BG-DEX-01)",
    "it is {actual}, and they add up to {expected}",
    "one of them is missing",
    "Work out the net amounts from the innermost lines outwards, and correct what is wrong.",
  ),
  "BR-DEX-03": {
    message: "A sub invoice line (BG-DEX-01) must have exactly one VAT category (BT-151).",
    fix: "Add the category with its rate, or keep one of several.",
  },
  "BR-DEX-04": scheme("a party identifier", "BT-29, BT-46, BT-60", ICD),
  "BR-DEX-05": scheme("a legal registration", "BT-30, BT-47, BT-61", ICD),
  "BR-DEX-06": scheme("a standard item identifier", "BT-157", ICD),
  "BR-DEX-07": scheme("an electronic address", "BT-34, BT-49", "the EAS list of address schemes"),
  "BR-DEX-08": scheme("the place of delivery", "BT-71", ICD),
  "BR-DEX-09": says(
    "In an invoice by the XRechnung extension, the amount due (BT-115) is the total with VAT less what was paid, plus rounding and third party payments (BT-112 − BT-113 + BT-114 + BT-DEX-002)",
    "without rounding it is {actual}, and the sum is {expected}",
    "one of these amounts is missing",
    "Add the payments that are collected for third parties to the amount due, or correct the amount that is wrong.",
  ),
  "BR-DEX-10": payment("its type (BT-DEX-001)", "Say what kind of payment is collected for the third party."),
  "BR-DEX-11": payment("its amount (BT-DEX-002)", "State the amount that is collected for the third party."),
  "BR-DEX-12": payment("its description (BT-DEX-003)", "Say what the buyer pays the third party for."),
  "BR-DEX-13": says(
    "The amount of a third party payment (BT-DEX-002) must have two decimals at most",
    'it is "{actual}"',
    undefined,
    "Round the amount to cents.",
  ),
  "BR-DEX-14": says(
    "The amount of a third party payment (BT-DEX-002) must be in the invoice currency (BT-5)",
    'its currency is "{actual}", and that of the invoice "{expected}"',
    "a currency is missing",
    "State the amount in the currency of the invoice.",
  ),
  "BR-DEX-15": {
    message:
      "In a CII invoice by the XRechnung extension, lines should not be nested: sub invoice lines (BG-DEX-01) exist in UBL alone.",
    fix: "Remove the reference to a parent line, or send the invoice in UBL.",
  },
  "BR-DE-CVD-01": {
    message: "An invoice on clean vehicles must refer to its contract (BT-12).",
    fix: "Add the identifier of the contract that was awarded.",
  },
  "BR-DE-CVD-02": {
    message: "An invoice on clean vehicles must refer to the tender or lot (BT-17).",
    fix: "Add the identifier under which the contract was put out to tender.",
  },
  "BR-DE-CVD-03": {
    message:
      "An invoice on clean vehicles must have a line (BG-25) whose item is classified in the list CVD (BT-158) and has the attribute cva (BT-160).",
    fix:
      "Give the vehicle its classification in the list CVD, and the attribute cva with clean, zero-emission or other.",
  },
  "BR-DE-CVD-04": says(
    "A classification in the list CVD (BT-158) must be a vehicle category: M1, M2, M3, N1, N2 or N3",
    'it is "{actual}"',
    "it is empty",
    "Take the category from the registration papers of the vehicle.",
  ),
  "BR-DE-CVD-05": says(
    "The attribute cva of a vehicle (BT-161) must be clean, zero-emission or other",
    'it is "{actual}"',
    "it is empty",
    "Write which of the three the vehicle is by the Clean Vehicles Directive.",
  ),
  "BR-DE-CVD-06-a": {
    message: "An item that is classified in the list CVD must have the attribute cva (BT-160) exactly once.",
    fix: "Add the attribute with its value, or keep one of several.",
  },
  "BR-DE-CVD-06-b": {
    message: "An item with the attribute cva must be classified in the list CVD (BT-158) exactly once.",
    fix: "Add the vehicle category with the list CVD, or keep one of several.",
  },
  "BR-TMP-CVD-01": says(
    "In an invoice on clean vehicles, an item classification (BT-158) must be by CVD or by a scheme of UNTDID 7143",
    'its scheme is "{actual}"',
    undefined,
    "Name the scheme with its code, such as TST for UNSPSC.",
  ),
  "DK-R-002": {
    message: "A Danish seller must state its legal registration (BT-30).",
    fix: "Add the CVR number of the seller, with the scheme 0184.",
  },
  "DK-R-003": says(
    `${BETWEEN_DANES} a UNSPSC classification (BT-158, list TST) must be of the edition 19.05.01 or 26.08.01`,
    'it is of "{actual}"',
    "its edition is missing",
    "State the edition that the code was taken from as the version of the list.",
  ),
  "DK-R-004": says(
    `${BETWEEN_DANES} the reason of a tax with the code ZZZ (BT-97, BT-104) must be its number of four digits, or number and name with "#" between`,
    '"{actual}" is neither',
    "it is empty",
    "Write the number of the tax by the Danish tax agency, such as 0020#Electricity tax.",
  ),
  "DK-R-005": says(
    `${BETWEEN_DANES} the means of payment (BT-81) must be 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 or 97`,
    'it is "{actual}"',
    "it is missing",
    "Use 58 for a SEPA transfer, 42 for a transfer within Denmark, or 50 and 93 for payment slips.",
  ),
  "DK-R-006": slip(
    "31 or 42",
    "an account number (BT-84) and a registration number of the bank (BT-86)",
    "Add both numbers of the account.",
  ),
  "DK-R-007": slip(
    "49",
    "a mandate (BT-89) and the account that is debited (BT-91)",
    "Add what the buyer agreed to when the direct debit was set up.",
  ),
  "DK-R-008": slip(
    "50",
    "remittance information that begins with 01#, 04# or 15# (BT-83), and an account of seven or eight digits (BT-84)",
    "Copy kind of card, number and giro account from the payment slip.",
  ),
  "DK-R-009": slipLength("50", "04# or 15#", "19"),
  "DK-R-010": slip(
    "93",
    "remittance information that begins with 71#, 73# or 75# (BT-83), and an account of eight digits (BT-84)",
    "Copy kind of card, number and creditor number from the payment slip.",
  ),
  "DK-R-011": slipLength("93", "71# or 75#", "18 or 19"),
  "DK-R-013": {
    message: `${BETWEEN_DANES} an identifier of the seller (BT-29) or the buyer (BT-46) must have a scheme.`,
    fix: "Add the scheme of the identifier, such as 0088 for a GLN.",
  },
  "DK-R-014": inRegister("a Danish seller", "BT-30"),
  "DK-R-016": says(
    `A credit note between Danish parties must not have a negative amount due (BT-115)`,
    "it is {actual}",
    undefined,
    "Send an invoice for what the buyer is to pay.",
  ),
  "DK-R-017": inRegister("a Danish buyer, on the invoice of a Danish seller,", "BT-47"),
  "NO-R-001": says(
    "The VAT identifier of a Norwegian seller (BT-31) must be NO, the organisation number of nine digits and MVA",
    '"{actual}" is not',
    undefined,
    "Check the number against the register, and write it without spaces.",
  ),
  "NO-R-002": says(
    "A Norwegian seller that is in the register of business enterprises should say Foretaksregisteret as a tax registration with the scheme TAX (BT-32)",
    'it says "{actual}"',
    "there is none",
    "Add the word Foretaksregisteret as the registration.",
  ),
  "SE-R-001": says(
    `The VAT identifier ${SWEDISH} (BT-31) must be 14 characters long`,
    '"{actual}" is not',
    "it is empty",
    "Write SE, the ten digits of the organisation number and 01.",
  ),
  "SE-R-002": says(
    `The VAT identifier ${SWEDISH} (BT-31) must have only digits after SE`,
    '"{actual}" has others',
    "it is empty",
    "Remove hyphens and spaces from the number.",
  ),
  "SE-R-003": says(
    `The organisation number ${SWEDISH} (BT-30) must be a number`,
    '"{actual}" is not',
    "it is empty",
    "Write its ten digits without a hyphen.",
  ),
  "SE-R-004": says(
    `The organisation number ${SWEDISH} (BT-30) must be ten characters long`,
    '"{actual}" is not',
    "it is empty",
    "Write the number without the century and without a hyphen.",
  ),
  "SE-R-005": says(
    `The tax registration ${SWEDISH} (BT-32) must read "Godkänd för F-skatt"`,
    'it reads "{actual}"',
    "it is empty",
    "Write these words if the seller is approved for F-tax, or else remove the registration.",
  ),
  "SE-R-006": says(
    `In an invoice ${SWEDISH}, the standard rate S must be 25, 12 or 6 percent (BT-152, BT-119)`,
    "it is {actual}",
    "it is missing",
    "State the Swedish rate that applies.",
  ),
  "SE-R-007": giro("Plusgiro", "SE:PLUSGIRO", "be a number", GIRO_FIX),
  "SE-R-008": giro("Bankgiro", "SE:BANKGIRO", "be a number", GIRO_FIX),
  "SE-R-009": giro(
    "Bankgiro",
    "SE:BANKGIRO",
    "have seven or eight digits",
    "Check the number of the account: a digit is missing, or there is one too many.",
  ),
  "SE-R-010": giro(
    "Plusgiro",
    "SE:PLUSGIRO",
    "have two to eight digits",
    "Check the number of the account: it may be that of another bank.",
  ),
  "SE-R-011": {
    message:
      `An invoice ${SWEDISH} should state Bankgiro and Plusgiro as credit transfers, code 30, not with the codes 50 and 56 (BT-81).`,
    fix: "Use code 30, with SE:BANKGIRO or SE:PLUSGIRO in place of the BIC.",
  },
  "SE-R-012": {
    message: "Between Swedish parties, a transfer should have the code 30, not 31 (BT-81).",
    fix: "Use code 30; 31 is for transfers to other countries.",
  },
  "SE-R-013": says(
    `The organisation number ${SWEDISH} (BT-30) must have ten digits, the last of them a check digit`,
    '"{actual}" does not fit',
    "it is empty",
    "Check the number against the companies register.",
  ),
};
