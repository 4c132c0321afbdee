/** English wording of BR-DEC-*: one sentence for every amount, with its name. */
import { decimals } from "../../rules/en16931/decimals.ts";
import type { RuleTable } from "../../rules/kit/rule.ts";
import type { Text } from "../text.ts";

/** CII's rules on VAT totals look at values, not digits; this one wants a total in the accounting currency besides. */
const inAccountingCurrency =
  "Where a VAT accounting currency is stated (BT-6), a VAT total must be in that currency (BT-111), with two decimals at the most";

const accountingTotal: Text = {
  requires: `${inAccountingCurrency}.`,
  message: `${inAccountingCurrency}; the first VAT total is {actual}.`,
  fix: "Round that total, or add it where it is missing, with the currency code of BT-6.",
};

/** The amounts, as EN 16931-1 names them. */
const names = {
  "BR-DEC-01": "document level allowance amount",
  "BR-DEC-02": "document level allowance base amount",
  "BR-DEC-05": "document level charge amount",
  "BR-DEC-06": "document level charge base amount",
  "BR-DEC-09": "sum of invoice line net amount",
  "BR-DEC-10": "sum of allowances on document level",
  "BR-DEC-11": "sum of charges on document level",
  "BR-DEC-12": "invoice total amount without VAT",
  "BR-DEC-13": "invoice total VAT amount",
  "BR-DEC-14": "invoice total amount with VAT",
  "BR-DEC-16": "paid amount",
  "BR-DEC-17": "rounding amount",
  "BR-DEC-18": "amount due for payment",
  "BR-DEC-19": "VAT category taxable amount",
  "BR-DEC-20": "VAT category tax amount",
  "BR-DEC-23": "invoice line net amount",
  "BR-DEC-24": "invoice line allowance amount",
  "BR-DEC-25": "invoice line allowance base amount",
  "BR-DEC-27": "invoice line charge amount",
  "BR-DEC-28": "invoice line charge base amount",
} as const satisfies Readonly<Record<Exclude<keyof typeof decimals, "BR-DEC-15">, string>>;

export function decimalsTexts(): Readonly<Record<keyof typeof decimals, Text>> {
  const entries = Object.entries(names).map(([id, name]) => [id, text(id, name)]);
  const texts = Object.fromEntries(entries) as Readonly<Record<keyof typeof names, Text>>;
  const vatTotal = { ...texts["BR-DEC-13"], fix: "Round the total to two decimals." };
  return { ...texts, "BR-DEC-13": vatTotal, "BR-DEC-15": accountingTotal };
}

function text(id: string, name: string): Text {
  const amount = `${name} (${rules[id]?.terms[0]})`;
  return {
    requires: `The ${amount} may have two decimals at the most.`,
    message: `The ${amount} is {actual}; it may have two decimals at the most.`,
    fix: "Round the amount to two decimals. Digits behind the second one are not allowed, even zeros.",
  };
}

const rules: RuleTable = decimals;
