/** Values before and after, as a person reads them: called by their terms, with codes by their names. */
import type { Words } from "../../engine/diagnosis/mod.ts";
import { saidPointer } from "../../engine/model/pointer_text.ts";
import {
  fieldAt,
  fullPointer,
  type GroupId,
  isTermId,
  lastStep,
  parentOf,
  type TermId,
  termRows,
} from "../../engine/edits/shown.ts";
import type { Format } from "../sheet/layout.ts";
import type { Write } from "../sheet/format.ts";
import type { CodeNames } from "./code_names.ts";
import type { ShownChange } from "./repaired.ts";

/** How things are said in a language. */
export interface Speech {
  readonly words: Words;
  readonly names: CodeNames;
  readonly write: Write;
}

export function shownChanges(
  all: readonly Pick<ShownChange, "pointer" | "old" | "new">[],
  speech: Speech,
): readonly ShownChange[] {
  return all.map(({ pointer, old, new: now }) => {
    const term = fieldAt(fullPointer(pointer));
    return {
      term: partOf(term, pointer),
      pointer,
      field: called(term, pointer, speech.words),
      old,
      new: now,
      said: { old: said(old, term, pointer, speech), new: said(now, term, pointer, speech) },
    };
  });
}

function said(
  value: string | null,
  term: TermId | GroupId,
  pointer: string,
  { names, write }: Speech,
): string | null {
  if (value === null || !isTermId(term) || partOf(term, pointer) !== term) return value;
  const { type, codes } = termRows[term];
  const name = type === "code" && codes !== undefined ? names(codes, value) : "";
  return name === "" ? write(value, formats[type] ?? "text") : `${name} · ${value}`;
}

function called(term: TermId | GroupId, pointer: string, words: Words): string {
  const isKnown = isTermId(term) || fieldAt(fullPointer(parentOf(pointer) ?? "")) !== term;
  const where = isKnown ? entriesAround(pointer, words) : [saidPointer(pointer, words.quotes)];
  return [words.termTitle(term), ...where].join(" · ");
}

/** Which line or other entry a value is in, counted from 1. */
function entriesAround(pointer: string, { line, entry }: Words): readonly string[] {
  const steps = pointer.split("/");
  return steps.flatMap((step, index) => {
    if (!/^\d+$/.test(step)) return [];
    return [(steps[index - 1] === "lines" ? line : entry).replace("{count}", `${Number(step) + 1}`)];
  });
}

/** The scheme of an identifier has a number of its own: BT-49-1. */
export function partOf(term: TermId | GroupId, pointer: string): string {
  return /^(?:scheme|list)Id$/.test(lastStep(pointer)) ? `${term}-1` : term;
}

/** How values are written that are neither texts nor codes. */
export const formats: Readonly<
  Partial<Record<typeof termRows[TermId]["type"], Extract<Format, "number" | "percentage" | "date">>>
> = {
  amount: "number",
  unitPrice: "number",
  quantity: "number",
  percentage: "percentage",
  date: "date",
};

/** People know terms by their names: their numbers are for those who look for them. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(/\s\(B[TG]-[\w-]{1,12}\)/g, "");
}
