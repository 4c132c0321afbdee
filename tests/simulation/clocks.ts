/**
 * A clock that is in 2038 for an hour, and comes back: what the operator's book says of it (docs/operating/incidents.md, "A
 * clock that is wrong"), a row each, on the platform of the simulation: the service, its store and the clock of both.
 */
import assert from "node:assert/strict";
import type { Account } from "../../host/stores/accounts.ts";
import { inTurn } from "../../host/stores/billing.ts";
import { addFeedback, allFeedback } from "../../host/stores/feedback.ts";
import { readRecord } from "../../host/stores/records.ts";
import { sweep } from "../../host/stores/sweep.ts";
import { Random } from "../support/random.ts";
import { reset, time } from "./platform.ts";
import type { Place } from "./processes.ts";
import { bearer, jsonOf } from "./scene.ts";
import { bodies } from "./workers.ts";
import { type Answer, type Wallet, World } from "./world.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21, 10);
const AHEAD = 12 * 365 * DAY;

/** What a row has at hand. */
class Clocked {
  readonly #client = { name: "client", isAlive: true };

  private constructor(readonly world: World, readonly place: Place, readonly wallet: Wallet) {}

  static async on(places: readonly Place[], seed: number): Promise<Clocked> {
    reset(START, seed);
    const world = new World(new Random(seed), places, "near");
    const [place] = places;
    if (place === undefined) throw new TypeError("there is a place");
    return new Clocked(world, place, await world.account("free", 0, "2026-11"));
  }

  /** While the clock is ahead; it is an hour later then. */
  async ahead<T>(work: () => Promise<T>): Promise<T> {
    time.ahead = AHEAD;
    try {
      const done = await work();
      await this.world.scheduler.until(time.now + HOUR);
      this.world.line.disk.collect();
      return done;
    } finally {
      time.ahead = 0;
    }
  }

  async validated(query = "", once?: string): Promise<Answer> {
    const body = (bodies[0] ?? new Uint8Array()).slice();
    const headers = { ...bearer(this.wallet.key, once), "content-type": "application/xml" };
    return await this.asked(`/v1/validate${query}`, () => ({ method: "POST", body: body.slice(), headers }));
  }

  async asked(path: string, init: () => RequestInit): Promise<Answer> {
    return (await this.world.calmly(() => this.world.insist(this.#client, path, init))).answer;
  }

  /** How many documents a month has. */
  used(month: string): number {
    return this.world.value<{ readonly used: number }>(["usage", this.wallet.id, month])?.used ?? 0;
  }

  /** Work on the store, by a process. */
  stored<T>(work: (stores: Place["shop"]["stores"]) => Promise<T>): Promise<T> {
    return this.world.calmly(({ shop }) => work(shop.stores));
  }
}

interface Row {
  /** The first column of the book's table. */
  readonly what: string;
  readonly run: (it: Clocked) => Promise<void>;
}

const LATER = "2038-11";

export const clockRows: readonly Row[] = [
  {
    what: "time-outs, rests and intervals",
    async run(it) {
      let ticks = 0;
      const timer = setInterval(() => ticks++, 1_000);
      let isOver = false;
      setTimeout(() => isOver = true, 10_000);
      time.ahead = AHEAD;
      await it.world.scheduler.until(time.now + 1_000);
      assert.deepEqual([ticks, isOver], [1, false]);
      time.ahead = -AHEAD;
      await it.world.scheduler.until(time.now + 9_000);
      clearInterval(timer);
      assert.ok(isOver);
      time.ahead = 0;
      assert.equal((await it.validated()).status, 200);
    },
  },
  {
    what: "a record (365 days)",
    async run(it) {
      const { json: { record } } = await it.validated("?record=true");
      const id = typeof record === "object" && record !== null && "id" in record ? String(record.id) : "";
      const read = () => it.stored((stores) => readRecord(stores, id, it.place.keys));
      assert.deepEqual(await it.ahead(read), { error: "record_not_found" });
      assert.ok("ok" in await read());
    },
  },
  {
    what: "feedback (90 days), counts of a month",
    async run(it) {
      await it.stored((stores) => addFeedback(stores, { message: "It works" }));
      await it.validated();
      const kept = () => it.stored((stores) => Array.fromAsync(allFeedback(stores)));
      await it.ahead(async () => {
        assert.equal((await kept()).length, 0);
        assert.equal((await it.validated()).seen?.period, LATER);
      });
      assert.equal((await kept()).length, 1);
      const { seen } = await it.validated();
      assert.deepEqual([seen?.period, seen?.remaining, it.used(LATER)], ["2026-11", 98, 1]);
    },
  },
  {
    what: "a repeat (`Idempotency-Key`, 24 hours)",
    async run(it) {
      const again = () => it.validated("", "the same request again");
      await again();
      await again();
      assert.equal(it.used("2026-11"), 1);
      await it.ahead(again);
      assert.equal(it.used(LATER), 1);
      await again();
      await again();
      assert.deepEqual([it.used("2026-11"), it.used(LATER)], [2, 1]);
    },
  },
  {
    what: "sign-ups of a day",
    async run(it) {
      let count = 0;
      const signUp = async () => {
        const email = `somebody${count++}@mail.example`;
        return (await it.asked("/v1/keys", () => jsonOf({ email }))).status;
      };
      const several = async () => [await signUp(), await signUp(), await signUp()];
      assert.deepEqual(await several(), [201, 201, 201]);
      assert.deepEqual(await it.ahead(several), [201, 201, 201]);
      assert.deepEqual(await several(), [201, 201, 201]);
    },
  },
  {
    what: "what is remembered of payments",
    async run(it) {
      let times = 0;
      const turn = () => it.stored((stores) => inTurn(stores, "reconcile", DAY, () => Promise.resolve(void times++)));
      await turn();
      await turn();
      assert.equal(times, 1);
      await it.ahead(turn);
      assert.equal(times, 2);
      await turn();
      await turn();
      assert.equal(times, 3, "once more, and not only in 2038");
    },
  },
  {
    what: "a tier of limited time",
    async run(it) {
      const account = it.world.accountNow(it.wallet.id);
      const bought: Account | null = account &&
        { ...account, tier: "starter", tierExpires: new Date(START + 30 * DAY).toISOString() };
      it.world.line.disk.commit([], [{ key: ["account", it.wallet.id], value: bought, expireIn: undefined }]);
      const limit = async () => (await it.validated()).seen?.limit;
      const before = await limit();
      assert.equal(await it.ahead(limit), 100);
      assert.deepEqual([before, await limit()].map((it) => it === before && it !== 100), [true, true]);
    },
  },
  {
    what: "what is over",
    async run(it) {
      await it.stored((stores) => addFeedback(stores, { message: "It works" }));
      const hours = async (count: number) => {
        for (let hour = 0; hour < count; hour++) {
          await it.world.scheduler.until(time.now + HOUR);
          await it.stored(sweep);
        }
      };
      const stored = () => it.world.line.disk.below(["feedback"]).length;
      await hours(2 * 24);
      await it.ahead(() => hours(6 * 24));
      assert.equal(stored(), 1);
      time.ahead = 100 * DAY;
      await hours(9 * 24);
      assert.equal(stored(), 0);
    },
  },
];

/** What a row says once it is over; undefined where it holds. */
export async function clockFault(places: readonly Place[], { run }: Row, seed: number): Promise<unknown> {
  const it = await Clocked.on(places, seed);
  try {
    await run(it);
    return it.world.complaints[0];
  } catch (error) {
    return error;
  }
}
