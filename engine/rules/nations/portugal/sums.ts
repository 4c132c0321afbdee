/**
 * What CIUS-PT adds up: the last pattern of its file. Everything may be one unit of the currency off. Where a part of a sum is
 * missing, so is the sum, which is then near nothing.
 */
import { asks, decimalAt, has, type Holds, not, number, or, present } from "../../paths/asks.ts";
import { pathOf } from "../../paths/path.ts";
import { on, type Pattern, type Place, type Row, rule, type Terms } from "../../paths/row.ts";
import type { Node } from "../../paths/tree.ts";
import { Decimal } from "../../../model/decimal.ts";
import { ALLOWANCE, broken, type Category, CHARGE, isZero, part, rate, rates } from "./categories.ts";
import { exemptionCodes, exemptSums, isBelow, ratedSums, taxInCurrency, totalOf } from "./totals.ts";
import { payees } from "./syntax.ts";

type Sum = Decimal | undefined;

const unit = Decimal.of(1);

function isNear(sum: Sum, stated: Sum): boolean {
  return sum !== undefined && stated !== undefined && !sum.minus(stated).abs().greaterThan(unit);
}

type Value = (at: Node) => Sum;
type Total = (at: Node) => Decimal;

const value = (path: string): Value => {
  const found = pathOf(path);
  return (at) => decimalAt(at, found);
};

function plus(a: Sum, b: Sum): Sum {
  return a === undefined || b === undefined ? undefined : a.plus(b);
}

function minus(a: Sum, b: Sum): Sum {
  return plus(a, b?.negate());
}

function times(a: Sum, b: Sum): Sum {
  return a === undefined || b === undefined ? undefined : a.times(b);
}

const cents = (sum: Sum): Sum => sum?.round(2);
const isAny = (sum: Sum): sum is Decimal => sum !== undefined && !sum.isZero();
const isNone = (sum: Sum): boolean => sum?.isZero() === true;

function adds(number: string, terms: Terms, shown: string, holds: Holds, sample = "100.00"): Row {
  return rule(`DT-CIUS-PT-${number}`, terms, asks(holds, shown, sample));
}

const LINE = "cbc:LineExtensionAmount";
const [charges, allowances] = [totalOf(`${CHARGE}/cbc:Amount`), totalOf(`${ALLOWANCE}/cbc:Amount`)];
const [isCharged, isReduced] = [has(CHARGE), has(ALLOWANCE)];
const quantity = value("(cbc:InvoicedQuantity|cbc:CreditedQuantity)");
const price = value("cac:Price/cbc:PriceAmount");
const base = value("cac:Price/cbc:BaseQuantity");
const lineAmount = value(LINE);

/** Quantity and price, by the base quantity where that is above zero, with charges and without allowances. */
const isLineSum: Holds = (at, scene) => {
  const by = base(at);
  if (by?.isNegative() === true) return false;
  const bare = times(quantity(at), price(at));
  let sum = cents(isAny(by) ? bare?.divide(by) : bare);
  if (isCharged(at, scene)) sum = plus(sum, cents(charges(at)));
  if (isReduced(at, scene)) sum = minus(sum, cents(allowances(at)));
  return isNear(sum, lineAmount(at));
};

const lines: Place = on(
  "cac:InvoiceLine | cac:CreditNoteLine",
  rule("BR-CO-04", ["BT-151"], present("cac:Item/cac:ClassifiedTaxCategory/cbc:ID")),
  adds("157", ["BT-131"], LINE, isLineSum),
  rule("DT-CIUS-PT-177", ["BT-149"], {
    ...asks(
      or(number("cac:Price/cbc:BaseQuantity", (it) => it > 0), not(has("cac:Price/cbc:BaseQuantity"))),
      "cac:Price/cbc:BaseQuantity",
      "1.00",
    ),
    kind: "positive",
  }),
);

const factor = value("cbc:MultiplierFactorNumeric");
const ofAmount = value("cbc:BaseAmount");
const amount = value("cbc:Amount");

/** A percentage and its base, of which each asks for the other, come to the amount. */
const isShare: Holds = (at) => {
  const [share, whole] = [factor(at), ofAmount(at)];
  return share === undefined && whole === undefined ||
    isNear(times(whole, share)?.dividedByPowerOfTen(2), amount(at));
};

