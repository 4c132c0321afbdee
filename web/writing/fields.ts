/**
 * What an invoice is asked for that is written here: the least that a business in Germany, Austria, France or Belgium needs
 * for an XRechnung, a Factur-X or a Peppol invoice. A row is a field, and the form, the JSON and the draft follow from it.
 */
import { discountAt } from "./cash_discount.ts";
import type { Fold, PartOf, RowOf } from "./row.ts";

/** A row; most are texts. */
function field<Label extends string>(
  term: string,
  at: string,
  label: Label,
  kind: RowOf["kind"] = "text",
  more: Partial<Omit<RowOf, "label">> = {},
): RowOf<Label> {
  return { term, at, label, kind, ...more };
}

/** Who gives the identifiers by which a party is known to its register: INSEE (SIREN), and the register of Belgium. */
const registers = { FR: "0002", BE: "0208" } as const;

const inFrance = [{ countries: ["FR"], party: "/seller" }] as const;

/** The note that the letter begins with, behind those that have a place of their own. */
export const OPENING = "/notes/4/text";
/** What ends it in a draft that is saved: the JSON of an invoice has no other place to say which note it is. */
export const OPENING_END = "\n";

/** Credit notes and corrected invoices (UNTDID 1001): they say which invoice they are about. */
const about = ["381", "384"] as const;

/** Invoices of deposits that a final invoice names: as many as there are fields for. */
const MOST_DEPOSITS = 12;

/** The invoices of deposits, each asked for as soon as the one before it is entered (BG-3). */
const deposits = Array.from({ length: MOST_DEPOSITS }, (_, at) => {
  const given = at === 0 ? "/totals/prepaidAmount" : `/precedingInvoices/${at - 1}/invoiceNumber`;
  const how = {
    when: [{ otherTypes: about }, { given: "/totals/prepaidAmount" }, { given }],
    ...(at === 0 ? {} : { nth: at + 1 }),
  } as const;
  return [
    field("BT-25", `/precedingInvoices/${at}/invoiceNumber`, "depositInvoice", "text", how),
    field("BT-26", `/precedingInvoices/${at}/issueDate`, "depositDate", "date", how),
  ];
}).flat();

/** A percentage or an amount, and why (BG-20, BG-27): one field follows from the other, so that one is filled in. */
const allowance = (numbers: Readonly<Record<"percentage" | "amount" | "reason", string>>, fold: Fold) => [
  field(numbers.percentage, "/allowances/0/percentage", "allowancePercentage", "number", { fold }),
  field(numbers.amount, "/allowances/0/amount", "allowanceAmount", "number", { fold }),
  field(numbers.reason, "/allowances/0/reason", "allowanceReason", "text", { fold }),
];

/** The SIRET, beside the SIREN. */
function establishment(term: string) {
  const how = { schemes: { FR: "0009" }, when: [{ countries: ["FR"] }] };
  return field(term, "/identifiers/0", "establishment", "text", how);
}

/** A note that the law demands, by its subject (BT-21, UNTDID 4451); the first note is the seller's own. */
function demanded<Label extends string>(subject: string, place: number, label: Label) {
  const how = { with: { at: `/notes/${place}/subjectCode`, value: subject }, when: inFrance };
  return field("BT-22", `/notes/${place}/text`, label, "long", how);
}

/** Of electronic addresses (EAS), those that are in use in these countries. */
const addressSchemes = ["EM", "0088", "0204", "0208", "0225", "9914", "9925", "9930", "9957"] as const;

const address = (numbers: Readonly<Record<"street" | "city" | "postalCode" | "country", string>>, section: string) => [
  field(numbers.street, "/address/line1", "street", "text", { fill: `${section} address-line1` }),
  field(numbers.postalCode, "/address/postalCode", "postalCode", "text", { fill: `${section} postal-code` }),
  field(numbers.city, "/address/city", "city", "text", { fill: `${section} address-level2` }),
  field(numbers.country, "/address/countryCode", "country", "code", { codes: "country", fill: `${section} country` }),
];

