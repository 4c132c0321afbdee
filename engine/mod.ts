/** The public entry of the engine; the wording in other languages is in locales.ts. */
export { explain, explainAll, type ExplainOptions, type Explanation, findingAt } from "./explain.ts";
export type { Finding, JsonPlace, Location, Truncated } from "./findings.ts";
export { generate, type Generated, type GenerateOptions, type GenerateOutcome, generateReading } from "./generate.ts";
export type { Place } from "./locate.ts";
export type { Syntax } from "./model/codes/index.ts";
export type { Invoice } from "./model/invoice.ts";
export { invoiceSchema, type Schema } from "./model/schema.ts";
export { type GroupId, groupRows, type TermId, termRows } from "./model/terms.ts";
export { isProfile, type Profile, profileNames } from "./profiles.ts";
export { type ConformanceRecord, type Origin, origin, type Provenance } from "./provenance.ts";
export type { Severity } from "./rules/rule.ts";
export { refuseBytes } from "./syntax/detect.ts";
export {
  judgeReading,
  judgeReadingWhole,
  type NotRead,
  type Outcome,
  parse,
  type ParseOptions,
  parseReading,
  type ParseResult,
  read,
  type Reading,
  type ReadOptions,
  validate,
  type ValidateOptions,
  type ValidationResult,
} from "./validate.ts";
export {
  type JsonLimits,
  type JsonOutcome,
  type JsonReading,
  type JsonReadOptions,
  type JsonRefusal,
  readJson,
} from "./read_json.ts";
export { type JsonOptions, type JsonVerdict, judgeJson, judgeJsonWhole, validateJson } from "./validate_json.ts";
export type { Verdict } from "./verdict.ts";
export type { Locale } from "./texts/locale.ts";
export { ENGINE, ENGINE_VERSION } from "./version.ts";
export { defaultLimits, type XmlLimits } from "./xml/reader.ts";
export type { Refusal, XmlCode } from "./xml/refusal.ts";
