/** What a document says of its VAT categories and tax registrations, worked out once for all the rules that ask. */
import { allOf, type Bound, type Group, groups, isKind, leaves } from "../../syntax/bound.ts";
import { Cast, exists, isIndicator } from "../../syntax/values.ts";
import { onceFor } from "../kit/rule.ts";
import { codesOf, isVat, parties, readable, says } from "../kit/select.ts";

type Category = Group<"taxCategory">;

/** The tax categories with one code. */
export class CategoryUse {
  /** On items, wherever they stand. */
  readonly items: Category[] = [];
  /** On items directly in a line. */
  readonly lines: Category[] = [];
  /** On allowances, charges, and on both together. */
  readonly allowances: Category[] = [];
  readonly charges: Category[] = [];
  readonly allowanceCharges: Category[] = [];
  /** In the document's own VAT breakdowns. */
  readonly breakdowns: Category[] = [];
  /** Anywhere but on items. */
  readonly others: Category[] = [];
  /** CII: in every CategoryTradeTax, and in every ApplicableTradeTax that is in no breakdown. */
  readonly onItems: Category[] = [];
  readonly elsewhere: Category[] = [];
}

export interface Census {
  /** By category code, whatever the tax scheme. */
  readonly anyScheme: ReadonlyMap<string, CategoryUse>;
  /** The same for the tax scheme VAT alone. */
  readonly vat: ReadonlyMap<string, CategoryUse>;
  /** An indicator that is neither true nor false, of any allowance or charge: UBL's official rules stop at each. */
  readonly unread: Cast | undefined;
}

const noUse = new CategoryUse();

export const census = onceFor((document: Bound): Census => {
  const anyScheme = new Map<string, CategoryUse>();
  const vat = new Map<string, CategoryUse>();
  for (const category of allOf(document, "taxCategory")) {
    const side = sideOf(category);
    for (const code of new Set(codesOf(category))) {
      record(anyScheme, code, category, side);
      if (isVat(category)) record(vat, code, category, side);
    }
  }
  return { anyScheme, vat, unread: unreadIndicator(document) };
});

function unreadIndicator(document: Bound): Cast | undefined {
  for (const item of allOf(document, "allowanceCharge")) {
    const unread = leaves(item, "indicator").find((leaf) => !isIndicator(leaf));
    if (unread !== undefined) return new Cast("indicator", unread);
  }
  return undefined;
}

export function useOf(uses: ReadonlyMap<string, CategoryUse>, code: string): CategoryUse {
  return uses.get(code) ?? noUse;
}

/** CII's discount on a price has an element of its own, which the rules on allowances do not look at. UBL's has not. */
const PRICE_DISCOUNT = "ram:AppliedTradeAllowanceCharge";

type Side = "allowance" | "charge" | "neither" | "elsewhere";

function sideOf(category: Category): Side {
  const { parent } = category;
  if (!category.placed || !isKind(parent, "allowanceCharge") || parent.element === PRICE_DISCOUNT) return "elsewhere";
  if (readable(() => says(parent, false))) return "allowance";
  return readable(() => says(parent, true)) ? "charge" : "neither";
}

function record(uses: Map<string, CategoryUse>, code: string, category: Category, side: Side): void {
  let use = uses.get(code);
  if (use === undefined) uses.set(code, use = new CategoryUse());
  if (category.element === "ram:CategoryTradeTax") use.onItems.push(category);
  if (category.element === "ram:ApplicableTradeTax" && !isKind(category.parent, "breakdown")) {
    use.elsewhere.push(category);
  }
  const inLine = category.placed && isKind(category.parent, "line");
  if (inLine) use.lines.push(category);
  if (inLine || category.element === "cac:ClassifiedTaxCategory") return void use.items.push(category);
  use.others.push(category);
  if (side !== "elsewhere") use.allowanceCharges.push(category);
  if (side === "allowance") use.allowances.push(category);
  if (side === "charge") use.charges.push(category);
  if (isKind(category.parent, "breakdown") && isCounted(category, category.parent)) use.breakdowns.push(category);
}

/** `seller…` and `representative…` of the supplying side, `buyer…` of the other. */
export interface Registrations {
  readonly sellerAny: boolean;
  readonly sellerVat: boolean;
  readonly representativeVat: boolean;
  readonly buyerVat: boolean;
  readonly buyerLegal: boolean;
}

/** UBL's rules see the breakdowns of the document's own VAT totals, CII's those of any header settlement. */
function isCounted(category: Category, breakdown: Group<"breakdown">): boolean {
  return category.placed && (!breakdown.loose || breakdown.element === "ram:ApplicableTradeTax");
}

const sellers = parties("cac:AccountingSupplierParty", "ram:SellerTradeParty");
const buyers = parties("cac:AccountingCustomerParty", "ram:BuyerTradeParty");
const representatives = parties("cac:TaxRepresentativeParty", "ram:SellerTaxRepresentativeTradeParty");

/** Which tax and legal registrations the parties state, wherever the parties stand. */
export const registrations = onceFor((document: Bound) => facts(document, () => true));

/** The same of the seller and the representative where they belong alone. */
export const placedRegistrations = onceFor((document: Bound) => facts(document, (party) => !party.loose));

function facts(document: Bound, supplies: (party: Group<"party">) => boolean): Registrations {
  const selling = sellers(document).filter(supplies);
  const representing = representatives(document).filter(supplies);
  return {
    sellerAny: selling.some((party) => groups(party, "taxSchemes").some(isRegistration)),
    sellerVat: selling.some(statesVatId),
    representativeVat: representing.some(statesVatId),
    buyerVat: buyers(document).some(statesVatId),
    buyerLegal: buyers(document).some((party) => exists(party, "legalRegistrationId")),
  };
}

/** Any tax registration will do in UBL; in CII one with the scheme VA or FC. */
function isRegistration(tax: Group<"partyTaxScheme">): boolean {
  return leaves(tax, "companyId").some((id) =>
    id.element !== "ram:ID" || ["VA", "FC"].includes(id.attribute("schemeID") ?? "")
  );
}

/** UBL marks VAT identifiers by the tax scheme, CII by the scheme VA of the identifier. */
export function statesVatId(party: Group<"party">): boolean {
  return groups(party, "taxSchemes").some((tax) =>
    leaves(tax, "companyId").some((id) => id.element === "ram:ID" ? id.attribute("schemeID") === "VA" : isVat(tax))
  );
}
