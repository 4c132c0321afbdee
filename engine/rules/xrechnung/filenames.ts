/** BR-DE-22: attachments can be told apart by their names. */
import { allOf, type Bound, type Group, groups, type Leaf, leaves } from "../../syntax/bound.ts";
import type { Failure } from "../kit/rule.ts";
import { parted, starts } from "../kit/select.ts";

/** No attachment has the name of one before it. */
export function hasDistinctFilenames(invoice: Group<"invoice">, document: Bound): boolean | Failure {
  // Those of CII are compared with what comes before them in their agreement, or in another element that they strayed into.
  const isCii = document.syntax === "cii";
  const marks = isCii ? starts(document, invoice, "ram:ApplicableHeaderTradeAgreement") : [];
  const all = isCii ? allOf(document, "document") : groups(invoice, "documents");
  const [placed, loose] = [all.filter((it) => !it.loose), all.filter((it) => it.loose)];
  for (const part of [...parted(placed, marks), loose]) {
    const again = repeatedName(part);
    if (again !== undefined) return { at: again, actual: again.attribute("filename") ?? "" };
  }
  return true;
}

/** The first file name of some documents that one before has, in the same parent. */
function repeatedName(of: readonly Group<"document">[]): Leaf | undefined {
  const seen = new Map<Group | undefined, Set<string>>();
  for (const it of of) {
    const names = seen.get(it.parent) ?? new Set();
    seen.set(it.parent, names);
    const own = leaves(it, "content").filter((leaf) => leaf.attribute("filename") !== undefined);
    const again = own.find((leaf) => names.has(leaf.attribute("filename") ?? ""));
    if (again !== undefined) return again;
    for (const leaf of own) names.add(leaf.attribute("filename") ?? "");
  }
  return undefined;
}
