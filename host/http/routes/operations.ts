/** The routes of operations: a request becomes what an operation runs on, and its result an answer. */
import { accepts } from "hono/accepts";
import { cors } from "hono/cors";
import { defaultLimits, type JsonLimits, kindOf, refuseBytes, type XmlLimits } from "../../../engine/mod.ts";
import { ours } from "../../../engine/model/said.ts";
import { isLanguage } from "../../documents/locales.ts";
import type { Facts, Say } from "../../metering/allowance.ts";
import { refusal } from "../../operations/documents.ts";
import { fieldsIn } from "../../operations/fields.ts";
import type {
  AnswerKind,
  Body,
  Content,
  Document,
  Input,
  Kind,
  Operation,
  Result,
} from "../../operations/operation.ts";
import { perform, type Performing, type Received } from "../../operations/perform.ts";
import { isLarge, partsOf } from "../../domain/json_text.ts";
import { Problem } from "../../domain/problems.ts";
import { problem } from "../../domain/wording.ts";
import { joined } from "../../../engine/model/bytes.ts";
import { inPieces, PIECE } from "../../kit/pieces.ts";
import { authenticate } from "../../stores/accounts.ts";
import { tooFast } from "../../metering/pace.ts";
import { rowsOf } from "../admission.ts";
import { partsIn } from "../parts.ts";
import { bearerKey } from "../bearer_key.ts";
import { withKnownText } from "../known_text.ts";
import { readBody } from "../middleware/body.ts";
import { language } from "../middleware/language.ts";
import { addressOf } from "../middleware/window.ts";
import { media, routesOf } from "../openapi/operation.ts";
import { mountUnchecked, wholeQueryOf } from "../openapi/route.ts";
import type { App, Ctx, Handler, Service, Settings } from "../service.ts";

/** A service, and what of its configuration routes need. */
type Serving = Performing & Pick<Service, "config">;

export function mountOperation(app: App, service: Serving, operation: Operation): void {
  allow(app, service, operation);
  const rows = rowsOf(operation);
  for (const [at, route] of routesOf(operation, service.metering).entries()) {
    mountUnchecked(app, route, [], handler(service, operation), rows[at]);
  }
}

/** Lets pages of other origins ask, or of the service's own alone. */
function allow(app: App, { config, baseUrl }: Serving, operation: Operation): void {
  const { origins, path, methods = ["post"], secret } = operation;
  if (origins === undefined) return;
  const origin = origins === "any" ? "*" : ownOrigins(config, baseUrl);
  const allowMethods = methods.map((method) => method.toUpperCase());
  const allowHeaders = ["content-type", ...(secret === true ? ["idempotency-key"] : [])];
  app.use(path, cors({ origin, allowMethods, allowHeaders }));
}

/** Origins of the pages that belong to the service. */
export function ownOrigins({ allowedOrigins }: Settings, baseUrl: string): string[] {
  return [...allowedOrigins ?? [new URL(baseUrl).origin]];
}

function handler(service: Serving, operation: Operation): Handler {
  return async (c) => {
    const done = await saying(c, (say) =>
      perform(service, operation, {
        id: c.get("requestId"),
        address: addressOf(c, service.config.trustedProxies),
        signal: c.req.raw.signal,
        key: bearerKey(c),
        idempotencyKey: c.req.header("idempotency-key"),
        receive: () => received(c, service, operation),
        say,
      }));
    if (done instanceof Problem) throw done;
    return answer(c, done, operation.creates === true ? 201 : 200);
  };
}

async function received(c: Ctx, service: Serving, operation: Operation): Promise<Received | Problem> {
  const { options: schema, body: wanted } = operation;
  const query = wholeQueryOf(c, schema);
  const options = { ...formatBy(c, operation), ...query };
  const { lang: asked, max_characters: most } = query;
  const lang = language(c, typeof asked === "string" && isLanguage(asked) ? asked : undefined);
  const characters = typeof most === "number" ? most : undefined;
  const isKnown = wanted.takes === "statement" && await known(c, service, bearerKey(c));
  const spend = isKnown ? unpaid(c, service) : undefined;
  const body = wanted.takes === "nothing" ? new Uint8Array() : await readBody(c, isKnown || characters !== undefined);
  spend?.(body.length);
  const given = await givenIn(c, body, wanted, { limits: raised(characters), isKnown });
  if (given instanceof Problem) return given;
  return { input: { options, ...given }, body, lang };
}

/** The kind of answer that the header Accept asks for, where the operation has an option for that. */
function formatBy(c: Ctx, { options, output }: Operation): { readonly format?: AnswerKind } {
  if (!("format" in options.shape)) return {};
  const kinds = (["json", "xml", "html", "text", "pdf"] as const).filter((kind) => output.forms[kind] !== undefined);
  const supports = kinds.map((kind) => media[kind].type);
  const asked = accepts(c, { header: "Accept", supports, default: media.json.type });
  const kind = kinds.find((it) => media[it].type === asked);
  return kind === undefined ? {} : { format: kind };
}

/** The caps that `max_characters` raises. Without it, and below, the engine's own hold. */
export function raised(characters: number | undefined): Partial<XmlLimits & JsonLimits> {
  return characters === undefined || characters <= defaultLimits.characters ? {} : { characters };
}

/** Whether somebody has a good key where none is needed: who has may send more. */
export async function known(c: Ctx, { stores, metering }: Serving, key: string | undefined): Promise<boolean> {
  if (!metering) return true;
  const found = key === undefined ? undefined : await authenticate(stores, key);
  if (found === undefined || !("account" in found)) return false;
  c.set("account", found.account);
  return true;
}

