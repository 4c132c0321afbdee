/** What Peppol's national rules share (UBL): where they apply, and the parties that they look at. */
import { type Bound, type Group, groups, leaves, type Spot } from "../../syntax/bound.ts";
import type { LeafSlot } from "../../syntax/shapes.ts";
import { exists } from "../../syntax/values.ts";
import { addressCountry } from "../peppol/facts.ts";
import { only, type When } from "../kit/only.ts";
import { check, type Holds, type Rule, type Selector } from "../kit/rule.ts";
import { buyers, countriesOf, groupsAcross, parted, sellers } from "../kit/select.ts";

type Party = Group<"party">;
type Invoice = Group<"invoice">;

export const SELLER = "cac:AccountingSupplierParty";
export const BUYER = "cac:AccountingCustomerParty";

/** A rule that runs where a condition holds. */
export function national<N extends Spot>(
  terms: Rule["terms"],
  when: When,
  on: Selector<N>,
  holds: Holds<N>,
): Rule {
  return { terms, severity: "fatal", ubl: only(when, check(on, holds)) };
}

export function warning(rule: Rule): Rule {
  return { ...rule, severity: "warning" };
}

/** The seller's address is in the country; Greek rules compare the code as written, Dutch ones without case. */
export function sellerAddressIs(country: string, { root }: Bound): boolean {
  const sellers = groups(root, "seller");
  if (country === "NL") return addressCountry(sellers) === "NL";
  return countriesOf(sellers).some((leaf) => leaf.text === country);
}

const all = { [SELLER]: sellers, [BUYER]: buyers } as const;
/** The element of a party that national rules look at. */
export type PartyName = keyof typeof all;

/** Parties of an element that have the element cac:Party. */
export function partiesOf(element: PartyName): Selector<Party> {
  return (document) => all[element](document).filter((party) => exists(party, "partyElement"));
}

export function isDescribed(it: Group<"document">, description: string): boolean {
  return leaves(it, "description").some((leaf) => leaf.text === description);
}

export function described(invoice: Invoice, description: string): readonly Group<"document">[] {
  return groups(invoice, "documents").filter((it) => isDescribed(it, description));
}

export function hasInAddress(of: readonly Party[], slots: readonly LeafSlot<"address">[]): boolean {
  return haveAll(groupsAcross(of, "address"), slots);
}

function haveAll(addresses: readonly Group<"address">[], slots: readonly LeafSlot<"address">[]): boolean {
  return slots.every((slot) => addresses.some((address) => exists(address, slot)));
}

/** An element cac:Party, of which a party may have several, each with its own addresses. */
interface PartyElement extends Spot {
  readonly party: Party;
  readonly addresses: readonly Group<"address">[];
}

/** A rule on the address in each element cac:Party of a party. */
export function onAddresses(terms: Rule["terms"], when: When, element: PartyName, slot: LeafSlot<"address">): Rule {
  const partyElements = (document: Bound): readonly PartyElement[] =>
    all[element](document).flatMap((party) => {
      const marks = leaves(party, "partyElement");
      const parts = parted(groups(party, "address"), marks).slice(1);
      return marks.map(({ offset }, at) => ({ offset, party, addresses: parts[at] ?? [] }));
    });
  return national(terms, when, partyElements, ({ party, addresses }) => haveAll(addresses, [slot]) || { at: party });
}
