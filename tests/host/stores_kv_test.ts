import assert from "node:assert/strict";
import { authenticate, createKey } from "../../host/stores/accounts.ts";
import { issueFreeKey } from "../../host/stores/signups.ts";
import { StoreBusyError } from "../../host/stores/busy.ts";
import { Gate } from "../../host/stores/gate.ts";
import { HashKeyError, needSameHashKey } from "../../host/stores/hash_key.ts";
import { openKv, patientKv, retried } from "../../host/stores/kv.ts";
import { storeName } from "../../host/stores/store_path.ts";
import { onceFree, openStores, type Stores } from "../../host/stores/stores.ts";
import { watchStore } from "../../host/stores/watch.ts";
import { dump, withStores } from "../support/stores.ts";
import { withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

/** A store of Deno whose reads fail as often as said, and patience that notes how long it waited. */
async function withTrouble(
  error: Error,
  times: number,
  work: (read: () => Promise<unknown>, waits: readonly number[]) => Promise<void>,
): Promise<void> {
  const raw = await Deno.openKv(":memory:");
  const real = raw.getMany.bind(raw);
  raw.getMany = (...args) => times-- > 0 ? Promise.reject(error) : real(...args);
  const waits: number[] = [];
  const patience = { wait: (it: number) => Promise.resolve(void waits.push(it)), jitter: () => 1 };
  await work(() => patientKv(raw, patience).get(["x"]), waits).finally(() => raw.close());
}

Deno.test("openKv() makes the folder of its file, and finds again what was stored", () =>
  withFolder({}, async (folder) => {
    const path = `${folder}/deep/er/kv.db`;
    const first = await openKv(path);
    assert.deepEqual({ ...await first.atomic().set(["a"], { b: 1 }).commit() }.ok, true);
    first.close();
    const second = await openKv(path);
    assert.deepEqual((await second.get(["a"])).value, { b: 1 });
    second.close();
  }));

Deno.test("a store that another process has locked is asked again, with growing waits", () =>
  withTrouble(new TypeError("database is locked"), 9, async (read, waits) => {
    await read();
    assert.deepEqual(waits, [1, 2, 4, 8, 16, 32, 64, 100, 100]);
  }));

Deno.test("a store that stays locked ends in an error with a code, after less than 10 s of waiting", () =>
  withTrouble(new TypeError("database is locked"), Infinity, async (read, waits) => {
    await assert.rejects(read(), (error) => error instanceof StoreBusyError && error.code === "store_busy");
    assert.ok(waits.length === 100 && waits.reduce((sum, it) => sum + it) < 10_000);
  }));

for (const what of ["database or disk is full", "disk I/O error", "attempt to write a readonly database"]) {
  Deno.test(`a store that cannot be written is busy, and nobody waits for it: ${what}`, () =>
    withTrouble(new TypeError(what), 1, async (read, waits) => {
      const isFull = (error: unknown) => error instanceof StoreBusyError && error.trouble === "full";
      await assert.rejects(read(), isFull);
      assert.deepEqual(waits, []);
    }));
}

Deno.test("another trouble of the store is not waited for", () =>
  withTrouble(new TypeError("out of memory"), 1, async (read, waits) => {
    await assert.rejects(read(), /out of memory/);
    assert.deepEqual(waits, []);
  }));

Deno.test("a failed check leaves everything as it was", async () => {
  const kv = await openKv(":memory:");
  await kv.atomic().set(["a"], 1).commit();
  const stale = await kv.get(["a"]);
  await kv.atomic().set(["a"], 2).commit();
  const { ok } = await kv.atomic().check({ key: ["a"], versionstamp: stale.versionstamp }).set(["a"], 3).set(["b"], 3)
    .commit();
  assert.deepEqual([ok, (await kv.get(["a"])).value, (await kv.get(["b"])).value], [false, 2, null]);
  kv.close();
});

Deno.test("list() gives what is below a prefix in order, and no more than it is asked for", async () => {
  const kv = await openKv(":memory:");
  await kv.atomic().set(["a", 2], "2").set(["a", 1], "1").set(["a"], "not below").set(["b", 1], "elsewhere").commit();
  assert.deepEqual((await kv.list(["a"])).map(({ value }) => value), ["1", "2"]);
  assert.deepEqual((await kv.list(["a"], 1)).map(({ value }) => value), ["1"]);
  kv.close();
});

Deno.test("retried() gives the first result that is one", async () => {
  const results = [undefined, undefined, 0, 1];
  const patience = { wait: () => Promise.resolve(), jitter: () => 0 };
  assert.equal(await retried(patience, () => Promise.resolve(results.shift())), 0);
});

/** A store whose commits stall until `go` is called, behind a gate that waits for 100 ms, and is shut after 30. */
async function withStall(
  work: (kv: ReturnType<typeof patientKv>, go: () => void, raw: Deno.Kv) => Promise<void>,
): Promise<void> {
  const raw = await Deno.openKv(":memory:");
  const released = Promise.withResolvers<void>();
  const stalling = {
    get: raw.get.bind(raw),
    getMany: raw.getMany.bind(raw),
    list: raw.list.bind(raw),
    close: () => raw.close(),
    atomic() {
      const atomic = raw.atomic();
      const commit = atomic.commit.bind(atomic);
      return Object.assign(atomic, { commit: () => released.promise.then(() => commit()) });
    },
  };
  const patience = { wait: () => Promise.resolve(), jitter: () => 0 };
  const kv = patientKv(stalling, patience, new Gate(undefined, 100, 30));
  await work(kv, released.resolve, raw).finally(() => raw.close());
}

function isBusy(error: unknown): boolean {
  return error instanceof StoreBusyError;
}

longTest(
  "a commit that stalls ends as busy, and shuts the gate: what comes later is refused at once, and not done",
  () =>
    withStall(async (kv, go, raw) => {
      await assert.rejects(kv.atomic().set(["first"], 1).commit(), isBusy);
      const began = performance.now();
      for (let count = 0; count < 1000; count++) {
        await assert.rejects(kv.atomic().set(["later"], count).commit(), isBusy);
        await assert.rejects(kv.probe(), isBusy);
      }
      // Each alone would wait for 100 ms.
      assert.ok(performance.now() - began < 50_000);
      await assert.rejects(kv.get(["later"]), isBusy);
      go();
      while (await kv.probe().then(() => false, () => true)) await new Promise((resolve) => setTimeout(resolve, 1));
      assert.deepEqual({ ...await kv.atomic().set(["after"], 1).commit() }.ok, true);
      assert.deepEqual([(await raw.get(["later"])).value, (await raw.get(["after"])).value], [null, 1]);
    }),
);

Deno.test("a commit to the end is waited for, however long the store stalls", () =>
  withStall(async (kv, go, raw) => {
    const commit = kv.atomic().set(["key"], 1).commit({ toTheEnd: true });
    const first = await Promise.race([commit, new Promise((resolve) => setTimeout(() => resolve("waits"), 300))]);
    assert.equal(first, "waits");
    go();
    assert.equal((await commit).ok, true);
    assert.equal((await raw.get(["key"])).value, 1);
  }));

Deno.test("a caller that makes a key gets it, however long the store stalls: nobody else could ever learn it", () =>
  withStall(async (kv, go) => {
    const stores = await openStores(":memory:");
    const made = createKey({ ...stores, kv }, { tier: "free", label: "first" });
    const first = await Promise.race([made, new Promise((resolve) => setTimeout(() => resolve("waits"), 300))]);
    assert.equal(first, "waits");
    go();
    assert.ok(await authenticate({ ...stores, kv }, (await made).key) !== undefined);
    stores.kv.close();
  }));

Deno.test("what a program does before it starts is done again while the store is busy, and no other error is", async () => {
  const answers = [new StoreBusyError("it stalls", "stalled"), new StoreBusyError("it is locked", "locked")];
  assert.equal(
    await onceFree(() => answers.length > 0 ? Promise.reject(answers.shift()) : Promise.resolve("done")),
    "done",
  );
  for (const error of [new StoreBusyError("the disk is full", "full"), new HashKeyError("another one")]) {
    let count = 0;
    await assert.rejects(onceFree(() => Promise.reject(error).finally(() => count++)), error);
    assert.equal(count, 1);
  }
});

Deno.test("entries that are asked for while others are read are read together, ten at most, and each gets its own", async () => {
  const raw = await Deno.openKv(":memory:");
  const sizes: number[] = [];
  const real = raw.getMany.bind(raw);
  raw.getMany = (keys, options) => {
    sizes.push(keys.length);
    return real(keys, options);
  };
  const kv = patientKv(raw, { wait: () => Promise.resolve(), jitter: () => 0 });
  const numbers = Array.from({ length: 14 }, (_, number) => number);
  for (const number of numbers) await raw.set(["n", number], number);
  const one = numbers.map(async (number) => (await kv.get<number>(["n", number])).value);
  const both = kv.both<number, string>(["n", 3], ["missing"]);
  assert.deepEqual(await Promise.all(one), numbers);
  assert.deepEqual((await both).map(({ value }) => value), [3, null]);
  assert.deepEqual(sizes, [1, 10, 5]);
  raw.close();
});

Deno.test("a read that fails fails for those that shared it, and the next one is done", async () => {
  const raw = await Deno.openKv(":memory:");
  const real = raw.getMany.bind(raw);
  let left = 1;
  raw.getMany = (keys, options) => left-- > 0 ? Promise.reject(new TypeError("out of memory")) : real(keys, options);
  const kv = patientKv(raw, { wait: () => Promise.resolve(), jitter: () => 0 });
  const both = await Promise.allSettled([kv.get(["x"]), kv.get(["y"])]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ["fulfilled", "rejected"]);
  raw.close();
});

Deno.test("a read that stalls ends as busy", async () => {
  const raw = await Deno.openKv(":memory:");
  const never = new Promise<never>(() => {});
  const stalling = {
    get: () => never,
    getMany: () => never,
    list: raw.list.bind(raw),
    atomic: raw.atomic.bind(raw),
    close: () => raw.close(),
  };
  const kv = patientKv(stalling, { wait: () => Promise.resolve(), jitter: () => 0 }, new Gate(undefined, 20, 10));
  await assert.rejects(kv.get(["x"]), isBusy);
  raw.close();
});

Deno.test("a store that answered while the whole process was held up is not stalled for the next caller", async () => {
  const raw = await Deno.openKv(":memory:");
  const answer = await raw.getMany([["x"]]) as never;
  let isHeldUp = true;
  // The answer has come while nothing runs, and is heard in the turn after that.
  const held = {
    get: raw.get.bind(raw),
    getMany: () => isHeldUp ? new Promise<never>((heard) => setTimeout(heard, 1, answer)) : Promise.resolve(answer),
    list: raw.list.bind(raw),
    atomic: raw.atomic.bind(raw),
    close: () => raw.close(),
  };
  const kv = patientKv(held, { wait: () => Promise.resolve(), jitter: () => 0 }, new Gate(undefined, 5_000, 30));
  const first = kv.get(["x"]);
  await Promise.resolve();
  for (const end = performance.now() + 100; performance.now() < end;);
  isHeldUp = false;
  assert.equal((await kv.get(["x"])).value, null);
  await first;
  raw.close();
});

Deno.test("watchStore() says that the store cannot be written, that it can be again, and that it is damaged", async () => {
  let probe = () => Promise.reject<void>(new TypeError("database or disk is full"));
  let sound = () => Promise.resolve();
  const watch = watchStore({ probe: () => probe(), sound: () => sound() }, 1);
  const until = async (isWritable: boolean) => {
    while (watch.isWritable() !== isWritable) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  assert.equal(watch.isWritable(), true);
  await until(false);
  probe = () => Promise.resolve();
  await until(true);
  sound = () => Promise.reject(new TypeError("the store is damaged"));
  await until(false);
  watch.stop();
});

Deno.test("the file of a store, and what lies beside it, is its owner's alone, also where it was open to others before", () =>
  withFolder({}, async (folder) => {
    const path = `${folder}/kv.db`;
    for (const mode of [undefined, 0o644]) {
      if (mode !== undefined) await Deno.chmod(path, mode);
      const kv = await openKv(path);
      await kv.atomic().set(["a"], 1).commit();
      for await (const { name } of Deno.readDir(folder)) {
        assert.equal(((await Deno.stat(`${folder}/${name}`)).mode ?? 0) & 0o777, 0o600, name);
      }
      assert.equal((await kv.get(["a"])).value, 1);
      kv.close();
    }
  }));

Deno.test("the name of a store that is an address shows neither password nor token", () => {
  assert.equal(storeName("https://me:secret@kv.example/a?token=secret#secret"), "https://kv.example/a");
  for (const path of [":memory:", "data/faktlint.db", "https.db"]) assert.equal(storeName(path), path);
});

/** What needSameHashKey() makes of a store with a key: what it names, or "the same". */
async function hashKey(stores: Stores, emailHashKey?: string): Promise<string> {
  const { emailHashKey: _, ...rest } = stores;
  try {
    await needSameHashKey(emailHashKey === undefined ? rest : { ...rest, emailHashKey });
    return "the same";
  } catch (error) {
    assert.ok(error instanceof HashKeyError);
    assert.ok(!error.message.includes("secret"));
    return /^EMAIL_HASH_KEY is [a-z ]+(?=,)/.exec(error.message)?.[0] ?? error.message;
  }
}

Deno.test("a store knows the EMAIL_HASH_KEY that it was made with without keeping it, and takes no other", () =>
  withStores(async ({ stores }) => {
    const keyed = { ...stores, emailHashKey: "secret one" };
    assert.deepEqual([await hashKey(stores), await hashKey(keyed, "secret one")], ["the same", "the same"]);
    await issueFreeKey(keyed, "a@b.example", "192.0.2.1");
    assert.equal(await hashKey(stores, "secret one"), "the same");
    assert.equal(await hashKey(stores, "secret two"), "EMAIL_HASH_KEY is another one");
    assert.equal(await hashKey(stores), "EMAIL_HASH_KEY is not set");
    assert.ok(!(await dump(stores)).includes("secret one"));
  }));

Deno.test("a store that hashes with a key of its own takes no EMAIL_HASH_KEY", () =>
  withStores(async ({ stores }) => {
    await issueFreeKey(stores, "a@b.example", "192.0.2.1");
    assert.equal(await hashKey(stores), "the same");
    assert.equal(await hashKey(stores, "secret one"), "EMAIL_HASH_KEY is set");
  }));
