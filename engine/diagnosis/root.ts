/** What repairs findings: a change, or several that may be meant. */
import type { Found, Patch } from "../patches/propose.ts";
import type { HintId } from "./hints/index.ts";
import type { PatternId } from "./patterns/index.ts";

/** How it was told that findings belong together, or why a repair may be the one. */
export type Told = "tried" | "sums" | "sameChange" | "sameTerm" | "sameRule" | "alone" | "several" | PatternId | HintId;

/** A repair, and why it may be the one. */
export interface Explanation {
  readonly patch: Patch;
  readonly told: Told;
}

export interface Root {
  readonly patch: Patch;
  /** What else explains as much with as few wrong values: then nobody can tell which it was. */
  readonly others?: readonly Explanation[];
  /** It is the likeliest of what may be meant, and the author has to say. */
  readonly open?: true;
  readonly findings: Found[];
  readonly told: Told;
}
