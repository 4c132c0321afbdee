/** Passes over a document for its tags alone: they look for no faults, and so take a fraction of the first. */

export interface OutlineSink {
  /** `offset` is the UTF-16 index of "<". */
  open(offset: number): void;
  close(): void;
}

/** Gives the tags of a text that `readXml` has read and not refused, up to the one at an index. Answers where the next is. */
export function outline(text: string, sink: OutlineSink, to = Infinity): number {
  let at = tagFrom(text, 0);
  for (; at >= 0 && at <= to; at = tagFrom(text, at)) {
    if (isEndTag(text, at)) {
      sink.close();
      at += 2;
    } else {
      sink.open(at);
      at = tagEnd(text, at);
      if (text.charCodeAt(at - 1) === 0x2f) sink.close();
    }
  }
  return at < 0 ? text.length : at;
}

/** Where the next start or end tag is, from an index on that stands in none; -1 where there is none. */
export function tagFrom(text: string, from: number): number {
  let at = text.indexOf("<", from);
  while (at >= 0) {
    const next = text.charCodeAt(at + 1);
    // Without a DOCTYPE, "!" begins a comment or a CDATA section.
    if (next === 0x21) at = text.indexOf(text.startsWith("<!--", at) ? "-->" : "]]>", at + 4);
    else if (next === 0x3f) at = text.indexOf("?>", at + 2);
    else return at;
    at = text.indexOf("<", at);
  }
  return at;
}

export function isEndTag(text: string, at: number): boolean {
  return text.charCodeAt(at + 1) === 0x2f;
}

/** Whether all that begins with "<" from an index on is a tag: no comment, CDATA section or processing instruction. */
export function hasTagsAlone(text: string, from: number): boolean {
  const rest = text.slice(from);
  return !rest.includes("<!") && !rest.includes("<?");
}

/** The index behind the element that starts at an index. Where there are tags alone, it leaps from one of the name to the next. */
export function elementEnd(text: string, start: number, areTagsAlone: boolean): number {
  const end = tagEnd(text, start) + 1;
  if (text.charCodeAt(end - 2) === 0x2f) return end;
  return areTagsAlone ? leapt(text, end, nameAt(text, start)) : walked(text, end);
}

function walked(text: string, from: number): number {
  let open = 1;
  for (let at = tagFrom(text, from); at >= 0; at = tagFrom(text, at + 1)) {
    if (!isEndTag(text, at)) {
      at = tagEnd(text, at);
      if (text.charCodeAt(at - 1) !== 0x2f) open++;
    } else if (--open === 0) return text.indexOf(">", at) + 1;
  }
  return text.length;
}

function leapt(text: string, from: number, name: string): number {
  const closing = `</${name}`;
  let at = from;
  for (let open = 1; open > 0; open--) {
    const start = at;
    do at = text.indexOf(closing, at) + closing.length; while (!endsName(text.charCodeAt(at)));
    open += opened(text.slice(start, at - closing.length), `<${name}`);
  }
  return text.indexOf(">", at) + 1;
}

/** How many elements of a name are opened in a part of a text that closes none. */
function opened(text: string, opening: string): number {
  let count = 0;
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1)) {
    if (endsName(text.charCodeAt(at + opening.length)) && text.charCodeAt(tagEnd(text, at) - 1) !== 0x2f) count++;
  }
  return count;
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
