/**
 * The VAT breakdown of Factur-X EXTENDED: it adds up within a cent for each line, allowance and charge, taken together by
 * category and rate (`ini`), and by their exemption reasons as well (`rev`).
 */
import { Decimal } from "../../model/decimal.ts";
import type { TermId } from "../../model/terms.ts";
import { normalize } from "../../syntax/values.ts";
import { at, decimal, is, text, total } from "./read.ts";
import type { Ask, Scene, Tell } from "./scene.ts";
import { type Element, valueOf } from "../paths/tree.ts";

/** What rules call a category, by its code. */
export const categories = {
  S: "S",
  Z: "Z",
  E: "E",
  AE: "AE",
  K: "IC",
  G: "G",
  O: "O",
  L: "AF",
  M: "AG",
} as const;

const cent = new Map<number, Decimal>();

/** A cent for each of some things. */
export function tolerance(count: number): Decimal {
  const known = cent.get(count) ?? Decimal.of(count).dividedByPowerOfTen(2);
  if (cent.size < 1_000) cent.set(count, known);
  return known;
}

/** What a key of the breakdown adds up to. */
interface Sum {
  /** Sums of lines, allowances, charges and logistics charges, each rounded by itself. */
  readonly parts: Record<Part, Decimal>;
  count: number;
}

/** What an indicator makes of an allowance or charge, as XPath reads it. */
const indicated: ReadonlyMap<string, Part> = new Map([
  ["true", "charges"],
  ["1", "charges"],
  ["false", "allowances"],
  ["0", "allowances"],
]);

type Part = "lines" | "allowances" | "charges" | "logistics";

/** The sums by category and rate, and by their reasons, too. */
class Sums {
  readonly #sums: Map<string, Sum> = new Map();

  /** One line, allowance or charge, by the tax that it names. */
  add(part: Part, taxes: readonly Element[], amounts: readonly Element[]): void {
    const keys = new Set(taxes.flatMap((tax) => [keyOf(tax, false), keyOf(tax, true)]));
    const amount = total(amounts);
    for (const key of keys) {
      const sum = this.of(key);
      sum.parts[part] = sum.parts[part].plus(amount);
      sum.count++;
      this.#sums.set(key, sum);
    }
  }

  of(key: string): Sum {
    const { zero } = Decimal;
    return this.#sums.get(key) ??
      { parts: { lines: zero, allowances: zero, charges: zero, logistics: zero }, count: 0 };
  }
}

/** Category O has no rate. */
function keyOf(tax: Element, reasons: boolean): string {
  const [category] = at(tax, "CategoryCode").map(valueOf);
  const rate = category === "O" ? undefined : decimal(tax, "RateApplicablePercent");
  const key = `${category} ${rate?.toShortString() ?? ""}`;
  return reasons ? JSON.stringify([key, text(tax, "ExemptionReasonCode"), text(tax, "ExemptionReason")]) : key;
}

function sumsOf({ lines, settlements }: Scene): Sums {
  const sums = new Sums();
  for (const line of lines) {
    if (!line.isDetail) continue;
    for (const settlement of at(line.element, "SpecifiedLineTradeSettlement")) {
      const amounts = at(settlement, "SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount");
      sums.add("lines", at(settlement, "ApplicableTradeTax"), amounts);
    }
  }
  for (const settlement of settlements) {
    for (const one of at(settlement, "SpecifiedTradeAllowanceCharge")) {
      // What says neither belongs to no sum.
      for (const said of new Set(at(one, "ChargeIndicator/udt:Indicator").map((it) => normalize(valueOf(it))))) {
        const part = indicated.get(said);
        if (part !== undefined) sums.add(part, at(one, "CategoryTradeTax"), at(one, "ActualAmount"));
      }
    }
    for (const one of at(settlement, "SpecifiedLogisticsServiceCharge")) {
      sums.add("logistics", at(one, "AppliedTradeTax"), at(one, "AppliedAmount"));
    }
  }
  return sums;
}

