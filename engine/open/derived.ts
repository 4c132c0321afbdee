/**
 * What an invoice leaves out because it follows from the fields next to it: the amount of an allowance or charge from its
 * percentage and base, the net price from the gross price and its discount (EN 16931-1, BT-146), the rate of a VAT category
 * that has none but zero. What is stated stays, so that the rules can compare.
 */
import { Decimal } from "../model/decimal.ts";
import type { ModelGroup } from "../model/model.ts";
import { decimalOf } from "../model/numeric.ts";

/** Fills in what follows, before anything is added up. */
export function fillDerived(invoice: ModelGroup): void {
  const lines = invoice.items("lines");
  for (const group of [invoice, ...lines]) {
    for (const item of [...group.items("allowances"), ...group.items("charges")]) {
      fillAmount(item);
      if (group === invoice) fillRate(item);
    }
  }
  for (const line of lines) {
    fillPrice(line);
    fillRate(line);
  }
}

/** BT-92 = BT-93 × BT-94 %, and so for charges (BT-99) and in lines (BT-136, BT-141). */
function fillAmount(item: ModelGroup): void {
  if (item.value("amount") !== undefined) return;
  const [base, percentage] = [decimalOf(item.value("baseAmount")), decimalOf(item.value("percentage"))];
  if (base === undefined || percentage === undefined) return;
  const amount = base.times(percentage).shift(-2).roundHalfAway(2).pad(2);
  item.add("amount", { text: amount.toString(), place: item.place });
}

/** BT-146 = BT-148 − BT-147. */
function fillPrice(line: ModelGroup): void {
  const gross = decimalOf(line.value("grossPrice"));
  if (line.value("unitPrice") !== undefined || gross === undefined) return;
  const discount = line.value("priceDiscount");
  const off = discount === undefined ? Decimal.zero : decimalOf(discount);
  if (off !== undefined) line.add("unitPrice", { text: gross.minus(off).toString(), place: line.place });
}

/** Categories whose rate is zero wherever it is stated (BR-Z-05, BR-E-05, BR-AE-05, BR-IC-05, BR-G-05 and their kin). */
const unrated: ReadonlySet<string> = new Set(["Z", "E", "AE", "K", "G"]);

/** What is not subject to VAT (O) has no rate at all (BR-O-05), and so needs none. */
function fillRate(item: ModelGroup): void {
  if (item.value("vatRate") !== undefined || !unrated.has(item.value("vatCategory")?.text ?? "")) return;
  item.add("vatRate", { text: "0", place: item.place });
}
