/** A draft out of a file that was saved before. */
import { Decimal } from "../../engine/model/decimal.ts";
import { discountAt, termsApart } from "./cash_discount.ts";
import { Draft, MOST_LINES, placeOf } from "./draft.ts";
import { linePart, OPENING, OPENING_END, type Part, parts } from "./fields.ts";

/** Undefined for anything but a JSON invoice, and for one with content that the form has no field for: it would be lost. */
export function reopened(json: string): Draft | undefined {
  const before = leavesOf(json);
  if (before === undefined) return undefined;
  const placed = new Map([...before, ...placedNotes(before)]);
  const lines = [...before.keys()].map((pointer) => Number(/^\/lines\/(\d{1,4})\//.exec(pointer)?.[1] ?? -1));
  const count = Math.max(0, ...lines) + 1;
  if (count > MOST_LINES) return undefined;
  const draft = new Draft({ values: {}, lines: count });
  for (const part of parts) {
    for (let line = 0; line < (part === linePart ? count : 1); line++) fill(draft, part, line, placed);
  }
  putTogether(draft, before);
  const after = leavesOf(draft.json());
  return [...before].every(([pointer, text]) => after?.get(pointer)?.trim() === text.trim()) ? draft : undefined;
}

/** Notes at the places of their subjects; of those without one the first is the closing text, and one that is marked, or the second, the opening. */
function placedNotes(leaves: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  const free = ["/notes/0/text", OPENING];
  const coded = new Map(parts.flatMap(({ fields }) => fields).map(({ at, with: by }) => [by?.value, at]));
  const notes = [...leaves].filter(([pointer]) => /^\/notes\/\d+\/text$/.test(pointer));
  const cleared = notes.map(([pointer]) => [pointer, ""] as const);
  const placed = notes.flatMap(([pointer, text]) => {
    const subject = leaves.get(pointer.replace(/text$/, "subjectCode"));
    const own = text.endsWith(OPENING_END) ? OPENING : free.shift();
    const at = subject === undefined ? own : coded.get(subject);
    return at === undefined ? [] : [[at, text] as const];
  });
  return [...cleared, ...placed];
}

function fill(draft: Draft, part: Part, line: number, leaves: ReadonlyMap<string, string>): void {
  for (const row of part.fields) {
    const { pointer } = placeOf(part, row, line);
    // What a register gave is an object, with who keeps the register.
    const text = leaves.get(pointer) ?? leaves.get(`${pointer}/value`);
    if (text !== undefined && text !== "") draft.set(pointer, pointer === OPENING ? text.trimEnd() : text);
  }
}

/** Text in several places, or in one with something else, as it is entered. */
function putTogether(draft: Draft, leaves: ReadonlyMap<string, string>): void {
  const parts = [...leaves].filter(([pointer]) => /^\/allowances\/\d+\/amount$/.test(pointer));
  if (parts.length > 1) {
    const whole = Decimal.sum(parts.map(([, text]) => Decimal.parse(text) ?? Decimal.zero));
    draft.set("/allowances/0/amount", whole.toString());
  }
  const apart = termsApart(leaves.get("/paymentTerms") ?? "");
  if (apart === undefined) return;
  draft.set("/paymentTerms", apart.terms);
  draft.set(discountAt.percentage, apart.percentage);
  draft.set(discountAt.days, apart.days);
}

/** All texts and numbers by their pointers (RFC 6901). */
function leavesOf(json: string): ReadonlyMap<string, string> | undefined {
  const leaves = new Map<string, string>();
  const visit = (value: unknown, pointer: string) => {
    if (typeof value !== "object" || value === null) leaves.set(pointer, `${value}`);
    else for (const [name, inner] of Object.entries(value)) visit(inner, `${pointer}/${name}`);
  };
  try {
    visit(JSON.parse(json), "");
  } catch {
    return undefined;
  }
  return leaves;
}
