/**
 * What an invoice's lines, allowances and charges add up to: line net amounts, VAT breakdown and document totals (EN 16931-1,
 * clause 6.4.2 and annex A), filled in where the JSON does not state them. What it states stays, for the rules to compare.
 */
import { Decimal } from "./model/decimal.ts";
import { ModelGroup, type ModelValue } from "./model/model.ts";
import { decimalOf } from "./model/numeric.ts";
import { defaultReasons } from "./texts/default_reasons.ts";

/**
 * Completes an invoice in place. `reasons` are the exemption reasons (BT-120) that the input gives by VAT category. Answers
 * the places of the lines that have no net amount because they lack a number to work it out from.
 */
export function fillTotals(invoice: ModelGroup, reasons: ReadonlyMap<string, ModelValue>): ReadonlySet<number> {
  const unknown = invoice.items("lines").filter((line) => !fillNetAmount(line)).map(({ place }) => place);
  if (invoice.items("vatBreakdown").length === 0) addBreakdown(invoice, reasons);
  else for (const part of invoice.items("vatBreakdown")) fillReason(part, reasons, false);
  if (invoice.items("totals").length === 0) invoice.addGroup("totals", new ModelGroup(invoice.place));
  for (const totals of invoice.items("totals")) fillDocumentTotals(totals, invoice);
  return new Set(unknown);
}

function state(into: ModelGroup, name: string, amount: Decimal | undefined): void {
  if (amount === undefined || into.value(name) !== undefined) return;
  into.add(name, { text: amount.round(2).pad(2).toString(), place: into.place });
}

/** The number that a group states; zero where it states none, or none that can be read. */
function amountIn(group: ModelGroup, name: string): Decimal {
  return decimalOf(group.value(name)) ?? Decimal.zero;
}

function sum(groups: readonly ModelGroup[], name: string): Decimal {
  return Decimal.sum(groups.map((group) => amountIn(group, name)));
}

/** BT-131 = quantity × price ÷ base quantity − allowances + charges. Answers false where a factor is missing. */
function fillNetAmount(line: ModelGroup): boolean {
  const quantity = decimalOf(line.value("quantity"));
  const price = decimalOf(line.value("unitPrice"));
  const base = line.value("baseQuantity");
  const per = base === undefined ? one : decimalOf(base);
  if (quantity === undefined || price === undefined || per === undefined) return line.value("netAmount") !== undefined;
  if (per.isZero()) return true;
  const gross = quantity.times(price);
  const net = (per.equals(one) ? gross : gross.divide(per))
    .minus(sum(line.items("allowances"), "amount")).plus(sum(line.items("charges"), "amount"));
  state(line, "netAmount", net);
  return true;
}

const one = Decimal.of(1);

/** The categories that may have several rates, each with a breakdown of its own; the others have one at 0 %. */
const rated = new Set(["S", "L", "M", "B"]);
/** Not subject to VAT: no rate at all (BR-48). */
const UNRATED = "O";

interface Part {
  readonly category: ModelValue;
  readonly rate: ModelValue | undefined;
  taxable: Decimal;
}

/** BG-23: taxable amounts and taxes by VAT category and rate, in the order in which the lines bring them up. */
function addBreakdown(invoice: ModelGroup, reasons: ReadonlyMap<string, ModelValue>): void {
  const parts = new Map<string, Part>();
  for (const line of invoice.items("lines")) count(parts, line, amountIn(line, "netAmount"));
  for (const charge of invoice.items("charges")) count(parts, charge, amountIn(charge, "amount"));
  for (const allowance of invoice.items("allowances")) count(parts, allowance, amountIn(allowance, "amount").negate());
  for (const { category, rate, taxable } of parts.values()) {
    const part = new ModelGroup(invoice.place);
    const base = taxable.round(2);
    const per = decimalOf(rate) ?? Decimal.zero;
    state(part, "taxableAmount", base);
    state(part, "taxAmount", base.times(per).shift(-2));
    part.add("vatCategory", { text: category.text, place: invoice.place });
    if (category.text !== UNRATED) addRate(part, category.text, rate);
    fillReason(part, reasons, true);
    invoice.addGroup("vatBreakdown", part);
  }
}

function count(parts: Map<string, Part>, item: ModelGroup, amount: Decimal): void {
  const category = item.value("vatCategory");
  if (category === undefined) return;
  const rate = item.value("vatRate");
  const key = rated.has(category.text) ? `${category.text} ${rateKey(rate)}` : category.text;
  const part = parts.get(key);
  if (part === undefined) parts.set(key, { category, rate, taxable: amount });
  else part.taxable = part.taxable.plus(amount);
}

/** The same text for equal rates: 19, 19.0 and 19.00 are one. */
function rateKey(rate: ModelValue | undefined): string {
  const text = decimalOf(rate)?.toString() ?? "";
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
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
function fillDocumentTotals(totals: ModelGroup, invoice: ModelGroup): void {
  const [allowances, charges] = [invoice.items("allowances"), invoice.items("charges")];
  state(totals, "lineExtensionAmount", sum(invoice.items("lines"), "netAmount"));
  if (allowances.length > 0) state(totals, "allowanceTotalAmount", sum(allowances, "amount"));
  if (charges.length > 0) state(totals, "chargeTotalAmount", sum(charges, "amount"));
  const stated = (name: string) => amountIn(totals, name);
  const net = stated("lineExtensionAmount").minus(stated("allowanceTotalAmount")).plus(stated("chargeTotalAmount"));
  state(totals, "taxExclusiveAmount", net);
  state(totals, "taxAmount", sum(invoice.items("vatBreakdown"), "taxAmount"));
  state(totals, "taxInclusiveAmount", stated("taxExclusiveAmount").plus(stated("taxAmount")));
  const due = stated("taxInclusiveAmount").minus(stated("prepaidAmount")).plus(stated("roundingAmount"));
  state(totals, "payableAmount", due);
}
