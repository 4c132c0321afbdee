/** How a failed request ends: with the error envelope, and never with an exception's text. */
import type { ErrorHandler, NotFoundHandler } from "hono";
import { Problem, type ProblemCode, type ProblemDetails, problems } from "../../problems.ts";
import type { AppEnv, Ctx, Service } from "../service.ts";
import { drain } from "./body.ts";
import { StoreBusyError } from "../../stores/busy.ts";
import { eventEntry, faultEntry } from "../../log_entry.ts";

/** Answers the envelope of a problem; everything else that is thrown is a fault of the server. */
export function onError({ log, stores, baseUrl }: Service): ErrorHandler<AppEnv> {
  return async (error, c) => {
    await drain(c.req.raw.body);
    if (error instanceof Problem) return envelope(c, baseUrl, error.code, error.message, error.details);
    if (error instanceof StoreBusyError) {
      log(eventEntry(error.code, c.get("requestId"), stores.clock()));
      return envelope(c, baseUrl, error.code, STORE_BUSY, { headers: { "Retry-After": "5" } });
    }
    log(faultEntry(error, c.get("requestId"), stores.clock()));
    const message = `The server could not answer, and nothing was charged. Report request ${c.get("requestId")}.`;
    return envelope(c, baseUrl, "internal_error", message);
  };
}

const STORE_BUSY = "The store is busy: it is locked or out of reach. Wait and send the same request again.";

/** `noPage` is what a browser is shown. */
export function onNotFound({ baseUrl }: Service, noPage: (c: Ctx) => Promise<Response>): NotFoundHandler<AppEnv> {
  return async (c) => {
    await drain(c.req.raw.body);
    // A browser is shown a page; whoever asks for none gets the envelope.
    if (c.req.method === "GET" && /\btext\/html\b/.test(c.req.header("accept") ?? "")) return await noPage(c);
    return envelope(c, baseUrl, "not_found", `There is no such route. ${baseUrl}/openapi.json lists those that are.`);
  };
}

function envelope(
  c: Ctx,
  baseUrl: string,
  error: ProblemCode,
  message: string,
  { fields = {}, headers = {} }: ProblemDetails = {},
): Response {
  const docs = `${baseUrl}/docs/errors#${error}`;
  return c.json({ error, message, ...fields, docs }, problems[error].status, headers);
}
