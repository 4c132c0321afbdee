/**
 * Other clients of a server that is attacked, in a process of their own: they validate a usual invoice and ask for health,
 * each some times a second, until standard input ends, and print how long that took.
 *
 *     deno run --allow-net --allow-read tests/attack/others.ts ADDRESS KEY…
 */
import { filled } from "../bench/filled.ts";

export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly count: number;
  /** Missing answers, or ones that were not 200. */
  readonly lost: number;
}

export interface Observed {
  readonly validate: Times;
  readonly health: Times;
}

/** Milliseconds between two requests of a kind. */
const PAUSE = 100;

async function observe(address: string, keys: readonly string[]): Promise<Observed> {
  const over = new AbortController();
  void Deno.stdin.readable.pipeTo(new WritableStream()).finally(() => over.abort());
  const body = filled(9_000);
  const headers = { "content-type": "application/xml" };
  const [health, ...validated] = await Promise.all([
    asking(over.signal, () => fetch(`${address}/v1/health`)),
    ...keys.map((key) =>
      asking(over.signal, () =>
        fetch(`${address}/v1/validate`, {
          method: "POST",
          body,
          headers: { ...headers, authorization: `Bearer ${key}` },
        }))
    ),
  ]);
  return { health: timesOf([health]), validate: timesOf(validated) };
}

interface Asked {
  readonly times: readonly number[];
  readonly lost: number;
}

/** Asks again and again. A request begins in its time, or when the last one has ended. */
async function asking(over: AbortSignal, ask: () => Promise<Response>): Promise<Asked> {
  const times: number[] = [];
  let lost = 0;
  while (!over.aborted) {
    const began = performance.now();
    try {
      const response = await ask();
      await response.arrayBuffer();
      if (response.status !== 200) lost++;
    } catch {
      lost++;
    }
    const took = performance.now() - began;
    times.push(took);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, PAUSE - took)));
  }
  return { times, lost };
}

function timesOf(asked: readonly (Asked | undefined)[]): Times {
  const times = asked.flatMap((it) => it?.times ?? []).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const lost = asked.reduce((sum, it) => sum + (it?.lost ?? 0), 0);
  return { p50: at(0.5), p99: at(0.99), max: at(1), count: times.length, lost };
}

if (import.meta.main) {
  const [address = "", ...keys] = Deno.args;
  console.log(JSON.stringify(await observe(address, keys)));
}
