/** What the page says of causes and repairs. It is loaded after the verdict. */
import type { Beside } from "../../../engine/pdf/exchange.ts";
import type { Plural } from "../texts.ts";

export interface RepairTexts {
  readonly causes: Plural;
  readonly noCauses: string;
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
  readonly findingsOf: Plural;
  readonly fix: string;
  readonly noValue: string;
  readonly dueUnknown: string;
  readonly dueUnchanged: string;
  readonly dueChanged: string;
  readonly applied: string;
  readonly undoOne: string;
  readonly undo: string;
  readonly change: string;
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
}
