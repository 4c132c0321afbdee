import assert from "node:assert/strict";
import { keysCommand } from "../../host/cli/keys.ts";
import { UsageError } from "../../host/cli/terminal.ts";
import { accountOf, authenticate } from "../../host/stores/accounts.ts";
import { change } from "../../host/stores/billing.ts";
import { openStores, type Stores } from "../../host/stores/stores.ts";
import { charge } from "../../host/stores/charges.ts";
import { accountWith, committing, granted, withStores } from "../support/stores.ts";
import { faktlint, withFolder } from "../support/terminal.ts";

/** Runs the command on stores that stay open; gives what it printed, or why it refused. */
async function keys(stores: Stores, ...args: readonly string[]): Promise<string> {
  let out = "";
  const kept = { ...stores, kv: { ...stores.kv, close: () => {} } };
  const command = keysCommand({ path: "the.db", open: () => Promise.resolve(kept) });
  const terminal = {
    out: (text: string) => void (out += text),
    err: () => {},
    stdin: never,
    interactive: false,
    colour: false,
    env: () => undefined,
    enter: () => {},
    now: never,
  };
  try {
    assert.equal(await command.run(args, terminal), 0);
    return out;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    assert.equal(out, "");
    return `refused: ${error.message}`;
  }
}

function never(): never {
  throw new Error("The command reads no input");
}

Deno.test("keys create makes a key of a tier and prints it with its account", () =>
  withStores(async ({ stores }) => {
    const text = await keys(stores, "create", "--tier", "starter", "--label", "Acme");
    const [key = ""] = /^ {2}fl_live_[0-9A-Za-z]{40}$/m.exec(text) ?? [];
    const { id, tier, label, origin } = await accountWith(stores, key.trim());
    assert.deepEqual({ tier, label, origin }, { tier: "starter", label: "Acme", origin: "granted" });
    assert.ok(text.includes(id) && text.includes("2500"));
  }));

Deno.test("keys create keeps a label of a hundred characters", () =>
  withStores(async ({ stores }) => {
    const label = "x".repeat(100);
    const text = await keys(stores, "create", "--tier", "free", "--label", label);
    const [key = ""] = /fl_live_[0-9A-Za-z]{40}/.exec(text) ?? [];
    assert.equal((await accountWith(stores, key)).label, label);
  }));

