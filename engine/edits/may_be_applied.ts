/** The kinds of repairs, and which of them take no question: apart, so that pages load it without the engine. */

/**
 * - form: the same meaning, written as the rules ask.
 * - derived: one amount that follows from the others, where every other equation agrees with it, and nothing that is owed changes.
 * - owed: whatever changes what is payable, the tax, a category, rate, quantity, price, party, account, date or identifier.
 * - open: it takes an answer that only the user has.
 */
export type Kind = "form" | "derived" | "owed" | "open";

/** Whether repairs of a kind are applied unasked. */
export function mayBeApplied(kind: Kind): boolean {
  return kind === "form" || kind === "derived";
}
