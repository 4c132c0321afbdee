/** VAT that is charged in a category without any (BR-E-05, BR-E-09 and their kin): the category is wrong, or the VAT is. */
import { Decimal } from "../model/decimal.ts";
import type { JsonTree, Operation } from "../edits/operation.ts";
import { itemsAt, numberAt, replaced } from "./mishaps/mishap.ts";
import type { Found } from "../edits/patches/propose.ts";
import type { Explanation, Root } from "./root.ts";
import { gone, Share, type Trials, type Tried } from "./trials.ts";

const PARTS = "/vatBreakdown";
const ITEMS = ["/lines", "/allowances", "/charges"];
const STANDARD = "S";
/** What standard rated parts may not have (BR-S-10). */
const REASONS = ["exemptionReason", "exemptionReasonCode"];

const uncharged: ReadonlySet<string | undefined> = new Set(["E", "Z", "AE", "K", "G", "O"]);

/** So many parts are tried. */
const MOST_PARTS = 4;
const CENTS = 2;

/** A part of the breakdown with all that is taxed like it, by pointers. */
interface Charged {
  readonly part: string;
  readonly items: readonly string[];
}

/** The standard rate in place of the category; and where that makes as much right, no VAT, of which the author has to choose. */
export function chargedRoots({ tree }: Tried, asked: readonly Found[], trials: Trials): readonly Root[] {
  const share = new Share(trials, 2 * MOST_PARTS);
  const left = new Set(asked);
  return chargedIn(tree).slice(0, MOST_PARTS).flatMap((it) => {
    const tried = [standard(it, tree), free(it, tree)].flatMap((patch) => {
      const after = share.takes() ? trials.with(tree, patch) : undefined;
      return after === undefined ? [] : [{ patch, solved: gone(left, after.findings) }];
    });
    const most = Math.max(...tried.map(({ solved }) => solved.size));
    const [best, ...others] = tried.filter(({ solved }) => solved.size > 0 && solved.size === most);
    if (best === undefined) return [];
    for (const found of best.solved) left.delete(found);
    const explained = others.map(({ patch }): Explanation => ({ patch, clue: "charged" }));
    return [{ patch: best.patch, others: explained, findings: [...best.solved], clue: "charged" as const }];
  });
}

/** Where VAT is charged: base times rate, in a category without VAT, and no part of the standard rate beside it. */
function chargedIn(tree: JsonTree): readonly Charged[] {
  const parts = itemsAt(tree, PARTS);
  return parts.flatMap((part) => {
    const rate = numberAt(tree, `${part}/vatRate`);
    const isCharged = uncharged.has(tree.text(`${part}/vatCategory`)) && rate?.greaterThan(Decimal.zero) === true &&
      numberAt(tree, `${part}/taxAmount`)?.isZero() === false;
    if (!isCharged || parts.some((it) => isTaxed(tree, it, STANDARD, rate))) return [];
    const category = tree.text(`${part}/vatCategory`);
    const items = ITEMS.flatMap((list) => itemsAt(tree, list)).filter((it) => isTaxed(tree, it, category, rate));
    return items.length === 0 ? [] : [{ part, items }];
  });
}

function isTaxed(tree: JsonTree, at: string, category: string | undefined, rate: Decimal): boolean {
  return tree.text(`${at}/vatCategory`) === category && numberAt(tree, `${at}/vatRate`)?.equals(rate) === true;
}

function standard({ part, items }: Charged, tree: JsonTree): readonly Operation[] {
  const reasons = REASONS.map((name) => `${part}/${name}`).filter((path) => tree.at(path) !== undefined);
  return [
    ...[part, ...items].map((at) => replaced(`${at}/vatCategory`, STANDARD)),
    ...reasons.map((path) => ({ op: "remove", path } as const)),
  ];
}

/** No VAT on it, and none of it in the totals. */
function free({ part, items }: Charged, tree: JsonTree): readonly Operation[] {
  const tax = numberAt(tree, `${part}/taxAmount`) ?? Decimal.zero;
  const totals = ["taxAmount", "taxInclusiveAmount", "payableAmount"].map((name) => `/totals/${name}`);
  return [
    ...[part, ...items].map((at) => replaced(`${at}/vatRate`, "0")),
    replaced(`${part}/taxAmount`, Decimal.zero.pad(CENTS).toString()),
    ...totals.flatMap((path) => {
      const value = numberAt(tree, path);
      return value === undefined ? [] : [replaced(path, value.minus(tax).pad(CENTS).toString())];
    }),
  ];
}
