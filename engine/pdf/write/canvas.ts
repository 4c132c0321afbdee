/**
 * Pages as content streams with marked content (ISO 32000-2, 8 and 14.6 to 14.8), so that what is drawn is also read in
 * its order. Places are points from the upper left corner of a page.
 */
import type { PDFFont } from "@cantoo/pdf-lib";
import { sheet, type Style } from "./styles.ts";

/** Structure types (14.8.4) that an invoice needs. */
export type Role =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
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

export type Pens = Readonly<Record<Style["face"], PDFFont>>;

/** The names of the fonts in the resources of every page. */
export const fontNames: Readonly<Record<Style["face"], string>> = { regular: "R", bold: "B" };

export class Canvas {
  readonly pages: CanvasPage[] = [];
  readonly root: Element = { role: "Document", kids: [] };
  #path: Element[] = [this.root];

  constructor(readonly pens: Pens) {}

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

  /** Draws what is no part of the text: rules, page numbers, a watermark. */
  artifact(work: () => void, page = this.page): void {
    page.content.push("/Artifact BMC");
    work();
    page.content.push("EMC");
  }

  text(x: number, baseline: number, text: string, { face, size, grey }: Style, page = this.page): void {
    if (text === "") return;
    page.content.push(() =>
      `${number(grey)} g BT /${fontNames[face]} ${number(size)} Tf ${place(x, baseline)} Td ${
        this.pens[face].encodeText(text)
      } Tj ET`
    );
  }

  /** A text whose middle is at a place, turned against the clock by an angle in radians. */
  turned(x: number, y: number, text: string, { face, size, grey }: Style, width: number, angle: number): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const middle = size * 0.36;
    const left = x - cos * width / 2 + sin * middle;
    const bottom = sheet.height - y - sin * width / 2 - cos * middle;
    const matrix = [cos, sin, -sin, cos, left, bottom].map((it) => it.toFixed(4)).join(" ");
    this.page.content.push(() =>
      `${number(grey)} g BT /${fontNames[face]} ${number(size)} Tf ${matrix} Tm ${
        this.pens[face].encodeText(text)
      } Tj ET`
    );
  }

  rule(x: number, y: number, width: number, thickness: number, grey: number, page = this.page): void {
    page.content.push(`${number(grey)} g ${place(x, y)} ${number(width)} ${number(thickness)} re f`);
  }

  /** Black squares of a side: one path. */
  squares(corners: readonly (readonly [x: number, y: number])[], side: number): void {
    const path = corners.map(([x, y]) => `${place(x, y + side)} ${number(side)} ${number(side)} re`);
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
  return `${number(x)} ${number(sheet.height - y)}`;
}

/** At most three places after the point, which is a thousandth of a point. */
function number(value: number): string {
  return `${Math.round(value * 1000) / 1000}`;
}
