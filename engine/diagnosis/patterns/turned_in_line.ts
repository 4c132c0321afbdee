import { Decimal } from "../../model/decimal.ts";
import { decimalIn } from "../../edits/values.ts";
import { type JsonTree, type Operation, pointerTo } from "../../edits/operation.ts";
import type { PatchValue } from "../../edits/operation.ts";
import type { Line } from "../../edits/ledger.ts";
import { linesOff, worthOf } from "./lines.ts";
import type { Failure, Pattern, Proposal } from "./pattern.ts";

const two = Decimal.of(2);

/** Each list, what it adds to the amount of its line, and the other one. */
const lists = [
  { list: "allowances", sign: Decimal.of(-1), other: "charges" },
  { list: "charges", sign: Decimal.of(1), other: "allowances" },
] as const;

type List = typeof lists[number];

/** An allowance or a charge of a line counts the other way: it has a minus, or it is the other one of the two. */
export const turnedInLine = {
  id: "turnedInLine",
  rank: 14,
  proposals: function* ({ tree, ...of }: Failure): Iterable<Proposal> {
    for (const line of linesOff({ tree, ...of })) {
      const lacks = line.net.stated ? worthOf(line, {})?.minus(line.net.value) : undefined;
      for (const row of lacks === undefined || lacks.isZero() ? [] : lists) {
        for (const at of tree.items(pointerTo(line.pointer, row.list))) {
          const amount = decimalIn(tree.text(pointerTo(at, "amount")) ?? "");
          if (amount === undefined || !amount.times(row.sign).times(two).equals(lacks ?? two)) continue;
          yield {
            edits: [{
              apply: (sheet) => sheet.worth(line, line.net.value),
              operations: amount.isNegative() ? turned(at, amount) : moved(at, line, row, tree),
              sets: [],
            }],
          };
        }
      }
    }
  },
} as const satisfies Pattern;

function turned(at: string, amount: Decimal): readonly Operation[] {
  return [{ op: "replace", path: pointerTo(at, "amount"), value: amount.negate().toString() }];
}

function moved(at: string, line: Line, { other }: List, tree: JsonTree): readonly Operation[] {
  const list = pointerTo(line.pointer, other);
  const empty: readonly Operation[] = Array.isArray(tree.at(list)) ? [] : [{ op: "add", path: list, value: [] }];
  const fields = [...tree.object(at)?.keys() ?? []].map((
    name,
  ): readonly [string, PatchValue] => [name, tree.text(pointerTo(at, name)) ?? ""]);
  return [
    ...empty,
    { op: "add", path: pointerTo(list, "-"), value: Object.fromEntries(fields) },
    { op: "remove", path: at },
  ];
}
