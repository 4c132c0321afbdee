import type { CodeListId } from "./codes/index.ts";

/**
 * The semantic model of EN 16931-1 (clause 6.3), and what the JSON model calls each part of it.
 *
 * Types: "identifier" is one to which the standard gives a scheme, so its JSON value is a string or an object with the
 * scheme; "endpoint" is the electronic address, whose scheme is part of the address. Identifiers and references without a
 * scheme, such as BT-1 or BT-84, are "text".
 */
export type DataType =
  | "amount"
  | "unitPrice"
  | "quantity"
  | "percentage"
  | "date"
  | "code"
  | "identifier"
  | "endpoint"
  | "text"
  | "binary";

export type Cardinality = "0..1" | "1..1" | "0..n" | "1..n";

export interface GroupRow<Parent = GroupId> {
  readonly parent?: Parent;
  /** The JSON property in the object of the parent; for a flat group only a label. */
  readonly name: string;
  readonly title: string;
  readonly card: Cardinality;
  /** The fields lie directly in the object of the parent. */
  readonly flat?: true;
}

export interface TermRow {
  readonly group: GroupId;
  /** The JSON property in the object of the group, or of the term that this is a part of. */
  readonly name: string;
  readonly title: string;
  readonly type: DataType;
  readonly card: Cardinality;
  /** The JSON value is an array, also where the standard allows one value only. */
  readonly list?: true;
  /** The list of a code's values, or of an identifier's and endpoint's schemes. */
  readonly codes?: CodeListId;
  /** The term whose JSON object holds this one. */
  readonly partOf?: `BT-${number}`;
}

/** Every business group; parents stand before their children. BG-0 is the invoice itself. */
export const groups = {
  "BG-0": { name: "invoice", title: "Invoice", card: "1..1" },
  "BG-1": { parent: "BG-0", name: "notes", title: "Invoice note", card: "0..n" },
  "BG-2": { parent: "BG-0", name: "processControl", title: "Process control", card: "1..1", flat: true },
  "BG-3": { parent: "BG-0", name: "precedingInvoices", title: "Preceding invoice reference", card: "0..n" },
  "BG-4": { parent: "BG-0", name: "seller", title: "Seller", card: "1..1" },
  "BG-5": { parent: "BG-4", name: "address", title: "Seller postal address", card: "1..1" },
  "BG-6": { parent: "BG-4", name: "contact", title: "Seller contact", card: "0..1" },
  "BG-7": { parent: "BG-0", name: "buyer", title: "Buyer", card: "1..1" },
  "BG-8": { parent: "BG-7", name: "address", title: "Buyer postal address", card: "1..1" },
  "BG-9": { parent: "BG-7", name: "contact", title: "Buyer contact", card: "0..1" },
  "BG-10": { parent: "BG-0", name: "payee", title: "Payee", card: "0..1" },
  "BG-11": { parent: "BG-0", name: "taxRepresentative", title: "Seller tax representative party", card: "0..1" },
  "BG-12": { parent: "BG-11", name: "address", title: "Seller tax representative postal address", card: "1..1" },
  "BG-13": { parent: "BG-0", name: "delivery", title: "Delivery information", card: "0..1" },
  // The standard files BG-14 under BG-13; the JSON model keeps it in the invoice, as callers write it.
  "BG-14": { parent: "BG-0", name: "invoicingPeriod", title: "Invoicing period", card: "0..1" },
  "BG-15": { parent: "BG-13", name: "address", title: "Deliver to address", card: "0..1" },
  "BG-16": { parent: "BG-0", name: "payment", title: "Payment instructions", card: "0..1" },
  "BG-17": { parent: "BG-16", name: "creditTransfers", title: "Credit transfer", card: "0..n" },
  "BG-18": { parent: "BG-16", name: "card", title: "Payment card information", card: "0..1" },
  "BG-19": { parent: "BG-16", name: "directDebit", title: "Direct debit", card: "0..1" },
  "BG-20": { parent: "BG-0", name: "allowances", title: "Document level allowances", card: "0..n" },
  "BG-21": { parent: "BG-0", name: "charges", title: "Document level charges", card: "0..n" },
  "BG-22": { parent: "BG-0", name: "totals", title: "Document totals", card: "1..1" },
  "BG-23": { parent: "BG-0", name: "vatBreakdown", title: "VAT breakdown", card: "1..n" },
  "BG-24": { parent: "BG-0", name: "supportingDocuments", title: "Additional supporting documents", card: "0..n" },
  "BG-25": { parent: "BG-0", name: "lines", title: "Invoice line", card: "1..n" },
  "BG-26": { parent: "BG-25", name: "period", title: "Invoice line period", card: "0..1" },
  "BG-27": { parent: "BG-25", name: "allowances", title: "Invoice line allowances", card: "0..n" },
  "BG-28": { parent: "BG-25", name: "charges", title: "Invoice line charges", card: "0..n" },
  "BG-29": { parent: "BG-25", name: "priceDetails", title: "Price details", card: "1..1", flat: true },
  "BG-30": { parent: "BG-25", name: "vatInformation", title: "Line VAT information", card: "1..1", flat: true },
  "BG-31": { parent: "BG-25", name: "item", title: "Item information", card: "1..1", flat: true },
  "BG-32": { parent: "BG-31", name: "attributes", title: "Item attributes", card: "0..n" },
} as const satisfies Record<`BG-${number}`, GroupRow<`BG-${number}`>>;

