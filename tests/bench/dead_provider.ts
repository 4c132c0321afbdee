/**
 * What others notice of lookups whose providers are dead: VIES takes connections and says nothing, and the name server of
 * Peppol is not there. Turns with and without such lookups alternate, because figures of two runs are hard to compare.
 */
import { started, validation } from "../support/server.ts";
import { withRaw } from "../support/providers.ts";
import { median } from "./figure.ts";

const TURNS = 7;
const REQUESTS = 500;
/** Those who look up at the same time, and the milliseconds that each waits in between. */
const CLIENTS = 10;
const PAUSE = 200;

export interface Beside {
  /** The 99th percentile of validate in milliseconds, the median of the turns. */
  readonly alone: number;
  readonly beside: number;
  readonly lookups: number;
}

export async function besideDeadProviders(folder: string): Promise<Beside> {
  let measured: Beside | undefined;
  await withRaw("nothing", async ({ address: vies }) => {
    const server = await started({
      METERING: "off",
      KV_PATH: `${folder}/lookups.db`,
      VIES_BASE_URL: `${vies}/rest-api`,
      PEPPOL_DNS_SERVER: "127.0.0.1:9",
    });
    try {
      measured = await turns(server.address);
    } finally {
      await server.end();
    }
  });
  if (measured === undefined) throw new Error("nothing was measured");
  return measured;
}

async function turns(address: string): Promise<Beside> {
  await p99(address);
  const all: { readonly alone: number; readonly beside: number }[] = [];
  let lookups = 0;
  while (all.length < TURNS) {
    const alone = await p99(address);
    const stop = new AbortController();
    const clients = Array.from({ length: CLIENTS }, (_, index) => lookUp(address, index, stop.signal));
    const beside = await p99(address);
    stop.abort();
    lookups += (await Promise.all(clients)).reduce((sum, count) => sum + count, 0);
    all.push({ alone, beside });
  }
  return {
    alone: median(all.map((it) => it.alone)),
    beside: median(all.map((it) => it.beside)),
    lookups,
  };
}

/** The 99th percentile of requests one after the other. */
async function p99(address: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < REQUESTS; count++) {
    const start = performance.now();
    const answer = await fetch(`${address}/v1/validate`, validation("none"));
    await answer.body?.cancel();
    if (answer.status !== 200) throw new Error(`validate answered ${answer.status}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? NaN;
}

/** Looks different numbers and participants up until it is stopped; gives how many were answered. */
async function lookUp(address: string, client: number, stop: AbortSignal): Promise<number> {
  let count = 0;
  for (; !stop.aborted; count++) {
    const number = `${client * 1000 + count}`.padStart(9, "0");
    const [path, body] = count % 2 === 0
      ? ["vat", { vat_id: `XI${number}` }]
      : ["peppol", { participant: `9930:de${number}` }];
    await ask(`${address}/v1/lookups/${path}`, body, stop);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return count;
}

async function ask(url: string, body: object, signal: AbortSignal): Promise<void> {
  try {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(url, { method: "POST", body: JSON.stringify(body), headers, signal });
    await answer.body?.cancel();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
