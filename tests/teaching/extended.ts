/** Lessons on the rules that only Factur-X EXTENDED has: an invoice that is changed so that it fails, with the change taken back. */
import { facturxElements } from "../../engine/judge/facturx_set.ts";
import { parsed } from "../support/elements.ts";
import { edited, extendedBoundaries } from "../support/facturx_boundaries.ts";
import { invoiceAt } from "../support/facturx_documents.ts";
import { extendedEdits } from "../support/facturx_edits.ts";
import { firstOf, type Lesson } from "./lesson.ts";

const right = invoiceAt("extended");

/** One for each rule, the first document that fails it. */
export function extendedLessons(): readonly Lesson[] {
  const failing = [
    ...Object.entries(extendedEdits).map(([id, edit]) => [id, edit(right)] as const),
    ...extendedBoundaries.filter(({ fails }) => fails).map(({ id, edits }) => [id, edited(right, edits)] as const),
  ];
  const lessons = new Map<string, Lesson>();
  for (const set of facturxElements.filter(({ id }) => id === "elements-facturx-extended")) {
    for (const [id, xml] of failing) {
      const lesson: Lesson = {
        set,
        id,
        side: "cii",
        make: () => parsed(xml),
        repair: (root) => void root.children.splice(0, root.children.length, ...parsed(right).children),
      };
      if (!lessons.has(id) && firstOf(lesson, lesson.make()) !== undefined) lessons.set(id, lesson);
    }
  }
  return [...lessons.values()];
}
