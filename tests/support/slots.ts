/** The slots of a group as a list. */
import type { Group, Slot } from "../../engine/syntax/bound.ts";

/** Those that are filled, in the order in which they were first. */
export function slotsOf({ slots }: Group): readonly Slot[] {
  const all: Slot[] = [];
  for (let slot = slots; slot !== undefined; slot = slot.next) all.push(slot);
  return all;
}
