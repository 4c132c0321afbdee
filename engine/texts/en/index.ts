/** English wording: the service's own findings, and the rules by family as in engine/rules. */
import type { RuleId } from "../../rules/index.ts";
import type { ServiceId } from "../../rules/own/service.ts";
import { adviceTexts } from "./advice.ts";
import { allowancesTexts } from "./allowances.ts";
import { codesTexts } from "./codes.ts";
import { decimalsTexts } from "./decimals.ts";
import { germanyTexts, xrechnungTexts } from "./german.ts";
import { inputTexts, kinds } from "./input.ts";
import { nationalTexts } from "./national.ts";
import { peppolTexts } from "./peppol.ts";
import { peppolIdsTexts } from "./peppol_ids.ts";
import { periodsTexts } from "./periods.ts";
import { presenceTexts } from "./presence.ts";
import { referencesTexts } from "./references.ts";
import { schemaTexts } from "./schema.ts";
import { totalsTexts } from "./totals.ts";
import { vatTexts } from "./vat.ts";
import type { Locale } from "../locale.ts";
import type { Text } from "../text.ts";

const service = {
  "ATW-VALUE-NOT-A-NUMBER": {
    requires: "This value must be a plain decimal number.",
    message:
      'This value must be a plain decimal number, and "{actual}" is not one. Not evaluated because of it: {rules}.',
    absent: "This value must be a plain decimal number, and it is empty. Not evaluated because of it: {rules}.",
    fix: "Write the number with digits and a decimal point: no thousands separator, no decimal comma, no exponent.",
  },
  "ATW-DECLARED-TOTAL-NOT-A-NUMBER": {
    requires: "A stated total must be a plain decimal number.",
    message:
      'This total must be a plain decimal number, and "{actual}" is not one. Not evaluated because of it: {rules}.',
    absent: "This total must be a plain decimal number, and it is empty. Not evaluated because of it: {rules}.",
    fix: "Write the total with digits and a decimal point, or correct the export that left it empty.",
  },
  "ATW-VALUE-NOT-A-DATE": {
    requires: "This value must be a calendar date.",
    message: 'This value must be a calendar date, and "{actual}" is not one. Not evaluated because of it: {rules}.',
    absent: "This value must be a calendar date, and it is empty. Not evaluated because of it: {rules}.",
    fix:
      "Write year, month and day, in UBL with hyphens (2026-11-30), in CII without (20261130), and check that the day exists.",
  },
  "ATW-VALUE-NOT-AN-INDICATOR": {
    requires: "A charge indicator must be true or false.",
    message:
      'A charge indicator is either "true" or "false", and "{actual}" is neither. Not evaluated because of it: {rules}.',
    absent:
      'A charge indicator is either "true" or "false", and this one is empty. Not evaluated because of it: {rules}.',
    fix: 'Write "false" for an allowance and "true" for a charge, in lower case.',
  },
  "ATW-VALUE-REPEATED": {
    requires: "An element that may stand once must not stand more than once.",
    message: "This element stands more than once where there may be one only. Not evaluated because of it: {rules}.",
    fix: "Keep one of the elements and delete the others.",
  },
  "ATW-PROFILE-ASSUMED": {
    requires: "The specification that an invoice names (BT-24) should be one that is checked here as a whole.",
    message: 'The invoice follows "{actual}" (BT-24); it was checked against {expected}, and {rules} did not run.',
    absent:
      'The invoice follows "{actual}" (BT-24); it was checked against {expected}, and what goes beyond that is not known here.',
    fix: "Have the remaining rules checked elsewhere, or name the specification that you mean in BT-24.",
  },
  "ATW-RULE-FAILED": {
    requires: "Every rule of the profile must come to a verdict.",
    message: "The rule {rules} stopped with an internal error here, so nothing is known about it.",
    fix: "Report this invoice, or a reduced copy of it, to the makers of Faktlint: the fault is theirs.",
  },
  "ATW-TEXT-NOT-PRINTABLE": {
    requires: "A text that is to stand on the pages of a PDF must have no characters that its font cannot show.",
    message: "The pages of a PDF cannot show {actual}, which this text holds.",
    fix: "Write the text in Latin, Greek or Cyrillic letters, or generate the XML alone, which holds any.",
  },
  ...inputTexts,
  ...schemaTexts,
} as const satisfies Readonly<Record<ServiceId, Text>>;

const rules = {
  ...presenceTexts,
  ...referencesTexts,
  ...allowancesTexts,
  ...periodsTexts,
  ...totalsTexts,
  ...vatTexts,
  ...decimalsTexts(),
  ...codesTexts(),
  ...xrechnungTexts,
  ...germanyTexts,
  ...peppolTexts,
  ...peppolIdsTexts(),
  ...nationalTexts,
  ...adviceTexts,
} as const satisfies Readonly<Record<RuleId, Text>>;

export const en: Locale = {
  lang: "en",
  rules,
  service,
  missing: "missing",
  noRule: "no rule",
  generic: { actual: "the stated value", expected: "the expected value", rules: "the rules that need it" },
  kinds,
  where: { json: "The field is {field}.", xml: "The element is {element}, in JSON the field {field}." },
  truncated:
    "The lists are cut at the cap; every rule that failed is in them at least once. The verdict is of the whole document.",
};
