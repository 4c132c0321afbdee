/** What the pages say, by language. One file a language; the browser loads the one that it shows. */

/** Words that stand in the pages as they come from the server, by their `data-t`. */
export interface PageTexts {
  readonly navCheck: string;
  readonly navNew: string;
  readonly navRules: string;
  readonly navWorkbench: string;
  readonly navApi: string;
  readonly navPricing: string;
  readonly navFix: string;
  readonly navAccount: string;
  readonly navBenchmarks: string;
  readonly navLegal: string;
  readonly navKey: string;
  readonly skip: string;
  readonly language: string;
  readonly theme: string;
  readonly themeAuto: string;
  readonly themeLight: string;
  readonly themeDark: string;
  readonly title: string;
  readonly headline: string;
  readonly lead: string;
  readonly dropTitle: string;
  readonly dropOr: string;
  readonly dropKinds: string;
  readonly choose: string;
  readonly example: string;
  readonly options: string;
  readonly ruleSet: string;
  readonly ruleSetAuto: string;
  readonly noScript: string;
  readonly doesTitle: string;
  readonly does: string;
  readonly doesNotTitle: string;
  readonly doesNot: string;
  readonly privateTitle: string;
  readonly private: string;
  readonly developersTitle: string;
  readonly developers: string;
  readonly footer: string;
  readonly notFoundTitle: string;
  readonly notFound: string;
}

/** Words that the validator puts together while it works. "{0}" is replaced by the argument. */
export interface UiTexts {
  readonly accepted: string;
  readonly refused: string;
  readonly notRead: string;
  readonly byRules: string;
  readonly error: Plural;
  readonly warning: Plural;
  readonly note: Plural;
  readonly clear: string;
  /** What is kept, and until when. */
  readonly kept: string;
  readonly stop: string;
  readonly stopped: string;
  readonly reading: string;
  readonly unpacking: string;
  readonly judging: string;
  readonly showing: string;
  readonly place: string;
  readonly finding: string;
  /** Said until the official rules are there. */
  readonly asking: string;
  readonly noVerdict: string;
  readonly unreachable: string;
  /** Who is behind a rule set, by the name of the set in provenance. */
  readonly authorities: Readonly<Record<string, string>>;
  readonly bySpecification: string;
  readonly specificationValid: string;
  readonly missing: string;
  readonly changeValue: string;
  readonly changeValues: string;
  readonly moreLines: string;
  readonly saveAs: string;
  readonly copied: string;
  readonly save: string;
  readonly done: string;
  readonly tooLarge: string;
  readonly unreadable: string;
  readonly broken: string;
}

/** "{0}" stands for the number. */
export interface Plural {
  readonly one: string;
  readonly several: string;
}

/** What is written beside the values of an invoice. */
export interface SheetTexts {
  /** By the place that a row of `web/sheet/layout.ts` names. */
  readonly labels: Readonly<Record<LabelId, string>>;
  /** UNTDID 1001. */
  readonly documents: Readonly<Record<string, string>>;
  /** UNTDID 5305. */
  readonly categories: Readonly<Record<string, string>>;
  /** UNTDID 4461. */
  readonly means: Readonly<Record<string, string>>;
  /** UN/ECE recommendation 20. */
  readonly units: Readonly<Record<string, string>>;
}

export interface Texts {
  readonly ui: UiTexts;
  readonly sheet: SheetTexts;
}

/** Everything in an invoice that has a label. */
const labelIds = [
  "others",
  "seller",
  "buyer",
  "payee",
  "taxRepresentative",
  "delivery",
  "document",
  "lines",
  "adjustments",
  "vatBreakdown",
  "totals",
  "payment",
  "notes",
  "documents",
  "name",
  "legalName",
  "address",
  "vatId",
  "taxRegistrationId",
  "legalRegistrationId",
  "identifiers",
  "electronicAddress",
  "contact",
  "phone",
  "email",
  "additionalLegalInfo",
  "invoiceNumber",
  "invoiceTypeCode",
  "issueDate",
  "dueDate",
  "taxPointDate",
  "taxPointDateCode",
  "period",
  "currency",
  "taxCurrency",
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
  "precedingInvoices",
  "businessProcess",
  "specificationIdentifier",
  "partyName",
  "locationId",
  "date",
  "meansCode",
  "paymentTerms",
  "iban",
  "accountName",
  "bic",
  "remittanceInformation",
  "card",
  "holderName",
  "mandateId",
  "creditorId",
  "debitedIban",
  "position",
  "item",
  "quantity",
  "unitPrice",
  "baseQuantity",
  "vat",
  "vatCategory",
  "vatRate",
  "netAmount",
  "grossPrice",
  "priceDiscount",
  "note",
  "objectIdentifier",
  "orderLineReference",
  "sellerItemId",
  "buyerItemId",
  "standardItemId",
  "classifications",
  "originCountryCode",
  "attributes",
  "allowance",
  "charge",
  "reason",
  "amount",
  "baseAmount",
  "percentage",
  "lineExtensionAmount",
  "allowanceTotalAmount",
  "chargeTotalAmount",
  "taxExclusiveAmount",
  "taxAmount",
  "taxAmountInTaxCurrency",
  "taxInclusiveAmount",
  "prepaidAmount",
  "roundingAmount",
  "payableAmount",
  "thirdPartyPayments",
  "type",
  "taxableAmount",
  "exemptionReason",
  "id",
  "description",
  "url",
  "content",
] as const;

export type LabelId = (typeof labelIds)[number];
