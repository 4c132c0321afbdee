/** The invoice as a person reads one, with each finding marked at its term. */
import type { Row, Section, Sheet } from "../sheet/sheet.ts";
import type { ShownFinding } from "../worker/protocol.ts";
import { entryView, marksAt, rowViews, type SheetContext, tableView } from "./cells_view.ts";
import { el } from "./dom.ts";
import { LinesView } from "./lines_view.ts";

export interface SheetView {
  readonly element: HTMLElement;
  /** Shows the place of a pointer, and puts the focus on its mark. */
  readonly reveal: (target: string) => void;
  /** Takes rows of lines that came after the sheet. */
  readonly add: (rows: readonly Row[]) => void;
}

export function sheetView(
  sheet: Sheet,
  findings: readonly ShownFinding[],
  around: Omit<SheetContext, "marks">,
): SheetView {
  const context = { ...around, marks: Map.groupBy(findings, ({ target }) => target) };
  const title = el("h3", { id: "sheet-title" }, sheet.title, ...marksAt("", context));
  const element = el("section", { class: "sheet", "aria-labelledby": "sheet-title", tabindex: "0" }, title);
  let lines: LinesView | undefined;
  for (const section of sheet.sections) {
    const made = section.id === "lines" ? new LinesView(section, context) : undefined;
    lines = made ?? lines;
    element.append(sectionView(section, context, made?.element ?? tableOf(section, context)));
  }
  return {
    element,
    reveal(target) {
      const mark = [...element.querySelectorAll<HTMLElement>("[data-target]")].find((it) =>
        it.dataset["target"] === target
      );
      mark?.scrollIntoView({ block: "center" });
      mark?.focus({ preventScroll: true });
    },
    add: (rows) => lines?.add(rows),
  };
}

/** Sections that stand side by side. */
const halves: ReadonlySet<string> = new Set(["seller", "buyer", "delivery", "payee", "taxRepresentative"]);

function sectionView(section: Section, context: SheetContext, table: HTMLElement | undefined): HTMLElement {
  const { id, title, at, entries } = section;
  const marks = at === "" ? [] : marksAt(at, context);
  return el(
    "section",
    { class: `part part-${id}${halves.has(id) ? " half" : ""}` },
    el("h4", {}, title, ...marks),
    entries.length === 0 ? undefined : el("dl", {}, ...entries.map((entry) => entryView(entry, context))),
    table,
  );
}

function tableOf({ columns, rows }: Section, context: SheetContext): HTMLElement | undefined {
  if (rows.length === 0) return undefined;
  return tableView(columns, rows.flatMap((row) => rowViews(row, columns, context)));
}
