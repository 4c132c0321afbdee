/** Path, line and column of elements, worked out by a second pass over the document when they are asked for. */
import { shown } from "./xml/namespaces.ts";
import { nameAt, outline } from "./xml/outline.ts";
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
  const lineages = lineagesOf(text, wanted);
  const steps = stepsOf(text, new Set([...lineages.values()].flat()));
  const placeOf = placesOf(text);
  const found = [...lineages].map(([offset, lineage]) => {
    const path = lineage.map((at) => written(steps.get(at))).join("");
    return [offset, { path, ...placeOf(offset) }] as const;
  });
  return new Map(found);
}

/** The elements that are open at each wanted one, outermost first and itself last, by their offsets. */
function lineagesOf(text: string, wanted: ReadonlySet<number>): ReadonlyMap<number, readonly number[]> {
  const lineages = new Map<number, readonly number[]>();
  const open: number[] = [];
  outline(text, {
    open(offset) {
      open.push(offset);
      if (wanted.has(offset)) lineages.set(offset, open.slice());
      return lineages.size === wanted.size;
    },
    close: () => void open.pop(),
  });
  return lineages;
}

/** How many elements of a name a parent has, known once the parent has closed. */
interface Siblings {
  readonly name: string;
  count: number;
}

interface Step {
  readonly siblings: Siblings;
  readonly position: number;
}

/** The steps of a path to the given elements, whose parents must be among them. */
function stepsOf(text: string, elements: ReadonlySet<number>): ReadonlyMap<number, Step> {
  const steps = new Map<number, Step>();
  /** For each open element its children by name, if they are asked for. */
  const open: (Map<string, Siblings> | undefined)[] = [new Map()];
  outline(text, {
    open(offset) {
      const children = open.at(-1);
      const isWanted = children !== undefined && elements.has(offset);
      open.push(isWanted ? new Map() : undefined);
      if (children === undefined) return false;
      const name = nameAt(text, offset);
      const siblings = children.get(name) ?? { name, count: 0 };
      if (++siblings.count === 1) children.set(name, siblings);
      if (isWanted) steps.set(offset, { siblings, position: siblings.count });
      return false;
    },
    close: () => void open.pop(),
  });
  return steps;
}

function written(step: Step | undefined): string {
  if (step === undefined) return "";
  const { siblings: { name, count }, position } = step;
  // A name may be as long as a document, and many elements may stand below it.
  return `/${shown(name)}${count > 1 ? `[${position}]` : ""}`;
}