const electronic = (term: string) => [
  field(term, "/electronicAddress/value", "electronicAddress"),
  field(`${term}-1`, "/electronicAddress/schemeId", "scheme", "code", {
    codes: addressSchemes,
    starts: "EM",
    of: "/electronicAddress/value",
  }),
];

const invoice = {
  id: "invoice",
  at: "",
  fields: [
    field("BT-1", "/invoiceNumber", "invoiceNumber"),
    field("BT-2", "/issueDate", "issueDate", "date"),
    field("BT-72", "/delivery/date", "deliveryDate", "date"),
    field("BT-10", "/buyerReference", "buyerReference"),
    field("BT-23", "/businessProcess", "billingMode", "code", {
      codes: ["B1", "S1", "M1", "B2", "S2", "M2", "B4", "S4", "M4"],
      when: inFrance,
    }),
    field("BT-3", "/invoiceTypeCode", "invoiceTypeCode", "code", {
      codes: ["380", "381", "384"],
      starts: "380",
      fold: "invoiceMore",
    }),
    field("BT-25", "/precedingInvoices/0/invoiceNumber", "precedingInvoice", "text", {
      when: [{ types: about }],
      fold: "invoiceMore",
    }),
    field("BT-26", "/precedingInvoices/0/issueDate", "precedingDate", "date", {
      when: [{ types: about }],
      fold: "invoiceMore",
    }),
    field("BT-13", "/orderReference", "orderReference", "text", { fold: "invoiceMore" }),
    field("BT-5", "/currency", "currency", "code", { codes: "currency", starts: "EUR", fold: "invoiceMore" }),
  ],
} as const satisfies PartOf;

const seller = {
  id: "seller",
  at: "/seller",
  fields: [
    field("BT-27", "/name", "name", "text", { fill: "section-seller organization" }),
    ...address({ street: "BT-35", city: "BT-37", postalCode: "BT-38", country: "BT-40" }, "section-seller"),
    field("BT-31", "/vatId", "vatId"),
    field("BT-32", "/taxRegistrationId", "taxNumber", "text", {
      also: { at: "/identifiers/0", without: ["/vatId", "/legalRegistrationId"] },
      when: [{ countries: ["DE", "AT"] }],
    }),
    field("BT-41", "/contact/name", "contact", "text", { fill: "section-seller name" }),
    field("BT-42", "/contact/phone", "phone", "text", { fill: "section-seller tel" }),
    field("BT-43", "/contact/email", "email", "text", { fill: "section-seller email" }),
    ...[
      field("BT-30", "/legalRegistrationId", "registration", "text", { schemes: registers }),
      establishment("BT-29"),
      ...electronic("BT-34"),
      // At the foot of the pages, and nothing of the invoice.
      field("footer", "/footer", "footer", "long", { apart: true }),
    ].map((it) => ({ ...it, fold: "sellerMore" as const })),
  ],
} as const satisfies PartOf;

const buyer = {
  id: "buyer",
  at: "/buyer",
  fields: [
    field("BT-44", "/name", "name", "text", { fill: "section-buyer organization" }),
    ...address({ street: "BT-50", city: "BT-52", postalCode: "BT-53", country: "BT-55" }, "section-buyer"),
    field("BT-48", "/vatId", "vatId"),
    field("BT-47", "/legalRegistrationId", "registration", "text", {
      schemes: registers,
      when: [{ countries: ["FR", "BE"] }],
    }),
    establishment("BT-46"),
    ...electronic("BT-49"),
  ],
} as const satisfies PartOf;

