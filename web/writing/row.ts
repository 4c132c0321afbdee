/** What a row of the form says. */

export interface RowOf<Label extends string = string> {
  /** The business term; the scheme of an identifier has a number of its own, such as BT-34-1. */
  readonly term: string;
  /** Its place in the JSON, from the object of its part down. */
  readonly at: string;
  /** What it is called: a key of the form's words. */
  readonly label: Label;
  readonly kind: "text" | "long" | "date" | "number" | "code";
  /** The codes to choose from: a list of the standard, or those few that are of use here. */
  readonly codes?: "country" | "currency" | "unit" | readonly string[];
  /** What is there before anybody has written anything. */
  readonly starts?: string;
  /** It says something of another value, and is written with that one alone. */
  readonly of?: string;
  /** Written with the value: by whom it was given, by the country of the party (ISO 6523). */
  readonly schemes?: Readonly<Record<string, string>>;
  /** Also written here if these places of the part are empty: it is all that identifies the party (BR-CO-26). */
  readonly also?: { readonly at: string; readonly without: readonly string[] };
  /** Written with the value: what tells it apart from others like it, at its place in the part. */
  readonly with?: { readonly at: string; readonly value: string };
  /** Asked for only where all of this holds. */
  readonly when?: readonly Condition[];
  /** With others that few need, below a heading that opens. */
  readonly fold?: Fold;
  /** Which of several it is, from the second on. */
  readonly nth?: number;
  /** No value of the invoice by itself: what becomes of it is said elsewhere. */
  readonly apart?: true;
  /** The value's name for what browsers fill in by themselves (HTML, autofill). */
  readonly fill?: string;
}

export type Condition =
  /** The party of the part, or the one that is named, is in one of these countries. */
  | { readonly countries: readonly string[]; readonly party?: "/seller" }
  /** The invoice is of one of these types (UNTDID 1001). */
  | { readonly types: readonly string[] }
  /** The invoice is of none of these types. */
  | { readonly otherTypes: readonly string[] }
  /** Something is at this place of the draft. */
  | { readonly given: string }
  /** A line has one of these VAT categories (UNTDID 5305). */
  | { readonly categories: readonly string[] };

export type PartId = typeof partIds[number];
export type Fold = typeof folds[number];

export interface PartOf<Label extends string = string> {
  readonly id: PartId;
  /** The place of its object. */
  readonly at: string;
  readonly fields: readonly RowOf<Label>[];
}

/** What the invoice can become. */
export const targets = ["xrechnung", "facturx", "peppol", "france"] as const;

export type Target = typeof targets[number];

/** What is sold, and to whom, as far as VAT makes a difference. */
export type Supply = "domestic" | "smallBusiness" | "reverse" | "goodsInEu" | "servicesInEu" | "export";

/** What is folded, by what somebody needs it for: more on a line, an allowance off the invoice, a discount for early payment and so on. */
const folds = ["invoiceMore", "sellerMore", "lineMore", "allowance", "cashDiscount", "period", "letter"] as const;

const partIds = ["invoice", "seller", "buyer", "lines", "payment", "more"] as const;
