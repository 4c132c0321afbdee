/** What repairs findings: a change, or several that may be meant. */
import type { Found } from "./found.ts";
import type { Patch } from "../edits/operation.ts";
import type { Rewrite, Target } from "../edits/rewrites.ts";
import type { HintId } from "./hints/index.ts";
import type { MishapId } from "./mishaps/index.ts";
import type { PatternId } from "./patterns/index.ts";
import type { Asked } from "./patterns/pattern.ts";

/** How it was told that findings belong together, or why a repair may be the one. */
export type Clue =
  | "tried"
  | "sums"
  | "sameChange"
  | "sameTerm"
  | "sameRule"
  | "alone"
  | "several"
  | "even"
  | MishapId
  | PatternId
  | HintId;

/** How a document is put together otherwise, where no change of the model says it. */
export interface Rewritten {
  readonly rewrite: Rewrite;
  /** What is named of it. */
  readonly names: readonly string[];
  readonly to?: Target | undefined;
}

/** A repair, and why it may be the one. */
export interface Explanation {
  readonly patch: Patch;
  readonly clue: Clue;
  readonly rewritten?: Rewritten | undefined;
}

export interface Root extends Explanation {
  /** What else explains as much with as few wrong values: then nobody can tell which it was. */
  readonly others?: readonly Explanation[];
  /** It is the likeliest of what may be meant, and the author has to say. */
  readonly open?: true | undefined;
  /** Nothing says which of the first two it is, and what is due depends on it. */
  readonly even?: boolean;
  /** What may be missing: the likeliest where it is open, else beside what may be repaired. */
  readonly asks?: Asked | undefined;
  readonly findings: Found[];
}
