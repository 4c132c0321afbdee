/** `POST /v1/generate`: writes an invoice as XML, or as a PDF with the XML inside. */
import type { Generated, GenerateOptions, JsonVerdict, Profile } from "../../../engine/mod.ts";
import { type Language, loadTexts } from "../../locales.ts";
import { language } from "../middleware/language.ts";
import { metered, received } from "../middleware/metered.ts";
import type { Buckets } from "../middleware/pace.ts";
import { settle } from "../middleware/quota.ts";
import { invoiceBody } from "../openapi/bodies.ts";
import { written as writtenExample } from "../openapi/examples.ts";
import { lang, meteredHeaders, requestHeaders, strict } from "../openapi/parameters.ts";
import { createRoute, failures, keyed, keyFailures, mount, queryOf, z } from "../openapi/route.ts";
import { generateEnvelope, validationResult } from "../openapi/schemas.ts";
import { Problem } from "../../problems.ts";
import type { App, Ctx, Service } from "../service.ts";
import { refusal } from "./document.ts";

const format = z.enum(["json", "xml", "pdf"]).optional().openapi({
  description: "json (the default): an envelope. xml: the document alone. pdf: for the profile facturx-en16931.",
});
const query = z.object({ format, strict, lang });

const text = { schema: { type: "string" }, example: writtenExample.xml } as const;

const route = createRoute({
  method: "post",
  path: "/v1/generate",
  tags: ["Documents"],
  operationId: "generate",
  summary: "Write an invoice as XML or PDF",
  description: "Costs one document. An invoice with a fatal finding is not written, and costs nothing.",
  request: { query, headers: requestHeaders, body: { content: invoiceBody, required: true } },
  responses: {
    200: {
      description: "The document",
      headers: meteredHeaders,
      content: {
        "application/json": { schema: generateEnvelope, example: envelopeOf(writtenExample) },
        "application/xml": text,
        "application/pdf": { schema: { type: "string", contentMediaType: "application/pdf" } },
      },
    },
    422: {
      description: "Not written: the verdict has fatal findings",
      content: { "application/json": { schema: validationResult } },
    },
    ...failures(
      "bad_request",
      "unsupported_profile",
      ...keyFailures,
      "idempotency_key_reused",
      "payload_too_large",
      "unsupported_syntax",
      "quota_exceeded",
      "rate_limited",
      "generation_not_yet_available",
    ),
  },
});

type Format = "json" | "xml" | "pdf";

export function mountGenerate(app: App, service: Service, buckets: Buckets): void {
  mount(app, keyed(route, service), metered(service, buckets), async (c) => {
    const { format = "json", ...asked } = queryOf(c, query);
    const lang = language(c, asked.lang);
    const { baseUrl, conformance } = service;
    const how = { strict: asked.strict === "true", docsBase: baseUrl, conformance, texts: await loadTexts(lang), lang };
    const bytes = await received(c, service);
    const written = generated(bytes, format, how, service);
    if ("errors" in written) return c.json(written, 422);
    return await send[format](c, written, service, how);
  });
}

/** The document, or the verdict that keeps it from being written. */
function generated(bytes: Uint8Array, format: Format, how: GenerateOptions, service: Service): Generated | JsonVerdict {
  const { generation } = service;
  if (generation === undefined) {
    throw new Problem("generation_not_yet_available", "This server writes no invoices; it validates and parses them.");
  }
  const outcome = generation.run(bytes, how);
  if ("refusal" in outcome) throw refusal(outcome.refusal);
  const result = "ok" in outcome ? outcome.ok : outcome.refused;
  if (!("errors" in result) || !result.errors.some(({ rule }) => rule === "ATW-PROFILE-UNKNOWN")) {
    needWritten(result.profile, format, service);
  }
  return result;
}

/** The profile that a PDF carries. */
const PDF_PROFILE = "facturx-en16931";

function needWritten(profile: Profile, format: Format, { generation, pdf }: Service): void {
  const profiles = generation?.profiles ?? [];
  const written = format !== "pdf" ? profiles : profiles.filter((it) => pdf !== undefined && it === PDF_PROFILE);
  if (written.includes(profile)) return;
  const those = written.length === 0 ? "none" : written.join(", ");
  const message = `The profile ${profile} is not written as ${format} here. Written as ${format}: ${those}.`;
  throw new Problem("unsupported_profile", message);
}

type How = GenerateOptions & { readonly lang: Language };
type Send = (c: Ctx, written: Generated, service: Service, how: How) => Promise<Response>;

/** One row a format; each charges before it answers. */
const send: Readonly<Record<Format, Send>> = {
  json: async (c, written, service) => {
    await settle(c, service);
    return c.json(envelopeOf(written));
  },
  xml: async (c, { xml }, service) => {
    await settle(c, service);
    return c.body(xml, 200, { "Content-Type": "application/xml; charset=utf-8" });
  },
  pdf: async (c, { xml, invoice, ...said }, service, { docsBase, texts, lang }) => {
    const watermark = c.get("account")?.tier === "free" ? { watermark: "PREVIEW" } : {};
    const date = new Date(service.stores.clock());
    const explained = { ...(docsBase === undefined ? {} : { docsBase }), ...(texts === undefined ? {} : { texts }) };
    const drawn = await service.pdf?.(invoice, xml, { lang, date, ...watermark, ...explained });
    if (drawn === undefined) throw new TypeError("needWritten() lets no PDF through without a writer");
    if ("findings" in drawn) {
      const verdict = { ...said, valid: false, errors: drawn.findings };
      return c.json(verdict, 422);
    }
    await settle(c, service);
    return c.body(drawn.ok, 200, { "Content-Type": "application/pdf" });
  },
};

/** All but the model, which is worked out only where it is asked for. */
function envelopeOf({ xml, profile, syntax, warnings, information, findings_truncated, provenance }: Generated) {
  const truncated = findings_truncated === undefined ? {} : { findings_truncated };
  return { xml, profile, syntax, warnings, information, ...truncated, provenance };
}
