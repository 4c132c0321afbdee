/** What the page says of causes and repairs. It is loaded after the verdict. */
import type { Cause } from "../../../engine/diagnosis/mod.ts";
import type { Beside } from "../../../engine/pdf/exchange.ts";
import type { Plural, UiTexts } from "../texts.ts";

/** All that a report says. */
export type ReportTexts = UiTexts & RepairTexts["below"];

export interface RepairTexts {
  readonly causes: Plural;
  /** As what is to be done. */
  readonly steps: Plural;
  /** Of an invoice that is accepted. */
  readonly optional: Plural;
  readonly moreCauses: string;
  readonly notLooked: string;
  readonly repair: string;
  /** What the format has no place for. */
  readonly takeOut: string;
  readonly repairOwed: string;
  readonly applyAll: string;
  readonly whichIsRight: string;
  readonly takeOver: string;
  readonly sellerKnows: string;
  readonly buyerKnows: string;
  /** Of an identifier, while it is typed. */
  readonly checkDigits: Readonly<Record<"hold" | "wrong", string>>;
  readonly fix: string;
  /** {0} is one of the formats. */
  readonly converts: string;
  readonly formats: Readonly<Record<NonNullable<Cause["converted"]>["to"], string>>;
  /** Of a choice that turns a claim into a refund, or pays to somebody else. */
  readonly turns: string;
  /** {0} is the name of a value, {1} what it is. */
  readonly saysNow: string;
  readonly nothingNew: string;
  readonly noCode: string;
  readonly line: string;
  readonly noValue: string;
  readonly due: string;
  readonly dueBefore: string;
  readonly dueUnknown: string;
  readonly dueChanged: string;
  readonly applied: string;
  readonly undoOne: string;
  readonly undo: string;
  readonly leave: string;
  readonly reallyLeave: string;
  readonly whose: string;
  readonly issuer: string;
  readonly recipient: string;
  readonly mailLead: string;
  readonly mailCopy: string;
  readonly mailOpen: string;
  readonly copied: string;
  /** {0} is the name of the file. */
  readonly saving: string;
  readonly notSaved: string;
  /** In the name of a saved file. */
  readonly savedAs: Readonly<Record<"accepted" | "unfinished", string>>;
  readonly beside: Readonly<Record<Beside["why"], string>>;
  /** Below what is to be done: all findings, what else can be done, and what else there is to know. */
  readonly below: {
    readonly findings: string;
    readonly more: string;
    readonly fix: string;
    readonly suchAs: string;
    readonly wholeInvoice: string;
    readonly showInInvoice: string;
    readonly aboutRule: string;
    readonly downloads: string;
    readonly saveReport: string;
    readonly print: string;
    readonly printInvoice: string;
    readonly judgedAt: string;
    readonly copyHash: string;
    readonly fingerprint: string;
    readonly details: string;
    readonly fromPdf: string;
    readonly fromEnvelope: string;
    readonly notChecked: string;
    readonly notReadElements: string;
    readonly elements: Plural;
    readonly truncated: string;
    readonly convert: ConvertTexts;
  };
}

/** Of another syntax or profile. */
export interface ConvertTexts {
  readonly title: string;
  readonly to: string;
  readonly press: string;
  readonly done: string;
  /** {0} is how many, {1} the format. */
  readonly losses: Plural;
  /** {0} is the format. */
  readonly refused: string;
  readonly failed: string;
}
