/** Checks many rules in one go: it follows the events of a document, and reports each failure by the id of its rule. */
import type { Said } from "../../model/said.ts";
import type { GroupId, TermId } from "../../model/terms.ts";
import type { Syntax } from "../../model/codes/index.ts";
import type { Spot } from "../../syntax/bound.ts";
import type { XmlSink } from "../../xml/reader.ts";

/** A rule that failed at an element, whose `offset` is that of the event which opened it. */
export interface Swept extends Spot {
  readonly id: string;
  /** The business terms and groups that it is about; left out, the invoice as a whole. */
  readonly terms?: readonly (TermId | GroupId)[];
  /** Which wording of the rule says it, where the rule has several. */
  readonly kind?: string;
  /** The official rule stops there without a verdict: that is fatal, whatever its severity. */
  readonly stops?: true;
  /** What is not there although it must be: its path, from the place. */
  readonly missing?: string;
  /** Go into the message. */
  readonly actual?: Said;
  readonly expected?: Said;
}

export type Report = (found: Swept) => void;

export interface Sweep {
  /** What is said to have failed when it breaks. */
  readonly name: string;
  /** Gets the events of a document from its root on, and reports what it finds until the root has closed. */
  follow?(syntax: Syntax, report: Report): XmlSink | undefined;
}