const shares: Pattern = [
  on(`//ubl:Invoice/${CHARGE} | //cn:CreditNote/${CHARGE}`, adds("159", ["BT-99"], "cbc:Amount", isShare)),
  on(`//ubl:Invoice/${ALLOWANCE} | //cn:CreditNote/${ALLOWANCE}`, adds("158", ["BT-92"], "cbc:Amount", isShare)),
  on(`cac:InvoiceLine/${CHARGE} | cac:CreditNoteLine/${CHARGE}`, adds("169", ["BT-141"], "cbc:Amount", isShare)),
  on(`cac:InvoiceLine/${ALLOWANCE} | cac:CreditNoteLine/${ALLOWANCE}`, adds("168", ["BT-136"], "cbc:Amount", isShare)),
];

const gross = value("cac:AllowanceCharge/cbc:BaseAmount");
const discount = value("cac:AllowanceCharge/cbc:Amount");
const net = value("cbc:PriceAmount");

const prices: Place = on(
  "cac:InvoiceLine/cac:Price | cac:CreditNoteLine/cac:Price",
  adds("170", ["BT-146"], "cbc:PriceAmount", (at) => {
    const [before, off] = [gross(at), discount(at)];
    return before === undefined && off === undefined || isNear(minus(before, off), net(at));
  }),
);

const ofInvoice = totalOf(`cac:InvoiceLine/${LINE}`);
const ofNote = totalOf(`cac:CreditNoteLine/${LINE}`);
const everyLine = totalOf(`//cac:InvoiceLine/${LINE}`);
const everyNoteLine = totalOf(`//cac:CreditNoteLine/${LINE}`);

const whole = value(LINE);
const off = value("cbc:AllowanceTotalAmount");
const more = value("cbc:ChargeTotalAmount");
const bareTotal = value("cbc:TaxExclusiveAmount");
const withTax = value("cbc:TaxInclusiveAmount");
const paid = value("cbc:PrepaidAmount");
const rounded = value("cbc:PayableRoundingAmount");
const due = value("cbc:PayableAmount");

/** The sum of the allowances or charges, or zero where there are none; where it is missing, nothing is asked. */
function isTotal(of: string, stated: Value, sum: Total): Holds {
  const isThere = isBelow(of);
  return (at) => {
    const said = stated(at);
    if (said === undefined || at.parent === undefined) return true;
    return isThere(at.parent) ? isNear(cents(sum(at.parent)), said) : isNone(said);
  };
}

/**
 * That there are lines is asked only where charges and allowances are both stated; elsewhere the lines that a document does not
 * have are a sum of zero, which may be near as well.
 */
function isNet(kind: string, sum: Total): Holds {
  const isThere = isBelow(`cac:${kind}`);
  return (at) => {
    if (at.parent === undefined) return false;
    const [reduced, charged, stated] = [off(at), more(at), bareTotal(at)];
    const all = sum(at.parent);
    if (reduced === undefined && charged === undefined) return isNear(all, stated);
    if (reduced !== undefined && charged !== undefined && !isThere(at.parent)) return false;
    return isNear(cents(all.plus(charged ?? Decimal.zero).minus(reduced ?? Decimal.zero)), stated);
  };
}

const isDue: Holds = (at) => {
  const [before, rounding] = [paid(at), rounded(at)];
  if (!isAny(rounding)) {
    return isAny(before) ? isNear(cents(minus(withTax(at), before)), due(at)) : isNear(withTax(at), due(at));
  }
  const exact = cents(minus(due(at), rounding));
  return isNear(exact, isAny(before) ? cents(minus(withTax(at), before)) : withTax(at));
};

const totals: Place = on(
  "cac:LegalMonetaryTotal",
  adds(
    "160",
    ["BT-106"],
    LINE,
    (at, { root }) => isNear(cents(everyLine(root)), whole(at)) || isNear(cents(everyNoteLine(root)), whole(at)),
  ),
  adds("161", ["BT-107"], "cbc:AllowanceTotalAmount", isTotal(ALLOWANCE, off, allowances)),
  adds("162", ["BT-108"], "cbc:ChargeTotalAmount", isTotal(CHARGE, more, charges)),
  adds(
    "163",
    ["BT-109"],
    "cbc:TaxExclusiveAmount",
    or(isNet("InvoiceLine", ofInvoice), isNet("CreditNoteLine", ofNote)),
  ),
  adds("166", ["BT-115"], "cbc:PayableAmount", isDue),
);

