/** Pools for tests of their callers. */
import { type JobName, loopOf } from "../../host/workers/jobs.ts";
import { type Asker, type Failure, localPool, type Pool } from "../../host/workers/pool.ts";
import { isSmall } from "../../host/workers/small.ts";

/** A pool in which every job ends the same way. */
export function failing(failure: Failure): Pool {
  return { run: () => Promise.resolve({ failed: failure }), stop: () => {} };
}

export interface Noted {
  readonly job: JobName;
  readonly by: Asker;
  readonly size: number;
  /** Whether it stays on the event loop. */
  readonly isSmall: boolean;
}

/** A pool that works where it is asked, and notes each caller with its request. */
export function noting(noted: Noted[]): Pool {
  const { run, stop } = localPool();
  return {
    run(job, bytes, options, by) {
      noted.push({ job, by, size: bytes.length, isSmall: isSmall(bytes, loopOf(job, options)) });
      return run(job, bytes, options, by);
    },
    stop,
  };
}

/** The jobs that are too large for the event loop. */
export function inPool(noted: readonly Noted[]): readonly JobName[] {
  return noted.filter(({ isSmall }) => !isSmall).map(({ job }) => job);
}
