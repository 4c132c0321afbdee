/** Whether the pages of an invoice say otherwise than its XML, once that was changed. */
import type { Budget } from "../read/budget.ts";
import { PagesText } from "./forms.ts";

export interface Changed {
  readonly old: string | null;
  readonly new: string | null;
}

/** What an invoice says now. */
export interface Claims {
  /** Values that are others than before. */
  readonly changes: readonly Changed[];
  /** Values that pages show of every invoice: its number, its day, what is due. One of them is to be found. */
  readonly known: readonly string[];
}

/** The value that is on the pages, and that the XML does not say any more. */
export interface Contradiction {
  readonly stands: string;
  /** What the XML says instead; null where it says nothing. */
  readonly instead: string | null;
}

/**
 * The first change that the pages contradict: its old value is there, and its new one does not. Where neither does, the
 * pages do not speak of it. "unknown" where nothing is found by which the invoice is known, so that the text is not all that
 * the pages show. Throws Unreadable where the search takes too long.
 */
export function contradicted(
  text: string,
  { changes, known }: Claims,
  budget: Budget,
): Contradiction | "unknown" | undefined {
  const pages = new PagesText(text, budget);
  if (!known.some((value) => pages.isWritten(value))) return "unknown";
  for (const { old, new: now } of changes) {
    if (old === null || now !== null && pages.isSame(old, now)) continue;
    if (!pages.isAnywhere(old) || now !== null && pages.isWritten(now)) continue;
    return { stands: old, instead: now };
  }
  return undefined;
}
