/**
 * What a sentence can hold: words of ours, and texts of a document. A plain string is a text of somebody's and is quoted
 * wherever it is said; who says something else has to say that it is his own.
 */

/** Words of ours, behind which a text of the document can be in parentheses. */
export interface Own {
  readonly own: string;
  readonly of?: string;
}

export type Said = string | Own;

export function ours(words: string, of?: string): Own {
  return of === undefined ? { own: words } : { own: words, of };
}

/** The marks of a quotation, in the language of the sentence. */
export type Marks = readonly [open: string, close: string];

export const marks = {
  en: ['"', '"'],
  de: ["„", "“"],
  fr: ["«\u00a0", "\u00a0»"],
} as const satisfies Readonly<Record<string, Marks>>;

/** The longest text that a sentence quotes, in characters: it quotes a value, it does not reprint an attachment. */
const LONGEST = 80;

/** Control and format characters, among them those of no width and of writing direction; separators; halves of characters. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Of what can be seen, most of all texts. */
const PLAINLY_SEEN = /^[ -~]*$/;

/** Marks that would end a quotation, or seem to. */
const MARKS = /["“”„«»]/g;

/**
 * A text with every character named that cannot be seen, or changes how the rest looks: what is said goes to terminals,
 * pages and agents.
 */
function seen(text: string): string {
  if (PLAINLY_SEEN.test(text)) return text;
  return text.replace(UNSEEN, (it) => `\\u{${it.codePointAt(0)?.toString(16)}}`);
}

/** The same, shortened, as it is between the marks of a quotation: it cannot end it. */
export function inMarks(text: string, longest: number = LONGEST): string {
  return seen(shortened(text, longest)).replace(MARKS, "'");
}

/** A text of somebody's as it is in a sentence. */
export function quote(text: string, [open, close]: Marks = marks.en): string {
  return `${open}${inMarks(text)}${close}`;
}

/** One character as it is in a sentence: by its number where it cannot be seen, or would be taken for a mark. */
export function quoteCharacter(character: string): Own {
  const code = character.codePointAt(0) ?? 0;
  const isSeen = code > 0x20 && code < 0x7f && character !== '"';
  return ours(isSeen ? `"${character}"` : codePoint(character));
}

/** `U+0007` */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** What says nothing but a number or a day needs no marks. */
const PLAIN = /^[+-]?[0-9]{1,40}(?:\.[0-9]{0,40})?$|^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

/** A text that is not longer than so many characters. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // No character of two units is cut in half.
  return `${text.slice(0, longest - 3).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
