/** A document on the way to being repaired: round by round, because one repair may bring another to light. */
import { type Cause, causesIn, type DiagnoseOptions, type OwnCause, setsWith } from "../diagnosis/mod.ts";
import { asFound, inOrder, type Wanted, wantedOf } from "./wanted.ts";
import { judge } from "../judge/judge.ts";
import type { Verdict } from "../judge/verdict.ts";
import { saidPointer } from "../model/pointer_text.ts";
import type { Place } from "../judge/locate.ts";
import type { Opened } from "../open/open.ts";
import { answering, type Answers, badAnswer } from "../edits/answers.ts";
import type { Changeable, Changing, Copy } from "../edits/copies.ts";
import { type Kind, mayBeApplied } from "../edits/kinds.ts";
import { lastStep, type Operation, parentOf, type PatchValue } from "../edits/operation.ts";
import { counted, isBetter, isNoMoreWrong, isNoWorse } from "../edits/outcome.ts";
import { placedIn } from "../edits/places.ts";
import { allRewritten, type Building } from "../edits/rewrites.ts";

export interface RepairOptions extends DiagnoseOptions {
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

/** What was asked for and is nowhere: ids that no repair has, and pointers that nothing can be written to. */
export interface Unused {
  readonly accept: readonly string[];
  readonly answers: readonly string[];
}

/** A repair may bring to light what can be repaired, too. */
const ROUNDS = 6;
/** So often repairs that do not go together are tried in parts: each is looked at alone where there are a dozen. */
const MOST_TRIES = 32;

export class Steps {
  now: Copy;
  verdict: Verdict;
  causes: readonly OwnCause[] = [];
  readonly applied: Applied[] = [];
  readonly #options: RepairOptions;
  readonly #allowed: ReadonlyMap<string, number>;
  #changing: Changing;
  readonly #building: Building;
  readonly #named: Set<string> = new Set();
  readonly #done: Set<string> = new Set();
  /** The causes of the document as it came, with the answers: what is accepted in any order is done in theirs. */
  #plan: readonly OwnCause[] = [];
  /** By path, how late in the plan the repair comes that wrote there: an earlier one would be written over. */
  readonly #written: Map<string, number> = new Map();
  /** By the rules that failed then. */
  #failed: ReadonlySet<string> = new Set();
  /** Answers that have no place yet: a repair may make it. */
  #pending: readonly (readonly [pointer: string, value: PatchValue])[];
  /** Answers that no field has a place for: nothing changes by them. */
  readonly #bad: readonly string[];

  constructor(start: Changeable, verdict: Verdict, options: RepairOptions) {
    this.now = start;
    this.#building = buildingOf(start, verdict, options);
    this.verdict = verdict;
    this.#options = options;
    this.#allowed = counted(verdict);
    this.#changing = start.changing;
    const answers = Object.entries(options.answers ?? {});
    this.#pending = answers.filter(([pointer, value]) => badAnswer({ [pointer]: value }) === undefined);
    this.#bad = answers.map(([pointer]) => pointer).filter((it) => !this.#pending.some(([known]) => known === it));
  }

  get #isGuided(): boolean {
    return this.#options.unasked === false;
  }

