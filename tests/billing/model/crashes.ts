/** A store whose process dies before or after one of its writes. */
import type { Atomic } from "../../../host/stores/kv.ts";
import type { Stores } from "../../../host/stores/stores.ts";

export class Crash extends Error {}

/** Which write is the last one, counted from 0, and whether it is still made. */
export interface Crashing {
  readonly at: number;
  readonly written: boolean;
}

/** The stores, of a process that ends at a write; nothing that it does later is done. */
export function dying({ kv, ...stores }: Stores, crash: Crashing | undefined): Stores {
  let count = 0;
  let isDead = false;
  const atomic = (): Atomic => {
    const real = kv.atomic();
    const it: Atomic = {
      check: (check) => (real.check(check), it),
      set: (key, value, options) => (real.set(key, value, options), it),
      delete: (key) => (real.delete(key), it),
      async commit(how) {
        if (isDead) throw new Crash();
        if (crash === undefined || count++ < crash.at) return await real.commit(how);
        isDead = true;
        if (crash.written) await real.commit(how);
        throw new Crash();
      },
    };
    return it;
  };
  return { ...stores, kv: { ...kv, atomic, probe: () => Promise.resolve() } };
}
