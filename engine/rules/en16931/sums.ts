/**
 * What the lines, charges and allowances of a VAT category add up to, as BR-*-08 needs it. Worked out once a document,
 * so that a document of many breakdowns and many allowances stays linear.
 */
import { Decimal } from "../../model/decimal.ts";
import { allOf, type Bound, type Group, groups, type Leaf, leaves } from "../../syntax/bound.ts";
import { Cast, decimal, decimalOf } from "../../syntax/values.ts";
import { onceFor } from "../kit/rule.ts";
import { allowancesOf, codesOf, oneOf, parted, starts } from "../kit/select.ts";
import { families } from "./vat_families.ts";

type Part = Group<"line"> | Group<"allowanceCharge">;

/** An amount with the categories that it belongs to. */
interface Summand {
  readonly categories: readonly Group<"taxCategory">[];
  readonly amount: () => Decimal | undefined;
}

/** No rule asks for another category: a part may state thousands, each of which has a sum with each of its rates. */
const asked: ReadonlySet<string> = new Set(Object.values(families).map(({ code }) => code));

/** Adds up parts by VAT category, and by category and rate. */
export class Tally {
  readonly #sums: Map<string, Decimal | Cast> = new Map();

  constructor(parts: Iterable<Summand>) {
    for (const part of parts) this.#add(part);
  }

  #add({ categories, amount: stated }: Summand): void {
    const codes = new Set(categories.flatMap(codesOf).filter((code) => asked.has(code)));
    const rates = ratesOf(categories);
    const amount = attempt(() => stated() ?? Decimal.zero);
    for (const code of codes) {
      this.#plus(code, amount);
      if (rates instanceof Cast) this.#plus(`${code} *`, rates);
      else for (const rate of rates) this.#plus(`${code} ${rate}`, amount);
    }
  }

  #plus(key: string, amount: Decimal | Cast): void {
    const before = this.#sums.get(key) ?? Decimal.zero;
    const after = before instanceof Cast ? before : amount instanceof Cast ? amount : before.plus(amount);
    this.#sums.set(key, after);
  }

  /** The sum of a category; with a rate, of that rate alone. Undefined when no part has it. */
  of(code: string, rate?: Decimal): Decimal | undefined {
    const unread = rate === undefined ? undefined : this.#sums.get(`${code} *`);
    if (unread instanceof Cast) throw unread;
    const found = this.#sums.get(rate === undefined ? code : `${code} ${rate.toShortString()}`);
    if (found instanceof Cast) throw found;
    return found;
  }

  has(code: string, rate: Decimal): boolean {
    return this.#sums.has(`${code} ${rate.toShortString()}`);
  }
}

function summand(part: Part): Summand {
  const categories = groups<"line" | "allowanceCharge", "categories">(part, "categories");
  return { categories, amount: () => amountOf(part) };
}

/** Of a line in CII each settlement by itself, although there may be one only. */
function summands(document: Bound, line: Group<"line">): readonly Summand[] {
  const marks = starts(document, line, "ram:SpecifiedLineTradeSettlement");
  if (marks.length === 0) return [summand(line)];
  const amounts = parted(leaves(line, "netAmount"), marks);
  return parted(groups(line, "categories"), marks).map((categories, at) => {
    const leaf = () => oneOf(amounts[at] ?? []);
    return { categories, amount: () => decimalIn(leaf()) };
  });
}

function decimalIn(leaf: Leaf | undefined): Decimal | undefined {
  return leaf === undefined ? undefined : decimalOf(leaf);
}

/** CII's rules take the first amount of an allowance; UBL's stumble over two. */
function amountOf(part: Part): Decimal | undefined {
  if (part.kind === "line") return decimal(part, "netAmount");
  const [first] = leaves(part, "amount");
  return first?.element === "ram:ActualAmount" ? decimalOf(first) : decimal(part, "amount");
}

function ratesOf(categories: readonly Group<"taxCategory">[]): ReadonlySet<string> | Cast {
  return attempt(() =>
    new Set(
      categories.flatMap((category) => leaves(category, "vatRate")).map((leaf: Leaf) =>
        decimalOf(leaf).toShortString()
      ),
    )
  );
}

function attempt<T>(compute: () => T): T | Cast {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Cast) return error;
    throw error;
  }
}

/** Lines directly in the document, by line element. */
export const linesOf = onceFor((document: Bound) => byElement(document, groups(document.root, "lines")));

/** Lines anywhere in the document, by line element. */
export const anyLinesOf = onceFor((document: Bound) => {
  const all = allOf(document, "line");
  return all.length === groups(document.root, "lines").length ? linesOf(document) : byElement(document, all);
});

function byElement(document: Bound, lines: readonly Group<"line">[]): ReadonlyMap<string, Tally> {
  const parts = Map.groupBy(lines, ({ element }) => element);
  return new Map(
    [...parts].map(([element, list]) => [element, new Tally(list.flatMap((line) => summands(document, line)))]),
  );
}

export const allowancesTally = onceFor((document: Bound) => new Tally(allowancesOf(document.root, false).map(summand)));
export const chargesTally = onceFor((document: Bound) => new Tally(allowancesOf(document.root, true).map(summand)));
/** Allowances and charges at any level, for BR-S-08's "is there any". */
export const anyAllowanceTally = onceFor((document: Bound) =>
  new Tally(allOf(document, "allowanceCharge").map(summand))
);
