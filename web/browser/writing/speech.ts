/** What the form says, in the language of the page. */
import { writer } from "../../sheet/format.ts";
import type { LanguageTag } from "../../texts/languages.ts";
import type { RepairTexts } from "../../texts/repairs/texts.ts";
import type { Texts } from "../../texts/texts.ts";
import type { WritingTexts } from "../../texts/writing/texts.ts";
import type { Settings } from "../../worker/protocol.ts";
import type { DiscountWording } from "../../writing/cash_discount.ts";
import { filled } from "../dom.ts";
import { numberIn } from "../plain_number.ts";
import type { Codes } from "./field_view.ts";

export interface Speech {
  readonly said: WritingTexts;
  readonly digits: RepairTexts["checkDigits"];
  readonly texts: Texts;
  readonly settings: Settings;
  readonly tag: LanguageTag;
  readonly codes: Codes;
}

/** Amounts in a currency; as they are where nothing is said yet. */
export function moneyIn(speech: Speech | undefined, currency: string): (amount: string) => string {
  if (speech === undefined) return (amount) => amount;
  const { texts, tag } = speech;
  const write = writer({ language: tag, texts: texts.sheet, currency, taxCurrency: undefined });
  return (amount) => write(amount, "money");
}

/** A discount for early payment as people read it. */
export function inWords({ said: { cashDiscount }, tag }: Speech): DiscountWording {
  return ({ percentage, days }) =>
    filled(days === "1" ? cashDiscount.one : cashDiscount.several, days, numberIn(tag, percentage));
}
