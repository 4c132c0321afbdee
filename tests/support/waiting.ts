/** Waiting that takes no time: what is waited for is noted, and is over at once. */

/** Runs `work` while nothing waits, and gives the milliseconds of all waiting that was begun in it. */
export async function withoutWaiting(work: () => Promise<void>): Promise<readonly number[]> {
  const waited: number[] = [];
  const real = globalThis.setTimeout;
  const quick = (over: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) => {
    waited.push(milliseconds);
    return real(over, 0, ...args);
  };
  globalThis.setTimeout = Object.assign(quick, real);
  try {
    await work();
  } finally {
    globalThis.setTimeout = real;
  }
  return waited;
}

/** Runs `work`, and gives the milliseconds after which it gives up what it asks for. */
export async function timeoutsOf(work: () => Promise<unknown>): Promise<readonly number[]> {
  const given: number[] = [];
  const real = AbortSignal.timeout;
  AbortSignal.timeout = (milliseconds) => {
    given.push(milliseconds);
    return new AbortController().signal;
  };
  try {
    await work();
  } finally {
    AbortSignal.timeout = real;
  }
  return given;
}
