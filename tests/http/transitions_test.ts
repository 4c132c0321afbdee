/** Every transition of the specification that payments have no part in, and what each costs. */
import assert from "node:assert/strict";
import { generalProfiles } from "../../engine/mod.ts";
import { authenticity, signingKeys } from "../../host/domain/receipts.ts";
import { type Account, createKey } from "../../host/stores/accounts.ts";
import { listAccounts, revokeKey } from "../../host/stores/operator.ts";
import { textOf } from "../house/sources.ts";
import { NOON, type Setting, type TestService, withService } from "../support/service.ts";
import { invalidInvoice, validInvoice } from "../support/terminal.ts";
import { generation, jsonInvoice, post, postXml } from "./requests.ts";

type Bearer = Pick<Awaited<ReturnType<TestService["key"]>>, "authorization">;

async function usage({ ask }: TestService, { authorization }: Bearer) {
  return await (await ask("/v1/usage", { headers: { authorization } })).json();
}

async function rotate({ ask }: TestService, { authorization }: Bearer): Promise<Response> {
  return await ask("/v1/keys/rotate", { method: "POST", headers: { authorization } });
}

/** Changes what is stored of an account, as events of payments will. */
async function change({ service: { stores: { kv } } }: TestService, id: string, to: Partial<Account>): Promise<void> {
  const { value } = await kv.get<Account>(["account", id]);
  await kv.atomic().set(["account", id], { ...value, ...to }).commit();
}

