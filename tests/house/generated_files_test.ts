import assert from "node:assert/strict";
import { deno } from "./sources.ts";

Deno.test("the generated code lists are what tools/codes.ts makes of the reference lists", async () => {
  const { ok, output } = await deno("run", "--allow-read", "tools/codes.ts", "--check");
  assert.ok(ok, output);
});
