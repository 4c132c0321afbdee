import { Decimal } from "../../model/decimal.ts";
import { termRows } from "../../model/terms.ts";
import { lastStep, parentOf, pointerTo } from "../../edits/operation.ts";
import { datesIn, decimalIn, numeric } from "../../edits/values.ts";
import type { Hint, Spot } from "./hint.ts";

/** A date or a number that can be read in several ways: with which the sums hold, or that is nearest to another date, first. */
export const reading = {
  id: "reading",
  values: (spot) => {
    const { type } = termRows[spot.term];
    if (spot.text === undefined) return [];
    if (type === "date") return byNearness(datesIn(spot.text), spot);
    return numeric.includes(type) && decimalIn(spot.text) === undefined ? byWorth(numbersIn(spot.text), spot) : [];
  },
} as const satisfies Hint;

/** Dates of an invoice lie close together. */
function byNearness(days: readonly string[], { tree, pointer }: Spot): readonly string[] {
  const others = ["/issueDate", "/delivery/date", "/dueDate", "/taxPointDate"].filter((it) => it !== pointer);
  const known = others.flatMap((it) => tree.text(it) ?? []).map(monthsOf).find((it) => it !== undefined);
  if (known === undefined) return days;
  const distance = (day: string) => (monthsOf(day) ?? known).minus(known).abs();
  return days.toSorted((one, other) => distance(one).compare(distance(other)));
}

function monthsOf(day: string): Decimal | undefined {
  const [year = "", month = ""] = day.split("-");
  const [years, months] = [decimalIn(year), decimalIn(month)];
  return years === undefined || months === undefined ? undefined : years.times(Decimal.of(12)).plus(months);
}

/** Whether something stands between its digits that is neither a mark nor white space: without it, they are another number. */
function isBroken(text: string): boolean {
  const first = Math.max(text.search(/\d/), 0);
  let last = text.length;
  while (last > first && !/\d/.test(text.charAt(last - 1))) last--;
  return /[^\d.,\s'+-]/.test(text.slice(first, last));
}

/** With the comma as the decimal mark, and as one of thousands. */
function numbersIn(text: string): readonly string[] {
  if (isBroken(text)) return [];
  const plain = text.trim().replace(/[^0-9.,+-]/g, "");
  const last = Math.max(plain.lastIndexOf(","), plain.lastIndexOf("."));
  const digits = (part: string) => part.replace(/[.,]/g, "");
  const decimal = last < 0 ? plain : `${digits(plain.slice(0, last))}.${digits(plain.slice(last + 1))}`;
  return [...new Set([decimal, digits(plain)])].filter((it) => it !== text && decimalIn(it) !== undefined);
}

/** Of a line, the one with which price and quantity come to the amount comes first. */
function byWorth(numbers: readonly string[], { tree, pointer }: Spot): readonly string[] {
  const around = parentOf(pointer) ?? "";
  const of = (name: string) => decimalIn(tree.text(pointerTo(around, name)) ?? "");
  const [net, other] = [of("netAmount"), of(lastStep(pointer) === "quantity" ? "unitPrice" : "quantity")];
  const fits = (text: string) => {
    const number = decimalIn(text);
    if (net === undefined || other === undefined || number === undefined) return false;
    return number.times(other).divide(of("baseQuantity") ?? ONE).roundHalfAway(2).equals(net);
  };
  return [...numbers.filter(fits), ...numbers.filter((it) => !fits(it))];
}

const ONE = Decimal.of(1);

/** A price or a quantity that is missing, by the amount of its line. */
export const worth = {
  id: "worth",
  values: ({ term, text, tree, pointer }: Spot) => {
    if (text !== undefined || term !== "BT-146" && term !== "BT-129") return [];
    const around = parentOf(pointer) ?? "";
    const of = (name: string) => decimalIn(tree.text(pointerTo(around, name)) ?? "");
    const [net, other] = [of("netAmount"), of(term === "BT-146" ? "quantity" : "unitPrice")];
    const besides = ["allowances", "charges"].some((it) => tree.at(pointerTo(around, it)) !== undefined);
    if (net === undefined || other === undefined || other.isZero() || besides) return [];
    const value = net.times(of("baseQuantity") ?? ONE).divide(other, PLACES);
    return value.isNegative() ? [] : [value.toShortString()];
  },
} as const satisfies Hint;

const PLACES = 4;

/** A line without a number, by its place among the others. */
export const numbered = {
  id: "numbered",
  values: ({ term, text, pointer }: Spot) => {
    const index = /^\/lines\/(\d+)\/id$/.exec(pointer)?.[1];
    const place = index === undefined ? undefined : decimalIn(index);
    return term !== "BT-126" || text !== undefined || place === undefined ? [] : [place.plus(ONE).toString()];
  },
} as const satisfies Hint;
