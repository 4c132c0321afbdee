/** Invoices with several faults, their repairs accepted in one order and another: the order decides nothing, and none does harm. */
import assert from "node:assert/strict";
import { soundDocuments } from "../support/faults/documents.ts";
import { madeBroken } from "../support/faults/made.ts";
import { endsOf } from "../support/faults/orders.ts";
import type { Broken } from "../support/faults/outcome.ts";
import { faults as kinds } from "../support/faults/rows.ts";
import { runs, seedOfDay, turn, whole } from "../support/sweeps.ts";

/** Documents that faults are made in: one of so many, and those of few lines, because each step repairs all of it again. */
const EVERY = 60;
const MOST_LINES = 4;
/** So many faults at once; one of these where it is sampled. */
const COUNTS = [2, 3, 5, 8];
/** Invoices of each number of faults; one where it is sampled. */
const COUNT = 40;
/** Orders beside those from top and from bottom. */
const ORDERS = 3;
const seed = seedOfDay();

/** What went wrong with an invoice in some order. */
function wrongIn(broken: Broken): readonly string[] {
  const ends = endsOf(broken, seed, ORDERS);
  const dues = new Set(ends.filter(({ isAccepted }) => isAccepted).map(({ due }) => due));
  return [
    ...ends.flatMap(({ order, idle }) => idle.map((id) => `${order}, accepting ${id} changes nothing`)),
    ...ends.filter((it) => it.isAccepted && !it.isDue && !it.isChosen).map(({ order, due, accepted }) =>
      `${order}, it is accepted with another amount due (${due}), and nothing was to be chosen: ${accepted.join(", ")}`
    ),
    ...(dues.size > 1 ? [`the order decides what is due: ${[...dues].join(", ")}`] : []),
  ].map((it) => `${broken.sound.file}, ${JSON.stringify(broken.operations)}: ${it}`);
}

Deno.test("of several faults, each repair has an effect, no order decides what is due, and none is accepted with another due", async () => {
  const sound = (await Array.fromAsync(soundDocuments(EVERY, turn(EVERY))))
    .filter(({ model }) => model.invoice.items("lines").length <= MOST_LINES);
  for (const faults of COUNTS.filter((_, index) => whole || index === turn(COUNTS.length))) {
    const broken = [...madeBroken(sound, { seed, count: runs(COUNT, COUNT), kinds, faults })];
    assert.ok(broken.length > 0);
    assert.deepEqual(broken.flatMap(wrongIn), [], `${faults} faults`);
  }
});
