import assert from "node:assert/strict";
import { StoreBusyError } from "../../host/stores/busy.ts";
import { newKey } from "../../host/kit/secrets.ts";
import { authenticate } from "../../host/stores/accounts.ts";
import { listAccounts, revokeKey } from "../../host/stores/operator.ts";
import { rotate, type Rotation } from "../../host/stores/rotation.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { charge } from "../../host/stores/charges.ts";
import { usageOf } from "../../host/stores/usage.ts";
import { accountWith, committing, dump, granted, withStores } from "../support/stores.ts";

async function rotated(stores: Stores, key: string): Promise<Rotation> {
  const it = await rotate(stores, key);
  assert.ok("ok" in it, JSON.stringify(it));
  return it.ok;
}

async function refusal(stores: Stores, key: string): Promise<string> {
  const it = await rotate(stores, key);
  return "error" in it ? it.error : "rotated";
}

Deno.test("a rotation gives a new key and says all that the interface promises of its account", () =>
  withStores(async ({ stores, at }) => {
    const { key, account } = await granted(stores, { tier: "starter" });
    for (let count = 0; count < 3; count++) await charge(stores, account);
    at("2026-11-23T12:00:00Z");
    const { key: next, warning, ...rest } = await rotated(stores, key);
    assert.match(next, /^fl_live_[0-9A-Za-z]{40}$/);
    assert.notEqual(next, key);
    assert.ok(warning.length > 0);
    assert.deepEqual(rest, {
      tier: "starter",
      monthly_limit: 2500,
      period: "2026-11",
      used: 3,
      remaining: 2497,
      resets_at: "2026-12-01T00:00:00.000Z",
      created: "2026-11-21T10:00:00.000Z",
      rotated_at: "2026-11-23T12:00:00.000Z",
      rotations_remaining_today: 2,
    });
  }));

Deno.test("the new key opens the account with everything that the old one had, and nothing else", () =>
  withStores(async ({ stores }) => {
    const { key, account } = await granted(stores, {
      tier: "scale",
      label: "Acme",
      tierExpires: "2027-01-01T00:00:00Z",
    });
    await charge(stores, account);
    const { key: next } = await rotated(stores, key);
    const { keyHash: _, rotations: __, ...after } = await accountWith(stores, next);
    const { keyHash: ___, rotations: ____, ...before } = account;
    assert.deepEqual(after, before);
    assert.equal((await usageOf(stores, await accountWith(stores, next))).used, 1);
    assert.equal((await listAccounts(stores)).length, 1);
  }));

Deno.test("a retired key is known as such: rotating it again is already done, anything else is refused as rotated", () =>
  withStores(async ({ stores }) => {
    const { key } = await granted(stores, { tier: "free" });
    const { key: next } = await rotated(stores, key);
    const { key: third } = await rotated(stores, next);
    for (const retired of [key, next]) {
      assert.equal(await refusal(stores, retired), "rotation_already_done");
      assert.deepEqual(await authenticate(stores, retired), { error: "key_rotated" });
      const revoked = await revokeKey(stores, retired);
      assert.equal("error" in revoked && revoked.error, "key_rotated");
    }
    assert.ok("account" in await authenticate(stores, third));
  }));

Deno.test("a key is rotated three times a UTC day, however many keys that makes", () =>
  withStores(async ({ stores, at }) => {
    at("2026-11-21T23:59:59.999Z");
    let { key } = await granted(stores, { tier: "free" });
    for (const remaining of [2, 1, 0]) {
      const it = await rotated(stores, key);
      assert.equal(it.rotations_remaining_today, remaining);
      key = it.key;
    }
    assert.equal(await refusal(stores, key), "rotation_rate_limited");
    assert.ok("account" in await authenticate(stores, key));
    at("2026-11-22T00:00:00Z");
    assert.equal((await rotated(stores, key)).rotations_remaining_today, 2);
  }));

