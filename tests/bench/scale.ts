/**
 * Compares one, two and four processes of the service on one file and on one KV server: throughput, the slowest answers, and
 * that every document is counted once.
 *
 *     deno task tool scale [--seconds N] [--denokv PATH]      by default 5 seconds each, and the denokv that is in PATH
 *
 * The KV server is left out where it is missing: `cargo install denokv --locked`. Load comes from this process over eight
 * connections, which take turns among the processes; on a machine with few processors it competes with them.
 */
import { parseArgs } from "node:util";
import { availableParallelism } from "node:os";
import { createKey } from "../../host/stores/accounts.ts";
import { openStores } from "../../host/stores/stores.ts";
import { type Server, started, validation } from "../support/server.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "5" }, denokv: { type: "string", default: "denokv" } },
});
const seconds = +values.seconds;
const CLIENTS = 8;
/** Each key may ask ten times a second of each process: so many keys never wait. */
const KEYS = 400;

interface Measured {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly charged: number;
  readonly counted: number;
}

/** What takes the requests: the processes, and the environment that they share. */
type Environment = Readonly<Record<string, string>>;

async function makeKeys(path: string): Promise<readonly string[]> {
  const stores = await openStores(path);
  const keys = [];
  for (let left = KEYS; left > 0; left--) keys.push((await createKey(stores, { tier: "scale" })).key);
  stores.kv.close();
  return keys;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

async function ask({ address }: Server, key: string): Promise<number> {
  const response = await fetch(`${address}/v1/validate`, validation(key));
  await response.body?.cancel();
  return response.status;
}

async function measured(processes: number, environment: Environment): Promise<Measured> {
  const servers: Server[] = [];
  try {
    for (let left = processes; left > 0; left--) servers.push(await started(environment));
    const keys = await makeKeys(environment["KV_PATH"] ?? "");
    let turn = 0;
    const next = () => {
      const server = servers[turn % servers.length];
      const key = keys[turn++ % keys.length];
      if (server === undefined || key === undefined) throw new Error("no server was started");
      return [server, key] as const;
    };
    // Each process warms up.
    for (let left = 50 * processes; left > 0; left--) await ask(...next());
    const before = await usedOf(servers[0], keys);
    const times: number[] = [];
    let charged = 0;
    const end = performance.now() + seconds * 1_000;
    await Promise.all(Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) {
        const started = performance.now();
        const status = await ask(...next());
        times.push(performance.now() - started);
        if (status === 200) charged++;
        else if (status !== 429 && status !== 503) throw new Error(`an answer was ${status}`);
      }
    }));
    const counted = await usedOf(servers[0], keys) - before;
    const sorted = times.toSorted((a, b) => a - b);
    return { rate: charged / seconds, p50: at(sorted, 0.5), p99: at(sorted, 0.99), charged, counted };
  } finally {
    await Promise.all(servers.map((server) => server.end()));
  }
}

async function usedOf(server: Server | undefined, keys: readonly string[]): Promise<number> {
  let used = 0;
  for (const key of keys) {
    const answer = await fetch(`${server?.address}/v1/usage`, { headers: { authorization: `Bearer ${key}` } });
    used += (await answer.json()).used;
  }
  return used;
}

/** A KV server on a file, until `end`; undefined where there is no program for it. */
async function kvServer(file: string) {
  const [token, port] = [crypto.randomUUID(), freePort()];
  try {
    const process = new Deno.Command(values.denokv, {
      args: ["--sqlite-path", file, "serve", "--addr", `127.0.0.1:${port}`],
      env: { DENO_KV_ACCESS_TOKEN: token },
      stdout: "null",
      stderr: "null",
    }).spawn();
    const address = `http://127.0.0.1:${port}`;
    while (!await fetch(address).then((it) => it.body?.cancel().then(() => true) ?? true, () => false)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return {
      environment: { KV_PATH: address, DENO_KV_ACCESS_TOKEN: token },
      async end() {
        process.kill();
        await process.status;
      },
    };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

function row(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell, index) => index === 0 ? `${cell}`.padEnd(24) : `${cell}`.padStart(12)).join(""));
}

/** Gives whether every document was counted once. */
async function compared(name: string, environment: Environment): Promise<boolean> {
  let exact = true;
  for (const processes of [1, 2, 4]) {
    const { rate, p50, p99, charged, counted } = await measured(processes, environment);
    exact &&= charged === counted;
    const metering = charged === counted ? "exact" : `${counted} of ${charged}`;
    row([`${name}, ${processes} processes`, Math.round(rate), p50.toFixed(1), p99.toFixed(1), metering]);
  }
  return exact;
}

async function main(): Promise<boolean> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-scale-" });
  try {
    console.log(`${availableParallelism()} processors, ${CLIENTS} connections, ${seconds} s each`);
    row(["", "documents/s", "p50 ms", "p99 ms", "metering"]);
    const file = await compared("SQLite", { KV_PATH: `${folder}/faktlint.db` });
    const server = await kvServer(`${folder}/denokv.sqlite`);
    if (server === undefined) {
      console.log("denokv: skipped, because it is not on this machine");
      return file;
    }
    Deno.env.set("DENO_KV_ACCESS_TOKEN", server.environment.DENO_KV_ACCESS_TOKEN);
    try {
      return await compared("denokv", server.environment) && file;
    } finally {
      await server.end();
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

if (!await main()) Deno.exit(1);
