/**
 * What an invoice leaves out because it follows from the fields next to it: the amount of an allowance or charge from its
 * percentage and base, the net price from the gross price and its discount (EN 16931-1, BT-146), the rate of a VAT category
 * that has none but zero. What is stated stays, because percentages and prices are often rounded; where it is another amount
 * than what follows, that is noted.
 */
import { Decimal } from "../model/decimal.ts";
import type { Faults, InputFault } from "../model/faults.ts";
import type { ModelGroup, ModelValue } from "../model/model.ts";
import { decimalOf } from "../model/numeric.ts";
import type { GroupId, TermId } from "../model/terms.ts";

/** Fills in what follows, before anything is added up. */
export function fillDerived(invoice: ModelGroup, faults?: Faults): void {
  const lines = invoice.items("lines");
  const derive = new Derived(faults);
  for (const group of [invoice, ...lines]) {
    const [allowance, charge] = group === invoice ? ["BT-92", "BT-99"] as const : ["BT-136", "BT-141"] as const;
    for (const item of group.items("allowances")) derive.amount(item, allowance);
    for (const item of group.items("charges")) derive.amount(item, charge);
  }
  for (const line of lines) derive.price(line);
  for (const item of [...lines, ...invoice.items("allowances"), ...invoice.items("charges")]) fillRate(item);
}

/** What rounded percentages may make of an amount, as Peppol has it (PEPPOL-EN16931-R040). */
const slack = Decimal.of(2).shift(-2);

class Derived {
  constructor(readonly faults: Faults | undefined) {}

  /** BT-92 = BT-93 × BT-94 %, and so for charges (BT-99) and in lines (BT-136, BT-141). */
  amount(item: ModelGroup, term: TermId): void {
    const [base, percentage] = [decimalOf(item.value("baseAmount")), decimalOf(item.value("percentage"))];
    if (base === undefined || percentage === undefined) return;
    this.#settle(item, "amount", term, base.times(percentage).shift(-2).roundHalfAway(2), slack);
  }

  /** BT-146 = BT-148 − BT-147. */
  price(line: ModelGroup): void {
    const gross = decimalOf(line.value("grossPrice"));
    const discount = line.value("priceDiscount");
    const off = discount === undefined ? Decimal.zero : decimalOf(discount);
    if (gross !== undefined && off !== undefined) {
      this.#settle(line, "unitPrice", "BT-146", gross.minus(off), Decimal.zero);
    }
  }

  #settle(of: ModelGroup, name: string, term: TermId, amount: Decimal, slack: Decimal): void {
    const stated = of.value(name);
    if (stated === undefined) of.add(name, { text: amount.toString(), place: of.place });
    else if (decimalOf(stated)?.minus(amount).abs().greaterThan(slack) === true) {
      this.faults?.add(difference(term, stated, amount));
    }
  }
}

/** What is stated, and what follows from the other figures. */
export function difference(field: TermId | GroupId, { text, place }: ModelValue, amount: Decimal): InputFault {
  return { id: "ATW-AMOUNT-DIFFERS", place, field, actual: text, expected: amount.toString() };
}

/** Categories whose rate is zero wherever it is stated (BR-Z-05, BR-E-05, BR-AE-05, BR-IC-05, BR-G-05 and their kin). */
const unrated: ReadonlySet<string> = new Set(["Z", "E", "AE", "K", "G"]);

/** What is not subject to VAT (O) has no rate at all (BR-O-05): a rate of zero says the same. */
function fillRate(item: ModelGroup): void {
  const [rate, category = ""] = [item.value("vatRate"), item.value("vatCategory")?.text];
  if (rate === undefined && unrated.has(category)) item.add("vatRate", { text: "0", place: item.place });
  else if (category === "O" && decimalOf(rate)?.isZero() === true) item.terms.delete("vatRate");
}
