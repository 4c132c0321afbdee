/** Calls that come together: whose turns they have, and what they keep off the event loop. */
import assert from "node:assert/strict";
import { answerOf, message, posted } from "../support/mcp.ts";
import { type Noted, noting } from "../support/pools.ts";
import { withService } from "../support/service.ts";

const wrong = { name: "validate_invoice", arguments: { invoice: { lines: [{}] } } };

/** The work on documents that calls in one message ask for. */
async function workOf(calls: number): Promise<readonly Noted[]> {
  const noted: Noted[] = [];
  await withService(async (it) => {
    const { authorization } = await it.key();
    const messages = Array.from({ length: calls }, (_, at) => message("tools/call", wrong, at));
    const body = JSON.stringify(messages.length === 1 ? messages[0] : messages);
    const answers = await answerOf(await it.ask("/mcp", posted(body, { authorization })));
    assert.equal(answers.filter((answer) => "result" in answer).length, calls);
  }, { service: { pool: noting(noted) } });
  return noted.filter(({ job }) => job !== "message");
}

Deno.test("documents of calls that come in one message leave the event loop however small they are", async () => {
  const together = await workOf(3);
  assert.deepEqual([...new Set(together.map(({ job }) => job))].sort(), ["diagnose", "validateJson"]);
  assert.ok(together.every(({ by }) => by.apart === true));
  assert.ok((await workOf(1)).every(({ by }) => by.apart !== true), "one alone need not");
});

Deno.test("what is done beside a call has the turns of who called", async () => {
  const [first, ...others] = await workOf(2);
  assert.notEqual(first?.by.account, undefined);
  assert.deepEqual([...new Set(others.map(({ by }) => by.account))], [first?.by.account]);
});
