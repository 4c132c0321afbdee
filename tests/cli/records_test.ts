import assert from "node:assert/strict";
import { recordsCommand } from "../../host/cli/records.ts";
import { UsageError } from "../../host/cli/terminal.ts";
import { signingKey } from "../../host/domain/receipts.ts";
import { deleteRecord } from "../../host/stores/kept_records.ts";
import { readRecord } from "../../host/stores/records.ts";
import { openStores, type Stores } from "../../host/stores/stores.ts";
import { granted, randomBytes, stored, withStores } from "../support/stores.ts";
import { faktlint, withFolder } from "../support/terminal.ts";
import { invalidVerdict, validVerdict } from "../support/verdicts.ts";

const document = { sha256: "0".repeat(64), hash_input: "raw_xml_bytes" } as const;
const environment = { RECORD_SIGNING_KEY: "the secret of now", RECORD_SIGNING_KEYS_OLD: "the secret of then" };

interface Told {
  readonly status: number;
  readonly out: string;
}

/** Runs the command on stores that stay open. */
async function records(stores: Stores, ...args: readonly string[]): Promise<Told> {
  let out = "";
  const kept = { ...stores, kv: { ...stores.kv, close: () => {} } };
  const command = recordsCommand({ path: "the.db", open: () => Promise.resolve(kept) }, () => environment);
  const status = await command.run(args, { ...silent, out: (text) => void (out += text) });
  return { status, out };
}

function never(): never {
  throw new Error("The command has no use for this");
}

const silent = {
  out: never,
  err: never,
  stdin: never,
  interactive: false,
  colour: false,
  env: () => undefined,
  enter: () => {},
  now: never,
};

async function rows(stores: Stores, job: string) {
  const { status, out } = await records(stores, job, "--format", "json");
  return { status, rows: out.split("\n").filter((line) => line !== "").map((line) => JSON.parse(line)) };
}

/** A store with a record in each state; gives their ids by it. */
async function everyState(stores: Stores, at: (iso: string) => void) {
  const made = async (secret?: string, verdict: typeof validVerdict = invalidVerdict) => {
    return (await stored(stores, verdict, document, secret === undefined ? undefined : await signingKey(secret))).id;
  };
  at("2025-10-01T10:00:00Z");
  const expired = await made();
  at("2026-11-21T10:00:00Z");
  const ids = {
    expired,
    now: await made("the secret of now", validVerdict),
    then: await made("the secret of then"),
    unsigned: await made(),
    "unknown key": await made("the secret of nobody"),
    altered: await made("the secret of now"),
  };
  const [part] = await stores.kv.list<{ readonly expires: number }>(["record", ids.altered]);
  const bytes = randomBytes(200);
  await stores.kv.atomic().set(["record", ids.altered, 0], { ...part?.value, bytes }).commit();
  return ids;
}

Deno.test("records list prints every record with its date, size, state, profile and verdict", () =>
  withStores(async ({ stores, at }) => {
    const ids = await everyState(stores, at);
    const listed = await rows(stores, "list");
    assert.equal(listed.status, 0);
    const byId = new Map(listed.rows.map(({ id, bytes, ...row }) => {
      assert.ok(bytes > 0);
      return [id, row];
    }));
    const date = "2026-11-21T10:00:00.000Z";
    const judged = { profile: "en16931", valid: false };
    const none = { profile: null, valid: null };
    assert.deepEqual(Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, byId.get(id)])), {
      expired: { date: "2025-10-01T10:00:00.000Z", state: "expired", ...none },
      now: { date, state: "authentic", profile: "en16931", valid: true },
      then: { date, state: "authentic", ...judged },
      unsigned: { date, state: "unsigned", ...judged },
      "unknown key": { date, state: "unknown key", ...none },
      altered: { date, state: "altered", ...none },
    });
    const { out } = await records(stores, "list");
    for (const [name, id] of Object.entries(ids)) {
      const [, day, size = "", ...more] = new RegExp(`^${id}  (\\S+)  ( *\\d+ bytes)  (.*)$`, "m").exec(out) ?? [];
      const wanted = name === "expired" ? "2025-10-01" : "2026-11-21";
      const told = {
        ...{ expired: "expired", altered: "altered", "unknown key": "unknown key" },
        ...{ now: "authentic    en16931  valid", then: "authentic    en16931  invalid" },
        unsigned: "unsigned     en16931  invalid",
      };
      assert.deepEqual([day, size.length, more], [wanted, 12, [told[name as keyof typeof told]]], name);
    }
  }));

