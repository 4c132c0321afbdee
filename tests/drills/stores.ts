/** Drills on the store: it is moved, emptied, full, locked, changed, out of reach. */
import { DatabaseSync } from "node:sqlite";
import { must } from "../../tools/shell.ts";
import { keysIn } from "../attack/arena.ts";
import { damage, filledStore } from "../support/damage.ts";
import { kvServer } from "../support/kv_connect.ts";
import { started, taskArguments, validation } from "../support/server.ts";
import { type Hands, lineIn, type Seen, seenAs, type Setting, withHands } from "./hands.ts";
import type { Wanted } from "./rows.ts";

/** Breaks a store, looks, mends it, and looks whether all is well again. */
async function broken(
  wanted: Wanted,
  hurt: (hands: Hands) => Promise<void> | void,
  mend?: (hands: Hands) => Promise<void> | void,
  setting: Setting = {},
): Promise<Seen> {
  return await withHands(async (hands) => {
    await hurt(hands);
    const seen = await seenAs(hands, wanted);
    await mend?.(hands);
    return mend === undefined ? seen : await well(hands, seen);
  }, setting);
}

/** What was seen, if all is well again afterwards. */
async function well(hands: Hands, seen: Seen): Promise<Seen> {
  const after = await seenAs(hands, { callers: "200", health: "200" }, 30_000);
  if (after.callers === "200" && after.health === "200") return seen;
  return { ...seen, callers: `${seen.callers}; and not well afterwards: ${after.callers}, ${after.health}` };
}

export function moved(wanted: Wanted): Promise<Seen> {
  return broken(
    wanted,
    ({ store }) => Deno.rename(store, `${store}.moved`),
    ({ store }) => Deno.rename(`${store}.moved`, store),
  );
}

export function emptied(wanted: Wanted): Promise<Seen> {
  return broken(wanted, ({ store }) => Deno.truncate(store, 0));
}

export function locked(wanted: Wanted): Promise<Seen> {
  let lock: DatabaseSync | undefined;
  return broken(wanted, ({ store }) => {
    lock = new DatabaseSync(store);
    lock.exec("BEGIN EXCLUSIVE");
  }, () => {
    lock?.exec("ROLLBACK");
    lock?.close();
  });
}

/** The account of the key is made unreadable in the file; another key's is not. */
export async function changed(wanted: Wanted): Promise<Seen> {
  return await withHands(async (hands) => {
    const [other = ""] = await keysIn(hands.store, 1, "free");
    const file = new DatabaseSync(hands.store);
    const values = file.prepare("SELECT k, v FROM kv").all();
    const text = (part: unknown) => part instanceof Uint8Array ? new TextDecoder("latin1").decode(part) : "";
    // The account of the key is recognised by its tier, which the other does not have.
    const mine = values.filter(({ k, v }) => text(k).startsWith("\u0002account\u0000") && text(v).includes("scale"));
    for (const { k } of mine) {
      file.prepare("UPDATE kv SET v = ? WHERE k = ?").run(new Uint8Array([255, 1, 2]), bytesOf(k));
    }
    file.close();
    const seen = await seenAs(hands, wanted);
    const others = await fetch(`${hands.server.address}/v1/validate`, validation(other));
    await others.body?.cancel();
    return others.status === 200 ? seen : { ...seen, callers: `${seen.callers}; others ${others.status}` };
  });
}

function bytesOf(key: unknown): Uint8Array {
  if (!(key instanceof Uint8Array)) throw new TypeError("keys are bytes");
  return key;
}

/** A small file system of its own, which only root can make. */
async function mounted<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-drill-" });
  await must("mount", ["-t", "tmpfs", "-o", "size=6m", "tmpfs", folder]);
  try {
    return await work(folder);
  } finally {
    await must("umount", ["--lazy", folder]);
    await Deno.remove(folder);
  }
}

