/** Runs that found something once, a line each. `deno task tool simulate --seed S --run N` shows one with all that happens in it. */

export interface Regression {
  readonly seed: number;
  readonly run: number;
  /** What was wrong. */
  readonly what: string;
}

export const regressions: readonly Regression[] = [
  {
    seed: 7,
    run: 571,
    what: "a request that came twice at once was refused, because its own charge was the last of the allowance",
  },
  {
    seed: 7,
    run: 872,
    what: "the money of a fix report went back while its key was claimed, and the key kept its tier",
  },
  {
    seed: 91001,
    run: 62097,
    what: "a rotation was taken for another's, because its commit was sent twice and its mark had ended by the clock",
  },
  {
    seed: 91001,
    run: 6315,
    what:
      "a claim that was made, and asked for again, was not found, because its money went back while Stripe was asked",
  },
  {
    seed: 91002,
    run: 23836,
    what: "the model took a new key for another, where two had asked for it and the one who heard of it was the second",
  },
  {
    seed: 91005,
    run: 80723,
    what: "a document was charged twice, because its commit was sent twice and its mark had ended by the clock",
  },
  {
    seed: 91005,
    run: 73989,
    what:
      "an account had an outdated plan: the query with the old state wrote last, because the one with the new state wrote nothing",
  },
  {
    seed: 91008,
    run: 56476,
    what:
      "the model did not know that a claim which was given up comes through after its repeat was not found, because the money had gone back",
  },
  {
    seed: 11,
    run: 3688,
    what: "a request was refused because nothing was left, and its headers said that something was",
  },
];
