/** What is counted: over HTTP and MCP together, once for all processes, and only what was answered. */
import assert from "node:assert/strict";
import { jsonInvoice } from "../http/requests.ts";
import { answerOf, callTool, message, object, posted, saidIn } from "../support/mcp.ts";
import { type Server, started, validation } from "../support/server.ts";
import { withService } from "../support/service.ts";
import { withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

const invoice = JSON.parse(jsonInvoice({}));

/** One document, over HTTP or MCP: what became of it. */
async function spent({ address }: Server, key: string, over: "http" | "mcp"): Promise<string> {
  if (over === "http") {
    const response = await fetch(`${address}/v1/validate`, validation(key));
    const { error = "done" } = await response.json();
    return error;
  }
  const body = JSON.stringify(message("tools/call", { name: "validate_invoice", arguments: { invoice } }));
  const [answer = {}] = await answerOf(await fetch(`${address}/mcp`, posted(body, { "x-api-key": key })));
  const { isError, envelope } = saidIn(object(answer["result"]));
  return isError ? String(envelope["error"]) : "done";
}

/** Asks until nothing is left; gives how many documents were done. */
async function spender(server: Server, key: string, over: "http" | "mcp"): Promise<number> {
  for (let done = 0;;) {
    const outcome = await spent(server, key, over);
    if (outcome === "done") done++;
    else if (outcome === "quota_exceeded") return done;
    else if (outcome === "rate_limited") await new Promise((resolve) => setTimeout(resolve, 200));
    else throw new Error(outcome);
  }
}

longTest("two processes, over HTTP and MCP together, hand out exactly the documents of the allowance", async () => {
  await withFolder({}, async (folder) => {
    const environment = { KV_PATH: `${folder}/store.db` };
    const first = await started(environment);
    const [key = ""] = /fl_live_\w+/.exec(first.announcement) ?? [];
    const second = await started(environment);
    try {
      const ways = [first, second].flatMap((server) => [spender(server, key, "http"), spender(server, key, "mcp")]);
      const done = await Promise.all(ways);
      assert.equal(done.reduce((sum, it) => sum + it, 0), 100);
      const headers = { authorization: `Bearer ${key}` };
      const usage = await (await fetch(`${second.address}/v1/usage`, { headers })).json();
      assert.deepEqual([usage.used, usage.remaining], [100, 0]);
    } finally {
      await Promise.all([first.end(), second.end()]);
    }
  });
});

Deno.test("a metered result ends with what is left, and the call past 80 % says so, once", async () => {
  await withService(async (it) => {
    const { id, authorization } = await it.key();
    await it.service.stores.kv.atomic().set(["usage", id, "2026-11"], { used: 79, noticed: false }).commit();
    const texts: string[] = [];
    for (let nth = 0; nth < 3; nth++) {
      texts.push((await callTool(it, "validate_invoice", { invoice }, { authorization })).text);
    }
    assert.deepEqual(texts.map((text) => /80 %/.test(text)), [false, true, false]);
    assert.match(texts[2] ?? "", /\nDocuments left: 18 of 100 \(plan free\); reset on 2026-12-01T00:00:00\.000Z\.$/);
  });
});

Deno.test("an allowance that is used up is an error that names where to get more, and the pace is that of HTTP", async () => {
  await withService(async (it) => {
    const { id, authorization } = await it.key();
    await it.service.stores.kv.atomic().set(["usage", id, "2026-11"], { used: 100, noticed: true }).commit();
    const { envelope, text } = await callTool(it, "validate_invoice", { invoice }, { authorization });
    assert.equal(envelope["error"], "quota_exceeded");
    assert.match(String(envelope["upgrade_url"]), /^https:/);
    assert.match(text, /^quota_exceeded/);
  });
  await withService(async (it) => {
    const { authorization } = await it.key();
    const codes: string[] = [];
    for (let nth = 0; nth < 12; nth++) {
      const call = await callTool(it, "validate_invoice", {}, { authorization });
      const http = await it.ask("/v1/validate", { method: "POST", body: "[]", headers: { authorization } });
      codes.push(String(call.envelope["error"]), String((await http.json()).error));
    }
    assert.deepEqual(codes.toSorted(), [...Array(20).fill("bad_request"), ...Array(4).fill("rate_limited")]);
  });
});

Deno.test("what cannot be read costs nothing", async () => {
  await withService(async (it) => {
    const { authorization } = await it.key();
    const { isError } = await callTool(it, "validate_invoice_xml", { xml: "<a" }, { authorization });
    assert.ok(isError);
    const usage = await (await it.ask("/v1/usage", { headers: { authorization } })).json();
    assert.equal(usage.used, 0);
  });
});

Deno.test("with METERING=off no key is needed, and nothing is said of documents that are left", async () => {
  await withService(async (it) => {
    const { text, meta } = await callTool(it, "validate_invoice", { invoice });
    assert.match(text, /^VALID[^]*\nDocuments are not counted here\.$/);
    assert.deepEqual(meta, {});
  }, { environment: { METERING: "off" } });
});
