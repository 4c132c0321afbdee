/** English wording: the service's own findings, and the rules by family as in engine/rules. */
import { marks } from "../../model/said.ts";
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
    message: 'The value "{actual}" is not a decimal number, for example 7.00. Rules that could not run: {rules}.',
    absent: "The number is missing: the element is empty. Rules that could not run: {rules}.",
    fix: "Write digits and a decimal point: 7,0 is 7.0, and 1.234,50 is 1234.50. No exponent.",
  },
  "ATW-DECLARED-TOTAL-NOT-A-NUMBER": {
    requires: "A stated total must be a plain decimal number.",
    message: 'The total "{actual}" is not a decimal number, for example 119.00. Rules that could not run: {rules}.',
    absent: "The total is missing: the element is empty. Rules that could not run: {rules}.",
    fix: "Write the total with a decimal point. If it is empty, check the export of your software.",
  },
  "ATW-VALUE-NOT-A-DATE": {
    requires: "This value must be a calendar date.",
    message: 'The date "{actual}" cannot be read. Rules that could not run: {rules}.',
    absent: "The date is missing: the element is empty. Rules that could not run: {rules}.",
    fix: "Write the date as 2026-11-30 in UBL and as 20261130 in CII, and check that the day exists.",
  },
  "ATW-VALUE-NOT-AN-INDICATOR": {
    requires: "A charge indicator must be true or false.",
    message: 'The charge indicator is "{actual}"; it must be true or false. Rules that could not run: {rules}.',
    absent: "The charge indicator is empty; it must be true or false. Rules that could not run: {rules}.",
    fix: 'Write "false" for an allowance and "true" for a charge, in lower case.',
  },
  "ATW-VALUE-REPEATED": {
    requires: "An element that is allowed once must not be repeated.",
    message: "This element may appear only once here, and appears again. Rules that could not run: {rules}.",
    fix: "Keep one of the elements and delete the others.",
  },
  "ATW-PROFILE-ASSUMED": {
    requires: "The specification that an invoice names (BT-24) should be one that is checked here as a whole.",
    message: 'The invoice follows "{actual}" (BT-24); it was checked against {expected}, and {rules} did not run.',
    absent:
      'The invoice follows "{actual}" (BT-24); it was checked against {expected}, and what goes beyond that is not known here.',
    fix:
      "Check it strictly: that runs the rules that are known here. Have others checked elsewhere, or name in BT-24 the specification that you mean.",
  },
  "ATW-RULES-NOT-CARRIED": {
    requires: "A strict verdict needs the rules of the specification that the invoice names (BT-24).",
    message:
      'The invoice follows "{actual}" (BT-24). The rules of {rules} did not run, so the invoice may break them. Known here: {expected}.',
    absent:
      'The invoice follows "{actual}" (BT-24), and there are no rules here for that, so the invoice may break them. Known here: {expected}.',
    fix:
      "Have the invoice checked by the validator of those who publish these rules, or correct BT-24 if you meant another specification.",
  },
  "ATW-NORM-2026": {
    requires: "Rules of EN 16931:2026 must be published before an invoice is judged by them.",
    message:
      'BT-24 ("{actual}") names EN 16931:2026, on UBL 2.5 or CII D25A. There are no official rules for it yet, so the invoice was not judged.',
    fix:
      "Wait for the official rules, or ask the buyer what to name. In Spain it becomes a duty on 6 October 2027 above 8 million EUR of turnover, and a year later for all others.",
  },
  "ATW-RULES-NOT-SELECTED": {
    requires: "An invoice within a country should name the rules of that country.",
    message:
      "Seller and buyer are in {actual}, whose rules ({rules}) did not run. Any of these selects them: {expected}.",
    fix: "If they are to run, state the value in the invoice, or ask for the profile.",
  },
  "ATW-PROFILE-NOT-AN-INVOICE": {
    requires: "An invoice must be more than the bookkeeping data that Factur-X MINIMUM and BASIC WL hold.",
    message:
      "By BT-24 this is {expected}: bookkeeping data for the PDF that it comes with. It has no lines and is not an invoice by EN 16931.",
    fix: "Ask the seller for an invoice in the profile BASIC or higher.",
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
  "ATW-TYPEFACE-NOT-INSTALLED": {
    requires: "The typefaces that a text needs must be installed where its PDF is made.",
    message: "This text holds {actual}, and the typeface for that is not installed where the PDF is made.",
    fix:
      "Have it installed there (deno task tool typefaces), write the text in Latin, Greek or Cyrillic letters, or generate the XML alone.",
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
  quotes: marks.en,
  missing: "missing",
  noRule: "no rule",
  generic: { actual: "the stated value", expected: "the expected value", rules: "the rules that need it" },
  kinds,
  where: { json: "The field is {field}.", xml: "The element is {element}, in JSON the field {field}." },
  truncated:
    "The lists are cut at the cap; every rule that failed is in them at least once. The verdict is of the whole document.",
};
