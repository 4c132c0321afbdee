/** What the component's functions give, field by field. A field of the engine's types that has no row here does not compile. */
import type {
  AnyPlace,
  CashDiscount,
  Edition,
  Explanation,
  Finding,
  Generated,
  JsonVerdict,
  ParsedInvoice,
  Provenance,
  Truncated,
  ValidationResult,
  Verdict,
} from "../npm/mod.ts";
import { boolean, json, leftOut, list, number, oneOf, optional, record, several, text, variant } from "./shape.ts";

const severity = oneOf("severity", "How grave a finding is. An invoice with a fatal finding is not valid.", [
  "fatal",
  "warning",
  "information",
]);

const syntax = oneOf("syntax", "What an XML document is.", ["ubl-invoice", "ubl-credit-note", "cii"]);

const mode = oneOf(
  "mode",
  "Whether a document was checked by the rules of its profile, or as the official validators do.",
  [
    "default",
    "strict",
  ],
);

export const location = record<AnyPlace>(
  "location",
  "Where something is: in XML by path, line and column (from 1, in UTF-16 code units), in JSON by a pointer (RFC 6901), in the " +
    "PDF around the invoice by what it is of.",
  {
    path: optional(text),
    line: optional(number),
    column: optional(number),
    pointer: optional(text),
    pdf: optional(text),
  },
);

export const finding = record<Finding<AnyPlace>>(
  "finding",
  "What is wrong, by which rule, and what to do. `field` are the business terms; `xpath` is where the first of them " +
    "is in UBL.",
  {
    rule: text,
    field: several(text),
    severity,
    message: text,
    fix: text,
    xpath: optional(text),
    docsUrl: text,
    example: optional(text),
    location: optional(location),
    actual: optional(text),
    expected: optional(text),
  },
);

const edition = record<Edition>(
  "edition",
  "An edition of a rule set, and the days from and until which it is in force.",
  {
    set: text,
    edition: text,
    since: optional(text),
    until: optional(text),
  },
);

const conformance = record<Provenance["validator_conformance"]>(
  "conformance",
  "The last comparison with the reference validator that was recorded.",
  {
    recorded: optional(text),
    validator: optional(text),
    configuration: optional(text),
    configuration_published: optional(text),
  },
);

const provenance = record<Provenance>("provenance", "By which engine and which rules a document was checked.", {
  engine: text,
  engine_version: text,
  ruleset: text,
  profile: text,
  validator_conformance: conformance,
  mode,
  as_of: optional(text),
  editions: list(edition),
  rules_evaluated: number,
  families_not_run: list(text),
});

const count = record<Truncated["by_severity"]["errors"]>(
  "count",
  "How many findings there are, and how many are given.",
  {
    total: number,
    returned: number,
  },
);

const bySeverity = record<Truncated["by_severity"]>("counts", "The same by severity.", {
  errors: count,
  warnings: count,
  information: count,
});

export const truncated = record<Truncated>("truncated", "Which findings are not given, because there are very many.", {
  total: number,
  returned: number,
  cap: number,
  by_severity: bySeverity,
  note: text,
});

const officially = record<NonNullable<ValidationResult["official"]>>("numbers", "What strict mode says, in numbers.", {
  valid: boolean,
  errors: number,
  warnings: number,
});

const notRead = record<ValidationResult["notRead"]>(
  "not-read",
  "Elements with content that the JSON model has no place for; the first hundred by their places.",
  { total: number, elements: list(location) },
);

/** What an invoice was taken out of. */
export interface Taken {
  /** The attachment of a PDF. */
  readonly attachment?: string | undefined;
  /** The transport envelope. */
  readonly envelope?: "sbdh" | undefined;
}

export const verdict = record<(ValidationResult | JsonVerdict | Verdict<AnyPlace>) & Taken>(
  "verdict",
  "The verdict on an invoice. The last five fields are those of XML; before them, the attachment of a PDF or the " +
    "envelope that it was taken out of.",
  {
    valid: boolean,
    profile: text,
    errors: list(finding),
    warnings: list(finding),
    information: list(finding),
    provenance,
    findings_truncated: optional(truncated),
    official: optional(officially),
    attachment: optional(text),
    envelope: optional(text),
    syntax: optional(syntax),
    invoiceTypeCode: optional(text),
    specificationIdentifier: optional(text),
    profileSource: optional(
      oneOf("profile-source", "Who said by what to check: the caller, the document, or nobody.", [
        "query",
        "document",
        "default",
      ]),
    ),
    notRead: optional(notRead),
  },
);

const cashDiscount = record<CashDiscount>(
  "cash-discount",
  "A discount for early payment: within how many days, what share, and of which amount where that is not the amount due.",
  { days: text, percent: text, base: optional(text) },
);

export const parsed = record<ParsedInvoice>(
  "parsed",
  "An XML invoice in the JSON model: `invoice` is JSON, which `generate` takes.",
  {
    envelope: optional(text),
    invoice: json,
    profile: text,
    syntax,
    notRead,
    cashDiscounts: optional(list(cashDiscount)),
  },
);

export const generated = record<Generated>("generated", "An invoice as XML, which is UTF-8 when it is saved.", {
  xml: text,
  profile: text,
  syntax,
  warnings: list(finding),
  information: list(finding),
  findings_truncated: optional(truncated),
  provenance,
  // It is in the document, which can be parsed.
  invoice: leftOut,
});

const places = record<NonNullable<Explanation["places"]>>("places", "Where the first term of a rule stands.", {
  json: text,
  ubl: optional(text),
  cii: optional(text),
});

export const explanation = record<Explanation>("explanation", "What a rule requires, and how to satisfy it.", {
  rule: text,
  field: list(text),
  severity,
  message: text,
  fix: text,
  example: optional(text),
  xpath: optional(text),
  places: optional(places),
  docsUrl: text,
});

/** Why there is no result. */
export interface Problem {
  /** What kind of problem it is, as the service has it: xml_malformed, bad_request, not_found, internal_error … */
  readonly error: string;
  /** Which one exactly: `error` where nothing more is known. */
  readonly code: string;
  readonly message: string;
  readonly place?: { readonly line: number; readonly column: number };
}

export const problem = record<Problem>(
  "problem",
  "Why there is no result: `error` says what kind of problem it is, `code` which one.",
  {
    error: text,
    code: text,
    message: text,
    place: optional(
      record<NonNullable<Problem["place"]>>("position", "A line and a column of the text, from 1.", {
        line: number,
        column: number,
      }),
    ),
  },
);

/** Why no XML was written. */
export type Unwritten = { readonly refused: JsonVerdict } | { readonly problem: Problem };

export const unwritten = variant<Unwritten>(
  "unwritten",
  "Why no XML was written: the invoice was checked, and is not valid; or it was not read.",
  { refused: verdict, problem },
);
