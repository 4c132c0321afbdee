/** What two invoices of any syntax state differently, by business term, and what each says is due. */
import { asJson } from "../edits/model.ts";
import { Decimal } from "../model/decimal.ts";
import { decimalOf } from "../model/numeric.ts";
import { pointerOf, type Stated, statedIn } from "../model/stated.ts";
import { type DataType, type TermId, termRows } from "../model/terms.ts";
import type { Opened } from "../open/open.ts";

export interface Difference {
  readonly term: TermId;
  /** In the model of the one that states it; of both, where both do. */
  readonly pointer: string;
  /** null where it is not stated. */
  readonly a: string | null;
  readonly b: string | null;
}

export interface Diff {
  readonly equal: boolean;
  readonly changes: readonly Difference[];
  /** BT-115 as each states it. */
  readonly amount_due: { readonly a: string | null; readonly b: string | null };
}

export function diff(a: Opened, b: Opened): Diff {
  const [before, after] = [statementsOf(a), statementsOf(b)];
  const changes: Difference[] = [];
  for (const [pointer, it] of before) {
    const other = after.get(pointer);
    if (other === undefined) changes.push({ term: it.term, pointer, a: it.text, b: null });
    else if (!isSame(it, other)) changes.push({ term: it.term, pointer, a: it.text, b: other.text });
  }
  for (const [pointer, { term, text }] of after) {
    if (!before.has(pointer)) changes.push({ term, pointer, a: null, b: text });
  }
  const due = (of: typeof before) => of.get("/totals/payableAmount")?.text ?? null;
  return { equal: changes.length === 0, changes, amount_due: { a: due(before), b: due(after) } };
}

/** What an invoice states, by where its model has it. */
function statementsOf(opened: Opened): ReadonlyMap<string, Stated> {
  const { invoice } = opened.kind === "json" ? opened : asJson(opened);
  return new Map([...statedIn(invoice)].map((it) => [pointerOf(it), it]));
}

const numbers: readonly DataType[] = ["amount", "unitPrice", "quantity", "percentage"];

/** Numbers are the same however many zeros they end in. */
function isSame(one: Stated, other: Stated): boolean {
  if (one.text === other.text) return true;
  if (one.part !== undefined || !numbers.includes(termRows[one.term].type)) return false;
  const [a, b] = [decimalOf(one.value), decimalOf(other.value)];
  return a instanceof Decimal && b instanceof Decimal && a.equals(b);
}
