/** BR-01 … BR-65: what must be there (EN 16931-1, clause 6.4.1). */
import { type Group, groups, isKind, leaves } from "../syntax/bound.ts";
import type { LeafSlot } from "../syntax/shapes.ts";
import { Cast, exists, filled, has, normalize } from "../syntax/values.ts";
import { both, check, type RuleTable } from "./rule.ts";
import { every, textAcross, theInvoice, where, within } from "./select.ts";

type Invoice = Group<"invoice">;
type Totals = Group<"totals">;

export const presence = {
  "BR-01": both(["BT-24"], theInvoice, states("specificationIdentifier")),
  "BR-02": both(["BT-1"], theInvoice, states("invoiceNumber")),
  "BR-03": both(["BT-2"], theInvoice, states("issueDate")),
  "BR-04": both(["BT-3"], theInvoice, statesTypeCode),
  "BR-05": both(["BT-5"], theInvoice, states("currency")),
  "BR-06": both(["BT-27"], theInvoice, (invoice) => textAcross(groups(invoice, "seller"), "legalName") !== ""),
  "BR-07": both(["BT-44"], theInvoice, (invoice) => textAcross(groups(invoice, "buyer"), "legalName") !== ""),
  "BR-08": both(["BG-5"], theInvoice, (invoice) => groups(invoice, "seller").some((party) => has(party, "address"))),
  "BR-09": {
    terms: ["BT-40"],
    severity: "fatal",
    ubl: check(where("address", addressOf("cac:AccountingSupplierParty")), (address) => filled(address, "countryCode")),
  },
  "BR-10": both(["BG-8"], theInvoice, (invoice) => groups(invoice, "buyer").some((party) => has(party, "address"))),
  "BR-11": {
    terms: ["BT-55"],
    severity: "fatal",
    ubl: check(where("address", addressOf("cac:AccountingCustomerParty")), (address) => filled(address, "countryCode")),
  },
  "BR-12": both(["BT-106"], every("totals"), hasTotal("lineExtensionAmount")),
  "BR-13": both(["BT-109"], every("totals"), hasTotal("taxExclusiveAmount")),
  "BR-14": both(["BT-112"], every("totals"), hasTotal("taxInclusiveAmount")),
  "BR-15": both(["BT-115"], every("totals"), hasTotal("payableAmount")),
  "BR-16": both(["BG-25"], theInvoice, (invoice) => has(invoice, "lines")),
} as const satisfies RuleTable;

function states(slot: LeafSlot<"invoice">): (invoice: Invoice) => boolean {
  return (invoice) => filled(invoice, slot);
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

function hasTotal(slot: LeafSlot<"totals">): (totals: Totals) => boolean {
  return (totals) => exists(totals, slot);
}

function addressOf(party: string): (address: Group<"address">) => boolean {
  return (address) => within(address, party) && isKind(address.parent, "party");
}
