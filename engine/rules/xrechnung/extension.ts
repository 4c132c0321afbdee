/** BR-DEX-*: the XRechnung extension, with sub invoice lines and payments of third parties (KoSIT, XRechnung 3.0, chapter 13). */
import { Decimal } from "../../model/decimal.ts";
import { easSchemes, icdSchemes, mimeTypes } from "../../model/codes/index.ts";
import type { TermId } from "../../model/terms.ts";
import { allOf, type Bound, coded, type Group, groups, isKind, type Leaf, leaves } from "../../syntax/bound.ts";
import type { CodeIndex } from "../../syntax/row.ts";
import { decimal, decimalOf, normalize, one } from "../../syntax/values.ts";
import { apart, check, type Failure, type Rule, type RuleTable, type Selector } from "../kit/rule.ts";
import { across, inside, theInvoice } from "../kit/select.ts";
import { only } from "../kit/only.ts";
import { names } from "../kit/specification.ts";

type Payment = Group<"thirdPartyPayment">;
type AnyLine = Group<"line" | "subLine">;

const isExtension = names("xrechnung-extension");
const isExtendedInvoice = Object.assign(
  (document: Bound) => document.syntax === "ubl-invoice" && isExtension(document),
  { needs: isExtension.needs },
);

/** Identifier schemes of digital health applications, which only the extension knows. */
const HEALTH = ["XR01", "XR02", "XR03"];
const LISTS = { icd: icdSchemes, eas: easSchemes } as const;

/** Codes of the lists that an edition does not know yet. */
type Missing = Readonly<Record<keyof typeof LISTS, readonly string[]>>;
/** Parties that may have a creditor identifier, BT-90. */
const CREDITORS = ["cac:AccountingSupplierParty", "cac:PayeeParty"];

export const extension = {
  "BR-DEX-01": alike(["BT-125"], (at) => coded(at, "attachment"), hasMime),
  "BR-DEX-02": warning(invoices(["BT-131", "BG-DEX-01"], theInvoice, subLinesAddUp)),
  "BR-DEX-03": invoices(
    ["BT-151", "BG-DEX-01"],
    (at) => allOf(at, "subLine").flatMap((line) => leaves(line, "itemElement")),
    hasOneCategory,
  ),
  ...schemesBut(),
  "BR-DEX-09": {
    terms: ["BT-115", "BT-112", "BT-113", "BT-114", "BT-DEX-002"],
    severity: "fatal",
    ubl: only(isExtension, check((at: Bound) => allOf(at, "totals"), isPayable)),
  },
  "BR-DEX-10": invoices(["BT-DEX-001"], payments, (payment) => isFilled(leaves(payment, "type"))),
  "BR-DEX-11": invoices(["BT-DEX-002"], payments, (payment) => isFilled(leaves(payment, "amount"))),
  "BR-DEX-12": invoices(["BT-DEX-003"], payments, (payment) => isFilled(leaves(payment, "description"))),
  "BR-DEX-13": invoices(["BT-DEX-002"], payments, (payment) => {
    const amount = one(payment, "amount");
    const [, decimals = ""] = /\.([^]*)/.exec(amount?.text ?? "") ?? [];
    return [...decimals].length <= 2 || { at: amount ?? payment, actual: amount?.text ?? "" };
  }),
  "BR-DEX-14": invoices(["BT-DEX-002", "BT-5"], payments, isInCurrency),
  "BR-DEX-15": warning({
    terms: ["BG-DEX-01"],
    severity: "fatal",
    cii: only(
      isExtension,
      check(
        ({ root }: Bound) => across(groups(root, "lines"), "documentElement"),
        (_, at) => coded(at, "parentLine").length === 0,
      ),
    ),
  }),
} as const satisfies RuleTable;

/** The rules on identifier schemes, in an edition without some of the codes. */
export function schemesBut(missing: Missing = { icd: [], eas: [] }) {
  const { icd, eas } = { icd: listedBut("icd", missing), eas: listedBut("eas", missing) };
  return {
    "BR-DEX-04": schemes(["BT-29", "BT-46", "BT-60"], icd, "partyScheme", "globalId", isCreditor),
    "BR-DEX-05": schemes(["BT-30", "BT-47", "BT-61"], icd, "legalScheme", "legalScheme"),
    "BR-DEX-06": schemes(["BT-157"], icd, "itemScheme", "itemScheme"),
    "BR-DEX-07": schemes(["BT-34", "BT-49"], eas, "endpoint", "endpoint"),
    "BR-DEX-08": schemes(["BT-71"], icd, "locationScheme", "locationScheme"),
  } as const satisfies RuleTable;
}

function warning(rule: Rule): Rule {
  return { ...rule, severity: "warning" };
}

/** A rule on extended invoices in both syntaxes. */
function alike(terms: Rule["terms"], on: Selector<Leaf>, holds: Parameters<typeof check<Leaf>>[1]): Rule {
  const same = only(isExtension, check(on, holds));
  return apart(terms, same, same);
}

/** A rule on what only UBL's invoice has: the extension is not for credit notes. */
function invoices<N extends Leaf | Group>(
  terms: Rule["terms"],
  on: Selector<N>,
  holds: Parameters<typeof check<N>>[1],
): Rule {
  return { terms, severity: "fatal", ubl: only(isExtendedInvoice, check(on, holds)) };
}

