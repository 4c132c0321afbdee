/** What gets lost where an invoice is converted. */
import type { Location } from "../judge/findings.ts";
import type { GroupId, TermId } from "../model/terms.ts";

/** A value that the target has no place for. */
export interface Loss {
  /** The business term that it is, or the group that it is in; null for what is neither. */
  readonly term: TermId | GroupId | null;
  /** In the document that was sent. */
  readonly location: Location;
  /** As it was sent. */
  readonly value: string;
}
