/** How an invoice is judged, whatever it came as. */
import { codeLists } from "../model/codes/index.ts";
import type { Grading } from "./severities.ts";
import type { Days } from "../scenarios/editions.ts";
import type { Mode, Profile } from "../scenarios/table.ts";
import type { ConformanceRecord } from "./provenance.ts";
import type { RuleSet } from "./sets.ts";
import { en } from "../texts/en/index.ts";
import type { Locale } from "../texts/locale.ts";
import { DOCS_BASE } from "../texts/reference.ts";
import type { Form } from "../texts/where.ts";

export interface JudgeOptions {
  /** What to judge by; left out, the document says it (BT-24; JSON: "profile"). */
  readonly profile?: Profile | undefined;
  /** Nobody asked for this profile, so what the document names beyond is missing; false: somebody did. Left out, by `profile`. */
  readonly unasked?: boolean;
  /** Judge exactly as the official validators do. Left out, only what is written for a profile that says so is judged like that. */
  readonly strict?: boolean;
  /** The day whose editions hold, such as 2026-11-23, and on which the verdict says what they were. */
  readonly asOf?: string | undefined;
  /** What day it is: where no other is asked for, its editions hold. Left out, the youngest that are carried. */
  readonly today?: Days | undefined;
  /** Say as well what strict mode would say, in numbers. For the whole official verdict, `sets` are those of official.ts. */
  readonly official?: boolean | undefined;
  /** The address of the rule pages. */
  readonly docsBase?: string | undefined;
  /** The language of the findings; left out, English. */
  readonly texts?: Locale;
  /** What the provenance says of the last comparison with the reference validator. */
  readonly conformance?: ConformanceRecord | undefined;
  /** Rule sets beyond the engine's own: those that the document was opened with. */
  readonly sets?: readonly RuleSet[] | undefined;
  /** Receives what broke in the engine itself, for a log; the findings only say that something did. */
  readonly onFault?: OnFault;
  /** Findings without their wording, for callers that only need their ids. */
  readonly unworded?: boolean;
  /** Findings with the values that they are about, for tables. */
  readonly values?: boolean;
}

/** A fault of the engine, or of a rule set that it was given. */
export interface EngineFault {
  /** The rule that broke, the rule set, or what else was being done. */
  readonly at: string;
  /** What was thrown. It may quote the invoice. */
  readonly cause: unknown;
}

export type OnFault = (fault: EngineFault) => void;

/** What the rules of a document are run with. */
export interface Judging extends Grading {
  /** Address under which the rule pages stand, without a slash at the end. */
  readonly docsBase: string;
  readonly texts: Locale;
  /** The currency of the invoice's amounts (BT-5); "" where it states none. */
  readonly currency: string;
  /** What the author of the invoice writes, which a fix is to name the places of. */
  readonly form: Form;
  readonly onFault?: OnFault | undefined;
  readonly unworded: boolean;
  readonly values: boolean;
}

/** Whether a caller wants the verdict by a profile of his choice, whatever the document names. */
export function isAsked({ profile, unasked = profile === undefined }: JudgeOptions): boolean {
  return !unasked;
}

export function modeOf({ strict }: JudgeOptions): Mode {
  return strict === true ? "strict" : "default";
}

export function judgingFor(options: JudgeOptions, form: Form, how: Grading, currency = ""): Judging {
  const { docsBase = DOCS_BASE, texts = en, onFault, unworded = false, values = false } = options;
  // Anything else is a text of the document, and not shown beside amounts.
  const said = codeLists.currency.codes("ubl-invoice").has(currency) ? currency : "";
  return { ...how, docsBase, texts, form, onFault, currency: said, unworded, values };
}
