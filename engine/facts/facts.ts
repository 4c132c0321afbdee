/** What a table of invoices says of each: as it is written in the document, or in JSON. */
import type { Opened, OpenedXml } from "../open/open.ts";
import { Group, Leaf, nodesIn } from "../syntax/bound.ts";
import { valueOf } from "../syntax/project/value.ts";

/** Empty where the invoice does not say it. */
export interface Facts {
  /** BT-1. */
  readonly number: string;
  /** BT-2. */
  readonly issue_date: string;
  /** BT-27. */
  readonly seller: string;
  /** BT-44. */
  readonly buyer: string;
  /** BT-5. */
  readonly currency: string;
  /** BT-115. */
  readonly amount_due: string;
}

/** The field of the model that each is, below a group where it is in one. */
const fields = {
  number: { term: "BT-1", way: ["invoiceNumber"] },
  issue_date: { term: "BT-2", way: ["issueDate"] },
  seller: { term: "BT-27", way: ["seller", "legalName"] },
  buyer: { term: "BT-44", way: ["buyer", "legalName"] },
  currency: { term: "BT-5", way: ["currency"] },
  amount_due: { term: "BT-115", way: ["totals", "payableAmount"] },
} as const;

const names = ["number", "issue_date", "seller", "buyer", "currency", "amount_due"] as const;

export const factNames: readonly (keyof Facts)[] = names;

/** Nothing is worked out: an amount that is not stated is empty. */
export function factsOf(opened: Opened): Facts {
  const said = (name: keyof Facts) => opened.kind === "xml" ? inXml(opened, name) : inJson(opened, name);
  const [number, issue_date, seller, buyer, currency, amount_due] = names.map(said);
  return {
    number: number ?? "",
    issue_date: issue_date ?? "",
    seller: seller ?? "",
    buyer: buyer ?? "",
    currency: currency ?? "",
    amount_due: amount_due ?? "",
  };
}

function inXml({ document: { root } }: OpenedXml, name: keyof Facts): string {
  const { term, way } = fields[name];
  const [first = "", second] = way;
  const groups = second === undefined ? [root] : nodesIn(root, first).filter((it) => it instanceof Group);
  const slot = second ?? first;
  const leaf = groups.flatMap((it) => nodesIn(it, slot)).find((it) => it instanceof Leaf);
  const value = leaf === undefined ? "" : valueOf(term, leaf);
  return typeof value === "string" ? value : "";
}

/** The legal name is called name there. */
function inJson({ invoice }: Exclude<Opened, OpenedXml>, name: keyof Facts): string {
  const [first = "", second] = fields[name].way;
  if (second === undefined) return invoice.value(first)?.text ?? "";
  const [group] = invoice.items(first);
  return (group?.value(second) ?? group?.value("name"))?.text ?? "";
}
