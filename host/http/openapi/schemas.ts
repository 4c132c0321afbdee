/** The forms of answers, as the OpenAPI document has them. The engine's own types say the same in TypeScript. */
import { z } from "@hono/zod-openapi";
import { profileNames } from "../../../engine/mod.ts";
import { type ProblemCode, problems } from "../../problems.ts";

const [firstProfile, ...otherProfiles] = profileNames;
if (firstProfile === undefined) throw new Error("the engine has no profile");
export const profileSchema = z.enum([firstProfile, ...otherProfiles]).openapi("Profile");

const dateTime = z.iso.datetime();
const count = z.int().min(0);

function text(description: string) {
  return z.string().openapi({ description });
}

function counted(description: string) {
  return count.openapi({ description });
}

const period = z.string().regex(/^\d{4}-\d{2}$/);
const tier = z.enum(["free", "starter", "scale"]).openapi("Tier");

const place = z.object({
  path: z.string().openapi({
    example: "/Invoice/cac:InvoiceLine[3]/cbc:ID",
    description: "The element; of one that is missing, the nearest that is there.",
  }),
  line: z.int().min(1),
  column: z.int().min(1),
}).openapi("Place", { description: "A place in XML that was sent." });

const pointer = z.object({
  pointer: z.string().openapi({ example: "/lines/2/vatRate", description: "A JSON Pointer (RFC 6901)." }),
}).openapi("JsonPlace", { description: "A place in JSON that was sent." });

const finding = z.object({
  rule: z.string().openapi({ example: "BR-CO-10", description: "The stable id of the rule; branch on this." }),
  field: z.union([z.string(), z.array(z.string())]).openapi({ description: "What it is about: BT and BG numbers." }),
  severity: z.enum(["fatal", "warning", "information"]),
  message: text("What is wrong, for people; may be reworded."),
  fix: text("What to do about it."),
  xpath: text("Where the rule looks in XML, whatever the invoice.").optional(),
  docsUrl: z.url().openapi({ description: "The page of the rule." }),
  example: text("What it looks like when it is right.").optional(),
  location: z.union([place, pointer]).optional().openapi({ description: "Where it is in what was sent." }),
}).openapi("Finding", { description: "Where an invoice fails a rule, and what to do." });

const findings = z.array(finding).max(500);
const cut = z.object({ total: counted("All that were found."), returned: counted("Those in this answer.") });

const truncated = cut.extend({
  cap: counted("As many as an answer has at most."),
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
  ruleset: z.string().openapi({ example: "en16931@1.3.16", description: "The rules and their version." }),
  profile: profileSchema,
  validator_conformance: conformance,
}).openapi("Origin", { description: "What judged or read the invoice." });

const provenance = origin.extend({
  mode: mode.openapi({ description: "strict judges exactly as the official validators do." }),
  rules_evaluated: count,
  families_not_run: z.array(z.string()).openapi({
    description: "Families of rules that did not run, and that the verdict is silent on.",
  }),
}).openapi("Provenance", { description: "What judged the invoice, by which rules, and by which not." });

const notRead = z.object({ total: count, elements: z.array(place).max(100) }).openapi("NotRead", {
  description: "Elements with content that no business term holds.",
});

const syntax = z.enum(["ubl-invoice", "ubl-credit-note", "cii"]).openapi("Syntax");

const recordLink = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  url: z.url().openapi({ description: "The record as a page." }),
  json: z.url().openapi({ description: "The record as JSON." }),
  expires: dateTime,
}).openapi("RecordLink", { description: "Where a stored record is; who knows the id can read it." });

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
  specificationIdentifier: z.string().nullable().optional().openapi({ description: "BT-24 as it stands there." }),
  profileSource: z.enum(["query", "document", "default"]).optional().openapi({
    description: "What chose the profile.",
  }),
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
  xml: text("The document."),
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
  monthly_limit: counted("Documents a month."),
  created: dateTime,
  warning: z.string().optional(),
}).openapi("KeyIssued");

export const rotation = z.object({
  key: z.string().regex(/^fl_live_[0-9A-Za-z]{40}$/).openapi({ description: "Shown this once." }),
  tier,
  monthly_limit: counted("Documents a month."),
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
  used: counted("Documents this month."),
  limit: counted("Documents a month."),
  remaining: count,
  resets_at: dateTime,
  past_due: z.boolean().openapi({ description: "The last payment failed." }),
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
  statement: text("What the record attests, and what it does not."),
  document: z.object({
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    hash_input: z.enum(["raw_xml_bytes", "canonical_json", "raw_json_bytes"]).openapi({
      description: "What the hash is of; canonical JSON is that of RFC 8785.",
    }),
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
  docs: z.url().openapi({ description: "What the page of errors says of the code." }),
}).openapi("ErrorEnvelope", {
  description: "What every answer that is no success holds, but 422, which holds a verdict.",
});

const xmlPlace = {
  xml_code: text("What is wrong with the XML, more exactly than error.").optional(),
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
