/** `POST /mcp`: the tools over streamable HTTP, without sessions. The protocol is the SDK's; who may call is checked here. */
import { createMcpHandler } from "@modelcontextprotocol/server";
import { z } from "@hono/zod-openapi";
import { shapeOf } from "../../json_shape.ts";
import { BODY, RAISED_BODY } from "../../limits.ts";
import { faultEntry } from "../../log_entry.ts";
import type { Caller } from "../../mcp/call.ts";
import { isFields, messagesIn } from "../../mcp/message.ts";
import { serverFor } from "../../mcp/server.ts";
import { maxCharacters } from "../../operations/options.ts";
import { perform, type Performing } from "../../operations/perform.ts";
import { Problem } from "../../problems.ts";
import { bearerKey } from "../middleware/auth.ts";
import { readBody } from "../middleware/body.ts";
import { addressOf } from "../middleware/window.ts";
import { named, queryOf } from "../openapi/route.ts";
import type { App, Ctx, Service } from "../service.ts";
import { ownOrigins, raised } from "./operations.ts";

type Serving = Performing & Pick<Service, "config">;

const query = z.object({ max_characters: maxCharacters });

export function mountMcp(app: App, service: Serving): void {
  app.post("/mcp", named("/mcp"), async (c) => {
    checkOrigin(c, service);
    checkQuery(c);
    const { max_characters: characters } = queryOf(c, query);
    const bytes = await readBody(c, characters === undefined ? BODY : RAISED_BODY);
    const caller = callerOf(c, service, characters);
    return await answered(c, bytes, caller);
  });
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
  const message = "A key in the address can be read by others. Send it as the header Authorization: Bearer YOUR_KEY.";
  throw new Problem("missing_api_key", message, { headers: { "WWW-Authenticate": "Bearer" } });
}

function callerOf(c: Ctx, service: Serving, characters: number | undefined): Caller {
  const id = c.get("requestId");
  const address = addressOf(c, service.config.trustedProxies);
  return {
    key: bearerKey(c) ?? c.req.header("x-api-key")?.trim(),
    baseUrl: service.baseUrl,
    limits: raised(characters),
    perform: (operation, request) =>
      perform(service, operation, {
        ...request,
        id,
        address,
        signal: AbortSignal.any([request.signal, c.req.raw.signal]),
        idempotencyKey: undefined,
      }),
    alongside: ({ run }, { input, lang }, signal) =>
      run(
        { world: service, address, now: new Date(service.stores.clock()), lang, asker: { account: id, signal } },
        input,
      ),
    onFault: (error) => service.log?.(faultEntry(error, id, service.stores.clock())),
  };
}

/** Revisions in which several messages come at once; without a header it is one of them (2025-03-26, 2024-11-05). */
const batching = [undefined, "2025-03-26", "2024-11-05"];

/** Messages that may come at once: each is a document's work. */
const MOST_AT_ONCE = 20;

/** Levels of a message and values in it: those of an invoice at its limits, and what stands around it. */
const MOST_LEVELS = 120;
const MOST_VALUES = 300_000;

async function answered(c: Ctx, bytes: Uint8Array<ArrayBuffer>, caller: Caller): Promise<Response> {
  // Counted first, because what is nested without end holds up everybody while it is read.
  const { levels, values } = shapeOf(bytes);
  if (levels > MOST_LEVELS) return refused(c, -32600, `The message is nested deeper than ${MOST_LEVELS} levels.`);
  if (values > MOST_VALUES) return refused(c, -32600, `The message holds more than ${MOST_VALUES} values.`);
  const text = utf8(bytes);
  const messages = text === undefined ? undefined : messagesIn(text);
  if (messages === undefined) return refused(c, -32700, "The body is no JSON. Send a JSON-RPC message in UTF-8.");
  if (Array.isArray(messages)) {
    const revision = c.req.header("mcp-protocol-version");
    if (!batching.includes(revision)) {
      return refused(c, -32600, `The revision ${revision} takes one message at a time.`);
    }
    if (messages.length > MOST_AT_ONCE) return refused(c, -32600, `Send at most ${MOST_AT_ONCE} messages at once.`);
  } else if (!isFields(messages)) return refused(c, -32600, "The body is no JSON-RPC message. Send an object.");
  const { fetch } = createMcpHandler(() => serverFor(caller), { maxSubscriptions: 16 });
  const { url, method, headers, signal } = c.req.raw;
  const answer = await fetch(new Request(url, { method, headers, signal }), { parsedBody: messages });
  const all = new Headers([...c.res.headers, ...answer.headers]);
  // An answer can hold a new key. Compression would hold events back.
  all.set("Cache-Control", "no-store, no-transform");
  return new Response(answer.body, { status: answer.status, headers: all });
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function refused(c: Ctx, code: number, message: string): Response {
  return c.json({ jsonrpc: "2.0", id: null, error: { code, message } }, 400);
}
