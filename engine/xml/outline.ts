/** Passes over a document for its tags alone: they look for no faults, and so take a fraction of the first. */

export interface OutlineSink {
  /** `offset` is the UTF-16 index of "<". */
  open(offset: number): void;
  close(): void;
}

/** Gives the tags of a text that `readXml` has read and not refused. */
export function outline(text: string, sink: OutlineSink): void {
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    switch (text.charCodeAt(at + 1)) {
      case 0x2f: // "/"
        sink.close();
        at += 2;
        break;
      case 0x21: // "!": without a DOCTYPE, a comment or a CDATA section
        at = text.indexOf(text.startsWith("<!--", at) ? "-->" : "]]>", at + 4);
        break;
      case 0x3f: // "?"
        at = text.indexOf("?>", at + 2);
        break;
      default:
        sink.open(at);
        at = tagEnd(text, at);
        if (text.charCodeAt(at - 1) === 0x2f) sink.close();
    }
  }
}

/** The index of the ">" of a start tag. */
export function tagEnd(text: string, start: number): number {
  let at = start + 1;
  for (let code = text.charCodeAt(at); code !== 0x3e; code = text.charCodeAt(++at)) {
    // A ">" in quotes ends no tag.
    if (code === 0x22 || code === 0x27) at = text.indexOf(code === 0x22 ? '"' : "'", at + 1);
  }
  return at;
}

/** The name of the element that starts at an index, as written. */
export function nameAt(text: string, start: number): string {
  let end = start + 1;
  while (!endsName(text.charCodeAt(end))) end++;
  return text.slice(start + 1, end);
}

/** White space, "/" and ">". */
function endsName(code: number): boolean {
  return code <= 0x20 || code === 0x2f || code === 0x3e;
}
