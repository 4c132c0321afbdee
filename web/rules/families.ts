/** Which family a rule is of, with what it is called and there for. Which rules they have, the engine says. */
import { type FamilyId, familyIds } from "../../engine/explain/guide.ts";
import { families, ofPdf } from "./family_words.ts";
import { familiesOfNations } from "./sets.ts";
import type { FamilyWords } from "./sets/set.ts";
import type { ShownRule } from "./shown.ts";

const words: Readonly<Record<FamilyId, FamilyWords>> = { ...families, ...familiesOfNations };

export interface Family extends FamilyWords {
  /** Its anchor in the index. */
  readonly id: FamilyId | "PDF";
}

/** What is found about the PDF around an invoice belongs to none of the families of the engine. */
export const pdfFamily: Family = { id: "PDF", ...ofPdf };

export function familyCalled(id: FamilyId): Family {
  return { id, ...words[id] };
}

/** All families that have one of the rules, with these. */
export function byFamily(all: readonly ShownRule[]) {
  return familyIds.map((id) => ({
    family: familyCalled(id),
    rules: all.filter(({ guide }) => guide.family === id),
  })).filter(({ rules }) => rules.length > 0);
}
