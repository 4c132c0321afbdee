/** Whether a view has all that an invoice states, in the words and numbers of its language. */
import assert from "node:assert/strict";
import { open, type Opened } from "../../engine/mod.ts";
import { asJson } from "../../engine/edits/model.ts";
import { statedIn } from "../../engine/model/stated.ts";
import { termRows } from "../../engine/model/terms.ts";
import { shown } from "../../engine/pdf/write/faces.ts";
import type { Outline } from "../../engine/view/mod.ts";

export function openedOf(input: Uint8Array | string): Opened {
  const opened = open({ input });
  assert.ok("ok" in opened);
  return opened.ok;
}

const numbers: ReadonlySet<string> = new Set(["amount", "unitPrice", "quantity", "percentage"]);

/** Values that the invoice states and that are not in a text; lines may be broken anywhere, and numbers are as in the language. */
export function missingIn(opened: Opened, text: string, language: Outline["language"]): readonly string[] {
  const { invoice } = opened.kind === "json" ? opened : asJson(opened);
  const whole = squeezed(text);
  const plain = withoutMarks(whole, language);
  return [...statedIn(invoice)].filter(({ term, text: raw, part }) => {
    const { type } = termRows[term];
    if (type === "binary") return false;
    if (part === undefined && numbers.has(type)) {
      return !plain.includes(squeezed(raw)) && !whole.includes(squeezed(raw));
    }
    if (type === "date" && part === undefined) return !whole.includes(day(raw, language));
    return !whole.includes(squeezed(raw));
  }).map(({ term, text }) => `${term} ${text}`);
}

/** As it is drawn, without spaces and line breaks. */
function squeezed(text: string): string {
  return shown(text).replaceAll(/\s/g, "");
}

/** Numbers as they are in XML. */
function withoutMarks(text: string, language: Outline["language"]): string {
  if (language === "en") return text.replaceAll(",", "");
  return (language === "de" ? text.replaceAll(".", "") : text).replaceAll(",", ".");
}

function day(raw: string, language: Outline["language"]): string {
  // What is no day by itself, such as one with a time, stays as it is stated.
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(raw) ?? [];
  if (language === "en" || year === undefined) return squeezed(raw);
  return [day, month, year].join(language === "de" ? "." : "/");
}
