/** Edits of a text, and then edits of what became of it, as edits of the text. */
import type { TextEdit } from "./edits.ts";

/** A stretch of the first text, or something new. */
type Piece = { readonly from: number; readonly to: number } | { readonly text: string };

/** Both in the order of the text that they are of. */
export function composed(text: string, first: readonly TextEdit[], then: readonly TextEdit[]): readonly TextEdit[] {
  const whole: readonly Piece[] = [{ from: 0, to: text.length }];
  return editsIn(withEdits(withEdits(whole, first), then), text.length);
}

function withEdits(pieces: readonly Piece[], edits: readonly TextEdit[]): readonly Piece[] {
  const made: Piece[] = [];
  let at = 0;
  for (const { start, end, text } of edits) {
    made.push(...between(pieces, at, start), { text });
    at = end;
  }
  return [...made, ...between(pieces, at, Infinity)];
}

/** The pieces from one place to another of what they are together. */
function between(pieces: readonly Piece[], start: number, end: number): readonly Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const length = "text" in piece ? piece.text.length : piece.to - piece.from;
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, length)];
    if (from < to) {
      found.push(
        "text" in piece ? { text: piece.text.slice(from, to) } : { from: piece.from + from, to: piece.from + to },
      );
    }
    at += length;
  }
  return found;
}

function editsIn(pieces: readonly Piece[], length: number): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let [at, added] = [0, ""];
  for (const piece of [...pieces, { from: length, to: length }]) {
    if ("text" in piece) {
      added += piece.text;
      continue;
    }
    if (piece.from > at || added !== "") edits.push({ start: at, end: piece.from, text: added });
    [at, added] = [piece.to, ""];
  }
  return edits;
}
