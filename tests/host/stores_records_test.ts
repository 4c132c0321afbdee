import assert from "node:assert/strict";
import { fingerprint, signingKey, verify } from "../../host/receipts.ts";
import { createRecord, readRecord } from "../../host/stores/records.ts";
import { granted, randomBytes, withStores } from "../support/stores.ts";
import { invalidInvoice, validInvoice } from "../support/terminal.ts";
import { invalidVerdict, validVerdict } from "../support/verdicts.ts";

const document = await fingerprint("xml", new TextEncoder().encode(invalidInvoice));
const key = await signingKey("secret of the operator");

Deno.test("a record holds fingerprint, findings, engine, rule set, date, statement and signature, and no more", () =>
  withStores(async ({ stores }) => {
    const record = await createRecord(stores, invalidVerdict, document, key);
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
      key_id: key.id,
    });
  }));

Deno.test("a record is read again as it was made, and its signature holds", () =>
  withStores(async ({ stores }) => {
    const made = await createRecord(stores, invalidVerdict, document, key);
    const read = await readRecord(stores, made.id);
    assert.deepEqual(read, made);
    assert.ok(read !== undefined && await verify(read, key));
    assert.equal(await verify({ ...read, valid: true }, key), false);
  }));

Deno.test("without a signing key a record says that it is unsigned", () =>
  withStores(async ({ stores }) => {
    const { id } = await createRecord(stores, invalidVerdict, document, undefined);
    const read = await readRecord(stores, id);
    assert.deepEqual([read?.signed, read?.key_id, read?.signature], [false, null, null]);
  }));

Deno.test("a record says nothing of the invoice that no finding quotes", () =>
  withStores(async ({ stores }) => {
    const { id } = await createRecord(stores, validVerdict, document, key);
    const text = JSON.stringify(await readRecord(stores, id));
    for (const name of ["TWB-2025-0417", "380", "urn:cen.eu:en16931:2017"]) {
      assert.ok(validInvoice.includes(name) && !text.includes(name), name);
    }
  }));

Deno.test("a record larger than a value of the store, and one larger than a commit, is stored in parts and read whole", () =>
  withStores(async ({ stores }) => {
    for (const findings of [100, 600]) {
      const [first] = invalidVerdict.errors;
      assert.ok(first !== undefined);
      // Random text cannot be compressed: some 2 kB for each finding.
      const errors = Array.from({ length: findings }, () => ({ ...first, message: randomBytes(2000).toBase64() }));
      const made = await createRecord(stores, { ...invalidVerdict, errors }, document, key);
      assert.ok((await stores.kv.list(["record", made.id])).length > (findings === 100 ? 2 : 13));
      assert.deepEqual(await readRecord(stores, made.id), made);
    }
  }));

Deno.test("a record of which a part is missing is no record", () =>
  withStores(async ({ stores }) => {
    const errors = invalidVerdict.errors.map((it) => ({ ...it, message: randomBytes(65_000).toBase64() }));
    const { id } = await createRecord(stores, { ...invalidVerdict, errors }, document, key);
    const list: typeof stores.kv.list = async (prefix) => (await stores.kv.list<never>(prefix)).slice(0, -1);
    assert.equal(await readRecord({ ...stores, kv: { ...stores.kv, list } }, id), undefined);
  }));

Deno.test("a record is there for 365 days, and then it is as if it had never been", () =>
  withStores(async ({ stores, at }) => {
    const { id } = await createRecord(stores, invalidVerdict, document, key);
    at("2027-11-21T09:59:59.999Z");
    assert.equal((await readRecord(stores, id))?.id, id);
    at("2027-11-21T10:00:00Z");
    assert.equal(await readRecord(stores, id), undefined);
  }));

Deno.test("what is no record's id leads nowhere", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    const { id } = await createRecord(stores, invalidVerdict, document, key);
    for (const wrong of ["", id.toUpperCase(), id.slice(1), `${id}0`, account.id, "0".repeat(32), "../x"]) {
      assert.equal(await readRecord(stores, wrong), undefined, wrong);
    }
  }));
