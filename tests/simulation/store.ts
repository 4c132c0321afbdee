/**
 * Deno KV as the simulation has it: what was committed, once for all processes, and for each process a way to it that fails
 * as files and KV servers do. Reads and commits are steps; the seed decides what becomes of each.
 */
import type { Committed, Key, Listed, RawKv, Read } from "../../host/stores/kv.ts";
import type { Random } from "../support/random.ts";
import { time } from "./platform.ts";
import type { Actor, Fate, Scheduler } from "./scheduler.ts";

interface Version {
  readonly value: unknown;
  /** null when it was deleted. */
  readonly versionstamp: string | null;
  readonly expires: number;
  /** Whether it was cleared away, after which no clock brings it back. */
  isGone?: true;
}

interface Entry {
  readonly key: Key;
  /** All that it ever was, the last one now. */
  readonly versions: Version[];
}

export interface Check {
  readonly key: Key;
  readonly versionstamp: string | null;
}

export interface Change {
  readonly key: Key;
  /** undefined deletes. */
  readonly value: unknown;
  readonly expireIn: number | undefined;
}

const nothing: Version = { value: null, versionstamp: null, expires: Infinity };

/** What was committed. A crash leaves it as it is. */
export class Disk {
  readonly #entries: Map<string, Entry> = new Map();
  #version = 0;

  constructor(readonly random: Random) {}

  read(key: Key, isStrong = true): Read<unknown> {
    const versions = this.#entries.get(nameOf(key))?.versions ?? [nothing];
    // What is read with less than strong consistency may be older.
    const at = versions.length - 1 - (isStrong ? 0 : this.random.below(Math.min(3, versions.length)));
    const { value, versionstamp } = this.#visible(versions[at] ?? nothing);
    return versionstamp === null ? { value: null, versionstamp } : { value: structuredClone(value), versionstamp };
  }

  /** What lies below a prefix, in the order of its keys. */
  below(prefix: Key): readonly Listed<unknown>[] {
    const found = [...this.#entries].filter(([, { key, versions }]) => {
      return key.length > prefix.length && prefix.every((part, at) => key[at] === part) &&
        this.#visible(versions.at(-1) ?? nothing).versionstamp !== null;
    });
    return found.toSorted(([a], [b]) => a < b ? -1 : 1).map(([, { key, versions }]) => {
      return { key, value: structuredClone(versions.at(-1)?.value) };
    });
  }

  /** Not ok, and nothing changed, when a check failed. */
  commit(checks: readonly Check[], changes: readonly Change[]): Committed {
    const holds = ({ key, versionstamp }: Check) => this.read(key).versionstamp === versionstamp;
    if (!checks.every(holds)) return { ok: false };
    const versionstamp = (++this.#version).toString(16).padStart(20, "0");
    for (const { key, value, expireIn = Infinity } of changes) {
      const name = nameOf(key);
      const entry = this.#entries.get(name) ?? { key, versions: [nothing] };
      entry.versions.push(value === undefined ? nothing : { value, versionstamp, expires: time.said + expireIn });
      this.#entries.set(name, entry);
    }
    return { ok: true, versionstamp };
  }

  /** Clears away all that has expired, which happens at some time. */
  collect(): void {
    for (const { versions } of this.#entries.values()) {
      for (const version of versions) if (version.expires <= time.said) version.isGone = true;
    }
  }

  /** What expired is cleared away some time later, and until then it is still there. */
  #visible(version: Version): Version {
    if (version.expires <= time.said && this.random.oneIn(2)) version.isGone = true;
    return version.isGone === true ? nothing : version;
  }
}

function nameOf(key: readonly unknown[]): string {
  return JSON.stringify(key);
}

/** How likely what goes wrong is: once in so many times; 0 is never. */
export interface Troubles {
  readonly fails: number;
  readonly late: number;
}

/** How a process reaches the store: a file of its own machine, or a server behind a network. */
export type Way = "near" | "far";

export class Line {
  troubles: Troubles = { fails: 0, late: 0 };

  constructor(readonly disk: Disk, readonly scheduler: Scheduler, readonly way: Way) {}

