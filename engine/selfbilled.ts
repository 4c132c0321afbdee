/**
 * What strict mode judges Peppol BIS Self-Billing by: what it has otherwise than Billing, whose other rules are the engine's. An
 * entry of its own, whose set is handed in behind those of official.ts.
 */
import { ruleText } from "./texts/locale.ts";
import { isOfBillingAlone, selfBilling } from "./rules/peppol/selfbilling.ts";
import { identifierOf, SELF_BILLING } from "./model/specifications.ts";
import { isRuleId } from "./rules/index.ts";
import { selfBilling as de } from "./texts/de/selfbilling.ts";
import { selfBilling as en } from "./texts/en/selfbilling.ts";
import { selfBilling as fr } from "./texts/fr/selfbilling.ts";
import type { Text } from "./texts/text.ts";
import type { RuleSet } from "./judge/sets.ts";
import { tableSet } from "./judge/table_set.ts";

const words: Readonly<Record<string, Readonly<Record<string, Text>>>> = { en, de, fr };

const table = tableSet({
  id: "peppol-selfbilling",
  name: "Peppol Self-Billing",
  rules: selfBilling,
  texts: ({ lang }) => words[lang] ?? en,
  examples: {
    "PEPPOL-EN16931-P0100": "389",
    "PEPPOL-EN16931-P0101": "261",
    "PEPPOL-EN16931-R004": identifierOf("peppol-selfbilling"),
    "PEPPOL-EN16931-R007": SELF_BILLING,
  },
  grades: (id) => isOfBillingAlone(id) || Object.hasOwn(selfBilling, id) ? "off" : undefined,
});

export const selfbilled: readonly RuleSet[] = [{
  ...table,
  text: (id, locale) => !Object.hasOwn(en, id) && isRuleId(id) ? ruleText(id, locale) : table.text(id, locale),
  // They are listed with Billing's.
  rules: () => [],
}];
