/** Names every request, so that a caller and the log speak of the same one. */
import type { Middleware } from "../service.ts";

const usable = /^[A-Za-z0-9._-]{1,64}$/;

/** What keys and other secrets of services begin with, wherever it occurs: ids are logged, and keys never are. */
const secret = /fl_live|[a-z]{2}_(?:live|test)_|whsec_|^eyJ/i;

/** Takes the caller's `X-Request-Id` where it can be in a log and looks like no key, else makes one; answers it. */
export function requestId(random: (bytes: number) => Uint8Array): Middleware {
  return async (c, next) => {
    const given = c.req.header("x-request-id") ?? "";
    const id = usable.test(given) && !secret.test(given) ? given : random(16).toHex();
    c.set("requestId", id);
    c.header("X-Request-Id", id);
    await next();
  };
}
