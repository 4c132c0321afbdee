/** What the page and its worker say to each other. */
import type { AnyVerdict, Severity } from "../../engine/mod.ts";
import type { Beside } from "../../engine/pdf/exchange.ts";
import type { Sheet, SheetRow } from "../sheet/sheet.ts";
import type { LanguageTag } from "../texts/languages.ts";
import type { Texts } from "../texts/texts.ts";
import type { Asked, OfCause, RepairState, ShownChange, ShownPlace } from "./repaired.ts";

export interface Settings {
  /** Left out, the invoice says it. */
  readonly profile?: string | undefined;
  readonly language: LanguageTag;
  /** What the page says in that language: the page has it already, and the worker needs to load nothing. */
  readonly texts: Texts;
  /** The address of the rule pages. */
  readonly docsBase: string;
}

/** What a copy can be saved as: the file that was chosen, or the XML inside of it or written from it. */
export type SavedAs = "xml" | "json" | "pdf";

export interface About {
  readonly file: File;
  readonly settings: Settings;
  /** What is done to a copy of the invoice first. */
  readonly asked: Asked;
}

/**
 * Judge a file, and say what is wrong with it by its causes. The first invoice is judged as fast as the next ones when
 * another was judged before: a file to warm up with has the id 0, and its report comes with the word that all is ready.
 */
export interface Ask extends About {
  /** A tally is the verdict in short, for one of many files. */
  readonly kind: "judge" | "warm up" | "tally";
  readonly id: number;
}

export type Stage = "reading" | "unpacking" | "judging" | "showing";

/** The source around a place: a few lines, cut to what can be seen. */
export interface Excerpt {
  readonly lines: readonly { readonly number: number; readonly text: string }[];
  /** Which of the lines has the place, and after how many characters of it. */
  readonly at: number;
  readonly column: number;
}

export interface ShownFinding extends OfCause {
  /** Counted from 1 in the order in which to fix them. */
  readonly number: number;
  readonly severity: Severity;
  readonly example?: string | undefined;
  readonly excerpt?: Excerpt | undefined;
  /** The place to mark in the sheet, as a pointer into the model. */
  readonly target: string;
}

export interface Report {
  readonly kind: "report";
  readonly file: string;
  /** Of the file as it was chosen, in hexadecimal; undefined where the browser does not work it out. */
  readonly sha256: string | undefined;
  /** Something was repaired, so that this is no longer the file. */
  readonly repaired: boolean;
  /** What the file is. */
  readonly given: SavedAs;
  /** By the specification alone. The official rules may not be there yet: this is all that is known then. */
  readonly specification: Standing;
  /** `result` is what the official validators say, and not only the specification. */
  readonly official: boolean;
  /** The official rules cannot be loaded. */
  readonly unreachable?: true;
  /** The attachment of a PDF, or the transport envelope, that the invoice was taken out of. */
  readonly attachment?: string | undefined;
  readonly envelope?: "sbdh" | undefined;
  readonly result: AnyVerdict;
  /** How many elements have content that no business term holds. */
  readonly notRead: number;
  readonly findings: readonly ShownFinding[];
  /** Rows of lines come after the report, in `Lines`. */
  readonly sheet: Sheet;
}

/** A message to the issuer, in the issuer's language. */
export interface Mail {
  /** An e-mail address; "" where the invoice has none. */
  readonly to: string;
  readonly language: LanguageTag;
  readonly subject: string;
  readonly text: string;
}

/** What an invoice adds up to as far as it is written, as numbers in plain digits; "" for what cannot be said yet. */
export interface Sums {
  /** The invoice as people read it. */
  readonly sheet: Sheet;
  /** BT-131 of each line. */
  readonly lines: readonly string[];
  /** By their names in the model. */
  readonly totals: Readonly<Record<string, string>>;
}

/** What pages have that is no value of the invoice, and the note that they begin with. */
export interface Letter {
  /** In base64. */
  readonly logo: string | undefined;
  readonly footer: string;
  readonly opening: string;
}

/** The document, or what keeps it from being written. */
export type Written = { readonly saved: Saved } | { readonly lacking: readonly Lacking[] };

/** What is missing or wrong: said, with what to do, and the values that it asks for by their JSON pointers. */
export interface Lacking {
  readonly title: string;
  readonly told: string;
  readonly pointers: readonly string[];
}

/** An invoice in another form: the document, or why it would be refused there. */
export interface Converted {
  readonly saved?: Saved;
  /** What has no place there. */
  readonly losses: readonly Lost[];
  readonly wrong: readonly OfCause[];
}

/** A value that is nothing in another form, with where it is in the file. */
export interface Lost extends ShownChange, ShownPlace {}

/** A PDF with the invoice in it, which may be PDF/A-3; or why none was made. */
export type Embedded =
  | { readonly saved: Saved; readonly pdfa: boolean }
  | { readonly reasons: readonly string[] }
  | { readonly disagreements: readonly ShownChange[] }
  | { readonly code: string; readonly message: string };

/** A rule that a file breaks, with what its first finding says. */
export type Wrong = Pick<ShownFinding, "rule" | "severity" | "message">;

/** What a table of many files shows for one. */
export interface Tally {
  readonly verdict: "accepted" | "refused" | "unreadable";
  /** In the order in which to fix it; of a file that cannot be read, why. */
  readonly wrong: readonly Wrong[];
  readonly errors: number;
  readonly warnings: number;
  /** BT-115 and BT-5, as they are there. */
  readonly due?: string | undefined;
  readonly currency?: string | undefined;
  readonly sha256?: string | undefined;
}

/** The invoices of an archive, and how many were left there: damaged, encrypted, too large, or too many. */
export interface Unpacked {
  readonly files: readonly File[];
  readonly left: number;
}

/** A verdict in short. */
export interface Standing {
  readonly valid: boolean;
  readonly errors: number;
}

/** A copy to be saved. */
export interface Saved {
  readonly name: string;
  readonly content: Blob;
  /** Why it is the XML that belongs into the PDF, and not the PDF. */
  readonly beside?: Beside["why"];
}

/** A file that cannot be judged as an invoice: what it is, and what to do. */
export interface Refused {
  readonly kind: "refused";
  readonly file: string;
  readonly error: string;
  readonly message: string;
  /** The same in the language, where it has words for it. */
  readonly said?: string | undefined;
  readonly xmlCode?: string;
  readonly line?: number;
  readonly column?: number | undefined;
}

/** Rows of the invoice's lines, in order. */
export interface Lines {
  readonly kind: "lines";
  readonly rows: readonly SheetRow[];
}

export type Tell =
  /** All is loaded that every file needs; with a report to draw once, so that the next ones are drawn fast. */
  | { readonly kind: "ready"; readonly report?: Report | undefined }
  | { readonly kind: "stage"; readonly id: number; readonly stage: Stage }
  | { readonly kind: "answer"; readonly id: number; readonly answer: Report | Refused }
  | { readonly kind: "lines"; readonly id: number; readonly rows: readonly SheetRow[] }
  | { readonly kind: "tallied"; readonly id: number; readonly tally: Tally }
  | { readonly kind: "repaired"; readonly id: number; readonly repairing: RepairState | "broken" }
  | { readonly kind: "made"; readonly ticket: number; readonly made: unknown }
  | { readonly kind: "done"; readonly id: number };
