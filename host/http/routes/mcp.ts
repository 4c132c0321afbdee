/** `POST /mcp`: the tools over streamable HTTP, without sessions. The protocol is the SDK's; who may call is checked here. */
import { withoutCancelled } from "../../kit/json_rpc.ts";
import { z } from "@hono/zod-openapi";
import { Marks } from "../../domain/json_text.ts";
import { inLines } from "../../kit/pieces.ts";
import { faultEntry } from "../../domain/log_entry.ts";
import type { Caller } from "../../mcp/call.ts";
import { maxCharacters } from "../../operations/options.ts";
import { perform, type Performing } from "../../operations/perform.ts";
import { Problem } from "../../domain/problems.ts";
import { problem } from "../../domain/wording.ts";
import { bearerKey } from "../bearer_key.ts";
import { worked } from "../../operations/documents.ts";
import type { Asker } from "../../workers/pool.ts";
import { tooMany } from "../../metering/window.ts";
import { admissionOf, MESSAGE } from "../admission.ts";
import { admitted, readBody } from "../middleware/body.ts";
import { addressOf } from "../middleware/window.ts";
import { named, queryOf } from "../openapi/route.ts";
import type { App, Ctx, Service } from "../service.ts";
import { known, ownOrigins, raised } from "./operations.ts";

type Serving = Performing & Pick<Service, "config">;

const query = z.object({ max_characters: maxCharacters });

export function mountMcp(app: App, service: Serving): void {
  app.post("/mcp", named("/mcp"), admitted(admissionOf("post", "/mcp")), async (c) => {
    checkOrigin(c, service);
    checkQuery(c);
    const { max_characters: characters } = queryOf(c, query);
    const isKnown = await admit(c, service);
    const bytes = await readBody(c, isKnown && characters !== undefined);
    const address = addressOf(c, service.config.trustedProxies);
    // Where nothing is metered, each request has its own turn, as in `perform`.
    const stranger = service.metering ? address : c.get("requestId");
    const asker = { account: c.get("account")?.id ?? stranger, signal: c.req.raw.signal };
    const read = await worked({ world: service, asker }, "message", { bytes }, MESSAGE[isKnown ? "key" : "anybody"]);
    if (read instanceof Problem) throw read;
    if ("refused" in read) return refused(c, read.code, read.refused);
    const apart = Array.isArray(read.messages) && read.messages.length > 1;
    const marks = new Marks();
    const caller = callerOf(c, service, { characters, asker: { ...asker, apart } });
    return await answered(c, read.messages, { ...caller, stand: (text) => marks.standFor(text) }, marks);
  });
}

/** Finds out whose message it is. Whom nobody knows is counted by its address, and may send less. Gives whether it is known. */
async function admit(c: Ctx, service: Serving): Promise<boolean> {
  if (await known(c, service, keyIn(c))) return true;
  const { windows, config } = service;
  const wait = windows.messages.take(addressOf(c, config.trustedProxies));
  if (wait > 0) throw tooMany(wait);
  return false;
}

function keyIn(c: Ctx): string | undefined {
  return bearerKey(c) ?? c.req.header("x-api-key")?.trim();
}

/** Pages of other origins are refused; who has no origin is no page. */
function checkOrigin(c: Ctx, { config, baseUrl }: Serving): void {
  const origin = c.req.header("origin");
  if (origin === undefined || ownOrigins(config, baseUrl).includes(origin)) return;
  throw new Problem("forbidden_origin", "Pages of this origin may not call tools here.");
}

/** A key in an address ends up in logs, so that one is refused though it may be good. */
function checkQuery(c: Ctx): void {
  const { key, api_key, apikey, token, access_token, ...rest } = c.req.queries();
  const keys = [key, api_key, apikey, token, access_token, rest["x-api-key"], rest["authorization"]];
  const hasKey = keys.some((it) => it !== undefined) || Object.values(rest).some((it) => /fl_live_/.test(it.join()));
  if (!hasKey) return;
  throw problem("key_in_address", {}, { headers: { "WWW-Authenticate": "Bearer" } });
}

interface Asking {
  readonly characters: number | undefined;
  /** Owns the turns of work outside a call. */
  readonly asker: Asker;
}

function callerOf(c: Ctx, service: Serving, { characters, asker }: Asking): Caller {
  const id = c.get("requestId");
  const address = addressOf(c, service.config.trustedProxies);
  return {
    key: keyIn(c),
    baseUrl: service.baseUrl,
    limits: raised(characters),
    perform: (operation, request) =>
      perform(service, operation, {
        ...request,
        id,
        address,
        apart: asker.apart === true,
        signal: AbortSignal.any([request.signal, c.req.raw.signal]),
        // Of a message, which can hold several calls, it is not known which of them it is for. A new key is worth it all the
        // same: it is given again to the same arguments alone.
        idempotencyKey: operation.secret === true ? c.req.header("idempotency-key") : undefined,
      }),
    alongside: ({ run }, { input, lang }, signal) =>
      run(
        { world: service, address, now: new Date(service.stores.clock()), lang, asker: { ...asker, signal } },
        input,
      ),
    onFault: (error) => service.log?.(faultEntry(error, id, service.stores.clock())),
  };
}

/** Revisions in which several messages come at once; without a header it is one of them (2025-03-26, 2024-11-05). */
const batching = [undefined, "2025-03-26", "2024-11-05"];

async function answered(c: Ctx, given: unknown, caller: Caller, marks: Marks): Promise<Response> {
  const revision = c.req.header("mcp-protocol-version");
  if (Array.isArray(given) && !batching.includes(revision)) {
    return refused(c, -32600, `The revision ${revision} takes one message at a time.`);
  }
  const messages = Array.isArray(given) ? withoutCancelled(given) : given;
  // All of them were cancelled before they began: there is nothing to answer.
  if (Array.isArray(given) && given.length > 0 && Array.isArray(messages) && messages.length === 0) {
    return c.body(null, 202);
  }
  // Loaded with the first message where a start is waited for, as on Deno Deploy; elsewhere before there is one.
  const { handled } = await import("../../mcp/handler.ts");
  const answer = await handled(c.req.raw, messages, caller);
  const all = new Headers([...c.res.headers, ...answer.headers]);
  // An answer can hold a new key. Compression would hold events back.
  all.set("Cache-Control", "no-store, no-transform");
  const body = answer.body === null ? null : inLines(answer.body, (line) => marks.partsOf(line));
  return new Response(body, { status: answer.status, headers: all });
}

function refused(c: Ctx, code: number, message: string): Response {
  return c.json({ jsonrpc: "2.0", id: null, error: { code, message } }, 400);
}
