/** Where each syntax keeps what the VAT rules look at, and how the base invoice is turned to another VAT category. */
import { add, attribute, drop, type Edit, set } from "../case.ts";
import { families, type Family, isTaxed } from "../../engine/rules/en16931/vat_families.ts";

/** Where a VAT category is used: on the second line, the one allowance or the one charge of the base invoice. */
export type Spot = "line" | "allowance" | "charge";

/** What a VAT category or a VAT breakdown states. What is undefined is left out; the tax scheme is VAT if not said. */
export interface Stated {
  readonly code?: string | undefined;
  readonly scheme?: string;
  readonly rate?: string | undefined;
  readonly base?: string | undefined;
  readonly tax?: string | undefined;
  readonly reason?: string | undefined;
  readonly reasonCode?: string | undefined;
}

/** The registrations of the base invoice. Each is dropped without moving those behind it in this list. */
const registrations = ["sellerTax", "sellerVat", "representativeVat", "buyerVat", "buyerLegal"] as const;
export type Registration = (typeof registrations)[number];

export interface Scene {
  /** Whether codes and tax schemes count without the space around them. */
  readonly tidies: boolean;
  /** The root as finding paths name it. */
  readonly root: string;
  readonly spots: Readonly<Record<Spot, string>>;
  /** The categories of all lines, and of all allowances and charges. */
  readonly everywhere: readonly string[];
  /** The first line's own allowance and charge, which have no category, and the element that would be one. */
  readonly onLine: Readonly<Record<"allowance" | "charge", string>>;
  readonly onLineCategory: string;
  /** The discount of a price, as far as the rules on allowances do not look at it. */
  readonly ignoredDiscount?: string;
  readonly lineAmounts: string;
  readonly breakdowns: string;
  /** The category of a breakdown, seen from it: in CII they are one element. */
  readonly ofBreakdown: string;
  readonly names: Readonly<Record<"code" | "scheme" | "rate" | "base" | "tax", string>>;
  readonly registrations: Readonly<Record<Registration, string>>;
  /** Makes the tax representative's identifier one of another kind than VAT. */
  readonly otherRepresentative: Edit;
  /** The totals of an invoice with so much VAT. */
  totals(stated: Totals): readonly Edit[];
  /** The content of a category, and of a breakdown. */
  category(stated: Stated): string;
  breakdown(stated: Stated): string;
}

/** The VAT, the total with VAT and the amount due. */
export interface Totals {
  readonly tax: string;
  readonly gross: string;
  readonly due: string;
}

const noTax: Totals = { tax: "0.00", gross: "2788.19", due: "2288.59" };

function element(name: string, text: string | undefined, attributes = ""): string {
  return text === undefined ? "" : `<${name}${attributes}>${text}</${name}>`;
}

function ublCategory({ code, scheme = "VAT", rate, reason, reasonCode }: Stated): string {
  return element("cbc:ID", code) + element("cbc:Percent", rate) +
    element("cbc:TaxExemptionReasonCode", reasonCode) + element("cbc:TaxExemptionReason", reason) +
    element("cac:TaxScheme", element("cbc:ID", scheme));
}

const total = "cac:LegalMonetaryTotal";
const supplier = "cac:AccountingSupplierParty/cac:Party";
const customer = "cac:AccountingCustomerParty/cac:Party";
const euros = ' currencyID="EUR"';

