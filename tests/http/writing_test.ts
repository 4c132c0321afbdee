/** Which amounts POST /v1/generate writes, how strictly it judges, and what repairs an invoice that it refuses. */
import assert from "node:assert/strict";
import { openJson } from "../../engine/mod.ts";
import { JsonTree } from "../../engine/edits/operation.ts";
import { withService } from "../support/service.ts";
import { generation, jsonInvoice, post } from "./requests.ts";

const setting = { service: { generation } };

const aCentMore = {
  vatBreakdown: [{ vatCategory: "S", vatRate: 19, taxableAmount: "713.75", taxAmount: "135.62" }],
  declaredTotals: { taxAmount: "135.62", taxInclusiveAmount: "849.37", payableAmount: "849.37" },
};

interface Found {
  readonly rule: string;
  readonly message: string;
  readonly patch?: readonly { readonly op: "add"; readonly path: string; readonly value: string }[];
}

Deno.test("generate replaces stated amounts and says so, in the numbers of the language, or keeps them when asked to", () =>
  withService(async ({ ask, key }) => {
    const by = await key();
    const body = jsonInvoice(aCentMore);
    const computed = await (await ask("/v1/generate?lang=de", post(body, by))).json();
    const said = computed.warnings.filter(({ rule }: Found) => rule === "ATW-AMOUNT-DIFFERS");
    assert.ok(said.some(({ message }: Found) => message.includes("849,37 EUR") && message.includes("849,36 EUR")));
    assert.match(computed.xml, /PayableAmount currencyID="EUR">849\.36</);
    const stated = await (await ask("/v1/generate?amounts=stated", post(body, by))).json();
    assert.match(stated.xml, /PayableAmount currencyID="EUR">849\.37</);
    assert.ok(!stated.warnings.some(({ rule }: Found) => rule === "ATW-AMOUNT-DIFFERS"));
    assert.equal((await ask("/v1/generate?amounts=mine", post(body, by))).status, 400);
  }, setting));

Deno.test("EN 16931 and XRechnung are judged as officially when they are written, with XML Schema, unless strict=false", () =>
  withService(async ({ ask, key }) => {
    const by = await key();
    const body = jsonInvoice({ profile: "xrechnung-ubl", buyerReference: "04011000-12345-03" });
    const refused = await ask("/v1/generate", post(body, by));
    const { provenance, errors } = await refused.json();
    assert.deepEqual([refused.status, provenance.mode, provenance.families_not_run], [422, "strict", []]);
    assert.ok(errors.some(({ rule }: Found) => rule === "PEPPOL-EN16931-R020"));
    const written = await ask("/v1/generate?strict=false", post(body, by));
    assert.deepEqual([written.status, (await written.json()).provenance.mode], [200, "default"]);
    assert.equal((await (await ask("/v1/generate", post(jsonInvoice({}), by))).json()).provenance.mode, "strict");
    const peppol = await (await ask("/v1/generate", post(jsonInvoice({ profile: "peppol-bis-3" }), by))).json();
    assert.equal(peppol.provenance.mode, "default");
    const identifiers = [{ value: "4012345000009", schemeId: "0088" }, { value: "123456789", schemeId: "0060" }];
    const { buyer } = JSON.parse(jsonInvoice({}));
    const two = await ask("/v1/generate", post(jsonInvoice({ buyer: { ...buyer, identifiers } }), by));
    assert.equal(two.status, 422);
  }, setting));

const smallBusiness = {
  profile: "en16931",
  seller: {
    name: "Töpferei Anna Lindner",
    taxRegistrationId: "081/123/45678",
    address: { line1: "Am Ring 3", city: "Apolda", postalCode: "99510", countryCode: "DE" },
  },
  lines: [{ id: "1", description: "Vase", quantity: 2, unitCode: "H87", unitPrice: "35.00", vatCategory: "E" }],
};

