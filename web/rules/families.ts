/** Which family a rule is of, with what it is called and there for. Which rules they have, the engine says. */
import { type FamilyId, familyIds } from "../../engine/explain/guide.ts";
import { families, ofPdf } from "./family_words.ts";
import { familiesOfNations } from "./sets.ts";
import type { FamilyWords } from "./sets/set.ts";

const words: Readonly<Record<FamilyId | "PDF", FamilyWords>> = { ...families, ...familiesOfNations, PDF: ofPdf };

export interface Family extends FamilyWords {
  /** Its anchor in the index. What is found about the PDF around an invoice belongs to none of the families of the engine. */
  readonly id: FamilyId | "PDF";
}

export function familyCalled(id: Family["id"]): Family {
  return { id, ...words[id] };
}

/** All families that have one of the rules, with these. */
export function byFamily<T>(all: readonly T[], of: (rule: T) => Family["id"]) {
  return [...familyIds, "PDF" as const].map((id) => ({
    family: familyCalled(id),
    rules: all.filter((it) => of(it) === id),
  })).filter(({ rules }) => rules.length > 0);
}
