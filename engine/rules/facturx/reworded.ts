/**
 * Rules of EN 16931 that Factur-X words otherwise. It asks each of them of every element, where the rules of EN 16931 for CII
 * pass over the parts of the breakdown that a rule on their category was asked of. Some it asks less of: where a level
 * does not promise all of EN 16931, that is what counts.
 */
import { Decimal } from "../../model/decimal.ts";
import type { GroupId, TermId } from "../../model/terms.ts";
import { normalize } from "../../syntax/values.ts";
import type { Report } from "../kit/sweep.ts";
import { isCompliant, type Level } from "./levels.ts";
import { otherRules } from "./outlines.ts";
import { at, decimal, has, is, text, Unread } from "./read.ts";
import { type Element, valueOf } from "../paths/tree.ts";

/** Something must be in each element that there is, but for the lowest levels. */
export const EMPTY = "PEPPOL-EN16931-R008";

interface Reworded {
  readonly id: string;
  /** The name of the elements that it is asked of. */
  readonly on: string;
  /** The element that they must be in. */
  readonly within?: string;
  readonly term: TermId | GroupId;
  readonly holds: (of: Element) => boolean;
  /** The engine asks it of all others. */
  readonly also?: (of: Element) => boolean;
}

const TAX = "ram:ApplicableTradeTax";
const SETTLEMENT = "ram:ApplicableHeaderTradeSettlement";
const TRANSACTION = "rsm:SupplyChainTradeTransaction";
const CLASSIFICATION = "SpecifiedTradeProduct/DesignatedProductClassification";
const CLASS = `${CLASSIFICATION}/ClassCode`;

const rewordedRules: readonly Reworded[] = [
  { id: "BR-17", on: "ram:PayeeTradeParty", term: "BT-59", holds: (payee) => has(payee, "Name"), also: () => false },
  {
    id: "BR-47",
    on: TAX,
    within: SETTLEMENT,
    term: "BT-118",
    holds: (tax) => has(tax, "CategoryCode"),
    also: isPassedOver,
  },
  {
    id: "BR-48",
    on: TAX,
    within: SETTLEMENT,
    term: "BT-119",
    holds: (tax) => has(tax, "RateApplicablePercent") || is(tax, "CategoryCode", "O"),
    also: isPassedOver,
  },
  {
    id: "BR-CO-03",
    on: TAX,
    within: SETTLEMENT,
    term: "BT-7",
    holds: (tax) => !has(tax, "TaxPointDate") || !has(tax, "DueDateTypeCode"),
    also: isPassedOver,
  },
  { id: "BR-CO-17", on: TAX, within: SETTLEMENT, term: "BT-117", holds: isTaxed, also: isPassedOver },
  {
    id: "BR-DEC-19",
    on: TAX,
    within: SETTLEMENT,
    term: "BT-116",
    holds: (tax) => hasCents(tax, "BasisAmount"),
    also: isPassedOver,
  },
  {
    id: "BR-DEC-20",
    on: TAX,
    within: SETTLEMENT,
    term: "BT-117",
    holds: (tax) => hasCents(tax, "CalculatedAmount"),
    also: isPassedOver,
  },
  {
    id: "BR-65",
    on: "ram:IncludedSupplyChainTradeLineItem",
    term: "BT-158",
    holds: (line) =>
      !has(line, CLASSIFICATION) || at(line, CLASS).some((it) => (it.attributes?.["listID"] ?? "") !== ""),
    // The engine asks it of codes.
    also: (line) => !has(line, CLASS),
  },
  {
    id: "BR-CO-18",
    on: SETTLEMENT,
    within: TRANSACTION,
    term: "BG-23",
    holds: (settlement) => has(settlement, "ApplicableTradeTax"),
    // Of an invoice with lines, the engine asks it as a whole.
    also: ({ parent }) => parent !== undefined && isAskedHere(parent),
  },
  // Whatever a level promises, this is what is asked.
  { id: "CII-SR-470", on: "ram:SpecifiedTradeSettlementPaymentMeans", term: "BT-84", holds: hasOneAccount },
];

