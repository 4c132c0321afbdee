/** The public entry of the engine; the wording in other languages is in locales.ts. */
export { explain, explainAll, type ExplainOptions, type Explanation, findingAt } from "./explain/explain.ts";
export type { Finding, JsonPlace, Location, Truncated } from "./judge/findings.ts";
export {
  generate,
  type Generated,
  type GenerateOptions,
  type GenerateOutcome,
  generateReading,
} from "./write/generate.ts";
export type { Place } from "./judge/locate.ts";
export type { Syntax } from "./model/codes/index.ts";
export type { Invoice } from "./model/invoice.ts";
export { invoiceSchema, type Schema } from "./model/schema.ts";
export { type GroupId, groupRows, type TermId, termRows } from "./model/terms.ts";
export { isProfile, type Profile, profileNames } from "./judge/profiles.ts";
export { type ConformanceRecord, type Origin, origin, type Provenance } from "./judge/provenance.ts";
export type { Severity } from "./rules/kit/rule.ts";
export type { RuleSet } from "./judge/sets.ts";
export { refuseBytes } from "./syntax/read/detect.ts";
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
} from "./judge/validate.ts";
export {
  type JsonLimits,
  type JsonOutcome,
  type JsonReading,
  type JsonReadOptions,
  type JsonRefusal,
  readJson,
} from "./open/read_json.ts";
export { type JsonOptions, type JsonVerdict, judgeJson, judgeJsonWhole, validateJson } from "./judge/validate_json.ts";
export type { Verdict } from "./judge/verdict.ts";
export type { Locale } from "./texts/locale.ts";
export { ENGINE, ENGINE_VERSION } from "./judge/version.ts";
export { defaultLimits, type XmlLimits } from "./xml/reader.ts";
export type { Refusal, XmlCode } from "./xml/refusal.ts";
