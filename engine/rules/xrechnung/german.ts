/**
 * The German rules: XRechnung's BR-DE-* (KoSIT, XRechnung 3.0, chapter 12) and the DE-R-* of Peppol, which ask the same of
 * UBL invoices between German parties.
 */
import { known } from "../kit/family.ts";
import { type Bound, type Group, groups, type Leaf, leaves } from "../../syntax/bound.ts";
import type { LeafSlot } from "../../syntax/shapes.ts";
import { Cast, exists, has, normalize, oneOf, text } from "../../syntax/values.ts";
import { isIban } from "../kit/check_digits.ts";
import {
  endsInLine,
  hasEmailShape,
  hasPhoneShape,
  hasUrlShape,
  isSkontoLine,
  supportedTypes,
  taxedCategories,
} from "./german_shapes.ts";
import { hasReference } from "./external_reference.ts";
import { hasDistinctFilenames } from "./filenames.ts";
import { apart, check, type Failure, type Rule, type RuleTable, type Selector } from "../kit/rule.ts";
import { across, groupsAcross, parted, readable, theInvoice } from "../kit/select.ts";

type Invoice = Group<"invoice">;
type Means = Group<"paymentMeans">;

const sellerAddresses: Selector<Group<"address">> = ({ root }) => groupsAcross(groups(root, "seller"), "address");
const buyerAddresses: Selector<Group<"address">> = ({ root }) => groupsAcross(groups(root, "buyer"), "address");
const deliveryAddresses: Selector<Group<"address">> = ({ root }) => groupsAcross(groups(root, "deliveries"), "address");
const sellerContacts: Selector<Group<"contact">> = ({ root }) => groupsAcross(groups(root, "seller"), "contact");
const transfers = meansOf("30", "58");
const cards = meansOf("48", "54", "55");
const debits = meansOf("59");

export const german = {
  "1": alike(["BG-16"], theInvoice, (invoice) => has(invoice, "paymentMeans")),
  "2": alike(["BG-6"], ({ root }: Bound) => groups(root, "seller"), (party) => has(party, "contact")),
  "3": alike(["BT-37"], sellerAddresses, states("city")),
  "4": alike(["BT-38"], sellerAddresses, states("postalCode")),
  "5": alike(["BT-41"], sellerContacts, (contact) => anyFilled(leaves(contact, "name"))),
  "6": alike(["BT-42"], sellerContacts, (contact) => anyFilled(leaves(contact, "phone"))),
  "7": alike(["BT-43"], sellerContacts, (contact) => anyFilled(leaves(contact, "email"))),
  "8": alike(["BT-52"], buyerAddresses, states("city")),
  "9": alike(["BT-53"], buyerAddresses, states("postalCode")),
  "10": alike(["BT-77"], deliveryAddresses, states("city")),
  "11": alike(["BT-78"], deliveryAddresses, states("postalCode")),
  "14": known(
    { repair: "zeroRate" },
    apart(
      ["BT-119"],
      check(ownBreakdowns, (it) => groups(it, "categories").some((category) => anyFilled(leaves(category, "vatRate")))),
      check(
        ({ root }: Bound) => groups(root, "vatBreakdown"),
        (it) => groups(it, "categories").some((category) => anyFilled(leaves(category, "vatRate"))),
      ),
    ),
  ),
  "15": alike(["BT-10"], theInvoice, (invoice) => anyFilled(leaves(invoice, "buyerReference"))),
  "16": apart(["BT-31", "BT-32", "BG-11"], check(theInvoice, registeredUbl), check(theInvoice, registeredCii)),
  "17": warning(alike(["BT-3"], theInvoice, hasSupportedType)),
  "18": known({ repair: "discountLines" }, alike(["BT-20"], theInvoice, hasSkontoShape)),
  "19": known(
    { repair: "compact" },
    warning(alike(["BT-84"], transfers, (it) => text(it, "meansCode") !== "58" || accountFits(it))),
  ),
  "20": known(
    { repair: "compact" },
    warning(
      apart(["BT-91"], check(debits, debitFits), check(debits, (it) => ibanFits(leaves(it, "debitedIban"), it))),
    ),
  ),
  "22": alike(["BT-125"], theInvoice, hasDistinctFilenames),
  "23-a": alike(["BG-17"], transfers, (it) => has(it, "accounts")),
  "23-b": apart(
    ["BG-16"],
    check(transfers, (it) => !has(it, "cards") && !has(it, "mandates")),
    check(transfers, (it, { root }) => !has(it, "cards") && !hasDirectDebit(it, root)),
  ),
  "24-a": alike(["BG-18"], cards, (it) => has(it, "cards")),
  "24-b": apart(
    ["BG-16"],
    check(cards, (it) => !has(it, "accounts") && !has(it, "mandates")),
    check(cards, (it, { root }) => !has(it, "accounts") && !hasDirectDebit(it, root)),
  ),
  "25-a": apart(
    ["BG-19"],
    check(debits, (it) => has(it, "mandates")),
    check(debits, (it, { root }) => hasDirectDebit(it, root)),
  ),
  "25-b": apart(
    ["BG-16"],
    check(debits, (it) => !has(it, "accounts") && !has(it, "cards")),
    check(
      debits,
      (it) =>
        !has(it, "accounts") && !has(it, "cards") && !exists(it, "creditorInstitution") &&
        !exists(it, "debtorInstitution"),
    ),
  ),
  "26": warning(
    alike(
      ["BG-3"],
      theInvoice,
      (invoice) =>
        !leaves(invoice, "invoiceTypeCode").some((code) => normalize(code.text) === "384") ||
        hasPrecedingInvoice(invoice),
    ),
  ),
  "27": warning(alike(["BT-42"], sellerContacts, (contact) => hasShape(contact, "phone", hasPhoneShape))),
  "28": warning(alike(["BT-43"], sellerContacts, (contact) => hasShape(contact, "email", hasEmailShape))),
  "30": apart(["BT-90"], check(theInvoice, mandateHasCreditor), check(theInvoice, debitHasCreditor)),
  "31": apart(["BT-91"], check(theInvoice, mandateHasAccount), check(theInvoice, debitHasAccount)),
  "url": warning(apart(
    ["BT-124"],
    check(
      ({ root }: Bound) => across(groups(root, "documents"), "urlElement"),
      (it) => hasReference(it) || { at: it.parent },
    ),
    check(
      ({ root }: Bound) =>
        groups(root, "documents").filter((it) => leaves(it, "typeCode").some((code) => code.text === "916")),
      (it) => !exists(it, "url") || hasUrlShape(oneOf(leaves(it, "url"))?.text ?? ""),
    ),
  )),
} as const satisfies RuleTable;

