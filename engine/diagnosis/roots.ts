/** The changes that repair an invoice, each with the findings that go away with it. */
import { factsOf } from "../rules/index.ts";
import { parentOf } from "../patches/operation.ts";
import { type Found, type Patch, valueOffers } from "../patches/propose.ts";
import { settle, trusts } from "../patches/settle.ts";
import { reopened } from "../patches/subject.ts";
import { balance, type Step } from "./balance.ts";
import { type Equation, type Ledger, ledgerOf } from "./ledger.ts";
import { unnumbered } from "./places.ts";
import { gone, type Trials, type Tried } from "./trials.ts";

/** How it was told that findings belong together. */
export type Told = "tried" | "sums" | "sameChange" | "sameTerm" | "sameRule" | "alone";

export interface Root {
  readonly patch: Patch;
  readonly findings: Found[];
  readonly told: Told;
}

export interface Rooted {
  readonly roots: readonly Root[];
  /** The invoice with all of their patches. */
  readonly repaired: Tried;
}

/** All roots whose patches can be applied together. Findings of none of them have none. */
export function rootsOf(trials: Trials): Rooted {
  const { tree, findings } = trials.subject;
  const start: Rooted = { roots: [], repaired: { tree, findings } };
  const values = added(start, valueRoots(trials), trials);
  const balanced = added(values, balanceRoots(values.repaired, trials), trials);
  return added(balanced, settledRoots(balanced.repaired, trials), trials);
}

/** Adds roots, all at once where that works, else one by one; each gets what goes away with it. */
function added(before: Rooted, roots: readonly Root[], trials: Trials): Rooted {
  if (roots.length === 0) return before;
  const { repaired } = before;
  const all = trials.with(repaired.tree, roots.flatMap(({ patch }) => patch));
  const solved = all === undefined ? undefined : gone(stillAsked(repaired, trials), all.findings);
  const claimed = new Set(roots.flatMap(({ findings }) => findings));
  if (all === undefined || solved === undefined || ![...claimed].every((it) => solved.has(it))) {
    return oneByOne(before, roots, trials);
  }
  const unclaimed = [...solved].filter((it) => !claimed.has(it));
  if (unclaimed.length > 0) shareOut(unclaimed, roots, repaired, trials);
  return { roots: [...before.roots, ...roots], repaired: all };
}

/** The findings that there still are; always those of the beginning, so that each is one thing throughout. */
function stillAsked({ findings }: Tried, { asked }: Trials): readonly Found[] {
  const solved = gone(asked, findings);
  return [...asked].filter((it) => !solved.has(it));
}

function oneByOne(before: Rooted, roots: readonly Root[], trials: Trials): Rooted {
  const kept: Root[] = [];
  let { repaired } = before;
  for (const root of roots) {
    const after = trials.with(repaired.tree, root.patch);
    const solved = after === undefined ? undefined : gone(stillAsked(repaired, trials), after.findings);
    if (after === undefined || solved === undefined || !root.findings.some((it) => solved.has(it))) continue;
    kept.push({ ...root, findings: [...solved] });
    repaired = after;
  }
  return { roots: [...before.roots, ...kept], repaired };
}

/** Findings that go away though no change was made for them: each belongs to the change without which it stays. */
function shareOut(findings: readonly Found[], roots: readonly Root[], { tree }: Tried, trials: Trials): void {
  const open = new Set(findings);
  for (const root of roots.length === 1 ? [] : roots) {
    const after = open.size === 0 ? undefined : trials.with(tree, root.patch);
    for (const it of after === undefined ? [] : gone(open, after.findings)) {
      root.findings.push(it);
      open.delete(it);
    }
  }
  roots[0]?.findings.push(...open);
}

