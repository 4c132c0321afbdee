/**
 * Peppol BIS Billing 3.0.21, PEPPOL-EN16931-R*, and the part of them that XRechnung includes. They are written for UBL;
 * CII is judged where XRechnung's Schematron has the rule for it.
 */
import { inFamily, known } from "../kit/family.ts";
import { Decimal } from "../../model/decimal.ts";
import { identifierOf } from "../../model/specifications.ts";
import {
  allOf,
  type Bound,
  coded,
  type Empty,
  type Group,
  groups,
  isKind,
  type Leaf,
  leaves,
} from "../../syntax/bound.ts";
import { decimal, exists, has, normalize, one, text, textNode } from "../../syntax/values.ts";
import { areGerman, billingProcess } from "./facts.ts";
import {
  baseQuantities,
  baseQuantitiesCii,
  grossFits,
  grossPrices,
  hasBilledUnit,
  hasLineUnit,
  positive,
  priceFits,
  withUnit,
} from "./prices.ts";
import { linePeriods, linePeriodsCii } from "./periods.ts";
import {
  accountingTotal,
  accountingTotalCii,
  atMostOneTaxTotal,
  currenciesDiffer,
  oneTaxTotal,
  sameSign,
  sameSignCii,
  settlements,
} from "./totals.ts";
import { mandateBesideMeans, mandateInMeans } from "./mandates.ts";
import { ciiLine, isFactorRule, lineNet } from "./lines.ts";
import { apart, type Check, check, type Failure, placeOf, type Rule } from "../kit/rule.ts";
import { across, buyers, contexts, every, inside, sellers, where } from "../kit/select.ts";

type Invoice = Group<"invoice">;
type Item = Group<"allowanceCharge">;

const invoices = every("invoice");
const priceAllowances = where("allowanceCharge", (item) => item.row.slot === "priceAllowances");

/** The rules that Peppol and XRechnung share to the letter. */
export const peppolShared = inFamily("PEPPOL-EN16931", {
  "PEPPOL-EN16931-R001": known(
    { repair: "process" },
    apart(
      ["BT-23"],
      check(invoices, (invoice) => exists(invoice, "businessProcess")),
      check(
        contexts,
        (it, at) => inside(it, contexts(at), leaves(at.root, "businessProcess")).length > 0 || { at: at.root },
      ),
    ),
  ),
  "PEPPOL-EN16931-R005": known(
    { repair: "noTaxCurrency" },
    apart(
      ["BT-5", "BT-6"],
      check(taxCurrencies, differsFromCurrency),
      check(settlements, currenciesDiffer),
    ),
  ),
  "PEPPOL-EN16931-R008": apart(["BG-0"], check(emptyElements, () => false), check(emptyElements, () => false)),
  "PEPPOL-EN16931-R010": addressRule(["BT-49"], buyers),
  "PEPPOL-EN16931-R020": addressRule(["BT-34"], sellers),
  "PEPPOL-EN16931-R041": apart(["BT-93", "BT-100", "BT-137", "BT-142"], factorOnly(true), factorOnly(true)),
  "PEPPOL-EN16931-R042": apart(["BT-94", "BT-101", "BT-138", "BT-143"], factorOnly(false), factorOnly(false)),
  "PEPPOL-EN16931-R044": apart(
    ["BT-147"],
    check(priceAllowances, (item) => text(item, "indicator") === "false"),
    check(grossPrices, (price) => {
      const items = groups(price, "priceAllowances");
      return !items.some((item) => exists(item, "amount")) ||
        across(items, "indicator").some((leaf) => leaf.text === "false");
    }),
  ),
  "PEPPOL-EN16931-R046": known(
    { stage: "lines" },
    apart(
      ["BT-146", "BT-147", "BT-148"],
      check(priceAllowances, priceFits),
      check(grossPrices, grossFits),
    ),
  ),
  "PEPPOL-EN16931-R053": apart(["BT-110"], check(invoices, oneTaxTotal), check(settlements, atMostOneTaxTotal)),
  "PEPPOL-EN16931-R054": apart(["BT-111"], check(invoices, accountingTotal), check(settlements, accountingTotalCii)),
  "PEPPOL-EN16931-R055": apart(["BT-110", "BT-111"], check(invoices, sameSign), check(settlements, sameSignCii)),
  "PEPPOL-EN16931-R061": apart(["BT-89"], mandateInMeans, mandateBesideMeans),
  "PEPPOL-EN16931-R101": apart(
    ["BT-128"],
    check(every("line"), referencesObject),
    check(every("line"), referencesObject),
  ),
  "PEPPOL-EN16931-R110": apart(["BT-134", "BT-73"], linePeriods("startDate"), linePeriodsCii("startDate")),
  "PEPPOL-EN16931-R111": apart(["BT-135", "BT-74"], linePeriods("endDate"), linePeriodsCii("endDate")),
  "PEPPOL-EN16931-R121": known(
    { stage: "lines" },
    apart(
      ["BT-149"],
      check(every("line"), (line) => positive(one(line, "baseQuantity"))),
      check(baseQuantitiesCii, positive),
    ),
  ),
  "PEPPOL-EN16931-R130": known(
    { stage: "lines" },
    apart(
      ["BT-150"],
      check(baseQuantities, hasLineUnit),
      check((document) => withUnit(baseQuantitiesCii(document)), hasBilledUnit),
    ),
  ),
});

