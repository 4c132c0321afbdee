/** Which elements of one list become which of another. */
import { grouped } from "../../model/grouped.ts";
import type { Written } from "./written.ts";

/** An element before and after: without `to` it goes, without `from` it comes. */
export type Step =
  | { readonly from: Written; readonly to?: Written }
  | { readonly from?: undefined; readonly to: Written; readonly behind: Written | undefined };

/**
 * The steps from some elements to others, name by name. What is the same at both ends of a list stays; the rest is paired in
 * its order. What comes names the element of its own name that it stands after, where there is one.
 */
export function align(before: readonly Written[], after: readonly Written[]): readonly Step[] {
  const old = grouped(before, ({ name }) => name);
  const now = grouped(after, ({ name }) => name);
  const names = new Set([...now.keys(), ...old.keys()]);
  return [...names].flatMap((name) => stepsOf(old.get(name) ?? [], now.get(name) ?? []));
}

function stepsOf(before: readonly Written[], after: readonly Written[]): readonly Step[] {
  const shorter = Math.min(before.length, after.length);
  const differs = (index: number) => before[index]?.print !== after[index]?.print;
  let head = 0;
  while (head < shorter && !differs(head)) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail)?.print === after.at(-1 - tail)?.print) tail++;
  const gone = before.slice(head, before.length - tail);
  const come = after.slice(head, after.length - tail);
  const steps: Step[] = gone.map((from, index) => {
    const to = come[index];
    return to === undefined ? { from } : { from, to };
  });
  const behind = gone.at(-1) ?? before[head - 1];
  return [...steps, ...come.slice(gone.length).map((to) => ({ to, behind }))];
}
