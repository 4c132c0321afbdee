/** How rows read texts. */
import { trimmed } from "../../model/space.ts";
import { normalize } from "../../syntax/values.ts";
import type { Comparison, ElementTable, Form } from "./row.ts";

const booleans: Readonly<Record<string, string>> = { "1": "true", "0": "false" };

/** A text as it is compared with others. */
export function compared(text: string, as: Comparison): string {
  switch (as) {
    case "exact":
      return text;
    case "normalized":
      return normalize(text);
    case "upper":
      return text.toUpperCase();
    case "boolean":
      return booleans[normalize(text)] ?? normalize(text);
  }
}

/** `\d` of the official rules is a digit of any script, and `\s` is XML's white space. */
const date = /^\p{Nd}{4}(?:1[0-2]|0[1-9])(?:3[01]|[12][0-9]|0[1-9])$/u;

const day = /^\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}$/u;
const digits = /^\p{Nd}{8}$/u;

const forms = {
  // What stands after the first point, white space too, is no more than two characters long.
  "two decimals": (text: string) => !text.includes(".") || isShort(text.slice(text.indexOf(".") + 1)),
  date: (text: string) => date.test(trimmed(text)),
  day: (text: string) => day.test(normalize(text)),
  digits: (text: string) => digits.test(normalize(text)),
  none: () => false,
} as const;

function isShort(text: string): boolean {
  // A character is two code units at the most.
  return text.length <= 4 && [...text].length <= 2;
}

/** Whether a text is of a form, with the code lists of a table. */
export function formOf(form: Form | undefined, { codesOf }: ElementTable): (text: string) => boolean {
  if (form === undefined) return () => true;
  if (typeof form === "string") return forms[form];
  // An empty value is for the rules on values.
  return (text) => text === "" || codesOf?.(form.list).has(text) === true;
}
