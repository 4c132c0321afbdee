/** The only public entry of the engine. */
export { explain, explainAll, type Explanation } from "./explain.ts";
export type { Finding, Truncated } from "./findings.ts";
export type { Place } from "./locate.ts";
export type { Invoice } from "./model/invoice.ts";
export { isProfile, type Profile, profileNames } from "./profiles.ts";
export type { ConformanceRecord, Provenance } from "./provenance.ts";
export type { Severity } from "./rules/rule.ts";
export {
  judgeReading,
  type NotRead,
  type Outcome,
  parse,
  type ParseResult,
  read,
  type Reading,
  type ReadOptions,
  validate,
  type ValidateOptions,
  type ValidationResult,
} from "./validate.ts";
export { ENGINE, ENGINE_VERSION } from "./version.ts";
export { defaultLimits, type XmlLimits } from "./xml/reader.ts";
export type { Refusal, XmlCode } from "./xml/refusal.ts";
