/** `faktlint records`: what the operator does with stored validation records. */
import { ConfigError, configOf } from "../service/config.ts";
import { type Environment, environmentFor } from "../service/variables.ts";
import { type SigningKeys, signingKeys } from "../domain/receipts.ts";
import { allRecords, deleteRecord, deleteRecordsBefore, type StoredRecord } from "../stores/kept_records.ts";
import { formatOf, type Job, type Opening, storeCommand, WHICH_STORE } from "./on_store.ts";
import { helpText, type Parsed, valued } from "./options.ts";
import { json } from "./printable.ts";
import { type LoadedCommand, UsageError } from "./terminal.ts";

const known = {
  format: valued("F", "text (the default) or json, with one line a record"),
  before: valued("DAY", "delete the records that were made before this day (UTC), written as YYYY-MM-DD"),
} as const;

const help = helpText({
  usage: [
    "records list [--format F]",
    "records verify [--format F]",
    "records delete ID…",
    "records delete --before YYYY-MM-DD",
  ],
  about: `${WHICH_STORE}
Signatures are checked with the keys in RECORD_SIGNING_KEY and RECORD_SIGNING_KEYS_OLD. Anyone who knows the id of a
record can read it: keep what list prints to yourself.

  list     prints every record: its id, date, size, state and profile, and whether the invoice was valid
  verify   checks all of them, and prints those that were altered or whose key is missing
  delete   deletes records by their ids, or all that were made before a day (UTC); there is no way back`,
  options: known,
  status: "0; 1 when verify found a record that is not as it was signed; 2 when nothing was done.",
});

/** The command, on the store and with the keys that the environment names; tests bring their own. */
export function recordsCommand(
  opening?: Opening,
  environment: () => Environment = () => environmentFor("store"),
): LoadedCommand {
  const list = (parsed: Parsed) => listing(parsed, environment, () => true);
  const verify = (parsed: Parsed) => listing(parsed, environment, ({ state }) => wrong.includes(state));
  return storeCommand({ help, options: known, jobs: { list, verify, delete: deletion } }, opening);
}

type State = "authentic" | "unsigned" | "altered" | "unknown key" | "expired";

/** The states in which a record is shown to nobody. */
const wrong: readonly State[] = ["altered", "unknown key"];

interface RecordRow {
  readonly id: string;
  readonly date: string;
  readonly bytes: number;
  readonly state: State;
  readonly profile: string | null;
  readonly valid: boolean | null;
}

/** Prints the records that are wanted. Those that are wrong make the exit status 1 where they alone are wanted. */
function listing(parsed: Parsed, environment: () => Environment, wanted: (row: RecordRow) => boolean): Job {
  const [name, surplus] = parsed.paths;
  if (surplus !== undefined) throw new UsageError(`${name} takes no arguments, and "${surplus}" was given`);
  const format = formatOf(parsed);
  return async (stores, terminal, path) => {
    const keys = await keysOf(environment());
    let [all, printed, found] = [0, 0, false];
    for await (const record of allRecords(stores, keys)) {
      const row = rowOf(record);
      all++;
      if (!wanted(row)) continue;
      found ||= wrong.includes(row.state);
      printed++;
      terminal.out(format === "json" ? `${json(row)}\n` : `${lineOf(row)}\n`);
    }
    const which = name === "verify" ? "altered or without their key" : "listed";
    if (format === "text") terminal.out(`${path}: ${all} records, ${printed} of them ${which}.\n`);
    return name === "verify" && found ? 1 : 0;
  };
}

async function keysOf(environment: Environment): Promise<SigningKeys> {
  try {
    const { recordSigningKey, oldSigningKeys } = configOf({
      RECORD_SIGNING_KEY: environment["RECORD_SIGNING_KEY"],
      RECORD_SIGNING_KEYS_OLD: environment["RECORD_SIGNING_KEYS_OLD"],
    });
    return await signingKeys(recordSigningKey, oldSigningKeys);
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(`the environment is wrong\n${error.message}`) : error;
  }
}

const states = { record_not_found: "expired", record_altered: "altered", record_key_unknown: "unknown key" } as const;

function rowOf({ id, made, bytes, kept }: StoredRecord): RecordRow {
  const row = { id, date: new Date(made).toISOString(), bytes };
  if ("error" in kept) return { ...row, state: states[kept.error], profile: null, valid: null };
  const { signed, profile, valid } = kept.ok;
  return { ...row, state: signed ? "authentic" : "unsigned", profile, valid };
}

function lineOf({ id, date, bytes, state, profile, valid }: RecordRow): string {
  const verdict = valid === null ? [] : [profile, valid ? "valid" : "invalid"];
  return [id, date.slice(0, 10), `${bytes} bytes`.padStart(12), state.padEnd(11), ...verdict].join("  ").trimEnd();
}

function deletion({ paths: [, ...ids], values: { before } }: Parsed): Job {
  if (typeof before === "string") {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(before) ? Date.parse(before) : NaN;
    if (Number.isNaN(day)) throw new UsageError(`--before is "${before}": give a day as in 2026-11-30`);
    if (ids.length > 0) throw new UsageError("name records by their ids, or by --before, and not both");
    return async (stores, terminal) => {
      terminal.out(`Deleted ${await deleteRecordsBefore(stores, day)} records that were made before ${before}.\n`);
    };
  }
  const none = ids.find((id) => !/^[0-9a-f]{32}$/.test(id));
  if (none !== undefined) throw new UsageError(`"${none}" is no record's id: it has 32 hexadecimal digits`);
  if (ids.length === 0) throw new UsageError("name the records to delete by their ids, or by --before");
  return async (stores, terminal, path) => {
    const missing: string[] = [];
    for (const id of ids) {
      if (await deleteRecord(stores, id)) terminal.out(`Deleted the record ${id}.\n`);
      else missing.push(id);
    }
    if (missing.length > 0) throw new UsageError(`there is no record ${missing.join(", ")} in ${path}`);
  };
}
