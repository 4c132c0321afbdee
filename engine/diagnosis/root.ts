/** What repairs findings: a change, or several that may be meant. */
import type { Found, Patch } from "../edits/patches/propose.ts";
import type { HintId } from "./hints/index.ts";
import type { PatternId } from "./patterns/index.ts";
import type { Asked } from "./patterns/pattern.ts";

/** How it was told that findings belong together, or why a repair may be the one. */
export type Told =
  | "tried"
  | "sums"
  | "sameChange"
  | "sameTerm"
  | "sameRule"
  | "alone"
  | "several"
  | "charged"
  | PatternId
  | HintId;

/** A repair, and why it may be the one. */
export interface Explanation {
  readonly patch: Patch;
  readonly told: Told;
}

export interface Root {
  /** Nothing where there is only a question. */
  readonly patch: Patch;
  /** What else explains as much with as few wrong values: then nobody can tell which it was. */
  readonly others?: readonly Explanation[];
  /** It is the likeliest of what may be meant, and the author has to say. */
  readonly open?: true | undefined;
  /** What may be missing: the likeliest where it is open, else beside what may be repaired. */
  readonly asks?: Asked | undefined;
  readonly findings: Found[];
  readonly told: Told;
}
