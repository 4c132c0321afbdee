import { cleanedOf } from "../../edits/meaning.ts";
import { lastStep } from "../../edits/operation.ts";
import { termRows } from "../../model/terms.ts";
import { type Mishap, replaced, type Scene, type Value, valuesOf } from "./mishap.ts";

/** White space and characters that nobody sees got into identifiers, codes, dates and numbers. */
export const noise = {
  id: "noise",
  *readings(scene: Scene) {
    for (const it of valuesOf(scene)) {
      const value = cleaned(it);
      // Each by itself: what nobody complains of stays as it is written.
      if (value !== it.text && value !== "") yield { patch: [replaced(it.pointer, value)] };
    }
  },
} as const satisfies Mishap;

function cleaned({ pointer, text, term }: Value): string {
  const isPart = /^(?:schemeId|listId)$/.test(lastStep(pointer));
  return cleanedOf(text, term, isPart ? "code" : termRows[term].type);
}
