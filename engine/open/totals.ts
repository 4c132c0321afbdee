/**
 * What an invoice's lines, allowances and charges add up to: line net amounts, VAT breakdown and document totals (EN 16931-1,
 * clause 6.4.2 and annex A), filled in where the JSON does not state them. What
 * it states stays, so that the rules can compare, or gives way to what was worked out; a difference is noted.
 */
import { grouped } from "../model/grouped.ts";
import { difference, fillDerived } from "./derived.ts";
import { Decimal } from "../model/decimal.ts";
import type { Faults, InputFault } from "../model/faults.ts";
import { ModelGroup, type ModelValue } from "../model/model.ts";
import { decimalOf } from "../model/numeric.ts";
import { type TermId, termRows } from "../model/terms.ts";
import { specificationOf } from "../model/specifications.ts";
import { defaultReasons } from "../texts/default_reasons.ts";

export interface Filled {
  /** Places of the lines that have no net amount because they lack a number to work it out from. */
  readonly incomplete: ReadonlySet<number>;
  /** Stated amounts of the totals and of the VAT breakdown that are not what the invoice adds up to. */
  readonly differing: readonly InputFault[];
}

/** Whether stated totals and VAT stay as they are, or give way to what is worked out. */
export type Amounts = "stated" | "computed";

/** Completes an invoice in place. `reasons` are the exemption reasons (BT-120) that the input gives by VAT category. */
export function fillTotals(
  invoice: ModelGroup,
  reasons: ReadonlyMap<string, ModelValue>,
  amounts: Amounts = "stated",
  faults?: Faults,
): Filled {
  fillDerived(invoice, faults);
  const unknown = invoice.items("lines").filter((line) => !fillNetAmount(line)).map(({ place }) => place);
  const figures = new Figures(amounts);
  const parts = partsOf(invoice);
  const stated = invoice.items("vatBreakdown").length > 0;
  if (stated) compareBreakdown(invoice, parts, figures);
  else for (const part of parts.values()) addPart(invoice, part);
  for (const part of invoice.items("vatBreakdown")) fillReason(part, reasons, !stated);
  if (invoice.items("totals").length === 0) invoice.addGroup("totals", new ModelGroup(invoice.place));
  for (const totals of invoice.items("totals")) fillDocumentTotals(totals, invoice, figures);
  return { incomplete: new Set(unknown), differing: figures.differing };
}

function state(into: ModelGroup, term: TermId, amount: Decimal, place = into.place): void {
  into.terms.set(termRows[term].name, [{ text: amount.roundHalfAway(2).pad(2).toString(), place }]);
}

/** Settles what is stated with what is worked out. */
class Figures {
  readonly differing: InputFault[] = [];

  constructor(readonly amounts: Amounts) {}

  /** Fills in an amount that is not stated; notes one that is another, and replaces it where that is wanted. */
  settle(of: ModelGroup, term: TermId, amount: Decimal): void {
    if (of.value(termRows[term].name) === undefined) state(of, term, amount);
    else this.compare(of, term, amount);
  }

  compare(of: ModelGroup, term: TermId, amount: Decimal): void {
    const stated = of.value(termRows[term].name);
    const rounded = amount.roundHalfAway(2);
    if (stated === undefined || decimalOf(stated)?.equals(rounded) !== false) return;
    this.differing.push(difference(term, stated, rounded));
    if (this.amounts === "computed") state(of, term, amount, stated.place);
  }
}

/** The number that a group states; zero if it states none, or one that cannot be read. */
function amountIn(group: ModelGroup, name: string): Decimal {
  return decimalOf(group.value(name)) ?? Decimal.zero;
}

function sum(groups: readonly ModelGroup[], name: string): Decimal {
  return Decimal.sum(groups.map((group) => amountIn(group, name)));
}

/**
 * BT-131 = quantity × price ÷ base quantity − allowances + charges; a stated one stays, because prices are often rounded.
 * Returns false if a factor is missing.
 */
function fillNetAmount(line: ModelGroup): boolean {
  if (line.value("netAmount") !== undefined) return true;
  const quantity = decimalOf(line.value("quantity"));
  const price = decimalOf(line.value("unitPrice"));
  const base = line.value("baseQuantity");
  const per = base === undefined ? one : decimalOf(base);
  if (quantity === undefined || price === undefined || per === undefined) return false;
  if (per.isZero()) return true;
  const gross = quantity.times(price);
  const net = (per.equals(one) ? gross : gross.divide(per))
    .minus(sum(line.items("allowances"), "amount")).plus(sum(line.items("charges"), "amount"));
  state(line, "BT-131", net);
  return true;
}

const one = Decimal.of(1);

/**
 * The categories that may have several rates, each with a breakdown of its own; the others have one at 0 %. What is not
 * subject to VAT (O) needs no rate (BR-48), but XRechnung asks for one (BR-DE-14).
 */
const rated = new Set(["S", "L", "M", "B"]);

interface Part {
  readonly category: ModelValue;
  readonly rate: ModelValue | undefined;
  taxable: Decimal;
}

/** The parts of BG-23: taxable amounts by VAT category and rate, in the order in which the lines bring them up. */
function partsOf(invoice: ModelGroup): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  for (const line of invoice.items("lines")) count(parts, line, amountIn(line, "netAmount"));
  for (const charge of invoice.items("charges")) count(parts, charge, amountIn(charge, "amount"));
  for (const allowance of invoice.items("allowances")) count(parts, allowance, amountIn(allowance, "amount").negate());
  return parts;
}

