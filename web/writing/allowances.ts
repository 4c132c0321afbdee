/**
 * Allowances as an invoice has them, out of what is entered: a percentage or an amount, off a line (BG-27) or off the whole
 * invoice (BG-20). One off the invoice is shared out to the VAT categories and rates of its lines, each its part.
 */
import { Decimal } from "../../engine/model/decimal.ts";
import { type Json, type JsonObject, listAt, textAt } from "./json.ts";

/** "Discount", in the codes for reasons (UNTDID 5189): so that a reason in words is nobody's duty (BR-33, BR-42). */
const DISCOUNT = "95";

/** Completes the allowances of an invoice in place. One with neither a percentage nor an amount does not count. */
export function completeAllowances(invoice: JsonObject): void {
  const lines = listAt(invoice, "lines");
  for (const line of lines) {
    const [entered] = listAt(line, "allowances");
    delete line["allowances"];
    if (entered !== undefined && says(entered)) line["allowances"] = [offLine(entered, line)];
  }
  const [entered] = listAt(invoice, "allowances");
  delete invoice["allowances"];
  if (entered !== undefined && says(entered)) invoice["allowances"] = offInvoice(entered, lines);
}

function says(allowance: JsonObject): boolean {
  return textAt(allowance, "percentage") !== "" || textAt(allowance, "amount") !== "";
}

function offLine(entered: JsonObject, line: JsonObject): JsonObject {
  const gross = grossOf(line);
  const base = textAt(entered, "percentage") === "" || gross === undefined ? {} : { baseAmount: cents(gross) };
  return { ...entered, ...base, reasonCode: DISCOUNT };
}

interface Share {
  readonly category: JsonObject;
  net: Decimal;
}

function offInvoice(entered: JsonObject, lines: readonly JsonObject[]): Json[] {
  const shares = sharesOf(lines);
  const amounts = textAt(entered, "amount") === "" ? [] : sharedOut(textAt(entered, "amount"), shares);
  return shares.map(({ category, net }, at) => {
    const amount = amounts[at] === undefined ? {} : { amount: amounts[at] };
    const base = textAt(entered, "percentage") === "" ? {} : { baseAmount: cents(net) };
    return { ...entered, ...amount, ...base, ...category, reasonCode: DISCOUNT };
  });
}

/** The lines by VAT category and rate, with what they come to. */
function sharesOf(lines: readonly JsonObject[]): readonly Share[] {
  const shares = new Map<string, Share>();
  for (const line of lines) {
    const [category, rate] = [textAt(line, "vatCategory"), textAt(line, "vatRate")];
    const key = `${category} ${Decimal.parse(rate)?.toShortString() ?? rate}`;
    const share = shares.get(key) ??
      { category: { vatCategory: category, ...(rate === "" ? {} : { vatRate: rate }) }, net: Decimal.zero };
    share.net = share.net.plus(netOf(line));
    shares.set(key, share);
  }
  return [...shares.values()];
}

/** An amount in parts like those of the net amounts, to the cent; what rounding leaves is in the last. */
function sharedOut(text: string, shares: readonly Share[]): readonly string[] {
  const amount = Decimal.parse(text);
  const whole = Decimal.sum(shares.map(({ net }) => net));
  // A text that is not a number is reported at its field, and nothing cannot be divided.
  if (shares.length < 2 || amount === undefined || whole.isZero()) return shares.map((_, at) => at === 0 ? text : "0");
  let left = amount;
  return shares.map(({ net }, at) => {
    const part = at === shares.length - 1 ? left : amount.times(net).divide(whole).roundHalfAway(2);
    left = left.minus(part);
    return cents(part);
  });
}

/** BT-129 × BT-146; undefined where one of them is no number yet. */
function grossOf(line: JsonObject): Decimal | undefined {
  const [quantity, price] = [Decimal.parse(textAt(line, "quantity")), Decimal.parse(textAt(line, "unitPrice"))];
  return quantity === undefined || price === undefined ? undefined : quantity.times(price);
}

/** BT-131, as it will be worked out. */
function netOf(line: JsonObject): Decimal {
  const gross = grossOf(line) ?? Decimal.zero;
  const [allowance = {}] = listAt(line, "allowances");
  const [stated, base, share] = ["amount", "baseAmount", "percentage"].map((it) =>
    Decimal.parse(textAt(allowance, it))
  );
  const off = stated ?? base?.times(share ?? Decimal.zero).shift(-2).roundHalfAway(2) ?? Decimal.zero;
  return gross.minus(off).roundHalfAway(2);
}

function cents(amount: Decimal): string {
  return amount.roundHalfAway(2).pad(2).toString();
}
