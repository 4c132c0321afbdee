/** What every store needs of the world. */
import { within } from "../kit/within.ts";
import { StoreBusyError } from "./busy.ts";
import { bringUp } from "./form.ts";
import { type Kv, openKv, type Patience, realPatience, type StorePath } from "./kv.ts";

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

/** How stores are opened. */
export interface Opening {
  readonly emailHashKey?: string | undefined;
  /** Whether an empty file may become a new store. */
  readonly isNew?: boolean;
  /** Told once that the store is locked, and waited for. */
  readonly onWait?: (longest: number) => void;
}

/** Milliseconds that are waited for a locked store: whoever opens it after a crash has all that was written to read. */
const LONGEST = 60_000;
/** Milliseconds after which that is said. */
const SAID = 2_000;

/** The stores at a path (see `openKv`), in the form of this version, with the real clock and real randomness. */
export async function openStores(
  path: StorePath,
  { emailHashKey, isNew = false, onWait = () => {} }: Opening = {},
): Promise<Stores> {
  const kv = await opened(path, isNew, onWait);
  return {
    kv,
    patience: realPatience,
    clock: Date.now,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    ...(emailHashKey === undefined ? {} : { emailHashKey }),
  };
}

/** Deno KV waits by itself for some locks, and fails at once for others. */
async function opened(path: StorePath, isNew: boolean, onWait: (longest: number) => void): Promise<Kv> {
  const said = `The store was locked for ${LONGEST / 1000} seconds. Is another process at work on it, or a backup?`;
  const timer = setTimeout(() => onWait(LONGEST), SAID);
  try {
    return await within(LONGEST, tried(path, isNew), () => {
      throw new StoreBusyError(said, "locked");
    });
  } finally {
    clearTimeout(timer);
  }
}

async function tried(path: StorePath, isNew: boolean): Promise<Kv> {
  for (const end = performance.now() + LONGEST;;) {
    try {
      return await broughtUp(await openKv(path, realPatience, isNew));
    } catch (error) {
      const isLocked = error instanceof StoreBusyError && error.trouble !== "full";
      if (!isLocked || performance.now() > end) throw error;
    }
  }
}

async function broughtUp(kv: Kv): Promise<Kv> {
  try {
    await bringUp(kv, realPatience);
    return kv;
  } catch (error) {
    kv.close();
    throw error;
  }
}
