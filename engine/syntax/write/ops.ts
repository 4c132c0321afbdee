/** What writing a document does, step by step (`script.ts`): operations with all that they ask of the model resolved. */
import type { GroupId, TermId } from "../../model/terms.ts";
import type { Condition, LeafRow } from "../row.ts";

/** Where the object of a business group is: so many scopes out, then down by these names. */
export interface Locator {
  readonly out: number;
  readonly down: readonly string[];
}

/** The scopes that a group is written in: an open one, one an object, or the one of which there is at most one. */
export type Reach =
  | { readonly out: number }
  | { readonly of: GroupId; readonly parent: Locator | undefined; readonly name: string; readonly many: boolean };

/** An attribute, and where its value comes from. */
export type AttributeOp =
  | { readonly name: string; readonly from: "constant"; readonly text: string }
  | { readonly name: string; readonly from: "part"; readonly part: string }
  | { readonly name: string; readonly from: "invoice"; readonly field: "currency" | "taxCurrency" }
  | { readonly name: string; readonly from: "term"; readonly at: Locator | undefined; readonly term: string };

export type ByAttribute = Extract<Condition, { attribute: string }>;

export interface TermOp {
  readonly term: TermId;
  readonly at: Locator | undefined;
  /** The JSON name of the term. */
  readonly name: string;
  readonly attributes: readonly AttributeOp[];
  /** Conditions of other terms on the same leaf: where one holds, the value would be read as that term. */
  readonly unless: readonly ByAttribute[];
}

export interface LeafOp {
  readonly op: "leaf";
  readonly wrappers: readonly string[];
  /** Undefined where the leaf is the text of its group. */
  readonly element: string | undefined;
  readonly row: LeafRow;
  readonly terms: readonly TermOp[];
  /** What is written is the scheme of the identifiers, not the identifiers. */
  readonly ofScheme: boolean;
  /** Where the note subject code (BT-21) is, for the codec that writes it into the text. */
  readonly subject: Locator | undefined;
  readonly beside: LeafOp | undefined;
  readonly constant: Constant | undefined;
}

/** What is written where there is no value, if there is one for the leaf beside it. */
export interface Constant {
  readonly text: string;
  readonly attributes: readonly AttributeOp[];
  readonly beside: LeafOp | undefined;
}

export interface WrapperOp {
  readonly op: "wrapper";
  readonly element: string;
  readonly ops: Ops;
}

/** One choice of a group. */
export interface Variant {
  readonly reach: Reach;
  /** Every term in the group is one of its own object, so that without that there is nothing to write. */
  readonly selfContained: boolean;
  /** The business group that must have content, and the slots and attributes that are written in the group itself. */
  readonly demands: { readonly of: GroupId; readonly holds: ReadonlySet<string> } | undefined;
  /** One element for each of these. */
  readonly bodies: readonly Ops[];
  /** What the elements of all objects but the first hold, where that is less. */
  readonly again: Ops | undefined;
  /** One element for each object of a group below, where there is one; instead of `bodies`. */
  readonly apart: { readonly reach: Reach; readonly first: Ops; readonly others: Ops } | undefined;
}

export interface GroupOp {
  readonly op: "group";
  readonly element: string;
  readonly required: boolean;
  readonly single: boolean;
  readonly variants: readonly Variant[];
}

export type Op = LeafOp | WrapperOp | GroupOp;
export type Ops = readonly Op[];