Deno.test("records verify prints the records that are not as they were signed, and its exit status says whether there are", () =>
  withStores(async ({ stores, at }) => {
    const ids = await everyState(stores, at);
    const found = await rows(stores, "verify");
    assert.equal(found.status, 1);
    assert.deepEqual(new Set(found.rows.map(({ id }) => id)), new Set([ids.altered, ids["unknown key"]]));
    assert.match((await records(stores, "verify")).out, / 2 of them altered or without their key\.$/m);
    for (const id of [ids.altered, ids["unknown key"]]) await deleteRecord(stores, id);
    assert.deepEqual(await rows(stores, "verify"), { status: 0, rows: [] });
    assert.match((await records(stores, "verify")).out, / 0 of them altered or without their key\.$/m);
  }));

Deno.test("records delete deletes by id, whatever the state of the record, and nothing else", () =>
  withStores(async ({ stores, at }) => {
    const ids = await everyState(stores, at);
    const { account } = await granted(stores, { tier: "free" });
    const { status } = await records(stores, "delete", ids.altered, ids.now);
    assert.equal(status, 0);
    const left = new Set((await rows(stores, "list")).rows.map(({ id }) => id));
    assert.deepEqual(left, new Set([ids.expired, ids.then, ids.unsigned, ids["unknown key"]]));
    assert.deepEqual(await readRecord(stores, ids.now, { known: [] }), { error: "record_not_found" });
    await assert.rejects(records(stores, "delete", ids.now), (error) => {
      return error instanceof UsageError && error.message.includes(ids.now) && error.message.includes("the.db");
    });
    assert.notEqual((await stores.kv.get(["account", account.id])).value, null);
  }));

Deno.test("records delete --before deletes what was made before the day, more than the store lists at once", () =>
  withStores(async ({ stores, at }) => {
    at("2026-10-31T23:59:59.999Z");
    for (let count = 0; count < 230; count++) await stored(stores, validVerdict, document);
    at("2026-11-01T00:00:00Z");
    const { id } = await stored(stores, validVerdict, document);
    const { out } = await records(stores, "delete", "--before", "2026-11-01");
    assert.match(out, /^Deleted 230 records /);
    assert.deepEqual((await rows(stores, "list")).rows.map((row) => row.id), [id]);
  }));

Deno.test("records list names as many records as there are, more than the store lists at once", () =>
  withStores(async ({ stores }) => {
    const ids = new Set<string>();
    for (let count = 0; count < 350; count++) ids.add((await stored(stores, validVerdict, document)).id);
    assert.deepEqual(new Set((await rows(stores, "list")).rows.map(({ id }) => id)), ids);
  }));

Deno.test("a wrong call of records is refused, and no store is opened for it", async () => {
  const command = recordsCommand({ path: "the.db", open: never }, () => environment);
  const id = "0".repeat(32);
  const wrong = [
    ...[[], ["purge"], ["constructor"], ["list", "all"], ["verify", id], ["list", "--format", "xml"], ["delete"]],
    ...[["delete", "short"], ["delete", id, id.slice(1)], ["delete", `${id}0`], ["delete", "--before", "2026-13-01"]],
    ...["026-11-01", "12026-11-01", "2026-1-01", "2026-011-01", "2026-11-1", "2026-11-001"].map((day) => {
      return ["delete", "--before", day];
    }),
    ...[["delete", "--before", "yesterday"], ["delete", id, "--before", "2026-11-01"]],
  ];
  for (const args of wrong) await assert.rejects(command.run(args, silent), UsageError, args.join(" "));
});

Deno.test("a wrong signing key in the environment is named, and not repeated", () =>
  withStores(async ({ stores }) => {
    const command = recordsCommand({
      path: "the.db",
      open: () => Promise.resolve({ ...stores, kv: { ...stores.kv, close: () => {} } }),
    }, () => ({ RECORD_SIGNING_KEYS_OLD: "long enough to be one, hush" }));
    await assert.rejects(command.run(["list"], silent), (error) => {
      return error instanceof UsageError && /RECORD_SIGNING_KEYS_OLD: want/.test(error.message) &&
        !error.message.includes("hush");
    });
  }));

Deno.test("faktlint records is explained like the other commands, and works on the file that KV_PATH names", () =>
  withFolder({}, async (folder) => {
    assert.match((await faktlint([])).out, /^ {2}records +\S/m);
    const help = await faktlint(["records", "--help"]);
    for (const word of ["list", "verify", "delete", "KV_PATH", "RECORD_SIGNING_KEYS_OLD"]) {
      assert.ok(help.out.includes(word), word);
    }
    const path = `${folder}/kv.db`;
    const stores = await openStores(path);
    const { id } = await stored(stores, validVerdict, document);
    stores.kv.close();
    const command = new Deno.Command(Deno.execPath(), {
      args: ["task", "--quiet", "faktlint", "records", "delete", id],
      cwd: new URL("../..", import.meta.url).pathname,
      env: { KV_PATH: path },
    });
    const { code, stdout } = await command.output();
    assert.deepEqual([code, new TextDecoder().decode(stdout)], [0, `Deleted the record ${id}.\n`]);
  }));
