/** A store whose file is damaged: a sentence and a status that nobody starts again for, and no end of the runtime. */
import assert from "node:assert/strict";
import { Soundness } from "../../host/stores/soundness.ts";
import { damage, filledStore, places } from "../support/damage.ts";
import { started, taskArguments } from "../support/server.ts";
import { longTest } from "../support/sweeps.ts";
import { withFolder } from "../support/terminal.ts";

const root = new URL("../../", import.meta.url);

async function run(store: string, ...args: readonly string[]) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [...taskArguments("faktlint"), ...args],
    cwd: root,
    env: { KV_PATH: store, PORT: "0", NO_COLOR: "1" },
  }).output();
  const [out = "", err = ""] = [stdout, stderr].map((it) => new TextDecoder().decode(it));
  return { code, out, err };
}

longTest("every program reports a damaged store with a sentence and a status of its own", async () => {
  for (const place of places) {
    await withFolder({}, async (folder) => {
      const store = `${folder}/faktlint.db`;
      await filledStore(store);
      damage(store, place);
      for (const args of [["serve"], ["records", "verify"], ["keys", "list"], ["feedback"]]) {
        const { code, err } = await run(store, ...args);
        assert.equal(code, 3, `${place}, ${args.join(" ")}: ${err}`);
        assert.match(err, /is damaged: .*put its last backup in the place of the store/);
        assert.doesNotMatch(err, /panicked|internal error| at /);
      }
    });
  }
});

Deno.test("a server that is to stay says that its store is damaged, keeps off it, and ends when it is stopped", () =>
  withFolder({}, async (folder) => {
    const store = `${folder}/faktlint.db`;
    await filledStore(store);
    damage(store, "middle");
    const server = new Deno.Command(Deno.execPath(), {
      args: [...taskArguments("faktlint"), "serve", "--stay"],
      cwd: root,
      env: { KV_PATH: store, PORT: "0", NO_COLOR: "1" },
      stdout: "null",
      stderr: "piped",
    }).spawn();
    const reader = server.stderr.pipeThrough(new TextDecoderStream()).getReader();
    let said = "";
    while (!said.includes("Waiting to be stopped")) {
      const { value, done } = await reader.read();
      if (done) break;
      said += value;
    }
    assert.match(said, /is damaged: .*\nWaiting to be stopped/);
    server.kill("SIGTERM");
    while (!(await reader.read()).done);
    assert.equal((await server.status).code, 3);
  }));

Deno.test("damage under a running server shows in its health within ten seconds", () =>
  withFolder({}, async (folder) => {
    const store = `${folder}/faktlint.db`;
    await filledStore(store);
    const server = await started({ KV_PATH: store });
    try {
      const health = async () => {
        const answer = await fetch(`${server.address}/v1/health`);
        await answer.body?.cancel();
        return answer.status;
      };
      assert.equal(await health(), 200);
      damage(store, "middle");
      const end = performance.now() + 10_000;
      while (await health() === 200 && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      assert.equal(await health(), 503);
    } finally {
      await server.end();
    }
  }));

Deno.test("the trees of a store that is too large to be looked at whole are gone through, a part at a time", () =>
  withFolder({}, async (folder) => {
    const store = `${folder}/faktlint.db`;
    await filledStore(store);
    const soundness = new Soundness(store);
    // No time at all: each look takes one step, on however slow a machine.
    for (let count = 0; count < 5; count++) await soundness.look(0);
    damage(store, "kv_expiration_ms_idx");
    await assert.rejects(async () => {
      for (let count = 0; count < 50; count++) await soundness.look(0);
    }, /is damaged/);
  }));
