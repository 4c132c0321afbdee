/// <reference lib="dom" />
/** One field of the form: what it is called, where to write, and what helps. */
import type { WritingTexts } from "../../texts/writing/texts.ts";
import type { FieldPlace } from "../../writing/draft.ts";
import type { FieldRow } from "../../writing/fields.ts";
import { type Code, codeNamed } from "../codes.ts";
import { digitsView } from "../answer_checks.ts";
import { el } from "../dom.ts";
import { type Entry, fieldOf, type Input, inputOf } from "../parts/field.ts";
import { numberIn, plainNumber } from "../plain_number.ts";
import type { Speech } from "./speech.ts";

export interface FieldWays extends Pick<Speech, "said" | "digits" | "codes"> {
  readonly language: string;
  /** Names to choose from, of what is remembered. */
  readonly names?: string | undefined;
  readonly write: (pointer: string, text: string) => void;
  /** Enter, or the next field. */
  readonly commit: (place: FieldPlace) => void;
}

export type FieldView = ReturnType<typeof fieldView>;

/** Where the codes stand that are too many for a list that opens. */
export const UNITS = "unit-codes";

export function fieldView(place: FieldPlace, ways: FieldWays) {
  const { row, pointer } = place;
  const { said, write, commit } = ways;
  const hint = said.hints[row.label] ?? "";
  const id = `field${pointer.replaceAll("/", "-")}`;
  const about = { id, "data-answer": row.term, "data-pointer": pointer, autocomplete: row.fill ?? "off" };
  const input = inputOf(entryOf(row, ways), about);
  const units = row.codes === "unit" ? ways.codes["unit"] ?? [] : undefined;
  const field = new Field(input, row, ways.language, units);
  const take = () => field.take((text) => write(pointer, text));
  input.addEventListener("input", take);
  input.addEventListener("change", () => {
    take();
    field.settle();
    commit(place);
  });
  const more = [units && unitView(input, units, said), digitsView(row.term, input, ways.digits)];
  const element = fieldOf(row.kind === "long" ? "entry long" : "entry", nameOf(row, said), input, hint, ...more);
  /** Shows a value that did not come from this field. */
  const show = (text: string) => field.show(text);
  return { element, show };
}

/** The same field several times is told apart by its number. */
function nameOf({ label, nth }: FieldRow, said: WritingTexts): string {
  return nth === undefined ? said.labels[label] : `${said.labels[label]} (${nth})`;
}

/** Text in an element: numbers in the form of the language there, and plain in the draft. */
class Field {
  #last = "";

  constructor(
    readonly input: Input,
    readonly row: FieldRow,
    readonly language: string,
    readonly units: readonly Code[] | undefined,
  ) {}

  take(write: (text: string) => void): void {
    const { value } = this.input;
    const text = this.row.kind === "number" ? plainNumber(value, this.language) : this.#code(value) ?? value;
    if (text === this.#last) return;
    this.#last = text;
    write(text);
  }

  /** The code of the unit that is written in words. */
  #code(text: string): string | undefined {
    return this.units === undefined || text.trim() === "" ? undefined : codeNamed(text, this.units);
  }

  /** The code stands there that is written. */
  settle(): void {
    const { value } = this.input;
    this.input.value = this.#code(value) ?? value;
  }

  show(text: string): void {
    if (text === this.#last) return;
    this.#last = text;
    const { input, row } = this;
    const isUnknown = input instanceof HTMLSelectElement && ![...input.options].some(({ value }) => value === text);
    if (isUnknown) input.prepend(el("option", { value: text }, text));
    input.value = row.kind === "number" ? numberIn(this.language, text) : text;
    // What is said about typed text is said about this, too.
    input.dispatchEvent(new Event("input"));
  }
}

/** What the code of a unit stands for, or that it is none. What is typed takes the place of what is there. */
function unitView(input: Input, units: readonly Code[], { noUnit }: WritingTexts): HTMLElement {
  const names = new Map(units);
  const place = el("output", { class: "quiet-text", for: input.id });
  input.addEventListener("input", () => {
    const code = input.value.trim() === "" ? "" : codeNamed(input.value, units);
    place.textContent = code === undefined
      ? noUnit
      : [code, names.get(code) ?? ""].filter((it) => it !== "").join(" · ");
  });
  input.addEventListener("focus", () => input instanceof HTMLInputElement && input.select());
  return place;
}

/** A unit is typed, as there are too many; all other codes are in a list that opens. */
function entryOf({ kind, codes, label, starts }: FieldRow, ways: FieldWays): Entry {
  if (kind !== "code" || codes === "unit") return { kind, list: codes === "unit" ? UNITS : ways.names };
  const names = ways.said.codes[label] ?? {};
  const options = typeof codes === "string"
    ? ways.codes[codes] ?? []
    : (codes ?? []).map((code) => [code, names[code] ?? ""] as const);
  return { kind, options, unchosen: starts === undefined ? ways.said.choose : undefined };
}
