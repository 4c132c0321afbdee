/** What the binder knows of an element while it is open. */
import type { Group, Leaf, Step } from "../bound.ts";
import type { State } from "./compile.ts";

/** An open element. Elements at one depth share a frame in turn. */
export class Frame {
  state: State | undefined = undefined;
  leaf: Leaf | undefined = undefined;
  offset = 0;
  element = "";
  raw = "";
  childless = true;
  /** The way here, where it was asked for. */
  step: Step | undefined = undefined;
  /** `group` is what its children belong to. */
  constructor(public group: Group) {}
}
