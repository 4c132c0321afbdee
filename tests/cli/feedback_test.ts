import assert from "node:assert/strict";
import { feedbackCommand } from "../../host/cli/feedback.ts";
import { UsageError } from "../../host/cli/terminal.ts";
import { addFeedback } from "../../host/stores/feedback.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { withStores } from "../support/stores.ts";

function never(): never {
  throw new Error("The command has no use for this");
}

async function feedback(stores: Stores, ...args: readonly string[]): Promise<string> {
  let out = "";
  const kept = { ...stores, kv: { ...stores.kv, close: () => {} } };
  const command = feedbackCommand({ path: "the.db", open: () => Promise.resolve(kept) });
  const terminal = {
    err: never,
    stdin: never,
    interactive: false,
    now: never,
    out: (text: string) => void (out += text),
  };
  assert.equal(await command.run(args, terminal), 0);
  return out;
}

Deno.test("faktlint feedback lists messages, and nothing in them reaches the terminal raw", async () => {
  await withStores(async ({ stores }) => {
    const { id } = await addFeedback(stores, { message: "one\ntwo \x1b[31m\u202e", rule: "BR-16" });
    const out = await feedback(stores);
    assert.match(out, new RegExp(`${id}  BR-16\n  one\n  two ·\\[31m·\n`));
    assert.match(out, /the\.db: 1 messages/);
    const line = await feedback(stores, "--format", "json");
    assert.deepEqual(JSON.parse(line).message, "one\ntwo \x1b[31m\u202e");
    assert.ok(!line.includes("\x1b") && !line.includes("\u202e"));
  });
});

Deno.test("faktlint feedback takes no arguments", async () => {
  await withStores(async ({ stores }) => {
    await assert.rejects(feedback(stores, "all"), UsageError);
  });
});
