/** No longer than so long. */
import assert from "node:assert/strict";
import { within } from "../../host/kit/within.ts";

const never = new Promise<string>(() => {});

Deno.test("work that takes too long is given up, and what late throws is thrown", async () => {
  assert.equal(await within(1, never, () => "late"), "late");
  await assert.rejects(
    within(1, never, () => {
      throw new RangeError("late");
    }),
    RangeError,
  );
});

Deno.test("work that was done while the whole process was held up is in time", async () => {
  const work = Deno.readTextFile("README.md").then(() => "done");
  const outcome = within(1, work, () => "late");
  for (const end = performance.now() + 100; performance.now() < end;);
  assert.equal(await outcome, "done");
});
