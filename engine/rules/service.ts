/** The service's own findings about values that no rule can read (prefix ATW-). */
import type { Severity } from "./rule.ts";

export const serviceSeverities = {
  "ATW-VALUE-NOT-A-NUMBER": "fatal",
  "ATW-DECLARED-TOTAL-NOT-A-NUMBER": "fatal",
  "ATW-VALUE-NOT-A-DATE": "fatal",
  "ATW-VALUE-NOT-AN-INDICATOR": "fatal",
  "ATW-VALUE-REPEATED": "fatal",
  "ATW-RULE-FAILED": "fatal",
} as const satisfies Readonly<Record<string, Severity>>;

export type ServiceId = keyof typeof serviceSeverities;
