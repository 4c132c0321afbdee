/** A second pass over a document, for its tags alone: it looks for no faults, and so takes a fraction of the first. */

export interface OutlineSink {
  /** `raw` as written; `offset` is the UTF-16 index of "<". */
  open(raw: string, offset: number): void;
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
        at = openTag(text, at, sink);
    }
  }
}

/** Answers the index of the ">" at the tag's end. */
function openTag(text: string, start: number, sink: OutlineSink): number {
  let at = start + 1;
  while (!endsName(text.charCodeAt(at))) at++;
  sink.open(text.slice(start + 1, at), start);
  for (let code = text.charCodeAt(at); code !== 0x3e; code = text.charCodeAt(++at)) {
    // A ">" in quotes ends no tag.
    if (code === 0x22 || code === 0x27) at = text.indexOf(code === 0x22 ? '"' : "'", at + 1);
  }
  if (text.charCodeAt(at - 1) === 0x2f) sink.close();
  return at;
}

/** White space, "/" and ">". */
function endsName(code: number): boolean {
  return code <= 0x20 || code === 0x2f || code === 0x3e;
}
