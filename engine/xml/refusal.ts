/** Why a document is not read: the codes that the service answers, and what they belong to. */
import type { TextPlace } from "./place.ts";

export type RefusalError = "xml_malformed" | "xml_rejected" | "xml_limit_exceeded" | "unsupported_syntax";

const errors = {
  empty_document: "xml_malformed",
  not_well_formed: "xml_malformed",
  unexpected_end: "xml_malformed",
  encoding_unsupported: "xml_malformed",
  unbound_prefix: "xml_malformed",
  duplicate_attribute: "xml_malformed",
  mixed_content: "xml_malformed",
  control_character: "xml_malformed",
  double_hyphen_in_comment: "xml_malformed",
  doctype_forbidden: "xml_rejected",
  entity_declaration_forbidden: "xml_rejected",
  depth_limit: "xml_limit_exceeded",
  element_limit: "xml_limit_exceeded",
  attribute_limit: "xml_limit_exceeded",
  character_limit: "xml_limit_exceeded",
  unknown_root: "unsupported_syntax",
  ubl_debit_note: "unsupported_syntax",
  zugferd_1: "unsupported_syntax",
  sbdh_envelope: "unsupported_syntax",
  pdf_document: "unsupported_syntax",
  zip_archive: "unsupported_syntax",
  pdf_unreadable: "unsupported_syntax",
  pdf_encrypted: "unsupported_syntax",
  pdf_no_invoice: "unsupported_syntax",
  pdf_several_invoices: "unsupported_syntax",
} as const satisfies Readonly<Record<string, RefusalError>>;

export type XmlCode = keyof typeof errors;

/** What a document is that is not read, where it is well known: another format for invoices, or no invoice. */
export interface Named {
  readonly as: "other_invoice" | "other_document";
  readonly name: string;
}

export interface Refusal {
  readonly error: RefusalError;
  readonly xmlCode: XmlCode;
  /** One sentence that says what is wrong, and one that says what to do. */
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  /** The root is one that others are known by. */
  readonly named?: Named;
}

export function refuse(xmlCode: XmlCode, message: string, place?: TextPlace): Refusal {
  const refusal = { error: errors[xmlCode], xmlCode, message };
  return place === undefined ? refusal : { ...refusal, line: place.line, column: place.column };
}
