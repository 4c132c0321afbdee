/** Drills on what is around the service: who is asked, and the clock. */
import { createKey } from "../../host/stores/accounts.ts";
import { openKv } from "../../host/stores/kv.ts";
import { authorityOf } from "../support/certificates.ts";
import { withServer } from "../support/providers.ts";
import { validation } from "../support/server.ts";
import { serviceOn } from "../support/service.ts";
import { lineIn, named, type Seen, SOON, withHands } from "./hands.ts";
import type { Wanted } from "./rows.ts";

/** What a provider answers, over TLS or not. */
interface Provider {
  readonly answer: (request: Request) => Response | Promise<Response>;
  readonly days?: number;
}

/** A lookup of a VAT identifier, as a caller sees it, while the provider does that. */
async function looked({ answer, days }: Provider, wanted: Wanted): Promise<Seen> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-drill-" });
  const seen = Promise.withResolvers<Seen>();
  try {
    const secured = days === undefined ? undefined : await authorityOf(folder, days);
    await withServer(answer, async ({ address }) => {
      const base = secured === undefined ? address : address.replace("http:", "https:");
      const environment = {
        VIES_BASE_URL: `${base}/rest-api`,
        NODE_EXTRA_CA_CERTS: secured === undefined ? "" : `${folder}/ca.pem`,
      };
      seen.resolve(
        await withHands(async (hands) => {
          const { server: { address: own }, key } = hands;
          const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
          const body = JSON.stringify({ vat_id: "DE123456788" });
          const response = await fetch(`${own}/v1/lookups/vat`, { method: "POST", headers, body });
          const { status, reason } = await response.json();
          const health = await fetch(`${own}/v1/health`);
          await health.body?.cancel();
          for (const end = performance.now() + SOON; lineIn(hands, wanted.log) === "" && performance.now() < end;) {
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
          return {
            callers: `${response.status} ${status}, ${reason}`,
            health: `${health.status}`,
            log: lineIn(hands, wanted.log),
          };
        }, { environment }),
      );
    }, secured);
    return await seen.promise;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const SLOW = 8_000;

export function slow(wanted: Wanted): Promise<Seen> {
  return looked({
    answer: async () => {
      await new Promise((resolve) => setTimeout(resolve, SLOW));
      return Response.json({});
    },
  }, wanted);
}

export function wrong(wanted: Wanted): Promise<Seen> {
  return looked({
    answer: () =>
      new Response("<html>down for maintenance</html>", { headers: { "content-type": "application/json" } }),
  }, wanted);
}

const PIECE = 1_048_576;

export function huge(wanted: Wanted): Promise<Seen> {
  const answer = () => {
    let left = 100;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- === 0) controller.close();
        else controller.enqueue(new Uint8Array(PIECE).fill(32));
      },
    });
    return new Response(body, { headers: { "content-type": "application/json" } });
  };
  return looked({ answer }, wanted);
}

export function expired(wanted: Wanted): Promise<Seen> {
  return looked({ answer: () => Response.json({}), days: -1 }, wanted);
}

/** The same key before and after a moment: what was used counts for the month (UTC) that it was used in. */
async function over(before: number, after: number): Promise<Seen> {
  const kv = await openKv(":memory:");
  try {
    const { ask, service, time, logged } = serviceOn(kv);
    const { key } = await createKey(service.stores, { tier: "free" });
    const remaining = async () => {
      const response = await ask("/v1/validate", validation(key));
      const { error } = await response.json();
      return `${named(response.status, error)} (${response.headers.get("x-ratelimit-remaining")} left)`;
    };
    time.now = before;
    const first = await remaining();
    time.now = after;
    const second = await remaining();
    const health = await ask("/v1/health");
    await health.body?.cancel();
    const faults = logged.filter((entry) => entry.level === "error").length;
    return {
      callers: `${first}, then ${second}`,
      health: `${health.status}`,
      log: faults === 0 ? "nothing" : "faults",
    };
  } finally {
    kv.close();
  }
}

export function midnight(): Promise<Seen> {
  return over(Date.UTC(2026, 10, 30, 23, 59, 59, 999), Date.UTC(2026, 11, 1));
}

/** 2027-03-28, 02:00 in Berlin, which is 03:00 at once: counts are of UTC, which knows no summer time. */
export function summertime(): Promise<Seen> {
  return over(Date.UTC(2027, 2, 28, 0, 59, 59, 999), Date.UTC(2027, 2, 28, 1));
}
