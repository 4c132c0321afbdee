/** The route of an operation, as the OpenAPI document describes it. */
import type { RouteConfig } from "@hono/zod-openapi";
import type { AnswerKind, Kind, Operation } from "../../operations/operation.ts";
import type { ProblemCode } from "../../domain/problems.ts";
import { bodyOf } from "./bodies.ts";
import { meteredHeaders, replayHeaders, requestHeaders } from "./headers.ts";
import { createRoute, failures, keyFailures } from "./route.ts";

/** A route for each method. With METERING=off, what costs documents needs no key. */
export function routesOf(operation: Operation, metering: boolean): readonly RouteConfig[] {
  const { id, methods: [first = "post", ...others] = [] } = operation;
  const named = others.map((method) => [method, method + id.charAt(0).toUpperCase() + id.slice(1)] as const);
  return [[first, id] as const, ...named].map(([method, name]) => routeOf(operation, method, name, metering));
}

function routeOf(operation: Operation, method: "get" | "post", operationId: string, metering: boolean): RouteConfig {
  const { path, tag, title, options, body, key, cost, secret } = operation;
  const description = [operation.description, operation.charging].filter((it) => it !== undefined).join(" ");
  const isKeyed = key && (metering || cost === 0);
  return createRoute({
    method,
    path,
    tags: [tag],
    operationId,
    summary: title,
    ...(description === "" ? {} : { description }),
    ...(isKeyed ? {} : { security: [] }),
    request: { query: options, ...headersOf(cost, secret), ...bodyOf(body) },
    responses: { ...successes(operation), ...failures(...failuresOf(operation)) },
  });
}

function headersOf(cost: Operation["cost"], secret: Operation["secret"]) {
  if (cost > 0) return { headers: requestHeaders };
  return secret === true ? { headers: replayHeaders } : {};
}

interface Media {
  readonly type: string;
  readonly schema: { readonly type?: "string"; readonly contentMediaType?: string };
}

/** How answers of each kind are sent; JSON has the schema of its operation. */
export const media: Readonly<Record<AnswerKind, Media>> = {
  json: { type: "application/json", schema: {} },
  xml: { type: "application/xml", schema: { type: "string" } },
  html: { type: "text/html", schema: { type: "string" } },
  text: { type: "text/plain", schema: { type: "string" } },
  pdf: { type: "application/pdf", schema: { type: "string", contentMediaType: "application/pdf" } },
};

function successes({ output, refused, cost, creates }: Operation): RouteConfig["responses"] {
  const headers = cost === 0 ? {} : { headers: meteredHeaders };
  return {
    [creates === true ? 201 : 200]: { description: output.description, ...headers, content: contentOf(output.forms) },
    ...(refused === undefined ? {} : {
      422: { description: refused.description, content: { "application/json": { schema: refused.schema } } },
    }),
  };
}

function contentOf(forms: Operation["output"]["forms"]) {
  return Object.fromEntries((["json", "xml", "html", "text", "pdf"] as const).flatMap((kind) => {
    const form = forms[kind];
    if (form === undefined) return [];
    const { type, schema } = media[kind];
    return [[type, withExample(form.schema ?? schema, form.example)]];
  }));
}

/** The example is made when the OpenAPI document is: invoices are judged for it, and a service starts without. */
function withExample(schema: object, example: (() => unknown) | undefined) {
  if (example === undefined) return { schema };
  return {
    schema,
    get example() {
      return example();
    },
  };
}

/** The problems of an operation, with those that follow from what it takes, needs and costs. */
function failuresOf({ body, key, cost, options, paced, problems, window }: Operation): readonly ProblemCode[] {
  const hasOptions = Object.keys(options.shape).length > 0;
  return [
    ...(hasOptions || body.takes !== "nothing" ? ["bad_request"] as const : []),
    ...("max_characters" in options.shape ? ["invalid_max_characters"] as const : []),
    ...problems,
    ...(body.takes === "nothing" ? [] : ["payload_too_large", "busy"] as const),
    ...(body.takes === "document" ? documentFailures(body.kinds) : []),
    ...(body.takes === "parts" ? documentFailures(Object.values(body.parts).flatMap(({ kinds }) => kinds)) : []),
    ...(key ? keyFailures : []),
    ...(cost === 0 ? [] : ["idempotency_key_reused", "quota_exceeded"] as const),
    ...(window === undefined ? [] : ["too_many_requests"] as const),
    ...(cost > 0 && paced || !key && body.takes !== "nothing" ? ["rate_limited"] as const : []),
  ];
}

function documentFailures(kinds: readonly Kind[]): readonly ProblemCode[] {
  return [
    ...(kinds.includes("xml") ? ["xml_malformed", "xml_rejected", "xml_limit_exceeded"] as const : []),
    "unsupported_syntax",
    ...(kinds.includes("json") ? [] : ["unsupported_media_type"] as const),
  ];
}
