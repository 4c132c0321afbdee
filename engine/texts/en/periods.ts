/** English wording of BR-29, BR-30, BR-CO-03, BR-CO-19 and BR-CO-20: periods and the VAT point date. */
import type { periods } from "../../rules/en16931/periods.ts";
import type { Text } from "../text.ts";

export const periodsTexts = {
  "BR-29": order("The invoicing period", "BT-73", "BT-74"),
  "BR-30": order("The period of this line", "BT-134", "BT-135"),
  "BR-CO-03": {
    requires: "An invoice may state the VAT point date (BT-7) or the code for it (BT-8), and not both.",
    message: "An invoice may state the VAT point date (BT-7) or the code for it (BT-8), but this one has both.",
    fix: "Keep the date when it is known, and the code when it is not.",
  },
  "BR-CO-19": dates("An invoicing period (BG-14)", "BT-73", "BT-74"),
  "BR-CO-20": dates("The period of a line (BG-26)", "BT-134", "BT-135"),
} as const satisfies Readonly<Record<keyof typeof periods, Text>>;

/** CII's rules fail here too where a date is not of the format 102, so the sentence does not say which came first. */
function order(period: string, start: string, end: string): Text {
  return {
    requires: `${period} must not end (${end}) before it starts (${start}).`,
    message:
      `${period} must not end (${end}) before it starts (${start}); the end is {actual}, the start is {expected}.`,
    absent: `${period} must not end (${end}) before it starts (${start}), and one of these dates has no value.`,
    fix:
      "Correct the date that is wrong. In CII write both as year, month and day without hyphens, with the format 102.",
  };
}

function dates(period: string, start: string, end: string): Text {
  return {
    message: `${period} must have a start date (${start}), an end date (${end}) or both.`,
    fix: "Add the dates between which the goods or services were supplied, or delete the empty period.",
  };
}
