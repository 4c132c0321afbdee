/** Values that are written otherwise than their format has them, and that can be read in one way alone: what they say stays. */
import { datesIn } from "../values.ts";
import type { TextEdit } from "./edits.ts";
import { attributeOf, below, contentOf, type Element, valueOf } from "./elements.ts";

export interface Respelt {
  readonly edits: readonly TextEdit[];
  /** As they are written then. */
  readonly names: readonly string[];
}

/** Elements of CII whose days are written in eight digits, which their attribute says. */
export const datesInDigits: readonly string[] = ["udt:DateTimeString", "qdt:DateTimeString", "udt:DateString"];
const DATE_OF_UBL = /^cbc:\w{0,40}Date$/;
/** Numbers, codes and identifiers: white space around them is none of theirs. */
const EXACT = /(?:ID|Code|Date|DateTimeString|Amount|Quantity|Percent|Numeric|Indicator|IBANID)$/;

/** Days in another form, and values with white space around them, which some rules read as a part of them. */
export function respelt(text: string, root: Element): Respelt {
  const found = below(root).flatMap((it) => {
    const content = it.children.length === 0 ? contentOf(text, it) : undefined;
    const old = content === undefined ? "" : text.slice(...content);
    const now = dayIn(it, text) ?? (EXACT.test(it.name) ? old.trim() : old);
    if (content === undefined || now === old || now === "") return [];
    const [start, end] = content;
    return [{ edit: { start, end, text: now }, now }];
  });
  return { edits: found.map(({ edit }) => edit), names: found.map(({ now }) => now) };
}

/** The day that an element of days can hold alone, as its format has it. */
function dayIn(it: Element, text: string): string | undefined {
  const isInDigits = datesInDigits.includes(it.name) && attributeOf(text, it, "format") === "102";
  if (!isInDigits && !DATE_OF_UBL.test(it.name)) return undefined;
  const value = valueOf(text, it);
  const [day, other] = datesIn(value);
  if (day === undefined || other !== undefined) return undefined;
  // With a zone it is a date of the schema.
  if (!isInDigits && value.startsWith(day)) return undefined;
  return isInDigits ? day.replaceAll("-", "") : day;
}
