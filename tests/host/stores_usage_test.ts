import assert from "node:assert/strict";
import { type Account, createKey, readAccount } from "../../host/stores/accounts.ts";
import { allowances } from "../../host/domain/tiers.ts";
import { charge } from "../../host/stores/charges.ts";
import { payerOf } from "../../host/stores/payers.ts";
import { seenUsage, usageOf } from "../../host/stores/usage.ts";
import { BoundedMap } from "../../host/kit/bounded_map.ts";
import { StoreBusyError } from "../../host/stores/busy.ts";
import { ticketOf } from "../../host/stores/idempotency.ts";
import { passedOn } from "../../host/stores/kv.ts";
import { revokeKey } from "../../host/stores/operator.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { accountWith, granted, withStores } from "../support/stores.ts";

/** Charges so many documents, one after the other, and gives the numbers of those that carried the notice. */
async function charged(stores: Stores, account: Account, documents: number): Promise<readonly number[]> {
  const noticed: number[] = [];
  for (let count = 0; count < documents; count++) {
    const it = await charge(stores, account);
    assert.ok("ok" in it, `document ${count + 1}: ${JSON.stringify(it)}`);
    if (it.ok.notice) noticed.push(it.ok.used);
  }
  return noticed;
}

Deno.test("usage is what was charged, with tier, limit, what remains and the next reset", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "starter" });
    const rest = { tier: "starter", period: "2026-11", limit: 2500, resetsAt: new Date("2026-12-01T00:00:00Z") };
    assert.deepEqual(await usageOf(stores, account), { ...rest, used: 0, remaining: 2500 });
    const expected = { ...rest, used: 1, remaining: 2499 };
    assert.deepEqual(await charge(stores, account), { ok: { ...expected, notice: false, repeat: false } });
    assert.deepEqual(await usageOf(stores, account), expected);
  }));

Deno.test("the allowances are those of the specification", () => {
  assert.deepEqual(allowances, { free: 100, starter: 2500, scale: 25_000 });
});

/** Has an account have used so much of this month, and what else is stored of it as it is. */
async function having({ kv }: Stores, { id }: Account, used: number): Promise<void> {
  const month = ["usage", id, "2026-11"] as const;
  const { value } = await kv.get<{ readonly used: number }>(month);
  assert.ok(value !== null);
  await kv.atomic().set(month, { ...value, used }).commit();
}

Deno.test("an allowance is exact when charges come at the same time, and one of them carries the notice", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    assert.deepEqual(await charged(stores, account, 1), []);
    // Each that comes at the same time waits for each other one: a few around the notice and the end say it all.
    await having(stores, account, 75);
    const all = await Promise.all(Array.from({ length: 40 }, () => charge(stores, account)));
    const done = all.flatMap((it) => "ok" in it ? [it.ok] : []);
    assert.deepEqual(
      done.map(({ used }) => used).sort((a, b) => a - b),
      Array.from({ length: 25 }, (_, at) => at + 76),
    );
    assert.deepEqual(done.filter(({ notice }) => notice).map(({ used }) => used), [81]);
    assert.ok(all.every((it) => "ok" in it || it.error === "quota_exceeded" && it.usage.remaining === 0));
    assert.equal((await usageOf(stores, account)).used, 100);
  }));

Deno.test("charges that begin with what was read before others were charged count all of them", () =>
  withStores(async ({ stores, at }) => {
    const { account } = await granted(stores, { tier: "free" });
    const seen = await seenUsage(stores, account);
    await Promise.all(Array.from({ length: 5 }, () => charge(stores, account, { seen })));
    assert.equal((await usageOf(stores, account)).used, 5);
    await having(stores, account, 99);
    const last = await seenUsage(stores, account);
    const [one, other] = [await charge(stores, account, { seen: last }), await charge(stores, account, { seen: last })];
    assert.ok("ok" in one && one.ok.used === 100);
    assert.ok("error" in other && other.error === "quota_exceeded" && other.usage.used === 100);
    at("2026-12-01T00:00:00Z");
    const next = await charge(stores, account, { seen: last });
    assert.ok(
      "ok" in next && next.ok.used === 1 && next.ok.period === "2026-12",
      "of the month before, it says nothing",
    );
  }));

