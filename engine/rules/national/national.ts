/** Peppol's national rules for Iceland, Italy and the Netherlands (UBL), and what those of other countries share. */
import { inFamily } from "../kit/family.ts";
import { allOf, type Bound, coded, type Group, groups, isKind, type Leaf, leaves } from "../../syntax/bound.ts";
import type { LeafSlot } from "../../syntax/shapes.ts";
import { decimal, exists, isDate, normalize, text } from "../../syntax/values.ts";
import { addressCountry, supplierCountry, writtenCountry } from "../peppol/facts.ts";
import { type Check, check, type Failure, type Holds, type Rule, type Selector } from "../kit/rule.ts";
import { oneOf, parties, readable, theInvoice, where } from "../kit/select.ts";

type Party = Group<"party">;
type Invoice = Group<"invoice">;
/** Whether the rules of a country apply. */
export type When = (document: Bound) => boolean;

export const SELLER = "cac:AccountingSupplierParty";
export const BUYER = "cac:AccountingCustomerParty";

/** The description that tells the reference with the final due date. */
const FINAL_DATE = "EINDAGI";
const icelandicSeller: When = ({ root }) => writtenCountry(groups(root, "seller")) === "IS";
const icelandicBoth: When = (at) => icelandicSeller(at) && writtenCountry(groups(at.root, "buyer")) === "IS";

export const iceland = inFamily("IS-R", {
  "IS-R-001": warning(
    national(
      ["BT-3"],
      icelandicSeller,
      theInvoice,
      (invoice) => leaves(invoice, "invoiceTypeCode").some((code) => ["380", "381"].includes(normalize(code.text))),
    ),
  ),
  "IS-R-002": national(
    ["BT-30"],
    icelandicSeller,
    theInvoice,
    (invoice) => groups(invoice, "seller").some(hasKennitala),
  ),
  "IS-R-003": national(
    ["BT-35", "BT-38"],
    icelandicSeller,
    theInvoice,
    (invoice) => hasInAddress(groups(invoice, "seller"), ["line1", "postalCode"]),
  ),
  "IS-R-004": national(["BT-47"], icelandicBoth, ({ root }) => groups(root, "buyer"), hasKennitala),
  "IS-R-005": national(
    ["BT-50", "BT-53"],
    icelandicBoth,
    ({ root }) => groups(root, "buyer"),
    (party) => hasInAddress([party], ["line1", "postalCode"]),
  ),
  "IS-R-006": national(["BT-84"], icelandicSeller, theInvoice, hasAccountOfTwelve("9")),
  "IS-R-007": national(["BT-84"], icelandicSeller, theInvoice, hasAccountOfTwelve("42")),
  "IS-R-008": national(["BT-122"], icelandicSeller, theInvoice, (invoice) => {
    const dates = finalDates(invoice);
    if (described(invoice, FINAL_DATE).length === 0) return true;
    const date = oneOf(dates);
    return date !== undefined && date.text.length === 10 && isDate(date);
  }),
  "IS-R-009": national(
    ["BT-9"],
    icelandicSeller,
    theInvoice,
    (invoice) => described(invoice, FINAL_DATE).length === 0 || dueDates(invoice).length > 0,
  ),
  "IS-R-010": national(
    ["BT-9"],
    icelandicSeller,
    theInvoice,
    (invoice) =>
      described(invoice, FINAL_DATE).length === 0 ||
      dueDates(invoice).some((due) => finalDates(invoice).some((date) => due.text <= date.text)),
  ),
});

const italianSeller: When = (document) => supplierCountry(document) === "IT";

export const italy = inFamily("IT-R", {
  "IT-R-001": national(
    ["BT-32"],
    italianSeller,
    (at) =>
      partiesOf(SELLER)(at).flatMap((party) => groups(party, "taxSchemes")).filter((tax) =>
        readable(() => text(tax, "scheme") !== "VAT")
      ),
    (tax) => /^[A-Z0-9]{11,16}$/.test(text(tax, "companyId")),
  ),
  "IT-R-002": national(["BT-35"], italianSeller, partiesOf(SELLER), (party) => hasInAddress([party], ["line1"])),
  "IT-R-003": national(["BT-37"], italianSeller, partiesOf(SELLER), (party) => hasInAddress([party], ["city"])),
  "IT-R-004": national(["BT-38"], italianSeller, partiesOf(SELLER), (party) => hasInAddress([party], ["postalCode"])),
});

