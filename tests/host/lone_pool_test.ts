import assert from "node:assert/strict";
import { poolFor } from "../../host/workers/worker_pool.ts";
import { validInvoice } from "../support/terminal.ts";
import { textOf } from "../house/sources.ts";

const pool = () => poolFor(0, { limit: 10_000 });
const by = { account: "alice" };
const bytes = (text: string) => new TextEncoder().encode(text);

Deno.test("without workers, invoices as they are usual are validated, diagnosed, repaired and written", async () => {
  const json = textOf("examples/invoice-from-json.json");
  for (
    const done of [
      await pool().run("validate", bytes(validInvoice), {}, by),
      // More than stays on the event loop where there are workers.
      await pool().run("validate", bytes(validInvoice + " ".repeat(70_000)), {}, by),
      await pool().run("diagnose", bytes(textOf("examples/broken-totals.xml")), { kind: "xml" }, by),
      await pool().run("diagnose", bytes(textOf("examples/broken-from-json.json")), { kind: "json" }, by),
      await pool().run("generate", bytes(json), {}, by),
    ]
  ) assert.ok("ok" in done);
});

Deno.test("without workers, what would hold up others is refused by its size", async () => {
  const values = (count: number) => bytes(`[${"1,".repeat(count)}1]`);
  for (
    const done of [
      await pool().run("validate", bytes(validInvoice + " ".repeat(600_000)), {}, by),
      await pool().run("validateJson", values(7_000), {}, by),
      await pool().run("validateJson", values(4_000), { strict: true }, by),
      await pool().run("diagnose", values(150), { kind: "json" }, by),
      await pool().run("extract", new Uint8Array(100), {}, by),
    ]
  ) assert.deepEqual(done, { failed: "too_slow" });
});

Deno.test("without workers, work for a caller who went away is not done", async () => {
  const aborted = AbortSignal.abort();
  const done = await pool().run("validate", bytes(validInvoice), {}, { account: "alice", signal: aborted });
  assert.deepEqual(done, { failed: "dropped" });
});
