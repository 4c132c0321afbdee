/** What may be empty in an XRechnung. */
import { check } from "../kit/rule.ts";
import type { Known } from "../kit/family.ts";
import { peppolShared } from "../peppol/peppol.ts";

/** XRechnung lets the number of an order be empty in UBL, where the seller's alone (BT-14) has to stand in the same group. */
export const emptyBesideOrders: Known = {
  ...peppolShared["PEPPOL-EN16931-R008"],
  ubl: check(
    (document) =>
      document.empty.filter(({ step: { element, parent } }) =>
        element !== "cbc:ID" || parent?.element !== "cac:OrderReference"
      ),
    () => false,
  ),
};
