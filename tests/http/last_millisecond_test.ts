/** Who asks too often waits to the last millisecond, whatever counts the requests. */
import assert from "node:assert/strict";
import { limits } from "../../host/domain/limits.ts";
import { posted } from "../support/mcp.ts";
import { NOON, type TestService, withService } from "../support/service.ts";

type Send = (it: TestService) => Promise<Response>;

/** What is counted in a window, by the window, and a request that counts. */
const counted: readonly (readonly [window: keyof typeof limits, send: Send])[] = [
  ["questions", ({ ask }) => ask("/v1/explain?rule_id=BR-16")],
  ["recordReads", ({ ask }) => ask("/v1/records/0")],
  ["messages", ({ ask }) => ask("/mcp", posted('{"jsonrpc":"2.0","id":1,"method":"ping"}', {}))],
];

for (const [window, send] of counted) {
  Deno.test(`of ${window} one too many is refused a millisecond before their time ends, and not when it has ended`, () =>
    withService(async (it) => {
      const counting = limits[window];
      assert.ok("requests" in counting);
      const { requests, milliseconds } = counting;
      it.time.now = Math.ceil(NOON / milliseconds) * milliseconds + milliseconds - 1;
      for (let nth = 0; nth < requests; nth++) assert.notEqual((await send(it)).status, 429, `${nth}`);
      const refused = await send(it);
      assert.deepEqual([refused.status, refused.headers.get("retry-after")], [429, "1"]);
      it.time.now++;
      assert.notEqual((await send(it)).status, 429);
    }));
}

/** Statements of a megabyte that nobody pays for: of two, the next has to wait a tenth of a second. */
const MEGABYTE = " ".repeat(1_000_000);

for (const isKnown of [false, true]) {
  Deno.test(`after two megabytes that ${isKnown ? "a key" : "an address"} does not pay for, the next byte waits a tenth of a second`, () =>
    withService(async (it) => {
      const headers = isKnown ? { authorization: (await it.key()).authorization } : {};
      const send = async (body: string) => {
        return (await it.ask("/v1/records/verify", { method: "POST", body, headers })).status;
      };
      for (let nth = 0; nth < 2; nth++) assert.equal(await send(MEGABYTE), 400);
      it.time.now += 99.5;
      assert.equal(await send("{}"), 429);
      it.time.now += 0.5;
      assert.notEqual(await send("{}"), 429);
    }));
}