export type GroupId = keyof typeof groups;

/**
 * Every business term, by group. BT-4 does not exist; BT-162 to BT-165 came last and stand with their addresses. The
 * cardinality is the one in the term's group, or for a part the one in its term.
 */
export const terms = {
  "BT-1": { group: "BG-0", name: "invoiceNumber", title: "Invoice number", type: "text", card: "1..1" },
  "BT-2": { group: "BG-0", name: "issueDate", title: "Invoice issue date", type: "date", card: "1..1" },
  "BT-3": {
    group: "BG-0",
    name: "invoiceTypeCode",
    title: "Invoice type code",
    type: "code",
    card: "1..1",
    codes: "documentType",
  },
  "BT-5": {
    group: "BG-0",
    name: "currency",
    title: "Invoice currency code",
    type: "code",
    card: "1..1",
    codes: "currency",
  },
  "BT-6": {
    group: "BG-0",
    name: "taxCurrency",
    title: "VAT accounting currency code",
    type: "code",
    card: "0..1",
    codes: "currency",
  },
  "BT-7": { group: "BG-0", name: "taxPointDate", title: "VAT point date", type: "date", card: "0..1" },
  "BT-8": {
    group: "BG-0",
    name: "taxPointDateCode",
    title: "VAT point date code",
    type: "code",
    card: "0..1",
    codes: "taxPoint",
  },
  "BT-9": { group: "BG-0", name: "dueDate", title: "Payment due date", type: "date", card: "0..1" },
  "BT-10": { group: "BG-0", name: "buyerReference", title: "Buyer reference", type: "text", card: "0..1" },
  "BT-11": { group: "BG-0", name: "projectReference", title: "Project reference", type: "text", card: "0..1" },
  "BT-12": { group: "BG-0", name: "contractReference", title: "Contract reference", type: "text", card: "0..1" },
  "BT-13": { group: "BG-0", name: "orderReference", title: "Purchase order reference", type: "text", card: "0..1" },
  "BT-14": { group: "BG-0", name: "salesOrderReference", title: "Sales order reference", type: "text", card: "0..1" },
  "BT-15": {
    group: "BG-0",
    name: "receivingAdviceReference",
    title: "Receiving advice reference",
    type: "text",
    card: "0..1",
  },
  "BT-16": {
    group: "BG-0",
    name: "despatchAdviceReference",
    title: "Despatch advice reference",
    type: "text",
    card: "0..1",
  },
  "BT-17": { group: "BG-0", name: "tenderReference", title: "Tender or lot reference", type: "text", card: "0..1" },
  "BT-18": {
    group: "BG-0",
    name: "invoicedObject",
    title: "Invoiced object identifier",
    type: "identifier",
    card: "0..1",
    codes: "reference",
  },
  "BT-19": {
    group: "BG-0",
    name: "buyerAccountingReference",
    title: "Buyer accounting reference",
    type: "text",
    card: "0..1",
  },
  "BT-20": { group: "BG-0", name: "paymentTerms", title: "Payment terms", type: "text", card: "0..1" },

  "BT-21": {
    group: "BG-1",
    name: "subjectCode",
    title: "Invoice note subject code",
    type: "code",
    card: "0..1",
    codes: "noteSubject",
  },
  "BT-22": { group: "BG-1", name: "text", title: "Invoice note", type: "text", card: "1..1" },

  "BT-23": { group: "BG-2", name: "businessProcess", title: "Business process type", type: "text", card: "0..1" },
  "BT-24": {
    group: "BG-2",
    name: "specificationIdentifier",
    title: "Specification identifier",
    type: "text",
    card: "1..1",
  },

  "BT-25": { group: "BG-3", name: "invoiceNumber", title: "Preceding invoice reference", type: "text", card: "1..1" },
  "BT-26": { group: "BG-3", name: "issueDate", title: "Preceding invoice issue date", type: "date", card: "0..1" },

  "BT-27": { group: "BG-4", name: "legalName", title: "Seller name", type: "text", card: "1..1" },
  "BT-28": { group: "BG-4", name: "name", title: "Seller trading name", type: "text", card: "0..1" },
  "BT-29": {
    group: "BG-4",
    name: "identifiers",
    title: "Seller identifier",
    type: "identifier",
    card: "0..n",
    codes: "icd",
    list: true,
  },
  "BT-30": {
    group: "BG-4",
    name: "legalRegistrationId",
    title: "Seller legal registration identifier",
    type: "identifier",
    card: "0..1",
    codes: "icd",
  },
  "BT-31": { group: "BG-4", name: "vatId", title: "Seller VAT identifier", type: "text", card: "0..1" },
  "BT-32": {
    group: "BG-4",
    name: "taxRegistrationId",
    title: "Seller tax registration identifier",
    type: "text",
    card: "0..1",
  },
  "BT-33": {
    group: "BG-4",
    name: "additionalLegalInfo",
    title: "Seller additional legal information",
    type: "text",
    card: "0..1",
  },
  "BT-34": {
    group: "BG-4",
    name: "electronicAddress",
    title: "Seller electronic address",
    type: "endpoint",
    card: "0..1",
    codes: "eas",
  },

  "BT-35": { group: "BG-5", name: "line1", title: "Seller address line 1", type: "text", card: "0..1" },
  "BT-36": { group: "BG-5", name: "line2", title: "Seller address line 2", type: "text", card: "0..1" },
  "BT-162": { group: "BG-5", name: "line3", title: "Seller address line 3", type: "text", card: "0..1" },
  "BT-37": { group: "BG-5", name: "city", title: "Seller city", type: "text", card: "0..1" },
  "BT-38": { group: "BG-5", name: "postalCode", title: "Seller post code", type: "text", card: "0..1" },
  "BT-39": {
    group: "BG-5",
    name: "countrySubdivision",
    title: "Seller country subdivision",
    type: "text",
    card: "0..1",
  },
  "BT-40": {
    group: "BG-5",
    name: "countryCode",
    title: "Seller country code",
    type: "code",
    card: "1..1",
    codes: "country",
  },

  "BT-41": { group: "BG-6", name: "name", title: "Seller contact point", type: "text", card: "0..1" },
  "BT-42": { group: "BG-6", name: "phone", title: "Seller contact telephone number", type: "text", card: "0..1" },
  "BT-43": { group: "BG-6", name: "email", title: "Seller contact email address", type: "text", card: "0..1" },

  "BT-44": { group: "BG-7", name: "legalName", title: "Buyer name", type: "text", card: "1..1" },
  "BT-45": { group: "BG-7", name: "name", title: "Buyer trading name", type: "text", card: "0..1" },
  "BT-46": {
    group: "BG-7",
    name: "identifiers",
    title: "Buyer identifier",
    type: "identifier",
    card: "0..1",
    codes: "icd",
    list: true,
  },
  "BT-47": {
    group: "BG-7",
    name: "legalRegistrationId",
    title: "Buyer legal registration identifier",
    type: "identifier",
    card: "0..1",
    codes: "icd",
  },
  "BT-48": { group: "BG-7", name: "vatId", title: "Buyer VAT identifier", type: "text", card: "0..1" },
  "BT-49": {
    group: "BG-7",
    name: "electronicAddress",
    title: "Buyer electronic address",
    type: "endpoint",
    card: "0..1",
    codes: "eas",
  },

  "BT-50": { group: "BG-8", name: "line1", title: "Buyer address line 1", type: "text", card: "0..1" },
  "BT-51": { group: "BG-8", name: "line2", title: "Buyer address line 2", type: "text", card: "0..1" },
  "BT-163": { group: "BG-8", name: "line3", title: "Buyer address line 3", type: "text", card: "0..1" },
  "BT-52": { group: "BG-8", name: "city", title: "Buyer city", type: "text", card: "0..1" },
  "BT-53": { group: "BG-8", name: "postalCode", title: "Buyer post code", type: "text", card: "0..1" },
  "BT-54": {
    group: "BG-8",
    name: "countrySubdivision",
    title: "Buyer country subdivision",
    type: "text",
    card: "0..1",
  },
  "BT-55": {
    group: "BG-8",
    name: "countryCode",
    title: "Buyer country code",
    type: "code",
    card: "1..1",
    codes: "country",
  },

  "BT-56": { group: "BG-9", name: "name", title: "Buyer contact point", type: "text", card: "0..1" },
  "BT-57": { group: "BG-9", name: "phone", title: "Buyer contact telephone number", type: "text", card: "0..1" },
  "BT-58": { group: "BG-9", name: "email", title: "Buyer contact email address", type: "text", card: "0..1" },

  "BT-59": { group: "BG-10", name: "name", title: "Payee name", type: "text", card: "1..1" },
  "BT-60": {
    group: "BG-10",
    name: "identifiers",
    title: "Payee identifier",
    type: "identifier",
    card: "0..1",
    codes: "icd",
    list: true,
  },
  "BT-61": {
    group: "BG-10",
    name: "legalRegistrationId",
    title: "Payee legal registration identifier",
    type: "identifier",
    card: "0..1",
    codes: "icd",
  },

  "BT-62": { group: "BG-11", name: "name", title: "Seller tax representative name", type: "text", card: "1..1" },
  "BT-63": {
    group: "BG-11",
    name: "vatId",
    title: "Seller tax representative VAT identifier",
    type: "text",
    card: "1..1",
  },

  "BT-64": { group: "BG-12", name: "line1", title: "Tax representative address line 1", type: "text", card: "0..1" },
  "BT-65": { group: "BG-12", name: "line2", title: "Tax representative address line 2", type: "text", card: "0..1" },
  "BT-164": { group: "BG-12", name: "line3", title: "Tax representative address line 3", type: "text", card: "0..1" },
  "BT-66": { group: "BG-12", name: "city", title: "Tax representative city", type: "text", card: "0..1" },
  "BT-67": { group: "BG-12", name: "postalCode", title: "Tax representative post code", type: "text", card: "0..1" },
  "BT-68": {
    group: "BG-12",
    name: "countrySubdivision",
    title: "Tax representative country subdivision",
    type: "text",
    card: "0..1",
  },
  "BT-69": {
    group: "BG-12",
    name: "countryCode",
    title: "Tax representative country code",
    type: "code",
    card: "1..1",
    codes: "country",
  },

  "BT-70": { group: "BG-13", name: "partyName", title: "Deliver to party name", type: "text", card: "0..1" },
  "BT-71": {
    group: "BG-13",
    name: "locationId",
    title: "Deliver to location identifier",
    type: "identifier",
    card: "0..1",
    codes: "icd",
  },
  "BT-72": { group: "BG-13", name: "date", title: "Actual delivery date", type: "date", card: "0..1" },

  "BT-73": { group: "BG-14", name: "startDate", title: "Invoicing period start date", type: "date", card: "0..1" },
  "BT-74": { group: "BG-14", name: "endDate", title: "Invoicing period end date", type: "date", card: "0..1" },

  "BT-75": { group: "BG-15", name: "line1", title: "Deliver to address line 1", type: "text", card: "0..1" },
  "BT-76": { group: "BG-15", name: "line2", title: "Deliver to address line 2", type: "text", card: "0..1" },
  "BT-165": { group: "BG-15", name: "line3", title: "Deliver to address line 3", type: "text", card: "0..1" },
  "BT-77": { group: "BG-15", name: "city", title: "Deliver to city", type: "text", card: "0..1" },
  "BT-78": { group: "BG-15", name: "postalCode", title: "Deliver to post code", type: "text", card: "0..1" },
  "BT-79": {
    group: "BG-15",
    name: "countrySubdivision",
    title: "Deliver to country subdivision",
    type: "text",
    card: "0..1",
  },
  "BT-80": {
    group: "BG-15",
    name: "countryCode",
    title: "Deliver to country code",
    type: "code",
    card: "1..1",
    codes: "country",
  },

  "BT-81": {
    group: "BG-16",
    name: "meansCode",
    title: "Payment means type code",
    type: "code",
    card: "1..1",
    codes: "paymentMeans",
  },
  "BT-82": { group: "BG-16", name: "meansName", title: "Payment means text", type: "text", card: "0..1" },
  "BT-83": {
    group: "BG-16",
    name: "remittanceInformation",
    title: "Remittance information",
    type: "text",
    card: "0..1",
  },

  "BT-84": { group: "BG-17", name: "iban", title: "Payment account identifier", type: "text", card: "1..1" },
  "BT-85": { group: "BG-17", name: "accountName", title: "Payment account name", type: "text", card: "0..1" },
  "BT-86": { group: "BG-17", name: "bic", title: "Payment service provider identifier", type: "text", card: "0..1" },

  "BT-87": { group: "BG-18", name: "number", title: "Payment card primary account number", type: "text", card: "1..1" },
  "BT-88": { group: "BG-18", name: "holderName", title: "Payment card holder name", type: "text", card: "0..1" },

  "BT-89": { group: "BG-19", name: "mandateId", title: "Mandate reference identifier", type: "text", card: "0..1" },
  "BT-90": {
    group: "BG-19",
    name: "creditorId",
    title: "Bank assigned creditor identifier",
    type: "text",
    card: "0..1",
  },
  "BT-91": { group: "BG-19", name: "debitedIban", title: "Debited account identifier", type: "text", card: "0..1" },

  "BT-92": { group: "BG-20", name: "amount", title: "Document level allowance amount", type: "amount", card: "1..1" },
  "BT-93": {
    group: "BG-20",
    name: "baseAmount",
    title: "Document level allowance base amount",
    type: "amount",
    card: "0..1",
  },
  "BT-94": {
    group: "BG-20",
    name: "percentage",
    title: "Document level allowance percentage",
    type: "percentage",
    card: "0..1",
  },
  "BT-95": {
    group: "BG-20",
    name: "vatCategory",
    title: "Document level allowance VAT category code",
    type: "code",
    card: "1..1",
    codes: "vatCategory",
  },
  "BT-96": {
    group: "BG-20",
    name: "vatRate",
    title: "Document level allowance VAT rate",
    type: "percentage",
    card: "0..1",
  },
  "BT-97": { group: "BG-20", name: "reason", title: "Document level allowance reason", type: "text", card: "0..1" },
  "BT-98": {
    group: "BG-20",
    name: "reasonCode",
    title: "Document level allowance reason code",
    type: "code",
    card: "0..1",
    codes: "allowanceReason",
  },

  "BT-99": { group: "BG-21", name: "amount", title: "Document level charge amount", type: "amount", card: "1..1" },
  "BT-100": {
    group: "BG-21",
    name: "baseAmount",
    title: "Document level charge base amount",
    type: "amount",
    card: "0..1",
  },
  "BT-101": {
    group: "BG-21",
    name: "percentage",
    title: "Document level charge percentage",
    type: "percentage",
    card: "0..1",
  },
  "BT-102": {
    group: "BG-21",
    name: "vatCategory",
    title: "Document level charge VAT category code",
    type: "code",
    card: "1..1",
    codes: "vatCategory",
  },
  "BT-103": {
    group: "BG-21",
    name: "vatRate",
    title: "Document level charge VAT rate",
    type: "percentage",
    card: "0..1",
  },
  "BT-104": { group: "BG-21", name: "reason", title: "Document level charge reason", type: "text", card: "0..1" },
  "BT-105": {
    group: "BG-21",
    name: "reasonCode",
    title: "Document level charge reason code",
    type: "code",
    card: "0..1",
    codes: "chargeReason",
  },

  "BT-106": {
    group: "BG-22",
    name: "lineExtensionAmount",
    title: "Sum of invoice line net amount",
    type: "amount",
    card: "1..1",
  },
  "BT-107": {
    group: "BG-22",
    name: "allowanceTotalAmount",
    title: "Sum of allowances on document level",
    type: "amount",
    card: "0..1",
  },
  "BT-108": {
    group: "BG-22",
    name: "chargeTotalAmount",
    title: "Sum of charges on document level",
    type: "amount",
    card: "0..1",
  },
  "BT-109": {
    group: "BG-22",
    name: "taxExclusiveAmount",
    title: "Invoice total amount without VAT",
    type: "amount",
    card: "1..1",
  },
  "BT-110": { group: "BG-22", name: "taxAmount", title: "Invoice total VAT amount", type: "amount", card: "0..1" },
  "BT-111": {
    group: "BG-22",
    name: "taxAmountInTaxCurrency",
    title: "Invoice total VAT amount in accounting currency",
    type: "amount",
    card: "0..1",
  },
  "BT-112": {
    group: "BG-22",
    name: "taxInclusiveAmount",
    title: "Invoice total amount with VAT",
    type: "amount",
    card: "1..1",
  },
  "BT-113": { group: "BG-22", name: "prepaidAmount", title: "Paid amount", type: "amount", card: "0..1" },
  "BT-114": { group: "BG-22", name: "roundingAmount", title: "Rounding amount", type: "amount", card: "0..1" },
  "BT-115": { group: "BG-22", name: "payableAmount", title: "Amount due for payment", type: "amount", card: "1..1" },

  "BT-116": {
    group: "BG-23",
    name: "taxableAmount",
    title: "VAT category taxable amount",
    type: "amount",
    card: "1..1",
  },
  "BT-117": { group: "BG-23", name: "taxAmount", title: "VAT category tax amount", type: "amount", card: "1..1" },
  "BT-118": {
    group: "BG-23",
    name: "vatCategory",
    title: "VAT category code",
    type: "code",
    card: "1..1",
    codes: "vatCategory",
  },
  "BT-119": { group: "BG-23", name: "vatRate", title: "VAT category rate", type: "percentage", card: "0..1" },
  "BT-120": { group: "BG-23", name: "exemptionReason", title: "VAT exemption reason text", type: "text", card: "0..1" },
  "BT-121": {
    group: "BG-23",
    name: "exemptionReasonCode",
    title: "VAT exemption reason code",
    type: "code",
    card: "0..1",
    codes: "vatex",
  },

  "BT-122": { group: "BG-24", name: "id", title: "Supporting document reference", type: "text", card: "1..1" },
  "BT-123": {
    group: "BG-24",
    name: "description",
    title: "Supporting document description",
    type: "text",
    card: "0..1",
  },
  "BT-124": { group: "BG-24", name: "url", title: "External document location", type: "text", card: "0..1" },
  "BT-125": { group: "BG-24", name: "content", title: "Attached document", type: "binary", card: "0..1" },
  // Both parts of an attachment are mandatory once there is one (BT-125).
  "BT-125-1": {
    group: "BG-24",
    name: "mimeCode",
    title: "Attached document MIME code",
    type: "code",
    card: "0..1",
    codes: "mime",
  },
  "BT-125-2": { group: "BG-24", name: "filename", title: "Attached document filename", type: "text", card: "0..1" },

  "BT-126": { group: "BG-25", name: "id", title: "Invoice line identifier", type: "text", card: "1..1" },
  "BT-127": { group: "BG-25", name: "note", title: "Invoice line note", type: "text", card: "0..1" },
  "BT-128": {
    group: "BG-25",
    name: "objectIdentifier",
    title: "Invoice line object identifier",
    type: "identifier",
    card: "0..1",
    codes: "reference",
  },
  "BT-129": { group: "BG-25", name: "quantity", title: "Invoiced quantity", type: "quantity", card: "1..1" },
  "BT-130": {
    group: "BG-25",
    name: "unitCode",
    title: "Invoiced quantity unit of measure code",
    type: "code",
    card: "1..1",
    codes: "unit",
  },
  "BT-131": { group: "BG-25", name: "netAmount", title: "Invoice line net amount", type: "amount", card: "1..1" },
  "BT-132": {
    group: "BG-25",
    name: "orderLineReference",
    title: "Referenced purchase order line reference",
    type: "text",
    card: "0..1",
  },
  "BT-133": {
    group: "BG-25",
    name: "buyerAccountingReference",
    title: "Invoice line buyer accounting reference",
    type: "text",
    card: "0..1",
  },

  "BT-134": { group: "BG-26", name: "startDate", title: "Invoice line period start date", type: "date", card: "0..1" },
  "BT-135": { group: "BG-26", name: "endDate", title: "Invoice line period end date", type: "date", card: "0..1" },

  "BT-136": { group: "BG-27", name: "amount", title: "Invoice line allowance amount", type: "amount", card: "1..1" },
  "BT-137": {
    group: "BG-27",
    name: "baseAmount",
    title: "Invoice line allowance base amount",
    type: "amount",
    card: "0..1",
  },
  "BT-138": {
    group: "BG-27",
    name: "percentage",
    title: "Invoice line allowance percentage",
    type: "percentage",
    card: "0..1",
  },
  "BT-139": { group: "BG-27", name: "reason", title: "Invoice line allowance reason", type: "text", card: "0..1" },
  "BT-140": {
    group: "BG-27",
    name: "reasonCode",
    title: "Invoice line allowance reason code",
    type: "code",
    card: "0..1",
    codes: "allowanceReason",
  },

  "BT-141": { group: "BG-28", name: "amount", title: "Invoice line charge amount", type: "amount", card: "1..1" },
  "BT-142": {
    group: "BG-28",
    name: "baseAmount",
    title: "Invoice line charge base amount",
    type: "amount",
    card: "0..1",
  },
  "BT-143": {
    group: "BG-28",
    name: "percentage",
    title: "Invoice line charge percentage",
    type: "percentage",
    card: "0..1",
  },
  "BT-144": { group: "BG-28", name: "reason", title: "Invoice line charge reason", type: "text", card: "0..1" },
  "BT-145": {
    group: "BG-28",
    name: "reasonCode",
    title: "Invoice line charge reason code",
    type: "code",
    card: "0..1",
    codes: "chargeReason",
  },

  "BT-146": { group: "BG-29", name: "unitPrice", title: "Item net price", type: "unitPrice", card: "1..1" },
  "BT-147": { group: "BG-29", name: "priceDiscount", title: "Item price discount", type: "unitPrice", card: "0..1" },
  "BT-148": { group: "BG-29", name: "grossPrice", title: "Item gross price", type: "unitPrice", card: "0..1" },
  "BT-149": { group: "BG-29", name: "baseQuantity", title: "Item price base quantity", type: "quantity", card: "0..1" },
  "BT-150": {
    group: "BG-29",
    name: "baseQuantityUnitCode",
    title: "Item price base quantity unit of measure code",
    type: "code",
    card: "0..1",
    codes: "unit",
  },

  "BT-151": {
    group: "BG-30",
    name: "vatCategory",
    title: "Invoiced item VAT category code",
    type: "code",
    card: "1..1",
    codes: "vatCategory",
  },
  "BT-152": { group: "BG-30", name: "vatRate", title: "Invoiced item VAT rate", type: "percentage", card: "0..1" },

  "BT-153": { group: "BG-31", name: "description", title: "Item name", type: "text", card: "1..1" },
  "BT-154": { group: "BG-31", name: "longDescription", title: "Item description", type: "text", card: "0..1" },
  "BT-155": { group: "BG-31", name: "sellerItemId", title: "Item seller's identifier", type: "text", card: "0..1" },
  "BT-156": { group: "BG-31", name: "buyerItemId", title: "Item buyer's identifier", type: "text", card: "0..1" },
  "BT-157": {
    group: "BG-31",
    name: "standardItemId",
    title: "Item standard identifier",
    type: "identifier",
    card: "0..1",
    codes: "icd",
  },
  "BT-158": {
    group: "BG-31",
    name: "classifications",
    title: "Item classification identifier",
    type: "identifier",
    card: "0..n",
    list: true,
  },
  "BT-158-1": {
    group: "BG-31",
    name: "listId",
    title: "Item classification identifier scheme",
    type: "code",
    card: "1..1",
    codes: "itemClassification",
    partOf: "BT-158",
  },
  "BT-158-2": {
    group: "BG-31",
    name: "listVersion",
    title: "Item classification identifier scheme version",
    type: "text",
    card: "0..1",
    partOf: "BT-158",
  },
  "BT-159": {
    group: "BG-31",
    name: "originCountryCode",
    title: "Item country of origin",
    type: "code",
    card: "0..1",
    codes: "country",
  },

  "BT-160": { group: "BG-32", name: "name", title: "Item attribute name", type: "text", card: "1..1" },
  "BT-161": { group: "BG-32", name: "value", title: "Item attribute value", type: "text", card: "1..1" },
} as const satisfies Record<`BT-${number}` | `BT-${number}-${number}`, TermRow>;

