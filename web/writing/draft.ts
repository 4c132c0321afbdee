/** An invoice that is being written: what is in the fields, and the JSON that it becomes. */
import { completeAllowances } from "./allowances.ts";
import { codedDiscount, discountAt, type DiscountWording, termsWith, wrongParts } from "./cash_discount.ts";
import { type FieldRow, linePart, OPENING, OPENING_END, type Part, parts } from "./fields.ts";
import { type JsonObject, listAt, put, textAt } from "./json.ts";
import { isFields } from "./json_fields.ts";
import type { Condition } from "./row.ts";

/** A field of the form, at its place. */
export interface FieldPlace {
  readonly row: FieldRow;
  /** Into the JSON (RFC 6901). */
  readonly pointer: string;
}

/** What is kept of a draft: texts by their pointers. */
export interface KeptDraft {
  readonly values: Readonly<Record<string, string>>;
  readonly lines: number;
}

export class Draft {
  readonly #values: Map<string, string>;
  #lines: number;

  constructor({ values, lines }: KeptDraft = { values: {}, lines: 1 }) {
    this.#values = new Map(Object.entries(values));
    this.#lines = lines;
  }

  get lines(): number {
    return this.#lines;
  }

  /** Text in a field; what it starts with where nobody has written anything. */
  text({ row, pointer }: FieldPlace): string {
    return this.#values.get(pointer) ?? row.starts ?? "";
  }

  at(pointer: string): string {
    return this.#values.get(pointer) ?? "";
  }

  set(pointer: string, text: string): void {
    this.#values.set(pointer, text);
  }

  addLine(): void {
    this.#lines++;
  }

  /** Those behind it move up. */
  removeLine(index: number): void {
    for (let at = index; at < this.#lines; at++) {
      for (const field of [...linePart.fields.map(({ at }) => at), "/vatRateBefore"]) {
        const next = this.#values.get(linePointer(at + 1, field));
        if (next === undefined) this.#values.delete(linePointer(at, field));
        else this.#values.set(linePointer(at, field), next);
      }
    }
    this.#lines--;
  }

  /** Whether a field is asked for. `part` is the one that it is in. */
  asks({ when = [] }: FieldRow, part: Part): boolean {
    return when.every((it) => this.#holds(it, part));
  }

  #holds(when: Condition, part: Part): boolean {
    if ("countries" in when) {
      return when.countries.includes(this.at(`${when.party ?? part.at}/address/countryCode`));
    }
    if ("types" in when) return when.types.includes(this.at("/invoiceTypeCode"));
    if ("otherTypes" in when) return !when.otherTypes.includes(this.at("/invoiceTypeCode"));
    if ("given" in when) return this.at(when.given).trim() !== "";
    return Array.from({ length: this.#lines }, (_, at) => this.at(linePointer(at, "/vatCategory")))
      .some((category) => when.categories.includes(category));
  }

  /** The fields of a part as they are asked for now; those of a line by its index. */
  places(part: Part, line = 0): readonly FieldPlace[] {
    return part.fields.filter((row) => this.asks(row, part)).map((row) => placeOf(part, row, line));
  }

  kept(): KeptDraft {
    return { values: Object.fromEntries(this.#values), lines: this.#lines };
  }

  /** The discount for early payment as it is entered; "" for what is not. */
  cashDiscount() {
    return { percentage: this.at(discountAt.percentage).trim(), days: this.at(discountAt.days).trim() };
  }

  /** The fields of the draft alone, which no rule of invoices knows, that are missing or cannot be. */
  wrong(): readonly string[] {
    return wrongParts(this.cashDiscount()).map((part) => discountAt[part]);
  }

  /** The units that are none of the list, by their pointers: a word in the place of a code would make it into the invoice. */
  unknownUnits(codes: readonly (readonly [code: string, name: string])[]): readonly string[] {
    const known = new Set(["", ...codes.map(([code]) => code)]);
    const lines = Array.from({ length: this.#lines }, (_, line) => this.places(linePart, line)).flat();
    const units = lines.filter(({ row }) => row.codes === "unit");
    return units.filter((it) => !known.has(this.text(it).trim())).map(({ pointer }) => pointer);
  }

  /** The invoice in JSON. What nobody has written is not in it, so that it is missed and not empty. */
  json(wording: DiscountWording = codedDiscount, behindOpening = ""): string {
    const invoice: JsonObject = {};
    for (const part of parts) {
      if (part === linePart) continue;
      for (const place of this.places(part)) this.#put(invoice, place, part);
    }
    for (let line = 0; line < this.#lines; line++) {
      put(invoice, `/lines/${line}/id`, `${line + 1}`);
      for (const place of this.places(linePart, line)) this.#put(invoice, place, linePart);
    }
    completeAllowances(invoice);
    const opening = this.at(OPENING).trim();
    if (opening !== "") put(invoice, OPENING, `${opening}${behindOpening}`);
    // A note without a text is refused, wherever it stands.
    const notes = listAt(invoice, "notes").filter((it) => textAt(it, "text") !== "");
    if (notes.length === 0) delete invoice["notes"];
    else invoice["notes"] = [...notes];
    const terms = termsWith(this.at("/paymentTerms").trim(), this.cashDiscount(), wording);
    if (terms !== "") put(invoice, "/paymentTerms", terms);
    // What comes before others in a list and says nothing keeps its place, so that a field is found again by its pointer.
    return JSON.stringify(invoice, (_, value) => Array.isArray(value) ? Array.from(value, (it) => it ?? {}) : value, 2);
  }

  /** The invoice as a file to go on with: what is behind its opening tells it from a closing text. */
  saved(): string {
    return this.json(codedDiscount, OPENING_END);
  }

  #put(invoice: JsonObject, place: FieldPlace, part: Part): void {
    const { row, pointer } = place;
    if (row.apart === true) return;
    const text = this.text(place).trim();
    if (text === "" || row.of !== undefined && this.at(`${part.at}${row.of}`).trim() === "") return;
    const scheme = row.schemes?.[this.at(`${part.at}/address/countryCode`)];
    put(invoice, pointer, scheme === undefined ? text : { value: text, schemeId: scheme });
    if (row.with !== undefined) put(invoice, `${part.at}${row.with.at}`, row.with.value);
    const { at, without } = row.also ?? {};
    const isAll = without?.every((other) => this.at(`${part.at}${other}`).trim() === "");
    if (at !== undefined && isAll === true) put(invoice, `${part.at}${at}`, text);
  }
}

export function placeOf(part: Part, row: FieldRow, line: number): FieldPlace {
  return { row, pointer: part === linePart ? linePointer(line, row.at) : `${part.at}${row.at}` };
}

export function linePointer(line: number, at: string): string {
  return `${linePart.at}/${line}${at}`;
}

/** A draft that was kept before, or undefined for anything else: another version may have kept something else. */
export function draftOf(kept: unknown): Draft | undefined {
  const { values, lines } = isFields(kept) ? kept : {};
  if (!isFields(values) || typeof lines !== "number") return undefined;
  if (!Number.isInteger(lines) || lines < 1 || lines > MOST_LINES) return undefined;
  const texts = Object.entries(values).filter((it): it is [string, string] => typeof it[1] === "string");
  return new Draft({ values: Object.fromEntries(texts), lines });
}

/** A form with more would be too long to fill in; longer invoices are written as JSON. */
export const MOST_LINES = 500;
