/** BR-29, BR-30, BR-CO-03, BR-CO-19, BR-CO-20: periods and the tax point date (EN 16931-1, clause 6.4). */
import { inFamily, known, type KnownTable } from "../kit/family.ts";
import { type Bound, coded, type Group, groups, isKind, type Leaf, leaves } from "../../syntax/bound.ts";
import { dateOf, exists, one } from "../../syntax/values.ts";
import { apart, check, type Failure } from "../kit/rule.ts";
import { breakdowns, theInvoice, where } from "../kit/select.ts";

type Period = Group<"period">;

/** Of the rules on periods the first that matches runs: a line's period is not one of the document. */
const ofLines = where("period", (period) => period.placed && isKind(period.parent, "line"));
const ofDocument = where("period", (period) => !period.placed || !isKind(period.parent, "line"));

export const periods = {
  ...inFamily("BR", {
    "BR-29": apart(["BT-73", "BT-74"], check(ofDocument, endsAfterStart), check(ofDocument, endsAfterStart102)),
    "BR-30": apart(["BT-134", "BT-135"], check(ofLines, endsAfterStart), check(ofLines, endsAfterStart102)),
  }),
  ...inFamily("BR-CO", {
    "BR-CO-03": known(
      { repair: "noTaxPointCode" },
      apart(["BT-7", "BT-8"], check(theInvoice, oneTaxPoint), check(breakdowns.cii, oneTaxPointAnywhere)),
    ),
    "BR-CO-19": apart(
      ["BT-73", "BT-74"],
      check(ofDocument, (period) => hasDate(period) || exists(period, "taxPointDateCode")),
      check(ofDocument, hasDateElement),
    ),
    "BR-CO-20": apart(["BT-134", "BT-135"], check(ofLines, hasDate), check(ofLines, hasDateElement)),
  }, { stage: "lines" }),
} as const satisfies KnownTable;

function endsAfterStart(period: Period): boolean | Failure {
  const start = one(period, "startDate");
  const end = one(period, "endDate");
  if (start === undefined || end === undefined) return true;
  return dateOf(end) >= dateOf(start) || dates(start, end);
}

/** CII compares dates as texts, and only those with the format 102; without it no end is late enough. */
function endsAfterStart102(period: Period): boolean | Failure {
  if (!exists(period, "startElement") || !exists(period, "endElement")) return true;
  const starts = leaves(period, "startDate");
  const ends = leaves(period, "endDate");
  const fits = ends.filter(is102).some((end) => starts.filter(is102).some((start) => end.text >= start.text));
  const [start] = starts;
  const [end] = ends;
  return fits || (start !== undefined && end !== undefined && dates(start, end));
}

function is102(leaf: Leaf): boolean {
  return leaf.attribute("format") === "102";
}

function dates(start: Leaf, end: Leaf): Failure {
  return { at: end, actual: end.text, expected: start.text };
}

function hasDate(period: Period): boolean {
  return exists(period, "startDate") || exists(period, "endDate");
}

/** In CII the wrapper of a date is enough, empty or not. */
function hasDateElement(period: Period): boolean {
  return exists(period, "startElement") || exists(period, "endElement");
}

function oneTaxPoint(invoice: Group<"invoice">): boolean {
  return !exists(invoice, "taxPointDate") ||
    !groups(invoice, "periods").some((period) => exists(period, "taxPointDateCode"));
}

function oneTaxPointAnywhere(_: Group<"breakdown">, document: Bound): boolean {
  return coded(document, "taxPointDate").length === 0 || coded(document, "taxPoint").length === 0;
}
