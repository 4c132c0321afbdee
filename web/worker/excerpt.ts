/** The lines of a document around a place, as they are shown. */
import { visible } from "../sheet/format.ts";
import type { Excerpt } from "./protocol.ts";

/** Lines before and after the one that is meant. */
const AROUND = 1;
/** Characters of a line that are shown at most. */
const WIDTH = 120;

/** `lines` are those of the document; line and column count from 1. */
export function excerptOf(lines: readonly string[], line: number, column: number): Excerpt | undefined {
  const meant = lines[line - 1];
  if (meant === undefined) return undefined;
  const start = Math.max(0, column - 1 - WIDTH / 2);
  const first = start > 0 ? line : Math.max(1, line - AROUND);
  const last = start > 0 ? line : Math.min(lines.length, line + AROUND);
  const shown = lines.slice(first - 1, last).map((text) => text.slice(start, start + WIDTH));
  const indent = Math.min(
    ...shown.filter((text) => text.trim() !== "").map((text) => text.length - text.trimStart().length),
    column - 1 - start,
  );
  return {
    lines: shown.map((text, index) => ({
      number: first + index,
      text: visible(text.slice(indent)).replaceAll("\t", " "),
    })),
    at: line - first,
    column: visible((shown[line - first] ?? "").slice(indent, column - 1 - start)).length,
  };
}
