/** German wording of rules of earlier editions. */
import type { Text } from "../text.ts";
import { strictTexts } from "./strict.ts";

export const earlierTexts: Readonly<Record<string, Text>> = {
  "BR-B-02": strictTexts["BR-B-02"],
  "BR-CO-25": {
    requires: "Zu einem fälligen Betrag gehört ein Fälligkeitsdatum (BT-9) oder Zahlungsbedingungen (BT-20).",
    message:
      "Ein Betrag ist fällig, aber die Rechnung nennt weder ein Fälligkeitsdatum (BT-9) noch Zahlungsbedingungen (BT-20).",
    fix: "Fälligkeitsdatum oder Zahlungsbedingungen ergänzen.",
  },
};
