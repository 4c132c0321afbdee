/** What a cause is, as every door says it. */
import type { Finding, Location } from "../judge/findings.ts";
import type { Change } from "../edits/changes.ts";
import type { Direction } from "../edits/direction.ts";
import type { Kind } from "../edits/kinds.ts";
import type { Patch } from "../edits/operation.ts";
import type { Rewrite, Target } from "../edits/rewrites.ts";
import type { Question, QuestionField } from "./questions.ts";

/** Findings with one root. */
export interface Cause {
  /** The same for the same cause of the same document. */
  readonly id: string;
  readonly title: string;
  /** How it was told that the findings belong together. */
  readonly told: string;
  readonly rules: readonly string[];
  readonly findings: readonly Finding<Location>[];
  /** Where the root is, or what is nearest to it. */
  readonly location: Location | null;
  /** Whether its repair may be applied unasked (form, derived), needs consent (owed), or an answer (open). */
  readonly kind: Kind;
  /** On the JSON model: of an XML invoice, on what `parse` gives. Only where one repair fits. */
  readonly patch: Patch | null;
  readonly changes: readonly Change[];
  /** The patch changes what is owed, or what something is. */
  readonly needs_consent?: true;
  /** Where several repairs fit: the likelier first. */
  readonly choices?: readonly Choice[];
  /** What only the author of the invoice can answer. */
  readonly question: Question | null;
  /** The format cannot hold what the invoice says: accepting the repair writes it in another. */
  readonly converted?: Converted;
}

/** A cause or a choice with how its repair puts the document together otherwise, which is in no model: the repair's own. */
export type OwnCause = Omit<Cause, "choices"> & Built & {
  readonly choices?: readonly OwnChoice[];
  /** Its place among those that are carried out together. */
  readonly order: number;
  /** Nothing says which of the choices is right, and what is due depends on it: none may be taken by who does not know. */
  readonly even?: true;
};
export type OwnChoice = Choice & Built;

interface Built {
  readonly rewrite?: Rewrite;
}

export interface Converted {
  readonly to: Target;
  readonly valid: true;
}

/** One of several repairs of a cause. */
export interface Choice {
  /** The cause's, with the number of the choice. */
  readonly id: string;
  readonly title: string;
  /** Why it may be this one. */
  readonly told: string;
  readonly patch: Patch;
  readonly changes: readonly Change[];
  /** BT-115 without and with it; null where there is none. */
  readonly amount_due: AmountDue;
  /** Whether it turns a claim into a refund, what is paid into what is not, or pays to somebody else. */
  readonly direction: Direction;
}

export interface AmountDue {
  readonly old: string | null;
  readonly new: string | null;
}

export type { Question, QuestionField };
