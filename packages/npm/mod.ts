/** The package's main entry: e-invoices in XML or JSON are judged, read, written and explained, at once and without a network. */
import {
  type JsonRefusal,
  type JsonVerdict,
  judge,
  open,
  type OpenOptions,
  type ParseResult,
  parseXml,
  type Refusal,
  type ValidateOptions,
  type ValidationResult,
} from "../../engine/mod.ts";

export {
  type Amounts,
  type Edition,
  editions,
  ENGINE_VERSION,
  explain,
  explainAll,
  type ExplainOptions,
  type Explanation,
  type Extract,
  type Finding,
  generate,
  type Generated,
  type GenerateOptions,
  type GenerateOutcome,
  type GroupId,
  type Invoice,
  type InvoiceLine,
  isProfile,
  type JsonPlace,
  type JsonRefusal,
  type JsonVerdict,
  judge,
  type JudgeOptions,
  type Limits,
  type Locale,
  type Location,
  open,
  type Opened,
  type OpenedJson,
  type OpenedXml,
  type Opening,
  type OpenOptions,
  type ParseResult,
  type Profile,
  profileNames,
  type Provenance,
  type Refusal,
  type RuleSet,
  type Severity,
  type Source,
  type Syntax,
  type TermId,
  type Truncated,
  type ValidateOptions,
  type ValidationResult,
  type Verdict,
  type XmlLimits,
} from "../../engine/mod.ts";

/** A result, or why the input was not read. */
export type Outcome<T> = { readonly ok: T } | { readonly refusal: Refusal | JsonRefusal };

/**
 * Checks an invoice: bytes or text of XML (UBL, CII) or JSON; bytes of a PDF with `extract` of `faktlint/pdf` as an option.
 * For the verdict of the official validators pass `strict: true`, and as `sets` the `official` of `faktlint/official`,
 * for Factur-X with the `facturx` of `faktlint/facturx` behind them. Bad input never throws.
 */
export function validate(
  input: Uint8Array | string,
  options: ValidateOptions = {},
): Outcome<ValidationResult | JsonVerdict> {
  const opened = open({ input }, options);
  return "refusal" in opened ? opened : { ok: judge(opened.ok, options) };
}

/** Reads an invoice in XML into the JSON model; a PDF with `extract` of `faktlint/pdf`. Bad input never throws. */
export function parse(input: Uint8Array | string, options: OpenOptions = {}): Outcome<ParseResult> {
  const opened = open({ input }, options);
  if ("refusal" in opened) return opened;
  return opened.ok.kind === "xml" ? { ok: parseXml(opened.ok) } : { refusal: isJson };
}

const isJson: JsonRefusal = {
  error: "bad_request",
  message: "This is JSON, and parse reads XML. Validate it as it is, or generate XML from it.",
};
