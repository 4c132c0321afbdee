/**
 * What each kind of group in the bound document can hold, in either syntax.
 *
 * A slot carries the JSON name of its business term where there is one; the others are the technical parts that rules
 * look at (the tax scheme of a category, the indicator of an allowance) though EN 16931-1 gives them no number.
 */
import type { TermName } from "../model/terms.ts";

export interface Shapes {
  /** BG-0 and BG-2: the document. */
  readonly invoice: {
    readonly leaves:
      | TermName<"BG-0">
      | TermName<"BG-2">
      | "mandateId"
      | "creditorId"
      | "remittanceInformation"
      | "projectName"
      | "paymentTermsElement"
      | "contextElement"
      | "transactionElement"
      | "agreementElement";
    readonly groups: {
      readonly notes: "note";
      readonly precedingInvoices: "precedingInvoice";
      readonly seller: "party";
      readonly buyer: "party";
      readonly payee: "party";
      readonly taxRepresentative: "party";
      readonly deliveries: "delivery";
      readonly periods: "period";
      readonly paymentMeans: "paymentMeans";
      readonly allowanceCharges: "allowanceCharge";
      readonly totals: "totals";
      readonly taxTotals: "taxTotal";
      readonly vatBreakdown: "breakdown";
      readonly documents: "document";
      readonly lines: "line";
      readonly thirdPartyPayments: "thirdPartyPayment";
    };
  };
  /** BG-1. */
  readonly note: { readonly leaves: TermName<"BG-1">; readonly groups: Empty };
  /** BG-3. */
  readonly precedingInvoice: { readonly leaves: TermName<"BG-3"> | "documentElement"; readonly groups: Empty };
  /**
   * BG-4, BG-7, BG-10, BG-11. `partyElement` and `endpointElement` mark that the wrappers cac:Party and
   * URIUniversalCommunication were there; CII has identifiers with a scheme in an element of their own.
   */
  readonly party: {
    readonly leaves:
      | Exclude<
        TermName<"BG-4"> | TermName<"BG-7"> | TermName<"BG-10"> | TermName<"BG-11">,
        "vatId" | "taxRegistrationId"
      >
      | "partyElement"
      | "endpointElement"
      | "globalIdentifiers";
    readonly groups: {
      readonly address: "address";
      readonly contact: "contact";
      readonly taxSchemes: "partyTaxScheme";
    };
  };
  /** One tax registration of a party: BT-31, BT-32, BT-48 or BT-63, told apart by its scheme. */
  readonly partyTaxScheme: { readonly leaves: "companyId" | "scheme"; readonly groups: Empty };
  /** BG-5, BG-8, BG-12, BG-15. */
  readonly address: { readonly leaves: TermName<"BG-5">; readonly groups: Empty };
  /** BG-6, BG-9. */
  readonly contact: { readonly leaves: TermName<"BG-6">; readonly groups: Empty };
  /** BG-13. */
  readonly delivery: {
    readonly leaves:
      | TermName<"BG-13">
      | "dateElement"
      | "globalLocationId"
      | "despatchAdviceReference"
      | "receivingAdviceReference";
    readonly groups: { readonly address: "address" };
  };
  /** BG-14 and BG-26, the tax point code (BT-8) that UBL keeps there, and the wrappers of CII's dates. */
  readonly period: {
    readonly leaves: TermName<"BG-14"> | "taxPointDateCode" | "startElement" | "endElement";
    readonly groups: Empty;
  };
  /** BG-16, which UBL repeats for each account. */
  readonly paymentMeans: {
    readonly leaves:
      | TermName<"BG-16">
      | "dueDate"
      | "bic"
      | "debitedIban"
      | "creditorInstitution"
      | "debtorInstitution";
    readonly groups: {
      readonly accounts: "account";
      readonly cards: "card";
      readonly mandates: "mandate";
    };
  };
  /** BG-17. */
  readonly account: { readonly leaves: TermName<"BG-17"> | "proprietaryId"; readonly groups: Empty };
  /** BG-18, and the network that UBL asks for. */
  readonly card: { readonly leaves: TermName<"BG-18"> | "network"; readonly groups: Empty };
  /** BG-19 without the creditor identifier, which stands with the seller or payee in UBL. */
  readonly mandate: { readonly leaves: TermName<"BG-19">; readonly groups: Empty };
  /** BG-20, BG-21, BG-27, BG-28 and the price discount of BG-29, told apart by place and indicator. */
  readonly allowanceCharge: {
    readonly leaves: Exclude<TermName<"BG-20">, "vatCategory" | "vatRate"> | "indicator";
    readonly groups: { readonly categories: "taxCategory" };
  };
  /** BG-22; UBL has the VAT totals in groups of their own. */
  readonly totals: {
    readonly leaves: Exclude<TermName<"BG-22">, "taxAmountInTaxCurrency">;
    readonly groups: Empty;
  };
  /** BT-110 or BT-111, by currency, and the breakdown below it. */
  readonly taxTotal: { readonly leaves: "taxAmount"; readonly groups: { readonly vatBreakdown: "breakdown" } };
  /** BG-23. */
  readonly breakdown: {
    readonly leaves: "taxableAmount" | "taxAmount" | "taxPointDate" | "taxPointDateCode";
    readonly groups: { readonly categories: "taxCategory" };
  };
  /** Category and rate of a breakdown, an allowance, a charge or a line. */
  readonly taxCategory: {
    readonly leaves: "vatCategory" | "vatRate" | "exemptionReason" | "exemptionReasonCode" | "scheme";
    readonly groups: Empty;
  };
  /** BG-24, and the references that UBL tells apart by a type code (BT-11, BT-18, BT-128). */
  readonly document: {
    readonly leaves: TermName<"BG-24"> | "typeCode" | "referenceTypeCode" | "urlElement";
    readonly groups: Empty;
  };
  /** BG-25 with BG-29, BG-31. */
  readonly line: {
    readonly leaves:
      | TermName<"BG-25">
      | Exclude<TermName<"BG-29">, "priceDiscount" | "grossPrice">
      | TermName<"BG-31">
      | "itemElement"
      | "documentElement";
    readonly groups: {
      readonly periods: "period";
      readonly allowanceCharges: "allowanceCharge";
      readonly priceAllowances: "allowanceCharge";
      readonly grossPrices: "price";
      readonly categories: "taxCategory";
      readonly documents: "document";
      readonly attributes: "attribute";
      readonly subLines: "subLine";
    };
  };
  /** A price with its base quantity and discount: CII's gross price, and any price where UBL has no line for it. */
  readonly price: {
    readonly leaves: "amount" | "baseQuantity";
    readonly groups: { readonly priceAllowances: "allowanceCharge" };
  };
  /** BG-DEX-01, a line below a line, as the XRechnung extension has it: never one of the document's lines. */
  readonly subLine: Shapes["line"];
  /** BG-DEX-09. */
  readonly thirdPartyPayment: { readonly leaves: TermName<"BG-DEX-09">; readonly groups: Empty };
  /** BG-32. */
  readonly attribute: { readonly leaves: TermName<"BG-32">; readonly groups: Empty };
}

type Empty = Readonly<Record<never, Kind>>;

export type Kind = keyof Shapes;
export type LeafSlot<K extends Kind> = Shapes[K]["leaves"];
export type GroupSlot<K extends Kind> = keyof Shapes[K]["groups"] & string;
export type KindAt<K extends Kind, S extends GroupSlot<K>> = Shapes[K]["groups"][S] & Kind;
