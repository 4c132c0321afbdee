/** French wording of rules of earlier editions. */
import type { Text } from "../text.ts";
import { strictTexts } from "./strict.ts";

export const earlierTexts: Readonly<Record<string, Text>> = {
  "BR-B-02": strictTexts["BR-B-02"],
  "BR-CO-25": {
    requires: "Un montant à payer appelle une date d’échéance (BT-9) ou des conditions de paiement (BT-20).",
    message:
      "Un montant est à payer, et la facture n’indique ni date d’échéance (BT-9) ni conditions de paiement (BT-20).",
    fix: "Ajoutez la date d’échéance ou les conditions de paiement.",
  },
};
