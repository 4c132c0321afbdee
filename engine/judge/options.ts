/** How an invoice is judged, whatever it came as. */
import type { How } from "./plan.ts";
import type { Mode, Profile } from "./profiles.ts";
import type { ConformanceRecord } from "./provenance.ts";
import type { RuleSet } from "./sets.ts";
import { en } from "../texts/en/index.ts";
import type { Locale } from "../texts/locale.ts";
import { DOCS_BASE } from "../texts/reference.ts";
import type { Form } from "../texts/where.ts";

export interface JudgeOptions {
  /** What to judge by; left out, the document says it (BT-24; JSON: "profile"). */
  readonly profile?: Profile;
  /** Judge exactly as the official validators do. Left out, only what is written for a profile that says so is judged like that. */
  readonly strict?: boolean;
  /** Say as well what strict mode would say, in numbers. For the whole official verdict, `sets` are those of official.ts. */
  readonly official?: boolean;
  /** Address under which the rule pages stand. */
  readonly docsBase?: string;
  /** The language of the findings; left out, English. */
  readonly texts?: Locale;
  /** What the provenance says of the last comparison with the reference validator. */
  readonly conformance?: ConformanceRecord;
  /** Rule sets beyond the engine's own: those that the document was opened with. */
  readonly sets?: readonly RuleSet[];
  /** Receives what broke in the engine itself, for a log; the findings only say that something did. */
  readonly onFault?: OnFault;
  /** Findings without their wording, for whoever only looks which there are. */
  readonly unworded?: boolean;
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
export interface Judging extends How {
  readonly profile: Profile;
  /** Address under which the rule pages stand, without a slash at the end. */
  readonly docsBase: string;
  readonly texts: Locale;
  /** The currency of the invoice's amounts (BT-5); "" where it states none. */
  readonly currency: string;
  /** What the author of the invoice writes, which a fix is to name the places of. */
  readonly form: Form;
  readonly onFault?: OnFault | undefined;
  readonly unworded: boolean;
}

export function modeOf({ strict }: JudgeOptions): Mode {
  return strict === true ? "strict" : "default";
}

export function judgingFor(options: JudgeOptions, profile: Profile, form: Form, how: How, currency = ""): Judging {
  const { docsBase = DOCS_BASE, texts = en, onFault, unworded = false } = options;
  return { ...how, profile, docsBase, texts, form, onFault, currency, unworded };
}
