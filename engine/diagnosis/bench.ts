/**
 * A document with a change in it, judged again by the rules that it was judged by: what a reading of it is worth. How often is
 * counted by the size of the document, and not by a clock.
 */
import type { Finding, Location } from "../judge/findings.ts";
import { judge } from "../judge/judge.ts";
import type { JudgeOptions } from "../judge/options.ts";
import { grouped } from "../model/grouped.ts";
import type { Opened, OpenOptions } from "../open/open.ts";
import type { Profile } from "../scenarios/table.ts";
import { type Changeable, type Copy, copyOf } from "../edits/copies.ts";
import { type Direction, directionOf } from "../edits/direction.ts";
import { dueOf } from "../edits/due.ts";
import { allOf } from "./subject.ts";
import { type Rewrite, rewrittenBy, type Target } from "../edits/rewrites.ts";
import type { Patch } from "../edits/operation.ts";
import { changesOf } from "../edits/changes.ts";

/** What is tried. */
export interface Reading {
  readonly patch: Patch;
  readonly rewrite?: Rewrite | undefined;
}

/** What became of the findings, and of what is owed. */
export interface Tested extends Reading {
  readonly copy: Copy;
  readonly changeable: Changeable | undefined;
  readonly cleared: ReadonlySet<Finding<Location>>;
  /** Fatal rules that fail oftener than before. */
  readonly brings: readonly string[];
  /** Fatal findings more than before; below zero where there are fewer. */
  readonly more: number;
  readonly isSameDue: boolean;
  readonly direction: Direction;
  /** Values that the document states, and that are others then, or gone. */
  readonly denied: number;
  /** Values that it does not state. */
  readonly invented: number;
  /** How a document is put together otherwise: what is named, and in which syntax it is. */
  readonly names: readonly string[];
  readonly to?: Target | undefined;
}

/** What is judged again in all, in characters of the document. */
const MOST_WORK = 1_500_000;
/** A finding takes as long as so many characters: what is short may have many. */
const FINDING = 100;
const MOST_TRIALS = 90;
const FEWEST_TRIALS = 2;

export class Bench {
  /** The findings that are there. */
  readonly findings: readonly Finding<Location>[];
  #now: Changeable;
  #left: ReadonlySet<Finding<Location>>;
  #trials: number;
  readonly #first: string;
  readonly #options: JudgeOptions;
  readonly #reading: OpenOptions;
  readonly #profile: Profile;
  #ended = false;

  constructor(
    opened: Opened,
    verdict: Parameters<typeof allOf<Location>>[0] & { readonly profile: Profile },
    options: JudgeOptions,
    reading: OpenOptions,
  ) {
    this.findings = allOf(verdict);
    this.#left = new Set(this.findings);
    this.#now = copyOf(opened, reading);
    this.#first = this.#now.text;
    this.#options = { ...options, unworded: true, official: false };
    this.#reading = reading;
    this.#profile = verdict.profile;
    const work = this.#first.length + FINDING * this.findings.length;
    const share = Math.floor(MOST_WORK / Math.max(work, 1));
    this.#trials = Math.min(MOST_TRIALS, Math.max(FEWEST_TRIALS, share));
  }

  /** The document with what was adopted. */
  get now(): Copy {
    return this.#now;
  }

  get left(): ReadonlySet<Finding<Location>> {
    return this.#left;
  }

  /** Whether something was not tried that would have been in a smaller document. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Undefined where the document cannot be changed like that, nothing changes, or nothing more is tried. */
  tried({ patch, rewrite }: Reading): Tested | undefined {
    if (this.#trials <= 0) this.#ended = true;
    if (this.#ended) return undefined;
    const rebuilt = rewrite === undefined ? undefined : rewrittenBy(this.#now, rewrite, this.#building);
    // A patch that cannot be made in the document costs as much as one that can.
    if (rebuilt !== undefined || patch.length > 0) this.#trials--;
    const start = rewrite === undefined ? this.#now : rebuilt?.copy;
    const copy = start === undefined || patch.length === 0 ? start : start.changing(start, patch);
    if (copy === undefined || copy === this.#now) return undefined;
    const after = allOf<Location>(judge(copy.opened, this.#options));
    return {
      patch,
      rewrite,
      copy,
      changeable: patch.length === 0 ? rebuilt?.copy : start && { ...copy, changing: start.changing },
      ...this.#compared(after),
      ...this.#dueWith(copy, patch),
      names: rebuilt?.names ?? [],
      to: rebuilt?.to,
    };
  }

  /** Goes on from a document that was tried. */
  adopt({ changeable, cleared }: Tested): void {
    if (changeable === undefined) return;
    this.#now = changeable;
    this.#left = new Set([...this.#left].filter((it) => !cleared.has(it)));
  }

  get #building() {
    return { first: this.#first, reading: this.#reading, profile: this.#profile };
  }

  #compared(after: readonly Finding<Location>[]) {
    const before = [...this.#left];
    const counts = grouped(after, kindOf);
    const names = new Set(after.map(nameOf));
    const cleared = new Set<Finding<Location>>();
    for (const [kind, own] of grouped(before, kindOf)) {
      const fewer = own.length - (counts.get(kind)?.length ?? 0);
      const gone = fewer === own.length ? own : own.filter((it) => !names.has(nameOf(it)));
      for (const it of gone.slice(0, Math.max(fewer, 0))) cleared.add(it);
    }
    const had = grouped(before, kindOf);
    const brings = [...counts].flatMap(([kind, [first, ...more]]) =>
      first !== undefined && isFatal(first) && more.length + 1 > (had.get(kind)?.length ?? 0) ? [first.rule] : []
    );
    return { cleared, brings, more: after.filter(isFatal).length - before.filter(isFatal).length };
  }

  #dueWith(copy: Copy, patch: Patch) {
    const [before, after] = [this.#now.ground, copy.ground].map((it) => dueOf(it).get("BT-115"));
    const isSameDue = before === undefined ? after === undefined : after?.equals(before) === true;
    const [changes = []] = changesOf(this.#now.ground.tree, [patch]);
    const denied = changes.filter(({ old }) => old !== null).length;
    return {
      isSameDue,
      direction: directionOf(this.#now.ground, copy.ground),
      denied,
      invented: changes.length - denied,
    };
  }
}

export function isFatal({ severity }: Pick<Finding<Location>, "severity">): boolean {
  return severity === "fatal";
}

/** Under a name that nobody knows, the rules of the set did not run: what they find now was there before. */
export function isUnjudged({ cleared }: Pick<Tested, "cleared">): boolean {
  return [...cleared].some(({ rule }) => rule === "ATW-RULES-NOT-CARRIED");
}

/** What is fatal by one profile may be for information by another. */
function kindOf({ rule, severity }: Finding<Location>): string {
  return `${severity} ${rule}`;
}

function nameOf(it: Finding<Location>): string {
  const { location } = it;
  return `${kindOf(it)} ${location === undefined ? "" : "path" in location ? location.path : location.pointer}`;
}