  /** What is told is done once, also where it is found again; with other values it is another repair. */
  #isDone(id: string, edits: readonly Operation[]): boolean {
    return this.#isGuided && this.#done.has(keyOf(id, edits));
  }

  get unused(): Unused {
    const { accept = [] } = this.#options;
    return {
      accept: accept.filter((it) => !this.#named.has(it)),
      answers: [...this.#bad, ...this.#pending.map(([pointer]) => pointer)],
    };
  }

  carryOut(): void {
    this.#complete();
    for (let round = 0; round <= ROUNDS; round++) {
      this.#answer();
      const fresh = causesIn(this.now.opened, judgingOf(this.#options));
      if (round === 0) {
        this.#plan = fresh;
        this.#failed = new Set(counted(this.verdict).keys());
      }
      this.causes = round === 0 ? fresh : this.#withPlan(fresh);
      const wanted = round === ROUNDS ? [] : this.causes.flatMap((it) => this.#repairOf(it) ?? []);
      const named = wanted.filter(({ isNamed }) => isNamed);
      const first = named.length > 0 && !this.#isGuided ? named : wanted;
      const rest = wanted.filter((it) => !first.includes(it));
      // What there is consent to may wait for what is put right unasked.
      if (!this.#applyAll(inOrder(first)) && !this.#applyAll(inOrder(rest))) return;
    }
  }

  /**
   * What is left of the plan stands, with what may be meant beside it. What else is found comes behind it, and waits while only a
   * part of the plan is carried out, because that part may be all that is wrong.
   */
  #withPlan(fresh: readonly OwnCause[]): readonly OwnCause[] {
    const failing = new Set(counted(this.verdict).keys());
    const ids = new Set(this.applied.map(({ id }) => id));
    const isDone = ({ id, choices = [] }: OwnCause) => ids.has(id) || choices.some((it) => ids.has(it.id));
    const kept = this.#plan.filter((it) => !isDone(it) && it.rules.some((rule) => failing.has(rule)))
      .flatMap((it) => this.#effective(asFound(it, fresh)) ?? []);
    const known = new Set(kept.flatMap(({ rules }) => rules));
    const isPartial = kept.length > 0 && this.applied.some(({ kind }) => !mayBeApplied(kind));
    const more = fresh.filter((it) =>
      !isDone(it) && it.rules.some((rule) => !known.has(rule) && (!isPartial || this.#failed.has(rule)))
    );
    return [...kept, ...more];
  }

  /** What of a cause still changes something; undefined where others made its repair, write over it, or left no place. */
  #effective(cause: OwnCause): OwnCause | undefined {
    const { patch, choices, order } = cause;
    const changes = (edits: readonly Operation[]) =>
      edits.length === 0 || edits.every(({ path }) => (this.#written.get(path) ?? 0) <= order) &&
        (this.#changing(this.now, edits)?.text ?? this.now.text) !== this.now.text;
    if (patch !== null) return changes(patch) ? cause : undefined;
    if (choices === undefined) return cause;
    const left = choices.filter((it) => changes(it.patch));
    return left.length === 0 && choices.length > 0 ? undefined : { ...cause, choices: left };
  }

  /** Answers to a question of several fields bring those that are right already: the scheme of a number, the code of a note. */
  #complete(): void {
    if (this.#pending.length === 0) return;
    const given = new Set(this.#pending.map(([pointer]) => pointer));
    const around = new Set([...given].map((it) => parentOf(it)));
    for (const { question } of causesIn(this.now.opened, judgingOf(this.#options))) {
      const fields = question?.fields ?? [];
      const known = fields.filter(({ pointer, value }) =>
        value !== null && !given.has(pointer) && isBeside(pointer, given, around)
      );
      this.#pending = [...this.#pending, ...known.map(({ pointer, value }) => [pointer, value ?? ""] as const)];
    }
  }

  /** What of a cause is applied now: what may be unasked, and what there is consent to. */
  #repairOf(cause: OwnCause): readonly Wanted[] | undefined {
    const { accept = [], warnings = false, unasked = true } = this.#options;
    const { id, kind, rewrite, patch = null, rules, findings, choices = [] } = cause;
    const isAlone = (rule: string) => this.causes.filter((it) => it.rules.includes(rule)).length === 1;
    const named = accept.filter((it) => it === id || rules.includes(it) && isAlone(it));
    const chosen = choices.find((it) => accept.includes(it.id) && !this.#isDone(it.id, it.patch));
    for (const it of chosen === undefined ? named : [...named, chosen.id]) this.#named.add(it);
    if (chosen !== undefined) {
      return [wantedOf({ ...cause, id: chosen.id, kind: "owed" }, chosen.patch, chosen.rewrite, true)];
    }
    const edits = rewrite === undefined ? patch : [];
    if (edits === null || this.#isDone(id, edits)) return undefined;
    const isMeant = warnings || findings.some(({ severity }) => severity === "fatal");
    return named.length > 0 || unasked && mayBeApplied(kind) && isMeant
      ? [wantedOf(cause, edits, rewrite, named.length > 0)]
      : undefined;
  }

  /** All at once where that works, else half by half down to each; false where nothing does. */
  #applyAll(wanted: readonly Wanted[], budget = { tries: MOST_TRIES }): boolean {
    if (wanted.length === 0 || budget.tries-- <= 0) return false;
    if (this.#apply(wanted)) return true;
    if (wanted.length < 2) return false;
    const half = Math.ceil(wanted.length / 2);
    return [wanted.slice(0, half), wanted.slice(half)].map((it) => this.#applyAll(it, budget)).includes(true);
  }

  #apply(wanted: readonly Wanted[]): boolean {
    const rewrite = wanted.flatMap((it) => it.rewrite ?? []);
    const built = rewrite.length === 0 ? undefined : allRewritten(this.now, rewrite, this.#building);
    const next = rewrite.length > 0 && built === undefined ? undefined : this.#with(built, wanted);
    if (next === undefined) return false;
    const verdict = judged(next.opened, this.#options);
    const isGood = wanted.every(({ isNamed }) => isNamed)
      ? isNoMoreWrong(this.verdict, verdict)
      : isNoWorse(verdict, this.#allowed) && isBetter(this.verdict, verdict);
    if (!isGood && !this.#isGuided) return false;
    if (built !== undefined) this.#changing = built.changing;
    for (const { edits, id, order } of wanted) {
      const isPlanned = this.#plan.some((it) => [it, ...it.choices ?? []].some((one) => one.id === id));
      for (const { path } of edits) this.#written.set(path, isPlanned ? order : Infinity);
    }
    this.#take(next, verdict, wanted);
    return true;
  }

  #with(built: Changeable | undefined, wanted: readonly Wanted[]): Copy | undefined {
    const edits = wanted.flatMap((it) => it.edits);
    const changing = built?.changing ?? this.#changing;
    return built !== undefined && edits.length === 0 ? built : changing(built ?? this.now, edits);
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
    const { length } = this.#pending;
    this.#pending = this.#pending.filter(([pointer, value]) => {
      const edits = answering(this.now.ground.tree, pointer, value);
      // What is there already needs no edit.
      if (edits?.length === 0) return false;
      const next = edits === undefined ? undefined : this.#changing(this.now, edits);
      if (edits === undefined || next === undefined) return true;
      const title = saidPointer(pointer);
      this.#take(next, judged(next.opened, this.#options), [
        { id: pointer, kind: "open", title, rules: [], edits, order: 0, isNamed: true },
      ]);
      return false;
    });
    // One may have made the place of another: a number that of its scheme, a currency that of its amount.
    if (this.#pending.length > 0 && this.#pending.length < length) this.#answer();
  }
}

/** What it takes to put a document together otherwise. */
function buildingOf({ text }: Copy, { profile }: Verdict, options: RepairOptions): Building {
  return { first: text, reading: { sets: setsWith(options), ...options.reading }, profile };
}

/** Whether a field belongs to one of some answers: it is of the same entry, or of the same identifier. */
function isBeside(
  pointer: string,
  given: ReadonlySet<string>,
  around: ReadonlySet<string | undefined>,
): boolean {
  const own = parentOf(pointer) ?? "";
  return given.has(own) || given.has(`${own}/value`) || around.has(own) && /^\d+$/.test(lastStep(own));
}

function keyOf(id: string, edits: readonly Operation[]): string {
  return `${id} ${JSON.stringify(edits)}`;
}

/** By what was asked for, with what the official validators would say. */
export function judged(opened: Opened, options: RepairOptions): Verdict {
  const { national: _, words: __, reading: ___, ...how } = judgingOf(options);
  return judge(opened, { ...how, sets: setsWith(options), official: true });
}

/** The options of a diagnosis among those of a repair. */
function judgingOf(
  { accept: _, answers: __, warnings: ___, unasked: ____, ...options }: RepairOptions,
): DiagnoseOptions {
  return options;
}
