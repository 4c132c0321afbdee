/** What the API answers, as far as the workbench shows it; the OpenAPI document has all of it. */
import { isFields } from "../../writing/json_fields.ts";

export interface Receipt {
  readonly result_sha256: string;
  readonly issued_at: string;
  readonly engine: string;
  readonly statement: string;
  readonly document?: { readonly sha256: string };
  readonly key_id?: string;
  readonly unsigned?: true;
}

export interface Diagnosis {
  readonly profiles: Readonly<Record<string, { readonly official_valid: boolean }>>;
  readonly profile: string;
  readonly causes: readonly unknown[];
  readonly receipt: Receipt;
}

export interface Evidence {
  readonly provider: "vies" | "peppol-sml" | "peppol-smp" | "french-directory";
  readonly request: string;
  readonly answered_at: string;
  readonly sha256: string;
  readonly cached_at: string | null;
  readonly signature?: "not checked";
}

interface Lookup {
  readonly reason: string | null;
  readonly evidence: readonly Evidence[];
  readonly receipt: Receipt;
}

export interface PeppolAnswer extends Lookup {
  readonly status: "registered" | "not_registered" | "unavailable";
  readonly participant: { readonly scheme: string; readonly value: string };
  readonly smp: { readonly host: string } | null;
  readonly document_types: readonly {
    readonly id: string;
    readonly title: string;
    readonly endpoint: { readonly access_point: string | null; readonly expires: string | null } | null;
  }[];
}

export interface VatAnswer extends Lookup {
  readonly status: "valid" | "invalid" | "unavailable";
  readonly vat_id: string;
  readonly name: string | null;
  readonly address: string | null;
  readonly consultation_number: string | null;
}

/** The server's answers are its own; what is checked is that it is the answer to this question. */
export function isDiagnosis(body: unknown): body is Diagnosis {
  return isFields(body) && Array.isArray(body["causes"]) && isFields(body["profiles"]) && isFields(body["receipt"]);
}

export function isPeppolAnswer(body: unknown): body is PeppolAnswer {
  return isFields(body) && isFields(body["participant"]) && Array.isArray(body["document_types"]) &&
    isFields(body["receipt"]);
}

export function isVatAnswer(body: unknown): body is VatAnswer {
  return isFields(body) && typeof body["vat_id"] === "string" && Array.isArray(body["evidence"]) &&
    isFields(body["receipt"]);
}
