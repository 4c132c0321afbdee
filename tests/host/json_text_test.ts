/** What of an answer is written where the work is done is in it as if it had been written with the rest. */
import assert from "node:assert/strict";
import { isLarge, jsonOf, JsonText, partsOf, plainOf } from "../../host/domain/json_text.ts";
import { signingKey, withReceipt } from "../../host/domain/receipts.ts";
import { joined } from "../../engine/model/bytes.ts";
import type { Bytes } from "../../host/workers/jobs.ts";
import { buffersOf, replyTo } from "../../host/workers/message.ts";
import { ownTools } from "../../host/workers/pool.ts";
import { textOf } from "../house/sources.ts";

const texts = ["", "plain", '"quoted" \\ and \n', "\u{1f600} é \u2028", "</script>", "$& $1 $$"];

Deno.test("a text that is written already is in an answer what it is when it is written with it", () => {
  for (const document of texts) {
    const answer = { before: 1, document, after: { nested: [document] }, other: document };
    const large = { ...answer, document: new JsonText(jsonOf(document)), other: new JsonText(jsonOf(document)) };
    assert.equal(new TextDecoder().decode(joined(partsOf(large, JSON.stringify))), JSON.stringify(answer));
    assert.deepEqual(plainOf(large), answer);
    assert.equal(JSON.stringify(large), JSON.stringify(answer));
    assert.deepEqual([isLarge(large), isLarge(answer)], [true, false]);
  }
});

Deno.test("the receipt of an answer says the same, whether its document is written already or not", async () => {
  const by = await signingKey("0123456789abcdef0123456789abcdef");
  const facts = { issued_at: "2026-01-01T00:00:00.000Z", engine: "faktlint", statement: "it was so" };
  for (const document of texts) {
    const answer = { zone: "last", document, applied: [{ id: "a" }] };
    const written = { ...answer, document: new JsonText(jsonOf(document)) };
    for (const key of [by, undefined]) {
      const [one, other] = [await withReceipt(answer, facts, key), await withReceipt(written, facts, key)];
      assert.deepEqual(other.receipt, one.receipt);
    }
  }
});

/** Longer than anything that is said about a document. */
const NOTE = "n".repeat(50_000);

function invoice(): Bytes {
  const note = `<cbc:Note>${NOTE}</cbc:Note>`;
  return new TextEncoder().encode(
    textOf("examples/invoice-simple.xml").replace("<cbc:DocumentCurrencyCode>", `${note}$&`),
  );
}

function json(): Bytes {
  const fields = JSON.parse(textOf("examples/invoice-from-json.json"));
  return new TextEncoder().encode(JSON.stringify({ ...fields, paymentTerms: NOTE }));
}

function longTexts(value: unknown): number {
  if (typeof value === "string") return value.length >= NOTE.length ? 1 : 0;
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return 0;
  return Object.values(value).reduce((sum: number, it) => sum + longTexts(it), 0);
}

Deno.test("what is as large as a document comes from its worker as bytes, each of which moves", async () => {
  const replies = [
    await replyTo({ name: "parse", bytes: invoice(), options: {} }, ownTools()),
    await replyTo({ name: "repair", bytes: invoice(), options: { kind: "xml" } }, ownTools()),
    await replyTo({ name: "generate", bytes: json(), options: { inJson: true } }, ownTools()),
  ];
  for (const reply of replies) {
    assert.ok("ok" in reply && "ok" in reply.ok);
    assert.equal(longTexts(reply), 0);
    const moved = buffersOf(reply);
    assert.ok(moved.some((it) => it.byteLength >= NOTE.length));
    const there = structuredClone(reply, { transfer: moved });
    assert.ok(moved.every((it) => it.byteLength === 0));
    assert.ok(buffersOf(there).some((it) => it.byteLength >= NOTE.length));
  }
});

Deno.test("bytes of which there are two views move once", () => {
  const whole = new Uint8Array(8);
  assert.deepEqual(buffersOf({ ok: { one: whole, other: whole.subarray(2), list: [whole] } }), [whole.buffer]);
});
