/** What the store holds of an account: all of it is found, and after it was erased nothing in the store tells of it. */
import assert from "node:assert/strict";
import type { Account } from "../../host/stores/accounts.ts";
import { accountOf, authenticate } from "../../host/stores/accounts.ts";
import { change, claimKey, isClaimed, noteDue, notePurchase } from "../../host/stores/billing.ts";
import { eraseAccount, holdingsOf, ownerOf } from "../../host/stores/holdings.ts";
import { ticketOf } from "../../host/stores/idempotency.ts";
import { replayOf } from "../../host/stores/replays.ts";
import { rotate } from "../../host/stores/rotation.ts";
import { issueFreeKey } from "../../host/stores/signups.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { charge } from "../../host/stores/charges.ts";
import { sha256 } from "../../host/kit/secrets.ts";
import { accountWith, committing, granted, withStores } from "../support/stores.ts";

const ADDRESS = "Mia.Muster+bills@mail.example";
const CUSTOMER = "cus_of_mia";
const body = "{}";

/** Somebody who signed up, rotated, paid, and checked a document; gives the keys. */
async function livedThrough(stores: Stores): Promise<readonly string[]> {
  const signedUp = await issueFreeKey(stores, ADDRESS, "198.51.100.7", { idempotencyKey: "s".repeat(20), body });
  assert.ok("ok" in signedUp);
  const rotated = await rotate(stores, signedUp.ok.key, { idempotencyKey: "r".repeat(20), body });
  assert.ok("ok" in rotated);
  const held = await accountOf(stores, await sha256(rotated.ok.key));
  assert.ok(held !== undefined);
  const account: Account = { ...held.account, customer: CUSTOMER };
  assert.ok(await change(stores, held, account));
  await notePurchase(stores, "cs_of_mia", { plan: "starter", account: account.id });
  await noteDue(stores, CUSTOMER);
  await charge(stores, account, {
    ticket: await ticketOf(account, "k".repeat(20), { body, operation: "validate", options: {} }),
  });
  return [signedUp.ok.key, rotated.ok.key];
}

async function everything({ kv }: Stores): Promise<string> {
  const entries = await Array.fromAsync(
    kv.each<unknown>([]),
    ({ key, value }) => Deno.inspect({ key, value }, INSPECT),
  );
  return entries.join("\n");
}

const INSPECT = { depth: 20, iterableLimit: Infinity, strAbbreviateSize: Infinity } as const;

Deno.test("an account that signed up, rotated, bought and checked is erased without a trace, and another one stays whole", () =>
  withStores(async ({ stores }) => {
    const other = await granted(stores, { tier: "scale", label: "stays" });
    await charge(stores, other.account);
    const before = await holdingsOf(stores, other.account.id);
    const keys = await livedThrough(stores);
    const [old = "", now = ""] = keys;
    const { id } = await accountWith(stores, now);
    const traces = [id, CUSTOMER, await sha256(old), await sha256(now)];
    const full = await everything(stores);
    for (const trace of traces) assert.ok(full.includes(trace), "what is looked for is there at first");
    assert.ok("ok" in await eraseAccount(stores, id));
    const left = await everything(stores);
    assert.deepEqual(traces.filter((trace) => left.includes(trace)), []);
    for (const key of keys) assert.deepEqual(await authenticate(stores, key), { error: "invalid_api_key" });
    assert.deepEqual(await holdingsOf(stores, other.account.id), before);
  }));

Deno.test("an account is found by its address however it is written, by a key that it had, and by its whole id alone", () =>
  withStores(async ({ stores }) => {
    const [old = "", now = ""] = await livedThrough(stores);
    const { id } = await accountWith(stores, now);
    const found = await Promise.all(
      ["mia.muster@mail.example", old, now, id, id.slice(0, 15), "no@mail.example"].map((it) => ownerOf(stores, it)),
    );
    assert.deepEqual(found, [id, id, id, id, undefined, undefined]);
  }));

Deno.test("an address is not said to be unknown where it cannot be looked up, because EMAIL_HASH_KEY is another one", () =>
  withStores(async ({ stores }) => {
    await livedThrough(stores);
    await assert.rejects(ownerOf({ ...stores, emailHashKey: "another" }, ADDRESS), {
      name: "Error",
      message: /EMAIL_HASH_KEY/,
    });
  }));

Deno.test("what was paid once is claimed once, also after its account was erased", () =>
  withStores(async ({ stores }) => {
    const session = { id: "cs_paid", payment: "pi_paid" };
    const claimed = await claimKey(
      stores,
      session,
      30,
      await replayOf("claim", { idempotencyKey: "c".repeat(20), body }, "cs_paid"),
    );
    assert.ok(claimed !== "already_claimed");
    const { id } = await accountWith(stores, claimed.key);
    assert.ok("ok" in await eraseAccount(stores, id));
    assert.ok(!(await everything(stores)).includes(id));
    assert.ok(await isClaimed(stores, session.id));
    assert.equal(await claimKey(stores, session, 30), "already_claimed");
  }));

Deno.test("an account whose subscription can still be paid is not erased, and stays as it is", () =>
  withStores(async ({ stores }) => {
    const { key, account } = await granted(stores, { tier: "free" });
    const held = await accountOf(stores, account.keyHash);
    assert.ok(held !== undefined);
    const now = stores.clock();
    const period = { created: now, periodStart: now, periodEnd: now + 86_400_000 };
    const subscription = { id: "sub_1", status: "past_due", tier: "starter", ...period } as const;
    await change(stores, held, { ...account, customer: CUSTOMER, granted: { tier: "free" }, subscription });
    const before = await everything(stores);
    assert.ok("error" in await eraseAccount(stores, account.id));
    assert.equal(await everything(stores), before);
    assert.ok("account" in await authenticate(stores, key));
  }));

Deno.test("an erasure that was stopped on the way is done by the next one", () =>
  withStores(async ({ stores }) => {
    const [, now = ""] = await livedThrough(stores);
    const { id } = await accountWith(stores, now);
    const account = await accountWith(stores, now);
    for (let count = 0; count < 60; count++) {
      await charge(stores, account, {
        ticket: await ticketOf(account, `request ${count}`, { body, operation: "validate", options: {} }),
      });
    }
    let commits = 0;
    const dying = committing(stores, (real) => ++commits > 2 ? Promise.reject(new Error("killed")) : real());
    await assert.rejects(eraseAccount(dying, id), { message: "killed" });
    assert.deepEqual(await authenticate(stores, now), { error: "invalid_api_key" });
    assert.ok("ok" in await eraseAccount(stores, id));
    assert.ok(!(await everything(stores)).includes(id));
  }));
