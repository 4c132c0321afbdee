/**
 * Trying changes: the invoice with a change in it is judged again. How often is a budget that is counted by the size of the
 * invoice and its findings, and not by a clock: so an invoice gets the same answer on every machine.
 */
import type { JsonNode } from "../model/json.ts";
import type { JsonTree, Operation } from "../edits/operation.ts";
import type { JudgeOptions } from "../judge/options.ts";
import type { Opened } from "../open/open.ts";
import { type Found, isReadingAlone, isWorse } from "./found.ts";
import type { Diagnosed } from "./model.ts";
import { type Subject, subjectOf } from "./subject.ts";

/** What is judged again in all, in values of JSON: a usual invoice as often as is ever tried, one of 10,000 lines once. */
const MOST_WORK = 150_000;
const MOST_TRIALS = 120;
/** A finding takes as long as so many values. */
const FINDING = 8;

/** What became of the findings with a change. */
export interface Tried {
  readonly tree: JsonTree;
  readonly findings: readonly Found[];
}

/** The invoice, changed step by step. */
export class Trials {
  readonly subject: Subject;
  /** The findings that are to be repaired. */
  readonly asked: ReadonlySet<Found>;
  readonly #left = new Set<Found>();
  /** What failed at first, and what came to light since. */
  #known: readonly Found[];
  readonly #foreign: readonly string[];
  #ended = false;

  /**
   * `asked`: those of the findings that the document has, too; `values`: how many values the JSON has; `foreign`: pointers of
   * what the document has otherwise.
   */
  constructor(
    subject: Subject,
    asked: ReadonlySet<Found>,
    values: number,
    foreign: readonly string[] = [],
  ) {
    this.asked = asked;
    this.#known = subject.findings;
    this.#foreign = foreign;
    const work = values + FINDING * subject.findings.length;
    const all = new Share(this, Math.min(MOST_TRIALS, Math.floor(MOST_WORK / Math.max(work, 1))));
    this.subject = { ...subject, judge: (changed) => all.takes() ? subject.judge(changed) : undefined };
  }

  /** Findings that wait for an answer. */
  get left(): ReadonlySet<Found> {
    return this.#left;
  }

  /** Findings for which nothing more is tried. */
  leave(findings: Iterable<Found>): void {
    for (const it of findings) this.#left.add(it);
  }

  /** Whether something was not tried that would have been with a larger budget. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Notes that something is not tried. */
  end(): void {
    this.#ended = true;
  }

  /** The findings with a change that was tried in the document: what comes to light with it was there before. */
  after(tree: JsonTree, patch: readonly Operation[]): Tried | undefined {
    const changed = tree.with(patch);
    const findings = changed === undefined ? undefined : this.subject.judge(changed);
    if (changed === undefined || findings === undefined) return undefined;
    this.#known = [...this.#known, ...findings];
    return { tree: changed, findings };
  }

  /**
   * The findings with a change, made for some of those before; undefined where it cannot be made, makes something fatal, or
   * nothing more is tried.
   */
  with(tree: JsonTree, patch: readonly Operation[], made: readonly Found[] = []): Tried | undefined {
    if (patch.some(({ path }) => this.#foreign.some((it) => path === it || path.startsWith(`${it}/`)))) {
      return undefined;
    }
    const changed = tree.with(patch);
    const findings = changed === undefined ? undefined : this.subject.judge(changed);
    if (changed === undefined || findings === undefined) return undefined;
    if (isWorse(this.#known, findings)) {
      if (made.length === 0 || !isReadingAlone(made, this.#known, findings)) return undefined;
      this.#known = [...this.#known, ...findings];
    }
    return { tree: changed, findings };
  }
}

/** The options by which the model of a document is judged. */
export function onModel({ model }: Diagnosed, options: JudgeOptions): JudgeOptions {
  return { ...options, profile: model.verdict.profile, unasked: options.profile === undefined };
}

/** The trials on the model of a document. */
export function trialsOn(diagnosed: Diagnosed, opened: Opened, options: JudgeOptions): Trials {
  const { pairs, model } = diagnosed;
  const asked = new Set(pairs.flatMap(({ twin }) => twin === undefined ? [] : [twin]));
  const document = opened.kind === "xml" ? opened.document.syntax : undefined;
  const subject = subjectOf(model.opened, model.verdict, onModel(diagnosed, options), document);
  return new Trials(subject, asked, valuesIn(model.opened.source.root), model.foreign);
}

/** The trials, or a share of them for one purpose: what comes after it needs some, too. */
export class Share {
  #left: number;

  constructor(readonly trials: Trials, most: number) {
    this.#left = most;
  }

  /** Takes one; false where there is none left. */
  takes(): boolean {
    if (this.#left === 0) {
      this.trials.end();
      return false;
    }
    this.#left--;
    return true;
  }
}

/** Objects, lists and scalars of a JSON in all. */
export function valuesIn({ value }: JsonNode): number {
  const below = value instanceof Map ? [...value.values()] : Array.isArray(value) ? value : [];
  return below.reduce((sum, it) => sum + valuesIn(it), 1);
}
