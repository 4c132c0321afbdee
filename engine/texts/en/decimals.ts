/** English wording of BR-DEC-*: one sentence for every amount, with its name. */
import { isGroupId, terms } from "../../model/terms.ts";
import { decimals } from "../../rules/decimals.ts";
import type { Text } from "../text.ts";

export function decimalsTexts(): Readonly<Record<keyof typeof decimals, Text>> {
  const entries = Object.entries(decimals).map(([id, rule]) => {
    const [term] = rule.terms;
    const amount = term === undefined || isGroupId(term) ? "amount" : inSentence(terms[term].title);
    return [id, {
      requires: `The ${amount} (${term}) may have two decimals at the most.`,
      message: `The ${amount} (${term}) is {actual}; it may have two decimals at the most.`,
      fix: "Round the amount to two decimals. Digits behind the second one are not allowed, even zeros.",
      example: "1234.50",
    }];
  });
  return Object.fromEntries(entries) as Readonly<Record<keyof typeof decimals, Text>>;
}

/** "Paid amount" as "paid amount", but VAT as VAT. */
function inSentence(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
