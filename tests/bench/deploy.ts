/**
 * Measures an instance of the service as it is deployed, on an attached database:
 *
 *     deno task tool bench:deploy [--runs N] [--seconds N] [--denokv PATH]
 *
 * Cold start: from the start of the process to its first verdict, with an account and a charge. Warm: POST /v1/validate by one
 * client and by eight, the database beside it and 100 ms away. Memory: the most that the process had. Commits: what the
 * database itself does in a second, by connections of this process. Without a denokv, it is the KV server in memory.
 */
import { parseArgs } from "node:util";
import { createKey } from "../../host/stores/accounts.ts";
import { openStores, type Stores } from "../../host/stores/stores.ts";
import { type Instance, instance } from "../deploy/instances.ts";
import { attached, type KvPlace } from "../deploy/store.ts";
import { validation } from "../support/server.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    seconds: { type: "string", default: "5" },
    denokv: { type: "string" },
  },
});
const MEGABYTE = 1_048_576;
/** Each key may ask ten times a second. */
const KEYS = 400;

function at(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

async function verdict({ address }: Instance, key: string): Promise<void> {
  const answer = await fetch(`${address}/v1/validate`, validation(key));
  const { valid } = await answer.json();
  if (valid !== true) throw new Error(`an answer was ${answer.status}`);
}

async function coldStarts(store: KvPlace, far: boolean, key: string): Promise<string> {
  const times: number[] = [];
  for (let left = +values.runs; left > 0; left--) {
    const began = performance.now();
    const it = await instance(store, far);
    await verdict(it, key);
    times.push(performance.now() - began);
    await it.end("SIGKILL");
  }
  return `${at(times, 0.5).toFixed(0)} ms, the slowest of ${times.length} ${Math.max(...times).toFixed(0)} ms`;
}

async function warm(it: Instance, keys: readonly string[], clients: number): Promise<string> {
  let turn = 0;
  const next = () => keys[turn++ % keys.length] ?? "";
  await Promise.all(Array.from({ length: 50 }, () => verdict(it, next())));
  const times: number[] = [];
  const end = performance.now() + +values.seconds * 1_000;
  await Promise.all(Array.from({ length: clients }, async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await verdict(it, next());
      times.push(performance.now() - began);
    }
  }));
  const rate = (times.length / +values.seconds).toFixed(0);
  return `p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms, ${rate} a second`;
}

/** What a charge writes, as far as the store is concerned: one check, one small value, and the mark of the commit. */
async function commits({ kv }: Stores, writers: number): Promise<number> {
  let done = 0;
  const end = performance.now() + +values.seconds * 1_000;
  await Promise.all(Array.from({ length: writers }, async (_, writer) => {
    while (performance.now() < end) {
      const key = ["bench", writer];
      const { versionstamp } = await kv.get(key);
      await kv.atomic().check({ key, versionstamp }).set(key, { used: done++ }).commit();
    }
  }));
  return Math.round(done / +values.seconds);
}

async function main(): Promise<void> {
  const store = await attached(values.denokv);
  Deno.env.set("DENO_KV_ACCESS_TOKEN", store.token);
  const stores = await openStores(store.near, { emailHashKey: "the key that hashes in tests" });
  const keys: string[] = [];
  for (let left = KEYS; left > 0; left--) keys.push((await createKey(stores, { tier: "scale" })).key);
  console.log(`on ${store.what}`);
  for (const far of [false, true]) {
    const where = far ? "the database 100 ms away" : "the database beside it";
    console.log(`cold start to the first verdict, ${where}: ${await coldStarts(store, far, keys[0] ?? "")}`);
    const it = await instance(store, far);
    console.log(`warm /v1/validate, ${where}, one client: ${await warm(it, keys, 1)}`);
    console.log(`warm /v1/validate, ${where}, eight clients: ${await warm(it, keys, 8)}`);
    console.log(`memory: ${Math.round((it.memory() ?? 0) / MEGABYTE)} MB at the most`);
    await it.end("SIGINT");
  }
  for (const writers of [1, 8, 32]) {
    console.log(`commits of the database by ${writers} at once: ${await commits(stores, writers)} a second`);
  }
  stores.kv.close();
  await store.end();
}

await main();
