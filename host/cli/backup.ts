/** `faktlint backup`: a copy of the store as it is at one moment, made while the service runs. */
import { dirname } from "node:path";
import { copyAll } from "../stores/copying.ts";
import { dayOf } from "../kit/calendar.ts";
import { openKv, realPatience } from "../stores/kv.ts";
import { isAddress, storeName } from "../stores/store_path.ts";
import { isFolder } from "./find.ts";
import { storePath, WHICH_STORE } from "./on_store.ts";
import { helpText, options } from "./options.ts";
import { printable } from "./printable.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";

const help = helpText({
  usage: ["backup FILE", "backup FOLDER"],
  about: `${WHICH_STORE}
Copies the store into FILE, as it is at one moment, by SQLite's own backup, and checks the copy. What was answered before
the backup began is in it. FILE is complete or not there at all: one that is there stays until the new one is complete.
In FOLDER, the copy is named by the day (UTC), such as faktlint-2026-11-30.db.
To restore it, stop the service, and put FILE in the place of the store. FILE holds what the store holds, and can be read
by its owner alone. Of a KV server, FILE becomes a store with the same entries, copied one after the other and so not of
one moment; faktlint restore puts them into a KV server.`,
  status: "0; 2 when no backup was made.",
});

/** The command, on the store that the environment names; tests bring their own. */
export function backupCommand(path: () => string = storePath): LoadedCommand {
  return { help, run: (args, terminal) => backUp(path(), args, terminal) };
}

async function backUp(store: string, args: readonly string[], terminal: Terminal): Promise<number> {
  const [file, surplus] = options(args, {}).paths;
  if (file === undefined) throw new UsageError("name the file for the backup");
  if (surplus !== undefined) throw new UsageError(`it takes one file, and "${surplus}" was given, too`);
  if (store === ":memory:") throw new UsageError("a store in memory is gone with its process, and is not backed up");
  const named = isFolder(file) ? `${file.replace(/\/$/, "")}/faktlint-${dayOf(Date.now())}.db` : file;
  const bytes = await copied(store, named);
  terminal.out(`${storeName(store)} is backed up in ${printable(named)}: ${bytes} bytes, and the copy is sound.\n`);
  return 0;
}

/** Copies into a file of its own, which takes its name when it is complete and checked. Gives its size. */
async function copied(store: string, file: string): Promise<number> {
  const made = `${file}.${crypto.randomUUID()}`;
  try {
    // Nobody else may read it, not even while it is made.
    (await Deno.open(made, { write: true, createNew: true, mode: 0o600 })).close();
    await (isAddress(store) ? entries(store, made) : snapshot(store, made));
    await sound(made);
    await onDisk(made);
    await Deno.rename(made, file);
    await onDisk(dirname(file));
    return (await Deno.stat(file)).size;
  } catch (error) {
    throw new UsageError(`no backup was made of ${storeName(store)} in "${printable(file)}": ${reasonOf(error)}`);
  } finally {
    for (const left of [made, `${made}-wal`, `${made}-shm`, `${made}-journal`]) await Deno.remove(left).catch(() => {});
  }
}

async function snapshot(store: string, made: string): Promise<void> {
  const { backup, DatabaseSync } = await import("node:sqlite");
  const source = new DatabaseSync(store, { readOnly: true });
  try {
    // All pages in one step, and so of one moment: in several, each write between two of them would start it again.
    await backup(source, made, { rate: -1 });
  } finally {
    source.close();
  }
}

/** For a KV server, which has no file here. */
async function entries(store: string, made: string): Promise<void> {
  const from = await openKv(store);
  try {
    const to = await openKv(made, realPatience, true);
    try {
      await copyAll(from, to);
    } finally {
      to.close();
    }
  } finally {
    from.close();
  }
}

async function sound(made: string): Promise<void> {
  const { DatabaseSync } = await import("node:sqlite");
  const copy = new DatabaseSync(made);
  try {
    // Without a log beside it, one file is all there is to keep.
    copy.exec("PRAGMA journal_mode = DELETE");
    const [found] = copy.prepare("PRAGMA integrity_check").all();
    if (found?.["integrity_check"] !== "ok") throw new Error("the copy is damaged, and so may be the store");
  } finally {
    copy.close();
  }
}

/** Waits until a file or a folder is on disk, so that a crash of the machine loses nothing of it. */
async function onDisk(path: string): Promise<void> {
  if (Deno.build.os === "windows") return;
  using file = await Deno.open(path);
  await file.sync();
}

function reasonOf(error: unknown): string {
  if (error instanceof Deno.errors.NotFound) return "there is no such folder";
  if (error instanceof Deno.errors.PermissionDenied || error instanceof Deno.errors.NotCapable) {
    return "that is not permitted";
  }
  return error instanceof Error ? printable(error.message) : "the reason is unknown";
}
