/** BR-FR Flux 2 in CII: how numbers are written, and which categories and rates of VAT there are. */
import { asks, has, type Holds, is, like, not, or, written } from "../../../paths/asks.ts";
import { pathOf } from "../../../paths/path.ts";
import { on, type Pattern, type Place, type Row, rule } from "../../../paths/row.ts";
import { one } from "../../../paths/scene.ts";
import { valueOf } from "../../../paths/tree.ts";
import { amount, percentage, places, price, quantity } from "./amounts.ts";
import { categories, rates } from "./forms.ts";
import { billed } from "./sellers.ts";
import { header, LINE, LINE_SETTLEMENT, ROOT, SETTLEMENT, STATUS } from "./cii_lines.ts";
import { amounts } from "./cii_places.ts";

const isSettled = billed(header, "9");

const PRICE = `${LINE}/ram:SpecifiedLineTradeAgreement`;

const VAT_CHARGE = `${ROOT}/${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax`;

const VAT_PART = `${ROOT}/${SETTLEMENT}/ram:ApplicableTradeTax`;

const VAT_LINE = `${LINE}/${LINE_SETTLEMENT}/ram:ApplicableTradeTax`;

export const decimals: readonly Pattern[] = [
  places("BR-FR-DEC-01", amounts, amount),
  places("BR-FR-DEC-02", [
    ["BT-129", `${LINE}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity`, "BT-129"],
    ["BT-149", `${PRICE}/ram:NetPriceProductTradePrice/ram:BasisQuantity`, "BT-149"],
  ], quantity),
  places("BR-FR-DEC-03", [
    ["BT-146", `${PRICE}/ram:NetPriceProductTradePrice/ram:ChargeAmount`, "BT-146"],
    ["BT-147", `${PRICE}/ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:ActualAmount`, "BT-147"],
    ["BT-148", `${PRICE}/ram:GrossPriceProductTradePrice/ram:ChargeAmount`, "BT-148"],
  ], price(".", isSettled, false)),
  places("BR-FR-DEC-04", [
    ["BT-96_BT-103", `${VAT_CHARGE}/ram:RateApplicablePercent`, "BT-96", "BT-103"],
    ["BT-119", `${VAT_PART}/ram:RateApplicablePercent`, "BT-119"],
    ["BT-152", `${VAT_LINE}/ram:RateApplicablePercent`, "BT-152"],
  ], percentage),
];

const CODE = "ram:CategoryCode";

const code = pathOf(CODE);

function category(path: string, end: string, exempt: Holds, ...terms: Row["terms"]): Place {
  const known: Holds = (at) => {
    const node = one(at, code);
    return node !== undefined && categories.has(valueOf(node));
  };
  return on(
    path,
    rule(`BR-FR-15_BT-95_${end}`, terms, asks(or(known, exempt), CODE, "S")),
    rule(`BR-FR-15_BT-95_${end}_LM`, terms, asks(not(is(CODE, "L", "M")), CODE, "S")),
  );
}

const never: Holds = () => false;

const isNoDetail: Holds = (at, scene) =>
  !has(CODE)(at, scene) && is(`../../${STATUS}`, "GROUP", "INFORMATION")(at, scene);

const rate = like("20", written("ram:RateApplicablePercent", (it) => it === "" || rates.has(it)));

export const vat: readonly Pattern[] = [
  [
    category(VAT_CHARGE, "BT-102", never, "BT-95", "BT-102"),
    category(VAT_PART, "BT-118", never, "BT-118"),
    category(VAT_LINE, "BT-151", isNoDetail, "BT-151"),
  ],
  places("BR-FR-16", [
    ["BT-96_BT-103", VAT_CHARGE, "BT-96", "BT-103"],
    ["BT-119", VAT_PART, "BT-119"],
    ["BT-152", VAT_LINE, "BT-152"],
  ], rate),
];
