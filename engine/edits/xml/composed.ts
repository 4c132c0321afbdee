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
  const walk = new Walk(pieces);
  for (const { start, end, text } of edits) {
    made.push(...walk.upTo(start), { text });
    walk.upTo(end);
  }
  return [...made, ...walk.upTo(Infinity)];
}

/** Goes along pieces once, however many edits there are. */
class Walk {
  readonly #pieces: readonly Piece[];
  #index = 0;
  /** Where the piece begins in what they are together, and how far has been gone. */
  #begin = 0;
  #at = 0;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  /** The pieces from where it is to a place. */
  upTo(end: number): readonly Piece[] {
    const found: Piece[] = [];
    for (
      let piece = this.#pieces[this.#index];
      piece !== undefined && this.#at < end;
      piece = this.#pieces[this.#index]
    ) {
      const length = "text" in piece ? piece.text.length : piece.to - piece.from;
      const [from, to] = [this.#at - this.#begin, Math.min(end - this.#begin, length)];
      if (from < to) {
        found.push(
          "text" in piece ? { text: piece.text.slice(from, to) } : { from: piece.from + from, to: piece.from + to },
        );
      }
      this.#at = this.#begin + to;
      if (to < length) continue;
      this.#begin += length;
      this.#index++;
    }
    return found;
  }
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
