/** The simulation: some runs of the day, those that once found something, and that it finds what is put in on purpose. */
import assert from "node:assert/strict";
import { hmac, hmacKey, seal, sha256, unseal } from "../../host/kit/secrets.ts";
import { longTest, runs, sampled, seedOfDay } from "../support/sweeps.ts";
import { clockFault, clockRows } from "./clocks.ts";
import { faults, findFaults } from "./faults.ts";
import { type Done, isLinearizable } from "./linear.ts";
import { onPlatform, randomBytes, reset, time } from "./platform.ts";
import { regressions } from "./regressions.ts";
import { builtPlaces, simulate } from "./simulate.ts";
import { told } from "./told.ts";

const seed = seedOfDay();

longTest(
  "whatever comes in between, fails, or ends: all that was answered follows from some order, and is there",
  async () => {
    await onPlatform(async () => {
      const places = await builtPlaces();
      for (let run = 0; run < runs(2_000, 20); run++) {
        const outcome = await simulate(places, seed, run);
        assert.ok(outcome.complaints.length === 0, told(seed, run, outcome, false));
      }
    });
  },
);

Deno.test("a run that once found something holds", async () => {
  await onPlatform(async () => {
    const places = await builtPlaces();
    for (const { seed, run, what } of regressions) {
      const outcome = await simulate(places, seed, run);
      assert.ok(outcome.complaints.length === 0, `${what}\n${told(seed, run, outcome, false)}`);
    }
  });
});

/** No certificate is looked at in here. */
const unheld = ["certificates of providers, and your own"];

Deno.test("each row of the book on a clock that is wrong is a row of the simulation", async () => {
  const book = await Deno.readTextFile(new URL("../../docs/operating/incidents.md", import.meta.url));
  const [, table = ""] = /^## A clock that is wrong\n([^]*?)(?:^## |$(?![^]))/m.exec(book) ?? [];
  const rows = [...table.matchAll(/^\| (.*?) +\|/gm)].map(([, first = ""]) => first).slice(1);
  assert.deepEqual(
    rows.filter((it) => !it.startsWith("---") && !unheld.includes(it)),
    clockRows.map(({ what }) => what),
  );
});

for (const row of clockRows) {
  Deno.test(`a clock in 2038 and back: ${row.what}`, async () => {
    await onPlatform(async () => {
      const places = await builtPlaces();
      for (let seed = 0; seed < 4; seed++) assert.equal(await clockFault(places, row, seed), undefined);
    });
  });
}

Deno.test("the same numbers make the same run, whatever ran before", async () => {
  const hashes = (order: readonly number[]) =>
    onPlatform(async () => {
      const places = await builtPlaces();
      const all = new Map<number, string>();
      for (const run of order) all.set(run, (await simulate(places, 3, run)).hash);
      return order.toSorted().map((run) => all.get(run));
    });
  const order = Array.from({ length: 12 }, (_, run) => run);
  const first = await hashes(order);
  assert.equal(new Set(first).size, order.length);
  assert.deepEqual(await hashes(order.toReversed()), first);
});

longTest("faults that are put in on purpose are found", async () => {
  const rows = [...sampled(faults, faults.length)];
  assert.equal(await findFaults(7, 2_000, rows), 0);
});

Deno.test("what stands for WebCrypto makes what WebCrypto makes", async () => {
  const made = async () => ({ digest: await sha256("a text"), mac: await hmac(await hmacKey("a key"), "a text") });
  const opener = { secret: "a secret", context: "here" };
  const real = { ...await made(), sealed: await seal("a text", opener, randomBytes) };
  const soft = await onPlatform(async () => {
    assert.equal(await unseal(real.sealed, opener), "a text");
    assert.equal(await unseal(real.sealed, { ...opener, context: "there" }), undefined);
    return { ...await made(), sealed: await seal("a text", opener, randomBytes) };
  });
  assert.deepEqual([soft.digest, soft.mac], [real.digest, real.mac]);
  assert.equal(await unseal(soft.sealed, opener), "a text");
});

Deno.test("time advances only when asked: timers are due in their order, and one that was cleared is not", async () => {
  await onPlatform(() => {
    reset(1_000, 1);
    const seen: string[] = [];
    setTimeout(() => seen.push("late"), 30);
    const cleared = setTimeout(() => seen.push("cleared"), 5);
    setTimeout(() => clearTimeout(cleared), 2);
    setInterval(() => seen.push("again"), 10);
    const go = (instant: number) => time.due(instant).filter((it) => time.isLive(it)).forEach(({ work }) => work());
    go(1_002);
    go(1_015);
    go(1_100);
    assert.deepEqual([seen, Date.now(), performance.now()], [["again", "again", "late"], 1_100, 1_100]);
    return Promise.resolve();
  });
});

/** A register that is written and read. */
function writes(value: number, from: number, to: number, isSure: boolean = true): Done<number> {
  return { what: `writes ${value}`, from, to, isSure, after: () => [value] };
}

function reads(value: number, from: number, to: number): Done<number> {
  return { what: `reads ${value}`, from, to, isSure: true, after: (state) => state === value ? [state] : [] };
}

Deno.test("what was done beside each other has any order, and what was done before stays before", () => {
  assert.ok(isLinearizable(0, [writes(1, 0, 10), reads(0, 1, 9), reads(1, 2, 8)]));
  assert.ok(!isLinearizable(0, [writes(1, 0, 3), reads(0, 4, 5)]));
  assert.ok(!isLinearizable(0, [writes(1, 0, 10), reads(1, 1, 2), reads(0, 3, 4)]));
});

Deno.test("what got no answer has happened some time later, or never", () => {
  const unsure = writes(1, 0, Infinity, false);
  assert.ok(isLinearizable(0, [unsure, reads(0, 5, 6), reads(1, 7, 8)]));
  assert.ok(isLinearizable(0, [unsure, reads(0, 5, 6)]));
  assert.ok(!isLinearizable(0, [unsure, reads(1, 5, 6), reads(0, 7, 8)]));
});
