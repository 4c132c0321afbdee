/** `POST /v1/diagnose`. */
import assert from "node:assert/strict";
import { signingKeys } from "../../host/domain/receipts.ts";
import { sha256 } from "../../host/kit/secrets.ts";
import { validInvoice } from "../support/terminal.ts";
import { withService } from "../support/service.ts";
import { longTest } from "../support/sweeps.ts";
import { jsonInvoice, post, postXml } from "./requests.ts";

const broken = jsonInvoice({ declaredTotals: { lineExtensionAmount: 713.57 } });

Deno.test("a diagnosis names the causes with their patches, costs one document, and its receipt verifies", async () => {
  const keys = await signingKeys("a key for receipts");
  await withService(async (it) => {
    const by = await it.key();
    const response = await it.ask("/v1/diagnose", post(broken, by));
    const answer = await response.json();
    assert.deepEqual([response.status, answer.profile, answer.causes.length], [200, "en16931", 1]);
    assert.deepEqual(answer.causes[0].changes, [
      { pointer: "/declaredTotals/lineExtensionAmount", old: "713.57", new: "713.75" },
    ]);
    assert.deepEqual(answer.repaired, { applied: 1, valid: true, official_valid: true, remaining: 0 });
    assert.equal((await (await it.ask("/v1/usage", { headers: by })).json()).used, 1);
    const verified = await it.ask("/v1/records/verify", { method: "POST", body: JSON.stringify(answer) });
    assert.equal((await verified.json()).status, "authentic");
    const altered = { ...answer, repaired: { ...answer.repaired, valid: false } };
    const refused = await it.ask("/v1/records/verify", { method: "POST", body: JSON.stringify(altered) });
    assert.equal((await refused.json()).status, "altered");
  }, { service: { signingKeys: keys } });
});

Deno.test("the receipt of a diagnosis names the document by its fingerprint", async () => {
  await withService(async ({ ask, key }) => {
    const answer = await (await ask("/v1/diagnose", postXml(validInvoice, await key()))).json();
    const { document, unsigned } = answer.receipt;
    assert.deepEqual(document, { sha256: await sha256(validInvoice), hash_input: "raw_xml_bytes" });
    assert.equal(unsigned, true);
  });
});

Deno.test("what cannot be read is no diagnosis and costs nothing; profile, language and strict mode are options", async () => {
  await withService(async (it) => {
    const by = await it.key();
    for (const [body, status] of [["[]", 400], ["<Invoice", 400]] as const) {
      const response = await it.ask("/v1/diagnose", body === "[]" ? post(body, by) : postXml(body, by));
      assert.equal(response.status, status);
    }
    assert.equal((await (await it.ask("/v1/usage", { headers: by })).json()).used, 0);
    const german = await (await it.ask("/v1/diagnose?profile=peppol-bis-3&lang=de", post(broken, by))).json();
    assert.equal(german.profile, "peppol-bis-3");
    assert.match(JSON.stringify(german.causes), /statt/);
    assert.equal((await it.ask("/v1/diagnose?strict=true", post(broken, by))).status, 200);
  });
});

longTest("an invoice too large for a diagnosis is not judged, and the only cause says so", async () => {
  await withService(async (it) => {
    const by = await it.key();
    const lines = Array.from({ length: 75_001 }, () => ({ id: "1" }));
    const response = await it.ask("/v1/diagnose?max_characters=8000000", post(jsonInvoice({ lines }), by));
    const { causes, repaired } = await response.json();
    assert.equal(response.status, 200);
    assert.deepEqual(causes.map(({ rules }: { readonly rules: readonly string[] }) => rules), [["ATW-INPUT-TOO-MANY"]]);
    assert.match(causes[0].findings[0].message, /150000/);
    assert.deepEqual([repaired.applied, repaired.valid], [0, false]);
  });
});
