/**
 * Pages as content streams with marked content (ISO 32000-2, 8 and 14.6 to 14.8), so that what is drawn is also read in
 * its order. Places are points from the upper left corner of a page.
 */
import type { PDFFont } from "@cantoo/pdf-lib";
import type { Face, Faces } from "./faces.ts";
import { runsOf } from "./setting.ts";
import { sheet, type Style } from "./styles.ts";
import { actualText, operand, shows } from "./text_operators.ts";

export type Heading = "H1" | "H2" | "H3" | "H4" | "H5" | "H6";

/** Structure types (14.8.4) that an invoice needs. */
export type Role =
  | Heading
  | "Document"
  | "Sect"
  | "P"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Figure";

/** An element of the structure tree: others inside it, and pieces of pages. */
export interface Element {
  readonly role: Role;
  /** What a figure says, for those who do not see it. */
  readonly alt?: string;
  readonly scope?: "Row" | "Column";
  /** Where a figure is: left, lower, right and upper edge, from the lower left corner of its page. */
  readonly box?: readonly [number, number, number, number];
  readonly kids: (Element | Piece)[];
}

export interface Piece {
  readonly page: number;
  /** The number of the piece on its page (MCID). */
  readonly id: number;
}

/** Operators, or what makes them in the end. */
export type Drawn = string | (() => string);

export interface CanvasPage {
  readonly content: Drawn[];
  /** The element that each piece of the page belongs to. */
  readonly owners: Element[];
}

/** A face in a document. */
export interface Pen {
  /** Its name in the resources of every page. */
  readonly name: string;
  readonly font: PDFFont;
  /** Whether something was written with it. */
  used: boolean;
}

export type Pens = ReadonlyMap<Face, Pen>;

export class Canvas {
  readonly pages: CanvasPage[] = [];
  readonly root: Element = { role: "Document", kids: [] };
  #path: Element[] = [this.root];

  constructor(readonly pens: Pens, private readonly faces: Faces) {}

  get page(): CanvasPage {
    const page = this.pages.at(-1);
    if (page === undefined) throw new RangeError("Cannot draw: there must be a page first");
    return page;
  }

  addPage(): void {
    this.pages.push({ content: [], owners: [] });
  }

  /** What is drawn in `work` belongs to a new element, also where it goes on on another page. */
  inside(role: Role, work: () => void, more: Omit<Element, "role" | "kids"> = {}): void {
    const element: Element = { role, ...more, kids: [] };
    this.#path.at(-1)?.kids.push(element);
    this.within(element, work);
  }

  /** Goes on with an element that was begun before. */
  within(element: Element, work: () => void): void {
    this.#path.push(element);
    work();
    this.#path.pop();
  }

  /** A new element in the present one, to be filled by `within`. */
  element(role: Role, more: Omit<Element, "role" | "kids"> = {}): Element {
    const element: Element = { role, ...more, kids: [] };
    this.#path.at(-1)?.kids.push(element);
    return element;
  }

  /** Draws a piece of the present element. */
  piece(work: () => void): void {
    const owner = this.#path.at(-1) ?? this.root;
    const { owners, content } = this.page;
    owner.kids.push({ page: this.pages.length - 1, id: owners.length });
    content.push(`/${owner.role} <</MCID ${owners.length}>> BDC`);
    owners.push(owner);
    work();
    content.push("EMC");
  }

  /** Draws what does not belong to the text: lines, page numbers, a watermark. */
  artifact(work: () => void, page = this.page): void {
    page.content.push("/Artifact BMC");
    work();
    page.content.push("EMC");
  }

  text(x: number, baseline: number, text: string, style: Style, page = this.page): void {
    if (text === "") return;
    page.content.push(() => this.#written(text, style, (along) => `${place(x + along, baseline)} Td`));
  }

  /** A text whose middle is at a place, turned against the clock by an angle in radians. */
  turned(x: number, y: number, text: string, style: Style, width: number, angle: number): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const middle = style.size * 0.36;
    const left = x - cos * width / 2 + sin * middle;
    const bottom = sheet.height - y - sin * width / 2 - cos * middle;
    this.page.content.push(() =>
      this.#written(text, style, (along) => {
        const matrix = [cos, sin, -sin, cos, left + cos * along, bottom + sin * along];
        return `${matrix.map((it) => it.toFixed(4)).join(" ")} Tm`;
      })
    );
  }

  /** `at` moves to a place so far along the text. What is not drawn as it is read is also said as it is. */
  #written(text: string, { face, size, grey }: Style, at: (along: number) => string): string {
    const runs = runsOf(this.faces, text, face);
    let along = 0;
    const lines = runs.map((run) => {
      const pen = this.pens.get(run.face);
      if (pen === undefined) throw new RangeError("Cannot draw: the face does not belong to the document");
      pen.used = true;
      const begin = `${operand(grey)} g BT /${pen.name} ${operand(size)} Tf ${at(along)}`;
      along += run.width * size;
      return `${begin} ${shows(run, pen.font, size)} ET`;
    });
    return runs.length === 1 && runs[0]?.face === this.faces[face]
      ? lines.join("\n")
      : [actualText(text), ...lines, "EMC"].join("\n");
  }

  rule(x: number, y: number, width: number, thickness: number, grey: number, page = this.page): void {
    page.content.push(`${operand(grey)} g ${place(x, y)} ${operand(width)} ${operand(thickness)} re f`);
  }

  /** Operators as they are. */
  drawing(operators: () => string): void {
    this.page.content.push(operators);
  }

  /** Black squares of a side: one path. */
  squares(corners: readonly (readonly [x: number, y: number])[], side: number): void {
    const path = corners.map(([x, y]) => `${place(x, y + side)} ${operand(side)} ${operand(side)} re`);
    this.page.content.push(`0 g ${path.join(" ")} f`);
  }
}

/** A box of the structure, from its upper left corner. */
export function boxAt(x: number, y: number, width: number, height: number): NonNullable<Element["box"]> {
  const [left, lower, right, upper] = [x, sheet.height - y - height, x + width, sheet.height - y].map((it) =>
    Math.round(it * 1000) / 1000
  );
  return [left ?? 0, lower ?? 0, right ?? 0, upper ?? 0];
}

function place(x: number, y: number): string {
  return `${operand(x)} ${operand(sheet.height - y)}`;
}
