/** Text of others in forms that an agent can be given: what cannot be seen, or changes how the rest looks, is named. */

/** Control and format characters, lone surrogates, and the separators of lines and paragraphs; tabs and line ends too. */
const HOSTILE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What most texts are, and what is found out soonest. */
const PLAIN = /^[ -~]*$/;

/** A text of one line with each such character as `\u{1b}`. */
export function shown(text: string): string {
  return PLAIN.test(text) ? text : text.replace(HOSTILE, (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`);
}

const LONGEST = 80;

/** At most 80 characters of somebody's text, in quotation marks. */
export function quoted(text: string): string {
  const whole = [...text.slice(0, 2 * LONGEST + 2)];
  const cut = whole.length <= LONGEST ? text : `${whole.slice(0, LONGEST - 1).join("")}…`;
  return `"${shown(cut).replaceAll('"', "'")}"`;
}

/** A copy of JSON in which every text is shown, but for examples, which are no document's and may have lines. */
export function allShown<T>(value: T): T;
export function allShown(value: unknown): unknown {
  if (typeof value === "string") return shown(value);
  if (Array.isArray(value)) return value.map((it: unknown) => allShown(it));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, name === "example" ? it : allShown(it)]));
}
