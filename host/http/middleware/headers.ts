/** Headers that every answer carries. */
import type { Middleware } from "../service.ts";

/** Nobody guesses content types, and nobody keeps an answer unless it says that it may be kept. */
export function headers(): Middleware {
  return async (c, next) => {
    c.header("X-Content-Type-Options", "nosniff");
    await next();
    // On the answer itself: c.header would make another one by now, whose body is a stream.
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  };
}

/** Cache-Control for answers that change only with a new version of the service. */
export const MINUTES = "public, max-age=300";

/** For pages: everything from this origin, nothing inline, no frames around it. */
export const PAGE_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What every page is sent with. */
export const PAGE_HEADERS = {
  "Content-Type": "text/html; charset=UTF-8",
  "Content-Security-Policy": PAGE_POLICY,
  "Referrer-Policy": "no-referrer",
} as const;