export type TermId = keyof typeof terms;

type TermRows = typeof terms;

/** The JSON names of the terms that lie directly in a group: no parts of terms, no subgroups, no flat groups' terms. */
export type TermName<G extends GroupId> = {
  [T in TermId]: TermRows[T] extends { partOf: string } ? never
    : TermRows[T]["group"] extends G ? TermRows[T]["name"]
    : never;
}[TermId];

export type TermField = readonly [name: string, id: TermId];
export type Field = readonly [name: string, id: TermId | GroupId];

export function isGroupId(id: string): id is GroupId {
  return Object.hasOwn(groups, id);
}

export function isTermId(id: string): id is TermId {
  return Object.hasOwn(terms, id);
}

/** All groups and all terms, in table order. */
export const groupIds: readonly GroupId[] = Object.keys(groups).filter(isGroupId);
export const termIds: readonly TermId[] = Object.keys(terms).filter(isTermId);

/** The tables with the general row types, for code that walks them. That they compile proves that every parent exists. */
export const groupRows: Readonly<Record<GroupId, GroupRow>> = groups;
export const termRows: Readonly<Record<TermId, TermRow>> = terms;

function listFields(group: GroupId): readonly Field[] {
  const own = termIds
    .filter((id) => termRows[id].group === group && termRows[id].partOf === undefined)
    .map((id): Field => [termRows[id].name, id]);
  const below = groupIds
    .filter((id) => groupRows[id].parent === group)
    .flatMap((id): readonly Field[] => groupRows[id].flat === true ? listFields(id) : [[groupRows[id].name, id]]);
  return [...own, ...below];
}

