/** What a provider answers, how that is evidenced, and why there may be no answer. */
import { type Content, sha256 } from "../kit/secrets.ts";

/** Who is asked, as callers and the log get to know it. */
export type Provider = "vies" | "peppol-sml" | "peppol-smp" | "french-directory";

/** Why somebody did not answer, for callers; whatever a provider says of itself is not repeated. */
export type Reason =
  | "dns_servfail"
  | "dns_refused"
  | "dns_answer"
  | "timeout"
  | "connection"
  | "certificate"
  | "address"
  | "status"
  | "content_type"
  | "too_large"
  | "malformed"
  | "redirect"
  | "resting"
  | "off"
  | "fault"
  | "MS_UNAVAILABLE"
  | "MS_MAX_CONCURRENT_REQ"
  | "GLOBAL_MAX_CONCURRENT_REQ"
  | "TIMEOUT"
  | "SERVICE_UNAVAILABLE"
  | "IP_BLOCKED"
  | "VAT_BLOCKED"
  | "INVALID_REQUESTER_INFO"
  | "INVALID_INPUT";

/** That there is no answer. `again`: the connection failed, and a second attempt may not. */
export class Unanswered extends Error {
  constructor(readonly provider: Provider, readonly reason: Reason, readonly again = false) {
    super(`${provider}: ${reason}`);
  }
}

export interface Evidence {
  readonly provider: Provider;
  /** Method and URL, or the DNS question. */
  readonly request: string;
  /** ISO 8601. */
  readonly answered_at: string;
  /** Of the raw answer, in hexadecimal. */
  readonly sha256: string;
  /** Since when the answer was kept, where it was not asked for again; ISO 8601. */
  readonly cached_at: string | null;
  /** What became of the signature in an answer, where answers of this provider are signed. */
  readonly signature?: "not checked";
}

export async function evidenceOf(provider: Provider, request: string, raw: Content, now: number): Promise<Evidence> {
  const answered_at = new Date(now).toISOString();
  return { provider, request, answered_at, sha256: await sha256(raw), cached_at: null };
}

/** What was found out, and by which answers. */
export interface Found<T> {
  readonly value: T;
  readonly evidence: readonly Evidence[];
}