const payment = {
  id: "payment",
  at: "",
  fields: [
    field("BT-81", "/payment/meansCode", "meansCode", "code", { codes: ["58", "30", "10"], starts: "58" }),
    field("BT-84", "/payment/creditTransfers/0/iban", "iban"),
    field("BT-86", "/payment/creditTransfers/0/bic", "bic"),
    field("BT-9", "/dueDate", "dueDate", "date"),
    field("BT-20", "/paymentTerms", "paymentTerms", "long", { apart: true }),
    field("BT-20-percentage", discountAt.percentage, "cashDiscountPercentage", "number", {
      fold: "cashDiscount",
      apart: true,
    }),
    field("BT-20-days", discountAt.days, "cashDiscountDays", "number", { fold: "cashDiscount", apart: true }),
    demanded("PMT", 1, "recoveryCosts"),
    demanded("PMD", 2, "latePenalties"),
    demanded("AAB", 3, "discountTerms"),
  ],
} as const satisfies PartOf;

const more = {
  id: "more",
  at: "",
  fields: [
    field("BT-120", "/vatExemptionReasons/E", "exemptionReason", "text", { when: [{ categories: ["E"] }] }),
    field("BT-80", "/delivery/address/countryCode", "deliverTo", "code", {
      codes: "country",
      when: [{ categories: ["K"] }],
    }),
    field("BT-78", "/delivery/address/postalCode", "deliverToPostalCode", "text", { when: [{ categories: ["K"] }] }),
    field("BT-77", "/delivery/address/city", "deliverToCity", "text", { when: [{ categories: ["K"] }] }),
    field("BT-73", "/invoicingPeriod/startDate", "periodStart", "date", { fold: "period" }),
    field("BT-74", "/invoicingPeriod/endDate", "periodEnd", "date", { fold: "period" }),
    field("BT-12", "/contractReference", "contractReference", "text", { fold: "period" }),
    field("BT-113", "/totals/prepaidAmount", "prepaid", "number"),
    ...deposits,
    field("BT-22", OPENING, "opening", "long", { fold: "letter" }),
    field("BT-22", "/notes/0/text", "note", "long", { fold: "letter" }),
    ...allowance({ percentage: "BT-94", amount: "BT-92", reason: "BT-97" }, "allowance"),
  ],
} as const satisfies PartOf;

/** Of each line; its number (BT-126) is its place. */
const lines = {
  id: "lines",
  at: "/lines",
  fields: [
    field("BT-153", "/description", "item"),
    field("BT-129", "/quantity", "quantity", "number", { starts: "1" }),
    field("BT-130", "/unitCode", "unit", "code", { codes: "unit", starts: "C62" }),
    field("BT-146", "/unitPrice", "unitPrice", "number"),
    field("BT-151", "/vatCategory", "vatCategory", "code", {
      codes: ["S", "E", "AE", "K", "G", "Z", "O"],
      starts: "S",
    }),
    field("BT-152", "/vatRate", "vatRate", "number"),
    field("BT-154", "/longDescription", "itemDescription", "text", { fold: "lineMore" }),
    ...allowance({ percentage: "BT-138", amount: "BT-136", reason: "BT-139" }, "lineMore"),
  ],
} as const satisfies PartOf;

/** In the order in which they are shown. */
export const parts: readonly Part[] = [invoice, seller, buyer, lines, payment, more];

type Rows = typeof invoice | typeof seller | typeof buyer | typeof lines | typeof payment | typeof more;

/** What a field is called, which the words of the form say. */
export type Label = Rows["fields"][number]["label"];
export type FieldRow = RowOf<Label>;
export type Part = PartOf<Label>;

/** The standard rate of VAT in percent, by the country of the seller: what a line starts with. */
export const standardRates: Readonly<Record<string, string>> = { DE: "19", AT: "20", FR: "20", BE: "21" };

/** The part of an invoice that is the seller's own and the same for every buyer: where to pay. */
export const ownPayment: readonly string[] = ["BT-81", "BT-84", "BT-86"];

export { buyer as buyerPart, lines as linePart, payment as paymentPart, seller as sellerPart };
