/** How a failed request ends: with the error envelope, and never with an exception's text. */
import type { ErrorHandler, NotFoundHandler } from "hono";
import { ours } from "../../../engine/model/said.ts";
import { Problem, problems } from "../../domain/problems.ts";
import { messageOf, problem } from "../../domain/wording.ts";
import type { AppEnv, Ctx, Service } from "../service.ts";
import { drain } from "./body.ts";
import { languageAsked } from "./language.ts";
import { StoreBusyError } from "../../stores/busy.ts";
import { eventEntry, faultEntry } from "../../domain/log_entry.ts";

/** Answers the envelope of a problem; everything else that is thrown is a fault of the server. */
export function onError({ log, stores, baseUrl }: Service): ErrorHandler<AppEnv> {
  return async (error, c) => {
    await drain(c.req.raw.body);
    if (error instanceof Problem) return envelope(c, baseUrl, error);
    if (error instanceof StoreBusyError) {
      log(eventEntry(error.code, c.get("requestId"), stores.clock(), error.trouble));
      return envelope(c, baseUrl, new Problem(error.code, STORE_BUSY, { headers: { "Retry-After": "5" } }));
    }
    log(faultEntry(error, c.get("requestId"), stores.clock()));
    return envelope(c, baseUrl, problem("server_broke", { id: ours(c.get("requestId")) }));
  };
}

const STORE_BUSY = "The store is busy: it is locked or out of reach. Wait and send the same request again.";

/** `noPage` is what a browser is shown. */
export function onNotFound({ baseUrl }: Service, noPage: (c: Ctx) => Promise<Response>): NotFoundHandler<AppEnv> {
  return async (c) => {
    await drain(c.req.raw.body);
    // A browser is shown a page; other clients get the envelope.
    if (c.req.method === "GET" && /\btext\/html\b/.test(c.req.header("accept") ?? "")) return await noPage(c);
    return envelope(c, baseUrl, problem("no_route", { list: ours(`${baseUrl}/openapi.json`) }));
  };
}

/** Every refusal comes through here, and is said in the language that its request asks for. */
function envelope(c: Ctx, baseUrl: string, problem: Problem): Response {
  const { code: error, details: { fields = {}, headers = {} } } = problem;
  const message = messageOf(problem, languageAsked(c));
  c.set("refused", error);
  return c.json(
    { error, message, ...fields, docs: `${baseUrl}/docs/errors#${error}` },
    problems[error].status,
    headers,
  );
}
