/** Where something is in a text. Lines end at "\r\n", "\n" or "\r" (XML 1.0, 2.11). */
export interface TextPlace {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 code units. */
  readonly column: number;
}

/** The place of a UTF-16 index. It scans the text up to there: for many places take `placesOf`. */
export function placeOf(text: string, offset: number): TextPlace {
  let line = 1;
  let start = 0;
  for (let at = 0; at < offset; at++) {
    const next = lineAfter(text, at);
    if (next === 0 || next > offset) continue;
    line++;
    start = next;
    at = next - 1;
  }
  return { line, column: offset - start + 1 };
}

/** Finds places in one text, asked for in its order: each line is looked for once, and none beyond the last place. */
export function placesOf(text: string): (offset: number) => TextPlace {
  const next = text.includes("\r") ? nextLine : nextLineFeed;
  let line = 1;
  let start = 0;
  let after = next(text, 0);
  return (offset) => {
    for (; after >= 0 && after <= offset; after = next(text, after)) {
      line++;
      start = after;
    }
    return { line, column: offset - start + 1 };
  };
}

/** Where the line after an index starts; -1 when it is the last. */
function nextLine(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const next = lineAfter(text, at);
    if (next > 0) return next;
  }
  return -1;
}

/** The same for a text whose lines end as most do, several times as fast. */
function nextLineFeed(text: string, from: number): number {
  const at = text.indexOf("\n", from);
  return at < 0 ? -1 : at + 1;
}

/** Where the next line starts, when a line break is at an index; else 0. */
function lineAfter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === 0x0a) return at + 1;
  if (code !== 0x0d) return 0;
  return text.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1;
}
