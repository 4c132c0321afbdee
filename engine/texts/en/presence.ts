/** English wording of BR-01 … BR-28: what must be there in the document, its parties and its lines. */
import type { presence } from "../../rules/en16931/presence.ts";
import type { Text } from "../text.ts";

export const presenceTexts = {
  "BR-01": {
    message: "The invoice must name the specification it follows (BT-24).",
    fix: "Add the specification identifier of the rules that you and the recipient agreed on.",
  },
  "BR-02": {
    requires: "Every invoice must carry a number of its own (BT-1).",
    message: "This invoice has no number (BT-1).",
    fix: "Add the number under which your books keep this invoice. It must not be empty.",
  },
  "BR-03": {
    requires: "Every invoice must say on which day it was issued (BT-2).",
    message: "The day on which this invoice was issued (BT-2) is missing.",
    fix:
      "Add the date on which the invoice was issued. In CII write year, month and day without hyphens, with the format 102.",
  },
  "BR-04": {
    message: "The invoice must say what type of document it is (BT-3).",
    fix: "Add the type code: 380 for a commercial invoice, 381 for a credit note.",
  },
  "BR-05": {
    message: "The invoice must state its currency (BT-5).",
    fix: "Add the three-letter ISO 4217 code of the currency that all amounts are in.",
  },
  "BR-06": {
    requires: "An invoice must give the seller's full name (BT-27).",
    message: "The seller's full name (BT-27) is missing.",
    fix: "Add the name under which the seller is registered as a legal entity or does business.",
  },
  "BR-07": {
    requires: "An invoice must give the buyer's full name (BT-44).",
    message: "The buyer's full name (BT-44) is missing.",
    fix: "Add the name under which the buyer is registered.",
  },
  "BR-08": {
    requires: "An invoice must give the seller's postal address (BG-5).",
    message: "The seller's postal address (BG-5) is missing.",
    fix: "Add the seller's address with at least its country code.",
  },
  "BR-09": {
    requires: "The seller's address must have a country code (BT-40).",
    message: "The seller's address lacks its country code (BT-40).",
    fix: "Add the two-letter ISO 3166-1 code of the country to the seller's address.",
  },
  "BR-10": {
    requires: "An invoice must give the buyer's postal address (BG-8).",
    message: "The buyer's postal address (BG-8) is missing.",
    fix: "Add the buyer's address with at least its country code.",
  },
  "BR-11": {
    requires: "The buyer's address must have a country code (BT-55).",
    message: "The buyer's address lacks its country code (BT-55).",
    fix: "Add the two-letter ISO 3166-1 code of the country to the buyer's address.",
  },
  "BR-12": {
    requires: "An invoice must state the sum of its line net amounts (BT-106).",
    message: "The sum of the line net amounts (BT-106) is not stated.",
    fix: "Add the total of all line net amounts to the document totals.",
  },
  "BR-13": {
    requires: "An invoice must state its total without VAT (BT-109).",
    message: "The total without VAT (BT-109) is not stated.",
    fix: "Add the invoice total without VAT to the document totals.",
  },
  "BR-14": {
    requires: "An invoice must state its total with VAT (BT-112).",
    message: "The total with VAT (BT-112) is not stated.",
    fix: "Add the invoice total including VAT to the document totals.",
  },
  "BR-15": {
    requires: "An invoice must state the amount due for payment (BT-115).",
    message: "The amount due for payment (BT-115) is not stated.",
    fix: "Add the amount that the buyer still has to pay to the document totals. Write 0.00 when nothing is due.",
  },
  "BR-16": {
    requires: "An invoice must have at least one line (BG-25).",
    message: "The invoice has no line (BG-25), and it needs at least one.",
    fix: "Add an invoice line for what was sold.",
  },
  "BR-17": {
    message: "A payee (BG-10) must have a name (BT-59) and must be somebody else than the seller (BG-4).",
    fix: "Add the payee's name, or leave the payee out when the seller receives the money.",
  },
  "BR-18": {
    requires: "A seller's tax representative must have a name (BT-62).",
    message: "The name of the seller's tax representative (BT-62) is missing.",
    fix: "Add the representative's name, or leave the representative out when there is none.",
  },
  "BR-19": {
    requires: "A seller's tax representative must have a postal address (BG-12).",
    message: "The postal address of the seller's tax representative (BG-12) is missing.",
    fix: "Add the representative's address with at least its country code.",
  },
  "BR-20": {
    requires: "The address of the seller's tax representative must have a country code (BT-69).",
    message: "The address of the seller's tax representative lacks its country code (BT-69).",
    fix: "Add the two-letter ISO 3166-1 code of the country to the representative's address.",
  },
  "BR-21": {
    requires: "Every line must have a line identifier (BT-126).",
    message: "This line has no line identifier (BT-126).",
    fix: "Number the lines, and give each its own number.",
  },
  "BR-22": {
    requires: "Every line must state the invoiced quantity (BT-129).",
    message: "This line does not state the invoiced quantity (BT-129).",
    fix: "Add how much of the item is invoiced. For a lump sum write 1.",
  },
  "BR-23": {
    requires: "Every invoiced quantity must have a unit of measure (BT-130).",
    message: "The quantity of this line lacks its unit of measure (BT-130).",
    fix: "Add the UN/ECE code of the unit to the quantity: C62 for one, HUR for an hour, KGM for a kilogram.",
  },
  "BR-24": {
    requires: "Every line must state its net amount (BT-131).",
    message: "This line does not state its net amount (BT-131).",
    fix:
      "Add the amount of the line without VAT: quantity times net price, with the allowances and charges of the line.",
  },
  "BR-25": {
    requires: "The item of every line must have a name (BT-153).",
    message: "The item of this line has no name (BT-153).",
    fix: "Add a short name for what was sold. A description alone is not enough.",
  },
  "BR-26": {
    requires: "Every line must state the item's net price (BT-146).",
    message: "This line does not state the item's net price (BT-146).",
    fix: "Add the price of the item without VAT, with any discount on the price already taken off.",
  },
  "BR-27": {
    requires: "The net price of an item (BT-146) must be zero or more.",
    message: "The net price of this item (BT-146) is {actual}; it must be stated, and zero or more.",
    fix: "Keep the price positive, and make the quantity negative when the line takes something back.",
  },
  "BR-28": {
    requires: "The gross price of an item (BT-148) must be zero or more, where it is given.",
    message: "The gross price of this item (BT-148) is {actual}; it must be zero or more.",
    fix: "Keep the price before discount positive, or leave it out: the net price is enough.",
  },
} as const satisfies Readonly<Record<keyof typeof presence, Text>>;
