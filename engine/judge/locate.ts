/** Path, line and column of elements, worked out by a second pass over the document when they are asked for. */
import { shortened } from "../model/said.ts";
import { elementEnd, hasTagsAlone, isEndTag, nameAt, outline, tagFrom } from "../xml/outline.ts";
import { placesOf } from "../xml/place.ts";

/** The place of an element: line and column count from 1, the column in UTF-16 code units. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** The same place in the invoice that `parse` gives, as a JSON pointer (RFC 6901): only where the invoice is given, too. */
  readonly pointer?: string;
}

/** The places of the elements of a document that was read which start at the given offsets; others are left out. */
export function locate(text: string, offsets: Iterable<number>): ReadonlyMap<number, Place> {
  const asked = new Set(offsets);
  if (asked.size === 0) return new Map();
  const elements = elementsOf(text, asked);
  const steps = stepsOf(text, elements);
  const placeOf = placesOf(text);
  const found = elements.wanted.map((element) => {
    const offset = elements.offsets[element] ?? 0;
    return [offset, { path: pathTo(element, elements, steps), ...placeOf(offset) }] as const;
  });
  return new Map(found);
}

/** The elements of a document up to the last that is asked for, by their numbers in document order. */
interface Elements {
  readonly offsets: readonly number[];
  /** The number of the element around each; -1 around the root. */
  readonly parents: readonly number[];
  /** The numbers of those that were asked for. */
  readonly wanted: readonly number[];
  /** The element that is open where they end, and the index of the next tag. */
  readonly open: number;
  readonly end: number;
}

function elementsOf(text: string, asked: ReadonlySet<number>): Elements {
  const offsets: number[] = [];
  const parents: number[] = [];
  const wanted: number[] = [];
  let open = -1;
  const sink = {
    open(offset: number) {
      parents.push(open);
      open = offsets.push(offset) - 1;
      if (asked.has(offset)) wanted.push(open);
    },
    close() {
      open = parents[open] ?? -1;
    },
  };
  let last = 0;
  for (const offset of asked) last = Math.max(last, offset);
  const end = outline(text, sink, last);
  return { offsets, parents, wanted, open, end };
}

/** How many elements of a name a parent has, known once all of them are counted. */
interface Siblings {
  readonly name: string;
  count: number;
  /** Whether the path to a wanted element leads through one of them. */
  isOnPath: boolean;
}

type Family = Map<string, Siblings>;

interface Step {
  readonly siblings: Siblings;
  readonly position: number;
}

/** The steps of the paths to the wanted elements, by the number of the element that each leads to. */
function stepsOf(text: string, elements: Elements): ReadonlyMap<number, Step> {
  const { offsets, parents, wanted } = elements;
  const steps = new Map<number, Step>();
  const families = new Map<number, Family>();
  const onPath = new Uint8Array(offsets.length);
  for (let element of wanted) {
    for (; element >= 0 && onPath[element] === 0; element = parents[element] ?? -1) {
      onPath[element] = 1;
      families.set(parents[element] ?? -1, new Map());
    }
  }
  for (let element = 0; element < parents.length; element++) {
    const parent = parents[element] ?? -1;
    if (parent >= 0 && onPath[parent] === 0) continue;
    const family = families.get(parent);
    if (family === undefined) continue;
    const siblings = counted(family, nameAt(text, offsets[element] ?? 0));
    if (onPath[element] !== 1) continue;
    siblings.isOnPath = true;
    steps.set(element, { siblings, position: siblings.count });
  }
  countLater(text, elements, families);
  return steps;
}

function counted(family: Family, name: string): Siblings {
  const siblings = family.get(name) ?? { name, count: 0, isOnPath: false };
  if (++siblings.count === 1) family.set(name, siblings);
  return siblings;
}

/**
 * Counts the siblings behind the last element, from the innermost on, as far out as it matters: a position is written where
 * there are several, whatever their number.
 */
function countLater(text: string, { parents, open, end }: Elements, families: ReadonlyMap<number, Family>): void {
  const around: (Family | undefined)[] = [];
  for (let element = open; element >= 0; element = parents[element] ?? -1) around.push(families.get(element));
  const alone = around.map((family) => [...family?.values() ?? []].filter((it) => it.isOnPath && it.count === 1));
  const areMany = alone.flat().length > MOST_SEARCHED;
  const outermost = alone.findLastIndex((siblings) =>
    siblings.some(({ name }) => areMany || text.includes(`<${name}`, end))
  );
  const areTagsAlone = outermost >= 0 && hasTagsAlone(text, end);
  let at = end;
  for (const family of around.slice(0, outermost + 1)) {
    for (; at >= 0 && !isEndTag(text, at); at = tagFrom(text, elementEnd(text, at, areTagsAlone))) {
      if (family !== undefined) counted(family, nameAt(text, at));
    }
    // Behind its end tag.
    at = tagFrom(text, at + 1);
  }
}

/** Of those that are alone so far, so many are searched for by name; more take longer than to count all siblings. */
const MOST_SEARCHED = 4;

function pathTo(element: number, { parents }: Elements, steps: ReadonlyMap<number, Step>): string {
  let path = "";
  for (let at = element; at >= 0; at = parents[at] ?? -1) path = written(steps.get(at)) + path;
  return path;
}

function written(step: Step | undefined): string {
  if (step === undefined) return "";
  const { siblings: { name, count }, position } = step;
  // A name may be as long as a document, and many elements may stand below it.
  return `/${shortened(name, 60)}${count > 1 ? `[${position}]` : ""}`;
}
