/** Several processes on one store, and processes that are killed: every answer to a client holds. */
import assert from "node:assert/strict";
import { authenticate } from "../../host/stores/accounts.ts";
import { listAccounts } from "../../host/stores/operator.ts";
import { readRecord } from "../../host/stores/records.ts";
import type { Stores } from "../../host/stores/stores.ts";
import { usageOf } from "../../host/stores/usage.ts";
import { accountWith, granted, storesAt } from "../support/stores.ts";
import { withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

const client = new URL("store_client.ts", import.meta.url).pathname;
const config = new URL("../../deno.json", import.meta.url).pathname;
/** A process that has not ended by then is stopped, and its test fails. */
const LIMIT = 25_000;

interface Work {
  readonly file: string;
  readonly clients: number;
  readonly job: string;
  readonly key?: string;
  /** Kills the process, as `kill -9` does, when it has told so many lines. */
  readonly killAfter?: number;
}

interface Told {
  /** The words of each line. */
  readonly lines: readonly (readonly string[])[];
  readonly success: boolean;
}

/** Starts one process for each work, lets them begin when all are ready, and gives what they told. */
async function run(works: readonly Work[]): Promise<readonly Told[]> {
  const started = works.map((work) => start(work));
  await Promise.all(started.map(({ ready }) => ready));
  return await Promise.all(started.map(({ begin }) => begin()));
}

function start({ file, clients, job, key = "", killAfter = Infinity }: Work) {
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-prompt", "--quiet", "--config", config, "-A", client, file, `${clients}`, job, key],
    stdin: "piped",
    stdout: "piped",
    signal: AbortSignal.timeout(LIMIT),
  }).spawn();
  const reader = process.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  /** Reads on until there are so many whole lines, or no more. */
  const read = async (lines: number): Promise<void> => {
    while (text.split("\n").length - 1 < lines) {
      const { value, done } = await reader.read();
      if (done) return;
      text += value;
    }
  };
  const begin = async (): Promise<Told> => {
    await process.stdin.close();
    await read(killAfter + 1);
    if (killAfter < Infinity) process.kill("SIGKILL");
    await read(Infinity);
    const { success } = await process.status;
    // The text after the last line break is incomplete.
    return { lines: text.split("\n").slice(1, -1).map((line) => line.split(" ")), success };
  };
  return { ready: read(1), begin };
}

async function withStore(work: (file: string, stores: Stores) => Promise<void>): Promise<void> {
  await withFolder({}, async (folder) => {
    const file = `${folder}/kv.db`;
    const stores = await storesAt(file);
    await work(file, stores).finally(() => stores.kv.close());
  });
}

function count(told: readonly Told[], word: string): number {
  return told.flatMap(({ lines }) => lines).filter(([first]) => first === word).length;
}

Deno.test("two processes with 40 clients on one key with 100 documents get exactly 100", () =>
  withStore(async (file, stores) => {
    const { key, account } = await granted(stores, { tier: "free" });
    const work = { file, clients: 20, job: "charge", key };
    const told = await run([work, work]);
    assert.ok(told.every(({ success }) => success));
    assert.deepEqual([count(told, "charged"), count(told, "quota_exceeded")], [100, 40]);
    assert.equal((await usageOf(stores, account)).used, 100);
  }));

Deno.test("of 20 rotations of one key in two processes one wins, and the usage is carried over", () =>
  withStore(async (file, stores) => {
    const { key } = await granted(stores, { tier: "free" });
    await run([{ file, clients: 1, job: "charge", key }]);
    const work = { file, clients: 10, job: "rotate", key };
    const told = await run([work, work]);
    assert.ok(told.every(({ success }) => success));
    assert.deepEqual([count(told, "rotated"), count(told, "rotation_already_done")], [1, 19]);
    assert.deepEqual(await authenticate(stores, key), { error: "key_rotated" });
    const [, next = ""] = told.flatMap(({ lines }) => lines).find(([first]) => first === "rotated") ?? [];
    assert.equal((await usageOf(stores, await accountWith(stores, next))).used, 100);
  }));

