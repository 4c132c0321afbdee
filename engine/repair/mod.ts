/**
 * Repairs a document, the one way for every door: what the diagnosis finds is applied where it may be unasked, or where there
 * is consent to it, or an answer; in the document itself, where everything else stays as it is written.
 */
import { type AmountDue, type Cause, causesIn, type Choice, type DiagnoseOptions, setsWith } from "../diagnosis/mod.ts";
import type { Place } from "../judge/locate.ts";
import { judge } from "../judge/judge.ts";
import { saidPointer } from "../model/pointer_text.ts";
import { words as english } from "../diagnosis/texts/en.ts";
import type { Reason } from "../diagnosis/texts/words.ts";
import type { Verdict } from "../judge/verdict.ts";
import { open, type Opened, type OpenOptions } from "../open/open.ts";
import type { Source } from "../open/kind.ts";
import type { JsonRefusal } from "../open/read_json.ts";
import type { Refusal } from "../xml/refusal.ts";
import { type Answers, settingOf } from "./answers.ts";
import { type Changing, type Copy, copyOf } from "./copies.ts";
import { dueOf } from "./due.ts";
import { type Kind, mayBeApplied } from "./kinds.ts";
import type { Operation, PatchValue } from "./operation.ts";
import { counted, isBetter, isNoWorse } from "./outcome.ts";
import { placedIn } from "./places.ts";
import type { TextEdit } from "./xml/edits.ts";

export { editedBytes } from "./xml/bytes.ts";
export { type Claims, claimsOf } from "./claims.ts";
export { repairedBytes } from "./repaired_bytes.ts";
export { edited, type TextEdit } from "./xml/edits.ts";
export { type Kind, kindOf, mayBeApplied } from "./kinds.ts";
export type { Answers, PatchValue };

export interface RepairOptions extends DiagnoseOptions {
  /** How the document was opened: the repaired one is opened in the same way. */
  readonly reading?: OpenOptions;
  /** Repairs that are consented to: ids of causes or choices, or the rule of the one cause that has it. */
  readonly accept?: readonly string[];
  /** Values by their places in the JSON model. */
  readonly answers?: Answers;
  /** Repair also what is only warned of, and documents that are accepted as they are. */
  readonly warnings?: boolean;
  /**
   * false: nothing is applied but what is named in `accept` and `answers`, for who looks at each repair first. It is applied
   * then whatever becomes of it, as answers are: the verdict tells.
   */
  readonly unasked?: boolean;
}

/** A repair that was applied. */
export interface Applied extends Pick<Cause, "id" | "title" | "rules"> {
  readonly kind: Kind;
  readonly changes: readonly PlacedChange[];
}

export interface PlacedChange {
  readonly pointer: string;
  /** Where in the XML it was, before; null for JSON, whose pointer says it, and for what was not there. */
  readonly location: Place | null;
  readonly old: string | null;
  readonly new: string | null;
}

/** What was left alone, and why. */
export interface Left extends Pick<Cause, "id" | "kind" | "title" | "rules" | "changes" | "question"> {
  readonly reason: string;
  readonly choices: readonly Choice[];
}

/** What was asked for and is nowhere: ids that no repair has, and pointers that nothing can be written to. */
export interface Unused {
  readonly accept: readonly string[];
  readonly answers: readonly string[];
}

/** A verdict in numbers. */
export interface Standing {
  readonly valid: boolean;
  readonly official_valid: boolean;
  readonly errors: number;
}

export interface Repaired {
  /** The document as it came. */
  readonly given: Opened;
  readonly opened: Opened;
  /** The text of the document as it is now; the one given where nothing was repaired. */
  readonly text: string;
  /** Of XML, what was changed in its text. */
  readonly edits: readonly TextEdit[];
  readonly applied: readonly Applied[];
  readonly left: readonly Left[];
  /** What is left, as the diagnosis has it: in the same order. */
  readonly causes: readonly Cause[];
  /** Consents and answers that changed nothing, because they name nothing of this document. */
  readonly unused: Unused;
  readonly amount_due: AmountDue;
  /** BT-5, as it is now. */
  readonly currency: string | null;
  readonly before: Standing;
  readonly after: Standing;
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

/** A repair may bring to light what can be repaired, too. */
const ROUNDS = 4;
/** So often repairs that do not go together are tried in parts: each is looked at alone where there are a dozen. */
const MOST_TRIES = 32;

/** Repairs a document that was opened with the official rule sets. */
export function repairOpened(opened: Opened, options: RepairOptions = {}): Repaired {
  const start = copyOf(opened, { sets: setsWith(options), ...options.reading });
  const verdict = judged(opened, options);
  const mending = new Mending(start, verdict, options);
  const isAsked = (options.accept ?? []).length > 0 || Object.keys(options.answers ?? {}).length > 0;
  const isLookedAt = options.warnings === true || options.unasked === false;
  if (isAsked || isLookedAt || verdict.errors.length > 0) mending.mend();
  const { now, applied, causes } = mending;
  return {
    given: opened,
    opened: now.opened,
    text: now.text,
    edits: now.edits,
    applied,
    left: causes.map((it) => leftOf(it, options)),
    causes,
    unused: mending.unused,
    amount_due: dueIn(start, now, applied),
    currency: now.ground.tree.text("/currency") ?? null,
    before: standingOf(verdict),
    after: standingOf(mending.verdict),
    verdict: mending.verdict,
  };
}

/** A document on the way to being repaired. */
class Mending {
  now: Copy;
  verdict: Verdict;
  causes: readonly Cause[] = [];
  readonly applied: Applied[] = [];
  readonly #options: RepairOptions;
  readonly #allowed: ReadonlyMap<string, number>;
  readonly #changing: Changing;
  readonly #named: Set<string> = new Set();
  readonly #done: Set<string> = new Set();
  /** Answers that have no place yet: a repair may make it. */
  #pending: readonly (readonly [pointer: string, value: PatchValue])[];

