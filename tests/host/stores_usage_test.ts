import assert from "node:assert/strict";
import { type Account } from "../../host/stores/accounts.ts";
import { allowances } from "../../host/domain/tiers.ts";
import { charge, seenUsage, usageOf } from "../../host/stores/usage.ts";
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

Deno.test("accounts are charged each for itself", () =>
  withStores(async ({ stores }) => {
    const [one, other] = [await granted(stores, { tier: "free" }), await granted(stores, { tier: "free" })];
    await charged(stores, one.account, 3);
    assert.equal((await usageOf(stores, other.account)).used, 0);
  }));
