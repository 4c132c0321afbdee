/**
 * What the amounts of an invoice would have to be for its sums to hold: rounded to two decimals where they are amounts, and
 * worked out again by `fillTotals` where they follow from others. The difference to what is stated is the patch.
 */
import { grouped } from "../../model/grouped.ts";
import { decimalOf } from "../../model/numeric.ts";
import { ModelGroup, type ModelValue } from "../../model/model.ts";
import { fieldsOf, type GroupId, isTermId, type TermId, termRows } from "../../model/terms.ts";
import type { JsonReading } from "../../open/read_json.ts";
import { keyOf } from "../ledger.ts";
import { fillTotals } from "../../open/totals.ts";
import { type Operation, type PatchValue, pointerTo } from "../operation.ts";

/** What is kept as stated; everything that follows from it is worked out. */
export type Trust = "breakdown" | "lines" | "prices";

export const trusts: readonly Trust[] = ["breakdown", "lines", "prices"];

/** The totals that follow from nothing else in the invoice. */
const given: readonly string[] = ["prepaidAmount", "roundingAmount", "taxAmountInTaxCurrency"];

/**
 * The operations after which the sums hold. `complete`: also what is not stated is added, where otherwise only what is
 * stated is corrected, because the rest is worked out whenever the invoice is read.
 */
export function settle(reading: JsonReading, trust: Trust, complete: boolean): readonly Operation[] {
  const { invoice, exemptionReasons, source: { pointers } } = reading;
  const settled = bare(invoice, "BG-0", trust);
  fillTotals(settled, exemptionReasons);
  const at = (place: number) => pointers.at(place);
  return [
    ...corrections(invoice, settled, at, complete),
    ...breakdownChanges(invoice, settled, at, complete),
  ];
}

/** A copy in which amounts have two decimals, and what follows from others is not stated. */
function bare(group: ModelGroup, of: GroupId, trust: Trust): ModelGroup {
  const copy = new ModelGroup(group.place);
  for (const [name, id] of fieldsOf(of)) {
    if (isTermId(id)) {
      if (follows(of, name, trust)) continue;
      for (const value of group.values(name)) copy.add(name, rounded(value, id));
    } else if (id !== "BG-23" || trust === "breakdown") {
      for (const item of group.items(name)) copy.addGroup(name, bare(item, id, trust));
    }
  }
  return copy;
}

function follows(of: GroupId, name: string, trust: Trust): boolean {
  return of === "BG-22" && !given.includes(name) || of === "BG-25" && name === "netAmount" && trust === "prices";
}

function rounded(value: ModelValue, term: TermId): ModelValue {
  const number = termRows[term].type === "amount" ? decimalOf(value) : undefined;
  return number === undefined ? value : { ...value, text: number.round(2).toString() };
}

type Pointers = (place: number) => string;

/** What differs, group by group; the VAT breakdown has an order of its own. */
function corrections(
  before: ModelGroup,
  after: ModelGroup,
  at: Pointers,
  complete: boolean,
): readonly Operation[] {
  const names = new Set([...before.terms.keys(), ...after.terms.keys()]);
  const own = [...names].flatMap((name) => {
    const [stated, wanted] = [before.value(name), after.value(name)];
    return correction(pointerTo(at(before.place), name), stated, wanted, at, complete);
  });
  const below = [...after.groups.keys()].filter((name) => name !== "vatBreakdown").flatMap((name) =>
    after.items(name).flatMap((item, index) => {
      const stated = before.items(name)[index];
      if (stated !== undefined) return corrections(stated, item, at, complete);
      return complete ? [{ op: "add", path: pointerTo(at(before.place), name), value: objectOf(item) } as const] : [];
    })
  );
  return [...own, ...below];
}

function correction(
  path: string,
  stated: ModelValue | undefined,
  wanted: ModelValue | undefined,
  at: Pointers,
  complete: boolean,
): readonly Operation[] {
  if (stated === undefined) return wanted === undefined || !complete ? [] : [{ op: "add", path, value: wanted.text }];
  if (wanted === undefined) return isSurplus(path, stated) ? [{ op: "remove", path: at(stated.place) }] : [];
  return isSame(stated, wanted) ? [] : [{ op: "replace", path: at(stated.place), value: wanted.text }];
}

/** A total of allowances or charges (BT-107, BT-108) that there are none of; 0 says the same as none. */
function isSurplus(path: string, value: ModelValue): boolean {
  return /(?:allowance|charge)TotalAmount$/.test(path) && decimalOf(value)?.isZero() === false;
}

/** Of equal value, and not of more decimals than an amount may have. */
function isSame(stated: ModelValue, wanted: ModelValue): boolean {
  if (stated.text === wanted.text) return true;
  const [one, other] = [decimalOf(stated), decimalOf(wanted)];
  return one !== undefined && other?.equals(one) === true && one.scale <= 2;
}

/** The two are matched by category and rate: parts are corrected, added at the end, and last the surplus ones removed. */
function breakdownChanges(
  before: ModelGroup,
  after: ModelGroup,
  at: Pointers,
  complete: boolean,
): readonly Operation[] {
  const [stated, wanted] = [before.items("vatBreakdown"), after.items("vatBreakdown")];
  if (stated.length === 0 && !complete) return [];
  const left = new Set(wanted);
  const byKey = grouped(wanted.toReversed(), keyOf);
  const surplus: Operation[] = [];
  const changes = stated.flatMap((part) => {
    const match = byKey.get(keyOf(part))?.pop();
    if (match === undefined) {
      surplus.push({ op: "remove", path: at(part.place) });
      return [];
    }
    left.delete(match);
    return ["taxableAmount", "taxAmount"].flatMap((name) =>
      correction(pointerTo(at(part.place), name), part.value(name), match.value(name), at, complete)
    );
  });
  const path = pointerTo(at(before.place), "vatBreakdown");
  const list: readonly Operation[] = stated.length === 0 && left.size > 0 ? [{ op: "add", path, value: [] }] : [];
  const more = [...left].map((it) => ({ op: "add", path: pointerTo(path, "-"), value: objectOf(it) } as const));
  return [...changes, ...list, ...more, ...surplus.toReversed()];
}

function objectOf(group: ModelGroup): PatchValue {
  return Object.fromEntries([...group.terms].map(([name, [value]]) => [name, value?.text ?? ""]));
}
