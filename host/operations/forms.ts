/** The forms of verdicts and of what else is said of documents. The engine's own types say the same in TypeScript. */
import { z } from "@hono/zod-openapi";
import { profileSchema } from "./options.ts";

export const dateTime = z.iso.datetime();
export const count = z.int().min(0);

export function text(description: string) {
  return z.string().openapi({ description });
}

export function counted(description: string) {
  return count.openapi({ description });
}

export const place = z.object({
  path: z.string().openapi({
    example: "/Invoice/cac:InvoiceLine[3]/cbc:ID",
    description: "The element; of one that is missing, the nearest that is there.",
  }),
  line: z.int().min(1),
  column: z.int().min(1),
}).openapi("Place", { description: "A place in XML that was sent." });

export const pointer = z.object({
  pointer: z.string().openapi({ example: "/lines/2/vatRate", description: "A JSON Pointer (RFC 6901)." }),
}).openapi("JsonPlace", { description: "A place in JSON that was sent." });

const pdfPlace = z.object({
  pdf: z.string().openapi({
    example: "Metadata/fx:ConformanceLevel",
    description: "Names below the catalog of the PDF.",
  }),
}).openapi("PdfPlace", { description: "A place in the PDF around an invoice." });

export const finding = z.object({
  rule: z.string().openapi({ example: "BR-CO-10", description: "The stable id of the rule; branch on this." }),
  field: z.union([z.string(), z.array(z.string())]).openapi({ description: "What it is about: BT and BG numbers." }),
  severity: z.enum(["fatal", "warning", "information"]),
  message: text("What is wrong, for people; may be reworded."),
  fix: text("What to do about it."),
  xpath: text("Where the rule looks in XML, whatever the invoice.").optional(),
  docsUrl: z.string().openapi({ format: "uri", description: "The page of the rule." }),
  example: text("What it looks like when it is right.").optional(),
  actual: text("What is stated there, of findings on a PDF.").optional(),
  expected: text("What is required instead, of findings on a PDF.").optional(),
  location: z.union([place, pointer, pdfPlace]).optional().openapi({ description: "Where it is in what was sent." }),
}).openapi("Finding", { description: "Where an invoice fails a rule, and what to do." });

export const findings = z.array(finding).max(500);
const cut = z.object({ total: counted("All that were found."), returned: counted("Those in this answer.") });

export const truncated = cut.extend({
  cap: counted("As many as an answer has at most."),
  by_severity: z.object({ errors: cut, warnings: cut, information: cut }),
  note: z.string(),
}).openapi("FindingsTruncated", { description: "Present when something was cut; valid is of the whole document." });

const patchValue = z.union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/** RFC 6902. One form for all operations, because generated clients do badly with one form each. */
export const patchOperation = z.object({
  op: z.enum(["add", "replace", "remove", "move"]),
  path: text("A JSON Pointer (RFC 6901) into the model."),
  value: patchValue.optional().openapi({
    description: "Of add and replace; numbers are texts, with all their digits.",
  }),
  from: z.string().optional().openapi({ description: "Of move." }),
}).openapi("PatchOperation", { description: "An operation of a JSON Patch (RFC 6902)." });

const patchedFinding = finding.extend({
  patch: z.array(patchOperation).optional().openapi({
    description: "What repairs it, where that is mechanical: a JSON Patch (RFC 6902). Findings of one cause share it.",
  }),
  needs_consent: z.literal(true).optional().openapi({
    description: "The patch changes what is owed, or what something is: apply it only where somebody agrees to it.",
  }),
}).openapi("PatchedFinding", { description: "Where an invoice fails a rule, and what to do, with a patch." });
const patchedFindings = z.array(patchedFinding).max(500);

export const mode = z.enum(["default", "strict"]);

export const conformance = z.object({
  recorded: z.string().nullable(),
  validator: z.string().nullable(),
  configuration: z.string().nullable(),
  configuration_published: z.string().nullable(),
}).openapi("ValidatorConformance", {
  description: "The last comparison with the reference validator; null while none.",
});

export const origin = z.object({
  engine: z.string(),
  engine_version: z.string(),
  ruleset: z.string().openapi({ example: "en16931@1.3.16", description: "The rules and their version." }),
  profile: profileSchema,
  validator_conformance: conformance,
}).openapi("Origin", { description: "What checked or read the invoice." });

const since = z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/).nullable();

export const edition = z.object({
  set: z.string().openapi({ example: "en16931" }),
  edition: z.string().openapi({ example: "1.3.16" }),
  since: since.openapi({ description: "The day or month from which it is in force; null where none is named." }),
  until: since.openapi({ description: "From when the next edition is in force; null if there is none." }),
}).openapi("Edition", { description: "An edition of an official rule set." });

