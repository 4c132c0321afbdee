/** A discount for early payment, Skonto: days and per cent, which stand in the payment terms (BT-20). */
import { Decimal } from "../../engine/model/decimal.ts";

export interface CashDiscount {
  readonly percentage: string;
  /** After the date of the invoice. */
  readonly days: string;
}

/** Where its parts are entered: they are no business terms of their own. */
export const discountAt = {
  percentage: "/cashDiscount/percentage",
  days: "/cashDiscount/days",
} as const satisfies Readonly<Record<keyof CashDiscount, string>>;

/** How it is in the payment terms. */
export type DiscountWording = (discount: CashDiscount) => string;

/** As machines read it, which XRechnung demands (BR-DE-18): with two decimals, and with the line break behind it. */
export const codedDiscount: DiscountWording = ({ percentage, days }) =>
  `#SKONTO#TAGE=${days}#PROZENT=${Decimal.parse(percentage)?.pad(2) ?? percentage}#\n`;

/** The parts that are missing or cannot be: both or none, whole days, and per cent with two decimals at most. */
export function wrongParts({ percentage, days }: CashDiscount): readonly (keyof CashDiscount)[] {
  if (percentage === "" && days === "") return [];
  const isShare = /^\d{1,2}(?:\.\d{1,2})?$/.test(percentage) && Decimal.parse(percentage)?.isZero() === false;
  return [...(isShare ? [] : ["percentage" as const]), ...(/^\d{1,3}$/.test(days) ? [] : ["days" as const])];
}

/** Payment terms with the discount in a line of its own. */
export function termsWith(terms: string, discount: CashDiscount, wording: DiscountWording): string {
  if (discount.percentage === "" || discount.days === "") return terms;
  return [...(terms === "" ? [] : [terms]), wording(discount)].join("\n");
}

/** The other way round: payment terms that end in a discount as machines read it, apart from it. */
export function termsApart(text: string): CashDiscount & { readonly terms: string } | undefined {
  const { terms, days, percentage } =
    /^(?:(?<terms>[^]*)\n)?#SKONTO#TAGE=(?<days>\d{1,3})#PROZENT=(?<percentage>\d{1,2}\.\d\d)#\n$/
      .exec(text)?.groups ?? {};
  return days === undefined || percentage === undefined ? undefined : { terms: terms ?? "", days, percentage };
}
