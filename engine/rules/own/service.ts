/** The service's own findings (prefix ATW-): values that no rule can read, what
 * the XML Schema does not allow, and what is wrong with JSON input itself. */
import type { Severity } from "../kit/rule.ts";

export const serviceSeverities = {
  "ATW-VALUE-NOT-A-NUMBER": "fatal",
  "ATW-DECLARED-TOTAL-NOT-A-NUMBER": "fatal",
  "ATW-VALUE-NOT-A-DATE": "fatal",
  "ATW-VALUE-NOT-AN-INDICATOR": "fatal",
  "ATW-VALUE-REPEATED": "fatal",
  "ATW-RULE-FAILED": "fatal",
  "ATW-SCHEMA-ELEMENT": "fatal",
  "ATW-SCHEMA-MISSING": "fatal",
  "ATW-SCHEMA-VALUE": "fatal",
  "ATW-SCHEMA-ATTRIBUTE": "fatal",
  "ATW-PROFILE-ASSUMED": "information",
  "ATW-INPUT-TYPE": "fatal",
  "ATW-INPUT-MISSING": "warning",
  "ATW-INPUT-UNKNOWN": "warning",
  "ATW-INPUT-CONFLICT": "fatal",
  "ATW-NUMBER-NOT-FINITE": "fatal",
  "ATW-NUMBER-TOO-LARGE": "fatal",
  "ATW-TEXT-NOT-XML": "fatal",
  "ATW-VAT-RATE-OUT-OF-RANGE": "fatal",
  "ATW-VAT-CATEGORY-B": "fatal",
  "ATW-PROFILE-UNKNOWN": "fatal",
  "ATW-AMOUNT-DIFFERS": "fatal",
  "ATW-NOT-CARRIED": "fatal",
  "ATW-DOCUMENT-TOO-LARGE": "fatal",
  "ATW-TEXT-NOT-PRINTABLE": "fatal",
} as const satisfies Readonly<Record<string, Severity>>;

export type ServiceId = keyof typeof serviceSeverities;
