/** A copy of a store, entry by entry, keeps each for as long as the store does. */
import assert from "node:assert/strict";
import { fingerprint } from "../../host/domain/fingerprint.ts";
import { FIX_REPORT_DAYS } from "../../host/domain/plans.ts";
import { claimKey, inTurn, noteDue, noteEvent, notePurchase, settleDue } from "../../host/stores/billing.ts";
import { copyAll } from "../../host/stores/copying.ts";
import { addFeedback } from "../../host/stores/feedback.ts";
import { ticketOf } from "../../host/stores/idempotency.ts";
import type { Kv } from "../../host/stores/kv.ts";
import { addRecord, draftRecord } from "../../host/stores/records.ts";
import { rotate } from "../../host/stores/rotation.ts";
import { issueFreeKey } from "../../host/stores/signups.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { charge } from "../../host/stores/charges.ts";
import { filesBelow, textOf } from "../house/sources.ts";
import { granted, withStores } from "../support/stores.ts";
import { validVerdict } from "../support/verdicts.ts";

const DAY = 86_400_000;

/** A store that notes until when each entry is kept that is written into it, by its key; null is for ever. */
function noting(kv: Kv, until: Map<string, number | null>, now: () => number): Kv {
  const atomic = () => {
    const real = kv.atomic();
    const { set } = real;
    real.set = (key, value, options) => {
      until.set(key.join(" "), options?.expireIn === undefined ? null : now() + options.expireIn);
      return set.call(real, key, value, options);
    };
    return real;
  };
  return { ...kv, atomic };
}

/** Something of each kind that a store holds. */
async function used(stores: Stores): Promise<void> {
  const { account, key } = await granted(stores, { tier: "free" });
  const draft = await draftRecord(stores, validVerdict, await fingerprint("xml", new Uint8Array([1])), undefined);
  if (draft === "too_large") throw new Error("The record is too large");
  const ticket = await ticketOf(account, "order-1", { body: new Uint8Array([1]), operation: "validate", options: {} });
  await charge(stores, account, { ticket });
  await addRecord(stores.kv.atomic(), draft).commit();
  await addFeedback(stores, { message: "It works" });
  await issueFreeKey(stores, "a@example.com", "203.0.113.7", { idempotencyKey: "sign-up-1", body: "a" });
  await rotate(stores, key, { idempotencyKey: "rotation-1", body: "" });
  await noteEvent(stores, "evt_1", "cus_1", "cs_1");
  await settleDue(stores, { customer: "cus_2", versionstamp: null }, false);
  await noteDue(stores, "cus_3");
  await notePurchase(stores, "cs_1", { plan: "starter", account: account.id });
  await claimKey(stores, { id: "cs_2", payment: "pi_1" }, FIX_REPORT_DAYS);
  await inTurn(stores, "reconcile", DAY, () => Promise.resolve());
}

Deno.test("a copy keeps each kind of entry for as long as the store does, and what is over is not copied", () =>
  withStores(async ({ stores, at }) => {
    const [first, second] = [new Map<string, number | null>(), new Map<string, number | null>()];
    await used({ ...stores, kv: noting(stores.kv, first, stores.clock) });
    const now = stores.clock() + DAY / 2;
    await withStores(async ({ stores: other }) => {
      await copyAll(stores.kv, noting(other.kv, second, () => now), now);
    });
    for (const [key, until] of first) {
      if (/^(?:probe|commit)/.test(key)) continue;
      const copied = second.get(key);
      assert.equal(copied, until, key);
    }
    assert.ok(
      [
        "signups",
        "idempotency",
        "answered",
        "billing_event",
        "paid",
        "purchase",

        "fix_payment",
        "billing_turn",
      ].every((kind) => {
        return [...second].some(([key, until]) => key.startsWith(`${kind} `) && until !== null);
      }),
    );
    at("2026-11-21T10:00:00Z");
    const late = new Map<string, number | null>();
    await withStores(async ({ stores: other }) => {
      await copyAll(stores.kv, noting(other.kv, late, () => now), now + 500 * DAY);
    });
    assert.deepEqual([...late.values()].filter((until) => until !== null), []);
    for (const kind of ["record", "usage", "feedback", "billing_unknown"]) {
      assert.ok([...second.keys()].some((key) => key.startsWith(`${kind} `)), kind);
      assert.ok(![...late.keys()].some((key) => key.startsWith(`${kind} `)), kind);
    }
    assert.ok(late.has(`email ${[...first.keys()].find((key) => key.startsWith("email "))?.slice(6)}`));
  }));

Deno.test("each kind of entry that a store documents says until when it is kept", () => {
  const documented = filesBelow("host/stores/", ".ts").flatMap((path) => {
    return [...textOf(path).matchAll(/^ \* {5}\["(\w+)"/gm)].map(([, kind = ""]) => kind);
  });
  const known = [...textOf("host/stores/expiries.ts").matchAll(/^ {2}(\w+): /gm)].map(([, kind = ""]) => kind);
  assert.ok(documented.includes("record"));
  assert.deepEqual(documented.filter((kind) => !known.includes(kind) && kind !== "commit"), []);
});
