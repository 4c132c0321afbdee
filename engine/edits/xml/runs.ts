/** The text of an element as it is written: in one run or in several, with comments and processing instructions between. */

/** Offsets are UTF-16 indexes of the content. */
export interface Run {
  readonly start: number;
  readonly end: number;
  readonly isCdata: boolean;
}

export interface Content {
  /** Those with more than white space. */
  readonly runs: readonly Run[];
  /** Comments and processing instructions. */
  readonly asides: readonly string[];
}

const CDATA = "<![CDATA[";
const END_OF_CDATA = "]]>";

/** The content of an element that has no elements in it, and was read before. */
export function contentIn(content: string): Content {
  const runs: Run[] = [];
  const asides: string[] = [];
  const note = (start: number, end: number, isCdata: boolean) => {
    if (content.slice(start, end).trim() !== "") runs.push({ start, end, isCdata });
  };
  let at = 0;
  while (at < content.length) {
    const next = content.indexOf("<", at);
    const end = next < 0 ? content.length : next;
    note(at, end, false);
    if (next < 0) break;
    const isCdata = content.startsWith(CDATA, next);
    const close = isCdata ? END_OF_CDATA : content.startsWith("<!--", next) ? "-->" : "?>";
    at = content.indexOf(close, next + 2) + close.length;
    if (isCdata) note(next + CDATA.length, at - close.length, true);
    else asides.push(content.slice(next, at));
  }
  return { runs, asides };
}

/** The white space around a run stays outside of it, where the value has none itself. */
export function core(content: string, { start, end }: Run): readonly [from: number, to: number] {
  const text = content.slice(start, end);
  const from = start + text.length - text.trimStart().length;
  return [from, from + text.trim().length];
}

/** Whether a value can stand in a CDATA section as it is. */
export function fitsCdata(value: string): boolean {
  return !value.includes(END_OF_CDATA);
}
