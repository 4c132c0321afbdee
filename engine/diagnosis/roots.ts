/** The changes that repair an invoice, each with the findings that go away with it. */
import type { JsonTree } from "../edits/operation.ts";
import { type Found, gone } from "./found.ts";
import { reopened } from "../edits/model.ts";
import { explained, isOwing, type Puzzle } from "./explain.ts";
import { added, patchOf, type Rooted, stillAsked, withAsked } from "./adding.ts";
import { isFatal } from "./bench.ts";
import { copiedRoots } from "./copies.ts";
import { hintedRoots } from "./hinted.ts";
import { patchOf as patchBy, type Reason, type Step } from "./reasons.ts";
import { type Equation, type Ledger, ledgerOf } from "../edits/ledger.ts";
import { isAboutSums, type Speakers, speakersOf } from "./speakers.ts";
import { recalculatedRoots } from "./recalculated.ts";
import type { Explanation, Root } from "./root.ts";
import { nameOf } from "./books.ts";
import { distinct } from "./together.ts";
import { Share, type Trials, type Tried } from "./trials.ts";
import { valueRoots } from "./values.ts";

/** All roots whose patches can be applied together, on top of those that are known. Findings of none of them have none. */
export function rootsOf(trials: Trials, known: readonly Root[] = []): Rooted {
  const { tree, findings } = trials.subject;
  for (const it of known) trials.leave(it.findings);
  const patch = patchOf(known);
  const repaired = patch.length === 0 ? undefined : trials.after(tree, patch);
  const start: Rooted = { roots: known, repaired: repaired ?? { tree, findings } };
  const finders = [valueRoots, copiedRoots, hintedRoots];
  const told = finders.reduce(
    (before, of) => added(before, of(before.repaired, stillAsked(before.repaired, trials), trials), trials),
    start,
  );
  const explained = explainedAfter(told, trials);
  const { repaired: now } = explained;
  const left = recalculatedRoots(now, stillAsked(now, trials), trials, (it) => ledgerOn(it, trials));
  return added(explained, apartFrom(explained.roots, left, trials), trials);
}

/** With some sums right, what is wrong with others can be told from them. Of many lines it is looked at once. */
const ROUNDS = 2;
const MANY_LINES = 200;

function explainedAfter(before: Rooted, trials: Trials): Rooted {
  let now = before;
  const rounds = before.repaired.tree.items("/lines").length > MANY_LINES ? 1 : ROUNDS;
  for (let round = 0; round < rounds; round++) {
    const roots = apartFrom(now.roots, explainedRoots(now.repaired, trials), trials)
      .filter(({ findings }) => round === 0 || findings.some(isFatal));
    if (roots.length === 0) break;
    now = withAsked(now, roots, trials);
  }
  return now;
}

/** Of those that write one value the first is told, here or before: what the others explain belongs to it. */
function apartFrom(known: readonly Root[], roots: readonly Root[], trials: Trials): readonly Root[] {
  const owners = new Map(known.flatMap((root) => root.patch.map(({ path }) => [path, root] as const)));
  const given = new Map<Root, Set<Found>>();
  return roots.filter((root) => {
    const paths = root.patch.map(({ path }) => path).filter((it) => !it.endsWith("/-"));
    const owner = paths.map((it) => owners.get(it)).find((it) => it !== undefined);
    if (owner === undefined) {
      for (const it of paths) owners.set(it, root);
      return true;
    }
    const had = given.get(owner) ?? new Set(owner.findings);
    given.set(owner, had);
    const more = root.findings.filter((it) => had.size < had.add(it).size);
    owner.findings.push(...more);
    trials.leave(more);
    return false;
  });
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
  const reread = (tree: JsonTree) => ledgerOn(tree, trials);
  return explained(ledger, { tree: before.tree, reread }, { fatal, warned }).flatMap((puzzle) => {
    const findings = findingsOf(puzzle, off, speakers);
    // What is warned of may have been so before.
    const bad = findings.some(isFatal) ? findings.filter(isFatal) : findings;
    const right = puzzle.reasons.filter(({ steps, asks }) => {
      if (asks !== undefined && steps.length === 1) return true;
      const after = share.takes() ? trials.with(before.tree, patchBy({ steps })) : undefined;
      return after !== undefined && (asks !== undefined || bad.every((it) => gone([it], after.findings).size > 0));
    });
    const owing = (all: readonly Reason[]) => all.every((it) => isOwing(patchBy(it)));
    // What would have left what is due does not hold: that it is worked out anew is still no more than likely.
    const isLikely = right[0]?.isDoubtful === true && owing(right) && !owing(puzzle.reasons);
    const isUnsure = puzzle.isUnsure || isLikely;
    return rootsBy({ ...puzzle, reasons: right, isUnsure }, off, speakers);
  });
}

