/** Cases of PEPPOL-EN16931-CL*, -P* and -F*, for UBL. */
import {
  add,
  attribute,
  type Cases,
  drop,
  type Edit,
  type Fail,
  fails,
  onCreditNote,
  passes,
  repairedBy,
  set,
} from "../case.ts";
import type { peppolCodes } from "../../engine/rules/peppol/codes.ts";
import { families } from "../../engine/rules/en16931/vat_families.ts";
import { recast, ubl } from "./vat_scenes.ts";

const line = "cac:InvoiceLine";
const period = "cac:InvoicePeriod";
const attachment = "cac:AdditionalDocumentReference[2]/cac:Attachment/cbc:EmbeddedDocumentBinaryObject";
const item = "cac:AllowanceCharge";
const reason = "cbc:AllowanceChargeReasonCode";
const seller = "cac:AccountingSupplierParty/cac:Party";
const buyer = "cac:AccountingCustomerParty/cac:Party";
const country = "cac:PostalAddress/cac:Country/cbc:IdentificationCode";
const price = `${line}[1]/cac:Price`;
const priceItem = `${price}/cac:AllowanceCharge`;
const category = "cac:TaxTotal[1]/cac:TaxSubtotal[1]/cac:TaxCategory";

const otherProcess = set("cbc:ProfileID", "urn:fdc:peppol.eu:2017:poacc:billing:02:1.0");
const taxPoint = [drop("cbc:TaxPointDate"), add(period, "<cbc:DescriptionCode/>")] as const;

function taxPointCode(code: string): readonly Edit[] {
  return [...taxPoint, set(`${period}/cbc:DescriptionCode`, code)];
}

