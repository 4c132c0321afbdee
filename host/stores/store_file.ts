/**
 * The file of a store: that it is one when it is opened, and that it stays where it was. SQLite itself takes an empty file for
 * a new store, makes its tables in anybody's, and goes on in a file that was moved away, so that what is charged is lost.
 */
import { dirname } from "node:path";

/** Says what is wrong with a store's file, and what to do. */
export class StoreFileError extends Error {}

/** How every file of SQLite begins. */
const SQLITE = new TextEncoder().encode("SQLite format 3\0");

/**
 * Makes the file of a new store where there is none, and sees to it that it can be read by its owner alone. Throws
 * StoreFileError for a file that is no store; an empty one is taken for a new store if it `isNew`.
 */
export async function prepareFile(
  path: string,
  isNew: boolean,
  create: (path: string) => Promise<void>,
): Promise<void> {
  const kind = await kindOf(path);
  if (kind === "foreign") throw new StoreFileError(`${path} is no store of Faktlint. Name another file in KV_PATH`);
  if (kind === "empty" && !isNew) {
    throw new StoreFileError(
      `${path} is empty, as after a disk that was full or a backup that was not restored. Put the store there; or start ` +
        "a new one with faktlint serve --new-store, in which no key is known",
    );
  }
  if (kind !== "store") await made(path, create);
  await keepPrivate(path);
}

/** A new store is made under another name, and takes its own when it is complete: who is killed meanwhile leaves none. */
async function made(path: string, create: (path: string) => Promise<void>): Promise<void> {
  await Deno.mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${crypto.randomUUID()}`;
  try {
    (await Deno.open(beside, { write: true, createNew: true, mode: 0o600 })).close();
    await create(beside);
    if (await kindOf(path) === "empty") await Deno.remove(path);
    await Deno.link(beside, path);
  } catch (error) {
    // Another process was faster, and its store is this one's, too.
    if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
  } finally {
    for (const left of [beside, `${beside}-wal`, `${beside}-shm`]) await Deno.remove(left).catch(() => {});
  }
}

async function kindOf(path: string): Promise<"none" | "empty" | "store" | "foreign"> {
  const size = await sizeOf(path);
  if (size === undefined) return "none";
  if (size === 0) return "empty";
  return await beginsAsSqlite(path) && await isOurs(path) ? "store" : "foreign";
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const { isFile, size } = await Deno.stat(path);
    return isFile ? size : -1;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

async function beginsAsSqlite(path: string): Promise<boolean> {
  const head = new Uint8Array(SQLITE.length);
  try {
    using file = await Deno.open(path);
    return await file.read(head) === head.length && head.every((byte, at) => byte === SQLITE[at]);
  } catch {
    // A folder, for example.
    return false;
  }
}

/** Whether a database is one of Deno KV, or has no tables yet. */
async function isOurs(path: string): Promise<boolean> {
  const { DatabaseSync } = await import("node:sqlite");
  let names: readonly unknown[];
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all().map(({ name }) => name);
    } finally {
      database.close();
    }
  } catch {
    // Locked, or damaged: opening it reports that.
    return true;
  }
  return names.length === 0 || names.includes("kv") && names.includes("data_version");
}

async function keepPrivate(path: string): Promise<void> {
  if (Deno.build.os === "windows") return;
  // SQLite gives its log the same permissions.
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    await Deno.chmod(file, 0o600).catch((error) => {
      // What is another's is for that one to permit, and the log is not always there.
      if (!(error instanceof Deno.errors.PermissionDenied || error instanceof Deno.errors.NotFound)) throw error;
    });
  }
}

/** Looks whether a file is still the one that it was, and has not lost what it held. */
export async function watchFile(path: string): Promise<() => Promise<boolean>> {
  const { dev, ino } = await Deno.stat(path);
  return async () => {
    try {
      const now = await Deno.stat(path);
      return now.size > 0 && now.dev === dev && now.ino === ino;
    } catch (error) {
      // What may not be looked at is not known to be gone.
      return !(error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory);
    }
  };
}
