/**
 * The service's own findings (prefix ATW-): values that no rule can read, what the XML Schema does not allow, and what is
 * wrong with JSON input itself.
 */
import type { GroupId, TermId } from "../../model/terms.ts";
import type { Facts } from "../kit/repair.ts";
import type { Severity } from "../kit/rule.ts";

export interface ServiceRow extends Facts {
  readonly severity: Severity;
  /** The terms that it is about, the usual one first; left out, any of the invoice. */
  readonly terms?: readonly (TermId | GroupId)[];
  /** Where an invoice is to be written, if that is another. */
  readonly written?: Severity;
  /**
   * Its severity in strict mode, where most are information; `kept` is the same: the official validators stop on such a value
   * as soon as a rule needs it, or an invoice cannot be judged or written because of it.
   */
  readonly inStrict?: "kept" | Severity;
  /**
   * The value that it is about: `unread` in XML, so that rules could not be evaluated; `mistyped`, not of the type of its
   * term, in XML or in JSON; `amount`, a number that no sum can be worked out with.
   */
  readonly value?: readonly ("unread" | "mistyped" | "amount")[];
}

const unreadable = { severity: "fatal", stage: "unreadable" } as const;
const unread = { ...unreadable, inStrict: "kept" } as const;
const amountAtSource = { value: ["amount"], inJson: "saidAtSource" } as const;
const unwritten = { severity: "fatal", inStrict: "kept" } as const;

const rates = ["BT-152", "BT-96", "BT-103", "BT-119"] as const;

export const service = {
  "ATW-VALUE-NOT-A-NUMBER": { ...unread, value: ["unread", "mistyped", "amount"] },
  "ATW-DECLARED-TOTAL-NOT-A-NUMBER": {
    ...unread,
    terms: ["BT-106", "BT-109", "BT-112", "BT-115"],
    value: ["unread", "mistyped", "amount"],
  },
  "ATW-VALUE-NOT-A-DATE": { ...unread, value: ["unread", "mistyped"] },
  "ATW-VALUE-NOT-AN-INDICATOR": { ...unread, terms: ["BG-20", "BG-21", "BG-27", "BG-28"], value: ["unread", "amount"] },
  "ATW-VALUE-REPEATED": { ...unread, value: ["unread", "amount"] },
  "ATW-RULE-FAILED": unread,
  "ATW-SCHEMA-ELEMENT": unread,
  "ATW-SCHEMA-MISSING": unread,
  "ATW-SCHEMA-VALUE": unread,
  "ATW-SCHEMA-ATTRIBUTE": unread,
  "ATW-PROFILE-ASSUMED": { severity: "information", terms: ["BT-24"] },
  "ATW-RULES-NOT-CARRIED": { severity: "warning", inStrict: "fatal", terms: ["BT-24"] },
  "ATW-NORM-2026": { ...unread, terms: ["BT-24"] },
  "ATW-RULES-NOT-SELECTED": { severity: "information", terms: ["BT-23", "BT-24"] },
  "ATW-PROFILE-NOT-AN-INVOICE": { ...unreadable, terms: ["BT-24"] },
  "ATW-INPUT-TYPE": { ...unread, repair: "form", value: ["mistyped"] },
  "ATW-INPUT-MISSING": { severity: "warning", stage: "unreadable" },
  "ATW-INPUT-UNKNOWN": { severity: "warning", stage: "unreadable", repair: "name" },
  "ATW-AMOUNT-UNKNOWN": { severity: "warning", written: "fatal", stage: "unreadable", repair: "name" },
  "ATW-INPUT-TOO-DEEP": unread,
  "ATW-INPUT-TOO-MANY": unread,
  "ATW-INPUT-CONFLICT": unreadable,
  "ATW-NUMBER-NOT-FINITE": { ...unreadable, value: ["amount"] },
  "ATW-NUMBER-TOO-LARGE": { ...unreadable, repair: "noise", value: ["amount"] },
  "ATW-TEXT-NOT-XML": { ...unreadable, repair: "text" },
  "ATW-VAT-RATE-OUT-OF-RANGE": { severity: "fatal", terms: rates, ...amountAtSource },
  "ATW-VAT-RATE-FRACTION": { severity: "warning", terms: rates, ...amountAtSource },
  "ATW-VAT-CATEGORY-B": { severity: "fatal", terms: ["BT-151", "BT-95", "BT-102", "BT-118"], ...amountAtSource },
  "ATW-PROFILE-UNKNOWN": unread,
  "ATW-AMOUNT-DIFFERS": {
    severity: "warning",
    repair: "sums",
  },
  "ATW-NOT-CARRIED": unwritten,
  "ATW-DOCUMENT-TOO-LARGE": unwritten,
  "ATW-TEXT-NOT-PRINTABLE": { ...unwritten, stage: "unreadable" },
  "ATW-TYPEFACE-NOT-INSTALLED": { ...unwritten, stage: "unreadable" },
} as const satisfies Readonly<Record<string, ServiceRow>>;

export type ServiceId = keyof typeof service;

export function isServiceId(id: string): id is ServiceId {
  return Object.hasOwn(service, id);
}

/** The terms of a finding; of one on anything in an invoice, the invoice as a whole. */
export function termsOf(id: ServiceId): readonly (TermId | GroupId)[] {
  return serviceRow(id).terms ?? ["BG-0"];
}

export function serviceRow(id: ServiceId): ServiceRow {
  return service[id];
}
