/** What Peppol's national rules share (UBL): where they apply, and the parties that they look at. */
import { type Bound, type Group, groups, type Leaf, leaves } from "../../syntax/bound.ts";
import type { LeafSlot } from "../../syntax/shapes.ts";
import { exists } from "../../syntax/values.ts";
import { addressCountry } from "../peppol/facts.ts";
import { type Check, check, type Holds, type Rule, type Selector } from "../kit/rule.ts";
import { parties, readable } from "../kit/select.ts";

type Party = Group<"party">;
type Invoice = Group<"invoice">;
/** Whether the rules of a country apply. */
export type When = (document: Bound) => boolean;

export const SELLER = "cac:AccountingSupplierParty";
export const BUYER = "cac:AccountingCustomerParty";

/** A rule that runs where a condition holds. */
export function national<N extends Leaf | Group>(
  terms: Rule["terms"],
  when: When,
  on: Selector<N>,
  holds: Holds<N>,
): Rule {
  return { terms, severity: "fatal", ubl: only(when, check(on, holds)) };
}

/** A condition that cannot be read holds nowhere: it is part of the official rules' patterns. */
export function only(when: When, inner: Check): Check {
  return {
    run(document, report) {
      if (readable(() => when(document))) inner.run(document, report);
    },
  };
}

export function warning(rule: Rule): Rule {
  return { ...rule, severity: "warning" };
}

/** The seller's address is in the country; Greek rules compare the code as written, Dutch ones without case. */
export function sellerAddressIs(country: string, { root }: Bound): boolean {
  const sellers = groups(root, "seller");
  if (country === "NL") return addressCountry(sellers) === "NL";
  return sellers.flatMap((party) => groups(party, "address")).flatMap((address) => leaves(address, "countryCode"))
    .some((leaf) => leaf.text === country);
}

/** Parties of an element that have the element cac:Party. */
export function partiesOf(element: string): Selector<Party> {
  const all = parties(element);
  return (document) => all(document).filter((party) => exists(party, "partyElement"));
}

export function isDescribed(it: Group<"document">, description: string): boolean {
  return leaves(it, "description").some((leaf) => leaf.text === description);
}

export function described(invoice: Invoice, description: string): readonly Group<"document">[] {
  return groups(invoice, "documents").filter((it) => isDescribed(it, description));
}

export function hasInAddress(of: readonly Party[], slots: readonly LeafSlot<"address">[]): boolean {
  const addresses = of.flatMap((party) => groups(party, "address"));
  return slots.every((slot) => addresses.some((address) => exists(address, slot)));
}
