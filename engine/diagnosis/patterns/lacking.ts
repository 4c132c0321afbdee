import type { Decimal } from "../../model/decimal.ts";
import { pointerTo } from "../../edits/operation.ts";
import type { Taxed } from "../../edits/ledger.ts";
import type { Edit, Failure, Pattern, Proposal } from "./pattern.ts";

/** A line that takes off where the others add up is seldom the one that is missing. */
const UNLIKE = 30;

/** A line is missing: the sum of the lines and one part of the VAT breakdown lack the same amount. Only its author knows it. */
export const lacking = {
  id: "lacking",
  rank: 44,
  proposals: function* ({ failing, books: { ledger } }: Failure): Iterable<Proposal> {
    const sum = failing.find(({ defines }) => defines?.term === "BT-106");
    if (sum?.defines === undefined || sum.open) return;
    const less = sum.off.isNegative() === sum.defines.value.isNegative() ? 0 : UNLIKE;
    const pointer = pointerTo("/lines", ledger.lines.length);
    for (const part of ledger.breakdown) {
      if (!failing.some(({ defines }) => defines === part.amount)) continue;
      const asks = { id: "BG-25", pointer, amount: sum.off.pad(2).toString(), taxed: taxedAs(part) } as const;
      yield { edits: [lineMore(part, sum.off)], less, asks };
    }
  },
} as const satisfies Pattern;

function lineMore({ key }: Taxed, amount: Decimal): Edit {
  return { apply: (sheet) => sheet.withLine(key, amount), operations: [], sets: [] };
}

/** The category and rate as they are read: S 19 %. */
function taxedAs({ group }: Taxed): string {
  const [category, rate] = [group.value("vatCategory")?.text ?? "", group.value("vatRate")?.text];
  return rate === undefined ? category : `${category} ${rate} %`;
}