Deno.test("20 rotations of one key in two processes under one Idempotency-Key get one new key", () =>
  withStore(async (file, stores) => {
    const { key } = await granted(stores, { tier: "free" });
    const work = { file, clients: 10, job: "rotateTogether", key };
    const told = await run([work, work]);
    assert.ok(told.every(({ success }) => success));
    const keys = told.flatMap(({ lines }) => lines).map(([, next = ""]) => next);
    assert.deepEqual([count(told, "rotated"), new Set(keys).size], [20, 1]);
    assert.equal((await accountWith(stores, keys[0] ?? "")).rotations.count, 1);
    assert.deepEqual(await authenticate(stores, key), { error: "key_rotated" });
  }));

longTest(
  "a charge that was answered is not lost when the process is killed, and at most one per client is not answered",
  () =>
    withStore(async (file, stores) => {
      const { key, account } = await granted(stores, { tier: "scale" });
      const clients = 8;
      for (const killAfter of [50, 300]) {
        const before = (await usageOf(stores, account)).used;
        const work = { file, clients, job: "charge", key, killAfter };
        const told = await run([work, work]);
        assert.ok(told.every(({ success }) => !success));
        const [charged, counted] = [count(told, "charged"), (await usageOf(stores, account)).used - before];
        assert.ok(charged >= 2 * killAfter, `${charged} told`);
        assert.ok(charged <= counted && counted <= charged + 2 * clients, `${charged} told, ${counted} counted`);
      }
    }),
);

Deno.test("a key that was answered works after the process is killed, and so does a rotated one", () =>
  withStore(async (file, stores) => {
    const clients = 8;
    const told = await run([{ file, clients, job: "keys", killAfter: 200 }]);
    const lines = told.flatMap((it) => it.lines);
    const rotations = lines.filter(([first]) => first === "rotated");
    assert.ok(count(told, "key") >= 80 && rotations.length >= 80);
    for (const [, old = "", next = ""] of rotations) {
      assert.deepEqual(await authenticate(stores, old), { error: "key_rotated" });
      assert.ok("account" in await authenticate(stores, next));
    }
    const rotated = new Set(rotations.map(([, old]) => old));
    const made = lines.filter(([first, key]) => first === "key" && !rotated.has(key));
    const states = await Promise.all(made.map(([, key = ""]) => authenticate(stores, key)));
    // A rotation that was under way may have been done, and nobody told; no key is unknown.
    assert.ok(states.every((it) => "account" in it || it.error === "key_rotated"));
    assert.ok(made.length <= clients);
    assert.ok((await listAccounts(stores)).length <= count(told, "key") + clients);
  }));

Deno.test("a record that was answered can be read after the process is killed", () =>
  withStore(async (file, stores) => {
    const [told] = await run([{ file, clients: 8, job: "records", killAfter: 100 }]);
    const ids = told?.lines.map(([, id = ""]) => id) ?? [];
    assert.ok(ids.length >= 100);
    for (const id of ids) assert.ok("ok" in await readRecord(stores, id, { known: [] }));
  }));

Deno.test("of 20 requests for a record with one Idempotency-Key in two processes one record comes, and one charge", () =>
  withStore(async (file, stores) => {
    const { key, account } = await granted(stores, { tier: "free" });
    const work = { file, clients: 10, job: "recordOnce", key };
    const told = await run([work, work]);
    const ids = told.flatMap(({ lines }) => lines).map(([, id = ""]) => id);
    assert.deepEqual([ids.length, new Set(ids).size], [20, 1]);
    assert.ok("ok" in await readRecord(stores, ids[0] ?? "", { known: [] }));
    assert.equal((await stores.kv.list(["record"])).length, 1);
    assert.equal((await usageOf(stores, account)).used, 1);
  }));
