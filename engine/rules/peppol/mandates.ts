/** The mandate of a direct debit (PEPPOL-EN16931-R061). */
import { type Bound, type Group, groups, leaves, type Spot } from "../../syntax/bound.ts";
import { exists, text } from "../../syntax/values.ts";
import { type Check, check } from "../kit/rule.ts";
import { parted, starts, where } from "../kit/select.ts";

type Means = Group<"paymentMeans">;

const debits = where("paymentMeans", (it) => ["49", "59"].includes(text(it, "meansCode")));

export const mandateInMeans: Check = check(
  debits,
  (it) => groups(it, "mandates").some((mandate) => exists(mandate, "mandateId")),
);

/** A debit of CII, whose mandate is in the settlement around it; there may be one settlement only. */
interface Settled extends Spot {
  readonly means: Means;
  readonly isMandated: boolean;
}

function settled(document: Bound): readonly Settled[] {
  const { root } = document;
  const marks = starts(document, root, "ram:ApplicableHeaderTradeSettlement");
  const mandates = parted(leaves(root, "mandateId"), marks);
  return parted(debits(document), marks).flatMap((of, at) =>
    of.map((means) => ({ offset: means.offset, means, isMandated: (mandates[at] ?? []).length > 0 }))
  );
}

export const mandateBesideMeans: Check = check(settled, ({ means, isMandated }) => isMandated || { at: means });
