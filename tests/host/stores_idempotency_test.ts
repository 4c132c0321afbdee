import assert from "node:assert/strict";
import type { Account } from "../../host/stores/accounts.ts";
import { claim, type Fingerprint, type Ticket, ticketOf } from "../../host/stores/idempotency.ts";
import { fingerprint } from "../../host/domain/fingerprint.ts";
import { type Draft, draftRecord } from "../../host/stores/records.ts";
import { rotate } from "../../host/stores/rotation.ts";
import { charge } from "../../host/stores/charges.ts";
import { usageOf } from "../../host/stores/usage.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { validVerdict } from "../support/verdicts.ts";
import { accountWith, dump, granted, withStores } from "../support/stores.ts";

const request: Fingerprint = { body: '{"invoiceNumber":"TOP-SECRET"}', operation: "validate", options: {} };

function ticket(account: Account, changes: Partial<Fingerprint> & { key?: string } = {}): Promise<Ticket> {
  const { key = "order-4711", ...rest } = changes;
  return ticketOf(account, key, { ...request, ...rest });
}

/** What a charge came to: an error's code, or whether it was a repeat. */
async function outcome(stores: Stores, account: Account, of: Ticket): Promise<string> {
  const charged = await charge(stores, account, { ticket: of });
  return "error" in charged ? charged.error : charged.ok.repeat ? "repeat" : "charged";
}

Deno.test("a repeat of a charged request is known before the work and costs nothing after it", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    assert.equal(await claim(stores, await ticket(account)), "new");
    assert.equal(await outcome(stores, account, await ticket(account)), "charged");
    assert.equal(await claim(stores, await ticket(account)), "repeat");
    assert.equal(await outcome(stores, account, await ticket(account)), "repeat");
    assert.equal((await usageOf(stores, account)).used, 1);
  }));

Deno.test("an Idempotency-Key that belongs to another body is refused, and nothing is charged", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    await charge(stores, account, { ticket: await ticket(account) });
    const reused = await ticket(account, { body: "{}" });
    assert.equal(await claim(stores, reused), "reused");
    assert.equal(await outcome(stores, account, reused), "idempotency_key_reused");
    assert.equal((await usageOf(stores, account)).used, 1);
  }));

Deno.test("a repeat is the same operation with the same options, in whatever format and language; another is refused", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    const first = { operation: "repair", options: { profile: "en16931", warnings: undefined } };
    await charge(stores, account, { ticket: await ticket(account, first) });
    const asked: readonly (readonly [Partial<Fingerprint>, string])[] = [
      [{ ...first, options: { profile: "en16931", format: "xml" } }, "repeat"],
      [{ ...first, options: { lang: "fr", profile: "en16931", max_characters: 12_000_000 } }, "repeat"],
      [{ ...first, options: { record: "true", profile: "en16931" } }, "repeat"],
      [{ ...first, operation: "diagnose" }, "reused"],
      [{ ...first, operation: "validate" }, "reused"],
      [{ ...first, options: {} }, "reused"],
      [{ ...first, options: { profile: "en16931", accept: ["BR-CO-16"] } }, "reused"],
      [{ ...first, options: { profile: "xrechnung-ubl" } }, "reused"],
    ];
    for (const [of, wanted] of asked) {
      assert.equal(await claim(stores, await ticket(account, of)), wanted, JSON.stringify(of));
    }
    assert.equal((await usageOf(stores, account)).used, 1);
  }));

Deno.test("a mark that an earlier version left is repeated by its document", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    const one = await ticket(account);
    const { request } = one;
    await stores.kv.atomic().set(one.key, { request, expires: stores.clock() + 1_000 }).commit();
    assert.equal(await claim(stores, one), "repeat");
    assert.equal(await claim(stores, await ticket(account, { operation: "parse" })), "repeat");
    assert.equal(await claim(stores, await ticket(account, { body: "{}" })), "reused");
  }));

Deno.test("a repeat that asks for a record for the first time gets one, once, and costs nothing", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    const one = await ticket(account);
    assert.equal(await outcome(stores, account, one), "charged");
    const drafts = await Promise.all(Array.from({ length: 5 }, () => drafted(stores)));
    const came = await Promise.all(drafts.map((draft) => charge(stores, account, { ticket: one, draft })));
    const places = new Set(came.map((it) => "ok" in it && it.ok.repeat ? it.ok.record?.id : undefined));
    assert.equal(places.size, 1);
    const stored = new Set((await stores.kv.list(["record"])).map(({ key: [, id] }) => id));
    assert.deepEqual(stored, places);
    const later = await charge(stores, account, { ticket: one });
    assert.ok("ok" in later && places.has(later.ok.record?.id));
    assert.equal((await usageOf(stores, account)).used, 1);
  }));