/** What a value has to be by itself. The same change in several places is one root: what wrote it does so everywhere. */
function valueRoots({ subject, asked }: Trials): readonly Root[] {
  const roots = new Map<string, { patch: Patch[number][]; findings: Found[] }>();
  for (const offer of valueOffers(subject)) {
    for (const [finding, patch] of offer) {
      if (!asked.has(finding)) continue;
      const key = patch.map((operation) => kindOf(operation, subject.tree.text(operation.path))).join("\n");
      const root = roots.get(key) ?? { patch: [], findings: [] };
      roots.set(key, root);
      root.findings.push(finding);
      const known = new Set(root.patch.map(({ path }) => path));
      root.patch.push(...patch.filter(({ path }) => !known.has(path)));
    }
  }
  return [...roots.values()].map((root) => ({ ...root, told: root.findings.length > 1 ? "sameChange" : "alone" }));
}

/** A change without the numbers of the items that it is made in. */
function kindOf(operation: Patch[number], old: string | undefined): string {
  return JSON.stringify({ ...operation, path: unnumbered(operation.path), old });
}

/** Single amounts that make the sums hold. */
function balanceRoots(before: Tried, trials: Trials): readonly Root[] {
  const { complete } = trials.subject;
  const off = stillAsked(before, trials).filter(isSum);
  const reading = off.length === 0 ? undefined : reopened(before.tree.toString(), true);
  const ledger = reading === undefined ? undefined : ledgerOf(reading, complete);
  if (ledger === undefined) return [];
  const speaks = new Map(off.flatMap((it) => equationsOf(it, ledger).map((equation) => [equation, it] as const)));
  return merged(balance(ledger, new Set(speaks.keys())), off, ledger);
}

/** Changes that are made for the same findings alone are one root. */
function merged(steps: readonly Step[], off: readonly Found[], ledger: Ledger): readonly Root[] {
  const roots: Root[] = [];
  const left = new Set(off);
  for (const { patch, settles } of steps) {
    const own = [...left].filter((it) => equationsOf(it, ledger).some((equation) => settles.includes(equation)));
    for (const it of own) left.delete(it);
    const last = roots.at(-1);
    if (own.length > 0 || last === undefined) roots.push({ patch, findings: own, told: "sums" });
    else roots[roots.length - 1] = { ...last, patch: [...last.patch, ...patch] };
  }
  return roots.filter(({ findings }) => findings.length > 0);
}

/** The equations that a finding is about: those of the amount at its place, or of the terms that it names in its group. */
function equationsOf({ location, field }: Found, { equations }: Ledger): readonly Equation[] {
  const at = location?.pointer ?? "";
  const terms = [field].flat();
  return equations.filter(({ defines }) => {
    if (defines === undefined) return terms.includes("BG-23") || terms.includes("BT-116");
    return defines.pointer === at || terms.includes(defines.term) && isAround(at, defines.pointer);
  });
}

function isAround(outer: string, inner: string): boolean {
  return outer === "" || parentOf(inner) === outer || parentOf(parentOf(inner) ?? "") === outer;
}

/** What the sums say of an amount: that it does not fit, is missing, or cannot be read. */
function isSum({ rule }: Found): boolean {
  const { repair, value } = factsOf(rule) ?? {};
  return repair === "sums" || value?.includes("mistyped") === true || value?.includes("amount") === true;
}

/** What is left is worked out anew from what the most can be kept of. */
function settledRoots(before: Tried, trials: Trials): readonly Root[] {
  const { tree } = before;
  const { complete } = trials.subject;
  const off = stillAsked(before, trials).filter(isSum);
  const stated = off.length === 0 ? undefined : reopened(tree.toString(), true);
  if (stated === undefined) return [];
  let best: Root | undefined;
  for (const trust of trusts) {
    const patch = settle(stated, trust, complete);
    const after = patch.length === 0 ? undefined : trials.with(tree, patch);
    if (after === undefined) continue;
    const helped = [...gone(off, after.findings)];
    if (helped.length > (best?.findings.length ?? 0)) best = { patch, findings: helped, told: "sums" };
    if (helped.length === off.length) break;
  }
  return best === undefined ? [] : [best];
}
