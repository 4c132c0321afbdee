import assert from "node:assert/strict";
import type { Location, Verdict } from "../../engine/mod.ts";
import { fingerprint } from "../../host/domain/fingerprint.ts";
import { authenticity, signingKeys } from "../../host/domain/receipts.ts";
import { ticketOf } from "../../host/stores/idempotency.ts";
import {
  addRecord,
  type Draft,
  draftRecord,
  type Kept,
  type Part,
  readRecord,
  type ValidationRecord,
} from "../../host/stores/records.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { charge } from "../../host/stores/charges.ts";
import { usageOf } from "../../host/stores/usage.ts";
import { granted, randomBytes, stored, withStores } from "../support/stores.ts";
import { invalidInvoice, validInvoice } from "../support/terminal.ts";
import { invalidVerdict, validVerdict } from "../support/verdicts.ts";

const document = await fingerprint("xml", new TextEncoder().encode(invalidInvoice));
const keys = await signingKeys("secret of the operator");
const key = keys.current;

async function read(stores: Stores, id: string) {
  const kept = await readRecord(stores, id, keys);
  assert.ok("ok" in kept, JSON.stringify(kept));
  return kept.ok;
}

async function refusal(stores: Stores, id: string, by = keys): Promise<string> {
  const kept: Kept = await readRecord(stores, id, by);
  return "error" in kept ? kept.error : "read";
}

async function drafted(stores: Stores, verdict: Verdict<Location> = invalidVerdict): Promise<Draft> {
  const draft = await draftRecord(stores, verdict, document, key);
  assert.ok(draft !== "too_large");
  return draft;
}

Deno.test("a record holds fingerprint, findings, engine, rule set, date, statement and signature, and no more", () =>
  withStores(async ({ stores }) => {
    const { record } = await drafted(stores);
    const { id, statement, signature, ...rest } = record;
    assert.match(id, /^[0-9a-f]{32}$/);
    assert.match(statement, /not a certification/);
    assert.match(signature ?? "", /^[0-9a-f]{64}$/);
    const { errors, warnings, information, provenance } = invalidVerdict;
    const { engine, engine_version, ruleset } = provenance;
    assert.ok(errors.some(({ rule }) => rule === "BR-02"));
    assert.deepEqual(rest, {
      date: "2026-11-21T10:00:00.000Z",
      expires: "2027-11-21T10:00:00.000Z",
      document,
      ...{ engine, engine_version, ruleset, errors, warnings, information },
      profile: "en16931",
      mode: "default",
      valid: false,
      signed: true,
      key_id: key?.id,
    });
  }));

Deno.test("a record is read again as it was made, and its signature holds", () =>
  withStores(async ({ stores }) => {
    const made = await stored(stores, invalidVerdict, document, key);
    const again = await read(stores, made.id);
    assert.deepEqual(again, made);
    assert.equal(await authenticity(again, keys), "authentic");
    assert.equal(await authenticity({ ...again, valid: true }, keys), "altered");
  }));

Deno.test("without a signing key a record says that it is unsigned", () =>
  withStores(async ({ stores }) => {
    const { id } = await stored(stores, invalidVerdict, document);
    const { signed, key_id, signature } = await read(stores, id);
    assert.deepEqual([signed, key_id, signature], [false, null, null]);
  }));

Deno.test("a record says nothing of the invoice that no finding quotes", () =>
  withStores(async ({ stores }) => {
    const { id } = await stored(stores, validVerdict, document, key);
    const text = JSON.stringify(await read(stores, id));
    // No short ones: three digits stand in most digests, or in a time, by chance.
    for (const name of ["TWB-2025-0417", "Tannwerder", "DE900000119", "urn:cen.eu:en16931:2017"]) {
      assert.ok(validInvoice.includes(name) && !text.includes(name), name);
    }
  }));

/** The verdict with so many findings, each with a text of 2 kB that cannot be compressed. */
function wordy(findings: number): typeof invalidVerdict {
  const [first] = invalidVerdict.errors;
  assert.ok(first !== undefined);
  const errors = Array.from({ length: findings }, () => ({ ...first, message: randomBytes(1500).toBase64() }));
  return { ...invalidVerdict, errors };
}

