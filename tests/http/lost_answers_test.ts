/** Answers that carry a new key and get lost: the same request gets the same answer, and nobody else does. */
import assert from "node:assert/strict";
import { callTool } from "../support/mcp.ts";
import { dump } from "../support/stores.ts";
import { type Selling, withSelling } from "../support/stripe/selling.ts";

interface Row {
  readonly path: string;
  readonly status: number;
  /** What without the header a repeat is refused with, and what bytes of another sender are. */
  readonly refused: string;
  /** Makes ready, and gives the requests: the one, and another with the same meaning and other bytes. */
  readonly requests: (it: Selling) => Promise<readonly [Request, Request]>;
}

type Request = { readonly body?: string; readonly headers?: Readonly<Record<string, string>> };

const rows: readonly Row[] = [
  {
    path: "/v1/keys",
    status: 201,
    refused: "key_already_issued",
    requests: () => Promise.resolve([{ body: '{"email":"a@example.com"}' }, { body: '{"email": "a@example.com"}' }]),
  },
  {
    path: "/v1/fix/claim",
    status: 200,
    refused: "already_claimed",
    async requests(it) {
      const bought = await it.ask("/v1/billing/checkout", { method: "POST", body: '{"plan":"fix_report"}' });
      const { transaction_id } = await bought.json();
      it.books.pay(transaction_id);
      const body = JSON.stringify({ transaction_id });
      return [{ body }, { body: `${body} ` }];
    },
  },
  {
    path: "/v1/keys/rotate",
    status: 200,
    refused: "rotation_already_done",
    async requests(it) {
      const { authorization } = await it.key("starter");
      return [{ headers: { authorization } }, { headers: { authorization }, body: " " }];
    },
  },
];

const HEADER = "4f0c0f9a-5f0e-4a5e-9c0a-1f2e3d4c5b6a";

function send(it: Selling, path: string, { body, headers = {} }: Request, header?: string, address?: string) {
  const more = header === undefined ? {} : { "idempotency-key": header };
  return it.ask(path, { method: "POST", body: body ?? null, headers: { ...headers, ...more } }, address);
}

async function answerOf(asked: Promise<Response>) {
  const answer = await asked;
  return { status: answer.status, text: await answer.text() };
}

for (const { path, status, refused, requests } of rows) {
  Deno.test(`${path}: a lost answer is given again for 24 hours, byte for byte, to the same bytes under the same header`, () =>
    withSelling(async (it) => {
      const [request, other] = await requests(it);
      const lost = await answerOf(send(it, path, request, HEADER));
      assert.equal(lost.status, status);
      assert.match(lost.text, /"key":"fl_live_/);
      it.time.now += 86_399_999;
      for (let count = 0; count < 2; count++) assert.deepEqual(await answerOf(send(it, path, request, HEADER)), lost);
      for (const [what, header] of [[other, HEADER], [request, `${HEADER}!`], [request, undefined]] as const) {
        const { status, text } = await answerOf(send(it, path, what, header));
        assert.deepEqual([status, JSON.parse(text).error], [409, refused]);
      }
      it.time.now += 1;
      assert.equal((await answerOf(send(it, path, request, HEADER))).status, 409);
    }));

  Deno.test(`${path}: of many at once under one header there is one key, and all get it`, () =>
    withSelling(async (it) => {
      const [request] = await requests(it);
      const all = await Promise.all(Array.from({ length: 5 }, () => answerOf(send(it, path, request, HEADER))));
      assert.deepEqual(new Set(all.map(({ text }) => text)).size, 1);
      assert.deepEqual(new Set(all.map((it) => it.status)), new Set([status]));
    }));

  Deno.test(`${path}: the store alone has neither the key nor the header, and a key that was replaced is shown to nobody`, () =>
    withSelling(async (it) => {
      const [request] = await requests(it);
      const { key } = await (await send(it, path, request, HEADER)).json();
      const kept = await dump(it.service.stores);
      assert.ok(kept.includes("sealed"));
      for (const secret of [key, key.slice(8), HEADER]) assert.ok(!kept.includes(secret));
      const headers = { authorization: `Bearer ${key}` };
      assert.equal((await it.ask("/v1/keys/rotate", { method: "POST", headers })).status, 200);
      assert.equal((await answerOf(send(it, path, request, HEADER))).status, 409);
    }));

  Deno.test(`${path}: an invalid header is refused, and nothing is created`, () =>
    withSelling(async (it) => {
      const [request] = await requests(it);
      const { status, text } = await answerOf(send(it, path, request, "a".repeat(256)));
      assert.deepEqual([status, JSON.parse(text).error], [400, "bad_request"]);
      assert.match((await answerOf(send(it, path, request))).text, /fl_live_/);
    }));
}

Deno.test("a key that an agent was issued, and whose result got lost, is given again under the same header", () =>
  withSelling(async (it) => {
    const issued = async (email: string, headers = {}) => {
      const { structured, envelope } = await callTool(it, "issue_api_key", { email }, headers);
      return structured["key"] ?? envelope["error"];
    };
    const headers = { "idempotency-key": HEADER };
    const lost = await issued("a@example.com", headers);
    assert.match(String(lost), /^fl_live_/);
    assert.equal(await issued("a@example.com", headers), lost);
    assert.equal(await issued("a@example.com"), "key_already_issued");
    assert.notEqual(await issued("b@example.com", headers), lost);
  }));

Deno.test("a sign-up under a header that could be guessed is answered again to its own network alone", () =>
  withSelling(async (it) => {
    const request = { body: '{"email":"a@example.com"}' };
    const lost = await answerOf(send(it, "/v1/keys", request, "1"));
    assert.deepEqual(await answerOf(send(it, "/v1/keys", request, "1")), lost);
    assert.equal((await answerOf(send(it, "/v1/keys", request, "1", "203.0.113.7"))).status, 409);
    const body = '{"email":"b@example.com"}';
    const long = await answerOf(send(it, "/v1/keys", { body }, HEADER));
    assert.deepEqual(await answerOf(send(it, "/v1/keys", { body }, HEADER, "203.0.113.7")), long);
  }));
