/** Commands of the operator on the store of the service, such as `faktlint keys`: a job each, named by the first argument. */
import { StoreBusyError } from "../stores/busy.ts";
import { storeName } from "../stores/store_path.ts";
import { damaged, isUnreadable } from "../stores/soundness.ts";
import { openStores, type Stores } from "../stores/stores.ts";
import { configOf } from "../service/config.ts";
import { choice, type Options, options, type Parsed } from "./options.ts";
import { DamagedStore, type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";

/** What is left to do once the arguments are known to be right; it gives the exit status where that is not 0. */
export type Job = (stores: Stores, terminal: Terminal, path: string) => Promise<number | void>;

export interface Opening {
  readonly path: string;
  open(path: string): Promise<Stores>;
}

export interface StoreCommand {
  readonly help: string;
  readonly options: Options;
  readonly jobs: Readonly<Record<string, (parsed: Parsed) => Job>>;
}

const DEFAULT_PATH = configOf({}).kvPath;

/** Which store these commands work on, for their help. */
export const WHICH_STORE =
  `Works on the store of the service, also while the service runs: the file ${DEFAULT_PATH}, or what the environment
variable KV_PATH names (a file, or the address of a KV server).`;

/** The path of the store that the environment names. */
export function storePath(): string {
  return configOf({ KV_PATH: Deno.env.get("KV_PATH") }).kvPath;
}

function hashKey(): string | undefined {
  return configOf({ EMAIL_HASH_KEY: Deno.env.get("EMAIL_HASH_KEY") }).emailHashKey;
}

/** The command, on the store that the environment names; tests bring their own. */
export function storeCommand(command: StoreCommand, opening?: Opening): LoadedCommand {
  const run: LoadedCommand["run"] = (args, terminal) =>
    runJob(
      command,
      args,
      terminal,
      opening ?? { path: storePath(), open: (path) => openStores(path, { emailHashKey: hashKey() }) },
    );
  return { help: command.help, run };
}

async function runJob(
  { options: known, jobs }: StoreCommand,
  args: readonly string[],
  terminal: Terminal,
  { path, open }: Opening,
): Promise<number> {
  const parsed = options(args, known);
  const [name = ""] = parsed.paths;
  const jobOf = Object.hasOwn(jobs, name) ? jobs[name] : undefined;
  if (jobOf === undefined) throw new UsageError(`say what to do: ${namesInWords(Object.keys(jobs))}`);
  const job = jobOf(parsed);
  const stores = await opened(path, open);
  try {
    return await job(stores, terminal, storeName(path)) ?? 0;
  } catch (error) {
    if (isUnreadable(error)) throw new DamagedStore(damaged(storeName(path)).message);
    throw error instanceof StoreBusyError ? failed(error, error.message) : error;
  } finally {
    stores.kv.close();
  }
}

function namesInWords(names: readonly string[]): string {
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

async function opened(path: string, open: Opening["open"]): Promise<Stores> {
  try {
    return await open(path);
  } catch (error) {
    const why = error instanceof Error ? error.message : "it cannot be read";
    throw failed(error, `the store ${storeName(path)} cannot be opened: ${why}. Another is named by KV_PATH.`);
  }
}

/** A failure of the store, as it is printed. */
export function failed(error: unknown, said: string): UsageError {
  const isDamaged = error instanceof StoreBusyError && error.trouble === "damaged";
  return isDamaged ? new DamagedStore(error.message) : new UsageError(said);
}

/** `--format` of these commands. */
export function formatOf(parsed: Parsed): "text" | "json" {
  return choice(parsed, "format", ["text", "json"], "text");
}