function isTermField(field: Field): field is TermField {
  return isTermId(field[1]);
}

const fields = new Map(groupIds.map((group) => [group, listFields(group)]));
const termsByName = new Map(groupIds.map((group) => [group, new Map(listFields(group).filter(isTermField))]));

/** The group in whose JSON object the fields of a group lie: itself, or for a flat one that around it. */
export function objectOf(group: GroupId): GroupId {
  const { parent, flat } = groupRows[group];
  return flat === true && parent !== undefined ? objectOf(parent) : group;
}

/** The fields of a group's JSON object: its terms, then its subgroups, with those of flat groups in place. */
export function fieldsOf(group: GroupId): readonly Field[] {
  return fields.get(group) ?? [];
}

/** The term that a property of the group's JSON object holds; undefined for subgroups and unknown names. */
export function termAt(group: GroupId, name: string): TermId | undefined {
  return termsByName.get(group)?.get(name);
}

/** What a JSON pointer into an invoice stands in: a term, or the group that is nearest. */
export function fieldAt(pointer: string): TermId | GroupId {
  let group: GroupId = "BG-0";
  for (const name of pointer.split("/")) {
    const found: Field | undefined = fieldsOf(group).find(([it]) => it === name);
    if (found === undefined) continue;
    if (isTermField(found)) return found[1];
    if (isGroupId(found[1])) group = found[1];
  }
  return group;
}

/** The fields beside `value` in the JSON object of a term that has parts (BT-158); else none. */
export function partsOf(term: TermId): readonly TermField[] {
  return termIds.filter((id) => termRows[id].partOf === term).map((id) => [termRows[id].name, id]);
}
