/** Characters in a row that only mark the one before them; no language has half as many (UAX #15, section 13). */
const MARKS = /\p{M}{30}/gu;
/** The combining grapheme joiner: it is not seen, and marks in front of it stay in front of it. */
const JOINER = "\u034f";

/**
 * A text in its composed form (NFC, or NFKC, which also writes what looks alike alike). To compose is to sort marks, which takes the square of their number: so rows of them are
 * divided, as the Stream-Safe Text Format does it.
 */
export function composed(text: string, form: "NFC" | "NFKC" = "NFC"): string {
  return text.replaceAll(MARKS, `$&${JOINER}`).normalize(form).replaceAll(JOINER, "");
}
