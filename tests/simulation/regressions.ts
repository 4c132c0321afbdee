/** Runs that found something once, a line each. `deno task simulate --seed S --run N` shows one with all that happens in it. */

export interface Regression {
  readonly seed: number;
  readonly run: number;
  /** What was wrong. */
  readonly what: string;
}

export const regressions: readonly Regression[] = [];
