/** The order in which findings are shown is that in which they are repaired: by severity, then by the rank of their rules. */
import { type Finding, type Location, repairRank, type Severity } from "../../engine/mod.ts";

const severities: readonly Severity[] = ["fatal", "warning", "information"];

/** The findings in the order to mend them; those of one rank stay as they stand in the document. */
export function inOrder<L extends Location>(findings: readonly Finding<L>[]): readonly Finding<L>[] {
  return findings
    .map((finding, index) => ({
      finding,
      index,
      rank: repairRank(finding.rule),
      grave: severities.indexOf(finding.severity),
    }))
    .sort((one, other) => one.grave - other.grave || one.rank - other.rank || one.index - other.index)
    .map(({ finding }) => finding);
}
