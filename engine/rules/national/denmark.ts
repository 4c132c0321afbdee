/** Peppol's rules for Danish sellers and buyers, DK-R-* (UBL). */
import { allOf, type Bound, type Group, groups, type Leaf, leaves } from "../../syntax/bound.ts";
import { Cast, normalize, numberOf, oneOf, textNode } from "../../syntax/values.ts";
import type { Failure, Rule, RuleTable } from "../kit/rule.ts";
import { across, countriesOf, theInvoice } from "../kit/select.ts";
import { BUYER, national, partiesOf, type PartyName, SELLER } from "./national.ts";
import type { When } from "../kit/only.ts";

type Party = Group<"party">;
type Means = Group<"paymentMeans">;

/** The Danish company register, CVR. */
const CVR = "0184";
const MEANS = ["1", "10", "31", "42", "48", "49", "50", "58", "59", "93", "97"];
/** Editions of UNSPSC; the ends of their numbers are written in two ways. */
const UNSPSC = ["19.05.01", "19.0501", "26.08.01", "26.0801"];

const danishSeller: When = ({ root }) => countryOf(groups(root, "seller")) === "DK";
const danishBuyer: When = ({ root }) => countryOf(groups(root, "buyer")) === "DK";
const danish: When = (document) => danishSeller(document) && danishBuyer(document);
const danishInvoice: When = (document) => document.syntax === "ubl-invoice" && danish(document);

export const denmark = {
  "DK-R-002": national(
    ["BT-30"],
    danishSeller,
    theInvoice,
    (_, { root }) => isStated(across(groups(root, "seller"), "legalRegistrationId")),
  ),
  "DK-R-003": national(["BT-158"], danish, linesOfKind, (line) => {
    const codes = leaves(line, "classifications");
    const [code] = codes.filter((leaf) => leaf.attribute("listID") === "TST");
    if (code === undefined || codes.some((leaf) => UNSPSC.includes(leaf.attribute("listVersionID") ?? ""))) return true;
    return { at: code, actual: code.attribute("listVersionID") ?? "" };
  }),
  "DK-R-004": national(
    ["BT-97", "BT-104", "BT-139", "BT-144"],
    danish,
    (at) => allOf(at, "allowanceCharge"),
    hasTaxReason,
  ),
  "DK-R-005": means(["BT-81"], (it) => {
    const code = oneOf(leaves(it, "meansCode"))?.text ?? "";
    return ` ${MEANS.join(" ")} `.includes(` ${code} `) || { ...placeIn(it, "meansCode"), actual: code };
  }),
  "DK-R-006": means(
    ["BT-84", "BT-86"],
    (it) => !pays(it, "31", "42") || isStated(accounts(it, "iban")) && isStated(accounts(it, "bic")),
  ),
  "DK-R-007": means(["BT-89", "BT-91"], (it) => {
    const mandates = groups(it, "mandates");
    return !pays(it, "49") || isStated(across(mandates, "mandateId")) && isStated(across(mandates, "debitedIban"));
  }),
  "DK-R-008": means(["BT-83", "BT-84"], (it) =>
    !pays(it, "50") ||
    hasCard(it, "01#", "04#", "15#") && /^[0-9]{7,8}$/.test(oneOf(accounts(it, "iban"))?.text ?? "")),
  "DK-R-009": means(
    ["BT-83"],
    (it) => !pays(it, "50") || !hasCard(it, "04#", "15#") || idLength(it) === 19 || idOf(it),
  ),
  "DK-R-010": means(
    ["BT-83", "BT-84"],
    (it) => !pays(it, "93") || hasCard(it, "71#", "73#", "75#") && [...textNode(accounts(it, "iban"))].length === 8,
  ),
  "DK-R-011": means(
    ["BT-83"],
    (it) => !pays(it, "93") || !hasCard(it, "71#", "75#") || [18, 19].includes(idLength(it)) || idOf(it),
  ),
  "DK-R-013": national(
    ["BT-29", "BT-46"],
    danish,
    (at) => across(([SELLER, BUYER] as const).flatMap((element) => ownParties(element)(at)), "identifiers"),
    (leaf) => normalize(leaf.attribute("schemeID") ?? "") !== "",
  ),
  "DK-R-014": national(["BT-30"], danishSeller, theInvoice, (_, { root }) => isInRegister(groups(root, "seller"))),
  "DK-R-016": national(
    ["BT-115"],
    (at) => at.syntax === "ubl-credit-note" && danishSeller(at),
    theInvoice,
    (_, at) => !danishBuyer(at) || isNotNegative(across(groups(at.root, "totals"), "payableAmount")),
  ),
  "DK-R-017": national(["BT-47"], danish, ownParties(BUYER), (party) => isInRegister([party])),
} as const satisfies RuleTable;

