/** What a document says of its VAT categories and tax registrations, worked out once for all the rules that ask. */
import { allOf, type Bound, type Group, groups, isKind } from "../syntax/bound.ts";
import { Cast, exists, text } from "../syntax/values.ts";
import { onceFor } from "./rule.ts";
import { isVat, says } from "./select.ts";

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
  /** In the VAT breakdowns of the document's own VAT totals. */
  readonly breakdowns: Category[] = [];
  /** Anywhere but on items. */
  readonly others: Category[] = [];
}

export interface Census {
  /** By normalised category code, whatever the tax scheme. */
  readonly anyScheme: ReadonlyMap<string, CategoryUse>;
  /** The same for the tax scheme VAT alone. */
  readonly vat: ReadonlyMap<string, CategoryUse>;
  /** An indicator that is neither true nor false: the official rules cannot tell allowances from charges then. */
  readonly unread: Cast | undefined;
}

const noUse = new CategoryUse();

export const census = onceFor((document: Bound): Census => {
  const anyScheme = new Map<string, CategoryUse>();
  const vat = new Map<string, CategoryUse>();
  let unread: Cast | undefined;
  for (const category of allOf(document, "taxCategory")) {
    const code = text(category, "vatCategory");
    const side = sideOf(category);
    if (side instanceof Cast) unread ??= side;
    record(anyScheme, code, category, side);
    if (isVat(category)) record(vat, code, category, side);
  }
  return { anyScheme, vat, unread };
});

export function useOf(uses: ReadonlyMap<string, CategoryUse>, code: string): CategoryUse {
  return uses.get(code) ?? noUse;
}

type Side = "allowance" | "charge" | "neither" | "elsewhere" | Cast;

function sideOf(category: Category): Side {
  const { parent } = category;
  if (!category.placed || !isKind(parent, "allowanceCharge")) return "elsewhere";
  try {
    return says(parent, true) ? "charge" : says(parent, false) ? "allowance" : "neither";
  } catch (error) {
    if (error instanceof Cast) return error;
    throw error;
  }
}

function record(uses: Map<string, CategoryUse>, code: string, category: Category, side: Side): void {
  let use = uses.get(code);
  if (use === undefined) uses.set(code, use = new CategoryUse());
  if (category.element === "cac:ClassifiedTaxCategory") {
    use.items.push(category);
    if (category.placed && isKind(category.parent, "line")) use.lines.push(category);
    return;
  }
  use.others.push(category);
  if (side !== "elsewhere") use.allowanceCharges.push(category);
  if (side === "allowance") use.allowances.push(category);
  if (side === "charge") use.charges.push(category);
  if (isKind(category.parent, "breakdown") && !category.loose) use.breakdowns.push(category);
}

export interface Registrations {
  readonly sellerAny: boolean;
  readonly sellerVat: boolean;
  readonly representativeVat: boolean;
  readonly buyerVat: boolean;
  readonly buyerLegal: boolean;
}

/** Which tax and legal registrations the parties state, wherever the parties stand. */
export const registrations = onceFor((document: Bound): Registrations => {
  const parties = allOf(document, "party");
  const sellers = parties.filter((party) => party.element === "cac:AccountingSupplierParty");
  const buyers = parties.filter((party) => party.element === "cac:AccountingCustomerParty");
  const representatives = parties.filter((party) => party.element === "cac:TaxRepresentativeParty");
  return {
    sellerAny: sellers.some((party) => groups(party, "taxSchemes").some((tax) => exists(tax, "companyId"))),
    sellerVat: sellers.some(statesVatId),
    representativeVat: representatives.some(statesVatId),
    buyerVat: buyers.some(statesVatId),
    buyerLegal: buyers.some((party) => exists(party, "legalRegistrationId")),
  };
});

function statesVatId(party: Group<"party">): boolean {
  return groups(party, "taxSchemes").some((tax) => isVat(tax) && exists(tax, "companyId"));
}
