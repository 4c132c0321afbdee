/** Peppol's rules for Icelandic sellers, IS-R-* (UBL). */
import { type Group, groups, type Leaf, leaves } from "../../syntax/bound.ts";
import { isDate, normalize, oneOf } from "../../syntax/values.ts";
import { inFamily } from "../kit/family.ts";
import type { Holds } from "../kit/rule.ts";
import { across, groupsAcross, theInvoice } from "../kit/select.ts";
import { writtenCountry } from "../peppol/facts.ts";
import { described, hasInAddress, national, warning } from "./national.ts";
import type { When } from "../kit/only.ts";

type Party = Group<"party">;
type Invoice = Group<"invoice">;

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

/** The Icelandic legal identifier, kennitala, has the scheme 0196. */
function hasKennitala(party: Party): boolean {
  return leaves(party, "legalRegistrationId").some((id) => id.attribute("schemeID") === "0196");
}

/** Payment means 9 and 42 need an account number of twelve characters. */
function hasAccountOfTwelve(code: string): Holds<Invoice> {
  return (invoice) => {
    const means = groups(invoice, "paymentMeans").filter((it) =>
      leaves(it, "meansCode").some((leaf) => leaf.text === code)
    );
    const accounts = across(groupsAcross(means, "accounts"), "iban");
    return means.length === 0 || [...normalize(oneOf(accounts)?.text ?? "")].length === 12;
  };
}

function finalDates(invoice: Invoice): readonly Leaf[] {
  return across(described(invoice, FINAL_DATE), "id");
}

function dueDates(invoice: Invoice): readonly Leaf[] {
  return leaves(invoice, "dueDate");
}
