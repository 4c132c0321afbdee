/** Tables that go on over pages. Everything on the pages below the title is one. */
import type { Canvas, Element, Heading } from "./canvas.ts";
import type { Faces } from "./faces.ts";
import { type Line, linesOf } from "./lines.ts";
import { type Cell, sheet } from "./styles.ts";

export interface Column {
  /** From the left edge of the page. */
  readonly x: number;
  readonly width: number;
  readonly align: "left" | "right";
  /** Its cells say what the others in their row are about. */
  readonly heads?: true;
}

export interface TableRow {
  readonly cells: readonly Cell[];
  /** A rule above the row: a thin one between equals, a strong one above a result. */
  readonly above?: "thin" | "strong" | undefined;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly head?: readonly Cell[];
  readonly rows: readonly TableRow[];
  /** It is not divided, when a page can hold it. */
  readonly whole?: true;
  /** Space above and below each row. */
  readonly padding: number;
}

/** Rows that are higher are divided rather than leave a large part of a page empty. */
const LONG_ROW = 160;

/** How what is drawn spreads over the pages. */
export interface Spread {
  /** What spaces between things are multiplied with. */
  readonly gaps: number;
  /** Where pages end. */
  readonly bottom: number;
  /** A page, counted from 1, that ends so much earlier. */
  readonly short?: { readonly page: number; readonly by: number };
}

/** A place that moves down the pages. */
export class Flow {
  /** From the upper edge of the page. */
  y: number = sheet.top;
  /** Where the pages before the present one ended. */
  readonly ends: number[] = [];

  constructor(
    readonly canvas: Canvas,
    readonly faces: Faces,
    private readonly spread: Spread,
    private readonly begin: (flow: Flow) => void,
  ) {}

  /** Where the present page ends. */
  get bottom(): number {
    const { bottom, short } = this.spread;
    return bottom - (short?.page === this.canvas.pages.length ? short.by : 0);
  }

  /** Begins a page; `begin` draws what is at its top. */
  turn(): void {
    if (this.canvas.pages.length > 0) this.ends.push(this.y);
    this.canvas.addPage();
    this.y = sheet.top;
    this.begin(this);
  }

  get room(): number {
    return this.bottom - this.y;
  }

  /** Turns the page when less than a height is left, unless nothing is on it yet. */
  need(height: number): void {
    if (height > this.room && this.y > sheet.top + 1) this.turn();
  }

  skip(height: number): void {
    this.y = Math.min(this.y + height * this.spread.gaps, this.bottom);
  }

  /** Texts one below the other, from a left edge, in one element. */
  paragraph(texts: Cell, role: Heading | "P", x: number = sheet.left, width = sheet.right - sheet.left): void {
    const element = this.canvas.element(role);
    for (const line of linesOf(this.faces, texts, width)) {
      this.need(line.style.leading);
      this.canvas.within(element, () => this.canvas.piece(() => this.line(line, x, this.y)));
      this.y += line.style.leading;
    }
  }

  /** Draws a line whose leading begins at a height. */
  line({ text, style }: Line, x: number, y: number): void {
    this.canvas.text(x, y + style.leading * 0.5 + style.size * 0.36, text, style);
  }

  table(loose: Table): void {
    const table = { ...loose, padding: loose.padding * this.spread.gaps };
    this.canvas.inside("Table", () => {
      const rows = table.rows.map((row) => this.#laid(row.cells, table.columns));
      const heads = table.head === undefined ? [] : this.#laid(table.head, table.columns);
      const headHeight = table.head === undefined ? 0 : heightOf(heads) + 2 * table.padding;
      const first = headHeight + leastOf(heightOf(rows[0] ?? []) + 2 * table.padding);
      const all = rows.reduce((sum, row) => sum + heightOf(row) + 2 * table.padding, headHeight);
      this.need(table.whole === undefined ? first : all);
      if (table.head !== undefined) this.#head(heads, table, false);
      for (const [index, row] of table.rows.entries()) this.#row(row, rows[index] ?? [], table, heads);
    });
  }

  #laid(cells: readonly Cell[], columns: readonly Column[]): Lines {
    return columns.map(({ width }, index) => linesOf(this.faces, cells[index] ?? [], width));
  }