Deno.test("of twenty rotations at once one wins, and for the others it is already done", () =>
  withStores(async ({ stores }) => {
    const { key } = await granted(stores, { tier: "free" });
    const all = await Promise.all(Array.from({ length: 20 }, () => rotate(stores, key)));
    const winners = all.flatMap((it) => "ok" in it ? [it.ok] : []);
    const others = all.flatMap((it) => "error" in it ? [it.error] : []);
    assert.deepEqual(winners.map((it) => it.rotations_remaining_today), [2]);
    assert.deepEqual(others, Array.from({ length: 19 }, () => "rotation_already_done"));
    for (const winner of winners) assert.ok("account" in await authenticate(stores, winner.key));
  }));

Deno.test("charges while a key is rotated are all counted", () =>
  withStores(async ({ stores }) => {
    const { key, account } = await granted(stores, { tier: "starter" });
    const charges = Array.from({ length: 40 }, () => charge(stores, account));
    const [{ key: next }] = await Promise.all([rotated(stores, key), ...charges]);
    assert.equal((await usageOf(stores, await accountWith(stores, next))).used, 40);
  }));

const under = (idempotencyKey: string, body = "") => ({ idempotencyKey, body });

/** What a rotation under an Idempotency-Key comes to: the new key, or why there is none. */
async function keyOr(stores: Stores, key: string, repeatableAs?: string): Promise<string> {
  const it = await rotate(stores, key, repeatableAs === undefined ? undefined : under(repeatableAs));
  return "ok" in it ? it.ok.key : it.error;
}

Deno.test("a rotation whose answer got lost is answered alike under its Idempotency-Key, for 24 hours", () =>
  withStores(async ({ stores, at }) => {
    const { key } = await granted(stores, { tier: "starter" });
    const lost = await rotate(stores, key, under("one"));
    at("2026-11-22T09:59:59.999Z");
    for (let count = 0; count < 5; count++) assert.deepEqual(await rotate(stores, key, under("one")), lost);
    const otherBytes = await rotate(stores, key, under("one", "{}"));
    assert.deepEqual(otherBytes, { error: "rotation_already_done" });
    for (const other of [undefined, "", "two", "One"]) {
      assert.equal(await keyOr(stores, key, other), "rotation_already_done", other);
    }
    at("2026-11-22T10:00:00Z");
    assert.equal(await keyOr(stores, key, "one"), "rotation_already_done");
  }));

Deno.test("of a rotation without an Idempotency-Key no answer is kept", () =>
  withStores(async ({ stores }) => {
    const { key } = await granted(stores, { tier: "free" });
    const { key: next } = await rotated(stores, key);
    assert.equal(await keyOr(stores, key, "one"), "rotation_already_done");
    assert.deepEqual(await stores.kv.list(["answered"]), []);
    assert.ok("account" in await authenticate(stores, next));
  }));

Deno.test("twenty rotations at once under one Idempotency-Key are one rotation, and all get its key", () =>
  withStores(async ({ stores }) => {
    const { key } = await granted(stores, { tier: "free" });
    const keys = await Promise.all(Array.from({ length: 20 }, () => keyOr(stores, key, "one")));
    const [next = ""] = keys;
    assert.deepEqual(new Set(keys), new Set([next]));
    assert.equal((await accountWith(stores, next)).rotations.count, 1);
  }));

Deno.test("a new key that was rotated or revoked in its turn is handed to nobody", () =>
  withStores(async ({ stores }) => {
    const { key, account } = await granted(stores, { tier: "free" });
    const next = await keyOr(stores, key, "one");
    const third = await keyOr(stores, next, "one");
    assert.equal(await keyOr(stores, key, "one"), "rotation_already_done");
    assert.equal(await keyOr(stores, next, "one"), third);
    await revokeKey(stores, account.id);
    assert.equal(await keyOr(stores, next, "one"), "rotation_already_done");
  }));

