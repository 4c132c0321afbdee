/**
 * What an invoice is asked for that is written here: the least that a business in Germany, Austria, France or Belgium needs
 * for an XRechnung, a Factur-X or a Peppol invoice. A row is a field, and the form, the JSON and the draft follow from it.
 */
import { discountAt } from "./cash_discount.ts";
import type { FieldRow, Fold, Label, Part } from "./row.ts";

/** Who gives the identifiers by which a party is known to its register: INSEE (SIREN), and the register of Belgium. */
const registers = { FR: "0002", BE: "0208" } as const;

const inFrance = [{ countries: ["FR"], party: "/seller" }] as const;

/** Credit notes and corrected invoices (UNTDID 1001): they say which invoice they are about. */
const about = ["381", "384"] as const;

/** Invoices of deposits that a final invoice names: as many as there are fields for. */
const MOST_DEPOSITS = 12;

/** The invoices of deposits, each asked for as soon as the one before it is entered (BG-3). */
const deposits: readonly FieldRow[] = Array.from({ length: MOST_DEPOSITS }, (_, at) => {
  const given = at === 0 ? "/totals/prepaidAmount" : `/precedingInvoices/${at - 1}/invoiceNumber`;
  const how = {
    when: [{ otherTypes: about }, { given: "/totals/prepaidAmount" }, { given }],
    ...(at === 0 ? {} : { nth: at + 1 }),
  } as const;
  return [
    { term: "BT-25", at: `/precedingInvoices/${at}/invoiceNumber`, label: "depositInvoice", kind: "text", ...how },
    { term: "BT-26", at: `/precedingInvoices/${at}/issueDate`, label: "depositDate", kind: "date", ...how },
  ] as const;
}).flat();

/** A percentage or an amount, and why (BG-20, BG-27): one field follows from the other, so that one is filled in. */
const allowance = (numbers: Readonly<Record<"percentage" | "amount" | "reason", string>>, fold: Fold) =>
  [
    { term: numbers.percentage, at: "/allowances/0/percentage", label: "allowancePercentage", kind: "number", fold },
    { term: numbers.amount, at: "/allowances/0/amount", label: "allowanceAmount", kind: "number", fold },
    { term: numbers.reason, at: "/allowances/0/reason", label: "allowanceReason", kind: "text", fold },
  ] as const satisfies readonly FieldRow[];

/** The SIRET, beside the SIREN. */
const establishment = (term: string): FieldRow => ({
  term,
  at: "/identifiers/0",
  label: "establishment",
  kind: "text",
  schemes: { FR: "0009" },
  when: [{ countries: ["FR"] }],
});

/** A note that the law demands, by its subject (BT-21, UNTDID 4451); the first note is the seller's own. */
const demanded = (subject: string, place: number, label: Label): FieldRow => ({
  term: "BT-22",
  at: `/notes/${place}/text`,
  label,
  kind: "long",
  with: { at: `/notes/${place}/subjectCode`, value: subject },
  when: inFrance,
});

/** Of electronic addresses (EAS), those that are in use in these countries. */
const addressSchemes = ["EM", "0088", "0204", "0208", "0225", "9914", "9925", "9930", "9957"] as const;

const address = (numbers: Readonly<Record<"street" | "city" | "postalCode" | "country", string>>, section: string) =>
  [
    { term: numbers.street, at: "/address/line1", label: "street", kind: "text", fill: `${section} address-line1` },
    {
      term: numbers.postalCode,
      at: "/address/postalCode",
      label: "postalCode",
      kind: "text",
      fill: `${section} postal-code`,
    },
    { term: numbers.city, at: "/address/city", label: "city", kind: "text", fill: `${section} address-level2` },
    {
      term: numbers.country,
      at: "/address/countryCode",
      label: "country",
      kind: "code",
      codes: "country",
      fill: `${section} country`,
    },
  ] as const satisfies readonly FieldRow[];

