/** Path, line and column of elements, worked out by a second pass over the document when they are asked for. */
import { type Attributes } from "./syntax/bound.ts";
import { placesOf } from "./xml/place.ts";
import { readXml, type XmlLimits, type XmlSink } from "./xml/reader.ts";

/** The place of an element: line and column count from 1, the column in UTF-16 code units. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** The places of the elements that start at the given offsets. Unknown offsets are left out. */
export function locate(text: string, offsets: Iterable<number>): ReadonlyMap<number, Place> {
  const wanted = new Set(offsets);
  if (wanted.size === 0) return new Map();
  const sink = new PathSink(wanted);
  readXml(text, sink, { prefixes: new Map(), limits: unlimited });
  return places(text, sink.found);
}

const most = Number.MAX_SAFE_INTEGER;
const unlimited: XmlLimits = { depth: most, elements: most, attributes: most, characters: most };

interface Step {
  readonly name: string;
  readonly position: number;
  /** How many elements of the name the parent has, known once the parent has closed. */
  readonly siblings: { count: number };
  readonly parent: Step | undefined;
  readonly children: Map<string, { count: number }>;
}

class PathSink implements XmlSink {
  readonly found: Map<number, Step> = new Map();
  readonly #wanted: ReadonlySet<number>;
  #at: Step | undefined;

  constructor(wanted: ReadonlySet<number>) {
    this.#wanted = wanted;
  }

  open(_name: string, _attributes: Attributes | undefined, offset: number, raw: string): void {
    const parent = this.#at;
    const siblings = parent?.children.get(raw) ?? { count: 0 };
    siblings.count++;
    parent?.children.set(raw, siblings);
    const step = { name: raw, position: siblings.count, siblings, parent, children: new Map() };
    if (this.#wanted.has(offset)) this.found.set(offset, step);
    this.#at = step;
  }

  text(): void {}

  close(): void {
    this.#at = this.#at?.parent;
  }
}

function places(text: string, found: ReadonlyMap<number, Step>): ReadonlyMap<number, Place> {
  const at = placesOf(text);
  return new Map([...found].map(([offset, step]) => [offset, { path: pathOf(step), ...at(offset) }]));
}

function pathOf(step: Step): string {
  let path = "";
  for (let at: Step | undefined = step; at !== undefined; at = at.parent) {
    path = `/${at.name}${at.siblings.count > 1 ? `[${at.position}]` : ""}${path}`;
  }
  return path;
}
