/**
 * The order in which findings are mended: what keeps rules from being evaluated comes first, then what an invoice lacks,
 * then what stands in it, and sums behind that from which they are worked out. Many a later one goes with an earlier one.
 */
import type { Finding, Location, Severity } from "../../engine/mod.ts";

const severities: readonly Severity[] = ["fatal", "warning", "information"];

/** The first row that an id matches is its rank. */
const ranks: readonly RegExp[] = [
  /^ATW-(?:PROFILE-UNKNOWN|INPUT|NUMBER|TEXT|VALUE|DECLARED|RULE)/,
  /^(?:BR-0[1-9]|BR-1[0-6])$/,
  /^(?:BR-\d+|BR-DE-\d+|PEPPOL-EN16931-R0\d+)$/,
  /^BR-CL-/,
  /^BR-DEC-/,
  /^(?:PEPPOL-EN16931-R(?:046|120|121|130)|BR-CO-0[34]|BR-CO-(?:19|2\d))$/,
  /^BR-[A-Z]+-0?[1-7]$/,
  /^BR-CO-10$/,
  /^BR-CO-1[12]$/,
  /^BR-CO-13$/,
  /^(?:BR-[A-Z]+-0?8|BR-CO-18)$/,
  /^(?:BR-[A-Z]+-(?:0?9|10)|BR-CO-17)$/,
  /^BR-CO-14$/,
  /^BR-CO-15$/,
  /^BR-CO-16$/,
];

function rankOf(rule: string): number {
  const found = ranks.findIndex((rank) => rank.test(rule));
  return found < 0 ? ranks.length : found;
}

/** The findings in the order to mend them; those of one rank stay as they stand in the document. */
export function inOrder<L extends Location>(findings: readonly Finding<L>[]): readonly Finding<L>[] {
  return findings
    .map((finding, index) => ({
      finding,
      index,
      rank: rankOf(finding.rule),
      grave: severities.indexOf(finding.severity),
    }))
    .sort((one, other) => one.grave - other.grave || one.rank - other.rank || one.index - other.index)
    .map(({ finding }) => finding);
}
