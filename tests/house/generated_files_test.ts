import assert from "node:assert/strict";
import { longTest } from "../support/sweeps.ts";
import { deno } from "./sources.ts";

Deno.test("the generated code lists are what tools/codes.ts makes of the reference lists", async () => {
  const { ok, output } = await deno("run", "--allow-read", "tools/codes.ts", "--check");
  assert.ok(ok, output);
});

longTest("the outlines of elements are what tools/elements.ts makes of the official rules", async () => {
  const { ok, output } = await deno("run", "--allow-read", "--allow-run", "tools/elements.ts", "--check");
  assert.ok(ok, output);
});

Deno.test("the permissions of deno.json and the table of the docs are what host/service/variables.ts says", async () => {
  const { ok, output } = await deno("task", "variables", "--check");
  assert.ok(ok, output);
});
