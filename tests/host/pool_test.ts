import assert from "node:assert/strict";
import { type Asker, type Done, localPool, type Pool } from "../../host/workers/pool.ts";
import { MOST_HELD } from "../../host/workers/hand.ts";
import { type PoolOptions, spawned, workerPool } from "../../host/workers/worker_pool.ts";
import { validInvoice } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

const alice: Asker = { account: "alice" };
const date = new Date(0);

/** More than stays on the event loop. */
const xml = () => new TextEncoder().encode(validInvoice + " ".repeat(70_000));
const invoice = Deno.readTextFileSync(new URL("../../examples/invoice-from-json.json", import.meta.url));
const json = (text = invoice) => new TextEncoder().encode(text + " ".repeat(70_000));
const facturx = JSON.stringify({ ...JSON.parse(invoice), profile: "facturx-en16931" });
const pages = { profiles: ["facturx-en16931"], date } as const;

async function withPool(options: Partial<PoolOptions>, work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = workerPool({ workers: 1, ...options });
  try {
    await work(pool);
  } finally {
    pool.stop();
  }
}

/** On a busy machine, a worker that works all the time has little of the processor. */
const meters = { wall: () => performance.now(), cpu: () => performance.now() };

const testWorker = (name: string) => () => spawned(new URL(`workers/${name}.ts`, import.meta.url));

longTest("a worker gives what the event loop gives, in every language and of every job", async () => {
  const jobs: readonly ((pool: Pool) => Promise<Done<unknown>>)[] = [
    (pool) => pool.run("validate", xml(), { lang: "de", profile: "xrechnung-ubl", fingerprinted: true }, alice),
    (pool) => pool.run("validateJson", json(), { lang: "fr", strict: true, fingerprinted: true }, alice),
    (pool) => pool.run("validateJson", json("{"), { fingerprinted: true }, alice),
    (pool) => pool.run("parse", xml(), {}, alice),
    (pool) => pool.run("generate", json(), {}, alice),
    (pool) => pool.run("generate", json("{}"), { lang: "de" }, alice),
    (pool) => pool.run("print", json(facturx), { lang: "fr", pages }, alice),
    (pool) => pool.run("print", json(facturx.replace("facturx-en16931", "en16931")), { pages }, alice),
  ];
  await withPool({}, async (pool) => {
    for (const job of jobs) {
      const done = await job(pool);
      assert.ok("ok" in done);
      assert.deepEqual(done, structuredClone(await job(localPool())));
    }
  });
});

Deno.test("pages are drawn for their profile, and not for another", async () => {
  const [mine, other] = await Promise.all([facturx, invoice].map((text) => {
    return localPool().run("print", json(text), { lang: "de", pages }, alice);
  }));
  assert.ok(mine !== undefined && "ok" in mine && "printed" in mine.ok && mine.ok.printed !== undefined);
  assert.ok("ok" in mine.ok.printed);
  assert.equal(new TextDecoder("latin1").decode(mine.ok.printed.ok.slice(0, 5)), "%PDF-");
  assert.ok(other !== undefined && "ok" in other && !("printed" in other.ok) && "ok" in other.ok);
});

Deno.test("a small document is done without a worker, and the bytes of a large one move to it", async () => {
  const spawn = () => assert.fail("no worker is needed");
  await withPool({ spawn }, async (pool) => {
    assert.ok("ok" in await pool.run("validate", new TextEncoder().encode(validInvoice), {}, alice));
  });
  await withPool({}, async (pool) => {
    const bytes = xml();
    assert.ok("ok" in await pool.run("validate", bytes, {}, alice));
    assert.equal(bytes.length, 0);
  });
});

Deno.test("a small document that comes with others is done in a worker", async () => {
  await withPool({}, async (pool) => {
    const bytes = new TextEncoder().encode(validInvoice);
    assert.ok("ok" in await pool.run("validate", bytes, {}, { ...alice, apart: true }));
    assert.equal(bytes.length, 0, "its bytes have moved");
  });
});

longTest("a job that takes too long is ended, and the next one gets a worker that works", async () => {
  const spawns = [testWorker("stuck"), testWorker("heavy")];
  const spawn = () => (spawns.shift() ?? assert.fail("two workers are enough"))();
  await withPool({ spawn, meters, limit: 1_000 }, async (pool) => {
    const [slow, next] = await Promise.all([1, 2].map(() => pool.run("validate", xml(), {}, alice)));
    assert.deepEqual(slow, { failed: "too_slow" });
    assert.ok(next !== undefined && "ok" in next);
  });
});