/**
 * What nobody pays for counts by its bytes, also where a key comes with it: beside what the key pays for, so that nothing of
 * that waits for it. Gives what takes the bytes, or throws where too many came.
 */
function unpaid(c: Ctx, { buckets }: Serving): ((bytes: number) => void) | undefined {
  const account = c.get("account");
  if (account === undefined) return undefined;
  const name = `${account.id} unpaid`;
  const wait = buckets.wait(name);
  if (wait > 0) throw tooFast(buckets.pace, wait);
  return (bytes) => buckets.spend(name, bytes);
}

type Given = Omit<Input, "options">;

interface How {
  readonly limits: Document["limits"];
  readonly isKnown: boolean;
}

async function givenIn(
  c: Ctx,
  bytes: Uint8Array<ArrayBuffer>,
  body: Body,
  { limits, isKnown }: How,
): Promise<Given | Problem> {
  if (body.takes === "nothing") return {};
  if (body.takes === "parts") {
    const parts = await partsIn(bytes, c.req.header("content-type") ?? "", body.parts, limits);
    return parts instanceof Problem ? parts : { parts };
  }
  if (body.takes === "fields") {
    const fields = fieldsIn(bytes, body.schema);
    return fields instanceof Problem ? fields : { fields };
  }
  if (body.takes === "statement") return { statement: { bytes, of: isKnown ? "key" : "anybody" } };
  const kind = formOf(bytes, c.req.header("content-type") ?? "", body.kinds);
  if (kind !== undefined) return { document: { kind, bytes, limits } };
  // A PDF is named as such, whatever it is sent as.
  const refused = refuseBytes(bytes);
  return refused === undefined ? notTaken(body.kinds) : refusal(refused);
}

/** What a body is by its content type. Where JSON is taken, it is what has no type of another kind. */
function formOf(input: Uint8Array, mediaType: string, kinds: readonly Kind[]): Kind | undefined {
  const said = kindOf({ input, mediaType });
  if (kinds.includes(said)) return said;
  return kinds.includes("json") ? "json" : undefined;
}

function notTaken(kinds: readonly Kind[]): Problem {
  return problem("other_format", { types: kinds.map((kind) => ours(media[kind].type)) });
}

/** Has something done, and says with the answer, whatever it is, what became of the allowance. */
export async function saying<T>(c: Ctx, work: (say: Say) => Promise<T>): Promise<T> {
  const said: { facts?: Facts | undefined } = {};
  try {
    return await work((facts) => void (said.facts = facts));
  } finally {
    if (said.facts !== undefined) say(c, said.facts);
  }
}

/** The allowance as headers. With METERING=off there are none. */
function say(c: Ctx, { usage: { limit, remaining, resetsAt, period }, notice }: Facts): void {
  c.header("X-RateLimit-Limit", `${limit}`);
  c.header("X-RateLimit-Remaining", `${remaining}`);
  c.header("X-RateLimit-Reset", `${resetsAt.getTime() / 1000}`);
  c.header("X-RateLimit-Period", period);
  if (notice !== undefined) c.header("X-Quota-Notice", notice);
}

function answer(c: Ctx, { outcome, content }: Result, success: 200 | 201): Response {
  const status = outcome === "refused" ? 422 : success;
  if ("json" in content) return jsonAnswer(c, content.json, status);
  if ("xml" in content) return xmlAnswer(c, content, status);
  if ("html" in content) return pageAnswer(c, content.html);
  if ("text" in content) return c.text(content.text, status);
  if (content.preview === true) c.header("X-Preview", "true");
  if (content.pdfa !== undefined) c.header("X-PDFA", content.pdfa);
  sayRepairs(c, content.repairs);
  return c.body(content.pdf, status, { "Content-Type": media.pdf.type });
}

/** A page about what somebody else wrote: no scripts, nothing loaded, and no way out of it. */
function pageAnswer(c: Ctx, html: string): Response {
  c.header("Content-Security-Policy", "sandbox; default-src 'none'; style-src 'unsafe-inline'");
  return c.html(html);
}

function jsonAnswer(c: Ctx, json: object, status: 200 | 201 | 422): Response {
  if (!isLarge(json)) {
    const text = JSON.stringify(json);
    return withKnownText(c.body(text, status, { "Content-Type": media.json.type }), text);
  }
  const parts = partsOf(json, JSON.stringify);
  const length = parts.reduce((sum, it) => sum + it.length, 0);
  const type = { "Content-Type": media.json.type };
  if (length <= PIECE) return c.body(joined(parts), status, type);
  return c.body(inPieces(parts), status, { ...type, "Content-Length": `${length}` });
}

function xmlAnswer(c: Ctx, { xml, repairs }: Extract<Content, { xml: unknown }>, status: 200 | 201 | 422): Response {
  sayRepairs(c, repairs);
  // Bytes say themselves in which encoding they are (RFC 7303, 3.2).
  const charset = typeof xml === "string" ? "; charset=utf-8" : "";
  return c.body(xml, status, { "Content-Type": `${media.xml.type}${charset}` });
}

function sayRepairs(c: Ctx, repairs: { readonly applied: number; readonly left: number } | undefined): void {
  if (repairs === undefined) return;
  c.header("X-Repairs-Applied", `${repairs.applied}`);
  c.header("X-Repairs-Left", `${repairs.left}`);
}
