/** `faktlint keys`: the operator's own way to keys, beside sign-up. */
import { type Account, createKey, type NewKey } from "../stores/accounts.ts";
import { allowances, isTier, type Tier } from "../domain/tiers.ts";
import { listAccounts, type Revoked, revokeKey } from "../stores/operator.ts";
import { type Usage, usageOf } from "../stores/usage.ts";
import { erase, exported } from "./account_data.ts";
import { formatOf, type Job, type Opening, storeCommand, WHICH_STORE } from "./on_store.ts";
import { helpText, type Parsed, valued } from "./options.ts";
import { json, printable } from "./printable.ts";
import { table } from "./table.ts";
import { type LoadedCommand, UsageError } from "./terminal.ts";

const LONGEST_LABEL = 100;

const tiers = Object.entries(allowances).map(([tier, limit]) => `${tier} (${limit} documents a month)`).join(", ");

const known = {
  tier: valued("T", tiers),
  label: valued("TEXT", `a note for yourself, of at most ${LONGEST_LABEL} characters`),
  format: valued("F", "text (the default) or json"),
} as const;

const help = helpText({
  usage: [
    "keys create --tier TIER [--label TEXT] [--format F]",
    "keys list [--format F]",
    "keys revoke KEY-OR-ID",
    "keys export KEY-ID-OR-ADDRESS",
    "keys erase KEY-ID-OR-ADDRESS",
  ],
  about: `${WHICH_STORE}

  create   makes a key and prints it, this once: the store keeps only a hash of it
  list     prints every account: its id, tier, use in this month, state and label
  revoke   makes a key useless; name the key, its account's id, or the beginning of that id
  export   prints as JSON all that the store holds of an account; name its key, its id, or the e-mail address that it
           signed up with, for which EMAIL_HASH_KEY is that of the service
  erase    erases all of that for good. Records do not say whose they are, and backups keep what they have`,
  options: known,
  status: "0, or 2 when nothing was done.",
});

/** The command, on the store that the environment names; tests bring their own. */
export function keysCommand(opening?: Opening): LoadedCommand {
  return storeCommand({ help, options: known, jobs: { create, list, revoke, export: exported, erase } }, opening);
}

function create(parsed: Parsed): Job {
  const grant = { tier: tierOf(parsed), ...labelOf(parsed) };
  const format = formatOf(parsed);
  return async (stores, terminal) => {
    const made = await createKey(stores, grant);
    terminal.out(format === "json" ? `${json(made, 2)}\n` : announcement(made));
  };
}

function announcement({ id, tier, monthly_limit, key, warning }: NewKey & { readonly id: string }): string {
  return `Made a ${tier} key, ${monthly_limit} documents a month; its account is ${id}.\n\n  ${key}\n\n${warning}\n` +
    `Callers send it as the header "Authorization: Bearer KEY". faktlint keys revoke ${id} makes it useless.\n`;
}

function tierOf({ values }: Parsed): Tier {
  const { tier } = values;
  if (typeof tier === "string" && isTier(tier)) return tier;
  const given = tier === undefined ? "--tier is missing" : `--tier is "${tier}"`;
  throw new UsageError(`${given}: choose one of ${Object.keys(allowances).join(", ")}`);
}

function labelOf({ values }: Parsed): { readonly label?: string } {
  const { label } = values;
  if (typeof label !== "string") return {};
  if (label.length <= LONGEST_LABEL) return { label };
  throw new UsageError(`--label has ${label.length} characters: at most ${LONGEST_LABEL} are kept`);
}

function list(parsed: Parsed): Job {
  const format = formatOf(parsed);
  return async (stores, terminal, path) => {
    const accounts = await listAccounts(stores);
    const rows = await Promise.all(accounts.map(async (it) => rowOf(it, await usageOf(stores, it))));
    if (format === "json") terminal.out(`${json(rows, 2)}\n`);
    else if (rows.length > 0) terminal.out(listing(rows));
    else terminal.out(`There are no keys in ${path} yet. faktlint keys create --tier TIER makes one.\n`);
  };
}

type KeyRow = ReturnType<typeof rowOf>;

/** What an operator may see of an account; the hash of its key is not among it. */
function rowOf({ id, tierExpires, origin, created, revoked, pastDue, label }: Account, usage: Usage) {
  const { tier, period, used, limit } = usage;
  const state = revoked !== undefined ? "revoked" : pastDue ? "past due" : "active";
  return {
    ...{ id, tier, period, used, monthly_limit: limit, state, origin, created },
    revoked,
    tier_expires: tierExpires,
    label,
  };
}

function listing(rows: readonly KeyRow[]): string {
  const head = ["ACCOUNT", "TIER", "USED THIS MONTH", "STATE", "FROM", "CREATED", "LABEL"];
  const cells = rows.map(({ id, tier, used, monthly_limit, state, origin, created, label = "" }) => {
    return [id, tier, `${used} of ${monthly_limit}`, state, origin, created.slice(0, 10), printable(label)];
  });
  return table(head, cells);
}

function revoke({ paths }: Parsed): Job {
  const [, name, surplus] = paths;
  if (name === undefined || surplus !== undefined) throw new UsageError("name one key or account id to revoke");
  return async (stores, terminal, path) => {
    const revoked = await revokeKey(stores, name);
    if ("error" in revoked) throw new UsageError(reason(revoked, path));
    terminal.out(`Revoked the key of account ${revoked.ok.id}. It is refused from now on; nothing was deleted.\n`);
  };
}

function reason(refused: Exclude<Revoked, { readonly ok: Account }>, path: string): string {
  switch (refused.error) {
    case "not_found":
      return `there is no such key or account in ${path}; faktlint keys list prints the accounts`;
    case "ambiguous":
      return `several accounts begin so: ${refused.ids.join(", ")}; give more of the id`;
    case "key_rotated":
      return `this key was replaced by another and is useless; its account is ${refused.account.id}`;
    case "already_revoked":
      return `the key of account ${refused.account.id} is revoked since ${refused.account.revoked}`;
  }
}
