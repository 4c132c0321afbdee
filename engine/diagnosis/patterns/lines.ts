/** Lines whose price, quantity or base quantity went wrong, alone or with the amount that was worked out from it. */
import { Decimal } from "../../model/decimal.ts";
import { decimalOf } from "../../model/numeric.ts";
import { besides, type Cell, type Line, perOf } from "../../edits/ledger.ts";
import { type Operation, pointerTo } from "../../edits/operation.ts";
import { solvedFor } from "./solved.ts";
import { type Edit, type Failure, type Proposal, setTo } from "./pattern.ts";
import { type Variants, variantsOf } from "../../edits/likeness.ts";

export type Factor = "unitPrice" | "quantity";
const factors: readonly Factor[] = ["unitPrice", "quantity"];
const other: Readonly<Record<Factor, Factor>> = { unitPrice: "quantity", quantity: "unitPrice" };

/** What a line comes to with another price, quantity or base quantity. */
export function worthOf(
  { group }: Line,
  { unitPrice, quantity, per = perOf(group) }: {
    readonly unitPrice?: Decimal | undefined;
    readonly quantity?: Decimal | undefined;
    readonly per?: Decimal | undefined;
  },
): Decimal | undefined {
  const count = quantity ?? decimalOf(group.value("quantity"));
  const price = unitPrice ?? decimalOf(group.value("unitPrice"));
  if (count === undefined || price === undefined || per === undefined || per.isZero()) return undefined;
  return count.times(price).divide(per).minus(besides(group)).roundHalfAway(2);
}

/** A line with another factor; undefined where it takes the factor away. */
export function withFactor(line: Line, name: string, value: Decimal | undefined, worth: Decimal): Edit {
  const path = pointerTo(line.pointer, name);
  const stated = line.group.value(name) !== undefined;
  const operation: Operation = value === undefined
    ? { op: "remove", path }
    : { op: stated ? "replace" : "add", path, value: shown(value, line, name).toString() };
  return { apply: (sheet) => sheet.worth(line, worth), operations: [operation], sets: [] };
}

/** With the decimals that it needs, and no fewer than what stands there. */
function shown(value: Decimal, { group }: Line, name: string): Decimal {
  const needed = value.toShortString().split(".")[1]?.length ?? 0;
  return value.round(needed).pad(decimalOf(group.value(name))?.scale ?? 0);
}

/** The lines of which the amount is not what its price and quantity come to. */
export function linesOff({ failing, books }: Failure): readonly Line[] {
  return failing.flatMap(({ defines }) => (defines === undefined ? undefined : books.lineOf(defines)) ?? []);
}

/** Lines with a price or quantity that went wrong in a way, with which the amount is right. */
export function* factorsAlone(of: Failure, way: keyof Variants): Iterable<Proposal> {
  for (const line of linesOff(of)) {
    if (!line.net.stated) continue;
    for (const name of way === "gross" ? ["unitPrice"] as const : factors) {
      const value = decimalOf(line.group.value(name));
      for (const it of value === undefined ? [] : variantsOf(value, of.rates)[way]) {
        const worth = worthOf(line, { [name]: it });
        if (worth === undefined || !isNear(worth, line.net.value)) continue;
        yield { edits: [withFactor(line, name, it, worth)], less: decimalsOf(it, name) };
      }
    }
  }
}

/** So many decimals prices have: with as few as will do. */
const PLACES = [0, 1, 2, 3, 4];

/** Within what is rounded line by line. */
const ROUNDING = Decimal.of(2).shift(-2);

export function isNear(one: Decimal, other: Decimal): boolean {
  return !one.minus(other).abs().greaterThan(ROUNDING);
}

/** Of two values the one with fewer decimals is likelier; prices have two. */
function decimalsOf(value: Decimal, name: Factor): number {
  const decimals = value.toShortString().split(".")[1]?.length ?? 0;
  return name === "unitPrice" ? Math.max(0, decimals - 2) : decimals;
}

/** Lines whose price or quantity is alike what the sums ask for, and the amount with it; prices alone have `variants`. */
export function* factorsAndAmount(
  of: Failure,
  isAlike: (old: Decimal, now: Decimal) => boolean,
  variants?: (old: Decimal) => readonly Decimal[],
): Iterable<Proposal> {
  for (const [net, values] of solvedNets(of)) {
    const line = of.books.lineOf(net);
    for (const now of line === undefined ? [] : values) {
      for (const name of variants === undefined ? factors : ["unitPrice"] as const) {
        const old = line === undefined ? undefined : decimalOf(line.group.value(name));
        if (line === undefined || old === undefined) continue;
        const all = [...solvedFactors(line, name, now), ...variants?.(old) ?? []];
        const right = all.filter((it) =>
          !it.isZero() && !it.equals(old) && isAlike(old, it) && isWorth(line, name, it, now)
        );
        yield* firstAndOthers(line, name, right, now);
      }
    }
  }
}

function isWorth(line: Line, name: Factor, value: Decimal, now: Decimal): boolean {
  return worthOf(line, { [name]: value })?.equals(now) === true;
}

/** A price or a quantity by the other one, with more and more decimals. */
function solvedFactors(line: Line, name: Factor, now: Decimal): readonly Decimal[] {
  const [per, by] = [perOf(line.group), decimalOf(line.group.value(other[name]))];
  if (per === undefined || by === undefined || by.isZero()) return [];
  const whole = now.plus(besides(line.group)).times(per);
  const scale = decimalOf(line.group.value(name))?.scale ?? 0;
  return PLACES.filter((it) => it >= scale).map((places) => whole.divide(by, places));
}

/** With as few decimals as will do; or it was more exact, which cannot be told. */
function* firstAndOthers(line: Line, name: Factor, right: readonly Decimal[], now: Decimal): Iterable<Proposal> {
  const distinct = right.filter((it, index) => right.findIndex((other) => other.equals(it)) === index);
  for (const [index, value] of distinct.slice(0, MOST_VALUES).entries()) {
    const less = decimalsOf(value, name) + index;
    yield { edits: [withFactor(line, name, value, now), setTo(line.net, now)], fitted: true, less };
  }
}

const MOST_VALUES = 3;

/** Of more lines than these, and of those that say the same, nobody can tell which it was: one of them is looked at. */
const MANY_LINES = 200;

/** The amounts of lines that sums ask for, of lines that their price and quantity come to. */
function* solvedNets(of: Failure): Iterable<readonly [Cell, readonly Decimal[]]> {
  const seen = new Set<Cell | string>();
  const isMany = of.books.ledger.lines.length > MANY_LINES;
  for (const equation of of.failing) {
    for (const cell of equation.parts.keys()) {
      if (cell.term !== "BT-131" || equation.defines === cell) continue;
      const line = isMany ? of.books.lineOf(cell) : undefined;
      const key = line === undefined ? cell : printOf(line);
      if (seen.has(key)) continue;
      seen.add(key);
      yield [cell, solvedFor(cell, of)];
    }
  }
}

/** The same for lines of the same numbers, taxed alike. */
function printOf({ group, net }: Line): string {
  const numbers = ["vatCategory", "vatRate", "unitPrice", "quantity", "baseQuantity"].map((it) =>
    group.value(it)?.text
  );
  return [net.value.toShortString(), besides(group).toShortString(), ...numbers].join(" ");
}