const tax = value("cbc:TaxAmount");
const taxable = value("cbc:TaxableAmount");
const percent = value("cac:TaxCategory/cbc:Percent");

function taxOf(base: Sum, share: Sum): Sum {
  return cents(times(base, share)?.dividedByPowerOfTen(2));
}

const parts: Place = on(
  "cac:TaxTotal/cac:TaxSubtotal",
  adds("167", ["BT-117"], "cbc:TaxAmount", (at) => {
    const share = percent(at);
    if (share !== undefined && !share.round(0).isZero()) return isNear(taxOf(taxable(at), share), tax(at));
    return isNone(tax(at)?.round(0));
  }),
);

const partTaxes = totalOf("cac:TaxSubtotal/cbc:TaxAmount");

const taxes: Place = on(
  "//ubl:Invoice/cac:TaxTotal | //cn:CreditNote/cac:TaxTotal",
  adds(
    "164",
    ["BT-110"],
    "cbc:TaxAmount",
    or(not(has("cac:TaxSubtotal")), (at) => isNear(cents(partTaxes(at)), tax(at))),
  ),
  adds("175", ["BT-116"], "cac:TaxSubtotal/cbc:TaxableAmount", (_, scene) => {
    const { stated, lines } = scene.once(exemptSums);
    return lines.some((it) => isNear(cents(it), stated));
  }),
);

const partTaxable = value("../cbc:TaxableAmount");
const partTax = value("../cbc:TaxAmount");
const ownPercent = value("cbc:Percent");

/** Of a category that is taxed, a part is the sum of its lines, by its rate as a whole number, and has the tax of that. */
function taxedPart(category: Category, [sum = "", taxed = "", above = ""]: readonly string[]): Place {
  const sums = ratedSums(category);
  return part(
    category,
    adds(sum, ["BT-116"], "../cbc:TaxableAmount", (at, scene) => {
      const found = sums(at, scene);
      return found === undefined || found.some((it) => isNear(cents(it), partTaxable(at)));
    }),
    adds(taxed, ["BT-117"], "../cbc:TaxAmount", (at) => isNear(taxOf(partTaxable(at), ownPercent(at)), partTax(at))),
    rate(`BR-CIUS-PT-${above}`, category, "BT-119"),
  );
}

const categories: Pattern = [
  taxedPart("AA", ["171", "172", "12"]),
  taxedPart("S", ["173", "174", "14"]),
  part(
    "E",
    rule("BR-E-09", ["BT-117"], asks(isZero("../cbc:TaxAmount"), "../cbc:TaxAmount", "0.00")),
    rate("BR-CIUS-PT-16", "E", "BT-119"),
  ),
  ...rates,
];

/** Asked of the whole document, however often there is an amount due. */
const isDated = isBelow("//cbc:DueDate | //cac:PaymentMeans/cbc:PaymentDueDate | //cac:PaymentTerms/cbc:Note");

const document: Pattern = [
  on(
    "cac:LegalMonetaryTotal/cbc:PayableAmount",
    rule(
      "BR-CO-25",
      ["BT-9", "BT-20"],
      asks(or(number(".", (it) => it <= 0), (_, { root }) => isDated(root)), "/*/cbc:DueDate"),
    ),
  ),
  on(
    "//ubl:Invoice | //cn:CreditNote",
    ...(["AA", "S", "E"] as const).map(broken),
    adds("165", ["BT-112"], "cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount", (at) => {
      const [bare, full] = [inTotal.bare(at), inTotal.full(at)];
      return taxInCurrency(at).every((it) => isNear(cents(plus(bare, it)), full));
    }),
    ...exemptionCodes,
  ),
];

const inTotal = {
  bare: value("cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount"),
  full: value("cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount"),
} as const;

export const sums: Pattern = [
  ...document,
  lines,
  payees,
  taxes,
  totals,
  ...shares,
  parts,
  ...categories,
  prices,
];
