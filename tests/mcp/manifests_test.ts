/** What registries and desktop clients read: manifest.json of an .mcpb bundle, and server.json. */
import assert from "node:assert/strict";
import { ENGINE_VERSION } from "../../engine/mod.ts";
import { textOf } from "../house/sources.ts";

const manifest = JSON.parse(textOf("manifest.json"));
const server = JSON.parse(textOf("server.json"));

Deno.test("the manifests name the version that this is", () => {
  assert.deepEqual([manifest.version, server.version], [ENGINE_VERSION, ENGINE_VERSION]);
});

Deno.test("the bundle starts faktlint mcp with folders, and may neither write files nor start programs", () => {
  const { command, args } = manifest.server.mcp_config;
  assert.equal(command, "deno");
  assert.deepEqual(args.slice(-3), ["${__dirname}/host/main.ts", "mcp", "${user_config.folders}"]);
  for (const flag of args.filter((it: string) => it.startsWith("--allow"))) {
    assert.ok(["--allow-read", "--allow-env", "--allow-net"].includes(flag), flag);
  }
});

Deno.test("server.json leads to /mcp with a key that is kept secret", () => {
  const [{ type, url, headers: [header] }] = server.remotes;
  assert.deepEqual([type, url.endsWith("/mcp"), header.name], ["streamable-http", true, "Authorization"]);
  assert.equal(header.variables.api_key.isSecret, true);
});