Deno.test("a worker that holds much memory when its job is done is replaced, and any other is kept", async () => {
  let spawned = 0;
  const spawn = () => {
    spawned++;
    return testWorker("heavy")();
  };
  await withPool({ spawn }, async (pool) => {
    const most = MOST_HELD / 1_048_576;
    for (const [held, wanted] of [[most, 1], [20, 1], [most + 1, 1], [20, 2], [20, 2]] as const) {
      const bytes = new Uint8Array(70_000).fill(held, 0, 1);
      assert.deepEqual(await pool.run("validate", bytes, {}, alice), { ok: "done" });
      assert.equal(spawned, wanted);
    }
  });
});

Deno.test("a worker that breaks fails its job alone", async () => {
  const spawns = [testWorker("broken"), testWorker("heavy")];
  const spawn = () => (spawns.shift() ?? assert.fail("two workers are enough"))();
  await withPool({ spawn }, async (pool) => {
    assert.deepEqual(await pool.run("validate", xml(), {}, alice), { failed: "died" });
    assert.ok("ok" in await pool.run("validate", xml(), {}, alice));
  });
});

Deno.test("a worker without work is ended, and the next job gets another one", async () => {
  let spawns = 0;
  const spawn = () => {
    spawns++;
    return testWorker("heavy")();
  };
  await withPool({ spawn, idle: 1_000 }, async (pool) => {
    const ask = () => pool.run("validate", xml(), {}, alice);
    assert.ok("ok" in await ask() && "ok" in await ask());
    assert.equal(spawns, 1);
    for (const end = performance.now() + 30_000; spawns === 1 && performance.now() < end;) {
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      assert.ok("ok" in await ask());
    }
    assert.equal(spawns, 2);
  });
});

Deno.test("a worker that never gets ready is given up, and one that gets no processor time: both are reported as busy", async () => {
  await withPool({ spawn: testWorker("mute"), start: 300 }, async (pool) => {
    assert.deepEqual(await pool.run("validate", xml(), {}, alice), { failed: "busy" });
  });
  const starved = { wall: () => performance.now(), cpu: () => 0 };
  await withPool({ spawn: testWorker("stuck"), meters: starved, limit: 300 }, async (pool) => {
    assert.deepEqual(await pool.run("validate", xml(), {}, alice), { failed: "busy" });
  });
});

longTest("what a job throws in a worker is thrown to who asked, by its name, and the worker goes on", async () => {
  await withPool({}, async (pool) => {
    const watermark = "ಕರಡು";
    await assert.rejects(pool.run("print", json(facturx), { pages: { ...pages, watermark } }, alice), {
      name: "RangeError",
      stack: /engine\/pdf\/write/,
    });
    assert.ok("ok" in await pool.run("validate", xml(), {}, alice));
  });
});

Deno.test("jobs that find the queue full, and those that wait too long, are refused as busy", async () => {
  const options = { spawn: testWorker("stuck"), meters, waiting: 2, each: 1, patience: 300, limit: 1_500 };
  await withPool(options, async (pool) => {
    const ask = (account: string) => pool.run("validate", xml(), {}, { account });
    const asked = ["a", "a", "a", "b", "c"].map(ask);
    assert.deepEqual(await Promise.all(asked), [
      { failed: "too_slow" },
      { failed: "busy" },
      { failed: "busy" },
      { failed: "busy" },
      { failed: "busy" },
    ]);
  });
});

Deno.test("a job that nobody waits for any more is dropped before it begins", async () => {
  await withPool({ spawn: testWorker("stuck"), meters, limit: 1_000 }, async (pool) => {
    const leaving = new AbortController();
    const first = pool.run("validate", xml(), {}, alice);
    const second = pool.run("validate", xml(), {}, { ...alice, signal: leaving.signal });
    leaving.abort();
    assert.deepEqual(await second, { failed: "dropped" });
    assert.deepEqual(await pool.run("validate", xml(), {}, { ...alice, signal: leaving.signal }), {
      failed: "dropped",
    });
    assert.deepEqual(await first, { failed: "too_slow" });
  });
});

Deno.test("a pool that stops ends the job that runs and those that wait, and takes no more", async () => {
  const pool = workerPool({ workers: 1, spawn: testWorker("stuck") });
  const asked = [1, 2].map(() => pool.run("validate", xml(), {}, alice));
  pool.stop();
  assert.deepEqual(await Promise.all(asked), [{ failed: "dropped" }, { failed: "dropped" }]);
  assert.deepEqual(await pool.run("validate", xml(), {}, alice), { failed: "dropped" });
});

Deno.test("a worker reads the project, and may do nothing else", async () => {
  const worker = testWorker("permissions")();
  try {
    const states = await new Promise((resolve) => worker.onmessage = ({ data }) => resolve(data));
    const none = { write: "prompt", net: "prompt", env: "prompt", run: "prompt", sys: "prompt", ffi: "prompt" };
    assert.deepEqual(states, { ...none, read: "prompt" });
  } finally {
    worker.terminate();
  }
});
