/** What satisfies a rule on elements, in no language: what its row allows, as it stands in the element that it runs on. */
import type { Side } from "../model/side.ts";
import type { ElementRow } from "../rules/elements/compiled.ts";
import { type Form, pathsOf } from "../rules/elements/row.ts";

const roots: Readonly<Record<Side, string>> = { ubl: "Invoice", cii: "rsm:CrossIndustryInvoice" };

const formed: Readonly<Record<Extract<Form, string>, string>> = {
  "two decimals": "100.00",
  date: "20250930",
  day: "2025-09-30",
  digits: "20250930",
  none: "20250930",
};

/** Stands for content that the rule does not ask about. */
const ANY = "…";

export function elementExample(row: ElementRow, side: Side): string {
  const { home = roots[side], around, among, form, min = 0, max = min } = row;
  const own = home.split("|")[0]?.replace("*", "…") ?? roots[side];
  const [first = ""] = pathsOf(row);
  const path = [among, first].filter((it) => it !== undefined && it !== ".").join("/");
  const [elements = "", attribute] = path.replace(/^\/+/, "").split(/\/?@/);
  const steps = elements.split("/").map((it) => it.split("|")[0] ?? "").filter((it) => it !== "" && it !== ".");
  const isAllowed = form !== undefined || row.distinct !== undefined || row.unlike !== undefined || max > 0 || min > 0;
  // What may not be is left out of the element around it; of an element that is asked itself, that is the one before.
  const outer = isAllowed || steps.length > 0 || attribute !== undefined ? own : around ?? roots[side];
  const shown = [outer, ...isAllowed || attribute !== undefined ? steps : steps.slice(0, -1)];
  return nested(shown, valueOf(row), isAllowed ? attribute : undefined);
}

function valueOf({ form, codes }: ElementRow): string {
  if (typeof form === "string") return formed[form];
  return [...codes ?? []][0] ?? ANY;
}

function nested(elements: readonly string[], value: string, attribute: string | undefined): string {
  const [element = "", ...below] = elements;
  const isLast = below.length === 0;
  const given = isLast && attribute !== undefined ? ` ${attribute}="${value}"` : "";
  const inner = !isLast ? nested(below, value, attribute) : attribute === undefined ? value : ANY;
  return `<${element}${given}>${inner}</${element}>`;
}
