/** What follows from a value as soon as it is whole: what is remembered with it, and what goes without saying. */
import { Draft, type FieldPlace } from "./draft.ts";
import { buyerPart, linePart, paymentPart, sellerPart } from "./fields.ts";
import { recall, type Remembered } from "./remembered.ts";
import { categorize, startLine } from "./supplies.ts";

/** What somebody begins with: the day, and what is remembered. */
export function freshDraft(day: string, { own, payment }: Remembered): Draft {
  const draft = new Draft();
  draft.set("/issueDate", day);
  recall(draft, sellerPart, own);
  recall(draft, paymentPart, payment);
  startLine(draft, 0);
  return draft;
}

/** Fills in what follows from the value at a place. True where other fields may be asked for, or have other values, now. */
export function follow(draft: Draft, { row, pointer }: FieldPlace, { customers, items }: Remembered): boolean {
  const text = draft.at(pointer);
  const line = Number(/^\/lines\/(\d+)\//.exec(pointer)?.[1] ?? 0);
  switch (row.term) {
    case "BT-44":
      return recalled(customers, text, (known) => recall(draft, buyerPart, known));
    case "BT-153":
      return recalled(items, text, (known) => recall(draft, linePart, known, line));
    case "BT-40":
      startLine(draft, 0);
      return true;
    case "BT-43":
      return isMail(draft) && filled(draft, "/seller/electronicAddress/value", text);
    case "BT-151":
      categorize(draft, line, text);
      return true;
    case "BT-113":
    case "BT-25":
      // Whether the next invoice of a deposit is asked for.
      return true;
    case "BT-138":
    case "BT-94":
      return instead(draft, pointer, "percentage", "amount");
    case "BT-136":
    case "BT-92":
      return instead(draft, pointer, "amount", "percentage");
    default:
      return row.kind === "code";
  }
}

/** Whether the seller is reached by mail, which is so until another kind of address is chosen. */
function isMail(draft: Draft): boolean {
  const scheme = draft.at("/seller/electronicAddress/schemeId");
  return scheme === "" || scheme === "EM";
}

/** Of a percentage and an amount, the one that was entered last holds. */
function instead(draft: Draft, pointer: string, own: string, other: string): boolean {
  const there = pointer.replace(new RegExp(`${own}$`), other);
  if (draft.at(pointer).trim() === "" || draft.at(there) === "") return false;
  draft.set(there, "");
  return true;
}

function filled(draft: Draft, pointer: string, text: string): boolean {
  if (draft.at(pointer) !== "" || text === "") return false;
  draft.set(pointer, text);
  return true;
}

function recalled(all: Remembered["items"], name: string, use: (known: Remembered["own"]) => void): boolean {
  const known = Object.hasOwn(all, name) ? all[name] : undefined;
  if (known === undefined) return false;
  use(known);
  return true;
}