Deno.test("usage starts again at 00:00 UTC on the 1st, and the old month is left as it was", () =>
  withStores(async ({ stores, at }) => {
    const { account } = await granted(stores, { tier: "free" });
    at("2026-12-31T23:59:59.999Z");
    assert.deepEqual(await charged(stores, account, 100), [81]);
    const refused = await charge(stores, account);
    assert.ok("error" in refused && refused.error === "quota_exceeded");
    assert.deepEqual([refused.usage.used, refused.usage.remaining, refused.usage.period], [100, 0, "2026-12"]);
    assert.deepEqual(refused.usage.resetsAt, new Date("2027-01-01T00:00:00Z"));
    at("2027-01-01T00:00:00Z");
    assert.deepEqual(await charged(stores, account, 90), [81]);
    assert.equal((await usageOf(stores, account)).period, "2027-01");
    at("2026-12-31T23:59:59.999Z");
    assert.equal((await usageOf(stores, account)).used, 100);
  }));

Deno.test("the notice comes with the first document past 80 %, once a month, also when the limit rises", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    assert.deepEqual(await charged(stores, account, 85), [81]);
    await having(stores, account, 1_995);
    assert.deepEqual(await charged(stores, { ...account, tier: "starter" }, 10), []);
  }));

Deno.test("a higher tier counts from the next document on, and a lower one leaves nothing where more was used", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    await charged(stores, account, 100);
    await charged(stores, { ...account, tier: "starter" }, 20);
    const { used, remaining, limit } = await usageOf(stores, account);
    assert.deepEqual({ used, remaining, limit }, { used: 120, remaining: 0, limit: 100 });
    const refused = await charge(stores, account);
    assert.equal("error" in refused && refused.error, "quota_exceeded");
  }));

Deno.test("a tier that expired has the allowance of the free one, and keeps what was used", () =>
  withStores(async ({ stores, at }) => {
    const { key } = await granted(stores, { tier: "starter", tierExpires: "2026-11-25T00:00:00Z" });
    await charged(stores, await accountWith(stores, key), 150);
    at("2026-11-25T00:00:00Z");
    const refused = await charge(stores, await accountWith(stores, key));
    assert.ok("error" in refused && refused.error === "quota_exceeded");
    assert.deepEqual([refused.usage.tier, refused.usage.used, refused.usage.limit], ["free", 150, 100]);
  }));

/** The stores with each commit told to `commits` before it is made; what that throws is what becomes of it. */
function counting(stores: Stores, commits: () => void): Stores {
  const atomic = () => {
    const own = stores.kv.atomic();
    return passedOn(own, {
      commit: (how) => {
        commits();
        return own.commit(how);
      },
    });
  };
  return { ...stores, kv: { ...stores.kv, atomic } };
}

function fulfilled<T>(all: readonly PromiseSettledResult<T>[]): readonly T[] {
  return all.flatMap((it) => it.status === "fulfilled" ? [it.value] : []);
}

Deno.test("charges of an account that come at once share commits, and each counts once", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "starter" });
    let commits = 0;
    const counted = counting(stores, () => void commits++);
    const all = await Promise.all(Array.from({ length: 28 }, () => charge(counted, account)));
    const used = all.map((it) => "ok" in it ? it.ok.used : it.error);
    assert.deepEqual(used, Array.from({ length: 28 }, (_, at) => at + 1));
    assert.equal((await usageOf(stores, account)).used, 28);
    // One alone, and 27 more.
    assert.equal(commits, 2);
  }));

