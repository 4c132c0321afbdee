/** Two values of which one is too many, or each stands where the other belongs. */
import { decimalIn } from "../../edits/values.ts";
import { Decimal } from "../../model/decimal.ts";
import type { Operation } from "../../edits/operation.ts";
import { termRows } from "../../model/terms.ts";
import { type Mishap, numberAt, put, type Reading, replaced, type Scene, valuesOf } from "./mishap.ts";

/** The VAT point is stated as a day and as a code. */
export const twoVatPoints = {
  id: "twoVatPoints",
  *readings({ tree }: Scene): Iterable<Reading> {
    const paths = ["/taxPointDateCode", "/taxPointDate"];
    if (paths.some((it) => tree.at(it) === undefined)) return;
    for (const path of paths) yield { patch: [{ op: "remove", path }] };
  },
} as const satisfies Mishap;

/** A period ends before it begins: the two days have changed places. */
export const turnedPeriod = {
  id: "turnedPeriod",
  *readings({ tree }: Scene): Iterable<Reading> {
    const periods = ["/invoicingPeriod", ...tree.items("/lines").map((it) => `${it}/period`)];
    const patch = periods.flatMap((at) => {
      const [start, end] = [tree.text(`${at}/startDate`), tree.text(`${at}/endDate`)];
      if (start === undefined || end === undefined || start <= end) return [];
      return [replaced(`${at}/startDate`, end), replaced(`${at}/endDate`, start)];
    });
    if (patch.length > 0) yield { patch };
  },
} as const satisfies Mishap;

/** A price is below zero where the quantity should be: what is given back counts the other way. */
export const turnedPrice = {
  id: "turnedPrice",
  *readings({ tree }: Scene): Iterable<Reading> {
    const patch = tree.items("/lines").flatMap((line) => {
      const of = (name: string) => numberAt(tree, `${line}/${name}`);
      const [price, quantity, net] = [of("unitPrice"), of("quantity"), of("netAmount")];
      if (price?.isNegative() !== true || quantity === undefined) return [];
      // Where the amount of the line is not below zero, the price has the wrong sign, and nothing is given back.
      if (net !== undefined && net.isNegative() === quantity.isNegative()) return [];
      const gross = of("grossPrice");
      const turned = gross?.isNegative() === true ? [replaced(`${line}/grossPrice`, gross.negate().toString())] : [];
      return [
        replaced(`${line}/unitPrice`, price.negate().toString()),
        replaced(`${line}/quantity`, quantity.negate().toString()),
        ...turned,
      ];
    });
    if (patch.length > 0) yield { patch };
  },
} as const satisfies Mishap;

/** The price before a discount and the one after it differ, and no discount is stated, or another one. */
export const hiddenDiscount = {
  id: "hiddenDiscount",
  *readings({ tree, rules }: Scene): Iterable<Reading> {
    if (!rules.has("PEPPOL-EN16931-R046")) return;
    const patch = tree.items("/lines").flatMap((line) => {
      const [net, gross] = [numberAt(tree, `${line}/unitPrice`), numberAt(tree, `${line}/grossPrice`)];
      const [stated, discount] = [numberAt(tree, `${line}/priceDiscount`), net && gross?.minus(net)];
      if (discount === undefined || discount.isNegative() || discount.equals(stated ?? Decimal.zero)) return [];
      return [put(tree, `${line}/priceDiscount`, discount.toString())];
    });
    if (patch.length > 0) yield { patch };
  },
} as const satisfies Mishap;

const NEGATIVE = "ATW-CREDIT-NOTE-NEGATIVE";

