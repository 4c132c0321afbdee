/** Peppol's national rules: Germany, Greece, Iceland, Italy, the Netherlands (UBL). */
import { allOf, type Bound, coded, type Group, groups, isKind, type Leaf, leaves } from "../syntax/bound.ts";
import type { LeafSlot } from "../syntax/shapes.ts";
import { decimal, exists, isDate, normalize, text } from "../syntax/values.ts";
import { isGreekTaxNumber } from "./check_digits.ts";
import { german } from "./german.ts";
import { greekNumber } from "./greek_number.ts";
import {
  addressCountry,
  areGerman,
  customerCountry,
  sellerCountry,
  supplierCountry,
  writtenCountry,
} from "./peppol_facts.ts";
import { type Check, check, type Failure, type Holds, type Rule, type RuleTable, type Selector } from "./rule.ts";
import { oneOf, parties, readable, theInvoice, where } from "./select.ts";

type Party = Group<"party">;
type Invoice = Group<"invoice">;
type When = (document: Bound) => boolean;

const SELLER = "cac:AccountingSupplierParty";
const BUYER = "cac:AccountingCustomerParty";

const inGermany = (rule: Rule): Rule => ({
  terms: rule.terms,
  severity: rule.severity,
  ...(rule.ubl === undefined ? {} : { ubl: only(areGerman, rule.ubl) }),
});

/** Rules between German parties: what XRechnung asks, under Peppol's ids. */
export const germany = {
  "DE-R-001": inGermany(german["1"]),
  "DE-R-002": inGermany(german["2"]),
  "DE-R-003": inGermany(german["3"]),
  "DE-R-004": inGermany(german["4"]),
  "DE-R-005": inGermany(german["5"]),
  "DE-R-006": inGermany(german["6"]),
  "DE-R-007": inGermany(german["7"]),
  "DE-R-008": inGermany(german["8"]),
  "DE-R-009": inGermany(german["9"]),
  "DE-R-010": inGermany(german["10"]),
  "DE-R-011": inGermany(german["11"]),
  "DE-R-014": inGermany(german["14"]),
  "DE-R-015": inGermany(german["15"]),
  "DE-R-016": inGermany(german["16"]),
  "DE-R-017": inGermany(german["17"]),
  "DE-R-018": inGermany(german["18"]),
  "DE-R-019": inGermany(german["19"]),
  "DE-R-020": inGermany(german["20"]),
  "DE-R-022": inGermany(german["22"]),
  "DE-R-023-1": inGermany(german["23-a"]),
  "DE-R-023-2": inGermany(german["23-b"]),
  "DE-R-024-1": inGermany(german["24-a"]),
  "DE-R-024-2": inGermany(german["24-b"]),
  "DE-R-025-1": inGermany(german["25-a"]),
  "DE-R-025-2": inGermany(german["25-b"]),
  "DE-R-026": inGermany(german["26"]),
  "DE-R-027": inGermany(german["27"]),
  "DE-R-028": inGermany(german["28"]),
  "DE-R-030": inGermany(german["30"]),
  "DE-R-031": inGermany(german["31"]),
  "DE-R-T02": inGermany(german.url),
} as const satisfies RuleTable;

const greekSeller: When = (document) => isGreek(supplierCountry(document));
const greekBoth: When = (document) => greekSeller(document) && isGreek(customerCountry(document));
const greekSellerAtHome: When = (document) => greekSeller(document) && sellerAddressIs("GR", document);

/** References that Greek and Icelandic rules tell by their description; EINDAGI is the final due date. */
const FINAL_DATE = "EINDAGI";
const MARK = "##M.AR.K##";
const URL_REFERENCE = "##INVOICE|URL##";

export const greece = {
  ...greekNumber(greekSeller),
  "GR-R-002": national(["BT-28"], greekSeller, partiesOf(SELLER), hasName),
  "GR-R-003": national(
    ["BT-31"],
    greekSeller,
    (at) => partiesOf(SELLER)(at).flatMap(vatLeaves),
    (leaf) => isGreekVat(leaf.text) || { at: leaf, actual: leaf.text },
  ),
  "GR-R-004-1": national(["BG-24"], greekSellerAtHome, theInvoice, (invoice) => described(invoice, MARK).length === 1),
  "GR-R-004-2": national(
    ["BT-122"],
    greekSellerAtHome,
    (at) => documentsOf(at).filter((it) => isDescribed(it, MARK)).flatMap((it) => leaves(it, "id")),
    (leaf) => /^[1-9]/.test(leaf.text) || { at: leaf, actual: leaf.text },
  ),
  "GR-R-005": national(["BT-45"], greekSeller, partiesOf(BUYER), hasName),
  "GR-R-006": national(["BT-48"], greekBoth, partiesOf(BUYER), hasOneGreekVat),
  "GR-R-008-2": national(
    ["BG-24"],
    greekSellerAtHome,
    theInvoice,
    (invoice) => described(invoice, URL_REFERENCE).length <= 1,
  ),
  "GR-R-008-3": national(
    ["BT-124"],
    greekSeller,
    (at) => documentsOf(at).filter((it) => isDescribed(it, URL_REFERENCE)),
    (it) => text(it, "url") !== "",
  ),
  "GR-R-009": national(["BT-34"], (at) => isGreek(sellerCountry(at)), endpointsOf(SELLER), isGreekEndpoint),
  "GR-R-010": national(["BT-49"], greekBoth, endpointsOf(BUYER), isGreekEndpoint),
  "GR-S-008-1": warning(
    national(["BG-24"], greekSellerAtHome, theInvoice, (invoice) => described(invoice, URL_REFERENCE).length === 1),
  ),
  "GR-S-011": warning(national(["BT-31"], greekSeller, partiesOf(SELLER), hasOneGreekVat)),
} as const satisfies RuleTable;