const rows: Readonly<Record<string, (it: TestService) => Promise<void>>> = {
  async "no key -> active: signup issues a free key that works at once"(it) {
    const response = await it.ask("/v1/keys", { method: "POST", body: '{"email":"a@b.example"}' });
    assert.equal(response.status, 201);
    const { key, tier, monthly_limit, created } = await response.json();
    assert.match(key, /^fl_live_[0-9A-Za-z]{40}$/);
    assert.deepEqual([tier, monthly_limit, created], ["free", 100, new Date(NOON).toISOString()]);
    assert.equal((await usage(it, { authorization: `Bearer ${key}` })).remaining, 100);
  },
  async "active -> retired, by rotation: everything moves to the new key, and it costs nothing"(it) {
    const old = await it.key("starter");
    await it.ask("/v1/validate", postXml(validInvoice, old));
    await change(it, old.id, { pastDue: true });
    const before = await usage(it, old);
    it.time.now += 1000;
    const rotated = await (await rotate(it, old)).json();
    assert.deepEqual(rotated.created, new Date(NOON).toISOString());
    assert.deepEqual(rotated.rotated_at, new Date(NOON + 1000).toISOString());
    assert.deepEqual([rotated.tier, rotated.used, rotated.remaining, rotated.monthly_limit], [
      "starter",
      1,
      2499,
      2500,
    ]);
    const after = await usage(it, { authorization: `Bearer ${rotated.key}` });
    assert.deepEqual(after, before);
    assert.equal(after.past_due, true);
  },
  async "retired: 410 on every keyed route, and 409 on rotate"(it) {
    const old = await it.key();
    assert.equal((await rotate(it, old)).status, 200);
    assert.equal((await usage(it, old)).error, "key_rotated");
    assert.equal((await (await it.ask("/v1/validate", post("{}", old))).json()).error, "key_rotated");
    assert.equal((await (await rotate(it, old)).json()).error, "rotation_already_done");
  },
  async "retired: the lost answer of a rotation comes again under its Idempotency-Key"(it) {
    const { authorization } = await it.key();
    const again = async (name: string) => {
      const headers = { authorization, "idempotency-key": name };
      return await (await it.ask("/v1/keys/rotate", { method: "POST", headers })).json();
    };
    const lost = await again("one");
    it.time.now += 86_399_999;
    assert.deepEqual(await again("one"), lost);
    assert.equal((await again("two")).error, "rotation_already_done");
    assert.equal((await usage(it, { authorization: `Bearer ${lost.key}` })).used, 0);
    it.time.now++;
    assert.equal((await again("one")).error, "rotation_already_done");
  },
  async "active -> retired, twenty at once: one wins, and the others learn that it is done"(it) {
    const old = await it.key();
    const answers = await Promise.all(Array.from({ length: 20 }, () => rotate(it, old)));
    const statuses = answers.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [200, ...Array.from({ length: 19 }, () => 409)]);
  },
  async "active -> revoked: 401 everywhere"(it) {
    const by = await it.key();
    await revokeKey(it.service.stores, by.id);
    assert.equal((await usage(it, by)).error, "invalid_api_key");
    assert.equal((await (await rotate(it, by)).json()).error, "invalid_api_key");
  },
  async "tier of limited time -> free: the key keeps working, with the allowance of free"(it) {
    const tierExpires = new Date(NOON + 1000).toISOString();
    const { key } = await createKey(it.service.stores, { tier: "starter", tierExpires });
    const by = { authorization: `Bearer ${key}` };
    const before = await usage(it, by);
    assert.deepEqual([before.tier, before.limit, before.tier_expires], ["starter", 2500, tierExpires.slice(0, 10)]);
    it.time.now += 1000;
    const after = await usage(it, by);
    assert.deepEqual([after.tier, after.limit, after.tier_expires], ["free", 100, undefined]);
  },
  async "paid -> past_due: usage says so, the allowance stays, and a portal is named"(it) {
    const { key } = await (await it.ask("/v1/keys", { method: "POST", body: '{"email":"a@b.example"}' })).json();
    const by = { authorization: `Bearer ${key}` };
    const [account] = await listAccounts(it.service.stores);
    assert.ok(account !== undefined);
    assert.equal((await usage(it, by)).portal_endpoint, undefined);
    const subscription = {
      ...{ id: "sub_1", created: NOON, periodStart: NOON, periodEnd: NOON + 86_400_000 },
      tier: "scale",
    } as const;
    const granted = { tier: "free" } as const;
    await change(it, account.id, { granted, subscription: { ...subscription, status: "active" } });
    const paid = await usage(it, by);
    assert.deepEqual([paid.past_due, "billing_warning" in paid], [false, false]);
    assert.equal(paid.portal_endpoint, "https://faktlint.example/v1/billing/portal");
    await change(it, account.id, { granted, subscription: { ...subscription, status: "past_due" } });
    const late = await usage(it, by);
    assert.deepEqual([late.past_due, late.limit, typeof late.billing_warning], [true, 25_000, "string"]);
  },
  async "allowance left -> used up: the last document goes to one of many that ask at once"(it) {
    const by = await it.key();
    await it.service.stores.kv.atomic().set(["usage", by.id, "2026-11"], { used: 97, noticed: true }).commit();
    const answers = await Promise.all(Array.from({ length: 10 }, () => it.ask("/v1/parse", postXml(validInvoice, by))));
    assert.equal(answers.filter(({ status }) => status === 200).length, 3);
    assert.equal(answers.filter(({ status }) => status === 429).length, 7);
    assert.equal((await usage(it, by)).used, 100);
  },
  async "charged: validate whether or not the invoice is valid, parse, and generate in every format"(it) {
    const by = await it.key();
    const used = async (path: string, init: RequestInit) => {
      const { status } = await it.ask(path, init);
      assert.equal(status, 200, path);
      return (await usage(it, by)).used;
    };
    assert.equal(await used("/v1/validate", postXml(validInvoice, by)), 1);
    assert.equal(await used("/v1/validate", postXml(invalidInvoice, by)), 2);
    assert.equal(await used("/v1/validate?record=true", post("{}", by)), 3);
    assert.equal(await used("/v1/parse", postXml(invalidInvoice, by)), 4);
    assert.equal(await used("/v1/generate", post(jsonInvoice({}), by)), 5);
    assert.equal(await used("/v1/generate?format=xml", post(jsonInvoice({}), by)), 6);
  },
  async "not charged: what is refused, not read, not written, or at fault"(it) {
    const by = await it.key();
    const free: readonly (readonly [string, RequestInit, number])[] = [
      ["/v1/validate", post("[]", by), 400],
      ["/v1/validate", postXml("<a>", by), 400],
      ["/v1/validate", postXml("<a/>", by), 415],
      ["/v1/validate", post(" ".repeat(2_000_000), by), 413],
      ["/v1/validate?lang=xx", post("{}", by), 400],
      ["/v1/parse", post("{}", by), 415],
      ["/v1/parse?max_characters=0", postXml(validInvoice, by), 400],
      ["/v1/generate", post("{}", by), 422],
      ["/v1/generate?format=pdf", post(jsonInvoice({}), by), 400],
      ["/v1/generate", post(jsonInvoice({ profile: "none" }), by), 422],
    ];
    for (const [path, init, wanted] of free) assert.equal((await it.ask(path, init)).status, wanted, path);
    assert.equal((await usage(it, by)).used, 0);
  },
  async "generate writes a document that validate calls valid, the same in the envelope and alone, for every profile"(
    it,
  ) {
    const by = await it.key();
    const example = JSON.parse(textOf("examples/xrechnung-from-json.json"));
    // Peppol knows no e-mail addresses.
    const seller = { ...example.seller, electronicAddress: { schemeId: "9930", value: "DE900000774" } };
    const buyer = { ...example.buyer, electronicAddress: { schemeId: "9930", value: "DE900000330" } };
    for (const profile of generalProfiles) {
      const body = JSON.stringify({ ...example, seller, buyer, profile });
      const envelope = await (await it.ask("/v1/generate", post(body, by))).json();
      assert.deepEqual(
        [envelope.profile, envelope.provenance.profile],
        [profile, profile],
        JSON.stringify(envelope.errors),
      );
      const alone = await (await it.ask("/v1/generate?format=xml", post(body, by))).text();
      assert.equal(alone, envelope.xml);
      const verdict = await (await it.ask(`/v1/validate?profile=${profile}`, postXml(alone, by))).json();
      assert.deepEqual([verdict.valid, verdict.syntax], [true, envelope.syntax], profile);
      it.time.now += 1000;
    }
  },
  async "generate answers 422 with the verdict, and ATW-PROFILE-UNKNOWN for a profile that there is not"(it) {
    const by = await it.key();
    const response = await it.ask("/v1/generate", post(jsonInvoice({ profile: "none" }), by));
    const { valid, errors, provenance } = await response.json();
    assert.equal(valid, false);
    assert.ok(errors.some(({ rule }: { rule: string }) => rule === "ATW-PROFILE-UNKNOWN"));
    assert.equal(provenance.engine, "faktlint");
  },
  async "record: stored with the verdict, signed, and without the invoice, the key and the address"(it) {
    const { key } = await (await it.ask("/v1/keys", { method: "POST", body: '{"email":"jane@b.example"}' })).json();
    const answer = await it.ask(
      "/v1/validate?record=true",
      postXml(invalidInvoice, { authorization: `Bearer ${key}` }),
    );
    const { record, errors } = await answer.json();
    assert.match(record.id, /^[0-9a-f]{32}$/);
    assert.equal(record.url, `https://faktlint.example/r/${record.id}`);
    const text = await (await it.ask(new URL(record.json).pathname)).text();
    const stored = JSON.parse(text);
    assert.deepEqual(stored.errors, errors);
    assert.equal(stored.document.hash_input, "raw_xml_bytes");
    assert.equal(await authenticity(stored, it.service.signingKeys), "authentic");
    for (const secret of [key, "jane", "Stage and"]) assert.ok(!text.includes(secret), secret);
    const page = await (await it.ask(new URL(record.url).pathname)).text();
    for (const shown of [stored.document.sha256, stored.statement, "BR-02"]) assert.ok(page.includes(shown), shown);
  },
  async "record: none without record=true, and the page of a record that is not there says so in HTML to a browser"(
    it,
  ) {
    const { record } = await (await it.ask("/v1/validate?record=false", post("{}", await it.key()))).json();
    assert.equal(record, undefined);
    const response = await it.ask("/r/0", { headers: { accept: "text/html,*/*" } });
    assert.deepEqual([response.status, response.headers.get("content-type")], [404, "text/html; charset=UTF-8"]);
  },
  async "a type that is not XML means JSON, and every type that ends in xml means XML"(it) {
    const by = await it.key();
    const asked = async (type: string, body: string) => {
      const response = await it.ask("/v1/validate", post(body, by, { "content-type": type }));
      const { syntax, error, valid } = await response.json();
      return error ?? syntax ?? (valid === undefined ? "?" : "json");
    };
    for (const type of ["application/xml", "text/xml; charset=utf-8", "APPLICATION/XML", "application/ubl+xml"]) {
      assert.equal(await asked(type, validInvoice), "ubl-invoice", type);
    }
    for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded", "xml", ""]) {
      assert.equal(await asked(type, "{}"), "json", type);
      assert.equal(await asked(type, validInvoice), "bad_request", type);
    }
  },
  async "profile and strict say what judges, and provenance says which it was"(it) {
    const by = await it.key();
    const judged = async (query: string) => {
      const response = await it.ask(`/v1/validate${query}`, postXml(validInvoice, by));
      const { profile, profileSource, provenance, errors, warnings } = await response.json();
      return [
        profile,
        profileSource,
        provenance.mode,
        [...errors, ...warnings].some(({ rule }) => rule === "BR-DE-21"),
      ];
    };
    assert.deepEqual(await judged(""), ["en16931", "document", "default", false]);
    assert.deepEqual(await judged("?profile=xrechnung-ubl"), ["xrechnung-ubl", "query", "default", false]);
    assert.deepEqual(await judged("?profile=xrechnung-ubl&strict=true"), ["xrechnung-ubl", "query", "strict", true]);
  },
  async "official=true adds what the official validators would say, and strict=true is their verdict"(it) {
    const by = await it.key();
    const buyer = validInvoice.indexOf("<cac:AccountingCustomerParty>");
    const at = validInvoice.indexOf("<cac:PartyIdentification>", buyer);
    const another = "<cac:PartyIdentification><cbc:ID>1</cbc:ID></cac:PartyIdentification>";
    const odd = validInvoice.slice(0, at) + another + validInvoice.slice(at);
    const judged = async (query: string) => await (await it.ask(`/v1/validate${query}`, postXml(odd, by))).json();
    const { valid, official } = await judged("?official=true");
    const strict = await judged("?strict=true");
    assert.deepEqual([valid, strict.valid, strict.errors.some(({ rule }: { rule: string }) => rule === "UBL-SR-16")], [
      true,
      false,
      true,
    ]);
    assert.deepEqual(official, { valid: false, errors: strict.errors.length, warnings: strict.warnings.length });
    assert.equal("official" in await judged(""), false);
  },
  async "parse: what it answers can be posted again"(it) {
    const by = await it.key();
    const { invoice, syntax, provenance } = await (await it.ask("/v1/parse", postXml(validInvoice, by))).json();
    assert.deepEqual([invoice.profile, syntax, provenance.profile], ["en16931", "ubl-invoice", "en16931"]);
    const { valid, warnings } = await (await it.ask("/v1/validate", post(JSON.stringify(invoice), by))).json();
    assert.equal(valid, true);
    assert.deepEqual(warnings, []);
  },
};

