/** The started server while another process holds its store's file, and afterwards. */
import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { started, validation } from "../support/server.ts";
import { withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

longTest(
  "a server whose store is locked answers 503 soon, hands over no key that is lost, and goes on afterwards",
  () =>
    withFolder({}, async (folder) => {
      const path = `${folder}/faktlint.db`;
      const server = await started({ KV_PATH: path });
      const { address } = server;
      const lock = new DatabaseSync(path);
      try {
        const key = /^ {2}(fl_live_\w+)$/m.exec(server.announcement)?.[1] ?? "";
        const headers = { authorization: `Bearer ${key}` };
        const signup = { method: "POST", body: '{"email":"a@b.example"}' };
        const changes: readonly (readonly [string, RequestInit])[] = [
          ["/v1/validate?record=true", validation(key)],
          ["/v1/keys/rotate", { method: "POST", headers }],
          ["/v1/keys", signup],
        ];
        lock.exec("BEGIN EXCLUSIVE");
        // All at once, when nobody knows of the lock yet, and again when it is known.
        for (const longest of [12_000, 4000]) {
          const began = performance.now();
          await Promise.all(changes.map(async ([path, init]) => {
            const response = await fetch(`${address}${path}`, init);
            const { error } = await response.json();
            assert.deepEqual(
              [response.status, error, response.headers.get("retry-after")],
              [503, "store_busy", "5"],
              path,
            );
          }));
          assert.ok(performance.now() - began < longest);
        }
        const until = async (status: number) => {
          for (const end = performance.now() + 20_000;;) {
            const response = await fetch(`${address}/v1/health`);
            const { ok } = await response.json();
            if (response.status === status) return assert.equal(ok, status === 200);
            assert.ok(performance.now() < end, `health stays ${response.status}`);
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
        };
        await until(503);
        lock.exec("ROLLBACK");
        await until(200);
        // What stalled first may have been charged; nothing else was done.
        const { used } = await (await fetch(`${address}/v1/usage`, { headers })).json();
        assert.ok(used <= 1, `${used} used`);
        for (const [path, init] of changes) {
          const response = await fetch(`${address}${path}`, init);
          await response.body?.cancel();
          assert.ok(response.ok, `${path}: ${response.status}`);
        }
      } finally {
        lock.close();
        await server.end();
      }
    }),
);