function alike<N extends Group>(terms: Rule["terms"], on: Selector<N>, holds: Parameters<typeof check<N>>[1]): Rule {
  return apart(terms, check(on, holds), check(on, holds));
}

function warning(rule: Rule): Rule {
  return { ...rule, severity: "warning" };
}

function meansOf(...codes: readonly string[]): Selector<Means> {
  const isOneOf = (it: Means) => codes.includes(text(it, "meansCode"));
  return ({ root }) => groups(root, "paymentMeans").filter((it) => readable(isOneOf, it));
}

function ownBreakdowns({ root }: Bound): readonly Group<"breakdown">[] {
  return groupsAcross(groups(root, "taxTotals"), "vatBreakdown");
}

/** At least one of the elements holds more than white space. */
function anyFilled(of: readonly Leaf[]): boolean {
  return of.some((leaf) => normalize(leaf.text) !== "");
}

function states(slot: LeafSlot<"address">): (address: Group<"address">) => boolean {
  return (address) => anyFilled(leaves(address, slot));
}

/** In UBL the reference within the reference has to be there. */
function hasPrecedingInvoice(invoice: Invoice): boolean {
  return groups(invoice, "precedingInvoices")
    .some((it) => it.element !== "cac:BillingReference" || exists(it, "documentElement"));
}

function hasShape(
  contact: Group<"contact">,
  slot: LeafSlot<"contact">,
  fits: (text: string) => boolean,
): boolean | Failure {
  if (fits(text(contact, slot))) return true;
  const [at] = leaves(contact, slot);
  return at === undefined ? false : { at, actual: at.text };
}

function hasSupportedType(invoice: Invoice): boolean | Failure {
  const codes = leaves(invoice, "invoiceTypeCode");
  const [at] = codes;
  if (codes.some((code) => supportedTypes.has(normalize(code.text)))) return true;
  return at === undefined ? false : { at, actual: normalize(at.text) };
}

/** Where a category of VAT is used there is a tax representative, or a tax registration of the seller that is not blank. */
function registeredUbl(invoice: Invoice): boolean {
  const items = groups(invoice, "allowanceCharges").filter((item) =>
    leaves(item, "indicator").some((leaf) => leaf.text === "true" || leaf.text === "false")
  );
  const used = [...items, ...groups(invoice, "lines")]
    .flatMap((part) => groups<"line" | "allowanceCharge", "categories">(part, "categories"));
  if (!used.some(isTaxed)) return true;
  return has(invoice, "taxRepresentative") || anyFilled(registrationsOf(invoice));
}

