/** `POST /v1/parse`: an XML invoice in the JSON model. No rule runs. */
import { defaultLimits, origin, parse, type ParseResult, refuseBytes } from "../../../engine/mod.ts";
import { language } from "../middleware/language.ts";
import { metered, received } from "../middleware/metered.ts";
import { settle } from "../middleware/quota.ts";
import { xmlBody } from "../openapi/bodies.ts";
import { parsed } from "../openapi/examples.ts";
import { lang, maxCharacters, meteredHeaders, requestHeaders } from "../openapi/parameters.ts";
import { createRoute, failures, keyed, mount, queryOf, z } from "../openapi/route.ts";
import { parseResult } from "../openapi/schemas.ts";
import { Problem } from "../../problems.ts";
import type { App, Ctx, Service } from "../service.ts";
import { isXml, raised, readingFailures, refusal } from "./document.ts";

const example = resultOf(parsed, {});

const query = z.object({ max_characters: maxCharacters, lang });

const route = createRoute({
  method: "post",
  path: "/v1/parse",
  tags: ["Documents"],
  operationId: "parse",
  summary: "Read an XML invoice into the JSON model",
  description: "Costs one document. What cannot be read costs nothing.",
  request: { query, headers: requestHeaders, body: { content: xmlBody, required: true } },
  responses: {
    200: {
      description: "The invoice as JSON",
      headers: meteredHeaders,
      content: { "application/json": { schema: parseResult, example } },
    },
    ...failures(...readingFailures, "unsupported_media_type"),
  },
});

export function mountParse(app: App, service: Service): void {
  mount(app, keyed(route, service), metered(service), async (c) => {
    const asked = queryOf(c, query);
    language(c, asked.lang);
    const bytes = await received(c, service, asked.max_characters !== undefined);
    needXml(c, bytes);
    const outcome = parse(bytes, raised(asked.max_characters, defaultLimits.characters));
    if ("refusal" in outcome) throw refusal(outcome.refusal);
    await settle(c, service);
    return c.json(resultOf(outcome.ok, service));
  });
}

function resultOf({ invoice, profile, syntax, notRead }: ParseResult, { conformance }: Partial<Service>) {
  return { invoice, syntax, notRead, provenance: origin(profile, conformance) };
}

/** A PDF is named as such, whatever it is sent as. */
function needXml(c: Ctx, bytes: Uint8Array): void {
  const refused = refuseBytes(bytes);
  if (refused !== undefined) throw refusal(refused);
  if (isXml(c)) return;
  const message = "Parse turns XML into JSON. Send XML, with the content type application/xml or text/xml.";
  throw new Problem("unsupported_media_type", message);
}
