/** Requests of the HTTP tests. */
import { profileNames } from "../../engine/mod.ts";
import type { Generation } from "../../host/documents/generation.ts";
import { textOf } from "../house/sources.ts";
import { validInvoice } from "../support/terminal.ts";

interface Bearer {
  readonly authorization: string;
}

type Headers = Readonly<Record<string, string>>;

/** A request with a JSON body. */
export function post(body: string, { authorization }: Bearer, headers: Headers = {}): RequestInit {
  return { method: "POST", body, headers: { authorization, "content-type": "application/json", ...headers } };
}

/** A request with an XML body. */
export function postXml(body: string | Uint8Array, { authorization }: Bearer, headers: Headers = {}): RequestInit {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body.slice();
  return { method: "POST", body: bytes, headers: { authorization, "content-type": "application/xml", ...headers } };
}

/** The JSON invoice of the examples, with other values in some of its fields. */
export function jsonInvoice(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...JSON.parse(textOf("examples/invoice-from-json.json")), ...fields });
}

const all:
  readonly (readonly [method: string, path: string, body: string | undefined, ...traits: readonly string[]])[] = [
    ["POST", "/v1/validate", "{}", "needs a key", "takes a body"],
    ["POST", "/v1/parse", validInvoice, "needs a key", "takes a body"],
    ["POST", "/v1/generate", "{}", "needs a key", "takes a body"],
    ["POST", "/v1/diagnose", "{}", "needs a key", "takes a body"],
    ["POST", "/v1/repair", "{}", "needs a key", "takes a body"],
    ["POST", "/v1/lookups/peppol", "{}", "needs a key", "takes a body"],
    ["POST", "/v1/lookups/vat", "{}", "needs a key", "takes a body"],
    ["GET", "/v1/explain?rule_id=BR-16", undefined],
    ["GET", "/v1/lookups/vat/status", undefined],
    ["POST", "/v1/lookups/france", "{}", "takes a body"],
    ["GET", "/v1/lookups/france/platforms", undefined],
    ["POST", "/v1/feedback", "{}", "takes a body"],
    ["POST", "/v1/keys", "{}", "takes a body", "any origin"],
    ["POST", "/v1/keys/rotate", undefined, "needs a key", "takes a body"],
    ["GET", "/v1/usage", undefined, "needs a key"],
    ["GET", "/v1/billing/portal", undefined, "needs a key"],
    ["POST", "/v1/billing/portal", undefined, "needs a key"],
    ["POST", "/v1/fix/claim", "{}", "takes a body"],
    ["POST", "/v1/billing/checkout/status", "{}", "takes a body"],
    ["POST", "/v1/billing/webhook", "{}", "takes a body"],
    ["GET", "/v1/health", undefined, "any origin"],
    ["GET", "/v1/versions", undefined, "any origin"],
    ["GET", "/v1/records/0", undefined],
    ["POST", "/v1/records/verify", "{}", "takes a body"],
    ["GET", "/openapi.json", undefined],
  ];

/** The requests of the interface, or those with a trait, without a key. */
export function requestsOf(trait?: string): readonly (readonly [path: string, init: RequestInit])[] {
  const found = all.filter(([, , , ...traits]) => trait === undefined || traits.includes(trait));
  return found.map(([method, path, body]) => [path, { method, ...(body === undefined ? {} : { body }) }]);
}

/** What a build has that writes all profiles. */
export const generation: Generation = { profiles: profileNames, pages: false };
