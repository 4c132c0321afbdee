/** Peppol's rules for Greek sellers and buyers, GR-R-* and GR-S-* (UBL). */
import { inFamily } from "../kit/family.ts";
import { allOf, type Bound, type Group, groups, type Leaf, leaves } from "../../syntax/bound.ts";
import { oneOf, text } from "../../syntax/values.ts";
import { isGreekTaxNumber } from "../kit/check_digits.ts";
import { greekNumber } from "./greek_number.ts";
import {
  BUYER,
  described,
  isDescribed,
  national,
  partiesOf,
  type PartyName,
  SELLER,
  sellerAddressIs,
  warning,
} from "./national.ts";
import type { When } from "../kit/only.ts";
import { customerCountry, sellerCountry, supplierCountry } from "../peppol/facts.ts";
import type { Failure, Selector } from "../kit/rule.ts";
import { across, theInvoice } from "../kit/select.ts";

type Party = Group<"party">;

const greekSeller: When = (document) => isGreek(supplierCountry(document));

const greekBoth: When = (document) => greekSeller(document) && isGreek(customerCountry(document));

const greekSellerAtHome: When = (document) => greekSeller(document) && sellerAddressIs("GR", document);

const MARK = "##M.AR.K##";

const URL_REFERENCE = "##INVOICE|URL##";

export const greece = inFamily("GR-R", {
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
    (at) => across(documentsOf(at).filter((it) => isDescribed(it, MARK)), "id"),
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
});

function isGreek(country: string): boolean {
  return country === "GR" || country === "EL";
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

function endpointsOf(element: PartyName): Selector<Leaf> {
  const of = partiesOf(element);
  return (document) => across(of(document), "electronicAddress");
}

function isGreekEndpoint(leaf: Leaf): boolean | Failure {
  return (leaf.attribute("schemeID") === "9933" && isGreekTaxNumber(leaf.text)) || { at: leaf, actual: leaf.text };
}
