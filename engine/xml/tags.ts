/** Tags of a text that was read, found again at their offsets. */
import { GREATER, SLASH } from "./characters.ts";

/** The index of the ">" of a start tag. */
export function tagEnd(text: string, start: number): number {
  let at = start + 1;
  for (let code = text.charCodeAt(at); code !== GREATER; code = text.charCodeAt(++at)) {
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
  return code <= 0x20 || code === SLASH || code === GREATER;
}
