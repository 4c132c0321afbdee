/** Text in a document and in no business term: at the end of the shown invoice, so that nothing in it is missing. */
import type { Place } from "../../engine/mod.ts";
import type { Section } from "../sheet/sheet.ts";

/** Of one element so many characters are shown. */
const MOST = 200;

/** Undefined where there is nothing. The labels are the names of the elements, which have no others. */
export function othersIn(
  lines: readonly string[],
  places: readonly Place[],
  { title, write }: { readonly title: string; readonly write: (text: string) => string },
): Section | undefined {
  const entries = places.flatMap(({ path, line, column }) => {
    const text = textAt(lines, line, column);
    if (text === "") return [];
    return [{ label: path.slice(path.lastIndexOf("/") + 1), parts: [{ at: "", text: write(text) }] }];
  });
  return entries.length === 0 ? undefined : { id: "others", title, at: "", entries, columns: [], rows: [] };
}

/** The text of an element that starts at a place, as far as it goes without another tag. */
function textAt(lines: readonly string[], line: number, column: number): string {
  const text = [lines[line - 1]?.slice(column - 1) ?? "", ...lines.slice(line, line + 5)].join("\n");
  const start = text.indexOf(">") + 1;
  const end = text.indexOf("<", start);
  if (start === 0 || end < 0 || text.charAt(start - 2) === "/") return "";
  return text.slice(start, Math.min(end, start + MOST)).trim();
}
