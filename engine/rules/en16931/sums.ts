/**
 * What the lines, charges and allowances of a VAT category add up to, as BR-*-08 needs it. Worked out once a document,
 * so that a document of many breakdowns and many allowances stays linear.
 */
import { Decimal } from "../../model/decimal.ts";
import { known } from "../../model/known.ts";
import { allOf, type Bound, type Group, groups, type Leaf, leaves } from "../../syntax/bound.ts";
import { attempt, Cast, decimalOf, oneOf } from "../../syntax/values.ts";
import { onceFor } from "../kit/rule.ts";
import { allowancesOf, codesOf, parted, starts } from "../kit/select.ts";
import { families } from "./vat_families.ts";

type Categories = readonly Group<"taxCategory">[];

/** No rule asks for another category: a part may state thousands, each of which has a sum with each of its rates. */
const asked: ReadonlySet<string> = new Set(Object.values(families).map(({ code }) => code));

/** Adds up parts by VAT category, and by category and rate. */
class Tally {
  readonly #sums: Map<string, Decimal | Cast> = new Map();

  /** Adds an amount to the sums of its categories and of their rates. */
  add(categories: Categories, amount: Decimal | Cast): void {
    const rates = attempt(ratesOf, categories);
    for (const code of askedIn(categories)) {
      this.#plus(code, amount);
      if (rates instanceof Cast) this.#plus(`${code} *`, rates);
      else for (const rate of rates) this.#plus(`${code} ${rate}`, amount);
    }
  }

  #plus(key: string, amount: Decimal | Cast): void {
    const before = this.#sums.get(key);
    if (before instanceof Cast) return;
    this.#sums.set(key, before === undefined || amount instanceof Cast ? amount : before.plus(amount));
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

/** Adds a line: in CII each settlement of it by itself, although there may be one only. */
function addLine(tally: Tally, line: Group<"line">, document: Bound): void {
  const marks = starts(document, line, "ram:SpecifiedLineTradeSettlement");
  const amounts = parted(leaves(line, "netAmount"), marks);
  parted(groups(line, "categories"), marks).forEach((categories, at) => {
    tally.add(categories, attempt(amountAmong, amounts[at] ?? []));
  });
}

function amountAmong(of: readonly Leaf[]): Decimal {
  const leaf = oneOf(of);
  return leaf === undefined ? Decimal.zero : decimalOf(leaf);
}

/** CII's rules take the first amount of an allowance; UBL's stumble over two. */
function amountOf(item: Group<"allowanceCharge">): Decimal {
  const stated = leaves(item, "amount");
  const [first] = stated;
  return first?.element === "ram:ActualAmount" ? decimalOf(first) : amountAmong(stated);
}

/** The codes of some categories that rules ask for, each once. */
function askedIn(categories: Categories): readonly string[] {
  const found: string[] = [];
  for (const category of categories) {
    for (const code of codesOf(category)) if (asked.has(code) && !found.includes(code)) found.push(code);
  }
  return found;
}

/** The rates of some categories, each once. */
function ratesOf(categories: Categories): Iterable<string> {
  const found: string[] = [];
  for (const category of categories) {
    for (const leaf of leaves(category, "vatRate")) found.push(decimalOf(leaf).toShortString());
  }
  return found.length < 2 ? found : new Set(found);
}

/** Lines directly in the document, by line element. */
export const linesOf = onceFor((document: Bound) => byElement(document, groups(document.root, "lines")));

/** Lines anywhere in the document, by line element. */
export const anyLinesOf = onceFor((document: Bound) => {
  const all = allOf(document, "line");
  return all.length === groups(document.root, "lines").length ? linesOf(document) : byElement(document, all);
});

function byElement(document: Bound, lines: readonly Group<"line">[]): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const line of lines) addLine(known(tallies, line.element, () => new Tally()), line, document);
  return tallies;
}

export const allowancesTally = onceFor((document: Bound) => tallyOf(allowancesOf(document.root, false)));
export const chargesTally = onceFor((document: Bound) => tallyOf(allowancesOf(document.root, true)));
/** Allowances and charges at any level, for BR-S-08's "is there any". */
export const anyAllowanceTally = onceFor((document: Bound) => tallyOf(allOf(document, "allowanceCharge")));

function tallyOf(items: readonly Group<"allowanceCharge">[]): Tally {
  const tally = new Tally();
  for (const item of items) tally.add(groups(item, "categories"), attempt(amountOf, item));
  return tally;
}
