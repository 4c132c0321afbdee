/** What keeps a PDF from being PDF/A-3 (ISO 19005-3), by page where it is on one. */

export const obstacleKinds = [
  "header",
  "syntax",
  "filter",
  "external",
  "forbidden",
  "action",
  "annotation",
  "font",
  "font-unsure",
  "font-widths",
  "glyph",
  "colour",
  "colour-unsure",
  "content",
  "resources",
  "attachment",
  "metadata",
  "size",
] as const;

export type ObstacleKind = (typeof obstacleKinds)[number];

export interface Obstacle {
  readonly kind: ObstacleKind;
  /** From 1; null where it is of the whole file. */
  readonly page: number | null;
  /** What it is about: the name of a typeface, of an operator, of an entry. */
  readonly about: string;
}

/** Obstacles, each once: a page may have the same thousands of times. */
export class Obstacles {
  readonly #found = new Map<string, Obstacle>();

  add(kind: ObstacleKind, about: string, page: number | null = null): void {
    if (this.#found.size < MOST) this.#found.set(`${kind} ${about} ${page}`, { kind, page, about });
  }

  /** By page, what is of the whole file last. */
  list(): readonly Obstacle[] {
    return [...this.#found.values()].sort((a, b) => (a.page ?? Infinity) - (b.page ?? Infinity) || 0);
  }
}

const MOST = 200;
