/** Totals by EXTENDED-CTC-FR in CII. */
import { Decimal } from "../../../../model/decimal.ts";
import { asks, decimalAt, has, type Holds, sumOf } from "../../../paths/asks.ts";
import { select } from "../../../paths/path.ts";
import { on, type Place, rule } from "../../../paths/row.ts";
import { type Scene, valuesAt } from "../../../paths/scene.ts";
import { type Node } from "../../../paths/tree.ts";
import { type Breakdown, known } from "./sums.ts";
import { AMOUNT, amountsOf, counted, HEADER, LINE, ROOT, SETTLEMENT } from "./cii_lines.ts";

const TOTALS = "ram:SpecifiedTradeSettlementHeaderMonetarySummation";

export const CHARGE = "ram:SpecifiedTradeAllowanceCharge";

const LOGISTICS = "ram:SpecifiedLogisticsServiceCharge";

export const TAX = "ram:ApplicableTradeTax";

export const [isTrue, isFalse] = [
  "ram:ChargeIndicator/udt:Indicator~=true,1",
  "ram:ChargeIndicator/udt:Indicator~=false,0",
];

const [saysTrue, saysFalse] = ["ram:ChargeIndicator/udt:Indicator=true", "ram:ChargeIndicator/udt:Indicator=false"];

const chargesOf = (indicator: string) => ({ root }: Scene) =>
  select(root, known(`${SETTLEMENT}/${CHARGE}[${indicator}]`));

const logistics = ({ root }: Scene) => select(root, known(`${SETTLEMENT}/${LOGISTICS}`));

export const breakdown: Breakdown = {
  summed: [
    { amount: AMOUNT, category: `ram:SpecifiedLineTradeSettlement/${TAX}`, sign: 1, of: counted },
    { amount: "ram:ActualAmount", category: "ram:CategoryTradeTax", sign: -1, of: chargesOf(isFalse) },
    { amount: "ram:ActualAmount", category: "ram:CategoryTradeTax", sign: 1, of: chargesOf(isTrue) },
    { amount: "ram:AppliedAmount", category: "ram:AppliedTradeTax", sign: 1, of: logistics },
  ],
  code: "ram:CategoryCode",
  tidies: false,
  rate: "ram:RateApplicablePercent",
  reason: "ram:ExemptionReason",
  reasonCode: "ram:ExemptionReasonCode",
  basis: "ram:BasisAmount",
  tax: "ram:CalculatedAmount",
  asDoubles: false,
  prefix: "BR-FXEXT",
};

interface Sums {
  readonly lines: Decimal;
  readonly allowances: Decimal;
  readonly charges: Decimal;
  readonly counts: readonly [all: number, lines: number, allowances: number, charges: number];
}

const summed = new WeakMap<Node, Sums>();

/** What the lines beside some totals add up to, with all allowances and charges. */
function sumsBeside(totals: Node, scene: Scene): Sums {
  const transaction = totals.parent?.parent ?? scene.root;
  const sums = summed.get(transaction) ?? sumsIn(transaction, scene);
  summed.set(transaction, sums);
  return sums;
}

function sumsIn(transaction: Node, scene: Scene): Sums {
  const [less, more, freight] = [chargesOf(saysFalse)(scene), chargesOf(saysTrue)(scene), logistics(scene)];
  const sum = (nodes: readonly Node[], path: string) => sumOf(amountsOf(nodes, path)).round(2);
  const lines = counted(scene).filter((it) => it.parent === transaction);
  return {
    lines: sum(lines, AMOUNT),
    allowances: sum(less, "ram:ActualAmount"),
    charges: sum(more, "ram:ActualAmount").plus(sum(freight, "ram:AppliedAmount")),
    counts: [select(transaction, known(LINE)).length, lines.length, less.length, more.length + freight.length],
  };
}

const at = (path: string) => (node: Node) => decimalAt(node, known(path));

function isNear(value: Decimal, cents: number): boolean {
  return !value.abs().greaterThan(Decimal.of(cents).dividedByPowerOfTen(2));
}

const most = ({ counts: [, lines, allowances, charges] }: Sums) => lines + allowances + charges;

/** Without the amount, and without what it adds up, there is nothing to say. */
function nearSum(path: string, indicator: string, of: (sums: Sums) => readonly [sum: Decimal, count: number]): Holds {
  return (node, scene) => {
    if (!has(`${path} | ${ROOT}/${SETTLEMENT}/${CHARGE}[${indicator}]`)(node, scene)) return true;
    const [stated, [sum, count]] = [at(path)(node), of(sumsBeside(node, scene))];
    return stated !== undefined && isNear(stated.minus(sum), count);
  };
}

export const totals: Place = on(
  `//${HEADER}/${TOTALS} | //${TOTALS}`,
  rule(
    "BR-FREXT-CO-10",
    ["BT-106"],
    asks(
      (node, scene) => {
        const [stated, { lines, counts }] = [at("ram:LineTotalAmount")(node), sumsBeside(node, scene)];
        return stated !== undefined && isNear(stated.minus(lines), counts[0]);
      },
      "ram:LineTotalAmount",
      "100.00",
    ),
  ),
  rule(
    "BR-FREXT-CO-11",
    ["BT-107"],
    asks(
      nearSum("ram:AllowanceTotalAmount", saysFalse, (it) => [it.allowances, it.counts[2]]),
      "ram:AllowanceTotalAmount",
      "0.00",
    ),
  ),
  rule(
    "BR-FREXT-CO-12",
    ["BT-108"],
    asks(
      nearSum("ram:ChargeTotalAmount", saysTrue, (it) => [it.charges, it.counts[3]]),
      "ram:ChargeTotalAmount",
      "0.00",
    ),
  ),
  rule(
    "BR-FREXT-CO-13",
    ["BT-109"],
    asks(
      (node, scene) => {
        const [stated, sums] = [at("ram:TaxBasisTotalAmount")(node), sumsBeside(node, scene)];
        return stated !== undefined &&
          isNear(stated.minus(sums.lines).plus(sums.allowances).minus(sums.charges), most(sums));
      },
      "ram:TaxBasisTotalAmount",
      "100.00",
    ),
  ),
  rule(
    "BR-FREXT-CO-15",
    ["BT-112"],
    asks(
      (node, scene) => {
        const currencies = select(node, known("../ram:InvoiceCurrencyCode"));
        const own = valuesAt(node, known("../ram:InvoiceCurrencyCode"));
        const taxes = select(node, known("ram:TaxTotalAmount")).filter((it) =>
          "attributes" in it && own.includes(it.attributes?.["currencyID"] ?? "")
        );
        const [net, whole] = [at("ram:TaxBasisTotalAmount")(node), at("ram:GrandTotalAmount")(node)];
        const [tax] = taxes.map((it) => decimalAt(it, known(".")));
        if (currencies.length === 0 || net === undefined || whole === undefined || tax === undefined) return false;
        return taxes.length === 1
          ? isNear(whole.minus(tax).minus(net), most(sumsBeside(node, scene)))
          : net.equals(whole);
      },
      "ram:GrandTotalAmount",
      "100.00",
    ),
  ),
);
