/** Path, line and column of elements, worked out when they are asked for. */
import { known } from "../model/known.ts";
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
export function locate(text: string, elements: Elements, offsets: readonly number[]): ReadonlyMap<number, Place> {
  const found = new Map<number, Place>();
  if (offsets.length === 0) return found;
  const ways = waysTo(offsets.toSorted((a, b) => a - b), elements);
  const steps = stepsOf(elements, ways);
  const placeOf = placesOf(text);
  for (const way of ways) {
    const offset = elements.offsets[way.at(-1) ?? 0] ?? 0;
    let path = "";
    for (const element of way) path += written(steps.get(element));
    found.set(offset, { path, ...placeOf(offset) });
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

/** The elements that are wanted in a parent, by their names. */
type Family = Map<string, Siblings>;

/** A step of a way. */
interface Step {
  readonly siblings: Siblings;
  position: number;
  /** What is wanted in it. */
  readonly family: Family;
}

/** The steps of some ways, by the numbers of their elements. */
function stepsOf({ names, depths }: Elements, ways: readonly (readonly number[])[]): ReadonlyMap<number, Step> {
  const steps = new Map<number, Step>();
  const outermost: Family = new Map();
  for (const way of ways) {
    let around = outermost;
    for (const element of way) {
      const name = names[element] ?? "";
      const siblings = known(around, name, () => ({ name, count: 0 }));
      const step = known(steps, element, (): Step => ({ siblings, position: 0, family: new Map() }));
      around = step.family;
    }
  }
  /** What is wanted in the open elements. */
  const open: (Family | undefined)[] = [];
  for (let element = 0; element < depths.length; element++) {
    const depth = depths[element] ?? 0;
    const family = depth === 0 ? outermost : open[depth - 1];
    const siblings = family?.get(names[element] ?? "");
    open[depth] = siblings && stepAt(steps.get(element), ++siblings.count);
  }
  return steps;
}

/** Takes the position of an element, if it is a step. What is wanted in it. */
function stepAt(step: Step | undefined, position: number): Family | undefined {
  if (step !== undefined) step.position = position;
  return step?.family;
}

function written(step: Step | undefined): string {
  if (step === undefined) return "";
  const { siblings: { name, count }, position } = step;
  // A name may be as long as a document, and many elements may be below it.
  return `/${shortened(name, 60)}${count > 1 ? `[${position}]` : ""}`;
}