Deno.test("of charges that share a commit exactly as many pass as are left, in their order", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    await charged(stores, account, 1);
    await having(stores, account, 95);
    const all = await Promise.all(Array.from({ length: 9 }, () => charge(stores, account)));
    assert.deepEqual(
      all.map((it) => "ok" in it ? it.ok.used : "usage" in it && `${it.error} at ${it.usage.used}`),
      [96, 97, 98, 99, 100, ...Array.from({ length: 4 }, () => "quota_exceeded at 100")],
    );
    assert.equal((await usageOf(stores, account)).used, 100);
  }));

Deno.test("a commit that fails fails for all that share it, and for no others: none of them is counted", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "starter" });
    let commits = 0;
    const full = new StoreBusyError("The store cannot be written", "full");
    const failing = counting(stores, () => {
      if (++commits === 2) throw full;
    });
    const all = await Promise.allSettled(Array.from({ length: 36 }, () => charge(failing, account)));
    const reasons = all.flatMap((it, at) => it.status === "rejected" ? [[at, it.reason]] : []);
    assert.deepEqual(reasons, Array.from({ length: 33 }, (_, at) => [at + 1, full]));
    assert.deepEqual(fulfilled(all).map((it) => "ok" in it && it.ok.used), [1, 2, 3]);
    assert.equal((await usageOf(stores, account)).used, 3);
  }));

Deno.test("charges that share a commit are all counted again where another process was faster", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "starter" });
    // Another process has a store of its own.
    const other = { ...stores, kv: { ...stores.kv } };
    const shared = () => [charge(stores, account), charge(other, account)];
    const all = await Promise.all(Array.from({ length: 20 }, shared).flat());
    const used = all.map((it) => "ok" in it ? it.ok.used : 0).toSorted((a, b) => a - b);
    assert.deepEqual(used, Array.from({ length: 40 }, (_, at) => at + 1));
    assert.equal((await usageOf(stores, account)).used, 40);
  }));

/** Accounts of the same tier. */
function accountsOf(stores: Stores, count: number): Promise<readonly Account[]> {
  return Promise.all(Array.from({ length: count }, async () => (await granted(stores, { tier: "starter" })).account));
}

/** Charges each account as a request does, which has read the usage before. */
async function chargedAtOnce(stores: Stores, accounts: readonly Account[]): Promise<readonly number[]> {
  const seen = await Promise.all(accounts.map((account) => seenUsage(stores, account)));
  const all = await Promise.all(accounts.map((account, at) => charge(stores, account, { seen: seen[at] })));
  return all.map((it) => "ok" in it ? it.ok.used : NaN);
}

async function usedBy(stores: Stores, accounts: readonly Account[]): Promise<readonly number[]> {
  return await Promise.all(accounts.map(async (account) => (await usageOf(stores, account)).used));
}

Deno.test("charges of several accounts that come at once share commits, and each account is charged once", () =>
  withStores(async ({ stores }) => {
    const accounts = await accountsOf(stores, 21);
    let commits = 0;
    const counted = counting(stores, () => void commits++);
    assert.deepEqual(await chargedAtOnce(counted, accounts), accounts.map(() => 1));
    assert.deepEqual(await usedBy(stores, accounts), accounts.map(() => 1));
    assert.ok(commits < accounts.length, `${commits} commits`);
  }));

Deno.test("where commits do not wait for each other, an account waits for no other", () =>
  withStores(async ({ stores }) => {
    const accounts = await accountsOf(stores, 5);
    let commits = 0;
    const counted = counting({ ...stores, kv: { ...stores.kv, inLine: false } }, () => void commits++);
    assert.deepEqual(await chargedAtOnce(counted, accounts), accounts.map(() => 1));
    assert.equal(commits, 5);
  }));

Deno.test("an account that is charged elsewhere meanwhile is counted exactly, and so are those it shares commits with", () =>
  withStores(async ({ stores }) => {
    const accounts = await accountsOf(stores, 6);
    const [contended, ...others] = accounts;
    assert.ok(contended !== undefined);
    const other = { ...stores, kv: { ...stores.kv } };
    for (let round = 1; round <= 10; round++) {
      await Promise.all([chargedAtOnce(stores, accounts), chargedAtOnce(other, [contended, contended])]);
      assert.deepEqual(await usedBy(stores, accounts), [3 * round, ...others.map(() => round)]);
    }
  }));

