/** Attackers that send one request after the other. */
import type { Arena } from "./arena.ts";
import type { Said } from "./rows.ts";

export interface Shot {
  /** The request in a few words. */
  readonly what: string;
  readonly path: string;
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** Statuses that are right; 429 and 503 are right for whatever comes too often. */
  readonly right: readonly number[];
  /** Whether a right answer is charged. */
  readonly costs?: boolean;
}

/** Statuses of whatever comes too fast, or finds no room. */
const refusals = [429, 503];

/** Has each key send its shot, or the first one, for the time of the attack. */
export async function attackers({ server, keys, time }: Arena, shots: readonly Shot[]): Promise<Said> {
  const statuses = new Map<number, number>();
  let [lost, paid] = [0, 0];
  const end = performance.now() + time;
  await Promise.all(keys.map(async (key, index) => {
    const shot = shots[index % shots.length];
    while (shot !== undefined && performance.now() < end) {
      const status = await fire(server.address, key, shot);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200 && shot.costs === true) paid++;
      if (!shot.right.includes(status) && !refusals.includes(status)) lost++;
      if (refusals.includes(status)) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }));
  const sent = [...new Set(shots.map(({ what, body }) => `${what} (${Math.round(body.length / 1000)} kB)`))].join("; ");
  const facts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  return { sent: `${sent}, by three`, facts, lost, charged: (count) => count === paid };
}

export async function fire(address: string, key: string, { path, type, body }: Shot): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, "content-type": type };
  try {
    const response = await fetch(`${address}${path}`, { method: "POST", body, headers });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
