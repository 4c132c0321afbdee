/** What the routes that take a document have in common. */
import type { JsonLimits, XmlLimits } from "../../../engine/mod.ts";
import { keyFailures } from "../openapi/route.ts";
import { Problem } from "../../problems.ts";
import { envelopeOf, type Refused } from "../../refused.ts";
import type { Ctx } from "../service.ts";

/** XML by RFC 7303: application/xml, text/xml, and everything whose name ends with +xml. */
export function isXml(c: Ctx): boolean {
  return /^\s*(?:(?:application|text)\/xml|[^;\s]+\+xml)\s*(?:;|$)/i.test(c.req.header("content-type") ?? "");
}

/** The failures of routes that read XML. */
export const readingFailures = [
  "bad_request",
  "invalid_max_characters",
  "xml_malformed",
  "xml_rejected",
  ...keyFailures,
  "idempotency_key_reused",
  "payload_too_large",
  "xml_limit_exceeded",
  "unsupported_syntax",
  "quota_exceeded",
] as const;

/** The caps that `max_characters` raises. Without it, and below, the engine's own hold. */
export function raised(
  characters: number | undefined,
  own: number,
): { readonly limits?: Pick<XmlLimits & JsonLimits, "characters"> } {
  return characters === undefined || characters <= own ? {} : { limits: { characters } };
}

/** The Problem of a document that the engine refused. */
export function refusal(refused: Refused): Problem {
  const { error, message, ...fields } = envelopeOf(refused);
  return new Problem(error, message, { fields });
}