  constructor(start: Copy & { readonly changing: Changing }, verdict: Verdict, options: RepairOptions) {
    this.now = start;
    this.verdict = verdict;
    this.#options = options;
    this.#allowed = counted(verdict);
    this.#changing = start.changing;
    this.#pending = Object.entries(options.answers ?? {});
  }

  get #isTold(): boolean {
    return this.#options.unasked === false;
  }

  /** What is told is done once, also where it is found again; with other values it is another repair. */
  #isDone(id: string, edits: readonly Operation[]): boolean {
    return this.#isTold && this.#done.has(keyOf(id, edits));
  }

  get unused(): Unused {
    const { accept = [] } = this.#options;
    return { accept: accept.filter((it) => !this.#named.has(it)), answers: this.#pending.map(([pointer]) => pointer) };
  }

  mend(): void {
    for (let round = 0; round <= ROUNDS; round++) {
      this.#answer();
      this.causes = causesIn(this.now.opened, judgingOf(this.#options));
      const wanted = round === ROUNDS ? [] : this.causes.flatMap((it) => this.#repairOf(it) ?? []);
      if (wanted.length === 0 || !this.#applyAll(wanted)) return;
    }
  }

  /** What of a cause is applied now: what may be unasked, and what there is consent to. */
  #repairOf(cause: Cause): readonly Wanted[] | undefined {
    const { accept = [], warnings = false, unasked = true } = this.#options;
    const { id, kind, patch, rules, findings, choices = [] } = cause;
    const isAlone = (rule: string) => this.causes.filter((it) => it.rules.includes(rule)).length === 1;
    const named = accept.filter((it) => it === id || rules.includes(it) && isAlone(it));
    const chosen = choices.find((it) => accept.includes(it.id) && !this.#isDone(it.id, it.patch));
    for (const it of chosen === undefined ? named : [...named, chosen.id]) this.#named.add(it);
    if (chosen !== undefined) return [{ ...cause, id: chosen.id, kind: "owed", edits: chosen.patch }];
    if (patch === null || this.#isDone(id, patch)) return undefined;
    const isMeant = warnings || findings.some(({ severity }) => severity === "fatal");
    return named.length > 0 || unasked && mayBeApplied(kind) && isMeant ? [{ ...cause, edits: patch }] : undefined;
  }

  /** All at once where that works, else half by half down to each; false where nothing does. */
  #applyAll(wanted: readonly Wanted[], budget = { tries: MOST_TRIES }): boolean {
    if (budget.tries-- <= 0) return false;
    if (this.#apply(wanted)) return true;
    if (wanted.length < 2) return false;
    const half = Math.ceil(wanted.length / 2);
    return [wanted.slice(0, half), wanted.slice(half)].map((it) => this.#applyAll(it, budget)).includes(true);
  }

  #apply(wanted: readonly Wanted[]): boolean {
    const next = this.#changing(this.now, wanted.flatMap(({ edits }) => edits));
    if (next === undefined) return false;
    const verdict = judged(next.opened, this.#options);
    const isGood = isNoWorse(verdict, this.#allowed) && isBetter(this.verdict, verdict);
    if (!isGood && !this.#isTold) return false;
    this.#take(next, verdict, wanted);
    return true;
  }

  #take(next: Copy, verdict: Verdict, wanted: readonly Wanted[]): void {
    const placed = placedIn(this.now, wanted.map(({ edits }) => edits));
    for (const { id, edits } of wanted) this.#done.add(keyOf(id, edits));
    for (const [index, { id, kind, title, rules }] of wanted.entries()) {
      this.applied.push({ id, kind, title, rules, changes: placed[index] ?? [] });
    }
    this.now = next;
    this.verdict = verdict;
  }

  /** What somebody says is written, whatever becomes of it: the verdict tells. */
  #answer(): void {
    this.#pending = this.#pending.filter(([pointer, value]) => {
      const edits = settingOf(this.now.ground.tree, pointer, value);
      // What is there already needs no edit.
      if (edits?.length === 0) return false;
      const next = edits === undefined ? undefined : this.#changing(this.now, edits);
      if (edits === undefined || next === undefined) return true;
      const title = saidPointer(pointer);
      this.#take(next, judged(next.opened, this.#options), [{ id: pointer, kind: "open", title, rules: [], edits }]);
      return false;
    });
  }
}

function keyOf(id: string, edits: readonly Operation[]): string {
  return `${id} ${JSON.stringify(edits)}`;
}

interface Wanted extends Pick<Cause, "id" | "kind" | "title" | "rules"> {
  readonly edits: readonly Operation[];
}

/** By what was asked for, with what the official validators would say. */
function judged(opened: Opened, options: RepairOptions): Verdict {
  const { national: _, words: __, ...how } = judgingOf(options);
  return judge(opened, { ...how, sets: setsWith(options), official: true });
}

/** The options of a diagnosis among those of a repair. */
function judgingOf(
  { accept: _, answers: __, warnings: ___, unasked: ____, reading: _____, ...options }: RepairOptions,
): DiagnoseOptions {
  return options;
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
  { id, kind, title, rules, changes, question, choices = [], findings }: Cause,
  options: RepairOptions,
): Left {
  const isWarning = !findings.some(({ severity }) => severity === "fatal");
  const reason: Reason = mayBeApplied(kind) ? isWarning ? "warning" : "failed" : kind === "owed" ? "owed" : "open";
  return { id, kind, title, rules, changes, question, choices, reason: (options.words ?? english).left[reason] };
}
