/** How long work takes, on a machine that does other things too. */

/**
 * The least that each of two works took, in milliseconds: they take turns, so that what holds one up holds up the other, and
 * nothing holds up every turn. Only their ratio says anything.
 */
export async function quickest(
  one: () => unknown,
  other: () => unknown,
  turns = 7,
): Promise<readonly [number, number]> {
  let least: readonly [number, number] = [Infinity, Infinity];
  for (let turn = 0; turn < turns; turn++) {
    least = [Math.min(least[0], await timeOf(one)), Math.min(least[1], await timeOf(other))];
  }
  return least;
}

async function timeOf(work: () => unknown): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}