  /** The store as a process sees it. */
  openedBy(actor: Actor): RawKv {
    return {
      get: <T>(key: Key) =>
        this.scheduler.step(actor, `reads ${shown(key)}`, () => {
          return this.#read(() => this.disk.read(key) as Read<T>);
        }),
      getMany: <T extends readonly unknown[]>(
        keys: readonly [...{ [K in keyof T]: Key }],
        options?: { readonly consistency?: string },
      ) =>
        this.scheduler.step(actor, `reads ${keys.map(shown).join(" and ")}`, () => {
          const isFresh = options?.consistency !== "eventual";
          return this.#read(() => keys.map((key) => this.disk.read(key, isFresh)) as { [K in keyof T]: Read<T[K]> });
        }),
      list: <T>({ prefix }: { readonly prefix: Key }, { limit = Infinity, cursor = "" } = {}) =>
        listed(this.scheduler.step(actor, `lists ${shown(prefix)}`, () => {
          const found = () => this.disk.below(prefix).filter(({ key }) => nameOf(key) > cursor) as readonly Listed<T>[];
          return this.#read(() => found().slice(0, limit));
        })),
      atomic: () => new Commit((checks, changes) => this.#commit(actor, checks, changes)),
      close: () => {},
    };
  }

  #read<T>(read: () => T): Fate<T> {
    if (!this.#happens(this.troubles.fails)) return { value: read() };
    return { error: this.way === "near" ? locked() : broken() };
  }

  #commit(actor: Actor, checks: readonly Check[], changes: readonly Change[]): Promise<Committed> {
    const kinds = [...new Set(changes.map(({ key }) => String(key[0])))].filter((it) => it !== "commit").join(", ");
    return this.scheduler.step(actor, `commits ${kinds}`, () => {
      const done = () => this.disk.commit(checks, changes);
      if (!this.#happens(this.troubles.fails)) return { value: done(), later: this.#happens(this.troubles.late) };
      return this.way === "near" ? this.#failedNear() : this.#failedFar(done);
    });
  }

  /** SQLite says so when nothing was written. */
  #failedNear(): Fate<Committed> {
    return { error: this.disk.random.oneIn(4) ? new Error("disk I/O error") : locked() };
  }

  /** The answer of a server gets lost: Deno sends the commit again, or gives up; or it never came there. */
  #failedFar(done: () => Committed): Fate<Committed> {
    if (this.disk.random.oneIn(4)) return { error: broken() };
    const first = done();
    if (this.disk.random.oneIn(3)) return { error: broken() };
    const again = done();
    this.scheduler.say({ name: "network" }, `a commit is sent again: ${first.ok}, then ${again.ok}`);
    return { value: again };
  }

  #happens(once: number): boolean {
    return once > 0 && this.disk.random.oneIn(once);
  }
}

class Commit {
  readonly #checks: Check[] = [];
  readonly #changes: Change[] = [];

  constructor(readonly sent: (checks: readonly Check[], changes: readonly Change[]) => Promise<Committed>) {}

  check(...checks: readonly Check[]): this {
    this.#checks.push(...checks);
    return this;
  }

  set(key: Key, value: unknown, { expireIn }: { expireIn?: number } = {}): this {
    this.#changes.push({ key, value: structuredClone(value), expireIn });
    return this;
  }

  delete(key: Key): this {
    this.#changes.push({ key, value: undefined, expireIn: undefined });
    return this;
  }

  commit(): Promise<Committed> {
    return this.sent(this.#checks, this.#changes);
  }
}

/** What is listed, as Deno gives it: asked for when it is read, with a place to go on from. */
function listed<T>(asked: Promise<readonly Listed<T>[]>) {
  let cursor = "";
  asked.catch(() => {});
  async function* entries() {
    for (const entry of await asked) {
      cursor = nameOf(entry.key);
      yield entry;
    }
  }
  return {
    [Symbol.asyncIterator]: entries,
    get cursor() {
      return cursor;
    },
  };
}

function locked(): Error {
  return new Error("database is locked");
}

function broken(): Error {
  return new TypeError("the connection to the server broke");
}

/** A key without what of it is a hash. */
function shown(key: Key): string {
  return key.map((part) => String(part).slice(0, 12)).join(" ");
}
