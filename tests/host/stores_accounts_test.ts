import { addressHasher } from "../../host/stores/addresses.ts";
import { networkOf } from "../../host/kit/addresses.ts";
import { BoundedMap } from "../../host/kit/bounded_map.ts";
import { eraseAccount } from "../../host/stores/holdings.ts";
import { rotate } from "../../host/stores/rotation.ts";
import assert from "node:assert/strict";
import { newKey } from "../../host/kit/secrets.ts";
import { authenticate, createKey, type NewKey } from "../../host/stores/accounts.ts";
import { issueFreeKey } from "../../host/stores/signups.ts";
import { listAccounts, revokeKey } from "../../host/stores/operator.ts";
import { openStores, type Stores } from "../../host/stores/stores.ts";
import { charge } from "../../host/stores/charges.ts";
import { accountWith, dump, granted, withStores } from "../support/stores.ts";
import { withFolder } from "../support/terminal.ts";

const client = "203.0.113.7";

async function signedUp(stores: Stores, email: string, from = client): Promise<NewKey> {
  const issued = await issueFreeKey(stores, email, from);
  assert.ok("ok" in issued, JSON.stringify(issued));
  return issued.ok;
}

Deno.test("a free key has the form, tier, limit and date that the interface promises, and opens its account", () =>
  withStores(async ({ stores }) => {
    const { key, warning, ...rest } = await signedUp(stores, "a@example.com");
    assert.match(key, /^fl_live_[0-9A-Za-z]{40}$/);
    assert.ok(warning.length > 0);
    assert.deepEqual(rest, { tier: "free", monthly_limit: 100, created: "2026-11-21T10:00:00.000Z" });
    const { tier, origin, pastDue } = await accountWith(stores, key);
    assert.deepEqual({ tier, origin, pastDue }, { tier: "free", origin: "signup", pastDue: false });
  }));

for (const isKnown of [false, true]) {
  const which = isKnown ? "that is known in memory" : "that is looked up";
  Deno.test(`a key ${which} opens nothing from the moment that it is rotated, revoked or erased`, () =>
    withStores(async ({ stores }) => {
      const refused = async (key: string, error: string) =>
        assert.deepEqual(await authenticate(stores, key), { error });
      const { key, account } = await granted(stores, { tier: "free" });
      const rotated = await rotate(stores, key);
      assert.ok("ok" in rotated);
      await refused(key, "key_rotated");
      const { key: next } = rotated.ok;
      assert.equal((await accountWith(stores, next)).id, account.id);
      assert.ok("ok" in await revokeKey(stores, next));
      await refused(next, "invalid_api_key");
      const other = await granted(stores, { tier: "free" });
      assert.ok("ok" in await eraseAccount(stores, other.account.id));
      await refused(other.key, "invalid_api_key");
    }, isKnown ? { accounts: new BoundedMap(10) } : {}));
}

Deno.test("newKey() throws bytes away that would make some characters likelier than others", () => {
  const bytes = [248, 255, 0, 61, 62, 247, ...Array.from({ length: 80 }, () => 10)];
  assert.equal(newKey((count) => new Uint8Array(bytes.splice(0, count))), `fl_live_0z0z${"A".repeat(36)}`);
});

Deno.test("an e-mail address gets one free key, however it is written", () =>
  withStores(async ({ stores }) => {
    await signedUp(stores, "Jörg.Example@example.com");
    for (const same of ["jörg.example@EXAMPLE.com", " JÖRG.example@example.com ", "jo\u0308rg.example@example.com"]) {
      assert.deepEqual(await issueFreeKey(stores, same, "198.51.100.1"), { error: "key_already_issued" }, same);
    }
    await signedUp(stores, "joerg.example@example.com");
  }));

Deno.test("sign-ups at the same time with one e-mail address get one key", () =>
  withStores(async ({ stores }) => {
    const clients = Array.from({ length: 20 }, (_, index) => `198.51.100.${index}`);
    const issued = await Promise.all(clients.map((it) => issueFreeKey(stores, "a@example.com", it)));
    assert.equal(issued.filter((it) => "ok" in it).length, 1);
    assert.equal((await listAccounts(stores)).length, 1);
  }));

Deno.test("a client address gets five keys a UTC day, refused sign-ups not counted", () =>
  withStores(async ({ stores, at }) => {
    at("2026-11-21T23:59:59.999Z");
    for (const name of ["a", "b", "c", "d"]) await signedUp(stores, `${name}@example.com`);
    assert.deepEqual(await issueFreeKey(stores, "a@example.com", client), { error: "key_already_issued" });
    await signedUp(stores, "e@example.com");
    assert.deepEqual(await issueFreeKey(stores, "f@example.com", client), { error: "too_many_requests" });
    await signedUp(stores, "f@example.com", "203.0.113.8");
    at("2026-11-22T00:00:00Z");
    await signedUp(stores, "g@example.com");
  }));

Deno.test("all networks of a /48 together get twenty keys a day, also at the same time, and another /48 has its own", () =>
  withStores(async ({ stores }) => {
    const networks = Array.from({ length: 8 }, (_, index) => networkOf(`2001:db8:1:${index}::1`));
    const issued = await Promise.all(networks.flatMap((network, index) => {
      return Array.from({ length: 5 }, (_, at) => issueFreeKey(stores, `${index}.${at}@example.com`, network));
    }));
    assert.equal(issued.filter((it) => "ok" in it).length, 20);
    assert.ok(issued.every((it) => "ok" in it || it.error === "too_many_requests"));
    await signedUp(stores, "other@example.com", networkOf("2001:db8:2:1::1"));
  }));

