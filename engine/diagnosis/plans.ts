/** Whole plans: what a document becomes when all causes are repaired, each in one of the ways that may be meant. */
import { judge } from "../judge/judge.ts";
import type { JudgeOptions } from "../judge/options.ts";
import type { Opened, OpenOptions } from "../open/open.ts";
import type { Profile } from "../scenarios/table.ts";
import { changesOf } from "../edits/changes.ts";
import { type Changeable, type Copy, copyOf } from "../edits/copies.ts";
import { type Direction, directionOf } from "../edits/direction.ts";
import { dueOf } from "../edits/due.ts";
import { type Rewrite, rewrittenBy } from "../edits/rewrites.ts";
import type { Patch } from "../edits/operation.ts";
import type { AmountDue, OwnCause } from "./cause.ts";

/** What can be done with all that is wrong, together. */
export interface Plan {
  readonly id: string;
  /** The causes that it repairs, in their order. */
  readonly causes: readonly string[];
  /** Of those that can be repaired in several ways, which is taken. */
  readonly choices: readonly string[];
  readonly amount_due: AmountDue;
  readonly direction: Direction;
  /** By the rules that the causes are by. */
  readonly valid: boolean;
  /** How many findings it explains. */
  readonly explains: number;
  /** How many values it adds that the invoice does not state. */
  readonly invents: number;
}

/** One thing that a plan does. */
interface Step {
  readonly cause: string;
  readonly choice?: string;
  readonly patch: Patch;
  readonly rewrite?: Rewrite | undefined;
  readonly explains: number;
}

/** How a document is changed and judged. */
export interface Ground {
  readonly opened: Opened;
  readonly profile: Profile;
  readonly options: JudgeOptions;
  readonly reading: OpenOptions;
}

const MOST_PLANS = 4;
/** Larger documents have the likeliest plan alone. */
const LARGE = 200_000;

/** The likeliest first, and those with another of the choices of one cause each. */
export function plansOf(causes: readonly OwnCause[], ground: Ground): readonly Plan[] {
  const inOrder = causes.toSorted((one, other) => one.order - other.order);
  const ways = inOrder.map(waysOf).filter(({ length }) => length > 0);
  const first = ways.flatMap(([way]) => way ?? []);
  if (first.length === 0) return [];
  const others = ways.flatMap(([, ...rest], index) => rest.map((it) => first.with(index, it)));
  const start = copyOf(ground.opened, ground.reading);
  const most = start.text.length > LARGE ? 1 : MOST_PLANS;
  return [first, ...others].slice(0, most).flatMap((steps, index) => planOf(steps, `plan-${index + 1}`, start, ground));
}

function waysOf({ id, patch, rewrite, choices = [], findings }: OwnCause): readonly Step[] {
  const explains = findings.length;
  if (patch !== null || rewrite !== undefined) return [{ cause: id, patch: patch ?? [], rewrite, explains }];
  return choices.map((it) => ({ cause: id, choice: it.id, patch: it.patch, rewrite: it.rewrite, explains }));
}

function planOf(steps: readonly Step[], id: string, start: Changeable, ground: Ground): readonly Plan[] {
  const made = carriedOut(steps, start, ground);
  if (made === undefined) return [];
  const changes = changesOf(start.ground.tree, [steps.flatMap(({ patch }) => patch)])[0] ?? [];
  const due = (it: Copy) => dueOf(it.ground).get("BT-115")?.toString() ?? null;
  return [{
    id,
    causes: steps.map(({ cause }) => cause),
    choices: steps.flatMap(({ choice }) => choice ?? []),
    amount_due: { old: due(start), new: due(made) },
    direction: directionOf(start.ground, made.ground),
    valid: judge(made.opened, { ...ground.options, unworded: true, official: false }).valid,
    explains: steps.reduce((sum, it) => sum + it.explains, 0),
    invents: changes.filter(({ old }) => old === null).length,
  }];
}

/** The document with all of it; undefined where that cannot be made in its text. */
export function carriedOut(
  steps: readonly Pick<Step, "patch" | "rewrite">[],
  start: Changeable,
  { profile, reading }: Omit<Ground, "options" | "opened">,
): Copy | undefined {
  let now: Changeable | undefined = start;
  for (const { rewrite } of steps) {
    if (rewrite === undefined || now === undefined) continue;
    now = rewrittenBy(now, rewrite, { first: start.text, reading, profile })?.copy;
  }
  const patch = steps.flatMap((it) => it.patch);
  return now === undefined || patch.length === 0 ? now : now.changing(now, patch);
}