/** The country code of the address, as written; two are a `Cast`. */
function countryOf(of: readonly Party[]): string {
  return oneOf(countriesOf(of))?.text ?? "";
}

/** The seller or the buyer of the document itself. */
function ownParties(element: PartyName): (document: Bound) => readonly Party[] {
  const all = partiesOf(element);
  return (document) => all(document).filter((party) => party.parent === document.root && party.placed);
}

function linesOfKind({ root, syntax }: Bound): readonly Group<"line">[] {
  const element = syntax === "ubl-invoice" ? "cac:InvoiceLine" : "cac:CreditNoteLine";
  return groups(root, "lines").filter((line) => line.element === element);
}

/** A rule on the payment instructions of an invoice between Danish parties. */
function means(terms: Rule["terms"], holds: (it: Means) => boolean | Failure): Rule {
  return national(terms, danishInvoice, ({ root }: Bound) => groups(root, "paymentMeans"), holds);
}

function pays(it: Means, ...codes: readonly string[]): boolean {
  return leaves(it, "meansCode").some(({ text }) => codes.includes(text));
}

function accounts(it: Means, slot: "iban" | "bic"): readonly Leaf[] {
  return across(groups(it, "accounts"), slot);
}

function isStated(of: readonly Leaf[]): boolean {
  return normalize(textNode(of)) !== "";
}

/** Danish payment slips begin with the kind of their card: "71#", or "04#" of the giro. */
function hasCard(it: Means, ...kinds: readonly string[]): boolean {
  return kinds.includes(paymentId(it).slice(0, 3));
}

function paymentId(it: Means): string {
  return oneOf(leaves(it, "remittanceInformation"))?.text ?? "";
}

function idLength(it: Means): number {
  return [...paymentId(it)].length;
}

function idOf(it: Means): Failure {
  return { ...placeIn(it, "remittanceInformation"), actual: paymentId(it) };
}

function placeIn(it: Means, slot: "meansCode" | "remittanceInformation"): Failure {
  const [at] = leaves(it, slot);
  return at === undefined ? {} : { at };
}

/** Whether the legal registration, where there is one, is in the company register. */
function isInRegister(of: readonly Party[]): boolean | Failure {
  const ids = across(of, "legalRegistrationId");
  const [at] = ids;
  if (at === undefined) return true;
  const schemes = ids.filter((leaf) => leaf.attribute("schemeID") !== undefined);
  const [, second] = schemes;
  if (second !== undefined) throw new Cast("repeated", second);
  const scheme = normalize(schemes[0]?.attribute("schemeID") ?? "");
  return scheme === CVR || { at, actual: scheme };
}

/** A text that is not a number is not negative. */
function isNotNegative(amounts: readonly Leaf[]): boolean | Failure {
  const written = textNode(amounts);
  const [at] = amounts;
  return !(numberOf(written) < 0) || { ...(at === undefined ? {} : { at }), actual: written };
}

/** A Danish tax has its reason code ZZZ, and its number of four digits, or number and name with "#" between, as its reason. */
function hasTaxReason(item: Group<"allowanceCharge">): boolean | Failure {
  if (!leaves(item, "reasonCode").some(({ text }) => text === "ZZZ")) return true;
  const reasons = leaves(item, "reason");
  const [at] = reasons;
  const number = [...normalize(textNode(reasons))].length === 4 ? numberOf(oneOf(reasons)?.text ?? "") : NaN;
  if (number >= 0 && number <= 9999) return true;
  const reason = oneOf(reasons)?.text ?? "";
  const isNamed = reason.includes("#") && !reason.startsWith("#") && !reason.endsWith("#");
  return isNamed || { ...(at === undefined ? {} : { at }), actual: reason };
}
