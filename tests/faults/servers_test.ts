/** Servers over HTTP: two on one store, and one that is killed. Every answer holds. */
import assert from "node:assert/strict";
import { createKey } from "../../host/stores/accounts.ts";
import { openStores } from "../../host/stores/stores.ts";
import { type Server, started, validation } from "../support/server.ts";
import { withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

function firstKey({ announcement }: Server): string {
  const [, key] = /^ {2}(fl_live_\w+)$/m.exec(announcement) ?? [];
  assert.ok(key !== undefined, announcement);
  return key;
}

/** A key whose allowance no test uses up. */
async function scaleKey(file: string): Promise<string> {
  const [key = ""] = await scaleKeys(file, 1);
  return key;
}

/** The same of so many accounts. */
async function scaleKeys(file: string, count: number): Promise<readonly string[]> {
  const stores = await openStores(file);
  const made = [];
  for (let left = count; left > 0; left--) made.push((await createKey(stores, { tier: "scale" })).key);
  stores.kv.close();
  return made;
}

function bearer(key: string): RequestInit {
  return { headers: { authorization: `Bearer ${key}` } };
}

/** The status of an answer, and what it says. */
async function asked(address: string, path: string, init: RequestInit = {}) {
  const response = await fetch(`${address}${path}`, init);
  return { status: response.status, body: await response.json() };
}

/** Waits a moment where a request came too fast for its key, and takes nothing else. */
async function paced(status: number, body: { readonly error?: string }): Promise<void> {
  assert.deepEqual([status, body.error], [429, "rate_limited"]);
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/** A request from another client address, as the trusted proxy says. */
function from(number: number, init: RequestInit = {}): RequestInit {
  const address = `10.1.${number >> 8 & 255}.${number & 255}`;
  return { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), "x-forwarded-for": address } };
}

longTest(
  "two servers on one store hand out exactly the allowance, and one of 20 rotations wins",
  () =>
    withFolder({}, async (folder) => {
      const environment = { KV_PATH: `${folder}/faktlint.db` };
      const one = await started(environment);
      const other = await started(environment);
      const servers = [one, other];
      try {
        const key = firstKey(one);
        const clients = Array.from({ length: 40 }, async (_, index) => {
          const { address } = servers[index % 2] ?? one;
          for (let served = 0;; served++) {
            const { status, body } = await asked(address, "/v1/parse", validation(key));
            if (status === 200) continue;
            if (body.error === "quota_exceeded") return served;
            served--;
            await paced(status, body);
          }
        });
        const served = await Promise.all(clients);
        assert.equal(served.reduce((sum, it) => sum + it, 0), 100);

        const rotations = await Promise.all(Array.from({ length: 20 }, (_, index) => {
          const { address } = servers[index % 2] ?? one;
          return asked(address, "/v1/keys/rotate", { method: "POST", ...bearer(key) });
        }));
        const won = rotations.filter(({ status }) => status === 200);
        assert.equal(won.length, 1);
        const lost = rotations.filter(({ status }) => status !== 200);
        assert.deepEqual(new Set(lost.map(({ body }) => body.error)), new Set(["rotation_already_done"]));
        for (const { address } of servers) {
          assert.equal((await asked(address, "/v1/usage", bearer(key))).status, 410);
          assert.equal((await asked(address, "/v1/usage", bearer(won[0]?.body.key))).body.used, 100);
        }
      } finally {
        await Promise.all(servers.map((server) => server.end()));
      }
    }),
);

longTest(
  "a server that is killed under load lost no charge, key or record that it had answered",
  () =>
    withFolder({}, async (folder) => {
      const environment = { KV_PATH: `${folder}/faktlint.db`, TRUSTED_PROXIES: "127.0.0.1" };
      const key = await scaleKey(environment.KV_PATH);
      const killed = await started(environment);
      const told = { charges: 0, keys: new Set<string>(), records: new Set<string>() };
      const CLIENTS = 8;
      /** Asks again and again until the server is gone. */
      const until = async (ask: (turn: number) => Promise<void>) => {
        for (let turn = 0;; turn++) {
          try {
            await ask(turn);
          } catch (error) {
            if (error instanceof assert.AssertionError) throw error;
            return;
          }
        }
      };
      const charging = Array.from({ length: CLIENTS }, () =>
        until(async () => {
          const { status, body } = await asked(killed.address, "/v1/parse", validation(key));
          if (status === 200) told.charges++;
          else await paced(status, body);
        }));
      const signing = until(async (turn) => {
        const init = { method: "POST", body: JSON.stringify({ email: `client${turn}@b.example` }) };
        const { status, body } = await asked(killed.address, "/v1/keys", from(turn, init));
        assert.equal(status, 201);
        told.keys.add(body.key);
        const recorded = await asked(killed.address, "/v1/validate?record=true", validation(body.key));
        assert.equal(recorded.status, 200);
        told.records.add(recorded.body.record.id);
      });
      const patience = performance.now() + 10_000;
      const isUnderWay = () => told.charges > 0 && told.keys.size > 0 && told.records.size > 0;
      while (!isUnderWay() && performance.now() < patience) await new Promise((resolve) => setTimeout(resolve, 50));
      await new Promise((resolve) => setTimeout(resolve, 400));
      await killed.end("SIGKILL");
      await Promise.all([...charging, signing]);

      const restarted = await started(environment);
      try {
        const { used } = (await asked(restarted.address, "/v1/usage", bearer(key))).body;
        assert.ok(isUnderWay(), "something was under way");
        assert.ok(used >= told.charges && used <= told.charges + CLIENTS, `${used} used, ${told.charges} answered`);
        for (const it of told.keys) assert.equal((await asked(restarted.address, "/v1/usage", bearer(it))).status, 200);
        for (const [turn, id] of [...told.records].entries()) {
          const { status, body } = await asked(restarted.address, `/v1/records/${id}`, from(turn));
          assert.deepEqual([status, body.id], [200, id]);
        }
      } finally {
        await restarted.end();
      }
    }),
);

longTest(
  "a server that is killed while charges of many accounts share commits counted what it answered, and nothing twice",
  () =>
    withFolder({}, async (folder) => {
      const environment = { KV_PATH: `${folder}/faktlint.db` };
      const keys = await scaleKeys(environment.KV_PATH, 16);
      const killed = await started(environment);
      const told = new Map(keys.map((key) => [key, 0]));
      const sum = () => told.values().reduce((sum, it) => sum + it, 0);
      const enough = Promise.withResolvers<void>();
      // One request at a time of each account: more than one can be neither lost nor unanswered.
      const clients = keys.map(async (key) => {
        while (true) {
          const answer = await asked(killed.address, "/v1/validate", validation(key)).catch(() => undefined);
          if (answer === undefined) return;
          if (answer.status !== 200) await paced(answer.status, answer.body);
          else told.set(key, (told.get(key) ?? 0) + 1);
          if (sum() >= 10 * keys.length) enough.resolve();
        }
      });
      await Promise.race([enough.promise, Promise.all(clients)]);
      await killed.end("SIGKILL");
      await Promise.all(clients);

      const restarted = await started(environment);
      try {
        for (const [key, answered] of told) {
          const { used } = (await asked(restarted.address, "/v1/usage", bearer(key))).body;
          assert.ok(used === answered || used === answered + 1, `${used} used, ${answered} answered`);
        }
      } finally {
        await restarted.end();
      }
    }),
);
