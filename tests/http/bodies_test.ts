/** What bodies cost while they come: memory that is counted, and nothing once they are refused. */
import assert from "node:assert/strict";
import { Gathered } from "../../host/kit/bytes.ts";
import { BytesHeld } from "../../host/http/bytes_held.ts";
import { validInvoice } from "../support/terminal.ts";
import { type Setting, type TestService, withService } from "../support/service.ts";

const MEGABYTE = 1_048_576;

Deno.test("the bytes that are held are bounded in all, for each sender, and for large bodies", () => {
  const held = new BytesHeld({ all: 100, each: 60 });
  const [alice, again, bob] = [held.share("alice"), held.share("alice"), held.share("bob")];
  assert.ok(alice.take(40, true));
  assert.ok(!again.take(21, true), "Alice has 60");
  assert.ok(again.take(20, true));
  assert.ok(!bob.take(16, true), "large bodies have 75 of 100");
  assert.ok(bob.take(15, true));
  assert.ok(bob.take(25, false));
  assert.ok(!bob.take(1, false), "there are 100");
  again.release();
  assert.ok(bob.take(20, false));
  alice.release();
  alice.release();
  bob.release();
  assert.equal(held.all, 0);
  assert.ok(alice.take(60, true));
});

Deno.test("pieces of any size are put together in their order", async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  const [large, part] = [new Uint8Array(200_000).fill(7), new Uint8Array(300_000).fill(8).subarray(1, 150_000)];
  const gathered = new Gathered();
  for (const byte of bytes) gathered.add(Uint8Array.of(byte));
  for (const piece of [large, part, Uint8Array.of(9), new Uint8Array(), new Uint8Array(5_000)]) gathered.add(piece);
  gathered.add(Uint8Array.of(10));
  const whole = new Uint8Array([...bytes, ...large, ...part, 9, ...new Uint8Array(5_000), 10]);
  assert.deepEqual(await gathered.bytes(), whole);
  gathered.clear();
  assert.equal((await gathered.bytes()).length, 0);
});

Deno.test("a piece with memory of its own is not copied, and of many megabytes others have their turns between", async () => {
  const [only, gathered] = [new Uint8Array(10_000).fill(1), new Gathered()];
  gathered.add(only);
  assert.equal(await gathered.bytes(), only);
  const many = new Gathered();
  for (let count = 0; count < 300; count++) many.add(new Uint8Array(65_536).fill(count));
  let turns = 0;
  const others = setInterval(() => turns++);
  const bytes = await many.bytes();
  clearInterval(others);
  assert.deepEqual([bytes.length, bytes.at(-1), turns > 0], [300 * 65_536, 299 & 0xff, true]);
});

/** A request whose body comes when the test says so. */
function uploading({ ask }: TestService, authorization: string, headers: Readonly<Record<string, string>> = {}) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const answer = ask("/v1/validate?max_characters=16000000", {
    method: "POST",
    body: readable,
    headers: { authorization, "content-type": "application/xml", ...headers },
  });
  return { answer, send: (megabytes: number) => writer.write(spaces(megabytes)), end: () => writer.close() };
}

function spaces(megabytes: number): Uint8Array {
  return new Uint8Array(megabytes * MEGABYTE).fill(32);
}

const small: Setting = { environment: { BODY_MEGABYTES: "32" } };
const xml = (authorization: string) => ({
  method: "POST",
  body: validInvoice,
  headers: { authorization, "content-type": "application/xml" },
});

Deno.test("a large body for which there is no room is busy, small ones are not, and room comes back", () =>
  withService(async (it) => {
    const [first, second] = [await it.key(), await it.key()];
    const holding = uploading(it, first.authorization);
    await holding.send(20);
    const late = uploading(it, second.authorization);
    await late.send(10);
    await late.end();
    const refused = await late.answer;
    assert.deepEqual([refused.status, (await refused.json()).error], [503, "busy"]);
    assert.equal(refused.headers.get("retry-after"), "5");
    assert.equal((await it.ask("/v1/validate", xml(second.authorization))).status, 200);
    await holding.end();
    assert.equal((await holding.answer).status, 400, "20 MB of spaces are no XML");
    const again = uploading(it, second.authorization);
    await again.send(10);
    await again.end();
    assert.equal((await again.answer).status, 400);
  }, small));

Deno.test("a sender that holds what one may is busy, and others are not", () =>
  withService(async (it) => {
    const [greedy, other] = [await it.key(), await it.key()];
    const holding = uploading(it, greedy.authorization);
    await holding.send(30);
    assert.equal(
      (await it.ask("/v1/validate", xml(greedy.authorization))).status,
      200,
      "there is room for a small one",
    );
    const more = uploading(it, greedy.authorization);
    await more.send(19);
    await more.end();
    assert.equal((await more.answer).status, 503);
    const others = uploading(it, other.authorization);
    await others.send(3);
    await others.end();
    assert.equal((await others.answer).status, 400);
    await holding.end();
    await holding.answer;
  }, { environment: { BODY_MEGABYTES: "96" } }));

Deno.test("a body that says that it is too long holds nothing while it is read to its end", () =>
  withService(async (it) => {
    const [endless, other] = [await it.key(), await it.key()];
    const refused = uploading(it, endless.authorization, { "content-length": `${40 * MEGABYTE}` });
    await refused.send(24);
    const others = uploading(it, other.authorization);
    await others.send(20);
    await others.end();
    assert.equal((await others.answer).status, 400, "there was room for it");
    await refused.send(16);
    await refused.end();
    const answer = await refused.answer;
    assert.deepEqual([answer.status, (await answer.json()).error], [413, "payload_too_large"]);
  }, small));

Deno.test("a body that broke off holds nothing any more", () =>
  withService(async (it) => {
    const { authorization } = await it.key();
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(spaces(20)),
      pull: (controller) => controller.error(new Error("gone")),
    });
    const init = { method: "POST", body: broken, headers: { authorization, "content-type": "application/xml" } };
    assert.equal((await it.ask("/v1/validate?max_characters=16000000", init)).status, 400);
    const next = uploading(it, authorization);
    await next.send(20);
    await next.end();
    assert.equal((await (await next.answer).json()).error, "xml_malformed");
  }, small));
