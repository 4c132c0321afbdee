/**
 * White space as XML knows it (XML 1.0, production 3): four characters and no other. Everything here takes one pass, by
 * index: a regular expression that looks for white space at the end of a text rescans every run inside it.
 */

export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** What is between most elements, by the length: a line feed and blanks. */
const indents: readonly string[] = Array.from({ length: 64 }, (_, length) => "\n".padEnd(length).slice(0, length));

/** The indent of a length: the same string each time, which is known at a glance. */
export function indentOf(length: number): string {
  return indents[length] ?? "\n".padEnd(length);
}

/** Whether a text holds nothing but white space. */
export function isBlank(text: string): boolean {
  if (text.charCodeAt(0) > 0x20) return false;
  return text === indents[text.length] || startOf(text) === text.length;
}

/** A text without the white space around it; what is inside stays, line breaks too. */
export function trimmed(text: string): string {
  const start = startOf(text);
  return text.slice(start, endOf(text, start));
}

/** The index of the first character that is not white space; the length if there is none. */
function startOf(text: string): number {
  let start = 0;
  while (start < text.length && isSpace(text.charCodeAt(start))) start++;
  return start;
}

/** Behind the last character that is no white space, but not in front of `start`. */
export function endOf(text: string, start = 0): number {
  let end = text.length;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return end;
}
