/**
 * Text from files, in forms that a terminal can be given: no control, bidi or invisible character reaches it raw, and nothing
 * that those who run builds take for a command of theirs.
 */

/** Control and format characters, lone surrogates, and the separators of lines and paragraphs. */
const HOSTILE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * What GitHub and Azure read in the output of a step as a command: `::` where a line begins, and text is broken into lines at
 * any blank; `##[` and `##vso[` anywhere.
 */
const COMMAND = /(?<!\S):(?=:)|#(?=#(?:\[|vso\[))/g;

/** What most texts hold and nothing else, Latin letters and the punctuation of messages, which is seen ten times as quickly. */
const USUAL = /^[\n\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u20a0-\u20bf]*$/;

/** One line of text with a dot for each UTF-16 code unit that must not be shown, so that columns stay what they are. */
export function printable(text: string): string {
  return text.replace(HOSTILE, (found) => "·".repeat(found.length)).replace(COMMAND, "·");
}

/** The lines of a text, each printable. */
export function printableLines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}

/** A text for a terminal or a program: only white space is left of the characters that must not be shown. */
export function printableText(text: string): string {
  return text.replace(HOSTILE, (found) => /^[\t\n\r]$/.test(found) ? found : "·".repeat(found.length))
    .replace(COMMAND, "·");
}

/** JSON that means the same and holds no such character: they are written as \u escapes. */
export function json(value: unknown, indent = 0): string {
  const text = JSON.stringify(value, null, indent);
  if (USUAL.test(text)) return text;
  return text.split("\n").map((line) => line.replace(HOSTILE, escaped)).join("\n");
}

function escaped(found: string): string {
  return found.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
