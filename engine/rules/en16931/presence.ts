/** BR-01 … BR-28: what must be there in the document, its parties and its lines (EN 16931-1, clause 6.4.1). */
import { inFamily, known, type KnownTable } from "../kit/family.ts";
import { type Group, groups, isKind, type Leaf, leaves } from "../../syntax/bound.ts";
import type { LeafSlot } from "../../syntax/shapes.ts";
import { Cast, exists, filled, has, normalize, oneOf } from "../../syntax/values.ts";
import { compareWhole } from "../kit/double.ts";
import { apart, both, check, type Failure, type Selector } from "../kit/rule.ts";
import {
  across,
  countryOf,
  every,
  parties,
  representatives,
  textAcross,
  theInvoice,
  where,
  within,
} from "../kit/select.ts";

type Invoice = Group<"invoice">;
type Line = Group<"line">;
type Party = Group<"party">;

const payees = parties("cac:PayeeParty", "ram:PayeeTradeParty");
const lines = every("line");

export const presence = {
  ...inFamily("BR", {
    "BR-01": known({ repair: "specification" }, both(["BT-24"], theInvoice, states("specificationIdentifier"))),
    "BR-02": both(["BT-1"], theInvoice, states("invoiceNumber")),
    "BR-03": apart(["BT-2"], check(theInvoice, states("issueDate")), check(theInvoice, statesIssueDate102)),
    "BR-04": known({ repair: "typeCode" }, both(["BT-3"], theInvoice, statesTypeCode)),
    "BR-05": both(["BT-5"], theInvoice, states("currency")),
    "BR-06": both(["BT-27"], theInvoice, (invoice) => textAcross(groups(invoice, "seller"), "legalName") !== ""),
    "BR-07": both(["BT-44"], theInvoice, (invoice) => textAcross(groups(invoice, "buyer"), "legalName") !== ""),
    "BR-08": both(["BG-5"], theInvoice, (invoice) => groups(invoice, "seller").some((party) => has(party, "address"))),
    "BR-09": apart(
      ["BT-40"],
      check(addressesIn("cac:AccountingSupplierParty"), (address) => filled(address, "countryCode")),
      check(theInvoice, (invoice) => countryOf(groups(invoice, "seller")) !== ""),
    ),
    "BR-10": both(["BG-8"], theInvoice, (invoice) => groups(invoice, "buyer").some((party) => has(party, "address"))),
    "BR-11": apart(
      ["BT-55"],
      check(addressesIn("cac:AccountingCustomerParty"), (address) => filled(address, "countryCode")),
      check(theInvoice, (invoice) => countryOf(groups(invoice, "buyer")) !== ""),
    ),
    "BR-12": known({ repair: "sums" }, both(["BT-106"], every("totals"), hasTotal("lineExtensionAmount"))),
    "BR-13": known({ repair: "sums" }, both(["BT-109"], every("totals"), hasTotal("taxExclusiveAmount"))),
    "BR-14": known({ repair: "sums" }, both(["BT-112"], every("totals"), hasTotal("taxInclusiveAmount"))),
    "BR-15": known({ repair: "sums" }, both(["BT-115"], every("totals"), hasTotal("payableAmount"))),
    "BR-16": apart(
      ["BG-25"],
      check(theInvoice, (invoice) => has(invoice, "lines")),
      check(theInvoice, (_, document) => lines(document).length > 0),
    ),
  }, { stage: "mandatory" }),
  ...inFamily("BR", {
    "BR-17": apart(
      ["BT-59"],
      check(
        payees,
        (payee, { root }) =>
          exists(payee, "name") && !shares(payee, "name", root, "name") &&
          !shares(payee, "identifiers", root, "identifiers"),
      ),
      // The official rule finds the seller from the header's payee alone: of one in payment terms it asks a name.
      check(payees, (payee, { root }) =>
        exists(payee, "name") &&
        (payee.loose || !shares(payee, "name", root, "legalName") &&
            !shares(payee, "identifiers", root, "identifiers") &&
            !shares(payee, "legalRegistrationId", root, "legalRegistrationId"))),
    ),
    "BR-18": both(["BT-62"], representatives, (party) => filled(party, "name")),
    "BR-19": both(["BG-12"], representatives, (party) => has(party, "address")),
    "BR-20": apart(
      ["BT-69"],
      check(addressesIn("cac:TaxRepresentativeParty"), (address) => filled(address, "countryCode")),
      check(representatives, (party) => countryOf([party]) !== ""),
    ),
    "BR-21": known({ repair: "lineNumber" }, both(["BT-126"], lines, (line) => filled(line, "id"))),
    "BR-22": both(["BT-129"], lines, (line) => exists(line, "quantity")),
    "BR-23": both(["BT-130"], lines, hasUnit),
    "BR-24": known(
      { repair: "sums", inJson: "saidOfIncomplete" },
      both(["BT-131"], lines, (line) => exists(line, "netAmount")),
    ),
    "BR-25": both(["BT-153"], lines, (line) => filled(line, "description")),
    "BR-26": both(["BT-146"], lines, (line) => exists(line, "unitPrice")),
    "BR-27": both(["BT-146"], lines, (line) => notNegative(leaves(line, "unitPrice"))),
    "BR-28": apart(
      ["BT-148"],
      check(lines, (line) => absentOrNotNegative(across(groups(line, "priceAllowances"), "baseAmount"))),
      check(lines, (line) => absentOrNotNegative(across(groups(line, "grossPrices"), "amount"))),
    ),
  }),
} as const satisfies KnownTable;