Deno.test("a mailbox that an earlier version knew under another form is known", () =>
  withStores(async ({ stores }) => {
    const hashOf = await addressHasher(stores);
    const former = await hashOf("email", "jane.doe@pm.me");
    await stores.kv.atomic().set(["email", former], "0123456789abcdef").commit();
    assert.deepEqual(await issueFreeKey(stores, "Jane.Doe+x@pm.me", client), { error: "key_already_issued" });
    await signedUp(stores, "a.b@proton.me");
    assert.ok((await stores.kv.get(["email", await hashOf("email", "a.b@proton.me")])).value !== null);
  }));

Deno.test("sign-ups at the same time from one client address get five keys", () =>
  withStores(async ({ stores }) => {
    const emails = Array.from({ length: 12 }, (_, index) => `${index}@example.com`);
    const issued = await Promise.all(emails.map((it) => issueFreeKey(stores, it, client)));
    const refused = issued.flatMap((it) => "error" in it ? [it.error] : []);
    assert.deepEqual(refused, Array.from({ length: 7 }, () => "too_many_requests"));
  }));

Deno.test("no key, e-mail address or client address can be read in the store", () =>
  withStores(async ({ stores }) => {
    const { key } = await signedUp(stores, "secret.person@example.com");
    await charge(stores, await accountWith(stores, key));
    const content = await dump(stores);
    assert.ok(content.includes('"tier":"free"'));
    for (const secret of [key, key.slice("fl_live_".length), "secret.person", client]) {
      assert.ok(!content.includes(secret), secret);
    }
  }));

Deno.test("addresses are hashed with the key that was given, or with one that the store keeps", () =>
  withFolder({}, async (folder) => {
    for (const emailHashKey of [undefined, "of the operator"]) {
      const path = `${folder}/${emailHashKey ?? "own"}.db`;
      for (const expected of ["ok", "key_already_issued"]) {
        const stores = await openStores(path, { emailHashKey });
        const issued = await issueFreeKey(stores, "a@example.com", client);
        assert.equal("ok" in issued ? "ok" : issued.error, expected);
        const kept = (await stores.kv.list(["secret"])).length;
        assert.equal(kept, emailHashKey === undefined ? 1 : 0);
        stores.kv.close();
      }
    }
  }));

Deno.test("a key that was never issued, or is malformed, is invalid", () =>
  withStores(async ({ stores }) => {
    const { key } = await granted(stores, { tier: "free" });
    const other = newKey(stores.random);
    for (
      const wrong of [
        "",
        "x",
        key.slice(0, -1),
        `${key}0`,
        ` ${key}`,
        `${key}\n`,
        key.toLowerCase(),
        other,
        "k".repeat(1e6),
      ]
    ) {
      assert.deepEqual(await authenticate(stores, wrong), { error: "invalid_api_key" });
    }
  }));

Deno.test("a tier of limited time counts as free from the instant it expires, and says until when it holds", () =>
  withStores(async ({ stores, at }) => {
    const tierExpires = "2026-12-21T10:00:00.000Z";
    const { key } = await granted(stores, { tier: "starter", tierExpires });
    at("2026-12-21T09:59:59.999Z");
    const before = await accountWith(stores, key);
    assert.deepEqual([before.tier, before.tierExpires], ["starter", tierExpires]);
    at(tierExpires);
    const after = await accountWith(stores, key);
    assert.deepEqual([after.tier, after.tierExpires], ["free", undefined]);
    assert.deepEqual((await listAccounts(stores)).map(({ tier }) => tier), ["free"]);
  }));

Deno.test("a revoked key is invalid, named by itself, by its account's id or by the beginning of that", () =>
  withStores(async ({ stores }) => {
    const byKey = await granted(stores, { tier: "scale" });
    const byId = await granted(stores, { tier: "free" });
    const byStart = await granted(stores, { tier: "free" });
    const kept = await granted(stores, { tier: "free" });
    for (const name of [byKey.key, byId.account.id, byStart.account.id.slice(0, 12)]) {
      assert.ok("ok" in await revokeKey(stores, name), name);
    }
    for (const { key } of [byKey, byId, byStart]) {
      assert.deepEqual(await authenticate(stores, key), { error: "invalid_api_key" });
    }
    assert.ok("account" in await authenticate(stores, kept.key));
  }));

Deno.test("revokeKey() says why it did nothing: no such key, several such ids, revoked before", () =>
  withStores(async ({ stores }) => {
    const ids = ["aa", "ab", "bb"].map((it) => it.padEnd(16, "0"));
    const random = (count: number) => count === 8 ? Uint8Array.fromHex(ids.shift() ?? "") : stores.random(count);
    const [first, second, third] = [...ids];
    for (const _ of [1, 2, 3]) await createKey({ ...stores, random }, { tier: "free" });
    for (const name of ["", "c", newKey(stores.random), `${third}0`]) {
      assert.deepEqual(await revokeKey(stores, name), { error: "not_found" });
    }
    assert.deepEqual(await revokeKey(stores, "a"), { error: "ambiguous", ids: [first, second] });
    assert.ok("ok" in await revokeKey(stores, "b"));
    const again = await revokeKey(stores, "b");
    assert.equal("error" in again && again.error, "already_revoked");
  }));
