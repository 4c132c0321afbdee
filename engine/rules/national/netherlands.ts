/** Peppol's rules for Dutch sellers and buyers, NL-R-* (UBL). */
import { allOf, coded, type Group, groups, isKind, type Leaf } from "../../syntax/bound.ts";
import { decimal, exists, normalize, text } from "../../syntax/values.ts";
import { inFamily } from "../kit/family.ts";
import type { Failure, Selector } from "../kit/rule.ts";
import { across, buyers, sellers, where } from "../kit/select.ts";
import { addressCountry } from "../peppol/facts.ts";
import { BUYER, national, SELLER, sellerAddressIs } from "./national.ts";
import type { When } from "../kit/only.ts";

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
  "NL-R-003": national(["BT-30"], dutchSeller, legalIdsOf(sellers), isDutchLegalId),
  "NL-R-004": national(["BT-50", "BT-52", "BT-53"], dutchBoth, addressesIn(BUYER), isFullAddress),
  "NL-R-005": national(["BT-47"], dutchBoth, legalIdsOf(buyers), isDutchLegalId),
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

function addressesIn(element: string): Selector<Group<"address">> {
  return where(
    "address",
    (address) => address.placed && isKind(address.parent, "party") && address.parent.element === element,
  );
}

function isFullAddress(address: Group<"address">): boolean {
  return exists(address, "line1") && exists(address, "city") && exists(address, "postalCode");
}

function legalIdsOf(of: Selector<Group<"party">>): Selector<Leaf> {
  return (document) => across(of(document), "legalRegistrationId");
}

/** KVK (0106) or OIN (0190). */
function isDutchLegalId(leaf: Leaf): boolean | Failure {
  const schemes = (leaf.attribute("schemeID") ?? "").split(" ");
  const fits = schemes.includes("0106") || schemes.includes("0190");
  return (fits && normalize(leaf.text) !== "") || { at: leaf, actual: leaf.attribute("schemeID") ?? "" };
}