const electronic = (term: string): readonly FieldRow[] => [
  { term, at: "/electronicAddress/value", label: "electronicAddress", kind: "text" },
  {
    term: `${term}-1`,
    at: "/electronicAddress/schemeId",
    label: "scheme",
    kind: "code",
    codes: addressSchemes,
    starts: "EM",
    of: "/electronicAddress/value",
  },
];

const invoice: Part = {
  id: "invoice",
  at: "",
  fields: [
    { term: "BT-1", at: "/invoiceNumber", label: "invoiceNumber", kind: "text" },
    {
      term: "BT-3",
      at: "/invoiceTypeCode",
      label: "invoiceTypeCode",
      kind: "code",
      codes: ["380", "381", "384"],
      starts: "380",
    },
    {
      term: "BT-25",
      at: "/precedingInvoices/0/invoiceNumber",
      label: "precedingInvoice",
      kind: "text",
      when: [{ types: about }],
    },
    {
      term: "BT-26",
      at: "/precedingInvoices/0/issueDate",
      label: "precedingDate",
      kind: "date",
      when: [{ types: about }],
    },
    { term: "BT-2", at: "/issueDate", label: "issueDate", kind: "date" },
    { term: "BT-72", at: "/delivery/date", label: "deliveryDate", kind: "date" },
    { term: "BT-5", at: "/currency", label: "currency", kind: "code", codes: "currency", starts: "EUR" },
    { term: "BT-10", at: "/buyerReference", label: "buyerReference", kind: "text" },
    { term: "BT-13", at: "/orderReference", label: "orderReference", kind: "text" },
    {
      term: "BT-23",
      at: "/businessProcess",
      label: "billingMode",
      kind: "code",
      codes: ["B1", "S1", "M1", "B2", "S2", "M2", "B4", "S4", "M4"],
      when: inFrance,
    },
  ],
};

const seller: Part = {
  id: "seller",
  at: "/seller",
  fields: [
    { term: "BT-27", at: "/name", label: "name", kind: "text", fill: "section-seller organization" },
    ...address({ street: "BT-35", city: "BT-37", postalCode: "BT-38", country: "BT-40" }, "section-seller"),
    { term: "BT-31", at: "/vatId", label: "vatId", kind: "text" },
    {
      term: "BT-32",
      at: "/taxRegistrationId",
      label: "taxNumber",
      kind: "text",
      also: { at: "/identifiers/0", without: ["/vatId", "/legalRegistrationId"] },
      when: [{ countries: ["DE", "AT"] }],
    },
    { term: "BT-30", at: "/legalRegistrationId", label: "registration", kind: "text", schemes: registers },
    establishment("BT-29"),
    { term: "BT-41", at: "/contact/name", label: "contact", kind: "text", fill: "section-seller name" },
    { term: "BT-42", at: "/contact/phone", label: "phone", kind: "text", fill: "section-seller tel" },
    { term: "BT-43", at: "/contact/email", label: "email", kind: "text", fill: "section-seller email" },
    ...electronic("BT-34"),
  ],
};

const buyer: Part = {
  id: "buyer",
  at: "/buyer",
  fields: [
    { term: "BT-44", at: "/name", label: "name", kind: "text", fill: "section-buyer organization" },
    ...address({ street: "BT-50", city: "BT-52", postalCode: "BT-53", country: "BT-55" }, "section-buyer"),
    { term: "BT-48", at: "/vatId", label: "vatId", kind: "text" },
    {
      term: "BT-47",
      at: "/legalRegistrationId",
      label: "registration",
      kind: "text",
      schemes: registers,
      when: [{ countries: ["FR", "BE"] }],
    },
    establishment("BT-46"),
    ...electronic("BT-49"),
  ],
};

