/** Who owes whom: whether a change makes a refund of a claim, an open invoice of a paid one, or has it paid otherwise. */
import { isCreditNote } from "../model/codes/index.ts";
import { Decimal } from "../model/decimal.ts";
import { dueOf, type Ground } from "./due.ts";
import type { JsonTree } from "./operation.ts";

export type Direction = "same" | "turned";

export function directionOf(before: Ground, after: Ground): Direction {
  const [one, other] = [before, after].map(sideOf);
  return one === other ? "same" : "turned";
}

/** What must stay for the same party to owe the other, in one text. */
function sideOf(ground: Ground): string {
  const { tree, syntax } = ground;
  const due = dueOf(ground);
  const [payable, gross] = [due.get("BT-115"), due.get("BT-112")];
  const sign = payable === undefined ? "" : payable.isZero() ? "nothing" : payable.isNegative() ? "back" : "due";
  const isPaid = sign === "nothing" && gross?.equals(Decimal.zero) === false;
  const isCredit = syntax === "ubl-credit-note" || isCreditNote(tree.text("/invoiceTypeCode") ?? "");
  return [isCredit, isPaid ? "paid" : sign, ...accountsIn(tree)].join(" ");
}

function accountsIn(tree: JsonTree): readonly string[] {
  const transfers = tree.items("/payment/creditTransfers");
  const own = ["/payment", ...transfers].map((it) => tree.text(`${it}/iban`) ?? "");
  return own.map((it) => it.replace(/[^A-Za-z0-9]/g, "")).filter((it) => it !== "");
}
