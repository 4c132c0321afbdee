/**
 * The daemon of KoSIT's validator, as its clients know it: a document goes to any path, whose last segment is its name, and
 * its report comes back. Who asks, how fast and how much is as everywhere; so is what a body may be.
 */
import { ENGINE_VERSION, type Verdict } from "../../../engine/mod.ts";
import { Problem } from "../../domain/problems.ts";
import type { ErrorEnvelope } from "../../domain/refused.ts";
import { messageOf } from "../../domain/wording.ts";
import { sha256 as sha256Of } from "../../kit/secrets.ts";
import { xmlText } from "../../kit/xml_text.ts";
import { assess, type Outcome } from "../../kosit/assessment.ts";
import { varlReport } from "../../kosit/report.ts";
import { maxCharacters } from "../../operations/options.ts";
import { perform, type Performing } from "../../operations/perform.ts";
import type { Result } from "../../operations/operation.ts";
import { validate } from "../../operations/validate.ts";
import { admissionOf } from "../admission.ts";
import { bearerKey } from "../bearer_key.ts";
import { admitted, readBody } from "../middleware/body.ts";
import { language, languageAsked } from "../middleware/language.ts";
import { addressOf } from "../middleware/window.ts";
import { named } from "../openapi/route.ts";
import type { App, Ctx, Service } from "../service.ts";
import { raised, saying } from "./operations.ts";

type Serving = Performing & Pick<Service, "config">;

const XML = { "Content-Type": "application/xml" } as const;

/** Serves it below a path, "/kosit", or with "" everywhere. */
export function mountKosit(app: App, service: Serving, below: "" | "/kosit"): void {
  const path = `${below}/*`;
  const unnamed = counter();
  app.get(`${below}/server/health`, named(`${below}/server/health`), (c) => c.body(healthXml(), 200, XML));
  app.post(
    path,
    named(path),
    admitted(admissionOf("post", "/kosit/*")),
    async (c) => await checked(c, service, unnamed),
  );
  app.all(path, named(path), (c) => {
    return c.text(`Method ${c.req.method} not supported`, 405, { Allow: "POST" });
  });
}

/** Names for what is sent to no name. */
function counter(): () => string {
  let count = 0;
  return () => `supplied_instance_${++count}`;
}

class NothingSent extends Error {}

async function checked(c: Ctx, service: Serving, unnamed: () => string): Promise<Response> {
  const lang = languageAsked(c);
  const begun = new Date(service.stores.clock());
  let sha256 = "";
  const receive = async () => {
    const characters = charactersAsked(c);
    const bytes = await readBody(c, characters !== undefined);
    if (bytes.length === 0 || isMultipart(c)) throw new NothingSent();
    // Before the work, which takes the bytes away.
    sha256 = await sha256Of(bytes);
    const document = { kind: "xml", bytes, limits: raised(characters), mixed: true } as const;
    return { input: { options: { strict: "true" }, document }, body: bytes, lang };
  };
  try {
    const done = await saying(c, (say) =>
      perform(service, validate, {
        id: c.get("requestId"),
        address: addressOf(c, service.config.trustedProxies),
        signal: c.req.raw.signal,
        key: bearerKey(c),
        idempotencyKey: c.req.header("idempotency-key"),
        receive,
        say,
      }));
    const outcome = outcomeOf(done, c);
    const { processed, recommends } = assess(outcome);
    const status = !processed ? 422 : recommends === "accept" ? 200 : 406;
    return c.body(varlReport({ name: nameOf(c) ?? unnamed(), sha256, begun }, outcome, language(c, lang)), status, XML);
  } catch (error) {
    if (error instanceof NothingSent) return c.text("No content supplied", 400);
    throw error;
  }
}

function isMultipart(c: Ctx): boolean {
  return /^multipart\//i.test(c.req.header("content-type")?.trim() ?? "");
}

function charactersAsked(c: Ctx): number | undefined {
  const asked = c.req.query("max_characters");
  // Clients send parameters of their own, which say nothing here.
  const parsed = maxCharacters.safeParse(asked);
  if (!parsed.success) throw new Problem("bad_request", parsed.error.issues[0]?.message ?? "max_characters is wrong");
  return parsed.data;
}

/** Codes of refusals that are about the document itself; all others are about the request, and are answered as everywhere. */
const ofDocument = ["xml_malformed", "xml_limit_exceeded", "unsupported_syntax", "unsupported_media_type"] as const;

/** The verdict, or why the document has none. Throws the Problem of a request that was not let in. */
function outcomeOf(done: Result | Problem, c: Ctx): Outcome {
  if (done instanceof Problem) {
    if (!ofDocument.some((it) => it === done.code)) throw done;
    const { code: error, details: { fields = {} } } = done;
    const envelope: ErrorEnvelope = { error, message: messageOf(done, languageAsked(c)), ...fields };
    return { refusal: envelope };
  }
  if (!("json" in done.content)) throw new TypeError("a verdict is JSON");
  // The operation gives what the engine gave it, and forms_test.ts holds the two together.
  return { verdict: done.content.json as Verdict };
}

/** The last segment of the path; undefined where there is none. */
function nameOf(c: Ctx): string | undefined {
  const segment = c.req.path.replace(/^\/kosit(?=\/|$)/, "").split("/").at(-1) ?? "";
  if (segment === "") return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function healthXml(): string {
  const { heapTotal, heapUsed, rss } = Deno.memoryUsage();
  return `<?xml version="1.0" encoding="UTF-8"?>\n<health xmlns="http://www.xoev.de/de/validator/framework/1/daemon">\n` +
    `<status>UP</status>\n<application>\n<name>Faktlint</name>\n<version>${xmlText(ENGINE_VERSION)}</version>\n` +
    `<build>${xmlText(ENGINE_VERSION)}</build>\n</application>\n<memory>\n` +
    `<freeMemory>${heapTotal - heapUsed}</freeMemory>\n<maxMemory>${rss}</maxMemory>\n` +
    `<totalMemory>${heapTotal}</totalMemory>\n</memory>\n</health>\n`;
}
