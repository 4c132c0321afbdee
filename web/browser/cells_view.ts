/** Values, rows and tables of the sheet, with the marks of findings. */
import type { Entry, Part, Section, SheetRow } from "../sheet/sheet.ts";
import type { UiTexts } from "../texts/texts.ts";
import type { ShownFinding } from "../worker/protocol.ts";
import { el, filled } from "./dom.ts";
import { button } from "./parts/controls.ts";
import { save } from "./save.ts";

/** What the parts of the sheet need of what is around them. */
export interface SheetContext {
  readonly ui: UiTexts;
  readonly marks: ReadonlyMap<string, readonly ShownFinding[]>;
  readonly toFinding: (number: number) => void;
}

/** The row of a table, and one below it for what the cells have no place for. */
export function rowViews(row: SheetRow, columns: Section["columns"], context: SheetContext): readonly HTMLElement[] {
  const cells = row.cells.map((cell, index) => {
    const marks = index === 0 ? marksAt(row.at, context) : [];
    const parts = cell.parts.filter(({ at }) => at !== row.at || marks.length === 0);
    const label = cell.label === "" ? undefined : cell.label;
    const number = columns[index]?.number === true ? `number${isTight(parts) ? " tight" : ""}` : undefined;
    return el(
      "td",
      { "data-label": label, class: number },
      ...partViews(parts, context),
      ...marks,
    );
  });
  const main = el("tr", {}, ...cells);
  if (row.more.length === 0) return [main];
  const more = el("dl", {}, ...row.more.map((entry) => entryView(entry, context)));
  return [main, el("tr", { class: "more" }, el("td", {}), el("td", { colspan: `${columns.length - 1}` }, more))];
}

function isTight(parts: readonly Part[]): boolean {
  return parts.reduce((sum, { text }) => sum + text.length, 0) <= SHORT;
}

export function entryView({ label, parts, bare }: Entry, context: SheetContext): HTMLElement {
  const name = bare === true ? "bare" : undefined;
  return el("div", { class: name }, el("dt", {}, label), el("dd", {}, ...partViews(parts, context)));
}

function partViews(parts: readonly Part[], context: SheetContext): readonly (Node | string)[] {
  return parts.flatMap((part, index) => partView(index === 0 ? { ...part, line: false } : part, context));
}

/** Texts up to so many characters are kept on one line. */
const SHORT = 18;

/** A value, on a line of its own where it begins one, with its marks. */
function partView(part: Part, context: SheetContext): readonly (Node | string)[] {
  const { at, text, missing, line, file } = part;
  const marks = marksAt(at, context);
  const [first] = context.marks.get(at) ?? [];
  const shown = missing === true
    ? el("em", { class: "missing" }, context.ui.missing)
    : el("bdi", { class: text.length <= SHORT ? "short" : undefined }, text);
  const value = file === undefined ? changeable(shown, at, context) : fileView(text, file, context.ui);
  const marked = first === undefined ? value : el("span", { class: `marked ${first.severity}` }, value);
  return [...(line === true ? [el("br")] : [" "]), marked, ...marks];
}

/** A value that a press opens a field for: the sheet listens for all of them. */
function changeable(value: HTMLElement, at: string, { ui }: SheetContext): HTMLElement {
  if (at === "") return value;
  value.classList.add("value");
  value.dataset["at"] = at;
  value.title = ui.changeValue;
  return value;
}

function fileView(name: string, file: Blob, ui: UiTexts): HTMLElement {
  const attributes = { class: "link", "aria-label": filled(ui.save, name) };
  return button(filled(ui.save, "").trim(), attributes, () => save(name === "" ? "attachment" : name, file));
}

/** The numbers of the findings at a place, each of which leads to its finding. */
export function marksAt(target: string, { marks, toFinding, ui }: SheetContext): readonly HTMLElement[] {
  return (marks.get(target) ?? []).map(({ number, severity, rule }) => {
    const label = `${filled(ui.finding, number)}: ${rule}`;
    return button(
      `${number}`,
      { class: `mark ${severity}`, "aria-label": label, title: label, "data-target": target },
      () => toFinding(number),
    );
  });
}
