/** The changes that repair an invoice, each with the findings that go away with it. */
import type { JsonTree, Operation } from "../edits/operation.ts";
import { type Found, type Patch, valueOffers } from "../edits/patches/propose.ts";
import { settle, trusts } from "../edits/patches/settle.ts";
import { reopened } from "../edits/model.ts";
import { holds } from "../edits/due.ts";
import { balance } from "./balance.ts";
import type { Step } from "./guess.ts";
import { explained } from "./explain.ts";
import { chargedRoots } from "./charged.ts";
import { copiedRoots } from "./copies.ts";
import { hintedRoots } from "./hinted.ts";
import type { Reason } from "./reasons.ts";
import { isGuess } from "./guesses.ts";
import { type Ledger, ledgerOf } from "../edits/ledger.ts";
import { isAboutSums, isSum, type Speakers, speakersOf } from "./speakers.ts";
import { listItemOf, nearestIn, placesLike, unnumbered } from "./places.ts";
import type { Root, Told } from "./root.ts";
import { gone, Share, type Trials, type Tried } from "./trials.ts";

export interface Rooted {
  readonly roots: readonly Root[];
  /** The invoice with all of their patches. */
  readonly repaired: Tried;
}

/** All roots whose patches can be applied together, on top of those that are known. Findings of none of them have none. */
export function rootsOf(trials: Trials, known: readonly Root[] = []): Rooted {
  const { tree, findings } = trials.subject;
  for (const it of known) trials.leave(it.findings);
  const patch = known.flatMap((it) => it.patch);
  const repaired = patch.length === 0 ? undefined : trials.with(tree, patch);
  const start: Rooted = { roots: known, repaired: repaired ?? { tree, findings } };
  const values = added(start, valueRoots(trials), trials);
  const copied = added(values, copiedRoots(values.repaired, stillAsked(values.repaired, trials), trials), trials);
  const charged = added(copied, chargedRoots(copied.repaired, stillAsked(copied.repaired, trials), trials), trials);
  const hinted = added(charged, hintedRoots(charged.repaired, stillAsked(charged.repaired, trials), trials), trials);
  const explained = withAsked(hinted, explainedRoots(hinted.repaired, trials), trials);
  const balanced = added(explained, balanceRoots(explained.repaired, trials), trials);
  return added(balanced, settledRoots(balanced.repaired, trials), trials);
}

