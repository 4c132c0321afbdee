/** Findings are shown in the order in which to fix them: by severity, then by the rank of their rules. */
import type { AnyPlace, Finding, Severity } from "../../engine/mod.ts";
import { repairRank } from "../../engine/check_xml.ts";

const severities: readonly Severity[] = ["fatal", "warning", "information"];

/** The findings in the order in which to fix them; those of one rank stay in document order. */
export function inOrder<L extends AnyPlace>(findings: readonly Finding<L>[]): readonly Finding<L>[] {
  return findings
    .map((finding, index) => ({
      finding,
      index,
      rank: repairRank(finding.rule),
      severity: severities.indexOf(finding.severity),
    }))
    .sort((one, other) => one.severity - other.severity || one.rank - other.rank || one.index - other.index)
    .map(({ finding }) => finding);
}
