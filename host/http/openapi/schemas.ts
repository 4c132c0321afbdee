/** The forms of answers about keys, records and the service, as the OpenAPI document has them. */
import { z } from "@hono/zod-openapi";
import {
  conformance,
  count,
  dateTime,
  edition,
  findings,
  followedEdition,
  mode,
  text,
  truncated,
} from "../../operations/forms.ts";
import { planNames } from "../../domain/plans.ts";
import { profileSchema } from "../../operations/options.ts";
import { type ProblemCode, problems } from "../../domain/problems.ts";

export const health = z.object({
  ok: z.boolean(),
  runtime: z.string(),
  generation: z.boolean(),
  engine_version: z.string(),
  billing: z.union([z.boolean(), z.literal("test-mode")]).openapi({
    description: "true where real cards are charged, false where nothing can be bought.",
  }),
  billing_configured: z.boolean().openapi({ description: "Whether there are credentials." }),
  billing_reachable: z.boolean().nullable().openapi({
    description: "Whether the payment provider answered, at most five minutes ago; null before the first look.",
  }),
  billing_prices_differ: z.array(z.enum(planNames)).optional().openapi({
    description: "Plans whose price at the payment provider is not the one that is named here.",
  }),
}).openapi("Health");

export const versions = z.object({
  engine: z.string(),
  engine_version: z.string(),
  ruleset: z.string(),
  editions: z.array(edition).openapi({ description: "The official rule sets that verdicts follow." }),
  rule_id_count: count,
  validator_conformance: conformance,
  releases: z.array(z.object({
    version: z.string(),
    date: z.string().nullable().openapi({ description: "null for what is not released yet." }),
    rules_added: z.array(z.string()),
  })),
  derivation: z.string(),
}).openapi("Versions");

export const recordId = z.string().regex(/^[0-9a-f]{32}$/).openapi({ example: "0123456789abcdef0123456789abcdef" });

export const validationRecord = z.object({
  id: recordId,
  date: dateTime,
  expires: dateTime,
  statement: text("What the record attests, and what it does not."),
  document: z.object({
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    hash_input: z.enum(["raw_xml_bytes", "canonical_json", "raw_json_bytes"]).openapi({
      description:
        "What the hash is of: the bytes of XML, the canonical form of JSON (RFC 8785), or the bytes of JSON that " +
        "has no canonical form, because a field occurs twice in it, a text has half a character, or it is larger than " +
        "what is read of it.",
    }),
  }),
  engine: z.string(),
  engine_version: z.string(),
  ruleset: z.string(),
  profile: profileSchema,
  mode,
  as_of: z.iso.date().optional().openapi({ description: "The day whose editions were asked for, where one was." }),
  editions: z.array(followedEdition).optional().openapi({ description: "What they were on that day." }),
  valid: z.boolean(),
  errors: findings,
  warnings: findings,
  information: findings,
  findings_truncated: truncated.optional(),
  signed: z.boolean(),
  key_id: z.string().nullable(),
  signature: z.string().regex(/^[0-9a-f]{64}$/).nullable().openapi({
    description: "HMAC-SHA-256 over the canonical JSON (RFC 8785) of everything but this field; null when unsigned.",
  }),
}).openapi("ValidationRecord");

const errorFields = z.object({
  error: z.string().openapi({ description: "The stable code; branch on this." }),
  message: z.string().openapi({ description: "For people; may be reworded." }),
  docs: z.url().openapi({ description: "What the page of errors says of the code." }),
}).openapi("ErrorEnvelope", {
  description: "What every answer that is no success holds, but 422, which holds a verdict.",
});

const xmlPlace = {
  xml_code: text("What is wrong with the XML, more exactly than error.").optional(),
  part: text("Which of several documents it is about.").optional(),
  line: z.int().min(1).optional(),
  column: z.int().min(1).optional(),
};

/** Fields that the envelopes of a status have beyond code, message and docs. */
const more: Readonly<Partial<Record<number, z.ZodRawShape>>> = {
  400: xmlPlace,
  413: xmlPlace,
  415: xmlPlace,
  429: { upgrade_url: z.url().optional() },
};

/** Most routes have some in common, and to make one takes a while. */
const envelopes = new Map<string, z.ZodObject>();

/** The envelope of some codes, which have the same status. */
export function envelopeSchema(codes: readonly [ProblemCode, ...ProblemCode[]]): z.ZodObject {
  const name = codes.join(" ");
  const made = envelopes.get(name) ??
    errorFields.extend({ error: z.enum(codes), ...more[problems[codes[0]].status] });
  envelopes.set(name, made);
  return made;
}
