/**
 * Where everything of the service lies: Deno KV, behind as little of it as is needed. What two processes on one file do to
 * each other, `database is locked`, is dealt with here, so that no store meets it.
 */
import { inOneGo } from "../kit/groups.ts";
import { StoreBusyError } from "./busy.ts";
import { Gate } from "./gate.ts";
import { packed, unpacked } from "./packed.ts";
import { damaged, isDamage, Soundness } from "./soundness.ts";
import { prepareFile, watchFile } from "./store_file.ts";
import { ATTACHED, isAddress, storeName, type StorePath } from "./store_path.ts";

export type Key = readonly (string | number)[];

export interface Read<T> {
  /** null when there is none; values that expired are still there until Deno KV clears them away. */
  readonly value: T | null;
  /** What a commit checks, so that it changes only what was read. */
  readonly versionstamp: string | null;
}

export type Both<One, Other> = readonly [Read<One>, Read<Other>];

export interface Listed<T> {
  readonly key: readonly unknown[];
  readonly value: T;
}

/** The key of an entry that was listed: those of the service are made of texts and numbers alone. */
export function keyOf(listed: readonly unknown[]): Key {
  return listed.filter((part) => typeof part === "string" || typeof part === "number");
}

/** Checks and changes that are committed together or not at all: at most 100 checks, of a KV server 10, and 819,200 bytes. */
export interface Atomic {
  check(check: { readonly key: Key; readonly versionstamp: string | null }): Atomic;
  /** A value has at most 65,536 bytes. `expireIn` in milliseconds is when it is cleared away, at the earliest. */
  set(key: Key, value: unknown, options?: { expireIn?: number }): Atomic;
  delete(key: Key): Atomic;
  /**
   * `ok` is false, and nothing changed, when a check failed. A store that stalls ends in a StoreBusyError after 5 s, and the
   * commit may be done later all the same; `toTheEnd` waits for it, for what nobody could undo.
   */
  commit(how?: { readonly toTheEnd: boolean }): Promise<Committed>;
}

/** `versionstamp` is that of all that was set, where it is known. */
export interface Committed {
  readonly ok: boolean;
  readonly versionstamp?: string;
}

export interface Kv {
  /** Whether one thing is done after the other, as in a file: what is asked for meanwhile is best done in one go. */
  readonly inLine: boolean;
  get<T>(key: Key): Promise<Read<T>>;
  /** Two entries as they are at the same moment, for the price of one: of a store behind a network, a single way there and back. */
  both<One, Other>(one: Key, other: Key): Promise<Both<One, Other>>;
  /** What lies below a prefix, in the order of its keys; all of it, or as much as the limit says. */
  list<T>(prefix: Key, limit?: number): Promise<readonly Listed<T>[]>;
  /** The same a few at a time, for what may be more than fits into memory. */
  each<T>(prefix: Key): AsyncIterable<Listed<T>>;
  atomic(): Atomic;
  /** Writes something of no account, in `["probe"]`, or throws what keeps the store from being written. */
  probe(): Promise<void>;
  /** Looks at a part of the file, which takes some milliseconds; throws StoreBusyError where a page is damaged. */
  sound(): Promise<void>;
  close(): void;
}

/** How to wait between attempts; tests wait in no time. */
export interface Patience {
  wait(milliseconds: number): Promise<void>;
  /** Evenly distributed from 0 to 1. */
  jitter(): number;
}

const ATTEMPTS = 100;
const LONGEST_WAIT = 100;

/**
 * Runs `attempt` until it gives something else than undefined, with growing waits of random length in between, so that
 * those who were in each other's way meet no more. Throws StoreBusyError after 100 attempts, which take about 5 s.
 */
export async function retried<T>({ wait, jitter }: Patience, attempt: () => Promise<T | undefined>): Promise<T> {
  for (let count = 0; count < ATTEMPTS; count++) {
    const result = await attempt();
    if (result !== undefined) return result;
    await wait(jitter() * Math.min(2 ** count, LONGEST_WAIT));
  }
  throw new StoreBusyError(`The store was busy for ${ATTEMPTS} attempts; try again later`, "locked");
}

