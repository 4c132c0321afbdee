/**
 * A KV server in memory, by the KV Connect protocol (https://github.com/denoland/denokv, proto/): what Deno.openKv(URL) talks
 * to. It holds to FoundationDB's limits, can be slow, and can lose its answers.
 */
import { fields, message, type Sent } from "./protobuf.ts";

export interface KvServer {
  readonly url: string;
  /** Everything that it did. */
  readonly counts: { reads: number; commits: number; conflicts: number; lost: number };
  /** What it answered with a refusal: a writer that went over a limit. */
  readonly refused: readonly string[];
  /** The largest so far, in bytes and in number, and the first parts of all keys that were written. */
  readonly largest: Readonly<Sizes>;
  readonly kinds: ReadonlySet<string>;
  /** Commits that are done and whose answers get lost: as many as it says. */
  lose(answers: number): void;
  stop(): Promise<void>;
}

interface Entry {
  readonly value: Uint8Array;
  readonly encoding: number;
  readonly stamp: string;
}

interface Sizes {
  key: number;
  value: number;
  mutations: number;
  commit: number;
}

/** As FoundationDB has them, in bytes and in number. */
export const limits: Readonly<Sizes> = { key: 2_048, value: 65_536, mutations: 1_000, commit: 819_200 };

const protobuf = { "content-type": "application/x-protobuf" };
const DONE = 1;
const CONFLICT = 2;
const SET = 1;
const DELETE = 2;

/** Milliseconds are what each request takes on its way, there and back. */
export function kvServer(milliseconds: number = 0): KvServer {
  const store = new Store();
  const counts = { reads: 0, commits: 0, conflicts: 0, lost: 0 };
  const refused: string[] = [];
  const largest: Sizes = { key: 0, value: 0, mutations: 0, commit: 0 };
  const kinds = new Set<string>();
  let losing = 0;
  const answers: Readonly<Record<string, (body: Uint8Array<ArrayBuffer>) => Response>> = {
    "/data/snapshot_read": (body) => {
      counts.reads++;
      const ranges = fields(body).filter(({ number }) => number === 1).map(({ bytes }) => store.read(fields(bytes)));
      return new Response(message([...ranges.map((bytes) => [1, bytes] as const), [4, 1], [8, DONE]]), {
        headers: protobuf,
      });
    },
    "/data/atomic_write": (body) => {
      const { sizes, names } = sizesOf(fields(body));
      for (const name of names) kinds.add(name);
      const over = overLimit(sizes);
      for (const it of measures) largest[it] = Math.max(largest[it], sizes[it]);
      if (over !== undefined) {
        refused.push(over);
        return new Response(over, { status: 400 });
      }
      const stamp = store.commit(fields(body));
      if (stamp === undefined) {
        counts.conflicts++;
        return new Response(message([[1, CONFLICT]]), { headers: protobuf });
      }
      counts.commits++;
      if (losing > 0) {
        losing--;
        counts.lost++;
        return new Response("lost on its way", { status: 503 });
      }
      return new Response(message([[1, DONE], [2, Uint8Array.fromHex(stamp)]]), { headers: protobuf });
    },
  };
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    const { pathname } = new URL(request.url);
    const body = new Uint8Array(await request.arrayBuffer());
    if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return answers[pathname]?.(body) ?? exchanged();
  });
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    counts,
    refused,
    largest,
    kinds,
    lose: (answers) => void (losing = answers),
    stop: () => server.shutdown(),
  };
}

