/**
 * The rules of the VAT categories (EN 16931-1, clause 6.4.3). The ten rules that every category has are made from its
 * row in the table of families; a few have rules of their own.
 */
import type { Facts } from "../kit/repair.ts";
import { inFamily, known, type KnownTable } from "../kit/family.ts";
import { allOf, type Bound, type Group, groups } from "../../syntax/bound.ts";
import { exists, has, oneOf } from "../../syntax/values.ts";
import { apart, both, check, type Failure, type Holds, type Rule } from "../kit/rule.ts";
import { across, breakdowns, codesOf, every, groupsAcross, isVat, theInvoice } from "../kit/select.ts";
import { breakdownTax } from "./vat_checks.ts";
import { ciiChecks, headers, isInTransaction } from "./vat_cii.ts";
import { type CategoryUse, census, useOf } from "./vat_facts.ts";
import { type Category, families, type Family, type Prefix, type RuleNumber, ruleNumbers } from "./vat_families.ts";
import { ublChecks } from "./vat_ubl.ts";

type Invoice = Group<"invoice">;

const terms: Readonly<Record<RuleNumber, Rule["terms"]>> = {
  "01": ["BT-118", "BT-95", "BT-102", "BT-151"],
  "02": ["BT-31", "BT-32", "BT-63", "BT-47", "BT-48", "BT-151"],
  "03": ["BT-31", "BT-32", "BT-63", "BT-47", "BT-48", "BT-95"],
  "04": ["BT-31", "BT-32", "BT-63", "BT-47", "BT-48", "BT-102"],
  "05": ["BT-152"],
  "06": ["BT-96"],
  "07": ["BT-103"],
  "08": ["BT-116"],
  "09": ["BT-117"],
  "10": ["BT-120", "BT-121"],
};

export const vat = {
  ...inFamily("BR", {
    "BR-45": known({ repair: "sums" }, onBreakdowns(["BT-116"], (it) => exists(it, "taxableAmount"))),
    "BR-46": known({ repair: "sums" }, onBreakdowns(["BT-117"], (it) => exists(it, "taxAmount"))),
    "BR-47": onBreakdowns(["BT-118"], (it) => vatCategoriesOf(it).some((category) => exists(category, "vatCategory"))),
    "BR-48": known({ repair: "zeroRate", inJson: "saidAtSource" }, onBreakdowns(["BT-119"], hasRateOrIsOutOfScope)),
  }),
  ...inFamily("BR-CO", {
    "BR-CO-04": known(
      { stage: "lines", repair: "onlyCategory" },
      both(
        ["BT-151"],
        every("line"),
        (line) => groups(line, "categories").some((category) => isVat(category) && exists(category, "vatCategory")),
      ),
    ),
    "BR-CO-17": known(
      { stage: "taxes", repair: "sums", inJson: "saidAtSource" },
      apart(
        ["BT-117", "BT-116", "BT-119"],
        check(breakdowns.ubl, breakdownTax(true)),
        check(breakdowns.cii, breakdownTax(false)),
      ),
    ),
    "BR-CO-18": known(
      { stage: "taxBases", repair: "sums" },
      apart(
        ["BG-23"],
        check(theInvoice, (invoice) => groups(invoice, "taxTotals").some((total) => has(total, "vatBreakdown"))),
        check(every("line"), (_, document) => allOf(document, "breakdown").some(isInTransaction)),
      ),
    ),
  }),
  ...family("S"),
  ...family("Z"),
  ...family("E"),
  ...family("AE"),
  ...family("IC"),
  ...family("G"),
  ...family("O"),
  ...family("AF"),
  ...family("AG"),
  ...inFamily("BR-IC", {
    "BR-IC-11": apart(
      ["BT-72", "BG-14"],
      check(theInvoice, whereUsed("K", statesDelivery), "K"),
      headers(families.IC, (_, { root }) =>
        groups(root, "deliveries").some((it) => exists(it, "date")) ||
        groups(root, "periods").some((it) => exists(it, "startElement") || exists(it, "endElement"))),
    ),
    "BR-IC-12": apart(
      ["BT-80"],
      check(theInvoice, whereUsed("K", statesDeliveryCountry), "K"),
      headers(
        families.IC,
        (_, { root }) =>
          groups(root, "deliveries").some((it) => groups(it, "address").some((at) => exists(at, "countryCode"))),
      ),
    ),
  }),
  ...inFamily("BR-O", {
    "BR-O-11": noOtherThanO(["BT-118"], (use) => use.breakdowns, (use) => [...use.breakdowns, ...use.elsewhere]),
    "BR-O-12": noOtherThanO(["BT-151"], (use) => use.items, (use) => [...use.breakdowns, ...use.elsewhere]),
    "BR-O-13": noOtherThanO(["BT-95"], (use) => use.allowances, (use) => use.onItems),
    "BR-O-14": noOtherThanO(["BT-102"], (use) => use.charges, (use) => use.onItems),
  }),
} as const satisfies KnownTable;