export const realPatience: Patience = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  jitter: Math.random,
};

/**
 * Opens a store: a file, whose folder is made where it is missing, ":memory:", the http(s) address of a KV server, whose
 * token Deno takes from DENO_KV_ACCESS_TOKEN, or the attached one. Throws StoreFileError for a file that is no store, or an empty one unless it
 * `isNew`, and StoreBusyError for one that is damaged: Deno KV would end the process.
 */
export async function openKv(path: StorePath, patience: Patience = realPatience, isNew = false): Promise<Kv> {
  const open = () => unlocked(patience, () => path === ATTACHED ? Deno.openKv() : Deno.openKv(path));
  if (path === ":memory:") return patientKv(await open(), patience);
  if (path === ATTACHED) return patientKv(await open(), patience, new Gate(), true);
  if (isAddress(path)) {
    // What Deno says of it repeats the address, which can have a password in it.
    const said = `the KV server ${storeName(path)} cannot be reached, or does not take DENO_KV_ACCESS_TOKEN`;
    return patientKv(await open().catch(() => Promise.reject(new Error(said))), patience, new Gate(), true);
  }
  await prepareFile(path, isNew, async (beside) => (await Deno.openKv(beside)).close());
  const soundness = new Soundness(path);
  await soundness.whole();
  const kv = await open();
  return { ...patientKv(kv, patience, new Gate(await watchFile(path))), sound: () => soundness.look(LOOK) };
}

/** Milliseconds for which a part of the file is looked at, again and again. */
const LOOK = 20;

/** As much of Deno KV as is used here. */
export interface RawKv {
  get<T>(key: Key): Promise<Read<T>>;
  getMany<T extends readonly unknown[]>(
    keys: readonly [...{ [K in keyof T]: Key }],
  ): Promise<{ [K in keyof T]: Read<T[K]> }>;
  list<T>(
    selector: { readonly prefix: Key },
    options?: { readonly limit?: number; readonly cursor?: string },
  ): AsyncIterable<Listed<T>> & { readonly cursor: string };
  atomic(): RawAtomic;
  close(): void;
}

export interface RawAtomic {
  check(check: { readonly key: Key; readonly versionstamp: string | null }): unknown;
  set(key: Key, value: unknown, options?: { expireIn?: number }): unknown;
  delete(key: Key): unknown;
  commit(): Promise<Committed>;
}

/**
 * A store of Deno, which waits for its turn where another process has the file, and not for longer than a request can. Of one
 * that `isFar`, behind a network, the answer to a commit can get lost.
 */
export function patientKv(
  kv: RawKv,
  patience: Patience,
  gate: Gate = new Gate(),
  isFar = false,
): Kv {
  const near = () => patientAtomic(kv.atomic(), patience, gate);
  const atomic = () =>
    isFar ? markedAtomic(near(), async (mark) => (await read(() => kv.get(mark))).value !== null) : near();
  const read = <T>(work: () => Promise<T>) => gate.pass(() => unlocked(patience, work));
  const many = (keys: readonly Key[]) => kv.getMany<readonly unknown[]>(keys);
  const entries = isFar ? many : inOneGo(MOST_AT_ONCE, many);
  return {
    inLine: !isFar,
    async get<T>(key: Key) {
      const [found] = await read(() => entries([key]));
      return asRead<T>(found);
    },
    async both<One, Other>(one: Key, other: Key) {
      const [first, second] = await read(() => entries([one, other]));
      return [asRead<One>(first), asRead<Other>(second)];
    },
    list: <T>(prefix: Key, limit?: number) =>
      read(() => Array.fromAsync(kv.list<T>({ prefix }, limit === undefined ? {} : { limit }), asListed)),
    each: <T>(prefix: Key) => each<T>(kv, prefix, read),
    atomic,
    async probe() {
      await atomic().set(["probe"], null).commit();
    },
    sound: () => Promise.resolve(),
    close: () => kv.close(),
  };
}

/** Values have up to 64 kB, so that a page has up to 6 MB. */
const PAGE = 100;