Deno.test("a record larger than a value of the store is stored in parts and read whole", () =>
  withStores(async ({ stores }) => {
    const made = await stored(stores, wordy(300), document, key);
    assert.ok((await stores.kv.list(["record", made.id])).length > 7);
    assert.deepEqual(await read(stores, made.id), made);
  }));

Deno.test("a record that does not fit into one commit with its charge is not made", () =>
  withStores(async ({ stores }) => {
    assert.equal(await draftRecord(stores, wordy(500), document, key), "too_large");
  }));

Deno.test("of the names in a place a record keeps 80 characters each, so that a long one fills no store", () =>
  withStores(async ({ stores }) => {
    const [first] = invalidVerdict.errors;
    assert.ok(first !== undefined);
    const long = (index: number) => `${index}${randomBytes(15_000).toHex()}`;
    const errors = Array.from({ length: 500 }, (_, index) => {
      const pointer = `/lines/0/${long(index)}/x`;
      const path = `/Invoice/cac:Party[2]/a:${long(index)}/cbc:ID`;
      return { ...first, location: index % 2 === 0 ? { pointer } : { path, line: 1, column: 1 } };
    });
    const { record, parts } = await drafted(stores, { ...invalidVerdict, errors });
    assert.ok(parts.length <= 2, `${parts.length} parts of 60 kB, of 15 MB`);
    const [even, odd] = record.errors.map(({ location }) => location);
    assert.ok(even !== undefined && "pointer" in even && odd !== undefined && "path" in odd);
    assert.match(even.pointer ?? "", /^\/lines\/0\/0[0-9a-f]{78}…\/x$/);
    assert.match(odd.path, /^\/Invoice\/cac:Party\[2\]\/a:1[0-9a-f]{76}…\/cbc:ID$/);
    assert.equal(await authenticity(record, keys), "authentic");
  }));

/** Changes a stored record as someone would who can write the store. */
const tampering: Readonly<Record<string, (stores: Stores, draft: Draft, other: Draft) => Promise<unknown>>> = {
  "says that the invoice is valid": (stores, { record }) => repacked(stores, { ...record, valid: true }),
  "has lost a finding": (stores, { record }) => repacked(stores, { ...record, errors: [] }),
  "is kept for longer": (stores, { record }) => repacked(stores, { ...record, expires: "2099-01-01T00:00:00.000Z" }),
  "is signed with another's signature": (stores, { record }, other) =>
    repacked(stores, { ...record, signature: other.record.signature }),
  "is half unsigned": (stores, { record }) => repacked(stores, { ...record, signed: false }),
  "is another's": (stores, { record }, other) => addRecord(stores.kv.atomic(), renamed(other, record.id)).commit(),
  "is no JSON": (stores, { record }) => overwritten(stores, record.id, randomBytes(100).slice()),
  "is null": (stores, { record }) => repacked(stores, null, record.id),
  "lacks a part": (stores, { record }) => stores.kv.atomic().delete(["record", record.id, 1]).commit(),
  "has one byte changed": async (stores, { record, parts }) => {
    const bytes = parts[0]?.bytes.slice() ?? new Uint8Array();
    bytes[5000] = (bytes[5000] ?? 0) ^ 1;
    await stores.kv.atomic().set(["record", record.id, 0], { ...parts[0], bytes }).commit();
  },
};

function renamed(draft: Draft, id: string): Draft {
  return { ...draft, record: { ...draft.record, id } };
}

async function repacked(stores: Stores, record: ValidationRecord | null, id = record?.id ?? ""): Promise<void> {
  const stream = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream("gzip"));
  await overwritten(stores, id, await new Response(stream).bytes());
}

async function overwritten(stores: Stores, id: string, bytes: Uint8Array): Promise<void> {
  const part = { bytes, of: 1, expires: stores.clock() + 1e12 };
  await stores.kv.atomic().set(["record", id, 0], part).delete(["record", id, 1]).commit();
}

