/** What of the VAT of an invoice is said in every syntax, whatever the official rules say of it: their sets take any rate, and category B. */
import { Decimal } from "../../model/decimal.ts";
import { allOf, type Bound, type Leaf, leaves } from "../../syntax/bound.ts";
import { decimalOf, isDecimal, normalize } from "../../syntax/values.ts";
import { isVat } from "../kit/select.ts";

export type VatFaultId = "ATW-VAT-CATEGORY-B" | "ATW-VAT-RATE-OUT-OF-RANGE" | "ATW-VAT-RATE-FRACTION";

export interface VatFault {
  readonly id: VatFaultId;
  readonly at: Leaf;
}

/** The categories and rates of lines, allowances, charges and breakdowns that no invoice checked here may have, in document order. */
export function* vatFaults(document: Bound): Iterable<VatFault> {
  for (const category of allOf(document, "taxCategory")) {
    if (!isVat(category)) continue;
    for (const at of leaves(category, "vatCategory")) {
      if (normalize(at.text) === "B") yield { id: "ATW-VAT-CATEGORY-B", at };
    }
    for (const at of leaves(category, "vatRate")) {
      const id = isDecimal(at) ? faultOf(decimalOf(at)) : undefined;
      if (id !== undefined) yield { id, at };
    }
  }
}

const one = Decimal.of(1);
const hundred = Decimal.of(100);

/** A rate between 0 and 1 is nearly always a share where per cent are meant: 0.19 for 19. */
function faultOf(rate: Decimal): VatFaultId | undefined {
  if (rate.isNegative() || rate.greaterThan(hundred)) return "ATW-VAT-RATE-OUT-OF-RANGE";
  return !rate.isZero() && rate.lessThan(one) ? "ATW-VAT-RATE-FRACTION" : undefined;
}
