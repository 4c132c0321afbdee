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

Deno.test("deno.json, .ci/run and the lists of the docs are what the tables of tasks and of variables say", async () => {
  const { ok, output } = await deno("task", "tool", "tables", "--check");
  assert.ok(ok, output);
});
