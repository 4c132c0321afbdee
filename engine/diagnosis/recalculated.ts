/**
 * Amounts that nothing explains, worked out anew from what the most can be kept of: the last that is tried. The VAT breakdown is
 * kept or made of the lines, and so are the amounts of the lines or their prices.
 */
import { Decimal } from "../model/decimal.ts";
import { isTermId, termRows } from "../model/terms.ts";
import { factsOf } from "../rules/index.ts";
import { type Found, gone } from "./found.ts";
import type { Patch } from "../edits/operation.ts";
import type { Cell, Ledger } from "../edits/ledger.ts";
import type { JsonTree, Operation } from "../edits/operation.ts";
import { decimalIn, numeric } from "../edits/values.ts";
import { Books, resulting } from "./books.ts";
import { isFatal } from "./bench.ts";
import { isOwing } from "./explain.ts";
import { operationsOf, setTo } from "./patterns/pattern.ts";
import { withoutPart } from "./patterns/items.ts";
import { partFor } from "./patterns/rate.ts";
import type { Root } from "./root.ts";
import { Sheet } from "./sheet.ts";
import { isSum } from "./speakers.ts";
import type { Reread } from "./together.ts";
import type { Trials, Tried } from "./trials.ts";

/** What stays as it is stated. */
const trusts = ["breakdown", "lines", "prices"] as const;
export type Trust = typeof trusts[number];

/** Where so much is wrong at once, several causes were not told apart. */
const MOST_APART = 12;

/** What is left, recalculated; nothing where something else would be due then, and most of what is stated would be wrong. */
export function recalculatedRoots(
  { tree }: Tried,
  asked: readonly Found[],
  trials: Trials,
  reread: Reread,
): readonly Root[] {
  const off = asked.filter((it) => isSum(it) && isFatal(it));
  let best: Root | undefined;
  // With a number that cannot be read, what follows from it would be wrong, too.
  for (const trust of off.length === 0 || asked.some(isNoNumber) ? [] : trusts) {
    const worked = recalculated(tree, trust, reread);
    const patch = [...roundedOf(off, worked, tree), ...worked];
    const after = patch.length === 0 || isAgainstMost(patch, tree, reread) ? undefined : trials.with(tree, patch);
    const helped = after === undefined ? [] : [...gone(off, after.findings)];
    const open = isOwing(patch) ? true : undefined;
    if (helped.length > (best?.findings.length ?? 0)) best = { patch, findings: helped, clue: "sums", open };
    if (helped.length === off.length) break;
  }
  if (off.length > MOST_APART && best?.findings.length !== off.length) trials.end();
  return best === undefined ? [] : [best];
}

function isNoNumber({ rule, field }: Found): boolean {
  return factsOf(rule)?.value?.includes("mistyped") === true &&
    [field].flat().some((it) => isTermId(it) && numeric.includes(termRows[it].type));
}

/** Amounts that no sum has, and that have more decimals than they may. */
function roundedOf(off: readonly Found[], worked: Patch, tree: JsonTree): Patch {
  const known = new Set(worked.map(({ path }) => path));
  return off.flatMap(({ location }): Patch => {
    const path = location?.pointer ?? "";
    const stated = decimalIn(tree.text(path) ?? "");
    if (stated === undefined || stated.scale <= 2 || known.size === known.add(path).size) return [];
    return [{ op: "replace", path, value: stated.roundHalfAway(2).toString() }];
  });
}

/** Whether most of what the totals and the VAT breakdown say would be wrong, and something else be due. */
function isAgainstMost(patch: Patch, tree: JsonTree, reread: Reread): boolean {
  const ledger = isOwing(patch) ? reread(tree) : undefined;
  const stated = ledger === undefined ? [] : new Books(ledger).results.filter((it) => it.stated);
  const written = new Set(patch.map(({ path }) => path));
  return stated.filter(({ pointer }) => written.has(pointer)).length * 2 > stated.length;
}

/** The operations after which the sums hold. */
export function recalculated(tree: JsonTree, trust: Trust, reread: Reread): Patch {
  const first = reread(tree);
  // What is to be stated, and is not there at all, is there as far as its sums say.
  const start: Patch = first === undefined && tree.at("/totals") === undefined
    ? [{ op: "add", path: "/totals", value: {} }]
    : [];
  const ledger = first ?? reread(tree.with(start) ?? tree);
  if (ledger === undefined) return [];
  const built = trust === "breakdown" ? start : [...start, ...rebuilt(ledger, tree)];
  const changed = built.length === 0 ? ledger : reread(tree.with(built) ?? tree);
  return changed === undefined ? [] : [...built, ...settled(changed, trust)];
}

/** The VAT breakdown as the items are taxed: what is of none goes, and so does what is there twice; what is missing comes. */
function rebuilt(ledger: Ledger, tree: JsonTree): Patch {
  const { itemsOf, partsOf } = new Books(ledger);
  const surplus = ledger.breakdown.filter((part) => !itemsOf.has(part.key) || partsOf.get(part.key)?.[0] !== part);
  const lacking = [...itemsOf].filter(([key]) => !partsOf.has(key));
  const list: Patch = lacking.length > 0 && tree.at("/vatBreakdown") === undefined
    ? [{ op: "add", path: "/vatBreakdown", value: [] }]
    : [];
  return [
    ...list,
    ...operationsOf([...lacking.flatMap(([key, items]) => partFor(key, items)), ...surplus.map(withoutPart)]),
  ];
}

/** Each amount that follows from others, in their order; of what is only written with too many decimals, the two that it may have. */
function settled(ledger: Ledger, trust: Trust): Patch {
  const sheet = new Sheet(new Books(ledger));
  const made = new Map<string, Operation>();
  for (const equation of ledger.equations) {
    const { defines: cell, parts, open } = equation;
    if (cell === undefined) continue;
    // A sum of its own is that of an amount with more decimals than it may have.
    const isAlone = parts.get(cell)?.isZero() === true;
    const by = isAlone ? Decimal.zero : sheet.off(equation).roundHalfAway(CENTS);
    const isWrong = isAlone ? cell.readable : isWorked(cell, trust) && (!by.isZero() || open || !cell.stated);
    if (!isWrong || isAlone && !sheet.fails(equation)) continue;
    const value = sheet.value(cell).minus(by).roundHalfAway(CENTS).pad(CENTS);
    sheet.set(cell, value);
    for (const it of setTo(cell, value).operations) made.set(it.path, it);
  }
  return [...made.values()];
}

const CENTS = 2;

function isWorked({ term }: Cell, trust: Trust): boolean {
  if (term === "BT-131") return trust === "prices";
  return resulting.has(term) && (trust !== "breakdown" || termRows[term].group === "BG-22");
}