for (const [how, tamper] of Object.entries(tampering)) {
  Deno.test(`a stored record that ${how} is not read`, () =>
    withStores(async ({ stores }) => {
      const [draft, other] = [await drafted(stores, wordy(41)), await drafted(stores, wordy(41))];
      for (const it of [draft, other]) await addRecord(stores.kv.atomic(), it).commit();
      assert.equal(await refusal(stores, draft.record.id), "read");
      await tamper(stores, draft, other);
      assert.equal(await refusal(stores, draft.record.id), "record_altered");
    }));
}

Deno.test("a part that says it is kept for longer keeps no record beyond its time", () =>
  withStores(async ({ stores, at }) => {
    const { record, parts } = await drafted(stores);
    const kept = parts.map((part) => ({ ...part, expires: part.expires + 1e12 }));
    await addRecord(stores.kv.atomic(), { record, parts: kept }).commit();
    at("2027-11-21T10:00:00Z");
    assert.equal(await refusal(stores, record.id), "record_not_found");
  }));

Deno.test("a record whose signing key is not known is not read, and one of an old key is", () =>
  withStores(async ({ stores }) => {
    const { id } = await stored(stores, invalidVerdict, document, key);
    assert.equal(await refusal(stores, id, await signingKeys("the next secret")), "record_key_unknown");
    assert.equal(await refusal(stores, id, await signingKeys(undefined)), "record_key_unknown");
    const rotated = await signingKeys("the next secret", ["secret of the operator"]);
    assert.equal(await refusal(stores, id, rotated), "read");
  }));

Deno.test("a record is there for 365 days, and then it is as if it had never been", () =>
  withStores(async ({ stores, at }) => {
    const { id } = await stored(stores, invalidVerdict, document, key);
    at("2027-11-21T09:59:59.999Z");
    assert.equal(await refusal(stores, id), "read");
    at("2027-11-21T10:00:00Z");
    assert.equal(await refusal(stores, id), "record_not_found");
  }));

Deno.test("an invalid record id leads nowhere", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    const { id } = await stored(stores, invalidVerdict, document, key);
    for (const wrong of ["", id.toUpperCase(), id.slice(1), `${id}0`, account.id, "0".repeat(32), "../x"]) {
      assert.equal(await refusal(stores, wrong), "record_not_found", wrong);
    }
  }));

Deno.test("two hundred repeats with a record, also at once, store one record and are answered with it", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    const ticket = await ticketOf(account, "one", { body: "{}", operation: "validate", options: {} });
    const ask = async () => {
      const charged = await charge(stores, account, { ticket, draft: await drafted(stores) });
      return "ok" in charged ? charged.ok.record?.id : charged.error;
    };
    const ids = await Promise.all(Array.from({ length: 30 }, ask));
    // Twice the allowance: each that counted would be refused in the end.
    for (let count = 0; count < 170; count++) ids.push(await ask());
    const [id] = ids;
    assert.deepEqual(new Set(ids).size, 1);
    assert.deepEqual((await stores.kv.list(["record"])).map(({ key }) => key[1]), [id]);
    assert.equal((await usageOf(stores, account)).used, 1);
  }));

Deno.test("a charge that is refused stores no record, and the records of an account end at ten times its documents", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    const ask = async (used: number, records: number) => {
      await stores.kv.atomic().set(["usage", account.id, "2026-11"], { used, noticed: true, records }).commit();
      const charged = await charge(stores, account, { draft: await drafted(stores) });
      return "ok" in charged ? "stored" : charged.error;
    };
    assert.equal(await ask(100, 0), "quota_exceeded");
    assert.equal(await ask(0, 1000), "record_quota_exceeded");
    assert.equal((await usageOf(stores, account)).used, 0);
    assert.deepEqual(await stores.kv.list<Part>(["record"]), []);
    assert.equal(await ask(0, 999), "stored");
    const again = await charge(stores, account, { draft: await drafted(stores) });
    assert.equal("error" in again && again.error, "record_quota_exceeded");
    assert.ok("ok" in await charge(stores, account));
  }));
