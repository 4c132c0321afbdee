/** Discounts for early payment, and interest after it, that XRechnung writes for machines into the payment terms (BR-DE-18). */
import { signedLine } from "../../model/cash_discounts.ts";
import type { Scene } from "./model.ts";

/** Payment terms for people: what machines read is said in words, in its place among the other lines. */
export function termsInWords(terms: string, scene: Scene): string {
  return terms.split(/\r\n|[\n\r]/).map((line) => inWords(line, scene) ?? line).join("\n").trim();
}

/** A line such as #SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=100.00# in words; undefined for any other. */
function inWords(line: string, { say, formats, invoice: { currency = "" } }: Scene): string | undefined {
  const signed = signedLine(line);
  if (signed === undefined) return undefined;
  const { kind, days, percent: percentage, base, parts } = signed;
  // Software would not grant a discount that lacks something; it is shown without its signs all the same.
  if (days === undefined || percentage === undefined) return [kind, ...parts].filter((it) => it !== "").join(" ");
  const [share, term] = [formats.percent(percentage), formats.quantity(days)];
  if (kind === "VERZUG") return say("lateInterest", share, term);
  return base === undefined
    ? say("discount", share, term)
    : say("discountOn", share, term, `${formats.amount(base)}\u00a0${currency}`);
}