Deno.test("what a request has read before others were charged charges nobody twice, and is no commit in vain", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "starter" });
    let commits = 0;
    const counted = counting(stores, () => void commits++);
    const seen = await seenUsage(stores, account);
    for (let used = 1; used <= 5; used++) {
      const done = await charge(counted, account, { seen });
      assert.equal("ok" in done && done.ok.used, used);
    }
    assert.deepEqual([(await usageOf(stores, account)).used, commits], [5, 5]);
  }));

/** The checks of each commit. */
function checking(stores: Stores): { readonly noting: Stores; readonly checks: readonly number[] } {
  const checks: number[] = [];
  const atomic = () => {
    const own = stores.kv.atomic();
    let count = 0;
    return passedOn(own, {
      checked: () => count++,
      commit: (how) => {
        checks.push(count);
        return own.commit(how);
      },
    });
  };
  return { noting: { ...stores, kv: { ...stores.kv, atomic } }, checks };
}

function ticketsOf(accounts: readonly Account[]) {
  const what = { body: "<Invoice/>", operation: "validate", options: {} };
  return Promise.all(accounts.map((account, at) => ticketOf(account, `${at}`, what)));
}

Deno.test("charges that share a commit in a file have a hundred checks at most: usage, account and ticket of each", () =>
  withStores(async ({ stores }) => {
    const accounts = await accountsOf(stores, 100);
    const { noting, checks } = checking(stores);
    const tickets = await ticketsOf(accounts);
    const held = await Promise.all(accounts.map(({ id }) => readAccount(stores, id)));
    const all = await Promise.all(accounts.map((account, at) => {
      return charge(noting, account, { ticket: tickets[at], held: held[at] });
    }));
    assert.deepEqual(all.map((it) => "ok" in it && it.ok.used), accounts.map(() => 1));
    assert.ok(checks.every((it) => it <= 100) && checks.some((it) => it === 99), `checks of each commit: ${checks}`);
  }));

Deno.test("charges that share a commit behind a network have ten checks at most", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "starter" });
    const { noting, checks } = checking({ ...stores, kv: { ...stores.kv, inLine: false } });
    const tickets = await ticketsOf(Array.from({ length: 40 }, () => account));
    const all = await Promise.all(tickets.map((ticket) => charge(noting, account, { ticket })));
    assert.deepEqual(all.map((it) => "ok" in it && it.ok.used), tickets.map((_, at) => at + 1));
    assert.ok(checks.every((it) => it <= 10) && checks.some((it) => it === 10), `checks of each commit: ${checks}`);
  }));

Deno.test("who pays is known with what was used in one read, unless the key is new here", () =>
  withStores(async ({ stores }) => {
    const { key } = await createKey(stores, { tier: "free" });
    assert.equal(refusedOrSeen(await payerOf(stores, key)), "nothing seen");
    await charged(stores, await accountWith(stores, key), 3);
    assert.equal(refusedOrSeen(await payerOf(stores, key)), 3);
    await revokeKey(stores, key);
    assert.equal(refusedOrSeen(await payerOf(stores, key)), "invalid_api_key");
  }, { accounts: new BoundedMap(10) }));

function refusedOrSeen(found: Awaited<ReturnType<typeof payerOf>>): string | number {
  return "error" in found ? found.error : found.seen?.usage.used ?? "nothing seen";
}

Deno.test("accounts are charged each for itself", () =>
  withStores(async ({ stores }) => {
    const [one, other] = [await granted(stores, { tier: "free" }), await granted(stores, { tier: "free" })];
    await charged(stores, one.account, 3);
    assert.equal((await usageOf(stores, other.account)).used, 0);
  }));
