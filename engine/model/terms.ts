import type { CodeListId } from "./codes/index.ts";
import { grouped } from "./grouped.ts";

/**
 * The semantic model of EN 16931-1 (clause 6.3), and what the JSON model calls each part of it. DEX numbers are those of
 * the XRechnung extension.
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
  readonly card: Cardinality;
  /** The fields lie directly in the object of the parent. */
  readonly flat?: true;
  /** The group has the terms and the groups of another, itself among them. */
  readonly like?: Parent;
}

export interface TermRow {
  readonly group: GroupId;
  /** The JSON property in the object of the group, or of the term that this is a part of. */
  readonly name: string;
  readonly type: DataType;
  readonly card: Cardinality;
  /** The JSON value is an array, also where the standard allows one value only. */
  readonly list?: true;
  /** The list of a code's values, or of an identifier's and endpoint's schemes. */
  readonly codes?: CodeListId;
  /**
   * Other codes for the same things, each with the code that the model keeps: CII names the VAT point by UNTDID 2475, where
   * EN 16931-1 names it by UNTDID 2005.
   */
  readonly aliases?: Readonly<Record<string, string>>;
  /** The term whose JSON object holds this one. */
  readonly partOf?: `BT-${string}`;
}

/** Every business group; parents stand before their children. BG-0 is the invoice itself. */
export const groups = {
  "BG-0": { name: "invoice", card: "1..1" },
  "BG-1": { parent: "BG-0", name: "notes", card: "0..n" },
  "BG-2": { parent: "BG-0", name: "processControl", card: "1..1", flat: true },
  "BG-3": { parent: "BG-0", name: "precedingInvoices", card: "0..n" },
  "BG-4": { parent: "BG-0", name: "seller", card: "1..1" },
  "BG-5": { parent: "BG-4", name: "address", card: "1..1" },
  "BG-6": { parent: "BG-4", name: "contact", card: "0..1" },
  "BG-7": { parent: "BG-0", name: "buyer", card: "1..1" },
  "BG-8": { parent: "BG-7", name: "address", card: "1..1" },
  "BG-9": { parent: "BG-7", name: "contact", card: "0..1" },
  "BG-10": { parent: "BG-0", name: "payee", card: "0..1" },
  "BG-11": { parent: "BG-0", name: "taxRepresentative", card: "0..1" },
  "BG-12": { parent: "BG-11", name: "address", card: "1..1" },
  "BG-13": { parent: "BG-0", name: "delivery", card: "0..1" },
  // The standard files BG-14 under BG-13; the JSON model keeps it in the invoice, as callers write it.
  "BG-14": { parent: "BG-0", name: "invoicingPeriod", card: "0..1" },
  "BG-15": { parent: "BG-13", name: "address", card: "0..1" },
  "BG-16": { parent: "BG-0", name: "payment", card: "0..1" },
  "BG-17": { parent: "BG-16", name: "creditTransfers", card: "0..n" },
  "BG-18": { parent: "BG-16", name: "card", card: "0..1" },
  "BG-19": { parent: "BG-16", name: "directDebit", card: "0..1" },
  "BG-20": { parent: "BG-0", name: "allowances", card: "0..n" },
  "BG-21": { parent: "BG-0", name: "charges", card: "0..n" },
  "BG-22": { parent: "BG-0", name: "totals", card: "1..1" },
  "BG-23": { parent: "BG-0", name: "vatBreakdown", card: "1..n" },
  "BG-24": { parent: "BG-0", name: "supportingDocuments", card: "0..n" },
  "BG-25": { parent: "BG-0", name: "lines", card: "1..n" },
  "BG-26": { parent: "BG-25", name: "period", card: "0..1" },
  "BG-27": { parent: "BG-25", name: "allowances", card: "0..n" },
  "BG-28": { parent: "BG-25", name: "charges", card: "0..n" },
  "BG-29": { parent: "BG-25", name: "priceDetails", card: "1..1", flat: true },
  "BG-30": { parent: "BG-25", name: "vatInformation", card: "1..1", flat: true },
  "BG-31": { parent: "BG-25", name: "item", card: "1..1", flat: true },
  "BG-32": { parent: "BG-31", name: "attributes", card: "0..n" },
  "BG-DEX-01": { parent: "BG-25", name: "subLines", card: "0..n", like: "BG-25" },
  "BG-DEX-09": { parent: "BG-0", name: "thirdPartyPayments", card: "0..n" },
} as const satisfies Record<`BG-${string}`, GroupRow<`BG-${string}`>>;