function states(slot: LeafSlot<"invoice">): (invoice: Invoice) => boolean {
  return (invoice) => filled(invoice, slot);
}

/** CII dates count only with the format 102. */
function statesIssueDate102(invoice: Invoice): boolean {
  const dates = leaves(invoice, "issueDate").filter((leaf) => leaf.attribute("format") === "102");
  return normalize(oneOf(dates)?.text ?? "") !== "";
}

/** UBL has a type code element for each of its two documents; either will do. */
function statesTypeCode(invoice: Invoice): boolean {
  const byElement = new Map<string, string>();
  for (const leaf of leaves(invoice, "invoiceTypeCode")) {
    if (byElement.has(leaf.element)) throw new Cast("repeated", leaf);
    byElement.set(leaf.element, normalize(leaf.text));
  }
  return [...byElement.values()].some((code) => code !== "");
}

function hasTotal(slot: LeafSlot<"totals">): (totals: Group<"totals">) => boolean {
  return (totals) => exists(totals, slot);
}

/** Addresses directly in the parties of an element. */
function addressesIn(party: string): Selector<Group<"address">> {
  return where("address", (address) => within(address, party) && isKind(address.parent, "party"));
}

/** Whether payee and seller have a value in common, compared as written. */
function shares(payee: Party, own: LeafSlot<"party">, root: Invoice, sellers: LeafSlot<"party">): boolean {
  const others = across(groups(root, "seller"), sellers).map((leaf) => leaf.text);
  return leaves(payee, own).some((leaf) => others.includes(leaf.text));
}

function hasUnit(line: Line): boolean | Failure {
  const quantities = leaves(line, "quantity");
  if (quantities.some((leaf) => leaf.attribute("unitCode") !== undefined)) return true;
  const [at] = quantities;
  return at === undefined ? false : { at };
}

/** The official rules name no type here, so prices are compared as doubles, and one that fits will do. */
function notNegative(prices: readonly Leaf[]): boolean | Failure {
  if (prices.some((price) => compareWhole(price, 0) >= 0)) return true;
  const [at] = prices;
  return at === undefined ? false : { at, actual: at.text };
}

function absentOrNotNegative(prices: readonly Leaf[]): boolean | Failure {
  return prices.length === 0 || notNegative(prices);
}
