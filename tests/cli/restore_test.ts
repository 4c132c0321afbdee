/** Backup and restore of a KV server, which has no file where the command runs. */
import assert from "node:assert/strict";
import { backupCommand } from "../../host/cli/backup.ts";
import { restoreCommand } from "../../host/cli/restore.ts";
import { type LoadedCommand, UsageError } from "../../host/cli/terminal.ts";
import { authenticate, createKey } from "../../host/stores/accounts.ts";
import { openStores, type Stores } from "../../host/stores/stores.ts";
import { charge } from "../../host/stores/charges.ts";
import { usageOf } from "../../host/stores/usage.ts";
import { withInstances } from "../support/instances.ts";
import { accountWith } from "../support/stores.ts";
import { withFolder } from "../support/terminal.ts";

function never(): never {
  throw new Error("The command has no use for this");
}

async function said(command: LoadedCommand, file: string): Promise<string> {
  let out = "";
  const silent = { err: never, stdin: never, interactive: false, colour: false, env: never, enter: never, now: never };
  assert.equal(await command.run([file], { ...silent, out: (text) => void (out += text) }), 0);
  return out;
}

async function usedBy(stores: Stores, key: string): Promise<number> {
  return (await usageOf(stores, await accountWith(stores, key))).used;
}

Deno.test("a backup of a KV server is a store that can be opened, and another server gets all of it back", () =>
  withFolder({}, (folder) =>
    withInstances(1, ([first], { url }) =>
      withInstances(1, async ([second], other) => {
        assert.ok(first !== undefined && second !== undefined);
        const { stores } = first.service;
        const { key } = await createKey(stores, { tier: "starter" });
        // More than one page of entries.
        for (let left = 60; left > 0; left--) await createKey(stores, { tier: "free" });
        for (let left = 3; left > 0; left--) await charge(stores, await accountWith(stores, key));
        const file = `${folder}/copy.db`;
        assert.match(await said(backupCommand(() => url), file), /copy\.db: \d+ bytes, and the copy is sound/);
        const copy = await openStores(file);
        assert.ok("account" in await authenticate(copy, key));
        assert.deepEqual((await copy.kv.list(["commit"])).length, 0);
        copy.kv.close();
        assert.match(await said(restoreCommand(() => other.url), file), /holds the \d+ entries of/);
        assert.equal(await usedBy(second.service.stores, key), 3);
        assert.equal((await second.service.stores.kv.list(["account"])).length, 61);
        await assert.rejects(said(restoreCommand(() => other.url), file), UsageError);
        await assert.rejects(said(restoreCommand(() => other.url), `${folder}/none.db`), UsageError);
        await assert.rejects(said(restoreCommand(() => `${folder}/file.db`), file), UsageError);
      }))));