export const editionState = z.enum(["in_force", "ended", "coming"]).openapi("EditionState", {
  description: "in_force; ended: a later edition is in force, and not carried yet; coming: not in force yet.",
});

export const followedEdition = edition.extend({
  state: editionState.optional().openapi({ description: "On the day of as_of, where that was asked for." }),
}).openapi("FollowedEdition", { description: "An edition that a verdict followed." });

export const provenance = origin.extend({
  mode: mode.openapi({ description: "strict gives exactly the verdict of the official validators." }),
  as_of: z.iso.date().optional().openapi({ description: "The day that was asked for, where one was." }),
  editions: z.array(followedEdition),
  rules_evaluated: count,
  families_not_run: z.array(z.string()).openapi({
    description: "Families of rules that did not run, and that the verdict is silent on.",
  }),
}).openapi("Provenance", { description: "What checked the invoice, against which rules, and against which not." });

export const notRead = z.object({ total: count, elements: z.array(place).max(100) }).openapi("NotRead", {
  description: "Elements with content that no business term holds.",
});

const syntax = z.enum(["ubl-invoice", "ubl-credit-note", "cii"]).openapi("Syntax");

export const recordLink = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  url: z.url().openapi({ description: "The record as a page." }),
  json: z.url().openapi({ description: "The record as JSON." }),
  expires: dateTime,
}).openapi("RecordLink", { description: "Where a stored record is; anyone who knows the id can read it." });

const official = z.object({ valid: z.boolean(), errors: count, warnings: count }).openapi("OfficialVerdict", {
  description: "What the official validators would say, in numbers of findings: with official=true only.",
});

export const attachment = z.object({ name: z.string(), relationship: z.string().nullable() }).openapi(
  "AttachmentLink",
  {
    description: "With a PDF only: the file inside that was read, and what it is to the PDF (AFRelationship).",
  },
);

const nextVerdict = z.object({
  since: since.unwrap().openapi({ description: "From when it is in force." }),
  edition: z.union([followedEdition, z.null()]).openapi({ description: "null where it is not carried." }),
  valid_now: z.boolean(),
  valid_then: z.boolean().nullable().openapi({ description: "null where it is not carried." }),
  comes: findings.openapi({ description: "Findings that there are then, and not now." }),
  goes: findings.openapi({ description: "Findings that there are now, and not then." }),
}).openapi("NextVerdict", {
  description:
    "What the edition that follows makes of the invoice; both verdicts are those of the official validators.",
});

export const validationResult = z.object({
  valid: z.boolean().openapi({
    description: "No finding is fatal. This is neither a promise of acceptance nor advice.",
  }),
  profile: profileSchema,
  errors: findings,
  warnings: findings,
  information: findings,
  provenance,
  findings_truncated: truncated.optional(),
  official: official.optional(),
  next: nextVerdict.nullable().optional().openapi({
    description: "With next=true only; null where no edition is known that follows.",
  }),
  record: recordLink.optional(),
  attachment: attachment.optional(),
  syntax: syntax.optional().openapi({ description: "With XML only, as are the next four fields." }),
  invoiceTypeCode: z.string().nullable().optional(),
  specificationIdentifier: z.string().nullable().optional().openapi({ description: "BT-24 as it is written there." }),
  profileSource: z.enum(["query", "document", "default"]).optional().openapi({
    description: "What chose the profile.",
  }),
  notRead: notRead.optional(),
}).openapi("ValidationResult");

export const parseResult = z.object({
  envelope: z.literal("sbdh").optional().openapi({
    description: "What a file on the command line was taken out of; over HTTP a transport envelope is refused.",
  }),
  invoice: z.record(z.string(), z.unknown()).openapi({
    description: "The invoice in the model of InvoiceInput; what the document does not state is left out.",
  }),
  syntax,
  notRead,
  cashDiscounts: z.array(z.object({ days: z.string(), percent: z.string(), base: z.string().optional() })).optional()
    .openapi({
      description: "Discounts for early payment that the payment terms (BT-20) name for software (#SKONTO#).",
    }),
  provenance: origin,
  attachment: attachment.optional(),
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

/** Why an invoice was not written. */
export const refusedResult = validationResult.extend({
  errors: patchedFindings,
  warnings: patchedFindings,
  information: patchedFindings,
}).openapi("RefusedResult", { description: "The verdict that keeps an invoice from being written, with patches." });
