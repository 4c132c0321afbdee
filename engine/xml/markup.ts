/** Markup that is no tag: comments, CDATA sections, processing instructions. Each function throws the fault of its own. */
import { isSpace } from "../model/space.ts";
import { nameEnd, startsName } from "./characters.ts";
import { cutOff, faultAt } from "./faults.ts";

/** The index after a comment. */
export function commentEnd(text: string, start: number): number {
  const hyphens = text.indexOf("--", start + 4);
  if (hyphens < 0 || hyphens + 2 === text.length) throw cutOff();
  if (text[hyphens + 2] !== ">") throw faultAt("hyphens", hyphens);
  return hyphens + 3;
}

/** Whether a text ends where a comment or a CDATA section may begin. */
export function beginsMarkup(text: string, start: number): boolean {
  const rest = text.slice(start, start + 9);
  return ["<!--", "<![CDATA["].some((markup) => markup.startsWith(rest));
}

/**
 * The index after a processing instruction. Its name has no colon (Namespaces in XML 1.0,
 * section 7), and is not "xml" in any letter case (production 17).
 */
export function instructionEnd(text: string, start: number): number {
  if (start + 2 === text.length) throw cutOff();
  const nameAfter = nameEnd(text, start + 2);
  const target = text.slice(start + 2, nameAfter);
  if (nameAfter === text.length) throw cutOff();
  const ends = text.startsWith("?>", nameAfter) || isSpace(text.charCodeAt(nameAfter));
  if (!ends || !startsName(text, start + 2) || target.includes(":")) throw faultAt("instruction", start);
  if (target.toLowerCase() === "xml") throw faultAt("late", start);
  return endOf("?>", text, nameAfter);
}

/** The index after what ends markup. */
export function endOf(end: string, text: string, from: number): number {
  const at = text.indexOf(end, from);
  if (at < 0) throw cutOff();
  return at + end.length;
}
