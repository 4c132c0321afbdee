/// <reference lib="dom" />
/** One field of the form: what it is called, where to write, and what helps. */
import type { RepairTexts } from "../../texts/repairs/texts.ts";
import type { WritingTexts } from "../../texts/writing/texts.ts";
import type { FieldPlace } from "../../writing/draft.ts";
import type { FieldRow } from "../../writing/row.ts";
import { type Code, codeNamed, codeOption } from "../codes.ts";
import { digitsView } from "../digits_view.ts";
import { type Attributes, el } from "../dom.ts";
import { numberIn, plainNumber } from "../plain_number.ts";

export type Codes = Readonly<Record<string, readonly Code[]>>;
export type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FieldWays {
  readonly said: WritingTexts;
  readonly language: string;
  readonly digits: RepairTexts["checkDigits"];
  /** The codes of the long lists, by the list. */
  readonly codes: Codes;
  /** Names to choose from, of what is remembered. */
  readonly names?: string | undefined;
  readonly write: (pointer: string, text: string) => void;
  /** Enter, or the next field. */
  readonly commit: (place: FieldPlace) => void;
}

export interface FieldView {
  readonly element: HTMLElement;
  /** Shows a value that did not come from this field. */
  readonly show: (text: string) => void;
}

/** Where the codes stand that are too many for a list that opens. */
export const UNITS = "unit-codes";

export function fieldView(place: FieldPlace, ways: FieldWays): FieldView {
  const { row, pointer } = place;
  const { said, write, commit } = ways;
  const hint = said.hints[row.label];
  const id = `field${pointer.replaceAll("/", "-")}`;
  const input = inputOf(place, ways, {
    id,
    "data-answer": row.term,
    "data-pointer": pointer,
    "aria-describedby": [...(hint === undefined ? [] : [`${id}-hint`]), `${id}-fault`].join(" "),
  });
  const units = row.codes === "unit" ? ways.codes["unit"] ?? [] : undefined;
  const field = new Field(input, row, ways.language, units);
  const take = () => field.take((text) => write(pointer, text));
  input.addEventListener("input", take);
  input.addEventListener("change", () => {
    take();
    field.settle();
    commit(place);
  });
  const element = el(
    "div",
    { class: row.kind === "long" ? "entry long" : "entry" },
    el("label", { for: id }, nameOf(row, said)),
    input,
    units === undefined ? undefined : unitView(input, units, said),
    digitsView(row.term, input, ways.digits),
    hint === undefined ? undefined : el("p", { class: "quiet-text", id: `${id}-hint` }, hint),
    el("p", { class: "fault", id: `${id}-fault`, hidden: true }),
  );
  return { element, show: (text) => field.show(text) };
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

function inputOf({ row }: FieldPlace, ways: FieldWays, attributes: Attributes): Input {
  const { kind, codes, fill } = row;
  const how = { ...attributes, autocomplete: fill ?? "off" };
  if (kind === "long") return el("textarea", { ...how, rows: "2" });
  if (kind === "code" && codes !== "unit") return selectOf(row, ways, how);
  return el("input", {
    ...how,
    type: kind === "date" ? "date" : "text",
    inputmode: kind === "number" ? "decimal" : undefined,
    list: codes === "unit" ? UNITS : ways.names,
  });
}

function selectOf({ codes, label, starts }: FieldRow, ways: FieldWays, how: Attributes): HTMLSelectElement {
  const { said } = ways;
  const names = said.codes[label] ?? {};
  const known = typeof codes === "string"
    ? ways.codes[codes] ?? []
    : (codes ?? []).map((code) => [code, names[code] ?? ""] as const);
  return el(
    "select",
    how,
    ...(starts === undefined ? [el("option", { value: "" }, said.choose)] : []),
    ...known.map(codeOption),
  );
}