export const peppolCodesCases = {
  "PEPPOL-EN16931-CL001": {
    ubl: {
      fail: [
        fails(
          "a kind of file that is not on the list",
          `/Invoice/${attachment}`,
          attribute(attachment, "mimeCode", "text/xml"),
        ),
        fails("a kind of file in capitals", `/Invoice/${attachment}`, attribute(attachment, "mimeCode", "TEXT/CSV")),
        fails("no kind of file in the attribute", `/Invoice/${attachment}`, attribute(attachment, "mimeCode", "")),
      ],
      pass: [
        passes("another kind of file", attribute(attachment, "mimeCode", "image/jpeg")),
        passes("no attribute", attribute(attachment, "mimeCode")),
      ],
    },
  },
  "PEPPOL-EN16931-CL002": {
    ubl: {
      fail: [
        fails("a charge's code", `/Invoice/${item}[1]/${reason}`, set(`${item}[1]/${reason}`, "FC")),
        fails(
          "a code that is not on the list, on a line",
          `/Invoice/${line}[1]/${item}[1]/${reason}`,
          set(`${line}[1]/${item}[1]/${reason}`, "9"),
        ),
        fails("an empty code", `/Invoice/${item}[1]/${reason}`, set(`${item}[1]/${reason}`, "")),
        fails(
          "an allowance on a price",
          `/Invoice/${priceItem}/${reason}`,
          add(priceItem, `<${reason}>FC</${reason}>`),
        ),
      ],
      pass: [
        passes("a code with space around it", set(`${item}[1]/${reason}`, " 104\n")),
        passes(
          "an indicator with space around it",
          set(`${item}[1]/cbc:ChargeIndicator`, " false"),
          set(`${item}[1]/${reason}`, "FC"),
        ),
        passes("no code", drop(`${item}[1]/${reason}`)),
      ],
    },
  },
  "PEPPOL-EN16931-CL003": {
    ubl: {
      fail: [
        fails("an allowance's code", `/Invoice/${item}[2]/${reason}`, set(`${item}[2]/${reason}`, "95")),
        fails(
          "a code in lower case, on a line",
          `/Invoice/${line}[1]/${item}[2]/${reason}`,
          set(`${line}[1]/${item}[2]/${reason}`, "abl"),
        ),
        fails(
          "an allowance that is made a charge",
          `/Invoice/${item}[1]/${reason}`,
          set(`${item}[1]/cbc:ChargeIndicator`, "true"),
        ),
      ],
      pass: [
        passes("a code with space around it", set(`${item}[2]/${reason}`, " ZZZ\n")),
        passes("the digit 1 as the indicator", set(`${item}[1]/cbc:ChargeIndicator`, "1")),
      ],
    },
  },
  "PEPPOL-EN16931-CL006": {
    ubl: {
      fail: [
        fails("a code of CII", `/Invoice/${period}/cbc:DescriptionCode`, ...taxPointCode("72")),
        fails("a zero in front", `/Invoice/${period}/cbc:DescriptionCode`, ...taxPointCode("03")),
        fails(
          "a line's period",
          `/Invoice/${line}[1]/${period}/cbc:DescriptionCode`,
          add(`${line}[1]/${period}`, "<cbc:DescriptionCode>5</cbc:DescriptionCode>"),
        ),
      ],
      pass: [
        passes("the issue date", ...taxPointCode("3")),
        passes("the delivery date with space around its code", ...taxPointCode(" 35 ")),
        passes("the payment date", ...taxPointCode("432")),
      ],
    },
  },
  "PEPPOL-EN16931-CL007": {
    ubl: {
      fail: [
        repairedBy(currency("lower case", "eur"), attribute(`${price}/cbc:PriceAmount`, "currencyID", "EUR")),
        currency("a currency that was given up", "STD"),
        currency("an empty code", ""),
        currency("a code with space around it", "EUR "),
        fails("no currency", `/Invoice/${price}/cbc:PriceAmount`, attribute(`${price}/cbc:PriceAmount`, "currencyID")),
        fails(
          "a VAT total without a breakdown",
          "/Invoice/cac:TaxTotal[2]/cbc:TaxAmount",
          attribute("cac:TaxTotal[2]/cbc:TaxAmount", "currencyID", "KRS"),
        ),
      ],
      pass: [
        passes("another currency", attribute(`${price}/cbc:PriceAmount`, "currencyID", "XXX")),
        passes(
          "the currency that came for one that was given up",
          attribute(`${price}/cbc:PriceAmount`, "currencyID", "STN"),
        ),
        passes(
          "an amount that the rule does not see",
          add("cac:TaxTotal[1]", '<cbc:RoundingAmount currencyID="eur">1</cbc:RoundingAmount>'),
        ),
      ],
    },
  },
  "PEPPOL-EN16931-CL008": {
    ubl: {
      fail: [
        scheme("an email address", "EM"),
        scheme("a scheme that EN 16931 has and Peppol has not", "0217"),
        scheme("an empty scheme", ""),
        fails(
          "a scheme that nobody has",
          `/Invoice/${buyer}/cbc:EndpointID`,
          attribute(`${buyer}/cbc:EndpointID`, "schemeID", "9999"),
        ),
        fails(
          "an address in an odd place",
          "/Invoice/cac:Delivery/cac:DeliveryParty/cbc:EndpointID",
          add("cac:Delivery/cac:DeliveryParty", '<cbc:EndpointID schemeID="EM">a@b.example</cbc:EndpointID>'),
        ),
      ],
      pass: [
        passes("another scheme", attribute(`${seller}/cbc:EndpointID`, "schemeID", "9930")),
        passes("no scheme", attribute(`${seller}/cbc:EndpointID`, "schemeID")),
      ],
    },
  },
  "PEPPOL-EN16931-F001": {
    ubl: {
      fail: [
        date("a day that does not exist", "2025-02-29"),
        date("no zero in front of the day", "2025-09-3"),
        date("a time zone", "2025-09-30Z"),
        date("German order", "30.09.2025"),
        date("space in front", " 2025-09-30"),
        date("a year of five digits", "12025-9-30"),
        date("nothing", ""),
        date("a day that does not exist, around a comment", "2025-02-<!-- -->30"),
        ...["cbc:DueDate", "cbc:TaxPointDate", `${period}/cbc:StartDate`, `${line}[2]/${period}/cbc:EndDate`]
          .map((path) => fails(`a time zone in ${path}`, `/Invoice/${path}`, set(path, "2025-09-25Z"))),
        fails(
          "the delivery date",
          "/Invoice/cac:Delivery/cbc:ActualDeliveryDate",
          set("cac:Delivery/cbc:ActualDeliveryDate", "2025-9-26"),
        ),
        fails(
          "the date of the preceding invoice",
          "/Invoice/cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate",
          set("cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate", "2025/08/29"),
        ),
      ],
      pass: [
        passes("a leap day", set("cbc:IssueDate", "2024-02-29")),
        passes("the year 0", set("cbc:IssueDate", "0000-01-01")),
        onCreditNote(
          passes(
            "the due date of a credit note, which the rule does not see",
            set("cac:PaymentMeans[1]/cbc:PaymentDueDate", "soon"),
          ),
        ),
      ],
      stop: [passes("a day around a comment", set("cbc:IssueDate", "2025-09-<!-- -->30"))],
    },
  },
  "PEPPOL-EN16931-P0100": {
    ubl: {
      fail: [
        fails("a credit note's code", "/Invoice/cbc:InvoiceTypeCode", set("cbc:InvoiceTypeCode", "381")),
        fails(
          "a code that EN 16931 has and Peppol has not",
          "/Invoice/cbc:InvoiceTypeCode",
          set("cbc:InvoiceTypeCode", "211"),
        ),
        fails("an empty code", "/Invoice/cbc:InvoiceTypeCode", set("cbc:InvoiceTypeCode", " ")),
        fails(
          "billing with a response",
          "/Invoice/cbc:InvoiceTypeCode",
          set("cbc:ProfileID", "urn:peppol:bis:billing_with_response"),
          set("cbc:InvoiceTypeCode", "381"),
        ),
        onCreditNote(
          fails(
            "an invoice's element in a credit note",
            "/CreditNote/cbc:InvoiceTypeCode",
            add("", "<cbc:InvoiceTypeCode>381</cbc:InvoiceTypeCode>"),
          ),
        ),
      ],
      pass: [
        passes("a code with space around it", set("cbc:InvoiceTypeCode", " 393\n")),
        passes("a process that is not known", otherProcess, set("cbc:InvoiceTypeCode", "381")),
        passes("no code", drop("cbc:InvoiceTypeCode")),
      ],
    },
  },
  "PEPPOL-EN16931-P0101": {
    ubl: {
      fail: [
        onCreditNote(
          fails("an invoice's code", "/CreditNote/cbc:CreditNoteTypeCode", set("cbc:CreditNoteTypeCode", "380")),
        ),
        onCreditNote(
          fails(
            "a code that Peppol has not",
            "/CreditNote/cbc:CreditNoteTypeCode",
            set("cbc:CreditNoteTypeCode", "261"),
          ),
        ),
        fails(
          "a credit note's element in an invoice",
          "/Invoice/cbc:CreditNoteTypeCode",
          add("", "<cbc:CreditNoteTypeCode>380</cbc:CreditNoteTypeCode>"),
        ),
      ],
      pass: [
        onCreditNote(passes("a code with space around it", set("cbc:CreditNoteTypeCode", " 396 "))),
        onCreditNote(passes("a process that is not known", otherProcess, set("cbc:CreditNoteTypeCode", "380"))),
      ],
    },
  },
  "PEPPOL-EN16931-P0104": exemption("VATEX-EU-G", "G"),
  "PEPPOL-EN16931-P0105": exemption("VATEX-EU-O", "O"),
  "PEPPOL-EN16931-P0106": exemption("VATEX-EU-IC", "K"),
  "PEPPOL-EN16931-P0107": exemption("VATEX-EU-AE", "AE"),
  "PEPPOL-EN16931-P0108": exemption("VATEX-EU-D", "E"),
  "PEPPOL-EN16931-P0109": exemption("VATEX-EU-F", "E"),
  "PEPPOL-EN16931-P0110": exemption("VATEX-EU-I", "E"),
  "PEPPOL-EN16931-P0111": exemption("VATEX-EU-J", "E"),
  "PEPPOL-EN16931-P0112": {
    ubl: {
      fail: [
        repairedBy(
          fails(
            "a partial invoice to France",
            "/Invoice/cbc:InvoiceTypeCode",
            set("cbc:InvoiceTypeCode", "326"),
            set(`${buyer}/${country}`, "FR"),
          ),
          set("cbc:InvoiceTypeCode", "380"),
          set(`${buyer}/${country}`, "FR"),
        ),
        fails(
          "a corrected invoice from Austria",
          "/Invoice/cbc:InvoiceTypeCode",
          set("cbc:InvoiceTypeCode", " 384 "),
          set(`${seller}/${country}`, "AT"),
        ),
        fails(
          "a corrected invoice in a process that is not known",
          "/Invoice/cbc:InvoiceTypeCode",
          otherProcess,
          set("cbc:InvoiceTypeCode", "384"),
          set(`${buyer}/${country}`, "FR"),
        ),
      ],
      pass: [
        passes("a partial invoice between Germans", set("cbc:InvoiceTypeCode", "326")),
        passes("a corrected invoice between Germans", set("cbc:InvoiceTypeCode", "384")),
        passes("another invoice to France", set(`${buyer}/${country}`, "FR")),
      ],
    },
  },
} as const satisfies Readonly<Record<keyof typeof peppolCodes, Cases>>;

