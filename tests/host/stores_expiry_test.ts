/** What is kept for a time says how long: Deno KV clears away what is over, and a store that never does grows for good. */
import assert from "node:assert/strict";
import { issueFreeKey } from "../../host/stores/signups.ts";
import { ticketOf } from "../../host/stores/idempotency.ts";
import { rotate } from "../../host/stores/rotation.ts";
import { charge } from "../../host/stores/charges.ts";
import { granted, timing, withStores } from "../support/stores.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

Deno.test("sign-ups of an address are counted until a day after the day is over", () =>
  withStores(async ({ stores }) => {
    const kept = new Map<string, number>();
    await issueFreeKey(timing(stores, kept), "a@example.com", "203.0.113.7");
    // The day of the tests has 14 hours left.
    assert.equal(kept.get("signups"), 38 * HOUR);
  }));

Deno.test("the mark of an Idempotency-Key is kept for a day", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    const kept = new Map<string, number>();
    const ticket = await ticketOf(account, "order-1", {
      body: new Uint8Array([1]),
      operation: "validate",
      options: {},
    });
    await charge(timing(stores, kept), account, { ticket });
    assert.equal(kept.get("idempotency"), DAY);
  }));

Deno.test("the answer of a rotation is kept for a day", () =>
  withStores(async ({ stores }) => {
    const { key } = await granted(stores, { tier: "free" });
    const kept = new Map<string, number>();
    await rotate(timing(stores, kept), key, { idempotencyKey: "rotation-1", body: "" });
    assert.equal(kept.get("answered"), DAY);
  }));
