/**
 * What an invoice's lines, allowances and charges add up to: line net amounts, VAT breakdown and document totals (EN 16931-1,
 * clause 6.4.2 and annex A), filled in where the JSON does not state them. What it states stays, so that the rules can compare;
 * where it is not what was worked out, that is noted, because an invoice that is written states nothing else.
 */
import { fillDerived } from "./derived.ts";
import { Decimal } from "../model/decimal.ts";
import type { InputFault } from "../model/faults.ts";
import { ModelGroup, type ModelValue } from "../model/model.ts";
import { decimalOf } from "../model/numeric.ts";
import { type GroupId, type TermId, termRows } from "../model/terms.ts";
import { EXTENSION } from "../rules/xrechnung/scenarios.ts";
import { defaultReasons } from "../texts/default_reasons.ts";

export interface Filled {
  /** Places of the lines that have no net amount because they lack a number to work it out from. */
  readonly incomplete: ReadonlySet<number>;
  /** Stated amounts of the totals and of the VAT breakdown that are not what the invoice adds up to. */
  readonly differing: readonly InputFault[];
}

/** Completes an invoice in place. `reasons` are the exemption reasons (BT-120) that the input gives by VAT category. */
export function fillTotals(invoice: ModelGroup, reasons: ReadonlyMap<string, ModelValue>): Filled {
  fillDerived(invoice);
  const unknown = invoice.items("lines").filter((line) => !fillNetAmount(line)).map(({ place }) => place);
  const differing: InputFault[] = [];
  const parts = partsOf(invoice);
  if (invoice.items("vatBreakdown").length === 0) addBreakdown(invoice, parts, reasons);
  else compareBreakdown(invoice, parts, reasons, differing);
  if (invoice.items("totals").length === 0) invoice.addGroup("totals", new ModelGroup(invoice.place));
  for (const totals of invoice.items("totals")) fillDocumentTotals(totals, invoice, differing);
  return { incomplete: new Set(unknown), differing };
}

function state(into: ModelGroup, term: TermId, amount: Decimal): void {
  const { name } = termRows[term];
  if (into.value(name) === undefined) {
    into.add(name, { text: amount.roundHalfAway(2).pad(2).toString(), place: into.place });
  }
}

/** Notes a stated amount that is another than this, and fills in one that is not stated. */
function settle(of: ModelGroup, term: TermId, amount: Decimal, differing: InputFault[]): void {
  compare(of, term, amount, differing);
  state(of, term, amount);
}

/** Notes a stated amount that is another than this. */
function compare(of: ModelGroup, term: TermId, amount: Decimal, differing: InputFault[]): void {
  const stated = of.value(termRows[term].name);
  const rounded = amount.roundHalfAway(2);
  if (stated === undefined || decimalOf(stated)?.equals(rounded) !== false) return;
  differing.push(difference(term, stated.place, stated.text, rounded));
}

function difference(field: TermId | GroupId, place: number, actual: string, amount: Decimal): InputFault {
  return { id: "ATW-AMOUNT-DIFFERS", place, field, actual, expected: amount.pad(2).toString() };
}

/** The number that a group states; zero where it states none, or none that can be read. */
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

function addBreakdown(
  invoice: ModelGroup,
  parts: ReadonlyMap<string, Part>,
  reasons: ReadonlyMap<string, ModelValue>,
): void {
  for (const counted of parts.values()) {
    const { category, rate } = counted;
    const part = new ModelGroup(invoice.place);
    for (const [term, amount] of amountsOf(counted)) state(part, term, amount);
    part.add("vatCategory", { text: category.text, place: invoice.place });
    addRate(part, category.text, rate);
    fillReason(part, reasons, true);
    invoice.addGroup("vatBreakdown", part);
  }
}

type Amounts = readonly [taxable: readonly [TermId, Decimal], tax: readonly [TermId, Decimal]];

function amountsOf({ rate, taxable }: Pick<Part, "rate" | "taxable">): Amounts {
  const base = taxable.roundHalfAway(2);
  return [["BT-116", base], ["BT-117", base.times(decimalOf(rate) ?? Decimal.zero).shift(-2)]];
}

/** A breakdown that is stated leaves nothing out, and nothing in it comes from nowhere. */
function compareBreakdown(
  invoice: ModelGroup,
  parts: ReadonlyMap<string, Part>,
  reasons: ReadonlyMap<string, ModelValue>,
  differing: InputFault[],
): void {
  const stated = Map.groupBy(invoice.items("vatBreakdown"), (part) => {
    const category = part.value("vatCategory");
    return category === undefined ? "" : keyOf(category, part.value("vatRate"));
  });
  for (const part of invoice.items("vatBreakdown")) fillReason(part, reasons, false);
  for (const [key, own] of stated) if (key !== "") compareParts(own, parts.get(key), differing);
  for (const [key, { taxable }] of parts) {
    if (!stated.has(key)) differing.push(difference("BG-23", invoice.place, "", taxable.roundHalfAway(2)));
  }
}

/** The stated parts of a category and rate; there are several where the reasons for an exemption differ. */
function compareParts(own: readonly ModelGroup[], counted: Part | undefined, differing: InputFault[]): void {
  const [first, second] = own;
  if (first === undefined) return;
  if (second === undefined && counted !== undefined) {
    for (const [term, amount] of amountsOf(counted)) settle(first, term, amount, differing);
    return;
  }
  const [stated, taxable] = [sum(own, "taxableAmount"), (counted?.taxable ?? Decimal.zero).roundHalfAway(2)];
  if (!stated.equals(taxable)) {
    const { place } = first.value("taxableAmount") ?? first;
    differing.push(difference("BT-116", place, stated.toString(), taxable));
  }
  for (const part of own) {
    const [, [term, tax]] = amountsOf({ rate: part.value("vatRate"), taxable: amountIn(part, "taxableAmount") });
    compare(part, term, tax, differing);
  }
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

/** BG-22. Each total follows from those before it, as stated, so that one wrong total gives one finding. */
function fillDocumentTotals(totals: ModelGroup, invoice: ModelGroup, differing: InputFault[]): void {
  const fill = (term: TermId, amount: Decimal) => settle(totals, term, amount, differing);
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
  const extended = invoice.value("specificationIdentifier")?.text === EXTENSION;
  return extended ? sum(invoice.items("thirdPartyPayments"), "amount") : Decimal.zero;
}
