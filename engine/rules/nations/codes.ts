/** The code lists of the editions of EN 16931 that nations pin: those of the engine, with what they had and had not yet. */
import { type CodeListId, codeLists } from "../../model/codes/index.ts";
import type { Syntax } from "../../model/codes/index.ts";
import { and, type Holds, listed, not, textAt, tidy, where } from "../paths/asks.ts";
import { on, type Place, rule, type Terms } from "../paths/row.ts";
import type { Node } from "../paths/tree.ts";

/** How the lists of an edition differ. */
export type Differences = Readonly<
  Record<
    | "currency"
    | "icd"
    | "eas"
    | "invoices"
    | "notes"
    | "paymentMeans"
    | "chargeReason"
    | "vatex"
    | "reference"
    | "classes",
    Difference
  >
>;

interface Difference {
  readonly more?: string;
  readonly less?: string;
}

type List = keyof Differences;

interface Source {
  readonly of: CodeListId;
  readonly syntax: Syntax;
  /** What the rule compares, where that is not the code without the white space around it. */
  readonly read?: typeof textAt;
}

const lists: Readonly<Record<List, Source>> = {
  currency: { of: "currency", syntax: "ubl-invoice" },
  icd: { of: "icd", syntax: "ubl-invoice" },
  eas: { of: "eas", syntax: "ubl-invoice" },
  invoices: { of: "documentType", syntax: "ubl-invoice" },
  notes: { of: "documentType", syntax: "ubl-credit-note" },
  paymentMeans: { of: "paymentMeans", syntax: "ubl-invoice" },
  chargeReason: { of: "chargeReason", syntax: "ubl-invoice" },
  vatex: { of: "vatex", syntax: "ubl-invoice", read: (at, path) => textAt(at, path).toUpperCase() },
  reference: { of: "reference", syntax: "ubl-invoice" },
  classes: { of: "itemClassification", syntax: "ubl-invoice" },
};

const amounts = "(cbc:Amount|cbc:BaseAmount|cbc:PriceAmount|cbc:TaxAmount|cbc:TaxableAmount|cbc:LineExtensionAmount" +
  "|cbc:TaxExclusiveAmount|cbc:TaxInclusiveAmount|cbc:AllowanceTotalAmount|cbc:ChargeTotalAmount|cbc:PrepaidAmount" +
  "|cbc:PayableRoundingAmount|cbc:PayableAmount)";

/** The creditor identifier of SEPA, which no list has: a seller and a payee may have it (BT-90). */
export const isCreditorId: Holds = and(tidy("@schemeID", "SEPA"), isOfSupplierOrPayee);

function isOfSupplierOrPayee(node: Node): boolean {
  const { parent } = node;
  if (parent === undefined) return false;
  return parent.name === "cac:AccountingSupplierParty" || parent.name === "cac:PayeeParty" ||
    isOfSupplierOrPayee(parent);
}

/** Where UBL has codes, by the rule that asks for them, and what it lets pass besides. */
const places: readonly (readonly [id: string, on: string, value: string, list: List, terms: Terms, or?: Holds])[] = [
  ["BR-CL-01", "cbc:InvoiceTypeCode", ".", "invoices", ["BT-3"]],
  ["BR-CL-01", "cbc:CreditNoteTypeCode", ".", "notes", ["BT-3"]],
  ["BR-CL-03", amounts, "@currencyID", "currency", ["BT-5"]],
  ["BR-CL-04", "cbc:DocumentCurrencyCode", ".", "currency", ["BT-5"]],
  ["BR-CL-05", "cbc:TaxCurrencyCode", ".", "currency", ["BT-6"]],
  [
    "BR-CL-07",
    "(cac:AdditionalDocumentReference|cac:DocumentReference)[cbc:DocumentTypeCode=130]/cbc:ID[@schemeID]",
    "@schemeID",
    "reference",
    ["BT-18", "BT-128"],
  ],
  [
    "BR-CL-10",
    "cac:PartyIdentification/cbc:ID[@schemeID]",
    "@schemeID",
    "icd",
    ["BT-29", "BT-46", "BT-60"],
    isCreditorId,
  ],
  ["BR-CL-11", "cac:PartyLegalEntity/cbc:CompanyID[@schemeID]", "@schemeID", "icd", ["BT-30", "BT-47", "BT-61"]],
  ["BR-CL-13", "cac:CommodityClassification/cbc:ItemClassificationCode[@listID]", "@listID", "classes", ["BT-158"]],
  ["BR-CL-16", "cac:PaymentMeans/cbc:PaymentMeansCode", ".", "paymentMeans", ["BT-81"]],
  [
    "BR-CL-20",
    "cac:AllowanceCharge[cbc:ChargeIndicator~=true,1]/cbc:AllowanceChargeReasonCode",
    ".",
    "chargeReason",
    ["BT-105", "BT-145"],
  ],
  ["BR-CL-21", "cac:StandardItemIdentification/cbc:ID[@schemeID]", "@schemeID", "icd", ["BT-157"]],
  ["BR-CL-22", "cbc:TaxExemptionReasonCode", ".", "vatex", ["BT-121"]],
  ["BR-CL-25", "cbc:EndpointID[@schemeID]", "@schemeID", "eas", ["BT-34", "BT-49"]],
  ["BR-CL-26", "cac:DeliveryLocation/cbc:ID[@schemeID]", "@schemeID", "icd", ["BT-71"]],
];

/** The rules on the lists in which an edition differs, for UBL. */
export function codePlaces(differences: Partial<Differences>): readonly Place[] {
  return places.flatMap(([id, path, value, list, terms, or]) => {
    const values = valuesOf(list, differences);
    if (differences[list] === undefined && !(list === "notes" && differences.invoices !== undefined)) return [];
    const ask = listed(value, values, undefined, lists[list].read);
    return [on(path, rule(id, terms, or === undefined ? ask : where(not(or), ask)))];
  });
}

function valuesOf(list: List, differences: Partial<Differences>): ReadonlySet<string> {
  const { of, syntax } = lists[list];
  return otherwise(codeLists[of].codes(syntax), differences[list]);
}

/** A list with what an edition has besides, and without what it has not. */
export function otherwise(codes: ReadonlySet<string>, { more = "", less = "" }: Difference = {}): ReadonlySet<string> {
  const without = new Set(less.split(" "));
  return new Set([...codes, ...more.split(" ").filter(Boolean)].filter((it) => !without.has(it)));
}

/** "0217 0218 … 0248" */
export function icdFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, step) => `0${first + step}`).join(" ");
}
