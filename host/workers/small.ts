/** Which documents are so small that others may wait for the work on them. */

export interface Bounds {
  readonly bytes: number;
  /** Bytes that begin an element, an attribute or a value, of which the work grows: < and =, or { and [ and the comma. */
  readonly marks: number;
}

const IS_MARK = Uint8Array.from({ length: 256 }, (_, byte) => "<={[,".includes(String.fromCharCode(byte)) ? 1 : 0);

/** Whether a document is within bounds. The size alone does not say it: a line of an invoice can have three bytes. */
export function isSmall(bytes: Uint8Array, bounds: Bounds): boolean {
  if (bytes.length > bounds.bytes) return false;
  let marks = 0;
  // By index, which takes a fifth of the time of an iterator; every document goes through here.
  for (let at = 0; at < bytes.length; at++) marks += IS_MARK[bytes[at] ?? 0] ?? 0;
  return marks <= bounds.marks;
}
