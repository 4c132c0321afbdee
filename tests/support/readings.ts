/** An invoice read by one thing that could have happened to it. */
import type { Mishap, Scene } from "../../engine/diagnosis/mishaps/mishap.ts";
import type { GroupId, TermId } from "../../engine/model/terms.ts";
import { shownChange, treeWith } from "./json_trees.ts";

/** An invoice by its values at JSON pointers. */
export type Texts = Readonly<Record<string, string>>;

export interface Around {
  readonly terms?: readonly (TermId | GroupId)[];
  readonly rules?: readonly string[];
  readonly text?: string;
  readonly syntax?: Scene["syntax"];
}

export function sceneOf(texts: Texts, { terms = [], rules = [], text = "", syntax = "cii" }: Around = {}): Scene {
  return { tree: treeWith(texts), text, syntax, rules: new Set(rules), terms: new Set(terms) };
}

/** The changes of each reading, parted by semicolons. */
export function readingsOf(mishap: Mishap, texts: Texts, around: Around = {}): readonly string[] {
  return [...mishap.readings(sceneOf(texts, around))].map(({ patch }) => patch.map(shownChange).join("; "));
}
