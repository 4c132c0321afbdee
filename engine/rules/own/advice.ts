/**
 * The service's own rules, where the official sets are silent and people still get hurt. They never make an invoice
 * invalid; in strict mode all of them are information.
 */
import { isCreditNote } from "../../model/codes/index.ts";
import { inFamily, known } from "../kit/family.ts";
import { type Bound, eachNode, type Group, groups, type Leaf, leaves } from "../../syntax/bound.ts";
import { dateOrNone, decimalOf, isDecimal, normalize } from "../../syntax/values.ts";
import { isIban } from "../kit/check_digits.ts";
import { both, check, type Failure, type Rule } from "../kit/rule.ts";
import { across, groupsAcross, theInvoice } from "../kit/select.ts";
import { mayBeVatId } from "./vat_numbers.ts";

type Invoice = Group<"invoice">;

export const advice = inFamily("ATW", {
  "ATW-AMOUNT-CURRENCY": graded("warning", both(["BT-131", "BT-5"], amounts, isInCurrency)),
  "ATW-CREDIT-NOTE-NEGATIVE": graded("warning", both(["BT-112", "BT-115"], creditNotes, isNotNegative)),
  "ATW-CREDIT-NOTE-NO-REFERENCE": graded(
    "information",
    both(["BG-3"], creditNotes, (invoice) => isGlobal(invoice) || groups(invoice, "precedingInvoices").length > 0),
  ),
  "ATW-CREDIT-NOTE-PROJECT": {
    terms: ["BT-11"],
    severity: "warning",
    ubl: check(({ root, syntax }: Bound) => syntax === "ubl-credit-note" ? [root] : [], hasNoProjectElement),
  },
  "ATW-DUE-BEFORE-ISSUE": graded("warning", both(["BT-9", "BT-2"], theInvoice, isDueAfterIssue)),
  "ATW-IBAN-CHECK-DIGIT": known(
    { repair: "compact" },
    graded(
      "warning",
      both(
        ["BT-84", "BT-91"],
        ibans,
        (leaf): true | Failure => isIban(leaf.text) || { at: leaf, actual: normalize(leaf.text) },
      ),
    ),
  ),
  "ATW-VAT-ID-CHECK-DIGIT": known(
    { repair: "compact" },
    graded(
      "warning",
      both(
        ["BT-31", "BT-48", "BT-63"],
        vatIds,
        (leaf): true | Failure => mayBeVatId(normalize(leaf.text)) || { at: leaf, actual: normalize(leaf.text) },
      ),
    ),
  ),
});

function graded(severity: "warning" | "information", rule: Rule): Rule {
  return { ...rule, severity };
}

type Amount = Pick<Leaf, "attributes" | "element" | "offset">;

/** The amounts that may name a currency. Those of CII may be in every group, since hardly any has to. */
function amounts({ syntax, groups, codes }: Bound): readonly Amount[] {
  if (syntax !== "cii") return codes.get("amount") ?? [];
  const found: Amount[] = [];
  for (const of of groups.values()) {
    for (const group of of) {
      eachNode(group, (node) => {
        if (node.attributes?.["currencyID"]) found.push(node);
      });
    }
  }
  return found;
}

/** Totals and breakdowns of VAT may be in another currency, that of the VAT accounting (BT-6). */
const OF_TAX = /:Tax(able|Total)?Amount$/;

/** Who adds up takes each amount for one in BT-5: the official rules of EN 16931 look at sums, and not at currencies. */
function isInCurrency(leaf: Amount, { root }: Bound): true | Failure {
  const stated = leaf.attributes?.["currencyID"] ?? "";
  const own = leaves(root, "currency")[0]?.text ?? "";
  if (stated === own) return true;
  const [actual, expected] = [normalize(stated), normalize(own)];
  return !actual || !expected || actual === expected || OF_TAX.test(leaf.element) || { at: leaf, actual, expected };
}

function creditNotes({ root, syntax }: Bound): readonly Invoice[] {
  const codes = leaves(root, "invoiceTypeCode").map((leaf) => normalize(leaf.text));
  return syntax === "ubl-credit-note" || codes.some(isCreditNote) ? [root] : [];
}

/** A bonus or an allowance on all that was bought (UNTDID 1001: 262) corrects no single invoice. */
function isGlobal(invoice: Invoice): boolean {
  return leaves(invoice, "invoiceTypeCode").some((leaf) => normalize(leaf.text) === "262");
}

/** BT-11 is read from a document reference of type 50 as well; that is where a credit note may have it. */
function hasNoProjectElement(invoice: Invoice): true | Failure {
  const [at] = leaves(invoice, "projectReference");
  return at === undefined || { at, actual: normalize(at.text) };
}

/** A credit note states what is given back as positive amounts; a minus turns it into a demand. */
function isNotNegative(invoice: Invoice): true | Failure {
  const totals = groups(invoice, "totals");
  const amounts = totals.flatMap((it) => [...leaves(it, "taxInclusiveAmount"), ...leaves(it, "payableAmount")]);
  const at = amounts.find((leaf) => isDecimal(leaf) && decimalOf(leaf).isNegative());
  return at === undefined || { at, actual: normalize(at.text) };
}

function isDueAfterIssue(invoice: Invoice): true | Failure {
  const [issued] = leaves(invoice, "issueDate");
  const due = [...leaves(invoice, "dueDate"), ...across(groups(invoice, "paymentMeans"), "dueDate")];
  const start = issued === undefined || due.length === 0 ? undefined : dateOrNone(issued);
  if (issued === undefined || start === undefined) return true;
  const at = due.find((leaf) => (dateOrNone(leaf) ?? start) < start);
  return at === undefined || { at, actual: normalize(at.text), expected: normalize(issued.text) };
}

/** Account numbers that look like an IBAN: two letters, two digits. */
function ibans({ root }: Bound): readonly Leaf[] {
  return groups(root, "paymentMeans").flatMap((means) => [
    ...across(groups(means, "accounts"), "iban"),
    ...across(groups(means, "mandates"), "debitedIban"),
    ...leaves(means, "debitedIban"),
  ]).filter((leaf) => /^[A-Z]{2}[0-9]{2}[A-Z0-9 ]{9,}$/.test(normalize(leaf.text)));
}

function vatIds({ root }: Bound): readonly Leaf[] {
  const parties = [...groups(root, "seller"), ...groups(root, "buyer"), ...groups(root, "taxRepresentative")];
  return across(groupsAcross(parties, "taxSchemes"), "companyId");
}
