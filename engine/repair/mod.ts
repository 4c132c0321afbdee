/**
 * Repairs a document, the one way for every door: what the diagnosis finds is applied where it may be unasked, or where there
 * is consent to it, or an answer; in the document itself, where everything else stays as it is written.
 */
import { type AmountDue, type Cause, type Choice, type OwnCause, setsWith } from "../diagnosis/mod.ts";
import { words as english } from "../diagnosis/texts/en.ts";
import type { Reason } from "../diagnosis/texts/words.ts";
import type { Verdict } from "../judge/verdict.ts";
import { open, type Opened, type OpenOptions } from "../open/open.ts";
import type { Source } from "../open/kind.ts";
import type { JsonRefusal } from "../open/read_json.ts";
import type { Refusal } from "../xml/refusal.ts";
import { type Answers, type BadAnswer, badAnswer } from "../edits/answers.ts";
import { type Copy, copyOf } from "../edits/copies.ts";
import { type Direction, directionOf } from "../edits/direction.ts";
import { dueOf } from "../edits/due.ts";
import { mayBeApplied } from "../edits/kinds.ts";
import { type Applied, judged, type PlacedChange, type RepairOptions, Steps, type Unused } from "./steps.ts";
import type { PatchValue } from "../edits/operation.ts";
import type { TextEdit } from "../edits/xml/edits.ts";

export { loadWords } from "../diagnosis/mod.ts";
export { editedBytes } from "../edits/xml/bytes.ts";
export { type Claims, claimsOf } from "../edits/claims.ts";
export { repairedBytes } from "../edits/repaired_bytes.ts";
export { edited, type TextEdit } from "../edits/xml/edits.ts";
export type { Rewrite } from "../edits/rewrites.ts";
export { type Kind, kindOf, mayBeApplied } from "../edits/kinds.ts";
export { badAnswer };
export type { Answers, Applied, BadAnswer, PatchValue, PlacedChange, RepairOptions, Unused };

/** What was left alone, and why. */
export interface Left extends Pick<Cause, "id" | "kind" | "title" | "rules" | "changes" | "question"> {
  readonly reason: string;
  readonly choices: readonly Choice[];
}

/** A verdict in numbers. */
export interface Standing {
  readonly valid: boolean;
  readonly official_valid: boolean;
  readonly errors: number;
}

/** What became of a document, in what is said of it. */
export interface Repairs {
  readonly applied: readonly Applied[];
  readonly left: readonly Left[];
  /** Consents and answers that changed nothing, because they name nothing of this document. */
  readonly unused: Unused;
  readonly amount_due: AmountDue;
  /** "turned": it is owed to somebody else, paid to another account, or no longer paid. */
  readonly direction: Direction;
  /** BT-5, as it is now. */
  readonly currency: string | null;
  readonly before: Standing;
  readonly after: Standing;
}

export interface Repaired extends Repairs {
  /** The document as it came. */
  readonly given: Opened;
  readonly opened: Opened;
  /** The text of the document as it is now; the one given where nothing was repaired. */
  readonly text: string;
  /** Of XML, what was changed in its text. */
  readonly edits: readonly TextEdit[];
  /** What is left, as the diagnosis has it: in the same order. */
  readonly causes: readonly OwnCause[];
  readonly verdict: Verdict;
}

/** Opens and repairs an invoice of any kind. Never throws on bad input. */
export function repair(
  source: Source,
  options: RepairOptions & Omit<OpenOptions, "sets"> = {},
): { readonly ok: Repaired } | { readonly refusal: Refusal | JsonRefusal } {
  const reading = { ...options, sets: setsWith(options) };
  const opened = open(source, reading);
  return "refusal" in opened ? opened : { ok: repairOpened(opened.ok, { ...options, reading }) };
}

/** Repairs a document that was opened with the official rule sets. */
export function repairOpened(opened: Opened, options: RepairOptions = {}): Repaired {
  const start = copyOf(opened, { sets: setsWith(options), ...options.reading });
  const verdict = judged(opened, options);
  const steps = new Steps(start, verdict, options);
  const isAsked = (options.accept ?? []).length > 0 || Object.keys(options.answers ?? {}).length > 0;
  const isLookedAt = options.warnings === true || options.unasked === false;
  if (isAsked || isLookedAt || verdict.errors.length > 0) steps.carryOut();
  const { now, applied, causes } = steps;
  return {
    given: opened,
    opened: now.opened,
    text: now.text,
    edits: now.edits,
    applied,
    left: causes.map((it) => leftOf(it, options)),
    causes,
    unused: steps.unused,
    amount_due: dueIn(start, now, applied),
    direction: directionOf(start.ground, now.ground),
    currency: now.ground.tree.text("/currency") ?? null,
    before: standingOf(verdict),
    after: standingOf(steps.verdict),
    verdict: steps.verdict,
  };
}

function standingOf({ valid, errors, official, findings_truncated }: Verdict): Standing {
  return {
    valid,
    official_valid: official?.valid ?? valid,
    errors: findings_truncated?.by_severity.errors.total ?? errors.length,
  };
}

/** What is due before and after; an amount that is only written otherwise is the same, also where no rule could read it. */
function dueIn(before: Copy, after: Copy, applied: readonly Applied[]): AmountDue {
  const [old, now] = [before, after].map(({ ground }) => dueOf(ground).get("BT-115"));
  const due = now?.toString() ?? null;
  const isSame = old === undefined
    ? applied.every(({ kind }) => mayBeApplied(kind))
    : now !== undefined && old.equals(now);
  return { old: isSame ? due : old?.toString() ?? null, new: due };
}

function leftOf(
  { id, kind, title, rules, changes, question, choices = [], findings }: OwnCause,
  options: RepairOptions,
): Left {
  const isWarning = !findings.some(({ severity }) => severity === "fatal");
  const reason: Reason = !mayBeApplied(kind)
    ? kind === "owed" ? "owed" : "open"
    : isWarning
    ? "warning"
    : options.unasked === false
    ? "untried"
    : "failed";
  return {
    id,
    kind,
    title,
    rules,
    changes,
    question,
    choices: choices.map(({ rewrite: _, ...it }) => it),
    reason: (options.words ?? english).left[reason],
  };
}
