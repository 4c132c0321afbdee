/** Repairs that are mechanical, and still no more than likely: what else may be meant is asked for. */
import { ofLines, onceIn } from "../edits/patches/lines.ts";
import type { Found, Patch } from "../edits/patches/propose.ts";
import type { JsonTree } from "../edits/operation.ts";
import { factsOf } from "../rules/index.ts";
import { codesFor } from "./hints/aliases.ts";

export function isGuess({ rule }: Found, patch: Patch, tree: JsonTree): boolean {
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