/** Deno KV reads so many entries at once. */
const MOST_AT_ONCE = 10;

/** Entries have the types that their keys have: nothing else is stored under them. */
function asRead<T>({ value, versionstamp }: Read<unknown> = { value: null, versionstamp: null }): Read<T> {
  return { value: unpacked(value) as T | null, versionstamp };
}

function asListed<T>({ key, value }: Listed<T>): Listed<T> {
  return { key, value: unpacked(value) };
}

type Reading = <T>(work: () => Promise<T>) => Promise<T>;

async function* each<T>(kv: Pick<RawKv, "list">, prefix: Key, read: Reading): AsyncGenerator<Listed<T>> {
  for (let cursor: string | undefined = "";;) {
    const from: string = cursor;
    const page = await read(async () => {
      const listed = kv.list<T>({ prefix }, { limit: PAGE, cursor: from });
      return { entries: await Array.fromAsync(listed, asListed), next: listed.cursor };
    });
    yield* page.entries;
    if (page.entries.length < PAGE) return;
    cursor = page.next;
  }
}

function patientAtomic(atomic: RawAtomic, patience: Patience, gate: Gate): Atomic {
  return passedOn(atomic, {
    commit: ({ toTheEnd } = { toTheEnd: false }) =>
      gate.pass(() => unlocked(patience, () => atomic.commit()), toTheEnd),
  });
}

/** An atomic operation that passes everything on to another one, except what it does in its own way. */
export function passedOn(
  atomic: RawAtomic,
  own: Pick<Atomic, "commit"> & { readonly checked?: () => void; readonly stored?: (value: unknown) => unknown },
): Atomic {
  const it: Atomic = {
    check(check) {
      own.checked?.();
      atomic.check(check);
      return it;
    },
    set(key, value, options) {
      atomic.set(key, own.stored === undefined ? value : own.stored(value), options);
      return it;
    },
    delete(key) {
      atomic.delete(key);
      return it;
    },
    commit: own.commit,
  };
  return it;
}

/** Milliseconds for which the mark of a commit is kept: longer than anybody asks for it. */
const MARKED = 600_000;

/**
 * Deno sends a commit again whose answer did not arrive. If the first succeeded, the second fails by the checks that the
 * first has outdated, and it would look as if another process had made the change: a document would be charged twice, a new
 * key lost. So each commit that checks something carries a mark of its own, which says afterwards who made the change.
 *
 * Values are packed, because other users of the store may have another version of Deno.
 *
 *     ["commit", random]   for ten minutes, and only in stores behind a network
 */
function markedAtomic(atomic: Atomic, isDone: (mark: Key) => Promise<boolean>): Atomic {
  let checks = false;
  return passedOn(atomic, {
    checked: () => checks = true,
    stored: packed,
    async commit(how) {
      if (!checks) return await atomic.commit(how);
      const mark: Key = ["commit", crypto.randomUUID()];
      const began = Date.now();
      const { ok } = await atomic.set(mark, 1, { expireIn: MARKED }).commit(how);
      if (ok || await isDone(mark)) return { ok: true };
      // A process that slept for so long finds no mark even if the commit succeeded: repeating it could do it twice.
      if (Date.now() - began >= MARKED) {
        throw new StoreBusyError("Nothing says any more what became of a commit", "stalled");
      }
      return { ok: false };
    },
  });
}

/** What SQLite answers to the second of two writers did nothing, so the same can be tried again. */
function unlocked<T>(patience: Patience, work: () => Promise<T>): Promise<T> {
  return retried(patience, async () => {
    try {
      return await work();
    } catch (error) {
      const said = error instanceof Error ? error.message : "";
      if (/database (?:table )?is locked/.test(said)) return undefined;
      // Nothing was written, and it may be in a while: SQLite's SQLITE_FULL, SQLITE_IOERR and SQLITE_READONLY.
      if (/disk is full|disk I\/O error|readonly database|unable to open database/.test(said)) {
        throw new StoreBusyError(`The store cannot be written: ${said}`, "full");
      }
      if (isDamage(error)) throw damaged();
      throw error;
    }
  });
}
