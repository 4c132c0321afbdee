import { decimalOf } from "../model/numeric.ts";
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
  readonly actual?: string;
  readonly expected?: string;
  /** Rules that could not be evaluated, for the ATW-VALUE-* findings. */
  readonly rules?: string;
}

const placeholders = ["actual", "expected", "rules"] as const satisfies readonly (keyof Values)[];

/** The message of a text for the values of a document, its placeholders not yet filled. */
export function messageFor({ message, absent }: Text, values: Values): string {
  if (absent === undefined) return message;
  return placeholders.some((name) => message.includes(`{${name}}`) && valueOf(values, name) === "") ? absent : message;
}

/**
 * Fills the placeholders of a text; a value that the document does not have is `missing`. `shown` words a value that does
 * not stand in quotation marks, between which everything is as it was sent.
 */
export function fill(
  template: string,
  values: Values,
  missing: string,
  shown: (value: string) => string = (value) => value,
): string {
  return template.replace(/(["„«]\s?)?\{(actual|expected|rules)\}/g, (_, quoted = "", name: keyof Values) => {
    const value = valueOf(values, name);
    return quoted + (value === "" ? missing : shorten(quoted === "" ? shown(value) : value));
  });
}

/**
 * A value of a type as the language writes it: numbers with its decimal mark, money with two digits at least, and with its
 * currency. What is no number stays.
 */
export function inWords(value: string, type: DataType | undefined, currency: string, comma: boolean): string {
  const number = type !== undefined && numbers.includes(type) ? decimalOf({ text: value, place: 0 }) : undefined;
  if (number === undefined) return value;
  const isMoney = type === "amount" || type === "unitPrice";
  const text = (isMoney ? number.pad(2) : number).toString();
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

function valueOf(values: Values, name: keyof Values): string {
  return values[name] ?? "";
}

/** Control and format characters, among them those of no width and of writing direction; separators; halves of characters. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * A message quotes a value, it does not reprint an attachment. What cannot be seen, or changes how the rest looks, is named:
 * a message goes to terminals, pages and agents.
 */
function shorten(value: string): string {
  const short = value.length <= 80 ? value : `${value.slice(0, 77)}…`;
  return short.replace(UNSEEN, (it) => `\\u{${it.codePointAt(0)?.toString(16)}}`);
}