Deno.test("the store alone tells nobody the new key, and an answer that was changed in it is not used", () =>
  withStores(async ({ stores }) => {
    const { key } = await granted(stores, { tier: "free" });
    const next = await keyOr(stores, key, "one");
    const content = await dump(stores);
    const secrets = [key, next, next.slice(8), new TextEncoder().encode(next).toHex()];
    assert.ok(content.includes("sealed"));
    for (const secret of secrets) assert.ok(!content.includes(secret), secret);
    const [entry] = await stores.kv.list<{ readonly sealed: { readonly bytes: Uint8Array } }>(["answered"]);
    assert.ok(entry !== undefined);
    const bytes = entry.value.sealed.bytes.map((byte, at) => at === 3 ? byte ^ 1 : byte);
    const hash = String(entry.key[1]);
    await stores.kv.atomic().set(["answered", hash], { ...entry.value, sealed: { ...entry.value.sealed, bytes } })
      .commit();
    assert.equal(await keyOr(stores, key, "one"), "rotation_already_done");
  }));

/** The stores, in which something else happens just before the first commit. */
function interrupted(stores: Stores, by: () => Promise<unknown>): Stores {
  let commits = 0;
  return committing(stores, async (commit) => {
    if (commits++ === 0) await by();
    return await commit();
  });
}

Deno.test("a key that is rotated while its account is being revoked leaves no key that opens it", () =>
  withStores(async ({ stores }) => {
    const { key, account } = await granted(stores, { tier: "free" });
    let next = "";
    const stolen = interrupted(stores, async () => void (next = (await rotated(stores, key)).key));
    assert.ok("ok" in await revokeKey(stolen, account.id));
    assert.deepEqual(await authenticate(stores, next), { error: "invalid_api_key" });
    assert.deepEqual(await authenticate(stores, key), { error: "key_rotated" });
  }));

Deno.test("an account that is revoked while its key is being rotated gets no new key", () =>
  withStores(async ({ stores }) => {
    const { key } = await granted(stores, { tier: "free" });
    assert.equal(await refusal(interrupted(stores, () => revokeKey(stores, key)), key), "invalid_api_key");
    assert.deepEqual(await authenticate(stores, key), { error: "invalid_api_key" });
  }));

Deno.test("unknown, malformed and revoked keys are not rotated", () =>
  withStores(async ({ stores }) => {
    const { key } = await granted(stores, { tier: "free" });
    await revokeKey(stores, key);
    for (const wrong of [key, newKey(stores.random), "", "fl_live_"]) {
      assert.equal(await refusal(stores, wrong), "invalid_api_key");
    }
  }));

Deno.test("a rotation that the store refuses has failed, and the old key still works", () =>
  withStores(async ({ stores }) => {
    const { key } = await granted(stores, { tier: "free" });
    for (const cause of [new StoreBusyError("busy", "locked"), new TypeError("database or disk is full")]) {
      const broken = committing(stores, () => Promise.reject(cause));
      assert.deepEqual(await rotate(broken, key), { error: "rotation_failed", cause });
      assert.ok("account" in await authenticate(stores, key));
    }
    assert.equal((await rotated(stores, key)).rotations_remaining_today, 2);
  }));

Deno.test("a rotation that was stored, and whose answer got lost, hands over the key that works", () =>
  withStores(async ({ stores }) => {
    const { key } = await granted(stores, { tier: "free" });
    const lossy = committing(stores, async (commit) => {
      await commit();
      throw new TypeError("connection reset");
    });
    const { key: next } = await rotated(lossy, key);
    assert.ok("account" in await authenticate(stores, next));
    assert.deepEqual(await authenticate(stores, key), { error: "key_rotated" });
  }));

Deno.test("an account whose tier expired is rotated as a free one", () =>
  withStores(async ({ stores, at }) => {
    const { key } = await granted(stores, { tier: "starter", tierExpires: "2026-11-25T00:00:00Z" });
    at("2026-11-25T00:00:00Z");
    const { key: next, tier, monthly_limit } = await rotated(stores, key);
    assert.deepEqual([tier, monthly_limit, (await accountWith(stores, next)).tier], ["free", 100, "free"]);
  }));
