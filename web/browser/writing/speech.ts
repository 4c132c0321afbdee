/** What the form says, in the language of the page. */
import type { RepairTexts } from "../../texts/repairs/texts.ts";
import type { WritingTexts } from "../../texts/writing/texts.ts";
import type { Settings } from "../../worker/protocol.ts";
import type { DiscountWording } from "../../writing/cash_discount.ts";
import type { Code } from "../codes.ts";
import { filled } from "../dom.ts";
import { numberIn } from "../plain_number.ts";

export interface Speech {
  readonly said: WritingTexts;
  readonly digits: RepairTexts["checkDigits"];
  readonly settings: Settings;
  /** The codes of the long lists, by the list. */
  readonly codes: Readonly<Record<string, readonly Code[]>>;
}

/** A discount for early payment as people read it. */
export function inWords({ said: { cashDiscount }, settings: { language } }: Speech): DiscountWording {
  return ({ percentage, days }) =>
    filled(days === "1" ? cashDiscount.one : cashDiscount.several, days, numberIn(language, percentage));
}
