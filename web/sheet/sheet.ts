/** An invoice as a person reads one, before it is drawn: every value with its label and its place in the model. */
import type { LabelId } from "../texts/texts.ts";

/** One value. */
export interface Part {
  /** JSON pointer (RFC 6901) in the model. */
  readonly at: string;
  readonly text: string;
  /** A finding is about it, and the invoice does not have it. */
  readonly missing?: true;
  /** It begins a line. */
  readonly line?: boolean;
  /** An attachment, to be saved under the text as its name. */
  readonly file?: Blob | undefined;
}

/** A label with its values. */
export interface Entry {
  readonly label: string;
  readonly parts: readonly Part[];
  /** It is understood where it is, without its label. */
  readonly bare?: true | undefined;
}

export interface Column {
  readonly label: string;
  readonly number?: boolean;
}

export interface SheetRow {
  readonly at: string;
  readonly cells: readonly Entry[];
  /** What is said below the cells. */
  readonly more: readonly Entry[];
}

export interface Section {
  readonly id: LabelId;
  readonly title: string;
  readonly at: string;
  readonly entries: readonly Entry[];
  readonly columns: readonly Column[];
  readonly rows: readonly SheetRow[];
}

export interface Sheet {
  /** "Invoice 471102". */
  readonly title: string;
  readonly sections: readonly Section[];
}
