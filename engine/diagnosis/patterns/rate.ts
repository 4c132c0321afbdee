import { Decimal } from "../../model/decimal.ts";
import type { ModelValue } from "../../model/model.ts";
import { decimalOf } from "../../model/numeric.ts";
import { type Operation, pointerTo } from "../../edits/operation.ts";
import type { Taxed } from "../../edits/ledger.ts";
import { decimalIn } from "../../edits/values.ts";
import { itemsAsOff } from "./items.ts";
import { type Edit, type Failure, type Pattern, type Proposal, setTo } from "./pattern.ts";

/** Of more items and parts than these, any of which may belong to any, nobody can tell. */
const MOST_PAIRS = 400;

/** A line, an allowance, a charge, or a part of the VAT breakdown has another category or rate than belongs to it. */
export const rate = {
  id: "rate",
  rank: 25,
  proposals: function* (of: Failure): Iterable<Proposal> {
    const { books: { ledger, itemsOf, partsOf, gaps } } = of;
    if (gaps.length * ledger.breakdown.length > MOST_PAIRS) return;
    for (const gap of gaps) {
      const strays = itemsOf.get(gap) ?? [];
      for (const part of ledger.breakdown) {
        yield { edits: [belonging(strays, part)] };
        const [first] = strays;
        if (first !== undefined && partsOf.get(part.key)?.length === 1) yield { edits: [renamed(part, first)] };
      }
    }
    yield* moved(of);
    yield* taxedByAnother(of);
  },
} as const satisfies Pattern;

/** Rates of VAT in Europe, standard and reduced. A VAT amount that comes of one of them is no slip of the pen. */
const usual: readonly Decimal[] = [
  ...["27", "25.5", "25", "24", "23", "22", "21", "20", "19", "18", "17", "16", "15", "14", "13.5", "13", "12", "11"],
  ...["10", "9.5", "9", "8.5", "8.1", "8", "7.7", "7", "6", "5.5", "5", "4.8", "4", "3.8", "3", "2.6", "2.5", "2.1"],
].flatMap((it) => decimalIn(it) ?? []);

/** The VAT of a part, and all that follows from it, was worked out by another rate than the part and its items state. */
function* taxedByAnother({ books, failing }: Failure): Iterable<Proposal> {
  for (const part of books.ledger.breakdown) {
    const tax = books.taxOf(part);
    const stated = tax?.defines?.value;
    const before = decimalOf(part.group.value("vatRate"));
    if (stated === undefined || before === undefined || !failing.some((it) => it === tax)) continue;
    if (part.group.value("vatCategory")?.text !== STANDARD || books.partsOf.get(part.key)?.length !== 1) continue;
    const [rate, more] = usual.filter((it) => taxOn(part.amount.value, it).equals(stated));
    if (rate === undefined || more !== undefined || books.ledger.breakdown.some((it) => isTaxedBy(it, rate))) continue;
    yield { edits: [rerated(part, books.itemsOf.get(part.key) ?? [], rate)] };
  }
}

const STANDARD = "S";

function isTaxedBy({ group }: Taxed, rate: Decimal): boolean {
  return group.value("vatCategory")?.text === STANDARD && decimalOf(group.value("vatRate"))?.equals(rate) === true;
}

/** A part and its items are taxed by another rate, and belong together as before. */
function rerated(part: Taxed, items: readonly Taxed[], rate: Decimal): Edit {
  return {
    apply: (sheet) => sheet.renamed(part, { key: part.key, rate }),
    operations: [part, ...items].map((it) => {
      return { op: "replace", path: pointerTo(it.pointer, "vatRate"), value: rate.toString() } as const;
    }),
    sets: [],
  };
}

/** One item that is counted in one part of the breakdown and stands in another. */
function* moved(of: Failure): Iterable<Proposal> {
  const parts = of.books.ledger.breakdown.filter((it) => of.failing.some(({ defines }) => defines === it.amount));
  const items = itemsAsOff(of);
  if (items.length * parts.length > MOST_PAIRS) return;
  for (const item of items) {
    for (const part of parts) if (part.key !== item.key) yield { edits: [belonging([item], part)] };
  }
}