/** Adds roots; of those that only ask, the findings wait for the answer, and nothing else is tried for them. */
function withAsked(before: Rooted, all: readonly Root[], trials: Trials): Rooted {
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
function added(before: Rooted, roots: readonly Root[], trials: Trials, share = new Share(trials, MOST_PARTS)): Rooted {
  const [first] = roots;
  if (first === undefined || !share.takes()) return before;
  const { repaired } = before;
  const all = trials.with(repaired.tree, patchOf(roots));
  const solved = all === undefined ? none : gone(stillAsked(repaired, trials), all.findings);
  const claimed = new Set(roots.flatMap(({ findings }) => findings));
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

function patchOf(roots: readonly Root[]): Patch {
  return roots.flatMap(({ patch }) => patch);
}

/** The findings that there still are; always those of the beginning, so that each is one thing throughout. */
function stillAsked({ findings }: Tried, { asked, left }: Trials): readonly Found[] {
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

/** What a value has to be by itself. The same change in several places is one root: what wrote it does so everywhere. */
function valueRoots({ subject, asked }: Trials): readonly Root[] {
  const roots = new Map<string, { patch: Operation[]; paths: Set<string>; findings: Found[] }>();
  for (const offer of valueOffers(subject)) {
    for (const [finding, patch] of offer) {
      if (!asked.has(finding) || isGuess(finding, patch, subject.tree)) continue;
      const key = patch.map((operation) => kindOf(operation, subject.tree.text(operation.path))).join("\n");
      const root = roots.get(key) ?? { patch: [], paths: new Set(), findings: [] };
      roots.set(key, root);
      root.findings.push(finding);
      root.patch.push(...patch.filter(({ path }) => !root.paths.has(path)));
      for (const { path } of patch) root.paths.add(path);
    }
  }
  if (subject.truncated) widen([...roots.values()].map(({ patch }) => patch), subject.tree);
  return [...roots.values()].map(({ patch, findings }) => {
    return { patch, findings, told: findings.length > 1 ? "sameChange" : "alone" };
  });
}

/** A change without the numbers of the items that it is made in. */
function kindOf(operation: Patch[number], old: string | undefined): string {
  return JSON.stringify({ ...operation, path: unnumbered(operation.path), old });
}

/** Of more findings than are known, the others are on the same values of the same fields: they are changed with them. */
function widen(patches: readonly Operation[][], tree: JsonTree): void {
  const taken = new Set(patches.flat().map(({ path }) => path));
  for (const patch of patches) {
    const kinds = new Map(patch.map((it) => [kindOf(it, tree.text(it.path)), it]));
    for (const operation of kinds.values()) {
      const old = tree.text(operation.path);
      if (operation.op !== "replace" || old === undefined) continue;
      for (const path of placesLike(unnumbered(operation.path), tree)) {
        if (tree.text(path) !== old || taken.has(path)) continue;
        patch.push({ ...operation, path });
        taken.add(path);
      }
    }
  }
}

/** So many explanations are tried: where there are more, the others are left out. */
const MOST_REASONS = 16;

/** What software may have done wrong where sums do not hold: where several explanations are as good, they are choices. */
function explainedRoots(before: Tried, trials: Trials): readonly Root[] {
  const off = stillAsked(before, trials).filter(isAboutSums);
  const ledger = ledgerAt(before, off, trials);
  if (ledger === undefined) return [];
  const speakers = speakersOf(off, ledger);
  const share = new Share(trials, MOST_REASONS);
  const fatal = new Set([...speakers].filter(([, all]) => all.flat().some(isFatal)).map(([it]) => it));
  const warned = new Set([...speakers.keys()].filter((it) => !fatal.has(it)));
  return explained(ledger, before.tree, { fatal, warned }).flatMap(({ equations, reasons }) => {
    const findings = [...new Set(equations.flatMap((it) => speakers.get(it) ?? []).flat())];
    const ranked = findings.toSorted((one, other) => off.indexOf(one) - off.indexOf(other));
    // What is warned of may have been so before.
    const bad = ranked.some(isFatal) ? ranked.filter(isFatal) : ranked;
    const right = reasons.filter(({ patch, asks }) => {
      if (asks !== undefined) return true;
      const after = share.takes() ? trials.with(before.tree, patch) : undefined;
      return after !== undefined && bad.every((it) => gone([it], after.findings).size > 0);
    });
    return rootOf(right, ranked);
  });
}

function rootOf([likeliest, ...rest]: readonly Reason[], findings: Found[]): readonly Root[] {
  if (likeliest === undefined) return [];
  const all = [likeliest, ...rest];
  const { asks } = all.find((it) => it.asks !== undefined) ?? {};
  const [best, ...others] = all.filter((it) => it.asks === undefined).map(({ pattern, patch }) => ({
    patch,
    told: pattern,
  }));
  const open = likeliest.asks === undefined ? undefined : true;
  return [{ patch: [], told: likeliest.pattern, ...best, others, findings, open, asks }];
}

function isFatal({ severity }: Found): boolean {
  return severity === "fatal";
}

function ledgerAt({ tree }: Tried, off: readonly Found[], { subject }: Trials): Ledger | undefined {
  const reading = off.length === 0 ? undefined : reopened(tree.toString(), true);
  return reading === undefined ? undefined : ledgerOf(reading, subject.complete);
}

/** Single amounts that make the sums hold. */
function balanceRoots(before: Tried, trials: Trials): readonly Root[] {
  const off = stillAsked(before, trials).filter(isSum);
  const ledger = ledgerAt(before, off, trials);
  if (ledger === undefined) return [];
  const speakers = speakersOf(off, ledger);
  const { steps, isWhole } = balance(ledger, new Set(speakers.keys()));
  if (!isWhole) trials.end();
  return merged(steps, off, speakers).filter(({ patch }) => leavesDue(patch, ledger));
}

/**
 * Whether what nobody knows a reason for leaves what is due, where the totals agree on it: then something is missing or wrong
 * that they were made from, and its author has to say.
 */
function leavesDue(patch: Patch, { equations }: Ledger): boolean {
  const totals = equations.filter(({ defines }) => defines?.term === "BT-112" || defines?.term === "BT-115");
  return totals.some((it) => !holds(it)) || !patch.some(({ path }) => path === "/totals/payableAmount");
}

/** Changes that are made for the same findings alone are one root. */
function merged(steps: readonly Step[], off: readonly Found[], speakers: Speakers): readonly Root[] {
  const roots: { patch: Operation[]; readonly findings: Found[]; readonly told: Told }[] = [];
  const ranks = new Map(off.map((it, rank) => [it, rank]));
  const left = new Set(off);
  for (const { patch, settles } of steps) {
    const spoken = new Set(settles.flatMap((equation) => speakers.get(equation) ?? []).flat());
    const own = [...spoken].filter((it) => left.delete(it));
    const last = roots.at(-1);
    if (own.length === 0 && last !== undefined) last.patch.push(...patch);
    else {
      const findings = own.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
      roots.push({ patch: [...patch], findings, told: "sums" });
    }
  }
  return roots.filter(({ findings }) => findings.length > 0);
}

/** What is left is worked out anew from what the most can be kept of. */
function settledRoots(before: Tried, trials: Trials): readonly Root[] {
  const { tree } = before;
  const { complete } = trials.subject;
  const off = stillAsked(before, trials).filter(isSum);
  const stated = off.length === 0 ? undefined : reopened(tree.toString(), true);
  if (stated === undefined) return [];
  const ledger = ledgerOf(stated, complete);
  let best: Root | undefined;
  for (const trust of trusts) {
    const patch = settle(stated, trust, complete);
    const isLeft = ledger === undefined || leavesDue(patch, ledger);
    const after = patch.length === 0 || !isLeft ? undefined : trials.with(tree, patch);
    if (after === undefined) continue;
    const helped = [...gone(off, after.findings)];
    if (helped.length > (best?.findings.length ?? 0)) best = { patch, findings: helped, told: "sums" };
    if (helped.length === off.length) break;
  }
  return best === undefined ? [] : [best];
}
