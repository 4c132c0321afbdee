/** What several Peppol rules and the national ones derive from a document first. */
import { processes } from "../../model/specifications.ts";
import { type Bound, type Group, groups, leaves } from "../../syntax/bound.ts";
import { attempt, Cast, normalize, oneOf, text } from "../../syntax/values.ts";
import { onceFor } from "../kit/rule.ts";
import { countriesOf, countryOf, groupsAcross } from "../kit/select.ts";

type Party = Group<"party">;

/** The number of the billing process that BT-23 names. */
export const billingProcess = onceFor(({ root }: Bound) => processes.get(text(root, "businessProcess")) ?? "Unknown");

/** The codes of BT-5 as written. */
export function documentCurrency(invoice: Group<"invoice">): readonly string[] {
  return leaves(invoice, "currency").map((leaf) => leaf.text);
}

/** The country of an address, normalised and in capitals; "" without one. */
export function addressCountry(of: readonly Party[]): string {
  return countryOf(of).toUpperCase();
}

/** Whether buyer and seller have their addresses in Germany; where one is elsewhere, nobody asks what the other cannot say. */
export const areGerman = onceFor(({ root }: Bound) => {
  const [buyer, seller] = [attempt(isGerman, groups(root, "buyer")), attempt(isGerman, groups(root, "seller"))];
  if (buyer === false || seller === false) return false;
  if (buyer instanceof Cast) throw buyer;
  if (seller instanceof Cast) throw seller;
  return true;
});

function isGerman(of: readonly Party[]): boolean {
  return addressCountry(of) === "DE";
}

/** The VAT identifiers of parties, whose scheme is compared as written. */
export function vatIds(of: readonly Party[]): readonly string[] {
  return vatSchemes(of).flatMap(({ parent }) => leaves(parent, "companyId")).map((leaf) => leaf.text);
}

/** The tax schemes of parties that are VAT, one of each registration. */
function vatSchemes(of: readonly Party[]) {
  return groupsAcross(of, "taxSchemes").flatMap((parent) => {
    const at = leaves(parent, "scheme").find((scheme) => scheme.text === "VAT");
    return at === undefined ? [] : [{ parent, at }];
  });
}

/**
 * The country that a party's VAT identifier names; undefined when there is none or it is empty; two registrations are a
 * `Cast`, identifier or not.
 */
function vatCountry(of: readonly Party[]): string | undefined {
  const [vat, second] = vatSchemes(of);
  if (second !== undefined) throw new Cast("repeated", second.at);
  const prefix = (vat && oneOf(leaves(vat.parent, "companyId")))?.text.slice(0, 2) ?? "";
  return prefix === "" ? undefined : normalize(prefix).toUpperCase();
}

/** The seller's country: of its VAT identifier, else of the representative's, else of its address, else "XX". */
export const supplierCountry = onceFor(({ root }: Bound) => {
  const sellers = groups(root, "seller");
  return vatCountry(sellers) ?? vatCountry(groups(root, "taxRepresentative")) ?? addressOrUnknown(sellers);
});

/** The same without the representative. */
export const sellerCountry = onceFor(({ root }: Bound) => {
  const sellers = groups(root, "seller");
  return vatCountry(sellers) ?? addressOrUnknown(sellers);
});

export const customerCountry = onceFor(({ root }: Bound) => {
  const buyers = groups(root, "buyer");
  return vatCountry(buyers) ?? addressOrUnknown(buyers);
});

function addressOrUnknown(of: readonly Party[]): string {
  return countriesOf(of).length > 0 ? addressCountry(of) : "XX";
}

/** The address countries as written, joined: what the Icelandic rules compare. */
export function writtenCountry(of: readonly Party[]): string {
  return countriesOf(of).map((leaf) => leaf.text).join("");
}
