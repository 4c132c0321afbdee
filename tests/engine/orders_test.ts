/** Invoices with several faults, their repairs accepted in one order and another: the order decides nothing. */
import assert from "node:assert/strict";
import { dueOf } from "../../engine/edits/due.ts";
import { copyOf } from "../../engine/edits/copies.ts";
import type { Opened } from "../../engine/open/open.ts";
import { type Repaired, repairOpened } from "../../engine/repair/mod.ts";
import { sets, soundDocuments } from "../support/faults/documents.ts";
import { madeBroken } from "../support/faults/made.ts";
import type { Broken } from "../support/faults/outcome.ts";
import { faults as kinds } from "../support/faults/rows.ts";
import { Random } from "../support/random.ts";
import { runs, seedOfDay, turn, whole } from "../support/sweeps.ts";

/** Which of the repairs that are offered is accepted next. */
type Order = (offered: readonly Offer[]) => Offer | undefined;

/** What can be accepted: a repair, or of several the likeliest; whether it says what is owed with it. */
interface Offer {
  readonly id: string;
  readonly isOwed: boolean;
}

interface End {
  readonly isAccepted: boolean;
  readonly due: string | undefined;
  /** Some repair said what is owed with it. */
  readonly isOwed: boolean;
  readonly idle: readonly string[];
}

const MOST_STEPS = 16;
/** Documents that faults are made in: one of so many, and those of few lines, because each step repairs all of it again. */
const EVERY = 60;
const MOST_LINES = 4;
/** So many faults at once; one of these where it is sampled. */
const COUNTS = [2, 3, 5, 8];
/** Invoices of each number of faults; one where it is sampled. */
const COUNT = 40;
const seed = seedOfDay();

function offersOf({ causes }: Repaired): readonly Offer[] {
  return causes.flatMap(({ id, patch, rewrite, kind, choices: [likeliest] = [] }): readonly Offer[] => {
    if (likeliest !== undefined) return [{ id: likeliest.id, isOwed: true }];
    return patch !== null || rewrite !== undefined ? [{ id, isOwed: kind === "owed" }] : [];
  });
}

/** Accepts until nothing more is offered, as somebody does who looks at each repair first. */
function accepted(opened: Opened, order: Order): End {
  const accept: string[] = [];
  const idle: string[] = [];
  const repaired = () => repairOpened(opened, { strict: true, reading: { sets }, unasked: false, accept });
  let now = repaired();
  let isOwed = false;
  while (accept.length < MOST_STEPS) {
    const next = order(offersOf(now).filter(({ id }) => !accept.includes(id)));
    if (next === undefined) break;
    accept.push(next.id);
    isOwed ||= next.isOwed;
    const { text } = now;
    now = repaired();
    if (now.text === text) idle.push(next.id);
  }
  return { isAccepted: now.after.official_valid, due: dueIn(now.opened), isOwed, idle };
}

function dueIn(opened: Opened): string | undefined {
  return dueOf(copyOf(opened, { sets }).ground).get("BT-115")?.toShortString();
}

/** What went wrong with an invoice in some order. */
function wrongIn({ sound, opened, operations }: Broken, number: number): readonly string[] {
  const random = new Random(seed, number);
  const orders: Readonly<Record<string, Order>> = {
    "from top": ([first]) => first,
    "from bottom": (offered) => offered.at(-1),
    "at random": (offered) => offered.length === 0 ? undefined : random.of(offered),
  };
  const due = dueIn(sound.opened);
  const ends = Object.entries(orders).map(([name, order]) => ({ name, ...accepted(opened, order) }));
  const dues = new Set(ends.filter(({ isAccepted }) => isAccepted).map((it) => it.due));
  return [
    ...ends.flatMap(({ name, idle }) => idle.map((id) => `${name}, accepting ${id} changes nothing`)),
    ...ends.filter((it) => it.isAccepted && it.due !== due && !it.isOwed).map((it) =>
      `${it.name}, ${it.due} is due instead of ${due}, and nothing said so`
    ),
    ...(dues.size > 1 ? [`the order decides what is due: ${[...dues].join(", ")}`] : []),
  ].map((it) => `${sound.file}, ${JSON.stringify(operations)}: ${it}`);
}

Deno.test("of several faults, each repair that is accepted has an effect, and no order decides what is due", async () => {
  const sound = (await Array.fromAsync(soundDocuments(EVERY, turn(EVERY))))
    .filter(({ model }) => model.invoice.items("lines").length <= MOST_LINES);
  for (const faults of COUNTS.filter((_, index) => whole || index === turn(COUNTS.length))) {
    const broken = [...madeBroken(sound, { seed, count: runs(COUNT, COUNT), kinds, faults })];
    assert.ok(broken.length > 0);
    assert.deepEqual(broken.flatMap(wrongIn), [], `${faults} faults`);
  }
});
