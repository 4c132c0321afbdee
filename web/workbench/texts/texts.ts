/** What the workbench says, in one language. "{0}" stands for what is given. */
import type { Marks } from "../../../engine/model/said.ts";
import type { Plural } from "../../texts/texts.ts";

/** Words that stand in the page as it comes from the server, by their `data-w`. */
export interface StandingTexts {
  readonly title: string;
  readonly lead: string;
  readonly keyTitle: string;
  readonly keyLabel: string;
  readonly keyNote: string;
  readonly keyGet: string;
  readonly noScript: string;
  readonly fileTitle: string;
  readonly fileLead: string;
  readonly fileLabel: string;
  readonly diagnose: string;
  readonly peppolTitle: string;
  readonly peppolLead: string;
  readonly peppolLabel: string;
  readonly lookUp: string;
  readonly vatTitle: string;
  readonly vatLead: string;
  readonly vatLabel: string;
  readonly requesterLabel: string;
  readonly check: string;
  readonly offlineTitle: string;
  readonly offline: string;
  readonly offlineLink: string;
}

/** Words that are put together while the page works. */
export interface WorkTexts {
  /** The marks around what is quoted. */
  readonly quotes: Marks;
  readonly working: string;
  readonly needKey: string;
  readonly needFile: string;
  readonly needId: string;
  readonly notSent: string;
  readonly broken: string;
  readonly done: string;
  readonly valid: string;
  readonly invalid: string;
  readonly yes: string;
  readonly no: string;
  readonly diagnosisOf: string;
  readonly causes: Plural;
  readonly noCauses: string;
  readonly searchEnded: string;
  readonly profiles: string;
  readonly profile: string;
  readonly byDefault: string;
  readonly official: string;
  readonly errors: string;
  readonly warnings: string;
  readonly repair: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
  readonly nothing: string;
  readonly question: string;
  readonly findings: Plural;
  readonly fix: string;
  readonly place: string;
  readonly apply: string;
  readonly undo: string;
  readonly applied: string;
  readonly applyAll: string;
  readonly undoAll: string;
  readonly repairedTitle: string;
  readonly repairedValid: string;
  readonly repairedInvalid: string;
  readonly saveXml: string;
  readonly saveJson: string;
  readonly noXml: string;
  readonly again: string;
  readonly copyName: string;
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
