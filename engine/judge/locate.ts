/** Path, line and column of elements, worked out when they are asked for. */
import { shortened } from "../model/said.ts";
import type { Elements } from "../xml/elements.ts";
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
  const ways = waysTo(asked, elements);
  const steps = stepsOf(elements, new Set(ways.flat()));
  const placeOf = placesOf(text);
  for (const way of ways) {
    const offset = elements.offsets[way.at(-1) ?? 0] ?? 0;
    found.set(offset, { path: way.map((element) => written(steps.get(element))).join(""), ...placeOf(offset) });
  }
  return found;
}

/** The numbers of the elements from the root to each that starts at one of these offsets, which are in document order. */
function waysTo(wanted: readonly number[], { offsets, depths }: Elements): readonly (readonly number[])[] {
  const ways: number[][] = [];
  const open: number[] = [];
  let next = 0;
  for (let element = 0; element < offsets.length && next < wanted.length; element++) {
    const offset = offsets[element] ?? 0;
    const depth = depths[element] ?? 0;
    open[depth] = element;
    while ((wanted[next] ?? Infinity) < offset) next++;
    if (wanted[next] === offset) ways.push(open.slice(0, depth + 1));
  }
  return ways;
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

/** The steps to some elements, by their numbers; with an element, those around it are among them. */
function stepsOf({ names, depths }: Elements, wanted: ReadonlySet<number>): ReadonlyMap<number, Step> {
  const steps = new Map<number, Step>();
  const outermost: Family = new Map();
  /** What stands in the open elements, where that is wanted. */
  const open: (Family | undefined)[] = [];
  for (let element = 0; element < depths.length; element++) {
    const depth = depths[element] ?? 0;
    const family = depth === 0 ? outermost : open[depth - 1];
    let own: Family | undefined;
    if (family !== undefined) {
      const siblings = counted(family, names[element] ?? "");
      if (wanted.has(element)) {
        steps.set(element, { siblings, position: siblings.count });
        own = new Map();
      }
    }
    open[depth] = own;
  }
  return steps;
}

function counted(family: Family, name: string): Siblings {
  let siblings = family.get(name);
  if (siblings === undefined) family.set(name, siblings = { name, count: 0 });
  siblings.count++;
  return siblings;
}

function written(step: Step | undefined): string {
  if (step === undefined) return "";
  const { siblings: { name, count }, position } = step;
  // A name may be as long as a document, and many elements may stand below it.
  return `/${shortened(name, 60)}${count > 1 ? `[${position}]` : ""}`;
}
