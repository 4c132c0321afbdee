/** Who owes whom: whether a change makes a refund of a claim, an open invoice of a paid one, or has it paid otherwise. */
import { isCreditNote } from "../model/codes/index.ts";
import { Decimal } from "../model/decimal.ts";
import { dueOf, type Ground } from "./due.ts";
import { cleanedOf } from "./meaning.ts";
import type { JsonTree } from "./operation.ts";

export type Direction = "same" | "turned";

export function directionOf(before: Ground, after: Ground): Direction {
  const [one, other] = [sideOf(before), sideOf(after)];
  return one.isCredit === other.isCredit && isSame(one.sign, other.sign) && isSame(one.accounts, other.accounts)
    ? "same"
    : "turned";
}

/** What must stay for the same party to owe the other, and for the same account to be paid. */
interface Side {
  readonly isCredit: boolean;
  /** "" where no amount is due that can be read. */
  readonly sign: "" | "paid" | "nothing" | "back" | "due";
  /** "" where there is none. */
  readonly accounts: string;
}

/** What was not there before turns nothing. */
function isSame(before: string, after: string): boolean {
  return before === "" || before === after;
}

function sideOf(ground: Ground): Side {
  const { tree, syntax } = ground;
  return {
    isCredit: syntax === "ubl-credit-note" || isCreditNote(tree.text("/invoiceTypeCode") ?? ""),
    sign: signOf(dueOf(ground)),
    accounts: accountsIn(tree).join(" "),
  };
}

function signOf(due: ReturnType<typeof dueOf>): Side["sign"] {
  const [payable, gross] = [due.get("BT-115"), due.get("BT-112")];
  if (payable === undefined) return "";
  if (payable.isZero()) return gross?.equals(Decimal.zero) === false ? "paid" : "nothing";
  return payable.isNegative() ? "back" : "due";
}

function accountsIn(tree: JsonTree): readonly string[] {
  const transfers = tree.items("/payment/creditTransfers");
  const own = ["/payment", ...transfers].map((it) => tree.text(`${it}/iban`) ?? "");
  return own.map((it) => cleanedOf(it, "BT-84", "identifier").replace(/[^A-Za-z0-9]/g, "").toUpperCase())
    .filter((it) => it !== "");
}
