/** `faktlint restore`: what a backup holds, into a KV server that holds nothing yet. */
import { copyAll, isUnused } from "../stores/copying.ts";
import { openKv } from "../stores/kv.ts";
import { isAddress, storeName } from "../stores/store_path.ts";
import { openStores } from "../stores/stores.ts";
import { failed, storePath, WHICH_STORE } from "./on_store.ts";
import { helpText, options } from "./options.ts";
import { printable } from "./printable.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";

const help = helpText({
  usage: ["restore FILE"],
  about: `${WHICH_STORE}
Puts the entries of FILE, which faktlint backup made, into the KV server that KV_PATH names. It must not have been used: a
service that was started on it may have prepared it. A store that is a file is restored by putting FILE in its place.`,
  status: "0; 2 when nothing was restored, or not all.",
});

/** The command, on the store that the environment names; tests bring their own. */
export function restoreCommand(path: () => string = storePath): LoadedCommand {
  return { help, run: (args, terminal) => restore(path(), args, terminal) };
}

async function restore(store: string, args: readonly string[], terminal: Terminal): Promise<number> {
  const [file, surplus] = options(args, {}).paths;
  if (file === undefined) throw new UsageError("name the file of the backup");
  if (surplus !== undefined) throw new UsageError(`it takes one file, and "${surplus}" was given, too`);
  if (!isAddress(store)) {
    throw new UsageError(
      `the store ${storeName(store)} is no KV server: stop the service, and put the file in its place`,
    );
  }
  const isThere = await Deno.stat(file).then(({ isFile, size }) => isFile && size > 0, () => false);
  if (!isThere) throw new UsageError(`there is no backup in "${printable(file)}"`);
  const count = await restored(file, store);
  terminal.out(`${storeName(store)} holds the ${count} entries of ${printable(file)}.\n`);
  return 0;
}

async function restored(file: string, store: string): Promise<number> {
  // Of a newer version, it is not restored by this one.
  const { kv: from } = await openStores(file).catch((error) => {
    throw failed(error, `"${printable(file)}" cannot be opened: ${error instanceof Error ? error.message : "unknown"}`);
  });
  try {
    const to = await openKv(store);
    try {
      if (!await isUnused(to)) {
        throw new UsageError(`the store ${storeName(store)} is in use: name an empty one in KV_PATH`);
      }
      return await copyAll(from, to);
    } finally {
      to.close();
    }
  } finally {
    from.close();
  }
}
