/** What the components are shown with: an example as the worker judges it, and what is made of it. */
import { nothingAsked, type RepairState, type ShownCause } from "../../web/worker/repaired.ts";
import type { Refused, Report, Settings } from "../../web/worker/protocol.ts";
import { Checker, type Told } from "../../web/browser/checker.ts";
import { example } from "../../web/browser/example.ts";

export interface Samples {
  /** By the specification alone, as long as the official rules are on their way. */
  readonly asking: Report;
  readonly refused: Report;
  readonly repairing: RepairState;
}

/** Judges the example as the validator does. */
export async function judgedExample(makeWorker: () => Worker, settings: Settings): Promise<Samples> {
  const file = await example();
  return await new Promise((resolve, reject) => {
    const reports: Report[] = [];
    const told = (tell: Told) => {
      if (tell.kind === "answer" && tell.answer.kind === "report") reports.push(tell.answer);
      const [asking, refused] = reports;
      if (tell.kind !== "repaired" || tell.repairing === "broken" || !asking || !refused) return;
      resolve({ asking, refused, repairing: tell.repairing });
    };
    const checker = new Checker(makeWorker, { warm: () => {}, broke: reject, told }, () => Promise.resolve(undefined));
    checker.check([{ kind: "judge", id: 1, file, settings, asked: nothingAsked }]);
  });
}

export const unreadable: Refused = {
  kind: "refused",
  file: "holiday.jpg",
  error: "bad_request",
  message: "The file is no invoice.",
  said: "This is a picture. Choose the XML, JSON or PDF of the invoice instead.",
};

const field = { who: "seller", codes: [], value: "", is: "", where: "It is in the order." } as const;

/** A cause that nobody but the seller can mend: a field of each kind. */
export const question: ShownCause = {
  id: "question",
  kind: "open",
  severity: "fatal",
  title: "The buyer's reference is missing",
  told: "The buyer cannot assign the invoice without it.",
  repairable: false,
  changes: [],
  choices: [],
  fields: [
    { ...field, term: "BT-10", pointer: "/buyerReference", title: "Buyer reference", kind: "text" },
    { ...field, term: "BT-9", pointer: "/dueDate", title: "Due date", kind: "date" },
    { ...field, term: "BT-113", pointer: "/totals/prepaidAmount", title: "Paid amount", kind: "number", value: "10" },
    {
      ...field,
      term: "BT-81",
      pointer: "/payment/meansCode",
      title: "Means of payment",
      kind: "code",
      codes: [["58", "SEPA credit transfer"], ["59", "SEPA direct debit"]],
    },
  ],
  findings: [{ rule: "BR-DE-15", path: "/buyerReference", message: "It is missing.", fix: "Add it.", docsUrl: "" }],
  total: 1,
};

const change = { term: "BT-115", pointer: "/totals/payableAmount", field: "Amount due", old: "10", new: "12" } as const;

export const applied = [{
  id: "applied",
  title: "",
  changes: [{ ...change, said: { old: "10", new: "12" } }],
}] as const;
