/** One line a request. Neither keys nor invoices nor addresses of people are in it, and of the path only its pattern. */
import type { LogEntry } from "../../domain/log_entry.ts";
import type { Middleware } from "../service.ts";

export interface LogOptions {
  readonly log: (entry: LogEntry) => void;
  readonly clock: () => number;
}

export function log({ log, clock }: LogOptions): Middleware {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const { status } = c.res;
    const refused = c.get("refused");
    log({
      time: new Date(clock()).toISOString(),
      level: status === 500 ? "error" : "info",
      request_id: c.get("requestId"),
      method: c.req.method,
      route: c.get("route") ?? null,
      status,
      ...(refused === undefined ? {} : { refused }),
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  };
}
