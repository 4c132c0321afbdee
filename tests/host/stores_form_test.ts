/** Forms of stores: what earlier versions wrote is read, and what later ones wrote is left alone. */
import assert from "node:assert/strict";
import { signingKeys } from "../../host/domain/receipts.ts";
import { authenticate } from "../../host/stores/accounts.ts";
import { issueFreeKey } from "../../host/stores/signups.ts";
import { allDue, purchaseOf } from "../../host/stores/billing.ts";
import { allFeedback } from "../../host/stores/feedback.ts";
import { claim, ticketOf } from "../../host/stores/idempotency.ts";
import { rotate } from "../../host/stores/rotation.ts";
import form1 from "./fixtures/store_form_1.json" with { type: "json" };
import { bringUp, FormError, type Step } from "../../host/stores/form.ts";
import { readRecord } from "../../host/stores/records.ts";
import { openStores } from "../../host/stores/stores.ts";
import { usageOf } from "../../host/stores/usage.ts";
import { withStores } from "../support/stores.ts";
import { withFolder } from "../support/terminal.ts";

const form = ["form"] as const;

Deno.test("a store that was made before forms had numbers gets the first, and keeps it", () =>
  withFolder({}, async (folder) => {
    for (let times = 2; times > 0; times--) {
      const { kv } = await openStores(`${folder}/a.db`);
      assert.equal((await kv.get(form)).value, 1);
      kv.close();
    }
  }));

Deno.test("a store of a newer version is not opened, and nothing in it changes", () =>
  withFolder({}, async (folder) => {
    const { kv } = await openStores(`${folder}/a.db`);
    await kv.atomic().set(form, 7).commit();
    kv.close();
    await assert.rejects(openStores(`${folder}/a.db`), FormError);
    const raw = await Deno.openKv(`${folder}/a.db`);
    assert.equal((await raw.get(form)).value, 7);
    raw.close();
  }));

Deno.test("each step is done in its turn, from whatever form a store has, and by several processes at once", () =>
  withStores(async ({ stores: { kv, patience } }) => {
    const done: string[] = [];
    const adds = (name: string): Step => async (kv) => {
      done.push(name);
      await kv.atomic().set([name], true).commit();
    };
    await Promise.all([1, 2, 3].map(() => bringUp(kv, patience, [adds("two"), adds("three")])));
    assert.deepEqual([...new Set(done)], ["two", "three"]);
    assert.equal((await kv.get(form)).value, 3);
    done.length = 0;
    await bringUp(kv, patience, [adds("two"), adds("three"), adds("four")]);
    assert.deepEqual(done, ["four"]);
    await assert.rejects(bringUp(kv, patience), FormError);
  }));

/** What version 0.1.0 wrote on 2026-11-20, as it lay in its store. A new form gets a file of its own, and this one stays. */
async function asItWas(file: string): Promise<void> {
  const raw = await Deno.openKv(file);
  for (const [key, value] of form1.entries) await raw.set(key as Deno.KvKey, revived(value));
  raw.close();
}

/** Bytes are written in base64. */
function revived(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("bytes" in value && typeof value.bytes === "string") return Uint8Array.fromBase64(value.bytes);
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, revived(it)]));
}

Deno.test("a store of form 1 opens: keys, counts, records, repeats and payments are what they were", () =>
  withFolder({}, async (folder) => {
    await asItWas(`${folder}/a.db`);
    const opened = await openStores(`${folder}/a.db`);
    const stores = { ...opened, clock: () => Date.parse("2026-11-20T09:31:00Z") };
    try {
      assert.deepEqual(await authenticate(stores, form1.keys.retired), { error: "key_rotated" });
      const free = await authenticate(stores, form1.keys.free);
      assert.ok("account" in free && free.account.tier === "free");
      const scale = await authenticate(stores, form1.keys.scale);
      assert.ok("account" in scale && scale.account.label === "our shop");
      const { used, limit } = await usageOf(stores, scale.account);
      assert.deepEqual([used, limit], [2, 25_000]);
      assert.equal(
        await claim(stores, await ticketOf(scale.account, "once", { body: "{}", operation: "validate", options: {} })),
        "repeat",
      );
      assert.equal(
        await claim(stores, await ticketOf(scale.account, "once", { body: "[]", operation: "validate", options: {} })),
        "reused",
      );
      // An answer that was kept for ten minutes lies elsewhere by now, and the key is known as retired all the same.
      const again = await rotate(stores, form1.keys.retired, { idempotencyKey: "again", body: "" });
      assert.deepEqual(again, { error: "rotation_already_done" });
      const known = await signingKeys("the-key-of-the-fixture");
      const record = await readRecord(stores, form1.record, known);
      assert.ok("ok" in record && record.ok.errors.some(({ rule }) => rule === "BR-02"));
      assert.deepEqual(await readRecord(stores, form1.record, await signingKeys("another-key-of-anybody")), {
        error: "record_key_unknown",
      });
      assert.deepEqual(await issueFreeKey(stores, "ada@example.org", "192.0.2.8"), { error: "key_already_issued" });
      assert.deepEqual((await Array.fromAsync(allFeedback(stores))).map(({ rule }) => rule), ["BR-02"]);
      assert.deepEqual(await allDue(stores, 10), ["cus_1"]);
      assert.notEqual(await purchaseOf(stores, "cs_1"), undefined);
    } finally {
      stores.kv.close();
    }
  }));
