/** The started server while nobody reads its log: no answer changes, and nothing stops. */
import assert from "node:assert/strict";
import { type LogReader, type Server, started, validation } from "../support/server.ts";
import { withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

/** Asks, and gives up where the server has stopped. */
function asked(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
}

/** Runs `work` with a server whose log has such a reader, and ends it. */
function withReader(reader: LogReader, work: (server: Server, key: string) => Promise<void>) {
  return () =>
    withFolder({}, async (folder) => {
      const server = await started({ KV_PATH: `${folder}/faktlint.db` }, reader);
      const key = /^ {2}(fl_live_\w+)$/m.exec(server.announcement)?.[1] ?? "";
      await work(server, key).catch(async (error) => {
        await server.end("SIGKILL");
        throw error;
      });
      const began = performance.now();
      assert.equal((await server.end()).code, 0);
      // What is left of the log has a second, and the requests none.
      assert.ok(performance.now() - began < 8000);
    });
}

/** More lines than a pipe and the queue behind it hold, while others ask, too. */
async function filled({ address }: Server): Promise<void> {
  for (let round = 0; round < 80; round++) {
    const answers = await Promise.all(Array.from({ length: 100 }, async () => {
      const response = await asked(`${address}/v1/health`, { headers: { "x-request-id": "x".repeat(64) } });
      await response.body?.cancel();
      return response.status;
    }));
    assert.deepEqual(new Set(answers), new Set([200]));
  }
}

for (const reader of ["gone", "stalls"] as const) {
  longTest(
    `where the reader of the log ${reader === "gone" ? "has gone away" : "stalls"}, each answer is as ever`,
    withReader(reader, async (server, key) => {
      if (reader === "stalls") await filled(server);
      const authorization = `Bearer ${key}`;
      const validated = await asked(`${server.address}/v1/validate`, validation(key));
      assert.equal((await validated.json()).valid, true);
      const rotated = await asked(`${server.address}/v1/keys/rotate`, { method: "POST", headers: { authorization } });
      assert.equal(rotated.status, 200);
      const next = { authorization: `Bearer ${(await rotated.json()).key}` };
      const usage = await asked(`${server.address}/v1/usage`, { headers: next });
      assert.deepEqual([usage.status, (await usage.json()).used], [200, 1]);
      const missing = await asked(`${server.address}/none`);
      assert.deepEqual([missing.status, (await missing.json()).error], [404, "not_found"]);
    }),
  );
}

longTest(
  "the log has one JSON object a line and nothing else, as the runtime prints nothing of its own",
  withReader("reads", async ({ address, log }, key) => {
    await (await asked(`${address}/v1/validate?record=true`, validation(key))).body?.cancel();
    await (await asked(`${address}/docs`)).body?.cancel();
    for (const end = performance.now() + 5000; !log().includes('"/docs"');) {
      assert.ok(performance.now() < end);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const line of log().trimEnd().split("\n")) assert.equal(typeof JSON.parse(line).request_id, "string");
  }),
);
