/** The engine needs the language and nothing else: its types are checked without those of Deno, Node and the DOM. */
import assert from "node:assert/strict";
import { longTest } from "../support/sweeps.ts";
import { deno, textOf } from "./sources.ts";

const config = "tests/house/engine.deno.json";

longTest("the engine type-checks with no Deno, Node or DOM types", async () => {
  const { ok, output } = await deno(
    "check",
    "--config",
    config,
    "engine/mod.ts",
    "engine/official.ts",
    "engine/facturx.ts",
    "engine/pdf/mod.ts",
  );
  assert.ok(ok, output);
});

Deno.test("the type check of the engine refuses every name of a platform", async () => {
  const fixture = "tests/house/fixtures/platform_names.ts";
  const { ok, output } = await deno("check", "--config", config, fixture);
  assert.equal(ok, false);
  for (const [index, line] of textOf(fixture).split("\n").entries()) {
    if (line.startsWith("export ")) assert.match(output, new RegExp(`platform_names\\.ts:${index + 1}:`), line);
  }
});

Deno.test("the type check of the engine is as strict as that of the project", () => {
  const { lib, ...strict } = JSON.parse(textOf(config)).compilerOptions;
  assert.deepEqual(lib, ["esnext"]);
  // How pages are written is no matter of the engine.
  const { jsx: _jsx, jsxImportSource: _source, ...wanted } = JSON.parse(textOf("deno.json")).compilerOptions;
  assert.deepEqual(strict, wanted);
});
