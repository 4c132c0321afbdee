/** What the workbench says, in one language. "{0}" is replaced by the argument. */
import type { Plural } from "../../texts/texts.ts";

/** Words that stand in the page as it comes from the server, by their `data-w`. */
export interface StandingTexts {
  readonly title: string;
  readonly lead: string;
  readonly serviceTitle: string;
  readonly serviceLead: string;
  readonly keyTitle: string;
  readonly keyLabel: string;
  readonly keyNote: string;
  readonly keyGet: string;
  readonly receiptTitle: string;
  readonly receiptLead: string;
  readonly receiptGet: string;
  readonly peppolTitle: string;
  readonly peppolLead: string;
  readonly peppolLabel: string;
  readonly lookUp: string;
  readonly vatTitle: string;
  readonly vatLead: string;
  readonly vatLabel: string;
  readonly requesterLabel: string;
  readonly check: string;
}

/** Words that are put together while the page works. */
export interface WorkTexts {
  readonly working: string;
  readonly needKey: string;
  readonly needFile: string;
  readonly needId: string;
  readonly notSent: string;
  readonly broken: string;
  readonly done: string;
  readonly accepted: string;
  readonly refused: string;
  readonly causes: Plural;
  readonly noCauses: string;
  readonly receipt: string;
  readonly issued: string;
  readonly engine: string;
  readonly document: string;
  readonly result: string;
  readonly signature: string;
  /** Of a signature of somebody else. */
  readonly notChecked: string;
  readonly signedBy: string;
  readonly unsigned: string;
  readonly saveReceipt: string;
  readonly verify: string;
  readonly verified: Readonly<Record<"authentic" | "altered" | "unsigned" | "unknown_key", string>>;
  readonly evidence: string;
  readonly provider: string;
  readonly providers: Readonly<Record<"vies" | "peppol-sml" | "peppol-smp" | "french-directory", string>>;
  readonly request: string;
  readonly answered: string;
  readonly cached: string;
  readonly sha256: string;
  readonly peppol: Readonly<Record<"registered" | "not_registered" | "unavailable", string>>;
  readonly vat: Readonly<Record<"valid" | "invalid" | "unavailable", string>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly reason: string;
  readonly participant: string;
  readonly smp: string;
  readonly receives: string;
  readonly receivesNothing: string;
  readonly documentTypes: string;
  readonly accessPoint: string;
  readonly expires: string;
  readonly vatId: string;
  readonly name: string;
  readonly address: string;
  readonly consultation: string;
}

export interface WorkbenchTexts {
  readonly standing: StandingTexts;
  readonly work: WorkTexts;
}
