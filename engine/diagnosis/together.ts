/**
 * Several things that went wrong at once: plans of steps, each of which is one thing by some pattern. What a step leaves is
 * looked at in the invoice with it, so that the next one is told by what the others say then.
 */
import { decimalOf } from "../model/numeric.ts";
import type { Decimal } from "../model/decimal.ts";
import type { Equation, Ledger } from "../edits/ledger.ts";
import { type JsonTree, lastStep, type Operation } from "../edits/operation.ts";
import { Books, failedBefore, nameOf } from "./books.ts";
import type { Failure } from "./patterns/pattern.ts";
import { partOf, proposalsOn, type Reason, reasonOf, type Step } from "./reasons.ts";
import type { Lenience } from "./sheet.ts";

/** The sums of an invoice that was changed; undefined where it cannot be read. */
export type Reread = (tree: JsonTree) => Ledger | undefined;

/** So many things at once are told apart. */
const MOST_STEPS = 4;
/** So many beginnings of plans are looked at further, and so many equations at most: each is a reading of the invoice. */
const WIDTH = 8;
const MOST_SUMS = 600;
/** Each thing more that went wrong is less likely, and each sum that a step puts right speaks for it. */
export const ANOTHER = 25;
const SETTLED = 20;

interface Beginning extends Pick<Reason, "asks"> {
  readonly steps: readonly Step[];
  readonly cost: number;
  readonly also: ReadonlySet<string>;
  readonly score: number;
  readonly of: Failure;
}

export function together(of: Failure, reread: Reread): readonly Reason[] {
  if (of.books.ledger.equations.length > MOST_SUMS) return [];
  const found: Reason[] = [];
  let open: readonly Beginning[] = [{ steps: [], cost: 0, also: new Set(), score: 0, of }];
  for (let depth = 1; depth < MOST_STEPS && open.length > 0; depth++) {
    const next = open.flatMap((it) => [...partsOf(it)]);
    open = bestOf(next).flatMap((it) => goneOn(it, of, reread));
    for (const { steps, cost, also, of: left } of open) {
      for (const rest of restsOf(left, steps)) {
        const all = [...steps, ...rest.steps];
        found.push({
          ...rest,
          steps: all,
          cost: cost + rest.cost + ANOTHER * steps.length,
          also: new Set([...also, ...rest.also]),
        });
      }
    }
    // More things at once are less likely than fewer.
    if (found.some(({ isDoubtful }) => !isDoubtful)) break;
  }
  return distinct(found, ({ cost }) => cost);
}

/** What is removed goes last, so that every place stays what it is. */
function* partsOf({ steps, cost, also, of }: Beginning): Iterable<Beginning> {
  const isLast = steps.some(({ patch }) => patch.some(removes));
  const written = writtenBy(steps);
  for (const [pattern, proposal] of isLast ? [] : proposalsOn(of)) {
    const part = partOf(pattern, proposal, of);
    if (part === undefined || isUndoing(part.step.patch, written)) continue;
    const all = [...steps, part.step];
    const score = cost + part.cost - SETTLED * all.reduce((sum, { settles }) => sum + settles.length, 0);
    yield { steps: all, cost: cost + part.cost, also: new Set([...also, ...part.also]), score, of };
  }
}

function removes({ op, path }: Operation): boolean {
  return op === "remove" && /^\d+$/.test(lastStep(path));
}

function bestOf(all: readonly Beginning[]): readonly Beginning[] {
  return distinct(all, ({ score }) => score).toSorted((one, other) => one.score - other.score).slice(0, WIDTH);
}

/** Whatever the order of their steps, the same plan is looked at once. */
export function distinct<T extends Pick<Reason, "steps" | "asks">>(
  all: readonly T[],
  by: (it: T) => number,
): readonly T[] {
  const known = new Map<string, T>();
  for (const it of all) {
    const key = `${effectOf(it)}\n${it.asks?.taxed}`;
    const other = known.get(key);
    if (other === undefined || by(it) < by(other)) known.set(key, it);
  }
  return [...known.values()];
}

/** The same for plans that change the same, in whatever order and steps. */
export function effectOf({ steps }: Pick<Reason, "steps">): string {
  return steps.flatMap(({ patch }) => patch.map((it) => JSON.stringify(it))).toSorted().join("\n");
}

/** What is left of the failing sums with what was done so far. */
function goneOn(it: Beginning, first: Failure, reread: Reread): readonly Beginning[] {
  const last = it.steps.at(-1);
  const tree = last === undefined ? undefined : it.of.tree.with(last.patch);
  const ledger = tree === undefined ? undefined : reread(tree);
  if (tree === undefined || ledger === undefined) return [];
  const failed = new Set(first.books.ledger.equations.filter(failedBefore).map(nameOf));
  const asked = new Set(first.failing.map(nameOf));
  const now = ledger.equations.filter(failedBefore);
  const failing = now.filter((equation) => asked.has(nameOf(equation)));
  if (failing.length === 0 || now.some((equation) => !failed.has(nameOf(equation)))) return [];
  return [{ ...it, of: failureOf(new Books(ledger), tree, failing, first.lenience) }];
}

/** What explains all that is left: by itself, or because something was forgotten in all that follows from it. */
function restsOf(of: Failure, before: readonly Step[]): readonly Reason[] {
  const written = writtenBy(before);
  return reasonsFor(of).filter(({ isDoubtful, steps }) =>
    steps.every(({ pattern, patch }) => (!isDoubtful || pattern === "forgotten") && !isUndoing(patch, written))
  );
}

function writtenBy(steps: readonly Step[]): ReadonlySet<string> {
  return new Set(steps.flatMap(({ patch }) => patch.map(({ path }) => path)).filter((it) => !it.endsWith("/-")));
}

/** Whether it writes over what was written before, or takes away what that is in: then it is a plan without that. */
function isUndoing(patch: readonly Operation[], written: ReadonlySet<string>): boolean {
  return patch.some(({ op, path }) =>
    written.has(path) || op === "remove" && [...written].some((it) => it.startsWith(`${path}/`))
  );
}

/** All single things that explain all of the failing sums. */
export function reasonsFor(of: Failure): readonly Reason[] {
  const all = [...proposalsOn(of)].flatMap(([pattern, proposal]) => reasonOf(pattern, proposal, of) ?? []);
  return distinct(all, ({ cost }) => cost);
}

export function failureOf(
  books: Books,
  tree: JsonTree,
  failing: readonly Equation[],
  lenience: Lenience | undefined,
): Failure {
  return { books, failing, tree, rates: ratesIn(books.ledger), lenience };
}

function ratesIn({ breakdown }: Ledger): readonly Decimal[] {
  const rates = breakdown.flatMap(({ group }) => decimalOf(group.value("vatRate")) ?? []);
  const known = new Map(rates.filter((it) => !it.isZero() && !it.isNegative()).map((it) => [it.toShortString(), it]));
  return [...known.values()].slice(0, MOST_RATES);
}

const MOST_RATES = 8;
