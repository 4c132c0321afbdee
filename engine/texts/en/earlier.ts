/** English wording of rules of earlier editions. */
import type { Text } from "../text.ts";
import { strictTexts } from "./strict.ts";

export const earlierTexts: Readonly<Record<string, Text>> = {
  "BR-B-02": strictTexts["BR-B-02"],
  "BR-CO-25": {
    requires: "An amount due must come with a due date (BT-9) or payment terms (BT-20).",
    message: "An amount is due, and the invoice states neither a due date (BT-9) nor payment terms (BT-20).",
    fix: "Add the due date or the payment terms.",
  },
};