export const ubl: Scene = {
  tidies: true,
  root: "/Invoice",
  spots: {
    line: "cac:InvoiceLine[2]/cac:Item/cac:ClassifiedTaxCategory",
    allowance: "cac:AllowanceCharge[1]/cac:TaxCategory",
    charge: "cac:AllowanceCharge[2]/cac:TaxCategory",
  },
  everywhere: ["cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory", "cac:AllowanceCharge/cac:TaxCategory"],
  onLine: {
    allowance: "cac:InvoiceLine[1]/cac:AllowanceCharge[1]",
    charge: "cac:InvoiceLine[1]/cac:AllowanceCharge[2]",
  },
  onLineCategory: "cac:TaxCategory",
  lineAmounts: "cac:InvoiceLine[3]/cbc:LineExtensionAmount",
  breakdowns: "cac:TaxTotal[1]/cac:TaxSubtotal",
  ofBreakdown: "/cac:TaxCategory",
  names: {
    code: "cbc:ID",
    scheme: "cac:TaxScheme/cbc:ID",
    rate: "cbc:Percent",
    base: "cbc:TaxableAmount",
    tax: "cbc:TaxAmount",
  },
  registrations: {
    sellerTax: `${supplier}/cac:PartyTaxScheme[2]`,
    sellerVat: `${supplier}/cac:PartyTaxScheme[1]`,
    representativeVat: "cac:TaxRepresentativeParty",
    buyerVat: `${customer}/cac:PartyTaxScheme`,
    buyerLegal: `${customer}/cac:PartyLegalEntity/cbc:CompanyID`,
  },
  otherRepresentative: set("cac:TaxRepresentativeParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID", "GST"),
  totals: ({ tax, gross, due }) => [
    set("cac:TaxTotal/cbc:TaxAmount", tax),
    set(`${total}/cbc:TaxInclusiveAmount`, gross),
    set(`${total}/cbc:PayableAmount`, due),
  ],
  category: ublCategory,
  breakdown: (stated) =>
    element("cbc:TaxableAmount", stated.base, euros) + element("cbc:TaxAmount", stated.tax, euros) +
    element("cac:TaxCategory", ublCategory(stated)),
};

const trade = "rsm:SupplyChainTradeTransaction";
const item = `${trade}/ram:IncludedSupplyChainTradeLineItem`;
const settled = "ram:SpecifiedLineTradeSettlement";
const agreement = `${trade}/ram:ApplicableHeaderTradeAgreement`;
const settlement = `${trade}/ram:ApplicableHeaderTradeSettlement`;
const summation = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;

export const cii: Scene = {
  tidies: false,
  root: "/rsm:CrossIndustryInvoice",
  spots: {
    line: `${item}[2]/${settled}/ram:ApplicableTradeTax`,
    allowance: `${settlement}/ram:SpecifiedTradeAllowanceCharge[1]/ram:CategoryTradeTax`,
    charge: `${settlement}/ram:SpecifiedTradeAllowanceCharge[2]/ram:CategoryTradeTax`,
  },
  everywhere: [
    `${item}/${settled}/ram:ApplicableTradeTax`,
    `${settlement}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax`,
  ],
  onLine: {
    allowance: `${item}[1]/${settled}/ram:SpecifiedTradeAllowanceCharge[1]`,
    charge: `${item}[1]/${settled}/ram:SpecifiedTradeAllowanceCharge[2]`,
  },
  onLineCategory: "ram:CategoryTradeTax",
  ignoredDiscount:
    `${item}[1]/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge`,
  lineAmounts: `${item}[3]/${settled}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`,
  breakdowns: `${settlement}/ram:ApplicableTradeTax`,
  ofBreakdown: "",
  names: {
    code: "ram:CategoryCode",
    scheme: "ram:TypeCode",
    rate: "ram:RateApplicablePercent",
    base: "ram:BasisAmount",
    tax: "ram:CalculatedAmount",
  },
  registrations: {
    sellerTax: `${agreement}/ram:SellerTradeParty/ram:SpecifiedTaxRegistration[2]`,
    sellerVat: `${agreement}/ram:SellerTradeParty/ram:SpecifiedTaxRegistration[1]`,
    representativeVat: `${agreement}/ram:SellerTaxRepresentativeTradeParty`,
    buyerVat: `${agreement}/ram:BuyerTradeParty/ram:SpecifiedTaxRegistration`,
    buyerLegal: `${agreement}/ram:BuyerTradeParty/ram:SpecifiedLegalOrganization/ram:ID`,
  },
  otherRepresentative: attribute(
    `${agreement}/ram:SellerTaxRepresentativeTradeParty/ram:SpecifiedTaxRegistration/ram:ID`,
    "schemeID",
    "FC",
  ),
  totals: ({ tax, gross, due }) => [
    set(`${summation}/ram:TaxTotalAmount`, tax),
    set(`${summation}/ram:GrandTotalAmount`, gross),
    set(`${summation}/ram:DuePayableAmount`, due),
  ],
  category: ({ code, scheme = "VAT", rate }) =>
    element("ram:TypeCode", scheme) + element("ram:CategoryCode", code) + element("ram:RateApplicablePercent", rate),
  breakdown: ({ code, scheme = "VAT", rate, base, tax, reason, reasonCode }) =>
    element("ram:CalculatedAmount", tax) + element("ram:TypeCode", scheme) + element("ram:ExemptionReason", reason) +
    element("ram:BasisAmount", base) + element("ram:CategoryCode", code) +
    element("ram:ExemptionReasonCode", reasonCode) + element("ram:RateApplicablePercent", rate),
};