/** Whether the taxable amount is the sum of what is taxed. */
function addsUp(basis: Decimal, { parts, count }: Sum): boolean {
  const { lines, allowances, charges, logistics } = parts;
  const rounded = [
    lines.round(2).negate(),
    allowances.round(2),
    charges.round(2).negate(),
    logistics.round(2).negate(),
  ];
  return !Decimal.sum([basis, ...rounded]).abs().greaterThan(tolerance(count));
}

const TAXABLE: readonly TermId[] = ["BT-116"];

/** The rules on each part of the breakdown. */
export const breakdown: Ask = (scene, tell) => {
  const taxes = at(scene.settlements, "ApplicableTradeTax");
  if (taxes.length === 0) return;
  const sums = scene.attempt(["BR-FXEXT-S08b"], () => sumsOf(scene));
  for (const tax of taxes) {
    for (const [code, name] of Object.entries(categories)) {
      if (sums !== undefined && is(tax, "CategoryCode", code)) judge(scene, tax, name, sums, tell);
    }
  }
};

function judge(scene: Scene, tax: Element, name: string, sums: Sums, tell: Tell): void {
  const ids = [
    name === "S" ? "BR-FXEXT-S08b" : `BR-FXEXT-${name}-08b`,
    `BR-FXEXT-${name}-08ini`,
    `BR-FXEXT-${name}-08rev`,
  ];
  const fails = (id: string, terms: readonly TermId[]) => tell(id, tax.offset, terms, valueAt(tax, "BasisAmount"));
  scene.attempt(ids, () => {
    if (!at(tax, "TypeCode").some((it) => valueOf(it).toUpperCase() === "VAT")) return;
    const basis = decimal(tax, "BasisAmount");
    const rated = name === "O" || decimal(tax, "RateApplicablePercent") !== undefined;
    const known = basis !== undefined && rated;
    const ini = known && addsUp(basis, sums.of(keyOf(tax, false)));
    const rev = known && addsUp(basis, sums.of(keyOf(tax, true)));
    const held = [ini || rev, ini, rev];
    for (const [place, id] of ids.entries()) if (held[place] === false) fails(id, TAXABLE);
  });
  if (name !== "S") return;
  scene.attempt(["BR-FXEXT-S-09b"], () => {
    const [basis, rate] = [decimal(tax, "BasisAmount"), decimal(tax, "RateApplicablePercent")];
    const stated = decimal(tax, "CalculatedAmount");
    const due = basis === undefined || rate === undefined
      ? undefined
      : basis.times(rate).dividedByPowerOfTen(2).round(2);
    const near = stated !== undefined && due !== undefined &&
      !stated.minus(due).abs().greaterThan(tolerance(sums.of(keyOf(tax, false)).count));
    if (!near) tell("BR-FXEXT-S-09b", tax.offset, ["BT-117"], valueAt(tax, "CalculatedAmount"));
  });
}

function valueAt(tax: Element, name: string): string {
  const [leaf] = at(tax, name);
  return leaf === undefined ? "" : normalize(valueOf(leaf));
}

/** A category is in the breakdown if and only if something is taxed by it. */
export const categoriesUsed: Ask = (scene, tell) => {
  const codesIn = (elements: readonly Element[]) => new Set(at(elements, "CategoryCode").map(valueOf));
  const stated = codesIn(at(scene.settlements, "ApplicableTradeTax"));
  const inLines = at(scene.named("ram:SpecifiedLineTradeSettlement"), "ApplicableTradeTax");
  const others = [...scene.named("ram:CategoryTradeTax"), ...scene.named("ram:AppliedTradeTax")];
  const used = codesIn([...inLines, ...others]);
  for (const [code, name] of Object.entries(categories)) {
    if (stated.has(code) !== used.has(code)) tell(`BR-FXEXT-${name}-01`, scene.top.offset, ["BT-118"], code);
  }
};