Deno.test("a small business with a tax number alone is told what to fill in, and the patches do it", () =>
  withService(async ({ ask, key }) => {
    const by = await key();
    const body = jsonInvoice(smallBusiness);
    const refused = await ask("/v1/generate?lang=de", post(body, by));
    assert.equal(refused.status, 422);
    const { errors }: { readonly errors: readonly (Found & { readonly fix: string })[] } = await refused.json();
    const found = new Map(errors.map((it) => [it.rule, it]));
    assert.deepEqual([...found.keys()].sort(), ["BR-CO-26", "BR-E-10"]);
    assert.match(found.get("BR-CO-26")?.fix ?? "", /BT-32.*seller\.identifiers/);
    const opened = openJson(body);
    assert.ok("ok" in opened);
    const repaired = new JsonTree(opened.ok.source.root).with(errors.flatMap(({ patch }) => patch ?? []));
    const written = await ask("/v1/generate?lang=de", post(String(repaired), by));
    const { xml } = await written.json();
    assert.equal(written.status, 200);
    assert.match(xml, /Kleinunternehmer gemäß § 19 UStG/);
    assert.match(xml, /<cac:PartyIdentification>\s*<cbc:ID>081\/123\/45678</);
  }, setting));

Deno.test("what else is exempt gets no reason proposed, and no patch keeps the verdict from being given", () =>
  withService(async ({ ask, key }) => {
    const by = await key();
    const withVatId = { ...smallBusiness, seller: { ...smallBusiness.seller, vatId: "DE900000774" } };
    const abroad = { ...smallBusiness.seller, address: { ...smallBusiness.seller.address, countryCode: "NL" } };
    for (const fields of [withVatId, { ...smallBusiness, seller: abroad }]) {
      const { errors } = await (await ask("/v1/generate", post(jsonInvoice(fields), by))).json();
      const missing = errors.find(({ rule }: Found) => rule === "BR-E-10");
      assert.ok(missing !== undefined && missing.patch === undefined);
    }
    const long = jsonInvoice(smallBusiness).padEnd(200_000);
    const { errors } = await (await ask("/v1/generate", post(long, by))).json();
    assert.ok(errors.every(({ patch }: Found) => patch === undefined));
  }, setting));

Deno.test("a document is charged once however the request is repeated, and one charge opens no other operation or option", () =>
  withService(async ({ ask, key }) => {
    const by = await key();
    const body = jsonInvoice({});
    const asked = (path: string, name = "one") => ask(path, post(body, by, { "idempotency-key": name }));
    for (const path of ["/v1/generate", "/v1/generate?format=xml", "/v1/generate?lang=de"]) {
      const answer = await asked(path);
      assert.deepEqual([answer.status, answer.headers.get("x-ratelimit-remaining")], [200, "99"], path);
    }
    for (const path of ["/v1/validate", "/v1/diagnose", "/v1/repair", "/v1/generate?amounts=stated"]) {
      const answer = await asked(path);
      assert.deepEqual([answer.status, (await answer.json()).error], [409, "idempotency_key_reused"], path);
    }
    await asked("/v1/validate", "two");
    const recorded = await asked("/v1/validate?record=true", "two");
    assert.deepEqual([recorded.status, recorded.headers.get("x-ratelimit-remaining")], [200, "98"]);
    const { record } = await recorded.json();
    assert.equal((await ask(`/v1/records/${record.id}`)).status, 200);
    const again = await asked("/v1/validate?record=true", "two");
    assert.equal((await again.json()).record.id, record.id);
  }, setting));

Deno.test("max_characters raises the ceiling for JSON that is checked or written, and is checked there", () =>
  withService(async ({ ask, key }) => {
    const by = await key();
    const long = jsonInvoice({}).padEnd(1_100_000);
    for (const path of ["/v1/generate", "/v1/validate"]) {
      const tooLong = await ask(path, post(long, by));
      assert.equal(tooLong.status, 413);
      assert.match((await tooLong.json()).message, /max_characters/);
      assert.equal((await ask(`${path}?max_characters=9000000`, post(long, by))).status, 200, path);
      const wrong = await ask(`${path}?max_characters=16000001`, post(long, by));
      assert.deepEqual([wrong.status, (await wrong.json()).error], [400, "invalid_max_characters"]);
    }
    const email = await ask("/v1/lookups/vat", post(`{"vat_id":"${"x".repeat(1_100_000)}"}`, by));
    assert.equal(email.status, 413);
    assert.ok(!(await email.json()).message.includes("max_characters"));
  }, setting));