  /** The head of a table; on further pages it is no part of the text any more. */
  #head(heads: Lines, { columns, padding }: Table, again: boolean): void {
    const draw = () => this.#lines(heads, columns);
    this.y += padding;
    if (again) this.canvas.artifact(draw);
    else this.canvas.inside("TR", () => this.#cells(heads, columns, columns.map(() => this.#cell("Column"))));
    this.y += heightOf(heads) + padding;
    this.canvas.artifact(() => this.canvas.rule(sheetLeft(columns), this.y, sheetWidth(columns), 0.7, 0.2));
  }

  #cell(scope?: "Row" | "Column"): Element {
    return scope === undefined ? this.canvas.element("TD") : this.canvas.element("TH", { scope });
  }

  /** A row, divided over pages when no page can hold it. */
  #row(row: TableRow, laid: Lines, table: Table, heads: Lines): void {
    const { columns, padding } = table;
    const turn = () => {
      this.turn();
      if (table.head !== undefined) this.#head(heads, table, true);
    };
    const height = heightOf(laid) + 2 * padding;
    if (leastOf(height) > this.room) turn();
    const thickness = row.above === "strong" ? 0.7 : 0.35;
    if (row.above !== undefined) {
      this.canvas.artifact(() =>
        this.canvas.rule(
          sheetLeft(columns),
          this.y,
          sheetWidth(columns),
          thickness,
          row.above === "strong" ? 0.2 : 0.75,
        )
      );
    }
    this.canvas.inside("TR", () => {
      const elements = columns.map(({ heads }) => this.#cell(heads === undefined ? undefined : "Row"));
      let rest = laid;
      this.y += padding;
      for (;;) {
        const [fitting, left] = divided(rest, this.room - padding);
        this.#cells(fitting, columns, elements);
        this.y += heightOf(fitting) + padding;
        if (left.every((lines) => lines.length === 0)) break;
        turn();
        this.y += padding;
        rest = left;
      }
    });
  }

  #cells(lines: Lines, columns: readonly Column[], elements: readonly Element[]): void {
    for (const [index, element] of elements.entries()) {
      const cell = lines[index] ?? [];
      const column = columns[index];
      if (cell.length === 0 || column === undefined) continue;
      this.canvas.within(element, () => this.canvas.piece(() => this.#lines([cell], [column])));
    }
  }

  #lines(cells: Lines, columns: readonly Column[]): void {
    for (const [index, { x, width, align }] of columns.entries()) {
      let y = this.y;
      for (const line of cells[index] ?? []) {
        this.line(line, align === "left" ? x : x + width - line.width, y);
        y += line.style.leading;
      }
    }
  }
}

/** The lines of each cell of a row. */
type Lines = readonly (readonly Line[])[];

function heightOf(lines: Lines): number {
  return Math.max(0, ...lines.map((cell) => cell.reduce((sum, { style }) => sum + style.leading, 0)));
}

/** How much room a row needs to begin on a page: all of it, or of a long one the first lines. */
function leastOf(height: number): number {
  return height <= LONG_ROW ? height : LONG_ROW / 2;
}

/** What fits into a height, and what does not; at least one line of each cell fits, and none is left alone if that can be. */
function divided(lines: Lines, height: number): readonly [fitting: Lines, left: Lines] {
  const counts = lines.map((cell) => {
    let [count, used] = [0, 0];
    for (const { style } of cell) {
      used += style.leading;
      if (used > height && count > 0) break;
      count++;
    }
    return count === cell.length - 1 && count > 2 ? count - 1 : count;
  });
  return [
    lines.map((cell, index) => cell.slice(0, counts[index])),
    lines.map((cell, index) => cell.slice(counts[index])),
  ];
}

function sheetLeft(columns: readonly Column[]): number {
  return Math.min(...columns.map(({ x }) => x));
}

function sheetWidth(columns: readonly Column[]): number {
  return Math.max(...columns.map(({ x, width }) => x + width)) - sheetLeft(columns);
}

/** Columns side by side, with a gap between them, from a left edge. */
export function columnsOf(
  widths: readonly number[],
  aligns: readonly Column["align"][],
  left: number = sheet.left,
  gap = 8,
): readonly Column[] {
  let x = left;
  return widths.map((width, index) => {
    const column: Column = { x, width, align: aligns[index] ?? "left" };
    x += width + gap;
    return column;
  });
}
