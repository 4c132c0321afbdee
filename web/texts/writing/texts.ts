/** What the page says in which an invoice is written. "{0}" is replaced by the argument. */
import type { Label } from "../../writing/fields.ts";
import type { Fold, PartId, Supply, Target } from "../../writing/row.ts";

/** Words that stand in the page as it comes from the server. */
export interface WritingStanding {
  readonly title: string;
  readonly lead: string;
  readonly noScript: string;
}

export interface WritingTexts {
  readonly standing: WritingStanding;
  /** What the invoice shall be. */
  readonly kind: { readonly title: string; readonly target: string; readonly supply: string };
  readonly targets: Readonly<Record<Target, string>>;
  readonly supplies: Readonly<Record<Supply, string>>;
  readonly parts: Readonly<Record<PartId, string>>;
  readonly labels: Readonly<Record<Label, string>>;
  /** What is below a field. */
  readonly hints: Readonly<Partial<Record<Label, string>>>;
  /** What codes of the short lists stand for, by the label of their field. */
  readonly codes: Readonly<Partial<Record<Label, Readonly<Record<string, string>>>>>;
  /** The headings of what is folded. */
  readonly folds: Readonly<Record<Fold, string>>;
  /** A discount for early payment as people read it: per cent, and days. */
  readonly cashDiscount: { readonly one: string; readonly several: string };
  /** What is said where it is not whole. */
  readonly wrongCashDiscount: string;
  /** Of what is written where a unit belongs. */
  readonly noUnit: string;
  /** Of the seller, on the pages of a PDF. */
  readonly logo: Readonly<Record<"title" | "hint" | "remove" | "notKept", string>>;
  readonly choose: string;
  readonly line: string;
  readonly addLine: string;
  readonly removeLine: string;
  readonly lineNet: string;
  readonly allowances: string;
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
  readonly due: string;
  readonly save: Readonly<Record<Target | "draft", string>>;
  readonly openDraft: string;
  readonly notADraft: string;
  readonly draftKept: string;
  readonly draftNotKept: string;
  readonly startOver: string;
  readonly reallyStartOver: string;
  readonly remember: string;
  readonly forgotten: string;
  readonly working: string;
  readonly saved: string;
  readonly lacking: { readonly one: string; readonly several: string };
  readonly toField: string;
  readonly broken: string;
  /** Of files: the name where the invoice has no number yet. */
  readonly unnamed: string;
}
