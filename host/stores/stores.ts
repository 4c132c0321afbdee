/** What every store needs of the world. */
import { type Kv, openKv, type Patience, realPatience } from "./kv.ts";

export interface Stores {
  readonly kv: Kv;
  readonly patience: Patience;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** This many bytes that nobody can guess. */
  readonly random: (bytes: number) => Uint8Array;
  /** EMAIL_HASH_KEY. Without one, a random key is made once and kept in the store. */
  readonly emailHashKey?: string;
}

/** The stores at a path (see `openKv`), with the real clock and real randomness. */
export async function openStores(path: string, emailHashKey?: string): Promise<Stores> {
  return {
    kv: await openKv(path),
    patience: realPatience,
    clock: Date.now,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    ...(emailHashKey === undefined ? {} : { emailHashKey }),
  };
}
