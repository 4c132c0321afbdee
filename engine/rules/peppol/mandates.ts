/** The mandate of a direct debit (PEPPOL-EN16931-R061). */
import { groups, leaves } from "../../syntax/bound.ts";
import { exists, text } from "../../syntax/values.ts";
import { type Check, check } from "../kit/rule.ts";
import { parted, starts, where } from "../kit/select.ts";

const debits = where("paymentMeans", (it) => ["49", "59"].includes(text(it, "meansCode")));

export const mandateInMeans: Check = check(
  debits,
  (it) => groups(it, "mandates").some((mandate) => exists(mandate, "mandateId")),
);

/** In CII the mandate is in the settlement around the debit. There may be one settlement only, and the rule looks at each. */
export const mandateBesideMeans: Check = check((document) => {
  const { root } = document;
  const marks = starts(document, root, "ram:ApplicableHeaderTradeSettlement");
  const mandates = parted(leaves(root, "mandateId"), marks);
  return parted(debits(document), marks).filter((_, at) => mandates[at]?.length === 0).flat();
}, () => false);
