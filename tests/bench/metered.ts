/**
 * What a metered request costs the server beside what the engine alone costs: 16 clients that keep their connections, a key with
 * each request, and a store file. Processor time of all threads, since the clients need the same processors; loop and load take
 * turns. Each key may ask ten times a second, so that there are many.
 */
import { cpuUsage } from "node:process";
import { validate } from "../../engine/mod.ts";
import { createKey, readAccount } from "../../host/stores/accounts.ts";
import { openStores, type Stores } from "../../host/stores/stores.ts";
import { usageOf } from "../../host/stores/usage.ts";
import { processorOf, started } from "../support/server.ts";
import { median } from "./figure.ts";
import { load, posting } from "./wrk.ts";

const KEYS = 1_000;
const CLIENTS = 16;
const TURNS = 3;

export interface Metered {
  /** Microseconds of processor time a document, the median of the turns. */
  readonly alone: number;
  readonly served: number;
  /** What the bare loop takes of what a request takes, the median of the turns. */
  readonly share: number;
  /** Requests that were answered, and documents that were counted. */
  readonly answered: number;
  readonly counted: number;
  /** Requests that may be on the way when wrk leaves: counted, and nobody there to hear so. */
  readonly unheard: number;
}

export async function metered(folder: string, xml: string, seconds: number): Promise<Metered> {
  const [KV_PATH, script] = [`${folder}/metered.db`, `${folder}/metered.lua`];
  const made = await keysIn(KV_PATH);
  await Deno.writeTextFile(script, posting(xml, made.map(({ key }) => key)));
  const server = await started({ KV_PATH });
  let [answered, loads] = [0, 0];
  const served = async () => {
    const before = processorOf(server.pid);
    const { requests } = await load(server.address, script, { seconds, connections: CLIENTS });
    answered += requests;
    loads++;
    return (processorOf(server.pid) - before) / requests;
  };
  const bytes = new TextEncoder().encode(xml);
  try {
    bareLoop(bytes, seconds);
    await served();
    const turns: { readonly alone: number; readonly served: number }[] = [];
    while (turns.length < TURNS) turns.push({ alone: bareLoop(bytes, seconds), served: await served() });
    const counted = await countedIn(KV_PATH, made.map(({ id }) => id));
    return {
      alone: median(turns.map((it) => it.alone)),
      served: median(turns.map((it) => it.served)),
      share: median(turns.map((it) => it.alone / it.served)),
      ...{ answered, counted, unheard: loads * CLIENTS },
    };
  } finally {
    await server.end();
  }
}

/** Microseconds of processor time that the engine alone takes for a document. */
function bareLoop(bytes: Uint8Array, seconds: number): number {
  const before = cpuUsage();
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count++) validate(bytes);
  const { user, system } = cpuUsage(before);
  return (user + system) / count;
}

async function withStores<T>(path: string, work: (stores: Stores) => Promise<T>): Promise<T> {
  const stores = await openStores(path);
  return await work(stores).finally(() => stores.kv.close());
}

function keysIn(path: string) {
  return withStores(path, (stores) => {
    return Promise.all(Array.from({ length: KEYS }, () => createKey(stores, { tier: "scale" })));
  });
}

/** How many documents were charged to accounts. */
function countedIn(path: string, ids: readonly string[]): Promise<number> {
  return withStores(path, async (stores) => {
    let sum = 0;
    for (const id of ids) {
      const held = await readAccount(stores, id);
      if (held !== undefined) sum += (await usageOf(stores, held.account)).used;
    }
    return sum;
  });
}
