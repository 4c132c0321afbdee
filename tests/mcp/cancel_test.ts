/** A cancelled call: its work is stopped, and it costs nothing. */
import assert from "node:assert/strict";
import { InMemoryTransport } from "@modelcontextprotocol/client";
import type { Caller } from "../../host/mcp/call.ts";
import { serverFor } from "../../host/mcp/server.ts";
import { localPool, type Pool } from "../../host/workers/pool.ts";
import { jsonInvoice } from "../http/requests.ts";
import { answerOf, message, posted } from "../support/mcp.ts";
import { type TestService, withService } from "../support/service.ts";

const call = message("tools/call", {
  name: "validate_invoice",
  arguments: { invoice: JSON.parse(jsonInvoice({})) },
}, 7);

/** A pool whose work ends when nobody waits for it any more, and tells when it has begun and when it ended. */
function waiting() {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pool: Pool = {
    ...localPool(),
    run(_job, _bytes, _options, { signal }) {
      begun.resolve();
      return new Promise((resolve) => {
        signal?.addEventListener("abort", () => {
          ended.resolve();
          resolve({ failed: "dropped" });
        });
      });
    },
  };
  return { pool, begun: begun.promise, ended: ended.promise };
}

async function used({ ask }: TestService, { authorization }: { readonly authorization: string }): Promise<number> {
  return (await (await ask("/v1/usage", { headers: { authorization } })).json()).used;
}

Deno.test("a call whose connection is closed ends its work, and costs nothing", async () => {
  const { pool, begun, ended } = waiting();
  await withService(async (it) => {
    const { authorization } = await it.key();
    const client = new AbortController();
    const asked = it.ask("/mcp", { ...posted(JSON.stringify(call), { authorization }), signal: client.signal });
    await begun;
    client.abort();
    await ended;
    await (await asked.catch(() => undefined))?.text();
    assert.equal(await used(it, { authorization }), 0);
  }, { service: { pool } });
});

for (const path of ["/mcp", "/v1/validate"]) {
  Deno.test(`work for ${path} that is done when its client is gone costs nothing`, async () => {
    const client = new AbortController();
    const local = localPool();
    // The client goes away as the work ends.
    const pool: Pool = {
      ...local,
      async run(job, bytes, options, asker) {
        const done = await local.run(job, bytes, options, asker);
        // Not while the message is read.
        if (job !== "message") client.abort();
        return done;
      },
    };
    await withService(async (it) => {
      const { authorization } = await it.key();
      const body = path === "/mcp" ? JSON.stringify(call) : jsonInvoice({});
      const asked = it.ask(path, { ...posted(body, { authorization }), signal: client.signal });
      await (await asked.catch(() => undefined))?.text();
      assert.ok(client.signal.aborted);
      assert.equal(await used(it, { authorization }), 0);
    }, { service: { pool } });
  });
}

Deno.test("a call that is cancelled in its own batch is not done, and the others are answered; where all are, nothing is", () =>
  withService(async (it) => {
    const cancelled = (requestId: number) => message("notifications/cancelled", { requestId }, null);
    const send = async (...messages: readonly object[]) => {
      const { authorization } = await it.key();
      const response = await it.ask("/mcp", posted(JSON.stringify(messages), { authorization }));
      const answers = response.status === 202 ? [] : await answerOf(response);
      return { status: response.status, ids: answers.map(({ id }) => id), used: await used(it, { authorization }) };
    };
    const other = { ...call, id: 8 };
    assert.deepEqual(await send(call, cancelled(7)), { status: 202, ids: [], used: 0 });
    assert.deepEqual(await send(cancelled(7), call), { status: 202, ids: [], used: 0 });
    assert.deepEqual(await send(call, other, cancelled(7)), { status: 200, ids: [8], used: 1 });
    assert.deepEqual(await send(call, cancelled(9)), { status: 200, ids: [7], used: 1 });
  }));

Deno.test("notifications/cancelled ends the work of the request that it names, which is not answered, and of no other", async () => {
  const signals: AbortSignal[] = [];
  const begun = Promise.withResolvers<void>();
  const caller: Caller = {
    key: undefined,
    limits: {},
    perform: (_operation, { signal }) => {
      signals.push(signal);
      if (signals.length === 2) begun.resolve();
      return new Promise(() => {});
    },
    alongside: () => Promise.reject(new Error("nothing is asked beside it")),
    onFault: (error) => assert.fail(String(error)),
  };
  const [client, transport] = InMemoryTransport.createLinkedPair();
  const answered: unknown[] = [];
  client.onmessage = (answer) => void answered.push(answer);
  await client.start();
  const server = serverFor(caller);
  await server.connect(transport);
  const send = (what: object) => client.send(JSON.parse(JSON.stringify(what)));
  const hello = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } };
  await send(message("initialize", hello, 1));
  await send(message("notifications/initialized", {}, null));
  await send(call);
  await send({ ...call, id: 8 });
  await begun.promise;
  await send(message("notifications/cancelled", { requestId: 7, reason: "no more" }, null));
  await send(message("ping", {}, 9));
  const isPinged = () => JSON.stringify(answered).includes('"id":9');
  while (!isPinged()) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.deepEqual(signals.map(({ aborted }) => aborted), [true, false]);
  assert.doesNotMatch(JSON.stringify(answered), /"id":7/);
  await server.close();
});
