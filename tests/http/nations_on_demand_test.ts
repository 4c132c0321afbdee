/** The tables of a nation are loaded when a document names it, and not before: on the command line and in the service. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";

const program = new URL("../support/nations_loaded.ts", import.meta.url);

Deno.test("a nation's tables are loaded for an invoice that names it in strict mode, and for no other", async () => {
  const allowed = ["--allow-read", "--allow-write", "--allow-env", "--allow-net=127.0.0.1", "--allow-sys"];
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "--no-check", "--no-prompt", ...allowed, fileURLToPath(program)],
    stdin: "null",
  }).output();
  assert.ok(success, new TextDecoder().decode(stderr));
  assert.deepEqual(JSON.parse(new TextDecoder().decode(stdout)), [
    ["the start", []],
    ["others on the command line", []],
    ["NLCIUS in the preflight", []],
    ["NLCIUS by default", ["nl"]],
    ["others in the service", []],
    ["a French billing mode", ["fr"]],
    ["CIUS-RO", ["ro"]],
    ["HR-CIUS to agents", ["hr"]],
  ]);
});