async function drafted(stores: Stores): Promise<Draft> {
  const draft = await draftRecord(stores, validVerdict, await fingerprint("xml", new Uint8Array([1])), undefined);
  if (draft === "too_large") throw new Error("The record is too large");
  return draft;
}

Deno.test("a request is remembered for 24 h and charged again after that", () =>
  withStores(async ({ stores, at }) => {
    const { account } = await granted(stores, { tier: "free" });
    await charge(stores, account, { ticket: await ticket(account) });
    at("2026-11-22T09:59:59.999Z");
    assert.equal(await claim(stores, await ticket(account)), "repeat");
    at("2026-11-22T10:00:00Z");
    assert.equal(await claim(stores, await ticket(account, { body: "{}" })), "new");
    assert.equal(await outcome(stores, account, await ticket(account)), "charged");
    assert.equal((await usageOf(stores, account)).used, 2);
  }));

Deno.test("the same request many times at once is charged once", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    const one = await ticket(account);
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcome(stores, account, one)));
    assert.deepEqual(outcomes.toSorted(), ["charged", ...Array.from({ length: 29 }, () => "repeat")]);
    assert.equal((await usageOf(stores, account)).used, 1);
  }));

Deno.test("the same request at once on both sides of a month's end is charged in one of the months", () =>
  withStores(async ({ stores, at }) => {
    at("2026-11-30T23:59:59.999Z");
    const { account } = await granted(stores, { tier: "free" });
    const one = await ticket(account);
    const next = { ...stores, clock: () => Date.parse("2026-12-01T00:00:00Z") };
    const sides = Array.from({ length: 20 }, (_, index) => index % 2 === 0 ? stores : next);
    const outcomes = await Promise.all(sides.map((side) => outcome(side, account, one)));
    assert.equal(outcomes.filter((it) => it === "charged").length, 1);
    assert.equal((await usageOf(stores, account)).used + (await usageOf(next, account)).used, 1);
  }));

Deno.test("different requests at once with one Idempotency-Key: one is charged, the others are refused", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    const bodies = ["1", "2", "3", "4"];
    const outcomes = await Promise.all(
      bodies.map(async (body) => outcome(stores, account, await ticket(account, { body }))),
    );
    const reused = "idempotency_key_reused";
    assert.deepEqual(outcomes.toSorted(), ["charged", reused, reused, reused]);
  }));

Deno.test("a repeat is answered when nothing of the allowance is left, and a new request is not remembered", () =>
  withStores(async ({ stores, at }) => {
    at("2026-11-30T20:00:00Z");
    const { account } = await granted(stores, { tier: "free" });
    await charge(stores, account, { ticket: await ticket(account) });
    for (let count = 1; count < 100; count++) await charge(stores, account);
    assert.equal(await outcome(stores, account, await ticket(account)), "repeat");
    const late = await ticket(account, { key: "late" });
    assert.equal(await outcome(stores, account, late), "quota_exceeded");
    assert.equal(await claim(stores, late), "new");
    at("2026-12-01T00:00:00Z");
    assert.equal(await outcome(stores, account, await ticket(account)), "repeat");
    assert.equal((await usageOf(stores, account)).used, 0);
    assert.equal(await outcome(stores, account, late), "charged");
  }));

Deno.test("the Idempotency-Keys of two accounts have nothing to do with each other", () =>
  withStores(async ({ stores }) => {
    const [one, other] = [await granted(stores, { tier: "free" }), await granted(stores, { tier: "free" })];
    await charge(stores, one.account, { ticket: await ticket(one.account) });
    assert.equal(await claim(stores, await ticket(other.account)), "new");
    assert.equal(await claim(stores, await ticket(other.account, { body: "{}" })), "new");
  }));

Deno.test("a repeat is known as one after the key was rotated", () =>
  withStores(async ({ stores }) => {
    const { key, account } = await granted(stores, { tier: "free" });
    await charge(stores, account, { ticket: await ticket(account) });
    const rotated = await rotate(stores, key);
    assert.ok("ok" in rotated);
    const after = await accountWith(stores, rotated.ok.key);
    assert.equal(await claim(stores, await ticket(after)), "repeat");
  }));

Deno.test("of a request the store keeps neither the body nor the Idempotency-Key", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    await charge(stores, account, { ticket: await ticket(account) });
    const content = await dump(stores);
    assert.ok(content.includes('"idempotency"'));
    for (const secret of ["TOP-SECRET", "order-4711"]) assert.ok(!content.includes(secret), secret);
  }));