/** What only Peppol asks. */
export const peppolOnly = inFamily("PEPPOL-EN16931", {
  "PEPPOL-EN16931-R002": onInvoice(["BT-22"], (invoice, at) => groups(invoice, "notes").length <= 1 || areGerman(at)),
  "PEPPOL-EN16931-R003": onInvoice(
    ["BT-10", "BT-13"],
    (invoice) => exists(invoice, "buyerReference") || exists(invoice, "orderReference"),
  ),
  "PEPPOL-EN16931-R004": known(
    { repair: "specification" },
    onInvoice(["BT-24"], beginsWith(identifierOf("peppol"))),
  ),
  "PEPPOL-EN16931-R007": known(
    { repair: "process" },
    onInvoice(["BT-23"], (_, at) => billingProcess(at) !== "Unknown"),
  ),
  "PEPPOL-EN16931-R051": {
    terms: ["BT-5"],
    severity: "fatal",
    ubl: check(amountsInCurrency, isInCurrency),
  },
  "PEPPOL-EN16931-R080": {
    terms: ["BT-11"],
    severity: "fatal",
    ubl: check(
      ({ root, syntax }: Bound) => syntax === "ubl-credit-note" ? [root] : [],
      (invoice) =>
        groups(invoice, "documents").filter((it) => leaves(it, "typeCode").some((code) => code.text === "50")).length <=
          1,
    ),
  },
  "PEPPOL-EN16931-R100": {
    terms: ["BT-128"],
    severity: "fatal",
    ubl: check(every("line"), (line) => groups(line, "documents").length <= 1),
  },
});

/** R040, R043 and R120, which differ in tolerance and severity between the two. */
export function peppolAmounts(slackOf: (document: Bound) => Decimal, severity: "fatal" | "warning") {
  return inFamily("PEPPOL-EN16931", {
    "PEPPOL-EN16931-R040": apart(
      ["BT-92", "BT-99", "BT-136", "BT-141"],
      check(plainItems, (item, at) => factorFits(item, slackOf(at))),
      check(plainItems, (item, at) => factorFits(item, slackOf(at))),
    ),
    "PEPPOL-EN16931-R120": known({ stage: "lines", repair: "sums" }, {
      ...apart(
        ["BT-131"],
        check(every("line"), (line, at) => netFits(line, lineNet(line, at), slackOf(at))),
        check(every("line"), (line, at) => netFits(line, ciiLine(line), slackOf(at))),
      ),
      severity,
    }),
  });
}

export const indicatorRules = inFamily("PEPPOL-EN16931", {
  "PEPPOL-EN16931-R043": {
    terms: ["BG-20", "BG-21", "BG-27", "BG-28"],
    severity: "fatal",
    ubl: check(plainItems, isPlainIndicator),
  },
  "PEPPOL-EN16931-R043-1": {
    terms: ["BG-20", "BG-21", "BG-27", "BG-28"],
    severity: "fatal",
    cii: check(plainItems, isPlainIndicator),
  },
  "PEPPOL-EN16931-R043-2": { terms: ["BT-147"], severity: "fatal", cii: check(priceAllowances, isPlainIndicator) },
});

