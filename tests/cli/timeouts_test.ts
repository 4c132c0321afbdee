/** How long commands wait for a server, in milliseconds. */
import assert from "node:assert/strict";
import { atServer } from "../../host/cli/mcp_remote.ts";
import { verifyCommand } from "../../host/cli/verify.ts";
import { Problem } from "../../host/domain/problems.ts";
import { operations } from "../../host/operations/index.ts";
import { sha256 } from "../../host/kit/secrets.ts";
import { keptTerminal, withFolder } from "../support/terminal.ts";
import { timeoutsOf } from "../support/waiting.ts";

Deno.test("a server has fifteen seconds to say whether a record is its own", async () => {
  const record = JSON.stringify({ document: { sha256: await sha256("x"), hash_input: "raw_xml_bytes" } });
  await withFolder({ "file.xml": "x", "record.json": record }, async (folder) => {
    const { terminal, written } = keptTerminal({ now: new Date(0) });
    const command = verifyCommand(() => Promise.resolve(Response.json({ status: "authentic" })));
    const args = [`${folder}/file.xml`, "--record", `${folder}/record.json`, "--server", "https://faktlint.example"];
    assert.deepEqual(await timeoutsOf(async () => assert.equal(await command.run(args, terminal), 0, written.out)), [
      15_000,
    ]);
  });
});

Deno.test("a server has ten seconds for what a tool asks of it", async () => {
  const operation = operations.find(({ id }) => id === "sendFeedback") ?? assert.fail();
  const { signal } = new AbortController();
  const receive = () => Promise.resolve(new Problem("bad_request", "Not yet."));
  const input = { options: {}, fields: { message: "It works." } };
  const received = { input, body: "", lang: "en", plain: {} } as never;
  const asked = { key: undefined, signal, say: () => {} };
  assert.deepEqual(await timeoutsOf(() => atServer("http://127.0.0.1:9", operation, { ...asked, receive })), []);
  const given = { ...asked, receive: () => Promise.resolve(received) };
  const times = await timeoutsOf(async () => {
    const answer = await atServer("http://127.0.0.1:9", operation, given);
    assert.ok(answer instanceof Problem && answer.code === "internal_error");
  });
  assert.deepEqual(times, [10_000]);
});
