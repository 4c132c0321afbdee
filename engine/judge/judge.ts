/** What was opened is judged here, whatever it is. */
import type { JudgeOptions } from "./options.ts";
import { type Opened, type OpenedJson, type OpenedXml, openJson, type OpenOptions, openXml } from "../open/open.ts";
import type { JsonOutcome } from "../open/read_json.ts";
import type { Outcome } from "../open/read_xml.ts";
import type { Invoice } from "../model/invoice.ts";
import { judgeXml, judgeXmlWhole, type ParseResult, parseXml, type ValidationResult } from "./validate.ts";
import { type JsonVerdict, judgeJson, judgeJsonWhole } from "./validate_json.ts";
import type { Verdict } from "./verdict.ts";

/** How a document is opened and judged. */
export interface ValidateOptions extends Omit<OpenOptions, "sets">, JudgeOptions {}

/** The verdict on a document that was opened. The places of findings are those of XML, or JSON pointers. */
export function judge(opened: OpenedXml, options?: JudgeOptions): ValidationResult;
export function judge(opened: OpenedJson, options?: JudgeOptions): JsonVerdict;
export function judge(opened: Opened, options?: JudgeOptions): ValidationResult | JsonVerdict;
export function judge(opened: Opened, options: JudgeOptions = {}): ValidationResult | JsonVerdict {
  return opened.kind === "xml" ? judgeXml(opened, options) : judgeJson(opened, options);
}

/** A verdict with the invoice that was judged. */
export interface Whole<V extends Verdict> {
  readonly verdict: V;
  readonly invoice: Invoice;
}

/**
 * The verdict, and the invoice as the JSON model: of XML as `parse` gives it, where findings say their place in it, too; of
 * JSON with the identifiers of its profile, and what was worked out.
 */
export function judgeWhole(opened: OpenedXml, options?: JudgeOptions): Whole<ValidationResult>;
export function judgeWhole(opened: OpenedJson, options?: JudgeOptions): Whole<JsonVerdict>;
export function judgeWhole(opened: Opened, options?: JudgeOptions): Whole<ValidationResult | JsonVerdict>;
export function judgeWhole(opened: Opened, options: JudgeOptions = {}): Whole<Verdict> {
  return opened.kind === "xml" ? judgeXmlWhole(opened, options) : judgeJsonWhole(opened, options);
}

/** Reads and judges an XML invoice. */
export function validate(input: Uint8Array | string, options: ValidateOptions = {}): Outcome<ValidationResult> {
  const opened = openXml(input, options);
  return "refusal" in opened ? opened : { ok: judgeXml(opened.ok, options) };
}

/** Reads and judges a JSON invoice (UTF-8 when given bytes). Places are JSON pointers. */
export function validateJson(input: Uint8Array | string, options: ValidateOptions = {}): JsonOutcome<JsonVerdict> {
  const opened = openJson(input, options);
  return "refusal" in opened ? opened : { ok: judgeJson(opened.ok, options) };
}

/** Reads an XML invoice into the JSON model. */
export function parse(input: Uint8Array | string, options: OpenOptions = {}): Outcome<ParseResult> {
  const opened = openXml(input, options);
  return "refusal" in opened ? opened : { ok: parseXml(opened.ok) };
}
