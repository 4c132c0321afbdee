/** What every store needs of the world. */
import { bringUp } from "./form.ts";
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

/** The stores at a path (see `openKv`), in the form of this version, with the real clock and real randomness. */
export async function openStores(path: string, emailHashKey?: string): Promise<Stores> {
  const kv = await openKv(path);
  try {
    await bringUp(kv, realPatience);
  } catch (error) {
    kv.close();
    throw error;
  }
  return {
    kv,
    patience: realPatience,
    clock: Date.now,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    ...(emailHashKey === undefined ? {} : { emailHashKey }),
  };
}
