/**
 * Whether the file of a store is sound. SQLite looks only at the pages that something asks for, and Deno KV, which clears away
 * what has expired by an index of its own, ends the whole process where that is damaged: so the trees of the store are gone
 * through before it is opened, and again and again, a part at a time, while it is in use. What a value holds is not looked at.
 */
import type { DatabaseSync as Database } from "node:sqlite";
import { StoreBusyError } from "./busy.ts";

/** The entries by their keys, and by when they expire: each page of either is read, and of values only where they begin. */
const trees = [
  "SELECT k, 0 AS e FROM kv WHERE k > ?1 AND ?2 = ?2 ORDER BY k LIMIT 500",
  "SELECT k, expiration_ms AS e FROM kv INDEXED BY kv_expiration_ms_idx " +
  "WHERE (expiration_ms, k) > (?2, ?1) ORDER BY expiration_ms, k LIMIT 500",
] as const;

/** Bytes of a store that are all looked at before it is opened: half a second to two. */
const WHOLE = 500_000_000;
/** What SQLite looks at in a millisecond, on a machine that is busy. */
const BYTES_A_MILLISECOND = 200_000;

/** Where a tree was left. */
interface Place {
  readonly k: Uint8Array;
  readonly e: number;
}

const start: Place = { k: new Uint8Array(), e: -2 };

/** Goes through the trees of a store, on from where the last look ended. */
export class Soundness {
  #tree = 0;
  #place: Place = start;

  constructor(private readonly path: string) {}

  /** Looks at all of it, or where it is too large for that, at its trees. Throws StoreBusyError where a page is damaged. */
  whole(): Promise<void> {
    return this.#looked(WHOLE, (database) => this.#trees(database, Infinity));
  }

  /** Looks for so many milliseconds; at all of it where it is small enough for that. Throws as `whole` does. */
  look(milliseconds: number): Promise<void> {
    return this.#looked(milliseconds * BYTES_A_MILLISECOND, (database) => this.#trees(database, milliseconds));
  }

  async #looked(most: number, otherwise: (database: Database) => void): Promise<void> {
    const { DatabaseSync } = await import("node:sqlite");
    try {
      const database = new DatabaseSync(this.path, { readOnly: true });
      try {
        if ((await Deno.stat(this.path)).size > most) return otherwise(database);
        const [found] = database.prepare("PRAGMA quick_check(1)").all();
        if (found?.["quick_check"] !== "ok") throw damaged(this.path);
      } finally {
        database.close();
      }
    } catch (error) {
      // What is locked or may not be looked at is not known to be damaged.
      if (error instanceof StoreBusyError) throw error;
      if (isDamage(error)) throw damaged(this.path);
    }
  }

  #trees(database: Database, milliseconds: number): void {
    database.prepare("SELECT * FROM data_version").all();
    const end = performance.now() + milliseconds;
    let gone = 0;
    // However short the time is, each look gets on.
    do {
      if (this.#step(database)) gone++;
    } while (gone < trees.length && performance.now() < end);
  }

  /** Reads some entries, and says whether they were the last of their tree. */
  #step(database: Database): boolean {
    const { k: after, e: from } = this.#place;
    const rows = database.prepare(trees[this.#tree % trees.length] ?? "").all(after, from);
    const { k, e } = rows.at(-1) ?? {};
    if (k instanceof Uint8Array && typeof e === "number") {
      this.#place = { k, e };
      return false;
    }
    this.#tree++;
    this.#place = start;
    return true;
  }
}

/** What SQLite says of pages that are not what was written. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && /database disk image is malformed|file is not a database/.test(error.message);
}

/** What Deno KV says of a value that is not what was written: of the others nothing is known by it. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof Error && error.message.includes("could not deserialize value");
}

export function damaged(path = "The store"): StoreBusyError {
  return new StoreBusyError(
    `${path} is damaged: the disk or a copy has changed what was written. Stop the service, and put its last backup in ` +
      'the place of the store (docs/operating/backup.md, "A damaged store")',
    "damaged",
  );
}
