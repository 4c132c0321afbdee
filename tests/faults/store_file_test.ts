/** The store's file: moved away, emptied, filled or foreign, under a started server and at its start. */
import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { UsageError } from "../../host/cli/terminal.ts";
import { serveHere } from "../support/serve_here.ts";
import { started, taskArguments, validation } from "../support/server.ts";
import { withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

/** What a validation and health answer, once they agree on `status` or time is over. */
async function agreed(address: string, key: string, status: number): Promise<readonly unknown[]> {
  for (const end = performance.now() + 20_000;;) {
    const response = await fetch(`${address}/v1/validate`, validation(key));
    const { error } = await response.json();
    const health = await fetch(`${address}/v1/health`);
    const { ok } = await health.json();
    const isAgreed = response.status === status && ok === (status === 200);
    if (isAgreed || performance.now() > end) return [response.status, error, health.status, ok];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const gone: readonly (readonly [what: string, change: (path: string) => Promise<void>])[] = [
  ["moved away", (path) => Deno.rename(path, `${path}.moved`)],
  ["emptied", (path) => Deno.truncate(path, 0)],
  ["replaced by another store", async (path) => {
    await Deno.rename(path, `${path}.moved`);
    (await Deno.openKv(path)).close();
  }],
];

for (const [what, change] of gone) {
  longTest(
    `a server whose store is ${what} charges nobody and says so, in answers, in health and in the log`,
    () =>
      withFolder({}, async (folder) => {
        const path = `${folder}/faktlint.db`;
        const server = await started({ KV_PATH: path });
        try {
          const key = /^ {2}(fl_live_\w+)$/m.exec(server.announcement)?.[1] ?? "";
          assert.equal((await agreed(server.address, key, 200))[0], 200);
          await change(path);
          assert.deepEqual(await agreed(server.address, key, 503), [503, "store_busy", 503, false]);
          const gone = /"event":"store_busy","detail":"gone"/;
          assert.match(await server.logged(gone), gone);
          if (what !== "moved away") return;
          await Deno.rename(`${path}.moved`, path);
          assert.deepEqual(await agreed(server.address, key, 200), [200, undefined, 200, true]);
        } finally {
          await server.end();
        }
      }),
  );
}

/** What a server says that does not start. */
async function refused(path: string, ...args: readonly string[]): Promise<string> {
  return await serveHere({ PORT: "0", KV_PATH: path }, args).then(() => "it starts", (error: unknown) => {
    assert.ok(error instanceof UsageError);
    return error.message;
  });
}

longTest(
  "an empty file is no store unless it is to be a new one, and a file of others never is",
  () =>
    withFolder({ "empty.db": "", "text.db": "what somebody wrote down" }, async (folder) => {
      assert.match(await refused(`${folder}/empty.db`), /empty\.db is empty.*--new-store/s);
      assert.match(await refused(`${folder}/text.db`, "--new-store"), /text\.db is no store/);
      assert.equal(await Deno.readTextFile(`${folder}/text.db`), "what somebody wrote down");
      const foreign = new DatabaseSync(`${folder}/foreign.db`);
      foreign.exec("CREATE TABLE songs (title TEXT)");
      foreign.close();
      assert.match(await refused(`${folder}/foreign.db`, "--new-store"), /foreign\.db is no store/);
      const environment = { KV_PATH: `${folder}/empty.db` };
      const server = await started(environment, "reads", undefined, [...taskArguments("start"), "--new-store"]);
      await server.end();
      assert.match(server.announcement, /The store had no key/);
      assert.equal(await serveHere({ PORT: "0", ...environment }), 0, "now it is one");
    }),
);

longTest(
  "several processes that make one new store share it, and leave nothing beside it",
  () =>
    withFolder({}, async (folder) => {
      const path = `${folder}/new/faktlint.db`;
      const servers = await Promise.all([started({ KV_PATH: path }), started({ KV_PATH: path })]);
      const keys = servers.flatMap(({ announcement }) => /^ {2}(fl_live_\w+)$/m.exec(announcement)?.[1] ?? []);
      try {
        assert.ok(keys.length > 0);
        for (const { address } of servers) assert.equal((await agreed(address, keys[0] ?? "", 200))[0], 200);
        const names = [...Deno.readDirSync(`${folder}/new`)].map(({ name }) => name);
        assert.deepEqual(names.filter((name) => !/^faktlint\.db(?:-wal|-shm)?$/.test(name)), []);
      } finally {
        for (const server of servers) await server.end();
      }
    }),
);

longTest(
  "a store that is locked when it is opened is waited for longer than a request is, and that is said",
  () =>
    withFolder({}, async (folder) => {
      const path = `${folder}/faktlint.db`;
      await (await started({ KV_PATH: path })).end();
      const lock = new DatabaseSync(path);
      lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
      const release = setTimeout(() => lock.close(), 20_000);
      try {
        const server = await started({ KV_PATH: path });
        const waits = /is locked by another process.*Waiting/;
        assert.match(await server.logged(waits), waits);
        await server.end();
      } finally {
        clearTimeout(release);
      }
    }),
);
