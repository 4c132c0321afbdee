/** Forms of stores: what earlier versions wrote is read, and what later ones wrote is left alone. */
import assert from "node:assert/strict";
import { signingKeys } from "../../host/domain/receipts.ts";
import { authenticate } from "../../host/stores/accounts.ts";
import { issueFreeKey } from "../../host/stores/signups.ts";
import { allDue, purchaseOf } from "../../host/stores/billing.ts";
import { allFeedback } from "../../host/stores/feedback.ts";
import { claim, ticketOf } from "../../host/stores/idempotency.ts";
import { rotate } from "../../host/stores/rotation.ts";
import first from "./fixtures/store_form_1.json" with { type: "json" };
import second from "./fixtures/store_2026_11_27.json" with { type: "json" };
import third from "./fixtures/store_2026_11_28.json" with { type: "json" };
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

interface Fixture {
  readonly keys: { readonly free: string; readonly retired: string; readonly scale: string };
  readonly record: string;
  readonly entries: readonly unknown[];
}

/**
 * What three versions in a row wrote on 2026-11-20, by their own clock, as it lay in their stores; all of form 1. A version that
 * writes something else gets a file of its own, and these stay. Of the first, an answer with a key was kept for ten minutes.
 */
const versions: readonly (readonly [of: string, wrote: Fixture, replays: boolean])[] = [
  ["0.1.0 of 2026-11-20", first, false],
  ["0.1.0 of 2026-11-27", second, true],
  ["0.1.0 of 2026-11-28", third, true],
];

async function asItWas(file: string, { entries }: Fixture): Promise<void> {
  const raw = await Deno.openKv(file);
  for (const entry of entries) {
    const [key, value] = Array.isArray(entry) ? entry : [];
    await raw.set(key, revived(value));
  }
  raw.close();
}

/** Bytes are written in base64. */
function revived(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("bytes" in value && typeof value.bytes === "string") return Uint8Array.fromBase64(value.bytes);
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, revived(it)]));
}

for (const [of, wrote, replays] of versions) {
  Deno.test(`a store of ${of} opens: keys, counts, records, repeats and payments are what they were`, () =>
    withFolder({}, async (folder) => {
      await asItWas(`${folder}/a.db`, wrote);
      const opened = await openStores(`${folder}/a.db`);
      const stores = { ...opened, clock: () => Date.parse("2026-11-20T09:31:00Z") };
      try {
        assert.deepEqual(await authenticate(stores, wrote.keys.retired), { error: "key_rotated" });
        const free = await authenticate(stores, wrote.keys.free);
        assert.ok("account" in free && free.account.tier === "free");
        const scale = await authenticate(stores, wrote.keys.scale);
        assert.ok("account" in scale && scale.account.label === "our shop");
        const { used, limit } = await usageOf(stores, scale.account);
        assert.deepEqual([used, limit], [2, 25_000]);
        assert.equal(
          await claim(
            stores,
            await ticketOf(scale.account, "once", { body: "{}", operation: "validate", options: {} }),
          ),
          "repeat",
        );
        assert.equal(
          await claim(
            stores,
            await ticketOf(scale.account, "once", { body: "[]", operation: "validate", options: {} }),
          ),
          "reused",
        );
        const again = await rotate(stores, wrote.keys.retired, { idempotencyKey: "again", body: "" });
        if (replays) assert.ok("ok" in again && again.ok.key === wrote.keys.free);
        else assert.deepEqual(again, { error: "rotation_already_done" });
        const known = await signingKeys("the-key-of-the-fixture");
        const record = await readRecord(stores, wrote.record, known);
        assert.ok("ok" in record && record.ok.errors.some(({ rule }) => rule === "BR-02"));
        assert.deepEqual(await readRecord(stores, wrote.record, await signingKeys("another-key-of-anybody")), {
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
}

/** What is left out of an entry's fields where it does not apply. */
const optional: ReadonlySet<string> = new Set(["label", "record", "customer", "claims", "account"]);

Deno.test("a version before finds in each kind of entry all that it reads, and after it no entry is lost", async () => {
  for (const [index, [of, wrote]] of versions.entries()) {
    const [, before] = versions[index - 1] ?? [];
    for (const [kind, fields] of fieldsOf(before ?? wrote)) {
      // Answers with keys lie below "answered" since they are kept for a day, and a purchase was a text before it was more.
      if (["rotated", "probe", "purchase"].includes(kind)) continue;
      const now = fieldsOf(wrote).get(kind);
      assert.ok(now !== undefined, `${of}: ${kind}`);
      assert.deepEqual([...fields].filter((it) => !now.has(it) && !optional.has(it)), [], `${of}: ${kind}`);
    }
    await withFolder({}, async (folder) => {
      await asItWas(`${folder}/a.db`, wrote);
      const { kv } = await openStores(`${folder}/a.db`);
      const found = await Array.fromAsync(kv.each([]), ({ key }) => key.join(" "));
      kv.close();
      const keys = wrote.entries.map((entry) =>
        Array.isArray(entry) && Array.isArray(entry[0]) ? entry[0].join(" ") : ""
      );
      assert.deepEqual(keys.filter((key) => !found.includes(key)), [], of);
    });
  }
});

/** The fields of the entries of each kind; a value that is not an object has none. */
function fieldsOf({ entries }: Fixture): ReadonlyMap<string, ReadonlySet<string>> {
  const fields = new Map<string, Set<string>>();
  for (const entry of entries) {
    const [key, value] = Array.isArray(entry) ? entry : [];
    const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
    const kind = Array.isArray(key) ? `${key[0]}` : "";
    fields.set(kind, new Set([...fields.get(kind) ?? [], ...names]));
  }
  return fields;
}
