/** Everything that is stored, as large as it can get, against the limits of the store that a platform has. */
import assert from "node:assert/strict";
import { fingerprint } from "../../host/domain/fingerprint.ts";
import { type Account, createKey } from "../../host/stores/accounts.ts";
import { change, claimKey, inTurn, noteDue, noteEvent, notePurchase, settleDue } from "../../host/stores/billing.ts";
import { sweep } from "../../host/stores/sweep.ts";
import { addFeedback } from "../../host/stores/feedback.ts";
import { bringUp } from "../../host/stores/form.ts";
import { needSameHashKey } from "../../host/stores/hash_key.ts";
import { ticketOf } from "../../host/stores/idempotency.ts";
import { deleteRecord } from "../../host/stores/kept_records.ts";
import { type Draft, draftRecord } from "../../host/stores/records.ts";
import { replayOf } from "../../host/stores/replays.ts";
import { rotate } from "../../host/stores/rotation.ts";
import { issueFreeKey } from "../../host/stores/signups.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { charge } from "../../host/stores/charges.ts";
import { filesBelow, textOf } from "../house/sources.ts";
import { limits } from "../support/kv_connect.ts";
import { withInstances } from "../support/instances.ts";
import { randomBytes } from "../support/stores.ts";
import { invalidVerdict } from "../support/verdicts.ts";
import { longTest } from "../support/sweeps.ts";

const body = new Uint8Array(1000);
/** As long as the form of a Stripe id allows. */
const stripeId = (name: string) => name.padEnd(255, "0");
const idempotencyKey = "k".repeat(8_000);
const email = `${"a".repeat(64)}@${"b".repeat(180)}.example`;
const instant = "2026-12-31T23:59:59.999Z";

/** The largest record that is made at all: its findings cannot be compressed, and the next larger is refused. */
async function largestRecord(stores: Stores): Promise<Draft> {
  const [first] = invalidVerdict.errors;
  assert.ok(first !== undefined);
  const document = await fingerprint("xml", body);
  const made = (findings: number) => {
    const errors = Array.from({ length: findings }, () => ({ ...first, message: randomBytes(1_000).toBase64() }));
    return draftRecord(stores, { ...invalidVerdict, errors }, document, undefined);
  };
  let [fits, over] = [1, 1_000];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (await made(middle) === "too_large") over = middle;
    else fits = middle;
  }
  const draft = await made(fits - 1);
  assert.ok(draft !== "too_large");
  return draft;
}

/** An account with everything that one can have. */
function everything(account: Account): Account {
  const checkout = { attempt: 9_999, plan: "starter_annual", began: 1e15, session: stripeId("cs_") } as const;
  const subscription = {
    id: stripeId("sub_"),
    status: "incomplete_expired",
    tier: "starter",
    created: 1e15,
    periodStart: 1e15,
    periodEnd: 1e15,
    endsAt: 1e15,
  } as const;
  return {
    ...account,
    ...{ tier: "starter", tierExpires: instant, pastDue: true, revoked: instant, checkout, subscription },
    ...{ customer: stripeId("cus_"), customers: 9_999, purchases: 9_999, label: "\u{1f4b6}".repeat(50) },
  };
}

/** A row a writer. */
const writers: Readonly<Record<string, (stores: Stores) => Promise<unknown>>> = {
  async charge(stores) {
    const { id } = await createKey(stores, { tier: "scale" });
    const { value } = await stores.kv.get<Account>(["account", id]);
    assert.ok(value !== null);
    const draft = await largestRecord(stores);
    assert.equal(draft.parts.length, 10);
    const ticket = await ticketOf(value, idempotencyKey, { body, operation: "validate", options: {} });
    assert.ok("ok" in await charge(stores, value, { ticket, draft }));
    assert.ok(await deleteRecord(stores, draft.record.id));
  },
  async change(stores) {
    const { id } = await createKey(stores, { tier: "scale" });
    const { value, versionstamp } = await stores.kv.get<Account>(["account", id]);
    assert.ok(value !== null);
    assert.ok(await change(stores, { account: value, versionstamp }, everything(value)));
  },
  async rotate(stores) {
    const { key } = await createKey(stores, { tier: "scale", label: "\u{1f4b6}".repeat(50), tierExpires: instant });
    assert.ok("ok" in await rotate(stores, key, { idempotencyKey, body }));
  },
  issueFreeKey: (stores) => issueFreeKey(stores, email, "2001:db8:ffff:ffff::/64", { idempotencyKey, body }),
  async claimKey(stores) {
    const session = { id: stripeId("cs_"), payment: stripeId("pi_") };
    const replay = await replayOf("claim", { idempotencyKey, body }, session.id);
    assert.notEqual(await claimKey(stores, session, 30, replay), "already_claimed");
  },
  noteEvent: (stores) => noteEvent(stores, stripeId("evt_"), stripeId("cus_"), stripeId("cs_")),
  async settleDue(stores) {
    const customer = stripeId("cus_due");
    await noteDue(stores, customer);
    const { versionstamp } = await stores.kv.get(["billing_due", customer]);
    await settleDue(stores, { customer, versionstamp }, false);
  },
  notePurchase: (stores) => notePurchase(stores, stripeId("cs_"), { plan: "fix_report", account: "0".repeat(16) }),
  inTurn: (stores) => inTurn(stores, "reconcile", 1_000, () => Promise.resolve()),
  addFeedback: (stores) => addFeedback(stores, { message: "\u{1f4b6}".repeat(1_024), rule: "R".repeat(60) }),
  bringUp: ({ kv, patience }) => bringUp(kv, patience),
  needSameHashKey: (stores) => needSameHashKey({ ...stores, emailHashKey: "k".repeat(16_384) }),
  sweep: (stores) => sweep(stores),
  probe: ({ kv }) => kv.probe(),
};

longTest(
  "every writer, asked for its largest, stays below the limits of the store, on every kind of entry",
  () =>
    withInstances(1, async ([only], server) => {
      assert.ok(only !== undefined);
      const { stores } = only.service;
      // A store has a hash key of its own or one that is given, never both.
      for (const [name, write] of Object.entries(writers)) {
        await write(stores).catch((error) => assert.fail(`${name}: ${error}; ${server.refused}`));
        if (name === "issueFreeKey") await stores.kv.atomic().delete(["secret", "email_hash_key"]).commit();
      }
      assert.deepEqual(server.refused, []);
      const { key, value, mutations, commit } = server.largest;
      assert.ok(key <= limits.key / 2 && value <= limits.value, JSON.stringify(server.largest));
      assert.ok(mutations <= 20 && commit <= limits.commit, JSON.stringify(server.largest));
      const told = filesBelow("host/stores/", ".ts").flatMap((path) =>
        [...textOf(path).matchAll(/^ \* {5}\["([a-z_]+)"/gm)].map(([, kind]) => kind)
      );
      assert.deepEqual([...server.kinds].filter((it) => it !== "probe").sort(), [...new Set(told)].sort());
    }),
);
