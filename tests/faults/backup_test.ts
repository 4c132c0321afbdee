/** Backups that are made while the service works, and what a restored one knows. */
import assert from "node:assert/strict";
import { createKey } from "../../host/stores/accounts.ts";
import { openStores } from "../../host/stores/stores.ts";
import { type Server, started, taskArguments, validation } from "../support/server.ts";
import { withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

const signed = { RECORD_SIGNING_KEY: "a-key-that-signs-the-records-of-this-test" };

/** The command in a process of its own, with the permissions of its task. */
async function command(store: string, ...args: readonly string[]) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [...taskArguments("faktlint"), ...args],
    env: { KV_PATH: store, ...signed },
    cwd: new URL("../../", import.meta.url),
  }).output();
  return { code, out: new TextDecoder().decode(stdout), err: new TextDecoder().decode(stderr) };
}

interface Told {
  charges: number;
  readonly records: string[];
}

/** Asks for signed records again and again, until it is to stop. */
async function load({ address }: Server, key: string, told: Told, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const response = await fetch(`${address}/v1/validate?record=true`, validation(key));
    const body = await response.json();
    if (response.status !== 200) {
      assert.equal(response.status, 429, JSON.stringify(body));
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    told.charges++;
    told.records.push(body.record.id);
  }
}

longTest(
  "a backup under load holds all that was answered before it began, and a service runs on it",
  () =>
    withFolder({}, async (folder) => {
      const [store, saved] = [`${folder}/faktlint.db`, `${folder}/saved.db`];
      const stores = await openStores(store);
      const keys = [];
      for (let left = 4; left > 0; left--) keys.push((await createKey(stores, { tier: "scale" })).key);
      stores.kv.close();
      const server = await started({ KV_PATH: store, ...signed });
      const told = keys.map((): Told => ({ charges: 0, records: [] }));
      let goesOn = true;
      const clients = keys.map((key, index) =>
        load(server, key, told[index] ?? { charges: 0, records: [] }, () => goesOn)
      );
      let before: readonly Told[] = [];
      try {
        while (told.some(({ charges }) => charges < 5)) await new Promise((resolve) => setTimeout(resolve, 20));
        // Twice, so that the second takes the place of the first.
        for (let left = 2; left > 0; left--) {
          before = told.map(({ charges, records }) => ({ charges, records: [...records] }));
          const { code, err } = await command(store, "backup", saved);
          assert.equal(code, 0, err);
        }
      } finally {
        goesOn = false;
        await Promise.all(clients);
        await server.end();
      }
      assert.deepEqual(
        [...Deno.readDirSync(folder)].map(({ name }) => name).filter((name) => name.startsWith("saved")),
        [
          "saved.db",
        ],
      );
      assert.equal((Deno.statSync(saved).mode ?? 0) & 0o777, 0o600);

      const verified = await command(saved, "records", "verify");
      assert.equal(verified.code, 0, verified.err);
      const restored = await started({ KV_PATH: saved, TRUSTED_PROXIES: "127.0.0.1", ...signed });
      try {
        for (const [index, { charges, records }] of before.entries()) {
          const init = { headers: { authorization: `Bearer ${keys[index]}` } };
          const { used } = await (await fetch(`${restored.address}/v1/usage`, init)).json();
          assert.ok(used >= charges && used <= (told[index]?.charges ?? 0), `${used} used, ${charges} answered before`);
          for (const [turn, id] of records.entries()) {
            const from = { headers: { "x-forwarded-for": `10.${index}.0.${turn}` } };
            const record = await (await fetch(`${restored.address}/v1/records/${id}`, from)).json();
            assert.deepEqual([record.id, record.signature === null], [id, false]);
          }
        }
      } finally {
        await restored.end();
      }
    }),
);

longTest(
  "a backup of nothing, of anything but a store, or to an impossible place is refused, and leaves nothing",
  () =>
    withFolder({ "none.db": "no store", "old.db": "the backup of yesterday" }, async (folder) => {
      const store = `${folder}/faktlint.db`;
      (await openStores(store)).kv.close();
      for (
        const [path, ...args] of [
          [store],
          [store, "a", "b"],
          [store, `${folder}/no/folder/a.db`],
          [`${folder}/missing.db`, `${folder}/old.db`],
          [`${folder}/none.db`, `${folder}/old.db`],
          [":memory:", `${folder}/old.db`],
          ["http://user:secret@127.0.0.1:1/", `${folder}/old.db`],
        ] as const
      ) {
        const { code, out, err } = await command(path, "backup", ...args);
        assert.deepEqual([code, out], [2, ""], err);
        assert.ok(!err.includes("secret") && !err.includes("    at "), err);
      }
      assert.equal(await Deno.readTextFile(`${folder}/old.db`), "the backup of yesterday");
      const names = [...Deno.readDirSync(folder)].map(({ name }) => name).filter((name) =>
        !name.startsWith("faktlint.db")
      );
      assert.deepEqual(names.sort(), ["none.db", "old.db"]);
    }),
);

Deno.test("a backup into a folder is named by the day, so that one night's does not overwrite another's", () =>
  withFolder({}, async (folder) => {
    const store = `${folder}/faktlint.db`;
    (await openStores(store)).kv.close();
    Deno.mkdirSync(`${folder}/nights`);
    Deno.writeTextFileSync(`${folder}/nights/faktlint-2026-01-01.db`, "another night's");
    const before = new Date().toISOString().slice(0, 10);
    assert.equal((await command(store, "backup", `${folder}/nights`)).code, 0);
    const made = [...Deno.readDirSync(`${folder}/nights`)].map(({ name }) => name).toSorted();
    const after = new Date().toISOString().slice(0, 10);
    assert.equal(made.length, 2);
    assert.ok([before, after].map((day) => `faktlint-${day}.db`).includes(made.at(-1) ?? ""));
    assert.equal(Deno.readTextFileSync(`${folder}/nights/faktlint-2026-01-01.db`), "another night's");
  }));
