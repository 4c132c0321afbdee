/** An allowance or a charge is missing: the sums agree on it, and it stands nowhere. */
import { Decimal } from "../../model/decimal.ts";
import type { Line, Taxed } from "../../edits/ledger.ts";
import { type Operation, pointerTo } from "../../edits/operation.ts";
import { itemsAsOff } from "./items.ts";
import { linesOff, worthOf } from "./lines.ts";
import { type Edit, type Failure, type Pattern, type Proposal, setTo } from "./pattern.ts";

const one = Decimal.of(1);
const two = Decimal.of(2);

/** Each list with its total, its sign in the bases, and the code for what nobody has a name for (UNTDID 7161, 5189). */
const lists = [
  { list: "charges", term: "BT-99", total: "BT-108", sign: one, reasonCode: "ABK" },
  { list: "allowances", term: "BT-92", total: "BT-107", sign: one.negate(), reasonCode: "95" },
] as const;

type List = typeof lists[number];

/** Where one of that amount is there, it is likelier that it was not counted. */
const COUNTED = 55;

/** One on document level: its total and a part of the VAT breakdown lack the same amount, or the net total and that part do. */
export const missingGroup = {
  id: "missingGroup",
  rank: 6,
  proposals: function* (of: Failure): Iterable<Proposal> {
    const { failing, books } = of;
    for (const row of lists) {
      const total = books.total(row.total);
      const net = books.total("BT-109");
      const sums = [total, net].map((cell) => cell === undefined ? undefined : books.definitionOf(cell));
      const [own, untaxed] = sums;
      const isOwn = own !== undefined && failing.includes(own);
      const lacks = isOwn
        ? own.off
        : untaxed !== undefined && failing.includes(untaxed)
        ? untaxed.off.times(row.sign)
        : undefined;
      if (total === undefined || lacks === undefined || !lacks.greaterThan(Decimal.zero)) continue;
      for (const part of books.ledger.breakdown) {
        const base = books.definitionOf(part.amount);
        if (base === undefined || !failing.includes(base) || !base.off.times(row.sign).equals(lacks)) continue;
        const isThere = itemsAsOff(of).some(({ amount }) => amount.term === row.term);
        yield {
          less: isThere ? COUNTED : 0,
          edits: [itemMore(row, part, lacks, of), ...(isOwn ? [] : [setTo(total, total.value.plus(lacks).pad(2))])],
        };
      }
    }
  },
} as const satisfies Pattern;

function itemMore(
  { list, total, sign, reasonCode }: List,
  { key, group }: Taxed,
  lacks: Decimal,
  { tree }: Failure,
): Edit {
  const path = `/${list}`;
  const rate = group.value("vatRate")?.text;
  const value = {
    amount: lacks.pad(2).toString(),
    vatCategory: group.value("vatCategory")?.text ?? "",
    ...(rate === undefined ? {} : { vatRate: rate }),
    reasonCode,
  };
  return {
    apply: (sheet) => sheet.withItem({ total, key, amount: lacks, sign }),
    operations: [...emptyList(tree, path), { op: "add", path: pointerTo(path, "-"), value }],
    sets: [],
  };
}

function emptyList(tree: Failure["tree"], path: string): readonly Operation[] {
  return Array.isArray(tree.at(path)) ? [] : [{ op: "add", path, value: [] }];
}

/** One in a line, whose amount is not what its price and quantity come to, and which all other sums confirm. */
export const missingInLine = {
  id: "missingInLine",
  rank: 46,
  proposals: function* (of: Failure): Iterable<Proposal> {
    for (const line of linesOff(of)) {
      const worth = line.net.stated ? worthOf(line, {}) : undefined;
      const lacks = worth?.minus(line.net.value);
      if (
        worth === undefined || lacks === undefined || lacks.isZero() || lacks.abs().times(two).greaterThan(worth.abs())
      ) {
        continue;
      }
      yield { edits: [lineItemMore(line, lacks, of)], less: isRoundShare(lacks, worth) ? LIKELIER : 0 };
    }
  },
} as const satisfies Pattern;

/** Allowances are shares of five in a hundred and their multiples. */
const LIKELIER = -10;

function isRoundShare(part: Decimal, whole: Decimal): boolean {
  const fives = part.abs().times(Decimal.of(20)).divide(whole.abs(), 4);
  return fives.equals(fives.round(0));
}

function lineItemMore(line: Line, lacks: Decimal, { tree }: Failure): Edit {
  const row = lacks.isNegative() ? lists[0] : lists[1];
  const path = pointerTo(line.pointer, row.list);
  const value = { amount: lacks.abs().pad(2).toString(), reasonCode: row.reasonCode };
  return {
    apply: (sheet) => sheet.worth(line, line.net.value),
    operations: [...emptyList(tree, path), { op: "add", path: pointerTo(path, "-"), value }],
    sets: [],
  };
}
