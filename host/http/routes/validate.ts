/** `POST /v1/validate`: judges an invoice, XML or JSON. */
import {
  defaultLimits,
  type Locale,
  type Location,
  type Profile,
  validate,
  validateJson,
  type ValidationResult,
  type Verdict,
} from "../../../engine/mod.ts";
import { loadTexts } from "../../locales.ts";
import { language } from "../middleware/language.ts";
import { metered, received } from "../middleware/metered.ts";
import type { Buckets } from "../middleware/pace.ts";
import { settle } from "../middleware/quota.ts";
import { invoiceBody, xmlBody } from "../openapi/bodies.ts";
import { verdict as verdictExample } from "../openapi/examples.ts";
import { lang, maxCharacters, meteredHeaders, profile, record, requestHeaders, strict } from "../openapi/parameters.ts";
import { createRoute, failures, keyed, mount, queryOf, z } from "../openapi/route.ts";
import { validationResult } from "../openapi/schemas.ts";
import { fingerprint } from "../../receipts.ts";
import type { App, Ctx, Service } from "../service.ts";
import { createRecord } from "../../stores/records.ts";
import { isXml, raised, readingFailures, refusal } from "./document.ts";

const query = z.object({ record, max_characters: maxCharacters, profile, strict, lang });

const route = createRoute({
  method: "post",
  path: "/v1/validate",
  tags: ["Documents"],
  operationId: "validate",
  summary: "Judge an invoice",
  description: "Costs one document, whether or not the invoice is valid. What cannot be read costs nothing.",
  request: { query, headers: requestHeaders, body: { content: { ...invoiceBody, ...xmlBody }, required: true } },
  responses: {
    200: {
      description: "The verdict",
      headers: meteredHeaders,
      content: { "application/json": { schema: validationResult, example: verdictExample } },
    },
    ...failures(...readingFailures, "rate_limited"),
  },
});

export function mountValidate(app: App, service: Service, buckets: Buckets): void {
  mount(app, keyed(route, service), metered(service, buckets), async (c) => {
    const asked = queryOf(c, query);
    const texts = await loadTexts(language(c, asked.lang));
    const bytes = await received(c, service, asked.max_characters !== undefined);
    const result = verdict(c, bytes, { ...asked, texts }, service);
    const answer = asked.record === "true" ? await recorded(c, bytes, result, service) : result;
    await settle(c, service);
    return c.json(answer);
  });
}

type Result = ValidationResult | Verdict<Location>;

interface Asked {
  readonly max_characters?: number | undefined;
  readonly profile?: Profile | undefined;
  readonly strict?: "true" | "false" | undefined;
  readonly texts: Locale;
}

function verdict(c: Ctx, bytes: Uint8Array, asked: Asked, { baseUrl, conformance }: Service): Result {
  const options = {
    ...raised(asked.max_characters, defaultLimits.characters),
    ...(asked.profile === undefined ? {} : { profile: asked.profile }),
    texts: asked.texts,
    strict: asked.strict === "true",
    docsBase: baseUrl,
    conformance,
  };
  const outcome = isXml(c) ? validate(bytes, options) : validateJson(bytes, options);
  if ("refusal" in outcome) throw refusal(outcome.refusal);
  return outcome.ok;
}

/** The verdict with the place of its record. */
async function recorded(c: Ctx, bytes: Uint8Array<ArrayBuffer>, result: Result, service: Service): Promise<object> {
  const document = await fingerprint(isXml(c) ? "xml" : "json", bytes);
  const { id, expires } = await createRecord(service.stores, result, document, service.signingKey);
  const { baseUrl } = service;
  return { ...result, record: { id, url: `${baseUrl}/r/${id}`, json: `${baseUrl}/v1/records/${id}`, expires } };
}
