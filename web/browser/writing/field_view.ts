/// <reference lib="dom" />
/** One field of the form: what it is called, where to write, and what helps. */
import type { MendingTexts } from "../../texts/mending/texts.ts";
import type { WritingTexts } from "../../texts/writing/texts.ts";
import type { Place } from "../../writing/draft.ts";
import type { FieldRow } from "../../writing/row.ts";
import { digitsView } from "../digits_view.ts";
import { type Attributes, el } from "../dom.ts";
import { plainNumber } from "../plain_number.ts";

export type Codes = Readonly<Record<string, readonly (readonly [code: string, name: string])[]>>;
export type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FieldWays {
  readonly said: WritingTexts;
  readonly digits: MendingTexts["checkDigits"];
  /** The codes of the long lists, by the list. */
  readonly codes: Codes;
  /** Names to choose from, of what is remembered. */
  readonly names?: string | undefined;
  readonly write: (pointer: string, text: string) => void;
  /** Enter, or the next field. */
  readonly commit: (place: Place) => void;
}

/** Where the codes stand that are too many for a list that opens. */
export const UNITS = "unit-codes";

export function fieldView(place: Place, value: string, ways: FieldWays): HTMLElement {
  const { row: { label, kind, codes }, pointer } = place;
  const { said, write, commit } = ways;
  const hint = said.hints[label];
  const id = `field${pointer.replaceAll("/", "-")}`;
  const input = inputOf(place, value, ways, {
    id,
    "data-answer": place.row.term,
    "data-pointer": pointer,
    "aria-describedby": [...(hint === undefined ? [] : [`${id}-hint`]), `${id}-fault`].join(" "),
  });
  input.addEventListener("input", () => write(pointer, textIn(input, kind)));
  input.addEventListener("change", () => {
    write(pointer, textIn(input, kind));
    commit(place);
  });
  return el(
    "div",
    { class: kind === "long" ? "entry long" : "entry" },
    el("label", { for: id }, said.labels[label]),
    input,
    codes === "unit" ? unitView(input, ways) : undefined,
    digitsView(place.row.term, input, ways.digits),
    hint === undefined ? undefined : el("p", { class: "quiet-text", id: `${id}-hint` }, hint),
    el("p", { class: "fault", id: `${id}-fault`, hidden: true }),
  );
}

/** What the code of a unit stands for. */
function unitView(input: Input, { codes }: FieldWays): HTMLElement {
  const names = new Map(codes["unit"]);
  const place = el("output", { class: "quiet-text" });
  const show = () => place.textContent = names.get(input.value) ?? "";
  input.addEventListener("input", show);
  show();
  return place;
}

function inputOf({ row }: Place, value: string, ways: FieldWays, attributes: Attributes): Input {
  const { kind, codes, fill } = row;
  const how = { ...attributes, autocomplete: fill ?? "off" };
  if (kind === "long") {
    const area = el("textarea", { ...how, rows: "2" });
    area.value = value;
    return area;
  }
  if (kind === "code" && codes !== "unit") return selectOf(row, value, ways, how);
  return el("input", {
    ...how,
    type: kind === "date" ? "date" : "text",
    inputmode: kind === "number" ? "decimal" : undefined,
    list: codes === "unit" ? UNITS : ways.names,
    value,
  });
}

function selectOf({ codes, label }: FieldRow, value: string, ways: FieldWays, how: Attributes): HTMLSelectElement {
  const { said } = ways;
  const names = said.codes[label] ?? {};
  const known = typeof codes === "string"
    ? ways.codes[codes] ?? []
    : (codes ?? []).map((code) => [code, names[code] ?? ""] as const);
  const all = value === "" || known.some(([code]) => code === value) ? known : [[value, ""] as const, ...known];
  const select = el(
    "select",
    how,
    ...(value === "" ? [el("option", { value: "" }, said.choose)] : []),
    ...all.map(([code, name]) => el("option", { value: code }, name === "" ? code : `${name} (${code})`)),
  );
  select.value = value;
  return select;
}

function textIn(input: Input, kind: FieldRow["kind"]): string {
  return kind === "number" ? plainNumber(input.value) : input.value;
}