export function onInvoice(terms: Rule["terms"], holds: (invoice: Invoice, document: Bound) => boolean): Rule {
  return { terms, severity: "fatal", ubl: check(invoices, holds) };
}

/** The specification is one, or what is made of it; an extension is named behind its identifier. */
export function beginsWith(approved: string) {
  return (invoice: Invoice) => {
    const id = normalize(textNode(leaves(invoice, "specificationIdentifier")));
    return id.startsWith(approved) && !id.includes("::");
  };
}

/** Empty elements; CII's header delivery, which the schema asks for, may be empty under its usual name. */
function emptyElements(document: Bound): readonly Empty[] {
  return document.syntax === "cii"
    ? document.empty.filter((it) => it.raw !== "ram:ApplicableHeaderTradeDelivery")
    : document.empty;
}

/** In UBL every cac:Party needs an electronic address of its own, in CII the party. */
function addressRule(terms: Rule["terms"], of: typeof buyers): Rule {
  const elements = (document: Bound) => across(of(document), "partyElement");
  return apart(
    terms,
    check(elements, (element) => {
      const { parent } = element;
      return isKind(parent, "party") &&
        inside(element, leaves(parent, "partyElement"), leaves(parent, "electronicAddress")).length > 0;
    }),
    check(of, (party) => exists(party, "electronicAddress")),
  );
}

function taxCurrencies(document: Bound): readonly Leaf[] {
  return coded(document, "taxCurrency");
}

/** Fires too when both are blank. */
function differsFromCurrency(leaf: Leaf): boolean | Failure {
  const currency = isKind(leaf.parent, "invoice") ? textNode(leaves(leaf.parent, "currency")) : "";
  return normalize(textNode([leaf])) !== normalize(currency) || { at: leaf, actual: normalize(leaf.text) };
}

/** A factor without a base amount (R041), or a base amount without a factor (R042). */
function factorOnly(factor: boolean): Check {
  return check(
    where("allowanceCharge", (item) =>
      isFactorRule(item) && exists(item, "percentage") === factor &&
      exists(item, "baseAmount") === !factor),
    () => false,
  );
}

/** Of the rules on an allowance or charge the first that matches runs: where R041 or R042 fails, R040 and R043 do not run. */
function plainItems(document: Bound): readonly Item[] {
  return allOf(document, "allowanceCharge").filter((item) =>
    isFactorRule(item) && exists(item, "percentage") === exists(item, "baseAmount")
  );
}

function isPlainIndicator(item: Item): boolean {
  return ["true", "false"].includes(normalize(textNode(leaves(item, "indicator"))));
}

/** A missing amount counts as 0. */
function factorFits(item: Item, slack: Decimal): boolean | Failure {
  if (!exists(item, "percentage")) return true;
  const amount = decimal(item, "amount") ?? Decimal.zero;
  const base = decimal(item, "baseAmount") ?? Decimal.zero;
  const expected = base.times(decimal(item, "percentage") ?? Decimal.zero).dividedByPowerOfTen(2);
  if (!amount.minus(expected).abs().greaterThan(slack)) return true;
  return { ...placeOf(leaves(item, "amount")), expected: expected.round(2).toString() };
}

function netFits(line: Group<"line">, expected: Decimal, slack: Decimal): boolean | Failure {
  const stated = decimal(line, "netAmount") ?? Decimal.zero;
  if (!stated.minus(expected).abs().greaterThan(slack)) return true;
  return { ...placeOf(leaves(line, "netAmount")), expected: expected.round(2).toString() };
}

/** A line's document reference is an invoiced object (type code 130). */
function referencesObject(line: Group<"line">): boolean {
  const documents = groups(line, "documents");
  return documents.length === 0 ||
    across(documents, "typeCode").some((code) => code.text === "130");
}

/** Every amount but the VAT total in the accounting currency. */
export function isInCurrency(leaf: Leaf, { root }: Bound): boolean {
  return leaves(root, "currency").some((currency) => currency.text === leaf.attribute("currencyID"));
}

export function amountsInCurrency(document: Bound): readonly Leaf[] {
  const subtotals = new Set(coded(document, "subtotalTax"));
  return coded(document, "amount").filter((leaf) =>
    leaf.element !== "cbc:TaxAmount" || subtotals.has(leaf) ||
    (isKind(leaf.parent, "taxTotal") && has(leaf.parent, "vatBreakdown"))
  );
}
