/** How texts look: the whole typography in one table. Lengths are points, greys from 0 (black) to 1 (white). */

export interface Style {
  readonly face: "regular" | "bold";
  readonly size: number;
  /** From one baseline to the next. */
  readonly leading: number;
  readonly grey: number;
}

export const styles = {
  body: { face: "regular", size: 8.5, leading: 11.5, grey: 0 },
  strong: { face: "bold", size: 8.5, leading: 11.5, grey: 0 },
  /** For identifiers that need it to stand on one line. */
  compact: { face: "regular", size: 7, leading: 11.5, grey: 0 },
  detail: { face: "regular", size: 7.5, leading: 10, grey: 0.32 },
  label: { face: "regular", size: 8.5, leading: 11.5, grey: 0.38 },
  head: { face: "bold", size: 7.5, leading: 10, grey: 0.2 },
  heading: { face: "bold", size: 10, leading: 14, grey: 0 },
  title: { face: "bold", size: 18, leading: 23, grey: 0 },
  seller: { face: "bold", size: 14, leading: 18, grey: 0 },
  address: { face: "regular", size: 10, leading: 13, grey: 0 },
  small: { face: "regular", size: 7, leading: 9, grey: 0.32 },
  due: { face: "bold", size: 11, leading: 15, grey: 0 },
} as const satisfies Readonly<Record<string, Style>>;

export type StyleName = keyof typeof styles;

/** A text, which may hold line breaks, in one style. */
export interface Text {
  readonly text: string;
  readonly style: StyleName;
}

/** Text in one cell of a table, one below the other. */
export type Cell = readonly Text[];

export function body(text: string): Cell {
  return [{ text, style: "body" }];
}

export function as(style: StyleName, text: string): Cell {
  return [{ text, style }];
}

const MILLIMETRE = 72 / 25.4;

export function mm(millimetres: number): number {
  return millimetres * MILLIMETRE;
}

/** A4, with the margins of DIN 5008: 25 mm on the left, 20 mm on the right. */
export const sheet = {
  width: mm(210),
  height: mm(297),
  left: mm(25),
  right: mm(190),
  top: mm(20),
  bottom: mm(276),
} as const;
