/** What was measured, for who runs the service: no part of its interface, and not there unless METRICS_TOKEN is set. */
import { timingSafeEqual } from "node:crypto";
import { Problem } from "../../domain/problems.ts";
import { bytesOf, sha256 } from "../../kit/secrets.ts";
import { bearerKey } from "../bearer_key.ts";
import { named } from "../openapi/route.ts";
import type { App, Service } from "../service.ts";

const path = "/metrics";

export function mountMetrics(app: App, { metrics }: Service): void {
  if (metrics === undefined) return;
  app.get(path, named(path), async (c) => {
    const given = bearerKey(c);
    if (given === undefined) throw new Problem("missing_api_key", "Send METRICS_TOKEN as a bearer token.", ASK);
    if (!await isSame(given, metrics.token)) {
      throw new Problem("invalid_api_key", "This is not the METRICS_TOKEN of this server.", ASK);
    }
    return c.body(await metrics.text(), 200, { "Content-Type": metrics.type });
  });
}

const ASK = { headers: { "WWW-Authenticate": "Bearer" } } as const;

/** Compares hashes, so that neither the time nor the length tells anything. */
async function isSame(given: string, token: string): Promise<boolean> {
  const [one, other] = await Promise.all([sha256(given), sha256(token)]);
  return timingSafeEqual(bytesOf(one), bytesOf(other));
}