const dutchSeller: When = (document) => sellerAddressIs("NL", document);
const dutchBoth: When = (at) => dutchSeller(at) && addressCountry(groups(at.root, "buyer")) === "NL";
const dutchRepresented: When = (at) => dutchSeller(at) && addressCountry(groups(at.root, "taxRepresentative")) === "NL";
const DUTCH_MEANS = ["30", "48", "49", "57", "58", "59"];

export const netherlands = inFamily("NL-R", {
  "NL-R-001": national(
    ["BT-25"],
    dutchSeller,
    (at) => coded(at, "documentType").filter((leaf) => leaf.element === "cbc:CreditNoteTypeCode"),
    (_, { root }) => groups(root, "precedingInvoices").some((it) => exists(it, "invoiceNumber")),
  ),
  "NL-R-002": national(["BT-35", "BT-37", "BT-38"], dutchSeller, addressesIn(SELLER), isFullAddress),
  "NL-R-003": national(["BT-30"], dutchSeller, legalIdsOf(SELLER), isDutchLegalId),
  "NL-R-004": national(["BT-50", "BT-52", "BT-53"], dutchBoth, addressesIn(BUYER), isFullAddress),
  "NL-R-005": national(["BT-47"], dutchBoth, legalIdsOf(BUYER), isDutchLegalId),
  "NL-R-006": national(
    ["BT-64", "BT-66", "BT-67"],
    dutchRepresented,
    addressesIn("cac:TaxRepresentativeParty"),
    isFullAddress,
  ),
  "NL-R-007": national(["BG-16"], dutchSeller, (at) => allOf(at, "totals"), (totals, at) => {
    if (allOf(at, "paymentMeans").length > 0) return true;
    const order = decimal(totals, "payableAmount")?.sign;
    return order !== undefined && (at.syntax === "ubl-invoice" ? order <= 0 : order >= 0);
  }),
  "NL-R-008": national(
    ["BT-81"],
    dutchBoth,
    (at) => allOf(at, "paymentMeans"),
    (means) => DUTCH_MEANS.includes(text(means, "meansCode")),
  ),
  "NL-R-009": national(
    ["BT-13", "BT-132"],
    dutchSeller,
    (at) => coded(at, "orderLine"),
    (_, { root }) => exists(root, "orderReference"),
  ),
});

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

/** The Icelandic legal identifier, kennitala, has the scheme 0196. */
function hasKennitala(party: Party): boolean {
  return leaves(party, "legalRegistrationId").some((id) => id.attribute("schemeID") === "0196");
}

function hasInAddress(of: readonly Party[], slots: readonly LeafSlot<"address">[]): boolean {
  const addresses = of.flatMap((party) => groups(party, "address"));
  return slots.every((slot) => addresses.some((address) => exists(address, slot)));
}

/** Payment means 9 and 42 need an account number of twelve characters. */
function hasAccountOfTwelve(code: string): Holds<Invoice> {
  return (invoice) => {
    const means = groups(invoice, "paymentMeans").filter((it) =>
      leaves(it, "meansCode").some((leaf) => leaf.text === code)
    );
    const accounts = means.flatMap((it) => groups(it, "accounts")).flatMap((account) => leaves(account, "iban"));
    return means.length === 0 || normalize(oneOf(accounts)?.text ?? "").length === 12;
  };
}

function finalDates(invoice: Invoice): readonly Leaf[] {
  return described(invoice, FINAL_DATE).flatMap((it) => leaves(it, "id"));
}

function dueDates(invoice: Invoice): readonly Leaf[] {
  return leaves(invoice, "dueDate");
}

function addressesIn(element: string): Selector<Group<"address">> {
  return where(
    "address",
    (address) => address.placed && isKind(address.parent, "party") && address.parent.element === element,
  );
}

function isFullAddress(address: Group<"address">): boolean {
  return exists(address, "line1") && exists(address, "city") && exists(address, "postalCode");
}

function legalIdsOf(element: string): Selector<Leaf> {
  const of = parties(element);
  return (document) => of(document).flatMap((party) => leaves(party, "legalRegistrationId"));
}

/** KVK (0106) or OIN (0190). */
function isDutchLegalId(leaf: Leaf): boolean | Failure {
  const schemes = (leaf.attribute("schemeID") ?? "").split(" ");
  const fits = schemes.includes("0106") || schemes.includes("0190");
  return (fits && normalize(leaf.text) !== "") || { at: leaf, actual: leaf.attribute("schemeID") ?? "" };
}
