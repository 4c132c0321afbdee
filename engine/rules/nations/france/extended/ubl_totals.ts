/** Totals by EXTENDED-CTC-FR in UBL, which adds up as doubles. */
import { Decimal } from "../../../../model/decimal.ts";
import { numberOf } from "../../../../syntax/values.ts";
import { asks, decimalAt, has, type Holds } from "../../../paths/asks.ts";
import { select } from "../../../paths/path.ts";
import { on, type Place, rule } from "../../../paths/row.ts";
import { type Scene, valuesAt } from "../../../paths/scene.ts";
import { type Node } from "../../../paths/tree.ts";
import { type Breakdown, cents, hundredths, known } from "./sums.ts";
import { AMOUNT, amountsOf, counted } from "./ubl_lines.ts";

export const isTrue = "cbc:ChargeIndicator~=true,1";

const isFalse = "cbc:ChargeIndicator~=false,0";

const allowances = ({ root }: Scene) => select(root, known(`cac:AllowanceCharge[${isFalse}]`));

const charges = ({ root }: Scene) => select(root, known(`cac:AllowanceCharge[${isTrue}]`));

export const breakdown: Breakdown = {
  summed: [
    { amount: AMOUNT, category: "cac:Item/cac:ClassifiedTaxCategory", sign: 1, of: counted, byAmounts: true },
    { amount: "cbc:Amount", category: "cac:TaxCategory", sign: -1, of: allowances, byAmounts: true },
    { amount: "cbc:Amount", category: "cac:TaxCategory", sign: 1, of: charges, byAmounts: true },
  ],
  code: "cbc:ID",
  tidies: true,
  rate: "cbc:Percent",
  reason: "cbc:TaxExemptionReason",
  reasonCode: "cbc:TaxExemptionReasonCode",
  basis: "../cbc:TaxableAmount",
  tax: "../cbc:TaxAmount",
  asDoubles: true,
  prefix: "BR-FREXT",
};

interface Totals {
  readonly lines: number;
  readonly allowances: number;
  readonly charges: number;
  readonly counts: readonly [lines: number, allowances: number, charges: number];
}

function totalsIn(scene: Scene): Totals {
  const lines = amountsOf(counted(scene), AMOUNT);
  return {
    lines: cents(lines),
    allowances: cents(amountsOf(allowances(scene), "cbc:Amount")),
    charges: cents(amountsOf(charges(scene), "cbc:Amount")),
    counts: [lines.length, allowances(scene).length, charges(scene).length],
  };
}

const at = (path: string) => (node: Node) => decimalAt(node, known(path));

const asNumber = (value: Decimal) => numberOf(value.toString());

const rounded = (value: number) => Math.round(value * 100) / 100;

const exact = (value: number) => Decimal.fromDouble(value);

/** An amount is near a sum, with a cent for each that was added; without both there is nothing to say. */
function nearSum(
  path: string,
  indicator: string,
  sum: (totals: Totals) => number,
  most: (totals: Totals) => number,
): Holds {
  return (node, scene) => {
    if (!has(`${path} | ../cac:AllowanceCharge[${indicator}]`)(node, scene)) return true;
    const stated = at(path)(node);
    const totals = scene.once(totalsIn);
    if (stated === undefined) return false;
    return !stated.minus(exact(sum(totals))).abs().greaterThan(Decimal.of(most(totals)).dividedByPowerOfTen(2));
  };
}

const all = ({ counts }: Totals) => counts.reduce((sum, it) => sum + it, 0);

export const totals: Place = on(
  "cac:LegalMonetaryTotal",
  rule(
    "BR-FREXT-CO-10",
    ["BT-106"],
    asks(
      (node, scene) => {
        const [stated, { lines, counts }] = [at(AMOUNT)(node), scene.once(totalsIn)];
        return stated !== undefined && rounded(Math.abs(asNumber(stated) - lines)) <= hundredths(counts[0]);
      },
      AMOUNT,
      "100.00",
    ),
  ),
  rule(
    "BR-FREXT-CO-11",
    ["BT-107"],
    asks(
      nearSum("cbc:AllowanceTotalAmount", isFalse, (it) => it.allowances, (it) => it.counts[1]),
      "cbc:AllowanceTotalAmount",
      "0.00",
    ),
  ),
  rule(
    "BR-FREXT-CO-12",
    ["BT-108"],
    asks(
      nearSum("cbc:ChargeTotalAmount", isTrue, (it) => it.charges, (it) => it.counts[2]),
      "cbc:ChargeTotalAmount",
      "0.00",
    ),
  ),
  rule(
    "BR-FREXT-CO-13",
    ["BT-109"],
    asks(
      (node, scene) => {
        const [stated, sums] = [at("cbc:TaxExclusiveAmount")(node), scene.once(totalsIn)];
        if (stated === undefined) return false;
        return rounded(Math.abs(asNumber(stated) - sums.lines + sums.allowances - sums.charges)) <=
          hundredths(all(sums));
      },
      "cbc:TaxExclusiveAmount",
      "100.00",
    ),
  ),
  rule(
    "BR-FREXT-CO-15",
    ["BT-112"],
    asks(
      (node, scene) => {
        const currencies = valuesAt(scene.root, known("cbc:DocumentCurrencyCode"));
        const taxes = select(node, known("../cac:TaxTotal/cbc:TaxAmount")).filter((it) =>
          "attributes" in it && currencies.includes(it.attributes?.["currencyID"] ?? "")
        );
        if (taxes.length === 0) return true;
        const [tax] = taxes.map((it) => decimalAt(it, known(".")));
        const [whole, net] = [at("cbc:TaxInclusiveAmount")(node), at("cbc:TaxExclusiveAmount")(node)];
        if (whole === undefined || net === undefined || tax === undefined || taxes.length > 1) return false;
        return !whole.minus(tax).minus(net).abs().greaterThan(
          Decimal.of(all(scene.once(totalsIn))).dividedByPowerOfTen(2),
        );
      },
      "cbc:TaxInclusiveAmount",
      "100.00",
    ),
  ),
);
