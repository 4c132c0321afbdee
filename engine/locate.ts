/** Path, line and column of elements, worked out by a second pass over the document when they are asked for. */
import { shown } from "./xml/namespaces.ts";
import { outline, type OutlineSink } from "./xml/outline.ts";
import { placesOf } from "./xml/place.ts";

/** The place of an element: line and column count from 1, the column in UTF-16 code units. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** The places of the elements of a document that was read which start at the given offsets; others are left out. */
export function locate(text: string, offsets: Iterable<number>): ReadonlyMap<number, Place> {
  const wanted = new Set(offsets);
  if (wanted.size === 0) return new Map();
  const sink = new PathSink(wanted);
  outline(text, sink);
  return places(text, sink.found);
}

/** How many elements of a name a parent has, known once the parent has closed. */
interface Siblings {
  readonly name: string;
  count: number;
}

interface Step {
  readonly siblings: Siblings;
  readonly position: number;
  readonly parent: Step | undefined;
  /** Most elements have no children. */
  children: Map<string, Siblings> | undefined;
}

class PathSink implements OutlineSink {
  readonly found: Map<number, Step> = new Map();
  readonly #wanted: ReadonlySet<number>;
  #at: Step = { siblings: { name: "", count: 0 }, position: 0, parent: undefined, children: undefined };

  constructor(wanted: ReadonlySet<number>) {
    this.#wanted = wanted;
  }

  open(raw: string, offset: number): void {
    const parent = this.#at;
    parent.children ??= new Map();
    let siblings = parent.children.get(raw);
    if (siblings === undefined) {
      siblings = { name: raw, count: 0 };
      parent.children.set(raw, siblings);
    }
    const step = { siblings, position: ++siblings.count, parent, children: undefined };
    if (this.#wanted.has(offset)) this.found.set(offset, step);
    this.#at = step;
  }

  close(): void {
    if (this.#at.parent !== undefined) this.#at = this.#at.parent;
  }
}

function places(text: string, found: ReadonlyMap<number, Step>): ReadonlyMap<number, Place> {
  const at = placesOf(text);
  return new Map([...found].map(([offset, step]) => [offset, { path: pathOf(step), ...at(offset) }]));
}

function pathOf(step: Step): string {
  let path = "";
  for (let at = step; at.parent !== undefined; at = at.parent) {
    const { position, siblings: { name, count } } = at;
    // A name may be as long as a document, and many elements may stand below it.
    path = `/${shown(name)}${count > 1 ? `[${position}]` : ""}${path}`;
  }
  return path;
}
