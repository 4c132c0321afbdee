import assert from "node:assert/strict";
import type { Account } from "../../host/stores/accounts.ts";
import { claim, type Ticket, ticketOf } from "../../host/stores/idempotency.ts";
import { rotate } from "../../host/stores/rotation.ts";
import { charge, usageOf } from "../../host/stores/usage.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { accountWith, dump, granted, withStores } from "../support/stores.ts";

const request = { body: '{"invoiceNumber":"TOP-SECRET"}' };

function ticket(account: Account, changes: Partial<typeof request> & { key?: string } = {}): Promise<Ticket> {
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
