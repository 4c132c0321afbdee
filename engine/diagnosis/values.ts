/** What a value can only be: it is written in a form that its field does not take, or must not be there. */
import { grouped } from "../model/grouped.ts";
import { ofLines, onceIn } from "../edits/lines.ts";
import { repairOf } from "../edits/mechanical.ts";
import type { JsonTree, Operation, Patch } from "../edits/operation.ts";
import { factsOf } from "../rules/index.ts";
import { type Found, gone } from "./found.ts";
import { codesFor } from "./hints/aliases.ts";
import { placesLike, unnumbered } from "./places.ts";
import type { Root } from "./root.ts";
import type { Trials, Tried } from "./trials.ts";

/** What a value has to be by itself. The same change in several places is one root: what wrote it does so everywhere. */
export function valueRoots(_before: Tried, all: readonly Found[], trials: Trials): readonly Root[] {
  const { subject } = trials;
  const asked = new Set(all);
  const roots = new Map<string, { patch: Operation[]; paths: Set<string>; findings: Found[] }>();
  for (const offer of offersFor(trials)) {
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
    return { patch, findings, clue: findings.length > 1 ? "sameChange" : "alone" };
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

/** A patch for some findings. */
type Offer = ReadonlyMap<Found, Patch>;

/** Rule by rule, so that each is checked once, however often it failed. */
function offersFor(trials: Trials): readonly Offer[] {
  const { tree, profile, syntax, lang, findings } = trials.subject;
  return [...grouped(findings, ({ rule }) => rule)].flatMap(([rule, found]) => {
    const patches = found.map((it) => {
      const pointer = it.location?.pointer ?? "";
      return [it, repairOf({ tree, rule, pointer, fields: [it.field].flat(), profile, syntax, lang })] as const;
    });
    const offer = new Map(patches.filter(([, patch]) => patch.length > 0));
    return offer.size > 0 && repairs(offer, trials) ? [offer] : [];
  });
}

/** Whether all findings of an offer go away with all of its patches. */
function repairs(offer: Offer, trials: Trials): boolean {
  const different = new Map([...offer.values()].map((it) => [JSON.stringify(it), it]));
  const after = trials.with(trials.subject.tree, [...different.values()].flat(), [...offer.keys()]);
  return after !== undefined && gone(offer.keys(), after.findings).size === offer.size;
}

/** Repairs that are mechanical, and still no more than likely: what else may be meant is asked for. */
function isGuess({ rule }: Found, patch: Patch, tree: JsonTree): boolean {
  switch (factsOf(rule)?.repair) {
    case "typeCode":
      return true;
    case "lineNumber":
      return !isNumbered(tree);
    case "code":
      return patch.some((it) => isWord(it, tree));
    default:
      return false;
  }
}

/** Whether lines have their places as numbers; those of one line alone, and of none, say nothing. */
const isNumbered = onceIn((tree) => {
  const ids = ofLines(tree, "id");
  return ids.length > 1 && ids.every((id, at) => id === undefined || id === `${at + 1}`);
});

/** A unit that is a word of a language, and in other letters the code of something else. */
function isWord(operation: Patch[number], tree: JsonTree): boolean {
  if (!("value" in operation) || !operation.path.endsWith("nitCode")) return false;
  const [first] = codesFor(tree.text(operation.path) ?? "", "unit");
  return first !== undefined && first !== operation.value;
}
