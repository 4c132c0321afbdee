/** The rules of the structure of a level without a document: for who lists them. */
import type { Level } from "./levels.ts";
import { type OutlineNode, outlineOf } from "./outline.ts";
import { kindOf, UNUSED } from "./sweep.ts";

/** By their ids, with what the first row of each says. */
export function structuralRules(level: Level): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const { top, anywhere } = outlineOf(level);
  for (const node of [...anywhere.values()].flat()) visit(node, "", found);
  visit(top, "", found);
  return found;
}

function visit({ name, checks, children }: OutlineNode, parent: string, found: Map<string, string>): void {
  for (const check of checks) {
    const id = check.kind === "unused" ? UNUSED : check.id;
    // Two of the rules are the engine's.
    if (!id.startsWith("CII-") && !found.has(id)) found.set(id, kindOf(check, parent, name));
  }
  for (const child of [...children.values()].flat()) visit(child, name, found);
}