const payment: Part = {
  id: "payment",
  at: "",
  fields: [
    {
      term: "BT-81",
      at: "/payment/meansCode",
      label: "meansCode",
      kind: "code",
      codes: ["58", "30", "10"],
      starts: "58",
    },
    { term: "BT-84", at: "/payment/creditTransfers/0/iban", label: "iban", kind: "text" },
    { term: "BT-86", at: "/payment/creditTransfers/0/bic", label: "bic", kind: "text" },
    { term: "BT-9", at: "/dueDate", label: "dueDate", kind: "date" },
    { term: "BT-20", at: "/paymentTerms", label: "paymentTerms", kind: "long", apart: true },
    {
      term: "BT-20-percentage",
      at: discountAt.percentage,
      label: "cashDiscountPercentage",
      kind: "number",
      fold: "cashDiscount",
      apart: true,
    },
    {
      term: "BT-20-days",
      at: discountAt.days,
      label: "cashDiscountDays",
      kind: "number",
      fold: "cashDiscount",
      apart: true,
    },
    demanded("PMT", 1, "recoveryCosts"),
    demanded("PMD", 2, "latePenalties"),
    demanded("AAB", 3, "discountTerms"),
  ],
};

const more: Part = {
  id: "more",
  at: "",
  fields: [
    {
      term: "BT-120",
      at: "/vatExemptionReasons/E",
      label: "exemptionReason",
      kind: "text",
      when: [{ categories: ["E"] }],
    },
    {
      term: "BT-80",
      at: "/delivery/address/countryCode",
      label: "deliverTo",
      kind: "code",
      codes: "country",
      when: [{ categories: ["K"] }],
    },
    {
      term: "BT-78",
      at: "/delivery/address/postalCode",
      label: "deliverToPostalCode",
      kind: "text",
      when: [{ categories: ["K"] }],
    },
    {
      term: "BT-77",
      at: "/delivery/address/city",
      label: "deliverToCity",
      kind: "text",
      when: [{ categories: ["K"] }],
    },
    { term: "BT-73", at: "/invoicingPeriod/startDate", label: "periodStart", kind: "date", fold: "period" },
    { term: "BT-74", at: "/invoicingPeriod/endDate", label: "periodEnd", kind: "date", fold: "period" },
    { term: "BT-12", at: "/contractReference", label: "contractReference", kind: "text", fold: "period" },
    { term: "BT-113", at: "/totals/prepaidAmount", label: "prepaid", kind: "number" },
    ...deposits,
    { term: "BT-22", at: "/notes/0/text", label: "note", kind: "long" },
    ...allowance({ percentage: "BT-94", amount: "BT-92", reason: "BT-97" }, "allowance"),
  ],
};

/** Of each line; its number (BT-126) is its place. */
export const linePart: Part = {
  id: "lines",
  at: "/lines",
  fields: [
    { term: "BT-153", at: "/description", label: "item", kind: "text" },
    { term: "BT-129", at: "/quantity", label: "quantity", kind: "number", starts: "1" },
    { term: "BT-130", at: "/unitCode", label: "unit", kind: "code", codes: "unit", starts: "C62" },
    { term: "BT-146", at: "/unitPrice", label: "unitPrice", kind: "number" },
    {
      term: "BT-151",
      at: "/vatCategory",
      label: "vatCategory",
      kind: "code",
      codes: ["S", "E", "AE", "K", "G", "Z", "O"],
      starts: "S",
    },
    { term: "BT-152", at: "/vatRate", label: "vatRate", kind: "number" },
    { term: "BT-154", at: "/longDescription", label: "itemDescription", kind: "text", fold: "lineMore" },
    ...allowance({ percentage: "BT-138", amount: "BT-136", reason: "BT-139" }, "lineMore"),
  ],
};

/** In the order in which they are shown. */
export const parts: readonly Part[] = [invoice, seller, buyer, linePart, payment, more];

/** The standard rate of VAT in percent, by the country of the seller: what a line starts with. */
export const standardRates: Readonly<Record<string, string>> = { DE: "19", AT: "20", FR: "20", BE: "21" };

/** The part of an invoice that is the seller's own and the same for every buyer: where to pay. */
export const ownPayment: readonly string[] = ["BT-81", "BT-84", "BT-86"];

export { buyer as buyerPart, payment as paymentPart, seller as sellerPart };