function addPart(invoice: ModelGroup, { category, rate, taxable }: Part): void {
  const part = new ModelGroup(invoice.place);
  state(part, "BT-116", taxable);
  part.add("vatCategory", { text: category.text, place: part.place });
  addRate(part, category.text, rate);
  state(part, "BT-117", taxOn(part));
  invoice.addGroup("vatBreakdown", part);
}

/** BT-117 = BT-116 × BT-119 %. */
function taxOn(part: ModelGroup): Decimal {
  return amountIn(part, "taxableAmount").times(amountIn(part, "vatRate")).shift(-2);
}

/** A breakdown that is stated leaves nothing out, and nothing in it comes from nowhere. */
function compareBreakdown(invoice: ModelGroup, parts: ReadonlyMap<string, Part>, figures: Figures): void {
  const stated = grouped(invoice.items("vatBreakdown"), (part) => {
    const category = part.value("vatCategory");
    return category === undefined ? "" : keyOf(category, part.value("vatRate"));
  });
  for (const [key, own] of stated) if (key !== "") compareParts(own, parts.get(key)?.taxable, figures);
  for (const [key, part] of parts) {
    if (stated.has(key)) continue;
    figures.differing.push(difference("BG-23", { text: "", place: invoice.place }, part.taxable.roundHalfAway(2)));
    if (figures.amounts === "computed") addPart(invoice, part);
  }
}

/** The stated parts of a category and rate. Where the reasons for an exemption differ there are several: the first makes up for a difference. */
function compareParts(own: readonly ModelGroup[], taxable: Decimal | undefined, figures: Figures): void {
  const [first, ...others] = own;
  if (first === undefined) return;
  const base = (taxable ?? Decimal.zero).minus(sum(others, "taxableAmount"));
  // What nothing in the invoice asks for is not completed.
  const how = taxable === undefined ? "compare" : "settle";
  figures[how](first, "BT-116", base);
  for (const part of own) figures[how](part, "BT-117", taxOn(part));
}

function count(parts: Map<string, Part>, item: ModelGroup, amount: Decimal): void {
  const category = item.value("vatCategory");
  if (category === undefined) return;
  const rate = item.value("vatRate");
  const key = keyOf(category, rate);
  const part = parts.get(key);
  if (part === undefined) parts.set(key, { category, rate, taxable: amount });
  else part.taxable = part.taxable.plus(amount);
}

function keyOf({ text }: ModelValue, rate: ModelValue | undefined): string {
  return rated.has(text) ? `${text} ${rateKey(rate)}` : text;
}

/** The same text for equal rates: 19, 19.0 and 19.00 are one. */
function rateKey(rate: ModelValue | undefined): string {
  return decimalOf(rate)?.toShortString() ?? "";
}

function addRate(part: ModelGroup, category: string, rate: ModelValue | undefined): void {
  const text = rate?.text ?? (rated.has(category) ? undefined : "0");
  if (text !== undefined) part.add("vatRate", { text, place: part.place });
}

/** A reason that the input gives for the category fills a breakdown without one; the usual one only a computed breakdown. */
function fillReason(part: ModelGroup, reasons: ReadonlyMap<string, ModelValue>, computed: boolean): void {
  const category = part.value("vatCategory")?.text ?? "";
  if (part.value("exemptionReason") !== undefined) return;
  const given = reasons.get(category);
  const usual = computed ? defaultReasons.get(category) : undefined;
  if (given !== undefined) part.add("exemptionReason", given);
  else if (usual !== undefined) part.add("exemptionReason", { text: usual, place: part.place });
}

/** BG-22. Each total follows from those before it; where these are as stated, one wrong total gives one finding. */
function fillDocumentTotals(totals: ModelGroup, invoice: ModelGroup, figures: Figures): void {
  const fill = (term: TermId, amount: Decimal) => figures.settle(totals, term, amount);
  const stated = (name: string) => amountIn(totals, name);
  fill("BT-106", sum(invoice.items("lines"), "netAmount"));
  for (const [items, term] of [["allowances", "BT-107"], ["charges", "BT-108"]] as const) {
    const list = invoice.items(items);
    if (list.length > 0 || totals.value(termRows[term].name) !== undefined) fill(term, sum(list, "amount"));
  }
  fill("BT-109", stated("lineExtensionAmount").minus(stated("allowanceTotalAmount")).plus(stated("chargeTotalAmount")));
  fill("BT-110", sum(invoice.items("vatBreakdown"), "taxAmount"));
  fill("BT-112", stated("taxExclusiveAmount").plus(stated("taxAmount")));
  const due = stated("taxInclusiveAmount").minus(stated("prepaidAmount")).plus(stated("roundingAmount"));
  fill("BT-115", due.plus(paidToOthers(invoice)));
}

/** By the XRechnung extension, what is paid to third parties is part of the amount due (BR-DEX-09). */
function paidToOthers(invoice: ModelGroup): Decimal {
  const extended = specificationOf(invoice.value("specificationIdentifier")?.text ?? "") === "xrechnung-extension";
  return extended ? sum(invoice.items("thirdPartyPayments"), "amount") : Decimal.zero;
}
