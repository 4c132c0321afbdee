/** A client that asks and then closes its input gets all answers before the server ends. */
import assert from "node:assert/strict";
import { Owed } from "../../host/mcp/owed.ts";

const request = (id: string | number) => ({ jsonrpc: "2.0", id, method: "tools/call", params: {} });
const answer = (id: string | number) => ({ jsonrpc: "2.0", id, result: {} });
const cancelled = (requestId: string | number) => ({
  ...{ jsonrpc: "2.0", method: "notifications/cancelled" },
  params: { requestId },
});

/** Longer than any test waits. */
const LONG = 600_000;

Deno.test("what is asked is waited for until the last answer went", async () => {
  const owed = new Owed();
  owed.came(request(1));
  owed.came(request("two"));
  let isOver = false;
  const over = owed.settled(LONG).then(() => isOver = true);
  owed.went(answer(1));
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.equal(isOver, false);
  owed.went(answer("two"));
  await over;
});

Deno.test("what was cancelled is not waited for, and neither is a notification or an answer", async () => {
  const owed = new Owed();
  owed.came(request(1));
  const over = owed.settled(LONG);
  owed.came(cancelled(1));
  await over;
  for (const message of [{ jsonrpc: "2.0", method: "notifications/initialized" }, answer(3), null, "text"]) {
    owed.came(message);
  }
  await owed.settled(LONG);
});

Deno.test("an answer that never comes is waited for so long, and no longer", async () => {
  const owed = new Owed();
  owed.came(request(1));
  await owed.settled(1);
});
