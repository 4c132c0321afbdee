/** Files that a page holds as annotations (ISO 32000-2, 12.5.6.15), which are no attachments of the document. */
import { type FileInside, fileOf } from "./attachments.ts";
import type { Budget } from "./budget.ts";
import type { Opened } from "./file.ts";
import { nameOf } from "./objects.ts";
import { pagesOf } from "./page_tree.ts";

/** What one costs, in bytes looked at. */
const AN_ANNOTATION = 100;

/** In the order of the pages. Throws Unreadable. */
export function annotatedFiles({ file, trailer }: Opened, budget: Budget): readonly FileInside[] {
  return pagesOf(file, trailer, budget).flatMap(({ dict }) =>
    file.list(dict.get("Annots")).flatMap((it) => {
      budget.look(AN_ANNOTATION);
      const annotation = file.dict(it);
      if (nameOf(file.get(annotation?.get("Subtype"))) !== "FileAttachment") return [];
      return fileOf(file, budget, file.dict(annotation?.get("FS")), undefined) ?? [];
    })
  );
}