/** The exchange that goes before: where the data is, and until when the token is good. */
function exchanged(): Response {
  return Response.json({
    version: 3,
    databaseId: "6f1a0a3e-0000-4000-8000-000000000000",
    endpoints: [{ url: "/data", consistency: "strong" }],
    token: "the token of the data",
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
}

const measures = ["key", "value", "mutations", "commit"] as const;

/** How large a commit is, and what the first parts of its keys are. */
function sizesOf(sent: readonly Sent[]): { readonly sizes: Sizes; readonly names: readonly string[] } {
  const mutations = sent.filter(({ number }) => number === 2).map(({ bytes }) => fields(bytes));
  const keys = mutations.map((mutation) => bytesOf(mutation, 1));
  const values = mutations.map((mutation) => bytesOf(fields(bytesOf(mutation, 2)), 1).length);
  const lengths = keys.map(({ length }) => length);
  const sizes = {
    key: Math.max(0, ...lengths),
    value: Math.max(0, ...values),
    mutations: mutations.length,
    commit: [...lengths, ...values].reduce((sum, it) => sum + it, 0),
  };
  // A text in a key begins with 2 and ends with 0.
  return { sizes, names: keys.map((key) => new TextDecoder().decode(key.slice(1, key.indexOf(0)))) };
}

/** What of a commit is too large; undefined of one that is not. */
function overLimit(sizes: Sizes): string | undefined {
  const over = measures.find((it) => sizes[it] > limits[it]);
  return over === undefined ? undefined : `${over}: ${sizes[over]}`;
}

function bytesOf(sent: readonly Sent[], number: number): Uint8Array<ArrayBuffer> {
  return sent.find((it) => it.number === number)?.bytes ?? new Uint8Array();
}

function numberOf(sent: readonly Sent[], number: number): number {
  return sent.find((it) => it.number === number)?.value ?? 0;
}

/** Keys in the order of their bytes, which is that of their hexadecimal digits. */
class Store {
  readonly #entries: Map<string, Entry> = new Map();
  #keys: string[] | undefined;
  #version = 0;

  read(range: readonly Sent[]): Uint8Array<ArrayBuffer> {
    const [start, end] = [bytesOf(range, 1).toHex(), bytesOf(range, 2).toHex()];
    const limit = numberOf(range, 3);
    const found = this.#between(start, end, limit, numberOf(range, 4) === 1);
    return message(found.map((key) => [1, this.#written(key)] as const));
  }

  /** The version of what was written; undefined where a check failed. */
  commit(sent: readonly Sent[]): string | undefined {
    const all = (number: number) => sent.filter((it) => it.number === number).map(({ bytes }) => fields(bytes));
    for (const check of all(1)) {
      const stamp = this.#entries.get(bytesOf(check, 1).toHex())?.stamp ?? "";
      if (stamp !== bytesOf(check, 2).toHex()) return undefined;
    }
    const stamp = (++this.#version).toString(16).padStart(20, "0");
    for (const mutation of all(2)) this.#change(mutation, stamp);
    return stamp;
  }

  #change(mutation: readonly Sent[], stamp: string): void {
    const key = bytesOf(mutation, 1).toHex();
    const kind = numberOf(mutation, 3);
    if (kind === DELETE) {
      if (this.#entries.delete(key)) this.#keys = undefined;
      return;
    }
    if (kind !== SET) throw new TypeError(`this server knows no mutation ${kind}`);
    const value = fields(bytesOf(mutation, 2));
    if (!this.#entries.has(key)) this.#keys = undefined;
    this.#entries.set(key, { value: bytesOf(value, 1), encoding: numberOf(value, 2), stamp });
  }

  #written(key: string): Uint8Array<ArrayBuffer> {
    const { value, encoding, stamp } = this.#entries.get(key) ?? { value: new Uint8Array(), encoding: 0, stamp: "" };
    return message([[1, Uint8Array.fromHex(key)], [2, value], [3, encoding], [4, Uint8Array.fromHex(stamp)]]);
  }

  #between(start: string, end: string, limit: number, reverse: boolean): readonly string[] {
    // Most reads are of one key: from it to itself with a zero behind.
    if (end === `${start}00`) return this.#entries.has(start) ? [start] : [];
    const keys = this.#keys ??= [...this.#entries.keys()].sort();
    const found = keys.slice(position(keys, start), position(keys, end));
    return (reverse ? found.reverse() : found).slice(0, limit);
  }
}

/** Where the first key is that is not before another. */
function position(keys: readonly string[], key: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
