/** The lines of an invoice, of which there may be many thousands: the first, and those with findings, are shown at once. */
import type { Section, SheetRow } from "../sheet/sheet.ts";
import { rowViews, type SheetContext } from "./cells_view.ts";
import { tableView } from "./parts/table.ts";
import { el, filled } from "./dom.ts";
import { button } from "./parts/controls.ts";

const AT_FIRST = 50;
/** Rows that one press of a button shows. */
const AT_ONCE = 200;

export class LinesView {
  readonly element: HTMLElement;
  readonly #rows: SheetRow[] = [];
  readonly #body = el("tbody");
  /** The numbers of the rows that findings are marked at. */
  readonly #marked: ReadonlySet<number>;
  /** The rows up to here are shown or wait behind a button. */
  #end = 0;
  /** The first of the rows at the end that are hidden, and the row of the table that has their button. */
  #hidden: number | undefined;
  #gap: HTMLElement | undefined;

  constructor(readonly section: Section, readonly context: SheetContext) {
    this.element = tableView(section.columns, []);
    this.element.querySelector("tbody")?.replaceWith(this.#body);
    this.#marked = new Set([...context.marks.keys()].map(lineOf).filter((line) => line !== undefined));
    this.add(section.rows);
    this.element.hidden = section.rows.length === 0;
  }

  /** Takes more rows. */
  add(rows: readonly SheetRow[]): void {
    this.#rows.push(...rows);
    for (; this.#end < this.#rows.length; this.#end++) {
      if (this.#end < AT_FIRST || this.#marked.has(this.#end)) this.#append(this.#end);
      else this.#hidden ??= this.#end;
    }
    this.#drawGap(this.#end);
  }

  #append(index: number): void {
    this.#drawGap(index);
    this.#gap = undefined;
    this.#hidden = undefined;
    this.#body.append(...this.#made(index));
  }

  /** The button for the rows from the first that is hidden up to one. */
  #drawGap(to: number): void {
    if (this.#hidden === undefined) return;
    const row = this.#gapRow(this.#hidden, to);
    if (this.#gap === undefined) this.#body.append(row);
    else this.#gap.replaceWith(row);
    this.#gap = row;
  }

  #made(index: number): readonly HTMLElement[] {
    const row = this.#rows[index];
    return row === undefined ? [] : rowViews(row, this.section.columns, this.context);
  }

  #gapRow(from: number, to: number): HTMLElement {
    const row = el("tr", { class: "gap" });
    const press = () => {
      const end = Math.min(from + AT_ONCE, to);
      const shown = Array.from({ length: end - from }, (_, index) => this.#made(from + index)).flat();
      const rest = end < to ? this.#gapRow(end, to) : undefined;
      if (this.#gap === row) [this.#gap, this.#hidden] = [rest, rest === undefined ? undefined : end];
      row.replaceWith(...shown, ...(rest === undefined ? [] : [rest]));
    };
    const label = filled(this.context.ui.moreLines, to - from);
    row.append(
      el("td", { colspan: `${this.section.columns.length}` }, button(label, { class: "secondary more" }, press)),
    );
    return row;
  }
}

function lineOf(pointer: string): number | undefined {
  const [, line] = /^\/lines\/(\d+)/.exec(pointer) ?? [];
  return line === undefined ? undefined : Number(line);
}