/** A credit note says what is given back with a minus, which asks for money: all of its amounts, or the totals alone. */
export const turnedCredit = {
  id: "turnedCredit",
  rule: NEGATIVE,
  *readings(scene: Scene): Iterable<Reading> {
    const { tree, rules } = scene;
    if (!rules.has(NEGATIVE)) return;
    const isOff = (it: Decimal | undefined) => it?.isNegative() === true && !it.isZero();
    const lines = tree.items("/lines").flatMap((line) => numberAt(tree, `${line}/netAmount`) ?? []);
    const isHalf = lines.length > 0 && !isOff(Decimal.sum(lines));
    const turned = valuesOf(scene).filter(({ pointer }) => !isHalf || pointer.startsWith("/totals/"));
    const patch = turned.flatMap(({ pointer, text, term }) => {
      const value = decimalIn(text);
      const { type } = termRows[term];
      if (value === undefined || value.isZero()) return [];
      if (type === "amount") return [replaced(pointer, value.negate().toString())];
      return type === "unitPrice" && isOff(value) ? [replaced(pointer, value.negate().toString())] : [];
    });
    const counted = tree.items("/lines").flatMap((line) => {
      const [quantity, net] = [numberAt(tree, `${line}/quantity`), numberAt(tree, `${line}/netAmount`)];
      // Its sign is that of the amount, as the price has none.
      if (isHalf || quantity === undefined || net === undefined || isOff(quantity) !== isOff(net)) return [];
      return [replaced(`${line}/quantity`, quantity.negate().toString())];
    });
    yield { patch: [...patch, ...counted] };
  },
} as const satisfies Mishap;

/** Shares are written as fractions of one: 0.19 for 19 %, or the other way round. */
export const fraction = {
  id: "fraction",
  *readings({ tree }: Scene): Iterable<Reading> {
    const taxed = ["/lines", "/allowances", "/charges", "/vatBreakdown"].flatMap((list) => tree.items(list));
    const inLines = tree.items("/lines").flatMap((line) =>
      ["allowances", "charges"].flatMap((name) => tree.items(`${line}/${name}`))
    );
    const paths = [
      ...taxed.map((it) => `${it}/vatRate`),
      ...[...taxed, ...inLines].map((it) => `${it}/percentage`),
    ];
    for (const places of [2, -2]) {
      const isOff = (it: Decimal) => places > 0 ? isBetween(it, "0", "1") : isBetween(it, "100", "10000");
      const patch = paths.flatMap((path) => {
        const value = numberAt(tree, path);
        return value !== undefined && isOff(value) ? [put(tree, path, value.shift(places).toShortString())] : [];
      });
      if (patch.length > 0) yield { patch };
    }
  },
} as const satisfies Mishap;

function isBetween(value: Decimal, low: string, high: string): boolean {
  const [from, to] = [decimalIn(low), decimalIn(high)];
  return from !== undefined && to !== undefined && value.greaterThan(from) && value.lessThan(to);
}

/** A line has a description and no name: the description is the name. */
export const unnamedItem = {
  id: "unnamedItem",
  *readings({ tree, terms }: Scene): Iterable<Reading> {
    if (!terms.has("BT-153")) return;
    const lines = tree.items("/lines").filter((it) => (tree.text(`${it}/description`) ?? "").trim() === "");
    const patch = lines.flatMap((it) => {
      const [own = ""] = (tree.text(`${it}/longDescription`) ?? "").trim().split("\n", 1);
      return own === "" ? [] : [put(tree, `${it}/description`, own.trim())];
    });
    if (patch.length > 0) yield { patch };
  },
} as const satisfies Mishap;

/** A price that is for none of something: nobody meant that, and without it, the price is for one. */
export const noBase = {
  id: "noBase",
  *readings({ tree }: Scene): Iterable<Reading> {
    const patch = tree.items("/lines").flatMap((line): readonly Operation[] => {
      if (numberAt(tree, `${line}/baseQuantity`)?.isZero() !== true) return [];
      const own = ["baseQuantity", "baseQuantityUnitCode"].map((it) => `${line}/${it}`);
      return own.filter((it) => tree.at(it) !== undefined).map((path) => ({ op: "remove", path }));
    });
    if (patch.length > 0) yield { patch };
  },
} as const satisfies Mishap;
