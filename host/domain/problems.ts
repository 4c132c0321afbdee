/** Everything that keeps a request from being done: the stable codes that callers branch on, each with its status. */
import type { Said } from "../../engine/model/said.ts";

interface ProblemRow {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 500 | 501 | 502 | 503;
  /** When it is answered, for the page of errors. */
  readonly when: string;
  /** What a caller does about it. */
  readonly then: string;
}

/** One row a code (specification, Errors; decisions, Errors). */
export const problems = {
  bad_request: {
    status: 400,
    when: "The body is not readable JSON or not an object, or a parameter or header has a value that it cannot have.",
    then: "Correct what the message names and send the request again.",
  },
  bad_answer: {
    status: 400,
    when:
      "An answer has another shape than the field that it is for: a value for a group or a list, or an object for a value.",
    then: "Answer the fields that the question names. Nothing was changed.",
  },
  invalid_email: {
    status: 400,
    when: "The e-mail address of a signup is missing, malformed, or longer than 254 characters.",
    then: "Send a JSON object with a valid address as email.",
  },
  invalid_max_characters: {
    status: 400,
    when: "max_characters is above 16000000, or no positive whole number.",
    then: "Send a whole number from 1 to 16000000, or leave the parameter out.",
  },
  invalid_plan: {
    status: 400,
    when: "The plan of a purchase is missing or unknown, or does not go with the period. Nothing was bought.",
    then: "Send one of starter, scale, starter_annual, scale_annual and fix_report as plan.",
  },
  unsupported_profile: {
    status: 400,
    when: "This server cannot write the profile of the invoice in the asked format. Nothing was charged.",
    then: "Choose one of the profiles that the message lists.",
  },
  xml_malformed: {
    status: 400,
    when: "The XML is not well-formed, or outside the subset that is accepted; xml_code says which.",
    then: "Fix the XML at the line and column given.",
  },
  xml_rejected: {
    status: 400,
    when: "The XML has a DOCTYPE or declares entities.",
    then: "Remove the DOCTYPE: invoices need none.",
  },
  missing_api_key: {
    status: 401,
    when: "The request has no bearer header.",
    then: "Send the header Authorization: Bearer followed by your key. POST /v1/keys issues one.",
  },
  invalid_api_key: {
    status: 401,
    when: "The key is unknown or was revoked.",
    then: "Check the key for missing characters, or have a new one issued.",
  },
  not_found: { status: 404, when: "There is no such route.", then: "Look the route up in /openapi.json." },
  forbidden_origin: {
    status: 403,
    when: "A page of another origin sent a request to /mcp.",
    then: "Send no Origin header, or have the operator name the origin in ALLOWED_ORIGINS.",
  },
  rule_not_found: {
    status: 404,
    when: "There is no rule with that id.",
    then: "Take the id from the field rule of a finding, or look for it on the page /rules.",
  },
  record_not_found: {
    status: 404,
    when: "There is no record with that id, or it is past its 365 days.",
    then: "Check the id. A record that expired does not come back: validate again with record=true.",
  },
  claim_not_found: {
    status: 404,
    when: "The transaction is unknown, not settled, or for something else.",
    then: "Check the transaction id. A payment that is not settled yet can be claimed once it is.",
  },
  method_not_allowed: {
    status: 405,
    when: "The path is right and the method is not.",
    then: "Use a method that the Allow header lists.",
  },
  key_already_issued: {
    status: 409,
    when: "The e-mail address has a free key already.",
    then: "Use that key. A key cannot be shown again.",
  },
  rotation_already_done: {
    status: 409,
    when: "The key was rotated already, or another rotation of it came first.",
    then: "Use the key that the first rotation returned.",
  },
  already_subscribed: {
    status: 409,
    when: "The key has a subscription already. Nothing was bought.",
    then: "Change the plan in the billing portal: GET /v1/billing/portal gives a link.",
  },
  already_claimed: {
    status: 409,
    when: "The fix report was claimed already, and its key was shown then.",
    then: "Use that key. Where it was lost, write to the seller from the address of the receipt.",
  },
  no_subscription: {
    status: 409,
    when: "The key has no subscription to manage.",
    then: "There is nothing to do: free and hand-granted keys are not billed.",
  },
  idempotency_key_reused: {
    status: 409,
    when: "The Idempotency-Key was used with another body, operation or option within 24 hours.",
    then: "Send a new Idempotency-Key with each new document, and with each operation on it.",
  },
  key_rotated: {
    status: 410,
    when: "The key was replaced by rotation.",
    then: "Use the key that replaced it.",
  },
  payload_too_large: {
    status: 413,
    when:
      "The body is larger than 1 MB, or than 32 MB where max_characters is given; it is JSON of more characters than are " +
      "read, or, where it is no invoice, of too many values; or the work on it took longer than it may. Nothing was charged.",
    then: "Send a smaller body, or raise the ceiling of bytes with max_characters.",
  },
  record_too_large: {
    status: 413,
    when: "The verdict has so many long findings that no record of it is stored. Nothing was charged.",
    then: "Leave record=true out, or shorten the names and values that the findings quote.",
  },
  xml_limit_exceeded: {
    status: 413,
    when: "The XML is too deep, or has too many elements, attributes or characters.",
    then: "Split the document. Characters alone can be raised, with max_characters.",
  },
  unsupported_syntax: {
    status: 415,
    when:
      "The document is neither a UBL Invoice nor a UBL CreditNote nor a CII CrossIndustryInvoice; xml_code says what it is.",
    then: "Send the invoice itself, in one of these syntaxes.",
  },
  unsupported_media_type: {
    status: 415,
    when: "POST /v1/parse got something else than XML.",
    then: "Send XML with the content type application/xml.",
  },
  quota_exceeded: {
    status: 429,
    when: "The allowance of the month is used up. Nothing was charged.",
    then: "Wait for the reset, or go to upgrade_url.",
  },
  record_quota_exceeded: {
    status: 429,
    when: "The key stored ten records in this month for each document of its allowance. Nothing was charged.",
    then: "Leave record=true out, or wait as long as Retry-After says.",
  },
  rate_limited: {
    status: 429,
    when: "Requests come faster than the pace limit. Nothing was charged.",
    then: "Wait as long as Retry-After says.",
  },
  rotation_rate_limited: {
    status: 429,
    when: "The key was rotated three times today.",
    then: "Rotate again tomorrow, by UTC.",
  },
  too_many_requests: {
    status: 429,
    when: "One client address asked for too many keys, records, purchases or claims.",
    then: "Wait as long as Retry-After says.",
  },
  internal_error: {
    status: 500,
    when: "The server is at fault. Nothing was charged.",
    then: "Try again. If it stays, report the X-Request-Id of the answer.",
  },
  record_altered: {
    status: 500,
    when: "The stored record is not as it was when it was signed, or is damaged. It is not shown.",
    then: "Validate the document again with record=true, and report the X-Request-Id of the answer.",
  },
  record_key_unknown: {
    status: 500,
    when:
      "The record was signed with a key that this server no longer has, so that nobody can tell whether it is unaltered.",
    then: "Ask the operator of the server to name that key in RECORD_SIGNING_KEYS_OLD.",
  },
  rotation_failed: {
    status: 500,
    when: "The rotation could not be completed. Nothing changed, and the old key still works.",
    then: "Try again.",
  },
  generation_not_yet_available: {
    status: 501,
    when: "This server writes no invoices.",
    then: "GET /v1/health says whether a server does.",
  },
  billing_error: {
    status: 502,
    when: "The payment provider did not answer, or refused. Nothing was bought or charged.",
    then: "Try again in a minute: the same purchase is never made twice.",
  },
  busy: {
    status: 503,
    when: "Too many large documents are being received, or are waiting for their turn. Nothing was charged.",
    then: "Wait as long as Retry-After says, and send the document again.",
  },
  store_busy: {
    status: 503,
    when: "The store is locked by another process, or out of reach.",
    then: "Wait as long as Retry-After says and send the same request again, with its Idempotency-Key if it had one.",
  },
  store_not_writable: {
    status: 503,
    when: "GET /v1/health found that the store cannot be written. Documents are not taken then.",
    then: "Look after the disk, the permissions and the locks of the store, or after the KV server.",
  },
  billing_not_enabled: {
    status: 503,
    when: "Payments are not configured on this server. Nothing was bought.",
    then: "Ask the operator of the server for a key with the allowance that you need.",
  },
} as const satisfies Readonly<Record<string, ProblemRow>>;

export type ProblemCode = keyof typeof problems;

export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problems, text);
}

/** A sentence in other languages than English, and what is in its gaps: texts of somebody's, or words of ours. */
export interface Stated {
  readonly words: Readonly<Record<"de" | "fr", string>>;
  readonly values: Readonly<Record<string, Said | number | readonly Said[]>>;
}

export interface ProblemDetails {
  /** Fields of the envelope beyond code, message and docs. */
  readonly fields?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What it says in other languages, where that is more than its code does. */
  readonly said?: Stated | undefined;
}

/** Thrown by routes and middleware to end a request; the app answers the error envelope of its code. */
export class Problem extends Error {
  constructor(readonly code: ProblemCode, message: string, readonly details: ProblemDetails = {}) {
    super(message);
  }
}