/** Items take the category and rate of a part. */
function belonging(items: readonly Taxed[], part: Taxed): Edit {
  return {
    apply: (sheet) => {
      for (const item of items) sheet.taxed(item, part.key);
    },
    operations: items.flatMap((item) => taxedAs(item, part)),
    sets: [],
  };
}

/** A part takes the category and rate of items that belong to none. */
function renamed(part: Taxed, like: Taxed): Edit {
  const rate = decimalOf(like.group.value("vatRate")) ?? Decimal.zero;
  return {
    apply: (sheet) => sheet.renamed(part, { key: like.key, rate }),
    operations: taxedAs(part, like),
    sets: [],
  };
}

/** That all sums are off by what the VAT breakdown lacks is no chance. */
const CLOSED = -45;

/** A part of the VAT breakdown is not there. */
export const omitted = {
  id: "omitted",
  rank: 30,
  proposals: function* ({ books, failing }: Failure): Iterable<Proposal> {
    const [gap, more] = books.gaps;
    if (gap === undefined || more !== undefined) return;
    const items = books.itemsOf.get(gap) ?? [];
    const edits = partFor(gap, items);
    yield { edits };
    // What follows was worked out without it, too.
    const base = baseOf(items).abs();
    if (failing.every(({ off, open }) => !open && off.abs().equals(base))) {
      yield { edits, together: true, less: CLOSED };
    }
    for (const rest of taxedWith(baseOf(items), books)) yield { edits: [...edits, ...rest] };
  },
} as const satisfies Pattern;

/** What another part is without a base that was counted in it, as all was taxed at one rate. */
function taxedWith(base: Decimal, books: Failure["books"]): readonly (readonly Edit[])[] {
  return books.ledger.breakdown.flatMap((part) => {
    const sum = books.definitionOf(part.amount);
    const tax = books.taxOf(part)?.defines;
    if (sum === undefined || tax === undefined || base.isZero() || !sum.off.equals(base)) return [];
    const left = part.amount.value.minus(base);
    const rate = decimalOf(part.group.value("vatRate")) ?? Decimal.zero;
    return [[setTo(part.amount, left.pad(2)), setTo(tax, taxOn(left, rate))]];
  });
}

function baseOf(items: readonly Taxed[]): Decimal {
  return Decimal.sum(items.map(({ amount, sign }) => amount.value.times(sign)));
}

function taxOn(base: Decimal, rate: Decimal): Decimal {
  return base.times(rate).shift(-2).roundHalfAway(2).pad(2);
}

export function partFor(key: string, items: readonly Taxed[]): readonly Edit[] {
  const [first] = items;
  const category = first?.group.value("vatCategory")?.text;
  if (first === undefined || category === undefined) return [];
  const stated = first.group.value("vatRate");
  const rate = decimalOf(stated) ?? Decimal.zero;
  const base = baseOf(items);
  const tax = taxOn(base, rate);
  const value = {
    taxableAmount: base.pad(2).toString(),
    taxAmount: tax.toString(),
    vatCategory: category,
    ...(stated === undefined ? {} : { vatRate: stated.text }),
  };
  return [{
    apply: (sheet) => sheet.added({ key, rate }, tax),
    operations: [{ op: "add", path: "/vatBreakdown/-", value }],
    sets: [],
  }];
}

/** Gives something the category and rate of another. */
function taxedAs(it: Taxed, as: Taxed): readonly Operation[] {
  return ["vatCategory", "vatRate"].flatMap((name): readonly Operation[] => {
    const [before, after] = [it.group.value(name), as.group.value(name)];
    const path = pointerTo(it.pointer, name);
    if (before?.text === after?.text || isSameNumber(before, after)) return [];
    if (after === undefined) return [{ op: "remove", path }];
    return [{ op: before === undefined ? "add" : "replace", path, value: after.text }];
  });
}

function isSameNumber(one: ModelValue | undefined, other: ModelValue | undefined): boolean {
  const [left, right] = [decimalOf(one), decimalOf(other)];
  return left !== undefined && right !== undefined && left.equals(right);
}
