/** What a document says of its VAT categories and tax registrations, worked out once for all the rules that ask. */
import { known } from "../../model/known.ts";
import { allOf, type Bound, type Group, groups, isKind, leaves } from "../../syntax/bound.ts";
import { Cast, exists, isIndicator } from "../../syntax/values.ts";
import { onceFor } from "../kit/rule.ts";
import { buyers, codesOf, isVat, readable, representatives, says, sellers } from "../kit/select.ts";

type Category = Group<"taxCategory">;

/** The tax categories with one code. */
export class CategoryUse {
  /** On items, wherever they stand. */
  readonly items: Category[] = [];
  /** On items directly in a line. */
  readonly lines: Category[] = [];
  /** CII: in what settles a line, wherever that stands. */
  readonly settled: Category[] = [];
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
  const all = allOf(document, "taxCategory");
  const ofVat = all.filter(isVat);
  const anyScheme = usesOf(all);
  // In most documents they are the same.
  const vat = ofVat.length === all.length ? anyScheme : usesOf(ofVat);
  return { anyScheme, vat, unread: unreadIndicator(document) };
});

function usesOf(categories: readonly Category[]): ReadonlyMap<string, CategoryUse> {
  const uses = new Map<string, CategoryUse>();
  for (const category of categories) {
    const side = sideOf(category);
    const codes = codesOf(category);
    for (const code of codes.length < 2 ? codes : new Set(codes)) {
      record(known(uses, code, () => new CategoryUse()), category, side);
    }
  }
  return uses;
}

function unreadIndicator(document: Bound): Cast | undefined {
  for (const item of allOf(document, "allowanceCharge")) {
    for (const leaf of leaves(item, "indicator")) if (!isIndicator(leaf)) return new Cast("indicator", leaf);
  }
  return undefined;
}

export function useOf(uses: ReadonlyMap<string, CategoryUse>, code: string): CategoryUse {
  return uses.get(code) ?? noUse;
}

/** CII's discount on a price has an element of its own, which the rules on allowances do not look at. UBL's has not. */
const PRICE_DISCOUNT = "ram:AppliedTradeAllowanceCharge";

const SETTLED = "ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax";

type Side = "allowance" | "charge" | "neither" | "elsewhere";

function sideOf(category: Category): Side {
  const { parent } = category;
  if (!category.placed || !isKind(parent, "allowanceCharge") || parent.element === PRICE_DISCOUNT) return "elsewhere";
  if (readable((it) => says(it, false), parent)) return "allowance";
  return readable((it) => says(it, true), parent) ? "charge" : "neither";
}

function record(use: CategoryUse, category: Category, side: Side): void {
  if (category.row.path === SETTLED) use.settled.push(category);
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
  for (const id of leaves(tax, "companyId")) {
    if (id.element !== "ram:ID" || ["VA", "FC"].includes(id.attribute("schemeID") ?? "")) return true;
  }
  return false;
}

/** UBL marks VAT identifiers by the tax scheme, CII by the scheme VA of the identifier. */
export function statesVatId(party: Group<"party">): boolean {
  for (const tax of groups(party, "taxSchemes")) {
    for (const id of leaves(tax, "companyId")) {
      if (id.element === "ram:ID" ? id.attribute("schemeID") === "VA" : isVat(tax)) return true;
    }
  }
  return false;
}
