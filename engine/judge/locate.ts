/** Path, line and column of elements, worked out when they are asked for. */
import { shortened } from "../model/said.ts";
import type { Elements } from "../xml/elements.ts";
import { lastUpTo } from "../xml/halving.ts";
import { nameAt } from "../xml/tags.ts";
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
export function locate(text: string, elements: Elements, offsets: Iterable<number>): ReadonlyMap<number, Place> {
  const asked = [...new Set(offsets)].sort((a, b) => a - b);
  const found = new Map<number, Place>();
  if (asked.length === 0) return found;
  const { offsets: starts, parents } = elements.list();
  const wanted = asked.map((offset) => elementAt(starts, offset)).filter((element) => element >= 0);
  const steps = stepsOf(text, starts, parents, wanted);
  const placeOf = placesOf(text);
  for (const element of wanted) {
    const offset = starts[element] ?? 0;
    found.set(offset, { path: pathTo(element, parents, steps), ...placeOf(offset) });
  }
  return found;
}

/** The number of the element that starts at an offset, -1 where none does; they stand in document order. */
function elementAt(starts: Int32Array, offset: number): number {
  const last = lastUpTo(starts, offset);
  return starts[last] === offset ? last : -1;
}

/** How many elements of a name a parent has, known once all of them are counted. */
interface Siblings {
  readonly name: string;
  count: number;
}

type Family = Map<string, Siblings>;

interface Step {
  readonly siblings: Siblings;
  readonly position: number;
}

/** The steps of the paths to the wanted elements, by the number of the element that each leads to. */
function stepsOf(
  text: string,
  starts: Int32Array,
  parents: Int32Array,
  wanted: readonly number[],
): ReadonlyMap<number, Step> {
  const steps = new Map<number, Step>();
  const families = new Map<number, Family>();
  const onPath = new Uint8Array(parents.length);
  for (let element of wanted) {
    for (; element >= 0 && onPath[element] === 0; element = parents[element] ?? -1) {
      onPath[element] = 1;
      families.set(parents[element] ?? -1, new Map());
    }
  }
  for (let element = 0; element < parents.length; element++) {
    const parent = parents[element] ?? -1;
    const family = parent >= 0 && onPath[parent] === 0 ? undefined : families.get(parent);
    if (family === undefined) continue;
    const siblings = counted(family, nameAt(text, starts[element] ?? 0));
    if (onPath[element] === 1) steps.set(element, { siblings, position: siblings.count });
  }
  return steps;
}

function counted(family: Family, name: string): Siblings {
  let siblings = family.get(name);
  if (siblings === undefined) family.set(name, siblings = { name, count: 0 });
  siblings.count++;
  return siblings;
}

function pathTo(element: number, parents: Int32Array, steps: ReadonlyMap<number, Step>): string {
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