const icelandicSeller: When = ({ root }) => writtenCountry(groups(root, "seller")) === "IS";
const icelandicBoth: When = (at) => icelandicSeller(at) && writtenCountry(groups(at.root, "buyer")) === "IS";

export const iceland = {
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
} as const satisfies RuleTable;

const italianSeller: When = (document) => supplierCountry(document) === "IT";

export const italy = {
  "IT-R-001": national(
    ["BT-32"],
    italianSeller,
    (at) =>
      partiesOf(SELLER)(at).flatMap((party) => groups(party, "taxSchemes")).filter((tax) =>
        text(tax, "scheme") !== "VAT"
      ),
    (tax) => /^[A-Z0-9]{11,16}$/.test(text(tax, "companyId")),
  ),
  "IT-R-002": national(["BT-35"], italianSeller, partiesOf(SELLER), (party) => hasInAddress([party], ["line1"])),
  "IT-R-003": national(["BT-37"], italianSeller, partiesOf(SELLER), (party) => hasInAddress([party], ["city"])),
  "IT-R-004": national(["BT-38"], italianSeller, partiesOf(SELLER), (party) => hasInAddress([party], ["postalCode"])),
} as const satisfies RuleTable;

const dutchSeller: When = (document) => sellerAddressIs("NL", document);
const dutchBoth: When = (at) => dutchSeller(at) && addressCountry(groups(at.root, "buyer")) === "NL";
const dutchRepresented: When = (at) => dutchSeller(at) && addressCountry(groups(at.root, "taxRepresentative")) === "NL";
const DUTCH_MEANS = ["30", "48", "49", "57", "58", "59"];

export const netherlands = {
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
    const order = decimal(totals, "payableAmount")?.sign;
    const nothingDue = order !== undefined && (at.syntax === "ubl-invoice" ? order <= 0 : order >= 0);
    return nothingDue || allOf(at, "paymentMeans").length > 0;
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
} as const satisfies RuleTable;

/** A rule that runs where a condition holds. */
function national<N extends Leaf | Group>(terms: Rule["terms"], when: When, on: Selector<N>, holds: Holds<N>): Rule {
  return { terms, severity: "fatal", ubl: only(when, check(on, holds)) };
}

/** A condition that cannot be read holds nowhere: it is part of the official rules' patterns. */
function only(when: When, inner: Check): Check {
  return {
    run(document, report) {
      if (readable(() => when(document))) inner.run(document, report);
    },
  };
}

function warning(rule: Rule): Rule {
  return { ...rule, severity: "warning" };
}

function isGreek(country: string): boolean {
  return country === "GR" || country === "EL";
}

/** The seller's address is in the country; Greek rules compare the code as written, Dutch ones without case. */
function sellerAddressIs(country: string, { root }: Bound): boolean {
  const sellers = groups(root, "seller");
  if (country === "NL") return addressCountry(sellers) === "NL";
  return sellers.flatMap((party) => groups(party, "address")).flatMap((address) => leaves(address, "countryCode"))
    .some((leaf) => leaf.text === country);
}

/** Parties of an element that have the element cac:Party. */
function partiesOf(element: string): Selector<Party> {
  const all = parties(element);
  return (document) => all(document).filter((party) => exists(party, "partyElement"));
}

function hasName(party: Party): boolean {
  return (oneOf(leaves(party, "name"))?.text ?? "") !== "";
}

function vatLeaves(party: Party): readonly Leaf[] {
  return groups(party, "taxSchemes").filter((tax) => text(tax, "scheme") === "VAT").flatMap((tax) =>
    leaves(tax, "companyId")
  );
}

function isGreekVat(id: string): boolean {
  return id.startsWith("EL") && isGreekTaxNumber(id.slice(2));
}

function hasOneGreekVat(party: Party): boolean | Failure {
  const [id, second] = vatLeaves(party);
  if (id === undefined) return false;
  return (second === undefined && isGreekVat(id.text)) || { at: id, actual: id.text };
}

function documentsOf(document: Bound): readonly Group<"document">[] {
  return allOf(document, "document").filter((it) => it.element === "cac:AdditionalDocumentReference");
}

function isDescribed(it: Group<"document">, description: string): boolean {
  return leaves(it, "description").some((leaf) => leaf.text === description);
}

function described(invoice: Invoice, description: string): readonly Group<"document">[] {
  return groups(invoice, "documents").filter((it) => isDescribed(it, description));
}

function endpointsOf(element: string): Selector<Leaf> {
  const of = partiesOf(element);
  return (document) => of(document).flatMap((party) => leaves(party, "electronicAddress"));
}

function isGreekEndpoint(leaf: Leaf): boolean | Failure {
  return (leaf.attribute("schemeID") === "9933" && isGreekTaxNumber(leaf.text)) || { at: leaf, actual: leaf.text };
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
