/**
 * What stands where on the page of an invoice. A row names the fields of the JSON model by their paths below the group;
 * tests/web/sheet_test.ts holds that every business term has its place.
 */
import type { LabelId } from "../texts/texts.ts";

/** How a value is written. */
export type Format =
  | "text"
  | "date"
  | "number"
  | "amount"
  /** With the currency of the invoice (BT-5), and with that of the VAT accounting (BT-6). */
  | "money"
  | "taxMoney"
  | "percentage"
  | "country"
  | "document"
  | "category"
  | "means"
  | "unit"
  /** A code beside the text that it stands for, in brackets. */
  | "code"
  /** The end of a period. */
  | "until"
  /** Base64, as a file to save. */
  | "file";

/** A field, and where a value does not stand beside the one before, that it begins a line. */
export type Item = readonly [path: string, format?: Format, line?: "line"];

export interface EntryRow {
  readonly label: LabelId;
  /** The label need not be seen. */
  readonly bare?: true;
  readonly items: readonly Item[];
  /** The fields of the group that the items begin with. */
  readonly heads: readonly string[];
}

export interface SectionRow {
  readonly id: LabelId;
  /** Path of the group that the fields lie in. */
  readonly at: string;
  /** Path of the group that the section is, where its fields lie in others, too. */
  readonly group?: string;
  readonly entries?: readonly EntryRow[];
  /** A list of groups, as a table. */
  readonly tables?: readonly TableRow[];
}

export interface TableRow {
  readonly at: string;
  /** The label of the first cell, where the tables of a section are told apart by it. */
  readonly kind?: LabelId;
  readonly cells: readonly EntryRow[];
  readonly more: readonly EntryRow[];
  /** The field of a row with the rows below it, which are rows of the same table. */
  readonly nested?: string;
}

function entry(label: LabelId, ...given: readonly (Item | string)[]): EntryRow {
  const items = given.map((item): Item => typeof item === "string" ? [item] : item);
  return { label, items, heads: items.map(([path]) => path.replace(/\/.*/, "")) };
}

function bare(label: LabelId, ...items: readonly (Item | string)[]): EntryRow {
  return { ...entry(label, ...items), bare: true };
}

const address = bare(
  "address",
  "address/line1",
  ["address/line2", "text", "line"],
  ["address/line3", "text", "line"],
  ["address/postalCode", "text", "line"],
  "address/city",
  ["address/countrySubdivision", "text", "line"],
  ["address/countryCode", "country", "line"],
);

const identity = [
  bare("name", "name"),
  entry("legalName", "legalName"),
  address,
  entry("vatId", "vatId"),
  entry("taxRegistrationId", "taxRegistrationId"),
  entry("legalRegistrationId", "legalRegistrationId"),
  entry("identifiers", "identifiers"),
  entry("electronicAddress", "electronicAddress"),
  entry("contact", "contact/name"),
  entry("phone", "contact/phone"),
  entry("email", "contact/email"),
  entry("additionalLegalInfo", "additionalLegalInfo"),
];

function period(path: string): EntryRow {
  return entry("period", [`${path}/startDate`, "date"], [`${path}/endDate`, "until"]);
}

/** An allowance or charge of the document; those of a line have no VAT of their own. */
const adjustment = [
  entry("baseAmount", ["baseAmount", "amount"]),
  entry("percentage", ["percentage", "percentage"]),
];

function adjustments(at: "allowances" | "charges", kind: LabelId): TableRow {
  const vat = entry("vat", ["vatRate", "percentage"], "vatCategory");
  const reason = entry("reason", "reason", ["reasonCode", "code"]);
  return { at, kind, cells: [reason, ...adjustment, vat, entry("amount", ["amount", "amount"])], more: [] };
}

/** Allowances and charges of a line. */
function ofLine(at: "allowances" | "charges", label: LabelId): EntryRow {
  return entry(
    label,
    [`${at}/*/reason`, "text", "line"],
    [`${at}/*/reasonCode`, "code"],
    [`${at}/*/percentage`, "percentage"],
    [`${at}/*/baseAmount`, "amount"],
    [`${at}/*/amount`, "amount"],
  );
}

const lines: TableRow = {
  at: "lines",
  nested: "subLines",
  cells: [
    entry("position", "id"),
    entry("item", "description", ["longDescription", "text", "line"]),
    entry("quantity", ["quantity", "number"], ["unitCode", "unit"]),
    entry("unitPrice", ["unitPrice", "amount"]),
    entry("vat", ["vatRate", "percentage"], "vatCategory"),
    entry("netAmount", ["netAmount", "amount"]),
  ],
  more: [
    entry("baseQuantity", ["baseQuantity", "number"], ["baseQuantityUnitCode", "unit"]),
    entry("grossPrice", ["grossPrice", "amount"]),
    entry("priceDiscount", ["priceDiscount", "amount"]),
    ofLine("allowances", "allowance"),
    ofLine("charges", "charge"),
    period("period"),
    entry("sellerItemId", "sellerItemId"),
    entry("buyerItemId", "buyerItemId"),
    entry("standardItemId", "standardItemId"),
    entry("classifications", "classifications"),
    entry("originCountryCode", ["originCountryCode", "country"]),
    entry("attributes", ["attributes/*/name", "text", "line"], "attributes/*/value"),
    entry("orderLineReference", "orderLineReference"),
    entry("objectIdentifier", "objectIdentifier"),
    entry("buyerAccountingReference", "buyerAccountingReference"),
    entry("note", "note"),
  ],
};

