/** The way of a request to a metered route: authenticate, pace, look at the allowance, read the body, work, charge. */
import { BODY, RAISED_BODY } from "../../limits.ts";
import type { Ctx, Middleware, Service } from "../service.ts";
import { auth } from "./auth.ts";
import { readBody } from "./body.ts";
import { standingOf } from "./idempotency.ts";
import { type Buckets, pace } from "./pace.ts";
import { allowance, needAllowance, quota } from "./quota.ts";

/** What comes before the handler of a metered route; `buckets` where the pace limit applies. */
export function metered(service: Service, buckets?: Buckets): readonly Middleware[] {
  if (!service.config.metering) return [];
  return [auth(service), allowance(service), ...(buckets === undefined ? [] : [pace(buckets)]), quota(service)];
}

/** The document that a metered request brings, up to 1 MB, or 32 MB where it raises the caps. */
export async function received(c: Ctx, service: Service, raised = false): Promise<Uint8Array<ArrayBuffer>> {
  const body = await readBody(c, raised ? RAISED_BODY : BODY);
  if (await standingOf(c, body, service) === "new") await needAllowance(c, service);
  return body;
}
