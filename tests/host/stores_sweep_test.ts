/** What is kept for months, and a clock that is not to be believed at once. */
import assert from "node:assert/strict";
import { fingerprint } from "../../host/domain/fingerprint.ts";
import { addFeedback, allFeedback } from "../../host/stores/feedback.ts";
import { inTurn } from "../../host/stores/billing.ts";
import { claim, ticketOf } from "../../host/stores/idempotency.ts";
import { rotate } from "../../host/stores/rotation.ts";
import { Unanswered } from "../../host/domain/answer.ts";
import { Breakers, Kept } from "../../host/providers/asking.ts";
import { providerLimits } from "../../host/providers/limits.ts";
import { readRecord } from "../../host/stores/records.ts";
import { sweep } from "../../host/stores/sweep.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { charge } from "../../host/stores/charges.ts";
import { usageOf } from "../../host/stores/usage.ts";
import { granted, stored, timing, withStores } from "../support/stores.ts";
import { validVerdict } from "../support/verdicts.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const keys = { known: [] };

interface World {
  readonly stores: Stores;
  readonly record: string;
  /** Sets the clock, to milliseconds since the tests began. */
  set(after: number): void;
  /** Lets so many hours go by, with a sweep in each. */
  hours(count: number): Promise<number>;
}

/** A store with a record, a message and a count. */
async function inWorld(work: (world: World) => Promise<void>): Promise<void> {
  await withStores(async ({ stores }) => {
    const start = stores.clock();
    let now = start;
    const moving = { ...stores, clock: () => now };
    const { id } = await stored(moving, validVerdict, await fingerprint("xml", new Uint8Array([1])));
    await addFeedback(moving, { message: "It works" });
    const { account } = await granted(moving, { tier: "free" });
    await charge(moving, account);
    await work({
      stores: moving,
      record: id,
      set: (after) => void (now = start + after),
      async hours(count) {
        let cleared = 0;
        for (let hour = 0; hour < count; hour++) {
          now += HOUR;
          cleared += await sweep(moving);
        }
        return cleared;
      },
    });
  });
}

async function isThere({ stores, record }: World): Promise<boolean> {
  return "ok" in await readRecord(stores, record, keys);
}

Deno.test("a clock that was in 2038 and came back takes no record, message or count with it", () =>
  inWorld(async (world) => {
    const { stores, set, hours } = world;
    await hours(10 * 24);
    set(12 * 365 * DAY);
    assert.equal(await hours(6 * 24), 0);
    assert.equal(await isThere(world), false);
    set(11 * DAY);
    assert.equal(await hours(48), 0);
    assert.equal(await isThere(world), true);
    assert.equal((await Array.fromAsync(allFeedback(stores))).length, 1);
    assert.equal((await stores.kv.list(["usage"])).length, 1);
  }));

Deno.test("what is over is cleared away, once the clock went on steadily for a week", () =>
  inWorld(async (world) => {
    const { stores, set, hours } = world;
    set(91 * DAY);
    assert.equal(await hours(8 * 24), 1);
    assert.deepEqual([(await stores.kv.list(["feedback"])).length, (await stores.kv.list(["record"])).length], [0, 1]);
    set(500 * DAY);
    assert.equal(await hours(7 * 24 - 1), 0);
    assert.equal(await hours(24), 2);
    for (const kind of ["record", "usage"]) assert.equal((await stores.kv.list([kind])).length, 0, kind);
    assert.equal((await stores.kv.list(["account"])).length, 1);
  }));

Deno.test("two processes that sweep at once clear away once", () =>
  inWorld(async ({ stores, set, hours }) => {
    set(500 * DAY);
    await hours(7 * 24 - 1);
    set(507 * DAY + HOUR);
    const cleared = await Promise.all([sweep(stores), sweep(stores), sweep(stores)]);
    assert.equal(cleared.reduce((sum, it) => sum + it, 0), 3);
  }));

Deno.test("nothing that is kept for months is given to Deno KV with a time", () =>
  inWorld(async ({ stores }) => {
    const kept = new Map<string, number>();
    const timed = timing(stores, kept);
    const { account } = await granted(timed, { tier: "free" });
    await charge(timed, account);
    await stored(timed, validVerdict, await fingerprint("xml", new Uint8Array([1])));
    await addFeedback(timed, { message: "It works" });
    assert.deepEqual([...kept.values()].filter((milliseconds) => milliseconds > 60 * DAY), []);
    assert.equal((await usageOf(timed, account)).used, 1);
  }));

const AHEAD = 12 * 365 * DAY;

/** What was done while the clock was in 2038, and what becomes of it when the clock is back. */
const left: readonly (readonly [what: string, run: (stores: Stores, set: (after: number) => void) => Promise<void>])[] =
  [
    ["a month's count is what it was, and what was charged meanwhile is in another month", async (stores, set) => {
      const { account } = await granted(stores, { tier: "free" });
      await charge(stores, account);
      set(AHEAD);
      await charge(stores, account);
      set(DAY);
      assert.equal((await usageOf(stores, account)).used, 1);
    }],
    ["a repeat is remembered for a day of the clock that is right", async (stores, set) => {
      const { account } = await granted(stores, { tier: "free" });
      const ticket = await ticketOf(account, "one", { body: "{}", operation: "validate", options: {} });
      set(AHEAD);
      await charge(stores, account, { ticket });
      set(DAY);
      assert.equal(await claim(stores, ticket), "new");
    }],
    ["a task that one process does for all is done again", async (stores, set) => {
      let times = 0;
      const turn = () => inTurn(stores, "reconcile", DAY, () => Promise.resolve(void times++));
      set(AHEAD);
      await turn();
      set(DAY);
      await turn();
      await turn();
      assert.equal(times, 2);
    }],
    [
      "a provider that rested is asked again, and an answer that was kept is not kept for years",
      async (stores, set) => {
        const limits = { ...providerLimits, faults: 1, retries: 0 };
        const breakers = new Breakers(limits, stores.clock);
        const kept = new Kept<number>(limits, stores.clock);
        const who = { provider: "vies", host: "a" } as const;
        const fails = () => Promise.reject(new Unanswered("vies", "timeout"));
        let asked = 0;
        const ask = () => Promise.resolve({ value: ++asked, evidence: [] });
        set(AHEAD);
        await assert.rejects(breakers.through(who, fails, new AbortController().signal));
        await kept.of("one", ask);
        set(DAY);
        assert.equal(await breakers.through(who, () => Promise.resolve(1), new AbortController().signal), 1);
        assert.equal((await kept.of("one", ask)).value, 2);
      },
    ],
    ["a key can be rotated as often as on any day", async (stores, set) => {
      let { key } = await granted(stores, { tier: "free" });
      for (const after of [AHEAD, AHEAD, AHEAD, DAY, DAY, DAY]) {
        set(after);
        const rotated = await rotate(stores, key);
        assert.ok("ok" in rotated);
        key = rotated.ok.key;
      }
    }],
  ];

for (const [what, run] of left) {
  Deno.test(`after the clock was in 2038 and came back: ${what}`, () => inWorld(({ stores, set }) => run(stores, set)));
}