Deno.test("keys create and keys list lay JSON out with two spaces", () =>
  withStores(async ({ stores }) => {
    assert.match(await keys(stores, "create", "--tier", "free", "--format", "json"), /^\{\n {2}"/);
    assert.match(await keys(stores, "list", "--format", "json"), /^\[\n {2}\{\n {4}"/);
  }));

Deno.test("keys create prints JSON when asked to", () =>
  withStores(async ({ stores }) => {
    const { key, id, warning, ...rest } = JSON.parse(
      await keys(stores, "create", "--tier", "scale", "--format", "json"),
    );
    assert.equal((await accountWith(stores, key)).id, id);
    assert.equal(typeof warning, "string");
    assert.deepEqual(rest, { tier: "scale", monthly_limit: 25_000, created: "2026-11-21T10:00:00.000Z" });
  }));

Deno.test("keys list prints accounts with tier, use and state, the oldest first, and neither key nor hash", () =>
  withStores(async ({ stores, at }) => {
    const old = await granted(stores, { tier: "free", label: "evil\u001b[2J" });
    at("2026-11-22T10:00:00Z");
    const tierExpires = "2026-12-22T10:00:00.000Z";
    const late = await granted(stores, { tier: "starter", tierExpires });
    await charge(stores, late.account);
    await keys(stores, "revoke", old.account.id);
    const text = await keys(stores, "list");
    const lines = text.split("\n").map((line) => line.split(/ {2,}/));
    assert.deepEqual(lines.slice(1, -1), [
      [old.account.id, "free", "0 of 100", "revoked", "granted", "2026-11-21", "evil·[2J"],
      [late.account.id, "starter", "1 of 2500", "active", "granted", "2026-11-22"],
    ]);
    const rows = JSON.parse(await keys(stores, "list", "--format", "json"));
    const same = { period: "2026-11", origin: "granted" };
    assert.deepEqual(rows, [
      {
        ...{ ...same, id: old.account.id, tier: "free", used: 0, monthly_limit: 100, state: "revoked" },
        ...{ created: "2026-11-21T10:00:00.000Z", revoked: "2026-11-22T10:00:00.000Z", label: "evil\u001b[2J" },
      },
      {
        ...{ ...same, id: late.account.id, tier: "starter", used: 1, monthly_limit: 2500, state: "active" },
        ...{ created: "2026-11-22T10:00:00.000Z", tier_expires: tierExpires },
      },
    ]);
    assert.ok(!text.includes(old.account.keyHash));
  }));

Deno.test("keys list says where it looked when there are none", () =>
  withStores(async ({ stores }) => {
    assert.match(await keys(stores, "list"), /the\.db/);
    assert.deepEqual(JSON.parse(await keys(stores, "list", "--format", "json")), []);
  }));

Deno.test("keys revoke makes a key useless, and says of which account", () =>
  withStores(async ({ stores }) => {
    const { key, account } = await granted(stores, { tier: "free" });
    assert.match(await keys(stores, "revoke", key), new RegExp(account.id));
    assert.deepEqual(await authenticate(stores, key), { error: "invalid_api_key" });
    assert.match(await keys(stores, "revoke", key), new RegExp(`^refused: .*${account.id}.*2026-11-21`));
    assert.match(await keys(stores, "revoke", "0123456789abcdef"), /^refused: .*the\.db/);
  }));

Deno.test("a wrong call is refused, and no store is opened for it", async () => {
  const command = keysCommand({ path: "the.db", open: never });
  const terminal = {
    out: never,
    err: never,
    stdin: never,
    interactive: false,
    colour: false,
    env: () => undefined,
    enter: () => {},
    now: never,
  };
  const wrong = [
    ...[[], ["make"], ["constructor"], ["create"], ["create", "--tier", "gold"], ["create", "--tier", "constructor"]],
    ...[["create", "--tier", "free", "--label", "x".repeat(101)], ["create", "--tier", "free", "--format", "xml"]],
    ...[["list", "--format", "xml"], ["list", "--all"], ["revoke"], ["revoke", "a", "b"]],
    ...[["export"], ["export", "a", "b"], ["erase"], ["erase", "a", "b"]],
  ];
  for (const args of wrong) await assert.rejects(command.run(args, terminal), UsageError, args.join(" "));
});

Deno.test("a store that stays busy, or cannot be opened, is a plain error", () =>
  withStores(async ({ stores }) => {
    const busy = committing({ ...stores, patience: { ...stores.patience, jitter: () => 0 } }, () =>
      Promise.resolve({ ok: false }));
    const { account } = await granted(stores, { tier: "free" });
    assert.match(await keys(busy, "revoke", account.id), /^refused: .*busy/);
    const closed = keysCommand({
      path: "the.db",
      open: () =>
        Promise.reject(new TypeError("file is not a database")),
    });
    const terminal = {
      out: never,
      err: never,
      stdin: never,
      interactive: false,
      colour: false,
      env: () => undefined,
      enter: () => {},
      now: never,
    };
    await assert.rejects(
      closed.run(["list"], terminal),
      (error) => error instanceof UsageError && /the\.db.*not a database/.test(error.message),
    );
  }));

Deno.test("faktlint keys is listed and explained like the other commands", async () => {
  assert.match((await faktlint([])).out, /^ {2}keys +\S/m);
  const { status, out } = await faktlint(["keys", "--help"]);
  assert.equal(status, 0);
  for (const word of ["create", "list", "revoke", "KV_PATH", "free (100 documents a month)"]) {
    assert.ok(out.includes(word), word);
  }
});

Deno.test("the task faktlint keys works on the file that KV_PATH names", () =>
  withFolder({}, async (folder) => {
    const path = `${folder}/new/kv.db`;
    const command = new Deno.Command(Deno.execPath(), {
      args: ["task", "--quiet", "faktlint", "keys", "create", "--tier", "free", "--format", "json"],
      cwd: new URL("../..", import.meta.url).pathname,
      env: { KV_PATH: path },
    });
    const { code, stdout, stderr } = await command.output();
    assert.deepEqual([code, new TextDecoder().decode(stderr)], [0, ""]);
    const stores = await openStores(path);
    assert.ok("account" in await authenticate(stores, JSON.parse(new TextDecoder().decode(stdout)).key));
    stores.kv.close();
  }));

Deno.test("keys export prints what is held of an account as JSON, and keys erase erases it and says what is left elsewhere", () =>
  withStores(async ({ stores }) => {
    const { key, account } = await granted(stores, { tier: "scale", label: "Acme" });
    await charge(stores, account);
    const { account: id, entries } = JSON.parse(await keys(stores, "export", key));
    assert.equal(id, account.id);
    const held = (kind: string) => entries.find((it: { key: unknown[] }) => it.key[0] === kind)?.value;
    assert.deepEqual([held("account").label, held("usage").used, held("key")], ["Acme", 1, account.id]);
    assert.match(await keys(stores, "erase", account.id), new RegExp(`^Erased account ${id}: 3 entries\\.`));
    assert.deepEqual(await authenticate(stores, key), { error: "invalid_api_key" });
    for (const job of ["export", "erase"]) {
      assert.match(await keys(stores, job, account.id), /^refused: nothing is held .*the\.db/);
    }
  }));

Deno.test("keys erase refuses while a subscription can still be paid, and names it and its customer", () =>
  withStores(async ({ stores }) => {
    const { account } = await granted(stores, { tier: "free" });
    const held = await accountOf(stores, account.keyHash);
    assert.ok(held !== undefined);
    const now = stores.clock();
    const period = { created: now, periodStart: now, periodEnd: now + 86_400_000 };
    const subscription = { id: "sub_1", status: "active", tier: "starter", ...period } as const;
    await change(stores, held, { ...account, customer: "cus_1", granted: { tier: "free" }, subscription });
    assert.match(await keys(stores, "erase", account.id), /^refused: .*sub_1 of cus_1/);
    assert.ok((await keys(stores, "list")).includes(account.id));
  }));
