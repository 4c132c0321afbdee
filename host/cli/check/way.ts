/** What is done with a document that was opened. */
import type { JudgeOptions, Opened, Verdict } from "../../../engine/mod.ts";
import type { Repairs } from "../../documents/repairs.ts";
import type { Reading } from "../media.ts";

/** What a document becomes, with its verdict. */
export type Way = (document: Document, reading: Reading, options: JudgeOptions) => Outcome | Promise<Outcome>;

export interface Document {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly opened: Opened;
}

export interface Outcome {
  readonly verdict: Verdict;
  readonly text?: string;
  /** What was repaired, and what was left alone. */
  readonly repairs?: Repairs;
  /** Where the repaired XML of a PDF was written. */
  readonly beside?: string;
  /** What became of the PDF, in words. */
  readonly pdf?: string;
  readonly diff?: string;
  /** Why the repaired file was not written. */
  readonly problem?: string;
}