const setting: Setting = {
  service: { generation, signingKeys: await signingKeys("a key that nobody knows") },
};
for (const [name, holds] of Object.entries(rows)) Deno.test(`transition: ${name}`, () => withService(holds, setting));

Deno.test("an unsigned record says that it is unsigned", () =>
  withService(async ({ ask, key }) => {
    const { record } = await (await ask("/v1/validate?record=true", post("{}", await key()))).json();
    const { signed, signature, key_id, document } = await (await ask(new URL(record.json).pathname)).json();
    assert.deepEqual([signed, signature, key_id], [false, null, null]);
    assert.equal(document.hash_input, "canonical_json");
  }));

Deno.test("with METERING=off no key is needed, nothing is counted, and there is no pace limit", () =>
  withService(async ({ ask }) => {
    for (let count = 0; count < 30; count++) {
      const { status, headers } = await ask("/v1/validate", { method: "POST", body: "{}" });
      assert.deepEqual([status, headers.get("x-ratelimit-limit")], [200, null]);
    }
    const xml = { method: "POST", body: validInvoice, headers: { "content-type": "application/xml" } };
    assert.equal((await ask("/v1/parse", xml)).status, 200);
    assert.equal((await ask("/v1/usage")).status, 401);
  }, { environment: { METERING: "off" } }));

Deno.test("the log has no key, invoice, e-mail address, record id or message of an exception in it", () =>
  withService(async ({ ask, key, logged, service }) => {
    const by = await key();
    const { record } = await (await ask("/v1/validate?record=true", postXml(invalidInvoice, by))).json();
    await ask(new URL(record.json).pathname);
    await ask("/v1/keys", { method: "POST", body: '{"email":"jane@b.example"}' });
    service.stores.kv.get = () => Promise.reject(new TypeError("the invoice of Jane Doe"));
    await ask("/v1/validate", postXml(validInvoice, by));
    const text = JSON.stringify(logged);
    for (const secret of [by.key, record.id, "jane", "Jane Doe", "TWB-2025"]) assert.ok(!text.includes(secret), secret);
    const fault = logged.find((entry) => "fault" in entry);
    assert.ok(fault !== undefined && "fault" in fault && fault.fault === "TypeError");
    assert.match(fault.stack.join(), /transitions_test/);
    const last = logged.at(-1);
    assert.ok(last !== undefined && "route" in last);
    assert.deepEqual([last.route, last.status, last.level], ["/v1/validate", 500, "error"]);
  }));
