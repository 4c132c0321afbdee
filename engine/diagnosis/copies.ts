/** Parts of the VAT breakdown that stand twice: also where they are of nothing, so that no sum says it. */
import { type Found, gone } from "./found.ts";
import type { Root } from "./root.ts";
import type { Trials, Tried } from "./trials.ts";

const LIST = "/vatBreakdown";

/** The later ones go, where findings go with them. */
export function copiedRoots({ tree }: Tried, asked: readonly Found[], trials: Trials): readonly Root[] {
  const known = new Set<string>();
  const copies = tree.items(LIST).filter((part) => known.size === known.add(tree.print(part)).size);
  if (copies.length === 0 || asked.length === 0) return [];
  const patch = copies.toReversed().map((path) => ({ op: "remove", path } as const));
  const after = trials.with(tree, patch);
  const findings = after === undefined ? [] : [...gone(asked, after.findings)];
  return findings.length === 0 ? [] : [{ patch, findings, clue: "duplicate" }];
}
