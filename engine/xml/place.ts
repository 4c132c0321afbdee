/** Where something stands in a text. Lines end at "\r\n", "\n" or "\r" (XML 1.0, 2.11). */

export interface Place {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 code units. */
  readonly column: number;
}

/** The place of a UTF-16 index. It scans the text up to there: for many places take `placesOf`. */
export function placeOf(text: string, offset: number): Place {
  let [line, start] = [1, 0];
  for (let at = 0; at < offset; at++) {
    const next = lineAfter(text, at);
    if (next === 0 || next > offset) continue;
    line++;
    start = next;
    at = next - 1;
  }
  return { line, column: offset - start + 1 };
}

/** Finds many places in one text: the lines are found once, at the first question. */
export function placesOf(text: string): (offset: number) => Place {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  if (!text.includes("\r")) {
    // As most documents are written, and several times as fast.
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    return starts;
  }
  for (let at = 0; at < text.length; at++) {
    const next = lineAfter(text, at);
    if (next === 0) continue;
    starts.push(next);
    at = next - 1;
  }
  return starts;
}

/** Where the next line starts, when a line break stands at an index; else 0. */
function lineAfter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === 0x0a) return at + 1;
  if (code !== 0x0d) return 0;
  return text.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1;
}