function isTaxed(category: Group<"taxCategory">): boolean {
  return leaves(category, "vatCategory").some((code) => taxedCategories.has(code.text));
}

function registrationsOf(invoice: Invoice): readonly Leaf[] {
  return across(groupsAcross(groups(invoice, "seller"), "taxSchemes"), "companyId");
}

/** CII's rule looks at the lines; its part on allowances compares a whole element with "VAT" and sees nothing. */
function registeredCii(invoice: Invoice): boolean {
  const used = groupsAcross(groups(invoice, "lines"), "categories");
  const vat = across(used, "scheme").some((leaf) => leaf.text === "VAT");
  if (!vat || !used.some(isTaxed)) return true;
  const registered = registrationsOf(invoice).some((id) =>
    ["VA", "FC"].includes(normalize(id.attribute("schemeID") ?? "")) && normalize(id.text) !== ""
  );
  return registered || has(invoice, "taxRepresentative");
}

/** Skonto lines are judged in the first note of each payment terms. */
function hasSkontoShape(invoice: Invoice): boolean | Failure {
  const notes = firstNotes(invoice);
  if (!notes.some(({ text }) => text.includes("#"))) return true;
  const [note, second] = notes;
  const lines = notes.flatMap((at) => at.text.split(/\r?\n/).map((line) => ({ at, line })))
    .filter(({ line }) => normalize(line).startsWith("#"));
  const [first] = lines;
  if (first === undefined || note === undefined) return true;
  // The official rule reads the end of the text after the first line that fits, and stumbles over two texts there.
  if (isSkontoLine(first.line) && second !== undefined) throw new Cast("repeated", second);
  const wrong = lines.find(({ line }) => !isSkontoLine(line));
  if (wrong === undefined && endsInLine(note.text)) return true;
  const { at, line } = wrong ?? first;
  return { at, actual: line };
}

function firstNotes(invoice: Invoice): readonly Leaf[] {
  return parted(leaves(invoice, "paymentTerms"), leaves(invoice, "paymentTermsElement")).flatMap(([first]) =>
    first ?? []
  );
}

function accountFits(it: Means): boolean | Failure {
  return ibanFits(across(groups(it, "accounts"), "iban"), it);
}

function debitFits(it: Means): boolean | Failure {
  return ibanFits(across(groups(it, "mandates"), "debitedIban"), it);
}

function ibanFits(ibans: readonly Leaf[], it: Means): boolean | Failure {
  const leaf = oneOf(ibans);
  if (leaf === undefined) return { at: it };
  return isIban(leaf.text) || { at: leaf, actual: normalize(leaf.text) };
}

/** CII: a mandate, a creditor identifier or a debited account. */
function hasDirectDebit(it: Means, root: Invoice): boolean {
  return exists(root, "mandateId") || exists(root, "creditorId") || exists(it, "debitedIban");
}

function mandatesOf(invoice: Invoice): readonly Group<"mandate">[] {
  return groupsAcross(groups(invoice, "paymentMeans"), "mandates");
}

function mandateHasCreditor(invoice: Invoice): boolean {
  const parties = [...groups(invoice, "seller"), ...groups(invoice, "payee")];
  return mandatesOf(invoice).length === 0 ||
    across(parties, "identifiers").some((id) => id.attribute("schemeID") === "SEPA");
}

function mandateHasAccount(invoice: Invoice): boolean {
  const mandates = mandatesOf(invoice);
  return mandates.length === 0 || mandates.some((mandate) => exists(mandate, "debitedIban"));
}

function debitHasCreditor(invoice: Invoice): boolean {
  const [mandate, creditor, account] = debitParts(invoice);
  return ((mandate || account) && creditor) || !(mandate || creditor || account);
}

function debitHasAccount(invoice: Invoice): boolean {
  const [mandate, creditor, account] = debitParts(invoice);
  return ((mandate || creditor) && account) || !(mandate || creditor || account);
}

function debitParts(invoice: Invoice): readonly [mandate: boolean, creditor: boolean, account: boolean] {
  const account = groups(invoice, "paymentMeans").some((it) => exists(it, "debitedIban"));
  return [exists(invoice, "mandateId"), exists(invoice, "creditorId"), account];
}
