/** What Peppol asks of the periods of lines (PEPPOL-EN16931-R110, R111). */
import { type Bound, groups, isKind, type Leaf, leaves } from "../../syntax/bound.ts";
import { dateOf, exists, oneOf, textNode } from "../../syntax/values.ts";
import { isLineOf } from "./lines.ts";
import { type Check, check, placeOf } from "../kit/rule.ts";
import { across, groupsAcross, inside } from "../kit/select.ts";

/** A line's period lies in the document's, where both state the date. */
export function linePeriods(slot: "startDate" | "endDate"): Check {
  return check((at: Bound) => lineDates(at, slot), (leaf, { root }) => {
    const own = oneOf(across(groups(root, "periods"), slot));
    if (own === undefined) return true;
    // An element without any text is no date to compare; one with blank text is a value that cannot be read.
    if (textNode([leaf]) === "") return { at: leaf, expected: own.text };
    const fits = slot === "startDate" ? dateOf(leaf) >= dateOf(own) : dateOf(leaf) <= dateOf(own);
    return fits || { at: leaf, actual: leaf.text, expected: own.text };
  });
}

function lineDates({ root }: Bound, slot: "startDate" | "endDate"): readonly Leaf[] {
  return groups(root, "lines").filter((line) => isLineOf(root, line))
    .flatMap((line) => groups(line, "periods")).flatMap((period) => leaves(period, slot));
}

/** CII compares the dates as texts, for each date element of a line. */
export function linePeriodsCii(slot: "startDate" | "endDate"): Check {
  const wrapper = slot === "startDate" ? "startElement" : "endElement";
  const elements = ({ root }: Bound) => across(groupsAcross(groups(root, "lines"), "periods"), wrapper);
  return check(elements, (element, { root }) => {
    const own = groups(root, "periods");
    if (!own.some((it) => exists(it, wrapper)) || !isKind(element.parent, "period")) return true;
    const bounds = across(own, slot);
    const dates = inside(element, leaves(element.parent, wrapper), leaves(element.parent, slot));
    const fits = dates.some((date) =>
      bounds.some((bound) => slot === "startDate" ? date.text >= bound.text : date.text <= bound.text)
    );
    return fits ||
      { at: element.parent, ...placeOf(dates), expected: bounds[0]?.text };
  });
}