function hasMime(leaf: Leaf, { syntax }: Bound): true | Failure {
  const code = leaf.attribute("mimeCode") ?? "";
  return code === "application/xml" || mimeTypes.codes(syntax).has(code) || { at: leaf, actual: code };
}

/** A scheme from a list, and those of health applications; `besides` are others that the rule for UBL lets pass. */
function schemes(
  terms: readonly TermId[],
  isKnown: IsKnown,
  ubl: CodeIndex,
  cii: CodeIndex,
  besides: (leaf: Leaf) => boolean = () => false,
): Rule {
  const listed = (leaf: Leaf, document: Bound): true | Failure => {
    const scheme = normalize(leaf.attribute("schemeID") ?? "");
    return isKnown(scheme, document) || { at: leaf, actual: scheme };
  };
  const inUbl = check(having(ubl), (leaf, document) => besides(leaf) || listed(leaf, document));
  const inCii = check(having(cii), listed);
  return apart(terms, only(isExtension, inUbl), only(isExtension, inCii));
}

type IsKnown = (scheme: string, document: Bound) => boolean;

/** A blank scheme passes: the official lists have two spaces where they are joined. */
function listedBut(list: keyof typeof LISTS, missing: Missing): IsKnown {
  return (scheme, { syntax }) =>
    scheme === "" || HEALTH.includes(scheme) ||
    LISTS[list].codes(syntax).has(scheme) && !missing[list].includes(scheme);
}

function having(index: CodeIndex): Selector<Leaf> {
  return (document) =>
    coded(document, index).filter((leaf) => leaf.attribute("schemeID") !== undefined && isMeant(leaf, index));
}

/** CII's rules see neither tax registrations nor places of delivery but the document's own. */
function isMeant({ element, parent }: Leaf, index: CodeIndex): boolean {
  if (element === "ram:ID") return !isKind(parent, "partyTaxScheme");
  return element !== "ram:GlobalID" || index !== "locationScheme" || isKind(parent, "delivery");
}

function isCreditor(leaf: Leaf): boolean {
  return normalize(leaf.attribute("schemeID") ?? "") === "SEPA" && CREDITORS.includes(leaf.parent.element);
}

/** The lines of the document, and all lines below lines. */
function linesAbove(document: Bound): readonly AnyLine[] {
  const own = groups(document.root, "lines").filter(({ element }) => element === "cac:InvoiceLine");
  return [...own, ...allOf(document, "subLine").filter(({ element }) => element === "cac:SubInvoiceLine")];
}

function subLines(line: AnyLine): readonly Group<"subLine">[] {
  return groups<"line" | "subLine", "subLines">(line, "subLines").filter(({ element }) =>
    element === "cac:SubInvoiceLine"
  );
}

function isSummed(line: AnyLine): boolean {
  return subLines(line).length > 0;
}

/** The first line that is not what the lines below it add up to; the rule fails once an invoice. */
function subLinesAddUp(_: Group<"invoice">, document: Bound): boolean | Failure {
  for (const line of linesAbove(document).filter(isSummed)) {
    const sum = Decimal.sum(across(subLines(line), "netAmount").map(decimalOf));
    const net = decimal<"line" | "subLine">(line, "netAmount");
    if (net?.equals(sum) === true) continue;
    return { at: line, actual: net?.toString(), expected: sum.toString() };
  }
  return true;
}

/** The categories that stand between this item and the next. */
function hasOneCategory(item: Leaf): boolean | Failure {
  const line = item.parent;
  if (!isKind(line, "subLine")) return true;
  return inside(item, leaves(line, "itemElement"), groups(line, "categories")).length === 1 || { at: line };
}

/** BT-115 = BT-112 − BT-113 + BT-114 + the payments of third parties, all to two decimals. */
function isPayable(totals: Group<"totals">): boolean | Failure {
  const { parent } = totals;
  const amounts = isKind(parent, "invoice") && totals.placed
    ? across(groups(parent, "thirdPartyPayments"), "amount")
    : [];
  const paid = isFilled(amounts) ? Decimal.sum(amounts.map(decimalOf)) : Decimal.zero;
  const payable = decimal(totals, "payableAmount")?.minus(decimal(totals, "roundingAmount") ?? Decimal.zero).round(2);
  const due = decimal(totals, "taxInclusiveAmount")?.minus(decimal(totals, "prepaidAmount") ?? Decimal.zero).plus(paid);
  const expected = due?.round(2);
  if (payable !== undefined && expected?.equals(payable) === true) return true;
  return {
    actual: payable?.toString(),
    expected: expected?.toString(),
  };
}

function payments({ root }: Bound): readonly Payment[] {
  return groups(root, "thirdPartyPayments");
}

function isFilled(of: readonly Leaf[]): boolean {
  return of.some(({ text }) => normalize(text) !== "");
}

function isInCurrency(payment: Payment, { root }: Bound): boolean | Failure {
  const stated = leaves(payment, "amount").map((leaf) => leaf.attribute("currencyID"));
  const currencies = leaves(root, "currency").map(({ text }) => text);
  if (stated.some((code) => code !== undefined && currencies.includes(code))) return true;
  const [at] = leaves(payment, "amount");
  return { ...(at === undefined ? {} : { at }), actual: stated[0] ?? "", expected: currencies[0] ?? "" };
}