function currency(why: string, code: string): Fail {
  const path = `${price}/cbc:PriceAmount`;
  return fails(why, `/Invoice/${path}`, attribute(path, "currencyID", code));
}

function scheme(why: string, code: string): Fail {
  const path = `${seller}/cbc:EndpointID`;
  return fails(why, `/Invoice/${path}`, attribute(path, "schemeID", code));
}

function date(why: string, text: string): Fail {
  return fails(why, "/Invoice/cbc:IssueDate", set("cbc:IssueDate", text));
}

/** The base invoice has category S throughout. */
/** The invoice in the category of a reason. Between Germans category O needs a rate too (DE-R-014): there, without the reason. */
function inItsCategory(code: string, expected: string): readonly Edit[] {
  const family = Object.values(families).find((of) => of.code === expected);
  return family === undefined || family === families.O ? [] : recast(ubl, family, { reasonCode: code });
}

function exemption(code: string, expected: string): Cases {
  const stated = (text: string) => add(category, `<cbc:TaxExemptionReasonCode>${text}</cbc:TaxExemptionReasonCode>`);
  const allowance = `${item}[1]/cac:TaxCategory`;
  return {
    ubl: {
      fail: [
        repairedBy(fails("another category", `/Invoice/${category}`, stated(code)), ...inItsCategory(code, expected)),
        fails("another category and lower case", `/Invoice/${category}`, stated(code.toLowerCase())),
        fails(
          "the category in lower case",
          `/Invoice/${category}`,
          stated(code),
          set(`${category}/cbc:ID`, expected.toLowerCase()),
        ),
        fails("no category", `/Invoice/${category}`, stated(code), drop(`${category}/cbc:ID`)),
        fails(
          "another category of an allowance",
          `/Invoice/${allowance}`,
          add(allowance, `<cbc:TaxExemptionReasonCode>${code}</cbc:TaxExemptionReasonCode>`),
        ),
      ],
      pass: [
        passes("its category", stated(code), set(`${category}/cbc:ID`, ` ${expected} `)),
        passes("a code with space behind it", stated(`${code} `)),
        passes("a longer code", stated(`${code}X`)),
        passes(
          "the category of a line's item, which the rule does not see",
          add(
            `${line}[1]/cac:Item/cac:ClassifiedTaxCategory`,
            `<cbc:TaxExemptionReasonCode>${code}</cbc:TaxExemptionReasonCode>`,
          ),
        ),
      ],
    },
  };
}
