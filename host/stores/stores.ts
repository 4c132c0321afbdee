/** What every store needs of the world. */
import { BoundedMap } from "../kit/bounded_map.ts";
import { within } from "../kit/within.ts";
import type { LastRead } from "./account.ts";
import { StoreBusyError } from "./busy.ts";
import { bringUp } from "./form.ts";
import { type Kv, openKv, type Patience, realPatience } from "./kv.ts";
import type { StorePath } from "./store_path.ts";

export interface Stores {
  readonly kv: Kv;
  readonly patience: Patience;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** This many bytes that nobody can guess. */
  readonly random: (bytes: number) => Uint8Array;
  /** EMAIL_HASH_KEY. Without one, a random key is made once and kept in the store. */
  readonly emailHashKey?: string;
  /** By the hash of a key, what was last read of its account: its id never changes, and the rest is checked when it is charged. */
  readonly accounts?: BoundedMap<string, LastRead>;
}

/** Accounts that are known by their keys. */
const KNOWN = 10_000;

/** How stores are opened. */
export interface Opening {
  readonly emailHashKey?: string | undefined;
  /** Whether an empty file may become a new store. */
  readonly isNew?: boolean;
  /** Told once that the store is locked, and waited for. */
  readonly onWait?: (longest: number) => void;
  /** How to wait between attempts, if otherwise than usual. */
  readonly patience?: Patience | undefined;
}

/** Milliseconds to wait for a locked store: opening it after a crash means reading all that was written. */
const LONGEST = 60_000;
/** Milliseconds after which that is said. */
const SAID = 2_000;

/** The stores at a path (see `openKv`), in the form of this version, with the real clock and real randomness. */
export async function openStores(
  path: StorePath,
  { emailHashKey, isNew = false, onWait = () => {}, patience = realPatience }: Opening = {},
): Promise<Stores> {
  const kv = await opened(path, { isNew, onWait, patience });
  return {
    kv,
    patience,
    clock: Date.now,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    accounts: new BoundedMap(KNOWN),
    ...(emailHashKey === undefined ? {} : { emailHashKey }),
  };
}

/** Deno KV waits by itself for some locks, and fails at once for others. */
async function opened(
  path: StorePath,
  { isNew, onWait, patience }: How & { readonly onWait: (longest: number) => void },
) {
  const said = `The store was locked for ${LONGEST / 1000} seconds. Is another process at work on it, or a backup?`;
  const timer = setTimeout(() => onWait(LONGEST), SAID);
  try {
    return await within(LONGEST, tried(path, { isNew, patience }), () => {
      throw new StoreBusyError(said, "locked");
    });
  } finally {
    clearTimeout(timer);
  }
}

interface How {
  readonly isNew: boolean;
  readonly patience: Patience;
}

function tried(path: StorePath, { isNew, patience }: How): Promise<Kv> {
  return onceFree(async () => await broughtUp(await openKv(path, patience, isNew)));
}

/**
 * The result of what a program does with its store before it can start, again and again while the store is busy, for 60 s at
 * most: who starts a program waits rather than starting it again. What is done twice must be no more than what is done once.
 */
export async function onceFree<T>(work: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + LONGEST;;) {
    try {
      return await work();
    } catch (error) {
      const isLocked = error instanceof StoreBusyError && error.trouble !== "full" && error.trouble !== "damaged";
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
