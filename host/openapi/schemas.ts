/** The forms of answers, as the OpenAPI document has them. The engine's own types say the same in TypeScript. */
import { z } from "@hono/zod-openapi";
import { profileNames } from "../../engine/mod.ts";
import { type ProblemCode, problems } from "../problems.ts";

const [firstProfile, ...otherProfiles] = profileNames;
if (firstProfile === undefined) throw new Error("the engine has no profile");
export const profileSchema = z.enum([firstProfile, ...otherProfiles]).openapi("Profile");

const dateTime = z.iso.datetime();
const count = z.int().min(0);
const period = z.string().regex(/^\d{4}-\d{2}$/);
const tier = z.enum(["free", "starter", "scale"]).openapi("Tier");

const place = z.object({
  path: z.string().openapi({ example: "/Invoice/cac:InvoiceLine[3]/cbc:ID" }),
  line: z.int().min(1),
  column: z.int().min(1),
}).openapi("Place");

const pointer = z.object({ pointer: z.string().openapi({ example: "/lines/2/vatRate" }) }).openapi("JsonPlace");

const finding = z.object({
  rule: z.string().openapi({ example: "BR-CO-10" }),
  field: z.union([z.string(), z.array(z.string())]),
  severity: z.enum(["fatal", "warning", "information"]),
  message: z.string(),
  fix: z.string(),
  xpath: z.string().optional(),
  docsUrl: z.url(),
  example: z.string().optional(),
  location: z.union([place, pointer]).optional(),
}).openapi("Finding");

const findings = z.array(finding).max(500);
const cut = z.object({ total: count, returned: count });

const truncated = cut.extend({
  cap: count,
  by_severity: z.object({ errors: cut, warnings: cut, information: cut }),
  note: z.string(),
}).openapi("FindingsTruncated", { description: "Present when something was cut; valid is of the whole document." });

const mode = z.enum(["default", "strict"]);

const conformance = z.object({
  recorded: z.string().nullable(),
  validator: z.string().nullable(),
  configuration: z.string().nullable(),
  configuration_published: z.string().nullable(),
}).openapi("ValidatorConformance", {
  description: "The last comparison with the reference validator; null while none.",
});

const origin = z.object({
  engine: z.string(),
  engine_version: z.string(),
  ruleset: z.string().openapi({ example: "en16931@1.3.16" }),
  profile: profileSchema,
  validator_conformance: conformance,
}).openapi("Origin");

const provenance = origin.extend({
  mode,
  rules_evaluated: count,
  families_not_run: z.array(z.string()),
}).openapi("Provenance");

const notRead = z.object({ total: count, elements: z.array(place).max(100) }).openapi("NotRead", {
  description: "Elements with content that no business term holds.",
});

const syntax = z.enum(["ubl-invoice", "ubl-credit-note", "cii"]).openapi("Syntax");

const recordLink = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  url: z.url(),
  json: z.url(),
  expires: dateTime,
}).openapi("RecordLink");

export const validationResult = z.object({
  valid: z.boolean().openapi({ description: "No finding is fatal. It is no promise of acceptance, and no advice." }),
  profile: profileSchema,
  errors: findings,
  warnings: findings,
  information: findings,
  provenance,
  findings_truncated: truncated.optional(),
  record: recordLink.optional(),
  syntax: syntax.optional().openapi({ description: "With XML only, as are the next four fields." }),
  invoiceTypeCode: z.string().nullable().optional(),
  specificationIdentifier: z.string().nullable().optional(),
  profileSource: z.enum(["query", "document", "default"]).optional(),
  notRead: notRead.optional(),
}).openapi("ValidationResult");

export const parseResult = z.object({
  invoice: z.record(z.string(), z.unknown()).openapi({
    description: "The invoice in the model of InvoiceInput; what the document does not state is left out.",
  }),
  syntax,
  notRead,
  provenance: origin,
}).openapi("ParseResult");

export const generateEnvelope = z.object({
  xml: z.string(),
  profile: profileSchema,
  syntax,
  warnings: findings,
  information: findings,
  findings_truncated: truncated.optional(),
  provenance,
}).openapi("GenerateEnvelope");

export const keyIssued = z.object({
  key: z.string().regex(/^fl_live_[0-9A-Za-z]{40}$/).openapi({ description: "Shown this once." }),
  tier,
  monthly_limit: count,
  created: dateTime,
  warning: z.string().optional(),
}).openapi("KeyIssued");

export const rotation = z.object({
  key: z.string().regex(/^fl_live_[0-9A-Za-z]{40}$/).openapi({ description: "Shown this once." }),
  tier,
  monthly_limit: count,
  period,
  used: count,
  remaining: count,
  resets_at: dateTime,
  created: dateTime.nullable(),
  rotated_at: dateTime,
  rotations_remaining_today: count,
  warning: z.string(),
}).openapi("Rotation");

export const usage = z.object({
  tier,
  period,
  used: count,
  limit: count,
  remaining: count,
  resets_at: dateTime,
  past_due: z.boolean(),
  billing_warning: z.string().optional(),
  portal_endpoint: z.url().optional(),
  tier_expires: z.string().optional(),
}).openapi("Usage");

export const health = z.object({
  ok: z.boolean(),
  runtime: z.string(),
  generation: z.boolean(),
  engine_version: z.string(),
  billing: z.union([z.boolean(), z.literal("test-mode")]),
  billing_configured: z.boolean(),
  billing_reachable: z.boolean().nullable(),
}).openapi("Health");

export const versions = z.object({
  engine: z.string(),
  engine_version: z.string(),
  ruleset: z.string(),
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
  statement: z.string(),
  document: z.object({
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    hash_input: z.enum(["raw_xml_bytes", "canonical_json", "raw_json_bytes"]),
  }),
  engine: z.string(),
  engine_version: z.string(),
  ruleset: z.string(),
  profile: profileSchema,
  mode,
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
  docs: z.url(),
}).openapi("ErrorEnvelope");

const xmlPlace = {
  xml_code: z.string().optional(),
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

/** The envelope of some codes, which have the same status. */
export function envelopeSchema(codes: readonly [ProblemCode, ...ProblemCode[]]): z.ZodObject {
  return errorFields.extend({ error: z.enum(codes), ...more[problems[codes[0]].status] });
}
