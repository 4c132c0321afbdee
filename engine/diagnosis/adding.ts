/** Roots added to those that are known: each gets what goes away with its change. */
import { type Found, gone } from "./found.ts";
import type { Patch } from "../edits/operation.ts";
import { listItemOf, nearestIn } from "./places.ts";
import type { Root } from "./root.ts";
import { Share, type Trials, type Tried } from "./trials.ts";

export interface Rooted {
  readonly roots: readonly Root[];
  /** The invoice with all of their patches. */
  readonly repaired: Tried;
}

/** Adds roots; of those that only ask, the findings wait for the answer, and nothing else is tried for them. */
export function withAsked(before: Rooted, all: readonly Root[], trials: Trials): Rooted {
  const [repairs, questions] = [
    all.filter(({ patch }) => patch.length > 0),
    all.filter(({ patch }) => patch.length === 0),
  ];
  for (const { findings } of questions) trials.leave(findings);
  const { roots, repaired } = added(before, repairs, trials);
  return { roots: [...roots, ...questions], repaired };
}

/** So often roots that do not go together are tried in parts, and findings are told apart that go away with several. */
const MOST_PARTS = 32;
/** So many roots are tried each by itself. */
const FEW = 8;

/** Adds roots, all at once where that works, else half by half down to each; each gets what goes away with it. */
export function added(
  before: Rooted,
  roots: readonly Root[],
  trials: Trials,
  share = new Share(trials, MOST_PARTS),
): Rooted {
  const [first] = roots;
  if (first === undefined || !share.takes()) return before;
  const { repaired } = before;
  const claimed = new Set(roots.flatMap(({ findings }) => findings));
  const all = trials.with(repaired.tree, patchOf(roots), [...claimed]);
  const solved = all === undefined ? none : gone(stillAsked(repaired, trials), all.findings);
  if (all !== undefined && [...claimed].every((it) => solved.has(it))) {
    shareOut([...solved].filter((it) => !claimed.has(it)), roots, repaired, trials);
    return { roots: [...before.roots, ...roots], repaired: all };
  }
  if (roots.length === 1) {
    if (all === undefined || !first.findings.some((it) => solved.has(it))) return before;
    return { roots: [...before.roots, { ...first, findings: [...solved] }], repaired: all };
  }
  const half = Math.ceil(roots.length / 2);
  return added(added(before, roots.slice(0, half), trials, share), roots.slice(half), trials, share);
}

const none: ReadonlySet<Found> = new Set();

export function patchOf(roots: readonly Root[]): Patch {
  return roots.flatMap(({ patch }) => patch);
}

/** The findings that there still are; always those of the beginning, so that each is one thing throughout. */
export function stillAsked({ findings }: Tried, { asked, left }: Trials): readonly Found[] {
  const solved = gone(asked, findings);
  return [...asked].filter((it) => !solved.has(it) && !left.has(it));
}

/**
 * Findings that go away though no change was made for them: each belongs to the change with which it goes. Of many changes,
 * those in its own item come first, and the others are tried in parts.
 */
function shareOut(
  findings: readonly Found[],
  roots: readonly Root[],
  before: Tried,
  trials: Trials,
  share = new Share(trials, MOST_PARTS),
): void {
  const open = new Set(findings);
  if (roots.length > FEW) takeOwn(open, roots);
  const parts = roots.length === 1 ? [] : partsOf(roots);
  for (const part of parts) {
    const after = open.size === 0 || !share.takes() ? undefined : trials.with(before.tree, patchOf(part));
    const solved = after === undefined ? none : gone(open, after.findings);
    for (const it of solved) open.delete(it);
    shareOut([...solved], part, before, trials, share);
  }
  roots[0]?.findings.push(...open);
}

/** Roots one by one, or of many so many parts. */
function partsOf(roots: readonly Root[]): readonly (readonly Root[])[] {
  const size = Math.ceil(roots.length / FEW);
  return Array.from({ length: Math.ceil(roots.length / size) }, (_, at) => roots.slice(at * size, (at + 1) * size));
}

/** Gives findings in an item of a list to the one root that changes something in it, if there is one alone. */
function takeOwn(open: Set<Found>, roots: readonly Root[]): void {
  const owners = new Map<string, Root | undefined>();
  for (const root of roots) {
    for (const item of new Set(root.patch.map(({ path }) => listItemOf(path)))) {
      if (item !== undefined) owners.set(item, owners.has(item) ? undefined : root);
    }
  }
  for (const it of open) {
    const item = nearestIn(owners, it.location?.pointer ?? "");
    const owner = item === undefined ? undefined : owners.get(item);
    if (owner === undefined) continue;
    owner.findings.push(it);
    open.delete(it);
  }
}
