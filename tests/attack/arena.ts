/** A started server, the keys of its attackers, and the other clients that are watched while it is attacked. */
import type { Tier } from "../../host/domain/tiers.ts";
import { createKey } from "../../host/stores/accounts.ts";
import { openStores } from "../../host/stores/stores.ts";
import { type LogReader, memoryOf, type Server, started, taskArguments } from "../support/server.ts";
import type { Observed } from "./others.ts";

/** What an attack has at hand. */
export interface Arena {
  readonly server: Server;
  /** The store's file. */
  readonly store: string;
  /** Keys of accounts that attack. */
  readonly keys: readonly [string, string, string];
  /** Whether the attack is to be short: fewer of everything, for continuous integration. */
  readonly short: boolean;
  /** Milliseconds for which attacks go on that have no end by themselves. */
  readonly time: number;
}

export interface Seen {
  /** The other clients before anybody attacked. */
  readonly quiet: Observed;
  readonly others: Observed;
  /** How long the event loop was held up at a time; undefined where nobody can read the server's log. */
  readonly held: Held | undefined;
  /** Bytes. */
  readonly memory: { readonly before: number; readonly peak: number; readonly after: number };
  /** Documents that the attackers were charged. */
  readonly charged: number;
  /** Whether the server answers when all is over. */
  readonly alive: boolean;
}

/** Milliseconds of the processor. */
export interface Held {
  readonly p99: number;
  readonly max: number;
}

export interface Setting {
  readonly environment?: Readonly<Record<string, string>>;
  readonly reader?: LogReader;
  /** Files that the server may have open. */
  readonly openFiles?: number;
}

/** Milliseconds for which others are watched before the attack. */
const QUIET = 5_000;

/** Has a server attacked while others use it. Gives what the attack says, and what was seen. */
export async function attacked<T>(
  folder: string,
  { environment = {}, reader, openFiles }: Setting,
  { short }: Pick<Arena, "short">,
  attack: (arena: Arena) => Promise<T>,
): Promise<{ readonly said: T; readonly seen: Seen }> {
  const store = `${folder}/faktlint.db`;
  const [first, second, third, ...others] = await keysIn(store, 5);
  if (first === undefined || second === undefined || third === undefined) throw new Error("there are five keys");
  const keys = [first, second, third] as const;
  const server = await started({ KV_PATH: store, ...environment }, reader, openFiles, metered);
  try {
    await warm(server, others);
    const calm = observed(server.address, others);
    await new Promise((resolve) => setTimeout(resolve, short ? 1_500 : QUIET));
    const quiet = await calm.end();
    await heldUp(server, reader);
    const before = memoryOf(server.pid);
    const watch = watching(server.pid);
    const clients = observed(server.address, others);
    const said = await attack({ server, store, keys, short, time: short ? 3_000 : 12_000 });
    const times = await clients.end();
    const held = await heldUp(server, reader);
    await settled(server, before, short);
    const memory = { before, peak: watch(), after: memoryOf(server.pid) };
    const charged = (await Promise.all(keys.map((key) => usedBy(server, key)))).reduce((a, b) => a + b, 0);
    const alive = await isWell(server.address);
    return { said, seen: { quiet, others: times, held, memory, charged, alive } };
  } finally {
    await server.end();
  }
}

/** As the task starts it, with a look at its event loop, which only a program may take that may do everything. */
const instead: Readonly<Record<string, string>> = {
  "-P=faktlint": "-A",
  "host/main.ts": "tests/attack/metered_main.ts",
};
const metered = taskArguments("start").map((it) => instead[it] ?? it);

/** How long the event loop was held up since this was asked last. */
async function heldUp({ pid, log }: Server, reader: LogReader | undefined): Promise<Held | undefined> {
  if (reader !== undefined) return undefined;
  const before = log().length;
  Deno.kill(pid, "SIGUSR2");
  for (let tries = 0; tries < 100; tries++) {
    const [, said] = /^held up (.*)$/m.exec(log().slice(before)) ?? [];
    if (said !== undefined) return JSON.parse(said);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

/** Health looks at the store every five seconds, so it may take as long to say that all is well again. */
async function isWell(address: string): Promise<boolean> {
  for (let tries = 0; tries < 40; tries++) {
    const { status } = await fetch(`${address}/v1/health`);
    if (status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

/** New keys in a store, also while a server has it. */
export async function keysIn(store: string, count: number, tier: Tier = "scale"): Promise<readonly string[]> {
  const stores = await openStores(store);
  try {
    const made = Array.from({ length: count }, async () => (await createKey(stores, { tier })).key);
    return await Promise.all(made);
  } finally {
    stores.kv.close();
  }
}

/** Loads what a server loads with its first requests, a worker's part included. */
async function warm({ address }: Server, keys: readonly string[]): Promise<void> {
  const clients = observed(address, keys);
  const headers = { authorization: `Bearer ${keys[0]}` };
  await (await fetch(`${address}/v1/validate`, { method: "POST", body: " ".repeat(200_000), headers })).body?.cancel();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await clients.end();
}

/** Watches the memory of a process. Gives the most that it was, and ends. */
function watching(pid: number): () => number {
  let peak = memoryOf(pid);
  const timer = setInterval(() => peak = Math.max(peak, memoryOf(pid)), 50);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Other clients, in a process of their own, until they are to end. */
export function observed(address: string, keys: readonly string[]): { end(): Promise<Observed> } {
  const script = new URL("others.ts", import.meta.url).pathname;
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-prompt", "--allow-read", "--allow-net", script, address, ...keys],
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  return {
    async end() {
      await child.stdin.close();
      return JSON.parse(new TextDecoder().decode((await child.output()).stdout));
    },
  };
}

/** Waits until memory is back, or for longer than a worker without work is kept. */
async function settled({ pid }: Server, before: number, short: boolean): Promise<void> {
  for (let rest = short ? 5 : 40; rest > 0 && memoryOf(pid) > before * 1.2; rest--) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

export async function usedBy({ address }: Server, key: string): Promise<number> {
  const response = await fetch(`${address}/v1/usage`, { headers: { authorization: `Bearer ${key}` } });
  const { used } = await response.json();
  return used ?? 0;
}