/** Whether this machine lets us make file systems. */
export const canMount: boolean = await mounted(() => Promise.resolve(true)).catch(() => false);

/** Takes what is left of a file system. */
async function filled(path: string): Promise<void> {
  using file = await Deno.open(path, { write: true, create: true });
  const block = new Uint8Array(65_536);
  try {
    for (;;) if (await file.write(block) === 0) return;
  } catch {
    // It is full.
  }
}

export function full(wanted: Wanted): Promise<Seen> {
  return mounted((folder) =>
    broken(wanted, () => filled(`${folder}/filler`), () => Deno.remove(`${folder}/filler`), { folder })
  );
}

/** Started on a file system that cannot be written: it does not start, and says why. */
export async function readOnly(): Promise<Seen> {
  return await mounted(async (folder) => {
    const store = `${folder}/faktlint.db`;
    (await Deno.openKv(store)).close();
    await must("mount", ["-o", "remount,ro", folder]);
    return await notStarted(store, /The store cannot be written|readonly database|read-only file system/i);
  });
}

/** A page that no request reads is overwritten, as a disk does that fails. */
export async function damagedPage(wanted: Wanted): Promise<Seen> {
  return await mostlyFull((folder) => broken(wanted, ({ store }) => damage(store, "middle"), undefined, { folder }));
}

async function mostlyFull<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-drill-" });
  try {
    await filledStore(`${folder}/faktlint.db`);
    return await work(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Started on a store of which a page was overwritten: it does not start, and says why. */
export async function damagedAtStart(): Promise<Seen> {
  return await mostlyFull(async (folder) => {
    damage(`${folder}/faktlint.db`, "kv_expiration_ms_idx");
    return await notStarted(`${folder}/faktlint.db`, /is damaged/);
  });
}

/** What the server says that cannot start on a store. */
async function notStarted(store: string, sought: RegExp): Promise<Seen> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [...taskArguments("start")],
    env: { PORT: "0", KV_PATH: store },
    stdout: "piped",
    stderr: "piped",
  });
  const { code, stderr } = await child.output();
  const said = new TextDecoder().decode(stderr);
  const [line = said] = sought.exec(said) ?? [];
  return { callers: `not started (exit status ${code})`, health: "no answer", log: line };
}

/** The KV server that `KV_PATH` names goes away and comes back, behind an address that stays. */
export async function restarted(wanted: Wanted): Promise<Seen> {
  const kv = kvServer();
  let way = wayTo(kv.url);
  const { port } = way;
  try {
    const server = await started({ KV_PATH: `http://127.0.0.1:${port}`, DENO_KV_ACCESS_TOKEN: "a token for drills" });
    try {
      const key = /^ {2}(fl_live_\w+)$/m.exec(server.announcement)?.[1] ?? "";
      const hands = { server, key, folder: "", store: "" };
      await way.end();
      const seen = await seenAs(hands, wanted, 15_000);
      way = wayTo(kv.url, port);
      return await well(hands, seen);
    } finally {
      await server.end();
    }
  } finally {
    await way.end();
    await kv.stop();
  }
}

function wayTo(url: string, port = 0) {
  const server = Deno.serve({ port, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    const headers = new Headers(request.headers);
    headers.delete("host");
    const { pathname } = new URL(request.url);
    const answer = await fetch(url + pathname, { method: request.method, headers, body: await request.arrayBuffer() });
    return new Response(await answer.bytes(), { status: answer.status, headers: answer.headers });
  });
  return { port: server.addr.port, end: () => server.shutdown() };
}

/** Standard error is closed: requests are answered as ever. */
export function deaf(wanted: Wanted): Promise<Seen> {
  return withHands(async (hands) => {
    for (let count = 0; count < 50; count++) await (await fetch(`${hands.server.address}/v1/versions`)).body?.cancel();
    return { ...await seenAs(hands, wanted), log: lineIn(hands, wanted.log) };
  }, { reader: "gone" });
}
