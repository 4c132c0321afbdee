/** The slots of a group as a list. */
import { type Group, type Node, nodesAt } from "../../engine/syntax/bound.ts";

/** Those that are filled, in the order in which they were first. */
export function slotsOf(group: Group): readonly { readonly name: string; readonly nodes: readonly Node[] }[] {
  return group.layout.slots.map((name, place) => ({ name, nodes: nodesAt(group, place) }));
}
