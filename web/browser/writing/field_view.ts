/// <reference lib="dom" />
/** One field of the form: what it is called, where to write, and what helps. */
import type { RepairTexts } from "../../texts/repairs/texts.ts";
import type { WritingTexts } from "../../texts/writing/texts.ts";
import type { FieldPlace } from "../../writing/draft.ts";
import type { FieldRow } from "../../writing/row.ts";
import { digitsView } from "../digits_view.ts";
import { type Attributes, el } from "../dom.ts";
import { numberIn, plainNumber } from "../plain_number.ts";

export type Codes = Readonly<Record<string, readonly (readonly [code: string, name: string])[]>>;
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
  const field = new Field(input, row, ways.language);
  const take = () => field.take((text) => write(pointer, text));
  input.addEventListener("input", take);
  input.addEventListener("change", () => {
    take();
    commit(place);
  });
  const element = el(
    "div",
    { class: row.kind === "long" ? "entry long" : "entry" },
    el("label", { for: id }, nameOf(row, said)),
    input,
    row.codes === "unit" ? unitView(input, ways) : undefined,
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

  constructor(readonly input: Input, readonly row: FieldRow, readonly language: string) {}

  take(write: (text: string) => void): void {
    const { value } = this.input;
    const text = this.row.kind === "number" ? plainNumber(value, this.language) : value;
    if (text === this.#last) return;
    this.#last = text;
    write(text);
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

/** What the code of a unit stands for. */
function unitView(input: Input, { codes }: FieldWays): HTMLElement {
  const names = new Map(codes["unit"]);
  const place = el("output", { class: "quiet-text", for: input.id });
  input.addEventListener("input", () => place.textContent = names.get(input.value) ?? "");
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
    ...known.map(([code, name]) => el("option", { value: code }, name === "" ? code : `${name} (${code})`)),
  );
}
