/** English wording of BR-DEC-*: one sentence for every amount, with its name. */
import { type GroupId, isGroupId, type TermId, terms } from "../../model/terms.ts";
import { decimals } from "../../rules/en16931/decimals.ts";
import type { Text } from "../text.ts";

/** CII's rules on VAT totals look at values, not digits; this one wants a total in the accounting currency besides. */
const inAccountingCurrency =
  "Where a VAT accounting currency is stated (BT-6), a VAT total must be in that currency (BT-111), with two decimals at the most";

const accountingTotal: Text = {
  requires: `${inAccountingCurrency}.`,
  message: `${inAccountingCurrency}; the first VAT total is {actual}.`,
  fix: "Round that total, or add it where it is missing, with the currency code of BT-6.",
};

export function decimalsTexts(): Readonly<Record<keyof typeof decimals, Text>> {
  const entries = Object.entries(decimals).map(([id, rule]) => [id, text(rule.terms[0])]);
  const texts = Object.fromEntries(entries) as Readonly<Record<keyof typeof decimals, Text>>;
  const vatTotal = { ...texts["BR-DEC-13"], fix: "Round the total to two decimals." };
  return { ...texts, "BR-DEC-13": vatTotal, "BR-DEC-15": accountingTotal };
}

function text(term: TermId | GroupId | undefined): Text {
  const amount = term === undefined || isGroupId(term) ? "amount" : inSentence(terms[term].title);
  return {
    requires: `The ${amount} (${term}) may have two decimals at the most.`,
    message: `The ${amount} (${term}) is {actual}; it may have two decimals at the most.`,
    fix: "Round the amount to two decimals. Digits behind the second one are not allowed, even zeros.",
  };
}

/** "Paid amount" as "paid amount", but VAT as VAT. */
function inSentence(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