export type GroupId = keyof typeof groups;

/**
 * Every business term, by group. BT-4 does not exist; BT-162 to BT-165 came last and stand with their addresses. The
 * cardinality is the one in the term's group, or for a part the one in its term.
 */
export const terms = {
  "BT-1": { group: "BG-0", name: "invoiceNumber", type: "text", card: "1..1" },
  "BT-2": { group: "BG-0", name: "issueDate", type: "date", card: "1..1" },
  "BT-3": { group: "BG-0", name: "invoiceTypeCode", type: "code", card: "1..1", codes: "documentType" },
  "BT-5": { group: "BG-0", name: "currency", type: "code", card: "1..1", codes: "currency" },
  "BT-6": { group: "BG-0", name: "taxCurrency", type: "code", card: "0..1", codes: "currency" },
  "BT-7": { group: "BG-0", name: "taxPointDate", type: "date", card: "0..1" },
  "BT-8": {
    group: "BG-0",
    name: "taxPointDateCode",
    type: "code",
    card: "0..1",
    codes: "taxPoint",
    aliases: { "5": "3", "29": "35", "72": "432" },
  },
  "BT-9": { group: "BG-0", name: "dueDate", type: "date", card: "0..1" },
  "BT-10": { group: "BG-0", name: "buyerReference", type: "text", card: "0..1" },
  "BT-11": { group: "BG-0", name: "projectReference", type: "text", card: "0..1" },
  "BT-12": { group: "BG-0", name: "contractReference", type: "text", card: "0..1" },
  "BT-13": { group: "BG-0", name: "orderReference", type: "text", card: "0..1" },
  "BT-14": { group: "BG-0", name: "salesOrderReference", type: "text", card: "0..1" },
  "BT-15": { group: "BG-0", name: "receivingAdviceReference", type: "text", card: "0..1" },
  "BT-16": { group: "BG-0", name: "despatchAdviceReference", type: "text", card: "0..1" },
  "BT-17": { group: "BG-0", name: "tenderReference", type: "text", card: "0..1" },
  "BT-18": { group: "BG-0", name: "invoicedObject", type: "identifier", card: "0..1", codes: "reference" },
  "BT-19": { group: "BG-0", name: "buyerAccountingReference", type: "text", card: "0..1" },
  "BT-20": { group: "BG-0", name: "paymentTerms", type: "text", card: "0..1" },

  "BT-21": { group: "BG-1", name: "subjectCode", type: "code", card: "0..1", codes: "noteSubject" },
  "BT-22": { group: "BG-1", name: "text", type: "text", card: "1..1" },

  "BT-23": { group: "BG-2", name: "businessProcess", type: "text", card: "0..1" },
  "BT-24": { group: "BG-2", name: "specificationIdentifier", type: "text", card: "1..1" },

  "BT-25": { group: "BG-3", name: "invoiceNumber", type: "text", card: "1..1" },
  "BT-26": { group: "BG-3", name: "issueDate", type: "date", card: "0..1" },

  "BT-27": { group: "BG-4", name: "legalName", type: "text", card: "1..1" },
  "BT-28": { group: "BG-4", name: "name", type: "text", card: "0..1" },
  "BT-29": { group: "BG-4", name: "identifiers", type: "identifier", card: "0..n", codes: "icd", list: true },
  "BT-30": { group: "BG-4", name: "legalRegistrationId", type: "identifier", card: "0..1", codes: "icd" },
  "BT-31": { group: "BG-4", name: "vatId", type: "text", card: "0..1" },
  "BT-32": { group: "BG-4", name: "taxRegistrationId", type: "text", card: "0..1" },
  "BT-33": { group: "BG-4", name: "additionalLegalInfo", type: "text", card: "0..1" },
  "BT-34": { group: "BG-4", name: "electronicAddress", type: "endpoint", card: "0..1", codes: "eas" },

  "BT-35": { group: "BG-5", name: "line1", type: "text", card: "0..1" },
  "BT-36": { group: "BG-5", name: "line2", type: "text", card: "0..1" },
  "BT-162": { group: "BG-5", name: "line3", type: "text", card: "0..1" },
  "BT-37": { group: "BG-5", name: "city", type: "text", card: "0..1" },
  "BT-38": { group: "BG-5", name: "postalCode", type: "text", card: "0..1" },
  "BT-39": { group: "BG-5", name: "countrySubdivision", type: "text", card: "0..1" },
  "BT-40": { group: "BG-5", name: "countryCode", type: "code", card: "1..1", codes: "country" },

  "BT-41": { group: "BG-6", name: "name", type: "text", card: "0..1" },
  "BT-42": { group: "BG-6", name: "phone", type: "text", card: "0..1" },
  "BT-43": { group: "BG-6", name: "email", type: "text", card: "0..1" },

  "BT-44": { group: "BG-7", name: "legalName", type: "text", card: "1..1" },
  "BT-45": { group: "BG-7", name: "name", type: "text", card: "0..1" },
  "BT-46": { group: "BG-7", name: "identifiers", type: "identifier", card: "0..1", codes: "icd", list: true },
  "BT-47": { group: "BG-7", name: "legalRegistrationId", type: "identifier", card: "0..1", codes: "icd" },
  "BT-48": { group: "BG-7", name: "vatId", type: "text", card: "0..1" },
  "BT-49": { group: "BG-7", name: "electronicAddress", type: "endpoint", card: "0..1", codes: "eas" },

  "BT-50": { group: "BG-8", name: "line1", type: "text", card: "0..1" },
  "BT-51": { group: "BG-8", name: "line2", type: "text", card: "0..1" },
  "BT-163": { group: "BG-8", name: "line3", type: "text", card: "0..1" },
  "BT-52": { group: "BG-8", name: "city", type: "text", card: "0..1" },
  "BT-53": { group: "BG-8", name: "postalCode", type: "text", card: "0..1" },
  "BT-54": { group: "BG-8", name: "countrySubdivision", type: "text", card: "0..1" },
  "BT-55": { group: "BG-8", name: "countryCode", type: "code", card: "1..1", codes: "country" },

  "BT-56": { group: "BG-9", name: "name", type: "text", card: "0..1" },
  "BT-57": { group: "BG-9", name: "phone", type: "text", card: "0..1" },
  "BT-58": { group: "BG-9", name: "email", type: "text", card: "0..1" },

  "BT-59": { group: "BG-10", name: "name", type: "text", card: "1..1" },
  "BT-60": { group: "BG-10", name: "identifiers", type: "identifier", card: "0..1", codes: "icd", list: true },
  "BT-61": { group: "BG-10", name: "legalRegistrationId", type: "identifier", card: "0..1", codes: "icd" },

  "BT-62": { group: "BG-11", name: "name", type: "text", card: "1..1" },
  "BT-63": { group: "BG-11", name: "vatId", type: "text", card: "1..1" },

  "BT-64": { group: "BG-12", name: "line1", type: "text", card: "0..1" },
  "BT-65": { group: "BG-12", name: "line2", type: "text", card: "0..1" },
  "BT-164": { group: "BG-12", name: "line3", type: "text", card: "0..1" },
  "BT-66": { group: "BG-12", name: "city", type: "text", card: "0..1" },
  "BT-67": { group: "BG-12", name: "postalCode", type: "text", card: "0..1" },
  "BT-68": { group: "BG-12", name: "countrySubdivision", type: "text", card: "0..1" },
  "BT-69": { group: "BG-12", name: "countryCode", type: "code", card: "1..1", codes: "country" },

  "BT-70": { group: "BG-13", name: "partyName", type: "text", card: "0..1" },
  "BT-71": { group: "BG-13", name: "locationId", type: "identifier", card: "0..1", codes: "icd" },
  "BT-72": { group: "BG-13", name: "date", type: "date", card: "0..1" },

  "BT-73": { group: "BG-14", name: "startDate", type: "date", card: "0..1" },
  "BT-74": { group: "BG-14", name: "endDate", type: "date", card: "0..1" },

  "BT-75": { group: "BG-15", name: "line1", type: "text", card: "0..1" },
  "BT-76": { group: "BG-15", name: "line2", type: "text", card: "0..1" },
  "BT-165": { group: "BG-15", name: "line3", type: "text", card: "0..1" },
  "BT-77": { group: "BG-15", name: "city", type: "text", card: "0..1" },
  "BT-78": { group: "BG-15", name: "postalCode", type: "text", card: "0..1" },
  "BT-79": { group: "BG-15", name: "countrySubdivision", type: "text", card: "0..1" },
  "BT-80": { group: "BG-15", name: "countryCode", type: "code", card: "1..1", codes: "country" },

  "BT-81": { group: "BG-16", name: "meansCode", type: "code", card: "1..1", codes: "paymentMeans" },
  "BT-82": { group: "BG-16", name: "meansName", type: "text", card: "0..1" },
  "BT-83": { group: "BG-16", name: "remittanceInformation", type: "text", card: "0..1" },

  "BT-84": { group: "BG-17", name: "iban", type: "text", card: "1..1" },
  "BT-85": { group: "BG-17", name: "accountName", type: "text", card: "0..1" },
  "BT-86": { group: "BG-17", name: "bic", type: "text", card: "0..1" },

  "BT-87": { group: "BG-18", name: "number", type: "text", card: "1..1" },
  "BT-88": { group: "BG-18", name: "holderName", type: "text", card: "0..1" },

  "BT-89": { group: "BG-19", name: "mandateId", type: "text", card: "0..1" },
  "BT-90": { group: "BG-19", name: "creditorId", type: "text", card: "0..1" },
  "BT-91": { group: "BG-19", name: "debitedIban", type: "text", card: "0..1" },

  "BT-92": { group: "BG-20", name: "amount", type: "amount", card: "1..1" },
  "BT-93": { group: "BG-20", name: "baseAmount", type: "amount", card: "0..1" },
  "BT-94": { group: "BG-20", name: "percentage", type: "percentage", card: "0..1" },
  "BT-95": { group: "BG-20", name: "vatCategory", type: "code", card: "1..1", codes: "vatCategory" },
  "BT-96": { group: "BG-20", name: "vatRate", type: "percentage", card: "0..1" },
  "BT-97": { group: "BG-20", name: "reason", type: "text", card: "0..1" },
  "BT-98": { group: "BG-20", name: "reasonCode", type: "code", card: "0..1", codes: "allowanceReason" },

  "BT-99": { group: "BG-21", name: "amount", type: "amount", card: "1..1" },
  "BT-100": { group: "BG-21", name: "baseAmount", type: "amount", card: "0..1" },
  "BT-101": { group: "BG-21", name: "percentage", type: "percentage", card: "0..1" },
  "BT-102": { group: "BG-21", name: "vatCategory", type: "code", card: "1..1", codes: "vatCategory" },
  "BT-103": { group: "BG-21", name: "vatRate", type: "percentage", card: "0..1" },
  "BT-104": { group: "BG-21", name: "reason", type: "text", card: "0..1" },
  "BT-105": { group: "BG-21", name: "reasonCode", type: "code", card: "0..1", codes: "chargeReason" },

  "BT-106": { group: "BG-22", name: "lineExtensionAmount", type: "amount", card: "1..1" },
  "BT-107": { group: "BG-22", name: "allowanceTotalAmount", type: "amount", card: "0..1" },
  "BT-108": { group: "BG-22", name: "chargeTotalAmount", type: "amount", card: "0..1" },
  "BT-109": { group: "BG-22", name: "taxExclusiveAmount", type: "amount", card: "1..1" },
  "BT-110": { group: "BG-22", name: "taxAmount", type: "amount", card: "0..1" },
  "BT-111": { group: "BG-22", name: "taxAmountInTaxCurrency", type: "amount", card: "0..1" },
  "BT-112": { group: "BG-22", name: "taxInclusiveAmount", type: "amount", card: "1..1" },
  "BT-113": { group: "BG-22", name: "prepaidAmount", type: "amount", card: "0..1" },
  "BT-114": { group: "BG-22", name: "roundingAmount", type: "amount", card: "0..1" },
  "BT-115": { group: "BG-22", name: "payableAmount", type: "amount", card: "1..1" },

  "BT-116": { group: "BG-23", name: "taxableAmount", type: "amount", card: "1..1" },
  "BT-117": { group: "BG-23", name: "taxAmount", type: "amount", card: "1..1" },
  "BT-118": { group: "BG-23", name: "vatCategory", type: "code", card: "1..1", codes: "vatCategory" },
  "BT-119": { group: "BG-23", name: "vatRate", type: "percentage", card: "0..1" },
  "BT-120": { group: "BG-23", name: "exemptionReason", type: "text", card: "0..1" },
  "BT-121": { group: "BG-23", name: "exemptionReasonCode", type: "code", card: "0..1", codes: "vatex" },

  "BT-122": { group: "BG-24", name: "id", type: "text", card: "1..1" },
  "BT-123": { group: "BG-24", name: "description", type: "text", card: "0..1" },
  "BT-124": { group: "BG-24", name: "url", type: "text", card: "0..1" },
  "BT-125": { group: "BG-24", name: "content", type: "binary", card: "0..1" },
  // Both parts of an attachment are mandatory once there is one (BT-125).
  "BT-125-1": { group: "BG-24", name: "mimeCode", type: "code", card: "0..1", codes: "mime" },
  "BT-125-2": { group: "BG-24", name: "filename", type: "text", card: "0..1" },

  "BT-126": { group: "BG-25", name: "id", type: "text", card: "1..1" },
  "BT-127": { group: "BG-25", name: "note", type: "text", card: "0..1" },
  "BT-128": { group: "BG-25", name: "objectIdentifier", type: "identifier", card: "0..1", codes: "reference" },
  "BT-129": { group: "BG-25", name: "quantity", type: "quantity", card: "1..1" },
  "BT-130": { group: "BG-25", name: "unitCode", type: "code", card: "1..1", codes: "unit" },
  "BT-131": { group: "BG-25", name: "netAmount", type: "amount", card: "1..1" },
  "BT-132": { group: "BG-25", name: "orderLineReference", type: "text", card: "0..1" },
  "BT-133": { group: "BG-25", name: "buyerAccountingReference", type: "text", card: "0..1" },

  "BT-134": { group: "BG-26", name: "startDate", type: "date", card: "0..1" },
  "BT-135": { group: "BG-26", name: "endDate", type: "date", card: "0..1" },

  "BT-136": { group: "BG-27", name: "amount", type: "amount", card: "1..1" },
  "BT-137": { group: "BG-27", name: "baseAmount", type: "amount", card: "0..1" },
  "BT-138": { group: "BG-27", name: "percentage", type: "percentage", card: "0..1" },
  "BT-139": { group: "BG-27", name: "reason", type: "text", card: "0..1" },
  "BT-140": { group: "BG-27", name: "reasonCode", type: "code", card: "0..1", codes: "allowanceReason" },

  "BT-141": { group: "BG-28", name: "amount", type: "amount", card: "1..1" },
  "BT-142": { group: "BG-28", name: "baseAmount", type: "amount", card: "0..1" },
  "BT-143": { group: "BG-28", name: "percentage", type: "percentage", card: "0..1" },
  "BT-144": { group: "BG-28", name: "reason", type: "text", card: "0..1" },
  "BT-145": { group: "BG-28", name: "reasonCode", type: "code", card: "0..1", codes: "chargeReason" },

  "BT-146": { group: "BG-29", name: "unitPrice", type: "unitPrice", card: "1..1" },
  "BT-147": { group: "BG-29", name: "priceDiscount", type: "unitPrice", card: "0..1" },
  "BT-148": { group: "BG-29", name: "grossPrice", type: "unitPrice", card: "0..1" },
  "BT-149": { group: "BG-29", name: "baseQuantity", type: "quantity", card: "0..1" },
  "BT-150": { group: "BG-29", name: "baseQuantityUnitCode", type: "code", card: "0..1", codes: "unit" },

  "BT-151": { group: "BG-30", name: "vatCategory", type: "code", card: "1..1", codes: "vatCategory" },
  "BT-152": { group: "BG-30", name: "vatRate", type: "percentage", card: "0..1" },

  "BT-153": { group: "BG-31", name: "description", type: "text", card: "1..1" },
  "BT-154": { group: "BG-31", name: "longDescription", type: "text", card: "0..1" },
  "BT-155": { group: "BG-31", name: "sellerItemId", type: "text", card: "0..1" },
  "BT-156": { group: "BG-31", name: "buyerItemId", type: "text", card: "0..1" },
  "BT-157": { group: "BG-31", name: "standardItemId", type: "identifier", card: "0..1", codes: "icd" },
  "BT-158": { group: "BG-31", name: "classifications", type: "identifier", card: "0..n", list: true },
  "BT-158-1": {
    group: "BG-31",
    name: "listId",

    type: "code",
    card: "1..1",
    codes: "itemClassification",
    partOf: "BT-158",
  },
  "BT-158-2": { group: "BG-31", name: "listVersion", type: "text", card: "0..1", partOf: "BT-158" },
  "BT-159": { group: "BG-31", name: "originCountryCode", type: "code", card: "0..1", codes: "country" },

  "BT-160": { group: "BG-32", name: "name", type: "text", card: "1..1" },
  "BT-161": { group: "BG-32", name: "value", type: "text", card: "1..1" },

  "BT-DEX-001": { group: "BG-DEX-09", name: "type", type: "text", card: "1..1" },
  "BT-DEX-002": { group: "BG-DEX-09", name: "amount", type: "amount", card: "1..1" },
  "BT-DEX-003": { group: "BG-DEX-09", name: "description", type: "text", card: "1..1" },
} as const satisfies Record<`BT-${string}`, TermRow>;

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

