/** Where something stands in a text. Lines end at "\r\n", "\n" or "\r" (XML 1.0, 2.11). */

export interface Place {
  readonly line: number;
  /** Counted from 1, in UTF-16 code units. */
  readonly column: number;
}

/** The place of a UTF-16 index. It scans the text up to there: for many places take `placesOf`. */
export function placeOf(text: string, offset: number): Place {
  const starts = lineStarts(text, offset);
  return { line: starts.length, column: offset - (starts.at(-1) ?? 0) + 1 };
}

/** Finds many places in one text: the lines are counted once, at the first question. */
export function placesOf(text: string): (offset: number) => Place {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text, text.length);
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** Index of the first character of each line that starts at or before `end`. */
function lineStarts(text: string, end: number): number[] {
  const starts = [0];
  let feed = text.indexOf("\n");
  let carriage = text.indexOf("\r");
  while (feed >= 0 || carriage >= 0) {
    const first = carriage < 0 || (feed >= 0 && feed < carriage) ? feed : carriage;
    const start = first === carriage && feed === first + 1 ? first + 2 : first + 1;
    if (start > end) break;
    starts.push(start);
    if (feed >= 0 && feed < start) feed = text.indexOf("\n", start);
    if (carriage >= 0 && carriage < start) carriage = text.indexOf("\r", start);
  }
  return starts;
}