/** What is spoken of by some sums, in the order of the verdict. */
function findingsOf({ equations }: Pick<Puzzle, "equations">, off: readonly Found[], speakers: Speakers): Found[] {
  const spoken = new Set(equations.flatMap((it) => speakers.get(it) ?? []).flat());
  return off.filter((it) => spoken.has(it));
}

/** Each step that all explanations have is a root by itself; of what is left, the likeliest is one, with the others beside it. */
function rootsBy({ equations, reasons, isUnsure }: Puzzle, off: readonly Found[], speakers: Speakers): readonly Root[] {
  const [best] = reasons;
  if (best === undefined) return [];
  const shared = isUnsure ? [] : best.steps.filter((it) => isShared(it, reasons));
  const isLast = reasons.every(({ steps, asks }) => asks === undefined && steps.length === shared.length);
  const taken = new Set<Found>();
  const roots = (isLast ? shared.slice(0, -1) : shared).map((step): Root => {
    const findings = findingsOf({ equations: equationsLike(step, equations) }, off, speakers).filter((it) =>
      !taken.has(it)
    );
    for (const it of findings) taken.add(it);
    return { patch: step.patch, clue: step.pattern, findings };
  });
  const own = new Set(roots.map(({ patch }) => JSON.stringify(patch)));
  const left = reasons.map((it) => ({ ...it, steps: it.steps.filter(({ patch }) => !own.has(JSON.stringify(patch))) }));
  const findings = findingsOf({ equations }, off, speakers).filter((it) => !taken.has(it));
  return [...roots.filter((it) => it.findings.length > 0), ...rootOf(left, findings, isUnsure)];
}

function isShared(step: Step, reasons: readonly Reason[]): boolean {
  const patch = JSON.stringify(step.patch);
  return step.patch.length > 0 && reasons.every(({ steps }) => steps.some((it) => JSON.stringify(it.patch) === patch));
}

/** Those of the first ledger that a step settles: it may have been found in a later one. */
function equationsLike({ settles }: Step, equations: readonly Equation[]): readonly Equation[] {
  const names = new Set(settles.map(nameOf));
  return equations.filter((it) => names.has(nameOf(it)));
}

function rootOf([likeliest, ...rest]: readonly Reason[], findings: Found[], isUnsure: boolean): readonly Root[] {
  if (likeliest === undefined) return [];
  const all = [likeliest, ...rest];
  const { asks } = all.find((it) => it.asks !== undefined) ?? {};
  // Without the steps that all have, two may be one.
  const { known, even } = weighed(distinct(all.filter((it) => it.asks === undefined), ({ cost }) => cost));
  const [best, ...others] = known.map(explanationOf);
  const open = likeliest.asks === undefined && !isUnsure ? undefined : true;
  const clue = likeliest.steps[0]?.pattern ?? "sums";
  return [{ patch: [], clue, ...best, others, findings, open, asks, even }];
}

/** So little less likely, another is as likely. */
const EVEN = 10;

/** Where one that changes what is due is as likely as one that leaves it, the one that leaves it is first. */
function weighed(known: readonly Reason[]): { readonly known: readonly Reason[]; readonly even: boolean } {
  const [best] = known;
  const isOther = (it: Reason) => best !== undefined && isOwing(patchBy(it)) !== isOwing(patchBy(best));
  const other = known.find(isOther);
  if (best === undefined || other === undefined || other.cost - best.cost > EVEN) return { known, even: false };
  return { known: isOwing(patchBy(best)) ? [other, ...known.filter((it) => it !== other)] : known, even: true };
}

function explanationOf({ steps }: Reason): Explanation {
  return { patch: patchBy({ steps }), clue: steps[0]?.pattern ?? "sums" };
}

function ledgerAt({ tree }: Tried, off: readonly Found[], trials: Trials): Ledger | undefined {
  return off.length === 0 ? undefined : ledgerOn(tree, trials);
}

function ledgerOn(tree: JsonTree, { subject }: Trials): Ledger | undefined {
  const reading = reopened(tree.toString(), true);
  return reading === undefined ? undefined : ledgerOf(reading, subject.complete);
}