/** Whether the JSON model has a list of it. */
export function isMany({ card, list = false }: { readonly card: Cardinality; readonly list?: boolean }): boolean {
  return list || card.endsWith("n");
}

/** The group whose terms and groups a group has: its own, or those of the one that it is like. */
export function kindOf(group: GroupId): GroupId {
  return groupRows[group].like ?? group;
}

function listFields(group: GroupId): readonly Field[] {
  const below = groupsIn.get(kindOf(group)) ?? [];
  return [
    ...termsIn.get(kindOf(group)) ?? [],
    ...below.flatMap((id): readonly Field[] => {
      return groupRows[id].flat === true ? listFields(id) : [[groupRows[id].name, id]];
    }),
  ];
}

function isTermField(field: Field): field is TermField {
  return isTermId(field[1]);
}

const noParts: readonly TermField[] = [];
const parts = grouped(
  termIds.map((id): TermField => [termRows[id].name, id]),
  ([, id]) => termRows[id].partOf,
);
const termsIn = grouped(parts.get(undefined) ?? noParts, ([, id]) => termRows[id].group);
const groupsIn = grouped(groupIds, (id) => groupRows[id].parent);
const fields = new Map(groupIds.map((group) => [group, listFields(group)]));
const termsByName = new Map(groupIds.map((group) => [group, new Map(fieldsOf(group).filter(isTermField))]));

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

/** What a JSON pointer into an invoice is in: a term, or the group that is nearest. */
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
  return parts.get(term) ?? noParts;
}

/** The code that the model keeps for a code of the term, whichever of its lists that is from. */
export function keptCode(term: TermId, code: string): string {
  const { aliases = {} }: TermRow = termRows[term];
  return Object.hasOwn(aliases, code) ? aliases[code] ?? code : code;
}

/** The way back: the code of the other list. */
export function otherCode(term: TermId, code: string): string {
  const { aliases = {} }: TermRow = termRows[term];
  return Object.keys(aliases).find((other) => aliases[other] === code) ?? code;
}
