/** What the page says of many files. It is loaded when there are several. */
import type { Plural } from "../texts.ts";

export interface ManyTexts {
  readonly title: Plural;
  readonly verdicts: Readonly<Record<"accepted" | "refused" | "unreadable" | "waiting", string>>;
  /** How many of how many are judged. */
  readonly progress: string;
  readonly totals: string;
  readonly all: string;
  readonly filter: string;
  readonly search: string;
  readonly shared: string;
  readonly suchAs: string;
  readonly inFiles: Plural;
  readonly columns: Readonly<
    Record<"file" | "verdict" | "rule" | "cause" | "errors" | "warnings" | "due" | "currency" | "sha256", string>
  >;
  readonly nothingWrong: string;
  readonly more: string;
  readonly noneFound: string;
  readonly saveCsv: string;
  readonly saveReport: string;
  readonly left: Plural;
  readonly stop: string;
  readonly stopped: string;
  readonly open: string;
  readonly table: string;
  /** Of two files. */
  readonly compare: string;
  readonly equal: string;
  /** {0} is how many, {1} and {2} are the files. */
  readonly different: Plural;
  readonly notCompared: string;
  /** Of an invoice and a PDF. */
  readonly embed: {
    readonly press: string;
    readonly made: string;
    /** Without PDF/A-3. */
    readonly plain: string;
    readonly reasons: string;
    readonly asPlain: string;
    readonly pages: string;
    readonly anyway: string;
    readonly failed: string;
    readonly refused: Readonly<
      Record<"lossy" | "pdf_encrypted" | "pdf_several_invoices" | "pdf_unreadable" | "unknown_root", string>
    >;
  };
}
