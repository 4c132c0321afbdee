import { decimalOf } from "../model/numeric.ts";
import { knownAmongFew } from "../model/known.ts";
import { inMarks, isPlain, type Marks, quote, type Said } from "../model/said.ts";
import type { DataType } from "../model/terms.ts";

/** The wording of a rule. `{actual}` and `{expected}` stand for this document's values. */
export interface Text {
  /** What the rule requires of any invoice; left out where the message says it already. */
  readonly requires?: string;
  /** What the rule requires, and what this document says instead. */
  readonly message: string;
  /** The message where a value that `message` quotes is not in the document; without it, `missing` stands for the value. */
  readonly absent?: string;
  /** What to do, as an instruction. */
  readonly fix: string;
}

export interface Values {
  readonly actual?: Said | undefined;
  readonly expected?: Said | undefined;
  /** Rules that could not be evaluated, for the ATW-VALUE-* findings: their ids, or words of ours. */
  readonly rules?: string;
}

const placeholders = ["actual", "expected", "rules"] as const satisfies readonly (keyof Values)[];

/** The message of a text for the values of a document, its placeholders not yet filled. */
export function messageFor({ message, absent }: Text, values: Values): string {
  if (absent === undefined) return message;
  return placeholders.some((name) => message.includes(`{${name}}`) && isMissing(values[name])) ? absent : message;
}

/** How a language fills its sentences. */
export interface Filling {
  /** Stands for a value that the document does not have. */
  readonly missing: string;
  readonly quotes: Marks;
  /** Words a number that does not stand in quotation marks, between which everything is as it was sent. */
  readonly shown?: (value: string) => string;
}

/** Where a sentence is filled, behind what comes before it. */
interface Blank {
  readonly before: string;
  readonly name: keyof Values;
  /** The sentence has quotation marks around it. */
  readonly isMarked: boolean;
}

interface Template {
  readonly blanks: readonly Blank[];
  readonly end: string;
}

/** Texts that were filled before. Sets may bring any number of them: it is emptied when it is full. */
const templates = new Map<string, Template>();
const MOST_KEPT = 5_000;

function templateOf(text: string): Template {
  const parts = text.split(/\{(actual|expected|rules)\}/);
  const blanks: Blank[] = [];
  for (let at = 1; at < parts.length; at += 2) {
    const before = parts[at - 1] ?? "";
    const isMarked = /["„«“]\s?$/.test(before) && /^\s?["”“»]/.test(parts[at + 1] ?? "");
    // What is between braces is one of the names.
    blanks.push({ before, name: parts[at] as keyof Values, isMarked });
  }
  return { blanks, end: parts.at(-1) ?? "" };
}

/**
 * Fills the placeholders of a text. A text of the document is quoted, whether or not the sentence has marks for it, and
 * cannot end its quotation; a number or a day, and words of ours, need none.
 */
export function fill(text: string, values: Values, filling: Filling): string {
  const { blanks, end } = knownAmongFew(templates, MOST_KEPT, text, templateOf);
  let filled = "";
  for (const blank of blanks) filled += blank.before + inBlank(blank, values[blank.name], filling);
  return filled + end;
}

function inBlank(
  { name, isMarked }: Blank,
  value: Said | undefined,
  { missing, quotes, shown = same }: Filling,
): string {
  if (value === undefined || isMissing(value)) return missing;
  if (typeof value !== "string") {
    if (isMarked || value.of === undefined) return value.own;
    return `${value.own} (${isPlain(value.of) ? value.of : quote(value.of, quotes)})`;
  }
  if (name === "rules") return value;
  if (isMarked) return inMarks(value);
  return isPlain(value) ? shown(value) : quote(value, quotes);
}

function same(value: string): string {
  return value;
}

/**
 * A value of a type as the language writes it: numbers with its decimal mark, money with two digits at least, and with its
 * currency. Anything but a number stays.
 */
export function inWords(value: string, type: DataType | undefined, currency: string, comma: boolean): string {
  const number = type !== undefined && numbers.includes(type) ? decimalOf({ text: value, place: 0 }) : undefined;
  if (number === undefined) return value;
  const isMoney = type === "amount" || type === "unitPrice";
  // The official rules tell -0.00 from 0.00 in places, so a reader must, too.
  const sign = number.isZero() && value.includes("-") ? "-" : "";
  const text = `${sign}${isMoney ? number.pad(2) : number}`;
  return `${comma ? text.replace(".", ",") : text}${isMoney && currency !== "" ? ` ${currency}` : ""}`;
}

const numbers: readonly DataType[] = ["amount", "unitPrice", "quantity", "percentage"];

/** Where to write what a fix asks for. */
export interface Where {
  readonly field: string;
  readonly element?: string;
}

/** A fix with the sentence on where to write behind it; as it is, for what has no place in the model. */
export function placedFix(
  fix: string,
  where: Where | undefined,
  { json, xml }: Readonly<Record<"json" | "xml", string>>,
) {
  if (where === undefined) return fix;
  const { field, element = "" } = where;
  return `${fix} ${(element === "" ? json : xml).replace("{element}", element).replace("{field}", field)}`;
}

function isMissing(value: Said | undefined): boolean {
  return value === undefined || value === "" || (typeof value !== "string" && value.own === "");
}