/** Whether a rule is one of these. */
export function isReworded(id: string): boolean {
  return rewordedRules.some((it) => it.id === id);
}

/** Those of them that a level asks here, and not of the engine; and one that Factur-X words so that nothing fails it. */
export function takenOver(level: Level): readonly string[] {
  const here = rewordedRules.filter(({ also }) => also === undefined || !isCompliant(level)).map(({ id }) => id);
  return [...here, "CII-SR-464"];
}

/** Judges a document by those of the rules that its level has. */
export function judgeReworded(top: Element, level: Level, report: Report): void {
  const asked = otherRules(level);
  const rules = rewordedRules.filter(({ id }) => asked.has(id));
  const visit = (element: Element): void => {
    if (element.judged) return;
    if (asked.has(EMPTY) && element.children.length === 0 && normalize(element.text) === "") {
      report({ id: EMPTY, offset: element.offset, actual: element.name });
    }
    for (const { id, on, within, term, holds, also } of rules) {
      if (element.name !== on || within !== undefined && element.parent?.name !== within) continue;
      if (also !== undefined && isCompliant(level) && !also(element)) continue;
      if (!attempt(holds, element)) report({ id, offset: element.offset, terms: [term] });
    }
    for (const child of element.children) visit(child);
  };
  visit(top);
}

/** Where the official rules stop at a value, ours fail there. */
function attempt(holds: (of: Element) => boolean, element: Element): boolean {
  try {
    return holds(element);
  } catch (error) {
    if (error instanceof Unread) return false;
    throw error;
  }
}

function isVat(tax: Element): boolean {
  return at(tax, "TypeCode").some((it) => normalize(valueOf(it)).toUpperCase() === "VAT");
}

/** The engine's rules are not asked of these, because one on their category is. */
function isPassedOver(tax: Element): boolean {
  return ["L", "M", "O"].some((code) => is(tax, "CategoryCode", code)) && isVat(tax);
}

/** The VAT amount is the taxable amount times the rate, within one unit of the currency. */
function isTaxed(tax: Element): boolean {
  const rate = isVat(tax) ? decimal(tax, "RateApplicablePercent") : undefined;
  const amount = decimal(tax, "CalculatedAmount");
  if (amount === undefined) return false;
  if (rate === undefined || rate.round(0).isZero()) return amount.round(0).isZero();
  const basis = decimal(tax, "BasisAmount");
  if (basis === undefined) return false;
  const due = basis.abs().times(rate).dividedByPowerOfTen(2).round(2);
  return !amount.abs().minus(due).abs().greaterThan(Decimal.of(1));
}

const askedHere = new WeakMap<Element, boolean>();

/**
 * Whether a transaction has no lines, or some settlement of it has a part of the VAT breakdown. It is worked out once, because
 * each settlement asks.
 */
function isAskedHere(transaction: Element): boolean {
  const known = askedHere.get(transaction) ??
    (has(transaction, "ApplicableHeaderTradeSettlement/ApplicableTradeTax") ||
      !has(transaction, "IncludedSupplyChainTradeLineItem"));
  askedHere.set(transaction, known);
  return known;
}

function hasCents(tax: Element, name: string): boolean {
  return at(tax, name).every((it) => {
    const value = valueOf(it);
    const point = value.indexOf(".");
    return point < 0 || [...value.slice(point + 1, point + 6)].length <= 2;
  });
}

/** A credit transfer goes to an IBAN or to another account, and not to both. */
function hasOneAccount(means: Element): boolean {
  // Of two codes none is looked at.
  if (at(means, "TypeCode").length > 1 || !["30", "58"].includes(text(means, "TypeCode"))) return true;
  const accounts = at(means, "PayeePartyCreditorFinancialAccount");
  return at(accounts, "IBANID").length > 0 !== at(accounts, "ProprietaryID").length > 0;
}
