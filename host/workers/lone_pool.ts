/** The pool where there are no workers: all is done on the event loop, and what would hold it up is refused. */
import { nextTurn } from "../kit/turn.ts";
import { aloneOf, type Bytes, type JobName, type OptionsOf, type ResultOf } from "./jobs.ts";
import { type Asker, type Done, localPool, type Pool } from "./pool.ts";
import { isSmall } from "./small.ts";

export function lonePool(): Pool {
  const local = localPool();
  return {
    async run<Name extends JobName>(
      name: Name,
      bytes: Bytes,
      options: OptionsOf<Name>,
      by: Asker,
    ): Promise<Done<ResultOf<Name>>> {
      if (!isSmall(bytes, aloneOf(name, options))) return { failed: "too_slow" };
      // After whatever else waits: of several that come at once, none makes others wait for all of them.
      await nextTurn();
      return by.signal?.aborted === true ? { failed: "dropped" } : await local.run(name, bytes, options, by);
    },
    stop: () => local.stop(),
  };
}
