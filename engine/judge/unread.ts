/** Which finding it is that a value could not be read. */
import { type GroupId, type TermId, termIds, termRows } from "../model/terms.ts";
import type { ServiceId } from "../rules/own/service.ts";
import type { Cast } from "../syntax/values.ts";

/** The totals that every invoice states (BG-22): the specification gives their bad values an id of their own. */
const statedTotals: ReadonlySet<TermId | GroupId> = new Set(
  termIds.filter((id) => termRows[id].group === "BG-22" && termRows[id].card.startsWith("1")),
);

export function unreadId(reason: Cast["reason"], terms: readonly (TermId | GroupId)[]): ServiceId {
  switch (reason) {
    case "repeated":
      return "ATW-VALUE-REPEATED";
    case "date":
      return "ATW-VALUE-NOT-A-DATE";
    case "indicator":
      return "ATW-VALUE-NOT-AN-INDICATOR";
    case "number":
      return terms.some((term) => statedTotals.has(term))
        ? "ATW-DECLARED-TOTAL-NOT-A-NUMBER"
        : "ATW-VALUE-NOT-A-NUMBER";
  }
}
