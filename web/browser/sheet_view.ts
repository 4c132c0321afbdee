/** The invoice as a person reads one, with each finding marked at its term. */
import { grouped } from "../../engine/model/grouped.ts";
import type { Section, Sheet, SheetRow } from "../sheet/sheet.ts";
import type { ShownFinding } from "../worker/protocol.ts";
import { entryView, marksAt, rowViews, type SheetContext } from "./cells_view.ts";
import { tableView } from "./parts/table.ts";
import type { UiTexts } from "../texts/texts.ts";
import { el } from "./dom.ts";
import { button } from "./parts/controls.ts";
import { LinesView } from "./lines_view.ts";

export interface Around extends Omit<SheetContext, "marks"> {
  /** Opens a field to change a value by, behind it. */
  readonly change: (pointer: string, value: HTMLElement) => void;
}

export function sheetView(sheet: Sheet, findings: readonly ShownFinding[], { change, ...around }: Around) {
  const context = { ...around, marks: grouped(findings, ({ target }) => target) };
  const title = el("h2", {}, sheet.title, ...marksAt("", context));
  const element: HTMLElement = el(
    "section",
    { class: "sheet", "aria-label": sheet.title, tabindex: "0" },
    title,
    el("p", { class: "deeds" }, changeView(around.ui)),
  );
  followValues(element, change);
  let lines: LinesView | undefined;
  for (const section of sheet.sections) {
    const made = section.id === "lines" ? new LinesView(section, context) : undefined;
    lines = made ?? lines;
    element.append(sectionView(section, context, made?.element ?? tableOf(section, context)));
  }
  /** Takes rows of lines that came after the sheet. */
  const add = (rows: readonly SheetRow[]) => lines?.add(rows);
  return { element, add };
}

/** Shows the place of a pointer in the invoice, and puts the focus on its mark. */
export function reveal(target: string): void {
  const mark = document.querySelector<HTMLElement>(`.sheet [data-target="${CSS.escape(target)}"]`);
  mark?.scrollIntoView({ block: "center" });
  mark?.focus({ preventScroll: true });
}

/** A value opens its field by a click, or by Enter where it has the focus. */
function followValues(sheet: HTMLElement, change: Around["change"]): void {
  const open = ({ target }: Event) => {
    const value = target instanceof HTMLElement ? target.closest<HTMLElement>(".value") : null;
    const at = value?.dataset["at"];
    if (value && at !== undefined) change(at, value);
  };
  sheet.addEventListener("click", open);
  sheet.addEventListener("keydown", (event) => event.key === "Enter" && open(event));
}

/** Lets the keyboard reach each value, which a pointer does anyway. */
function changeView({ changeValues }: UiTexts): HTMLElement {
  const press = button(changeValues, { class: "link", "data-edit": true, "aria-pressed": "false" }, () => {
    const isOn = press.getAttribute("aria-pressed") !== "true";
    press.setAttribute("aria-pressed", `${isOn}`);
    for (const value of document.querySelectorAll(".sheet .value")) reachable(value, isOn);
  });
  return press;
}

function reachable(value: Element, isOn: boolean): void {
  if (!isOn) {
    value.removeAttribute("tabindex");
    return value.removeAttribute("role");
  }
  value.setAttribute("tabindex", "0");
  value.setAttribute("role", "button");
}

/** Sections that stand side by side. */
const halves: ReadonlySet<string> = new Set(["seller", "buyer", "delivery", "payee", "taxRepresentative"]);

function sectionView(section: Section, context: SheetContext, table: HTMLElement | undefined): HTMLElement {
  const { id, title, at, entries } = section;
  const marks = at === "" ? [] : marksAt(at, context);
  return el(
    "section",
    { class: `part part-${id}${halves.has(id) ? " half" : ""}` },
    el("h3", {}, title, ...marks),
    entries.length === 0 ? undefined : el("dl", {}, ...entries.map((entry) => entryView(entry, context))),
    table,
  );
}

function tableOf({ columns, rows }: Section, context: SheetContext): HTMLElement | undefined {
  if (rows.length === 0) return undefined;
  return tableView(columns, rows.flatMap((row) => rowViews(row, columns, context)));
}