function family<P extends Prefix>(prefix: P) {
  const ubl = ublChecks(families[prefix]);
  const cii = ciiChecks(families[prefix]);
  const rules = ruleNumbers.map((number) => {
    const facts = factsOf(number, families[prefix]);
    return [`BR-${prefix}-${number}`, known(facts, apart(terms[number], ubl[number], cii[number]))];
  });
  return inFamily(`BR-${prefix}`, Object.fromEntries(rules) as Readonly<Record<`BR-${P}-${RuleNumber}`, Rule>>);
}

/** What is known of a rule that every category has. */
function factsOf(number: RuleNumber, { rate, reason }: Family): Facts {
  switch (number) {
    case "01":
      return { stage: "rates", repair: "sums" };
    case "05":
    case "06":
    case "07":
      return {
        stage: "rates",
        ...(rate === "zero" ? { repair: "zeroRate" } : rate === "absent" ? { repair: "noRate" } : {}),
      };
    case "08":
      return { stage: "taxBases", repair: "sums", inJson: "saidAtSource" };
    case "09":
      return { stage: "taxes", repair: "sums", inJson: "saidAtSource" };
    case "10":
      return { stage: "taxes", repair: reason === "required" ? "usualReason" : "noReason" };
    default:
      return { stage: "rates" };
  }
}

function onBreakdowns(of: Rule["terms"], holds: Holds<Group<"breakdown">>): Rule {
  return apart(of, check(breakdowns.ubl, holds), check(breakdowns.cii, holds));
}

function vatCategoriesOf(breakdown: Group<"breakdown">): readonly Category[] {
  return groups(breakdown, "categories").filter(isVat);
}

function hasRateOrIsOutOfScope(breakdown: Group<"breakdown">): boolean {
  const categories = vatCategoriesOf(breakdown);
  return categories.some((category) => exists(category, "vatRate") || codesOf(category).includes("O"));
}

/** A rule that asks something of the document where a category is broken down. */
function whereUsed(code: string, holds: (invoice: Invoice) => boolean): Holds<Invoice> {
  return (invoice, at) => useOf(census(at).vat, code).breakdowns.length === 0 || holds(invoice);
}

/** An invoicing period counts with any child element; a delivery date with more than one character. */
function statesDelivery(invoice: Invoice): boolean {
  const date = oneOf(across(groups(invoice, "deliveries"), "date"));
  return (date?.text.length ?? 0) > 1 || groups(invoice, "periods").some((period) => period.children > 0);
}

function statesDeliveryCountry(invoice: Invoice): boolean {
  const addresses = groupsAcross(groups(invoice, "deliveries"), "address");
  return (oneOf(across(addresses, "countryCode"))?.text.length ?? 0) > 1;
}

/** Beside category O nothing else: in UBL at one place, in CII at any, and whatever the type code. */
function noOtherThanO(
  of: Rule["terms"],
  ubl: (use: CategoryUse) => readonly Category[],
  cii: (use: CategoryUse) => readonly Category[],
): Rule {
  return apart(
    of,
    check(theInvoice, whereUsedIn((at) => census(at).vat, ubl), "O"),
    headers(families.O, (_, at) => firstOther(census(at).anyScheme, cii)),
  );
}

function whereUsedIn(
  uses: (at: Bound) => ReadonlyMap<string, CategoryUse>,
  place: (use: CategoryUse) => readonly Category[],
): Holds<Invoice> {
  return (_, at) => useOf(census(at).vat, "O").breakdowns.length === 0 || firstOther(uses(at), place);
}

function firstOther(
  uses: ReadonlyMap<string, CategoryUse>,
  place: (use: CategoryUse) => readonly Category[],
): true | Failure {
  for (const [code, use] of uses) {
    const [other] = code === "O" ? [] : place(use);
    if (other !== undefined) return { at: other, actual: code };
  }
  return true;
}