/** What the first breakdown of an invoice of the category states when all is right. */
export function standard(of: Family): Stated {
  if (isTaxed(of)) return { code: of.code, rate: "25", base: "2060.19", tax: "515.05" };
  const reason = of.reason === "required" ? "No VAT is due" : undefined;
  return { code: of.code, rate: of.rate === "absent" ? undefined : "0", base: "2788.19", tax: "0.00", reason };
}

/** Makes all of the invoice one category, amounts right: one of rates 25 and 12, or one without VAT. */
export function recast(scene: Scene, of: Family, change: Stated = {}): readonly Edit[] {
  const { breakdowns, ofBreakdown, everywhere, names } = scene;
  const first = scene.breakdown({ ...standard(of), ...change });
  if (isTaxed(of)) {
    const codes = [...everywhere, `${breakdowns}[2]${ofBreakdown}`].map((path) =>
      set(`${path}/${names.code}`, of.code)
    );
    return [...codes, set(`${breakdowns}[1]`, first)];
  }
  const category = scene.category({ code: of.code, rate: standard(of).rate });
  return [
    ...everywhere.map((path) => set(path, category)),
    drop(`${breakdowns}[2]`),
    set(breakdowns, first),
    ...scene.totals(noTax),
    ...(of.seller === "none" ? keep(scene, ["sellerTax", "buyerLegal"]) : []),
  ];
}

/** The first breakdown of a recast invoice, as a path of edits. */
export function breakdownIn(scene: Scene, of: Family): string {
  return isTaxed(of) ? `${scene.breakdowns}[1]` : scene.breakdowns;
}

/** An invoice that does not know the category: the base invoice of category S, or one of category Z. */
export function without(scene: Scene, of: Family): readonly Edit[] {
  return of.code === "S" ? recast(scene, families.Z) : [];
}

/** An invoice with the category at one spot alone, and not broken down. */
export function only(scene: Scene, of: Family, spot: Spot, change: Stated = {}): readonly Edit[] {
  const rate = isTaxed(of) ? "7" : standard(of).rate;
  return [...without(scene, of), set(scene.spots[spot], scene.category({ code: of.code, rate, ...change }))];
}

/** Drops all tax and legal registrations but some. */
export function keep(scene: Scene, kept: readonly Registration[]): readonly Edit[] {
  return registrations.filter((it) => !kept.includes(it)).map((it) => drop(scene.registrations[it]));
}

/** One more breakdown behind those that are there. */
export function oneMore({ breakdowns, breakdown }: Scene, stated: Stated): Edit {
  const slash = breakdowns.lastIndexOf("/");
  const name = breakdowns.slice(slash + 1);
  return add(breakdowns.slice(0, slash), `<${name}>${breakdown(stated)}</${name}>`);
}

/** An invoice whose charge of 28.00 has a category and rate of its own, broken down by themselves. */
export function chargeApart(scene: Scene, of: Family): readonly Edit[] {
  const { breakdowns } = scene;
  const fromZero = of.code === "S";
  const rest = fromZero
    ? [set(breakdowns, scene.breakdown({ ...standard(families.Z), base: "2760.19" }))]
    : [set(`${breakdowns}[2]`, scene.breakdown({ code: "S", rate: "12", base: "700.00", tax: "84.00" }))];
  return [
    ...only(scene, of, "charge"),
    ...rest,
    oneMore(scene, { code: of.code, rate: "7", base: "28.00", tax: "1.96" }),
    ...scene.totals(
      fromZero
        ? { tax: "1.96", gross: "2790.15", due: "2290.55" }
        : { tax: "601.01", gross: "3389.20", due: "2889.60" },
    ),
  ];
}