const breakdown: TableRow = {
  at: "vatBreakdown",
  cells: [
    entry("vatCategory", ["vatCategory", "category"]),
    entry("vatRate", ["vatRate", "percentage"]),
    entry("taxableAmount", ["taxableAmount", "amount"]),
    entry("taxAmount", ["taxAmount", "amount"]),
  ],
  more: [entry("exemptionReason", "exemptionReason", ["exemptionReasonCode", "code"])],
};

const totals: readonly (readonly [LabelId & string, Format])[] = [
  ["lineExtensionAmount", "money"],
  ["allowanceTotalAmount", "money"],
  ["chargeTotalAmount", "money"],
  ["taxExclusiveAmount", "money"],
  ["taxAmount", "money"],
  ["taxAmountInTaxCurrency", "taxMoney"],
  ["taxInclusiveAmount", "money"],
  ["prepaidAmount", "money"],
  ["roundingAmount", "money"],
  ["payableAmount", "money"],
];

/** References of the document that are one text or identifier each. */
const references: readonly LabelId[] = [
  "buyerReference",
  "orderReference",
  "salesOrderReference",
  "contractReference",
  "projectReference",
  "tenderReference",
  "receivingAdviceReference",
  "despatchAdviceReference",
  "invoicedObject",
  "buyerAccountingReference",
];

export const layout: readonly SectionRow[] = [
  { id: "seller", at: "seller", entries: identity },
  { id: "buyer", at: "buyer", entries: identity },
  {
    id: "document",
    at: "",
    entries: [
      entry("invoiceNumber", "invoiceNumber"),
      entry("invoiceTypeCode", ["invoiceTypeCode", "document"]),
      entry("issueDate", ["issueDate", "date"]),
      entry("dueDate", ["dueDate", "date"]),
      entry("taxPointDate", ["taxPointDate", "date"]),
      entry("taxPointDateCode", "taxPointDateCode"),
      period("invoicingPeriod"),
      entry("currency", "currency"),
      entry("taxCurrency", "taxCurrency"),
      ...references.map((name) => entry(name, name)),
      entry("precedingInvoices", ["precedingInvoices/*/invoiceNumber", "text", "line"], [
        "precedingInvoices/*/issueDate",
        "date",
      ]),
      entry("specificationIdentifier", "specificationIdentifier"),
      entry("businessProcess", "businessProcess"),
    ],
  },
  {
    id: "delivery",
    at: "delivery",
    entries: [
      entry("partyName", "partyName"),
      address,
      entry("locationId", "locationId"),
      entry("date", ["date", "date"]),
    ],
  },
  { id: "payee", at: "payee", entries: [bare("name", "name"), ...identity.slice(5, 7)] },
  {
    id: "taxRepresentative",
    at: "taxRepresentative",
    entries: [bare("name", "name"), address, entry("vatId", "vatId")],
  },
  { id: "lines", at: "", tables: [lines] },
  { id: "adjustments", at: "", tables: [adjustments("allowances", "allowance"), adjustments("charges", "charge")] },
  { id: "vatBreakdown", at: "", tables: [breakdown] },
  {
    id: "thirdPartyPayments",
    at: "",
    tables: [{
      at: "thirdPartyPayments",
      cells: [entry("type", "type"), entry("description", "description"), entry("amount", ["amount", "amount"])],
      more: [],
    }],
  },
  { id: "totals", at: "totals", entries: totals.map(([name, format]) => entry(name, [name, format])) },
  {
    id: "payment",
    at: "",
    group: "payment",
    entries: [
      entry("meansCode", ["payment/meansCode", "means"], "payment/meansName"),
      entry("paymentTerms", "paymentTerms"),
      entry("remittanceInformation", "payment/remittanceInformation"),
      entry("iban", ["payment/creditTransfers/*/iban", "text", "line"]),
      entry("accountName", ["payment/creditTransfers/*/accountName", "text", "line"]),
      entry("bic", ["payment/creditTransfers/*/bic", "text", "line"]),
      entry("card", "payment/card/number"),
      entry("holderName", "payment/card/holderName"),
      entry("mandateId", "payment/directDebit/mandateId"),
      entry("creditorId", "payment/directDebit/creditorId"),
      entry("debitedIban", "payment/directDebit/debitedIban"),
    ],
  },
  {
    id: "notes",
    at: "",
    group: "notes",
    entries: [entry("note", ["notes/*/subjectCode", "text", "line"], "notes/*/text")],
  },
  {
    id: "documents",
    at: "",
    tables: [{
      at: "supportingDocuments",
      cells: [
        entry("id", "id"),
        entry("description", "description"),
        entry("url", "url"),
        entry("content", "filename", "mimeCode", ["content", "file"]),
      ],
      more: [],
    }],
  },
];
